"""A table that plays Katzenjammer Blues as a story: the hands, the order of the deck, and who says what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from katzentisch.core.chance import CardOrder, Seeded, Source, Urn
from katzentisch.core.game import Refusal
from katzentisch.core.match import Match
from katzentisch.core.seats import CHANCE, PUBLIC, Seat
from katzentisch.games.katzenjammer import GAME
from katzentisch.games.katzenjammer.explain import REFUSALS
from katzentisch.games.katzenjammer.options import Options
from katzentisch.games.katzenjammer.view import SeatView, View


def names_of(plies: Any) -> list[str]:
    """Plies in the words of docs/records.md."""
    return [GAME.actions.name(ply.action) for ply in plies]


class Told:
    """The cards in the told order, whoever takes them; when all is told, a seed goes on."""

    def __init__(self, cards: Sequence[str]) -> None:
        self._left = len(cards)
        self._seeded = Seeded("after the story")
        self._order = CardOrder(GAME.actions, cards, self._seeded)

    def pick(self, urn: Urn) -> int:
        self._left -= 1
        return (self._order if self._left >= 0 else self._seeded).pick(urn)


class Table:
    """A match, with everything in the words of docs/records.md."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._heard = 0

    # Acting

    def says(self, seat: int, name: str) -> None:
        """A seat acts; cards and mice must stay the same in number."""
        heard = len(self.match.events)
        self.match.say(Seat(seat), name)
        self._heard = heard
        for what, expected, found in GAME.conserved(self.match.state):
            assert expected == found, what

    def plays(self, story: str) -> Table:
        """Several seats act: `1 bid 2x2, 0 pass, 1 pay 0J`."""
        for line in story.split(", ") if story else []:
            seat, name = line.split(" ", 1)
            self.says(int(seat), name)
        return self

    def chance(self, name: str) -> None:
        """Feed one outcome at a table without a source."""
        self.match.chance(self.match.parse(name))

    # Looking

    def view(self, viewer: int = PUBLIC) -> View:
        view = self.match.view(Seat(viewer))
        assert isinstance(view, View)
        return view

    def seat(self, seat: int) -> SeatView:
        """A seat as everyone sees it."""
        return self.view().seats[seat]

    def hand(self, seat: int) -> str:
        return " ".join(self.view(seat).hand or [])

    def mice(self, seat: int) -> int:
        return self.seat(seat).mice

    def shown(self, seat: int) -> int:
        return self.seat(seat).jokers_shown

    def legal(self, seat: int) -> list[str]:
        return [GAME.actions.name(action) for action in self.match.legal(Seat(seat))]

    def default(self, seat: int) -> str:
        return GAME.actions.name(self.match.default(Seat(seat)))

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def acting(self) -> int | None:
        return self.view().acting

    @property
    def bandleader(self) -> int | None:
        return self.view().bandleader

    @property
    def row(self) -> str:
        return " ".join(self.view().row)

    @property
    def discard(self) -> str:
        return " ".join(self.view().discard)

    @property
    def deck(self) -> int:
        return self.view().deck

    @property
    def supply(self) -> int:
        return self.view().supply

    # Listening

    def told(self, *kinds: str, to: int = PUBLIC) -> list[str]:
        """All events of these kinds as a viewer heard them: `1 bids 2x2`, `0 drew`, `unsold`."""
        return [_sentence(event) for event in self.match.heard(Seat(to)) if event["event"] in kinds]

    def news(self, to: int = PUBLIC) -> list[str]:
        """All that came of what was last said."""
        return [_sentence(event) for event in self.match.heard(Seat(to), self._heard)]

    @property
    def plies(self) -> list[str]:
        """Every ply: `chance reveal 2`, `1 pass`."""
        who = {CHANCE: "chance"}
        return [f"{who.get(ply.seat, ply.seat)} {GAME.actions.name(ply.action)}" for ply in self.match.plies]

    @property
    def laid(self) -> str:
        """The cards that the last ply laid on the table."""
        return " ".join(self.match.plies[-1].detail.cards or [])

    # Results

    @property
    def endings(self) -> list[str]:
        """Why each finished game ended."""
        return [result["ended"] for result in self.match.part_results]

    def results(self, what: str, game: int = -1) -> list[int]:
        """`mice`, `jokers`, `score` or `place` of every seat in a finished game."""
        return [seat[what] for seat in self.match.part_results[game]["seats"]]

    def totals(self, what: str) -> list[int]:
        """`total`, `jokers` or `place` of every seat in the match."""
        result = self.match.result
        assert result is not None, "the match still runs"
        return [seat[what] for seat in result["seats"]]


def _sentence(event: dict[str, str | int]) -> str:
    words, cards = [str(event["event"])], ""
    for name, word in event.items():
        if name.startswith("cards-"):
            cards += name[-1] * int(word)
        elif name == "seat":
            words.insert(0, str(word))
        elif name != "event":
            words.append(str(word))
    return " ".join([*words, *sorted(cards)])


def open_table(seats: int, source: Source | None = None, **options: Any) -> Table:
    """A table with the printed rules but for these options."""
    return Table(Match(GAME, msgspec.convert(options, Options), seats, source))


def deal(hands: Sequence[str], leader: int = 0, then: str = "", **options: Any) -> Table:
    """A table with these hands by seat; `then` is the order of the deck after the deal."""
    cards = [hand.split() for hand in hands]
    seats, size = len(hands), len(cards[0])
    assert all(len(hand) == size for hand in cards), "hands of one size"
    order = [cards[(leader + 1 + i) % seats][turn] for turn in range(size) for i in range(seats)]
    source = Told([*order, *then.split()])
    return open_table(seats, source, first_bandleader=leader, hand=size, **options)


def empty_handed(others: Sequence[str] = ("3 4 5",), then: str = "", **options: Any) -> Table:
    """Seat 0 won the first lot, presented all its cards for one mouse and is bandleader; `then` follows."""
    table = deal(["1 1 2", *others], leader=len(others), then=f"1 1 {then}", **options)
    table.says(0, "bid 1x2")
    for seat in range(1, len(others) + 1):
        table.says(seat, "pass")
    return table.plays("0 pay 0J, 0 present 1 0J, 0 done")


@contextmanager
def refused(code: str, rule: str, **facts: Any) -> Iterator[None]:
    """Expects a refusal; the facts, where given, must be all of them."""
    with pytest.raises(Refusal) as caught:
        yield
    refusal = caught.value
    assert (refusal.code, refusal.rule) == (code, rule), refusal
    assert set(refusal.facts) == set(REFUSALS[code])
    assert not facts or refusal.facts == facts, refusal
