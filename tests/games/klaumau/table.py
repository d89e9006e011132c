"""A table that plays Klaumau! as a story: the hands, the start card, the pile from its top, and who says what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from katzentisch.core.chance import ScriptError, Seeded, Source, Urn
from katzentisch.core.game import Refusal
from katzentisch.core.match import Match
from katzentisch.core.seats import CHANCE, PUBLIC, Seat
from katzentisch.games.klaumau import GAME
from katzentisch.games.klaumau.explain import REFUSALS
from katzentisch.games.klaumau.options import Options
from katzentisch.games.klaumau.view import SeatView, View

PILE = " ".join(["blue-4"] * 12)
"""What is drawn where it does not matter."""


class Told:
    """Each round's cards in the told order, blind cards as they are named; what is not told comes from a seed."""

    def __init__(self, *rounds: Sequence[str]) -> None:
        self.blind = ""
        self.odds: list[dict[str, int]] = []
        self._rounds = iter(rounds)
        self._cards: Iterator[str] = iter(())
        self._is_dealing = False
        self._seeded = Seeded("after the story")

    def pick(self, urn: Urn) -> int:
        self.odds.append(Counter(GAME.actions.name(urn.outcome(ticket)) for ticket in range(urn.tickets())))
        verb = GAME.actions.verb(urn.actions()[0])
        if verb == "deal" and not self._is_dealing:
            self._cards = iter(next(self._rounds, ()))
        self._is_dealing = verb == "deal"
        card = self._blind() if verb == "take" else "" if verb == "starter" else next(self._cards, "")
        return self._find(urn, f"{verb} {card}") if card else self._seeded.pick(urn)

    def _blind(self) -> str:
        card, self.blind = self.blind, ""
        return card

    def _find(self, urn: Urn, name: str) -> int:
        action = GAME.actions.parse(name)
        if action not in urn.actions():
            raise ScriptError(f"{name} cannot come; possible are {[GAME.actions.name(a) for a in urn.actions()]}")
        return action


class Table:
    """A match, with everything in the words of docs/records.md."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._heard = 0

    # Acting

    def says(self, seat: int, name: str, blind: str = "") -> None:
        """A seat acts, and if a card is taken blindly then, it is this one; the deck must stay the same."""
        heard = len(self.match.events)
        if isinstance(self.match.source, Told):
            self.match.source.blind = blind
        self.match.say(Seat(seat), name)
        self._heard = heard
        for what, expected, found in GAME.conserved(self.match.state):
            assert expected == found, what

    def plays(self, story: str) -> Table:
        """Several seats act: `0 play red-crook, 0 rob 1, 1 allow > red-3` (the last is the card that is taken)."""
        for line in story.split(", ") if story else []:
            said, _, blind = line.partition(" > ")
            seat, name = said.split(" ", 1)
            self.says(int(seat), name, blind)
        return self

    def believed(self, *seats: int) -> Table:
        """One after another says "I cannot" and everyone believes it."""
        for seat in seats:
            self.says(seat, "cannot")
            for other in self.asked:
                self.says(other, "believe")
        return self

    def doubted(self, seat: int, by: int) -> Table:
        """A seat says "I cannot", one doubts it, the others believe it."""
        self.says(seat, "cannot")
        for other in self.asked:
            if other != by:
                self.says(other, "believe")
        self.says(by, "doubt")
        return self

    def chance(self, *names: str) -> Table:
        """Feed outcomes at a table without a source."""
        for name in names:
            self.match.chance(self.match.parse(name))
        return self

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

    def shown(self, viewer: int = PUBLIC) -> str | None:
        """The hand that lies open, as a viewer sees it."""
        shown = self.view(viewer).shown
        return None if shown is None else " ".join(shown)

    def legal(self, seat: int) -> list[str]:
        return [GAME.actions.name(action) for action in self.match.legal(Seat(seat))]

    def default(self, seat: int) -> str:
        return GAME.actions.name(self.match.default(Seat(seat)))

    def outcomes(self) -> dict[str, int]:
        """At a table without a source: what may come now, with its weight."""
        return dict(zip(self.legal(CHANCE), self.match.weights(), strict=True))

    def odds(self, verb: str) -> list[dict[str, int]]:
        """What could come, with its weight, at every chance ply of this verb so far."""
        assert isinstance(self.match.source, Told)
        return [odds for odds in self.match.source.odds if next(iter(odds)).startswith(f"{verb} ")]

    @property
    def sizes(self) -> list[int]:
        return [seat.cards for seat in self.view().seats]

    @property
    def lost(self) -> list[int]:
        return [seat.lost_turns for seat in self.view().seats]

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def asked(self) -> list[int]:
        return self.view().asked

    @property
    def turn(self) -> int:
        """Whose turn it is to play a card."""
        assert self.phase == "turn", self.phase
        return self.asked[0]

    @property
    def waits(self) -> tuple[str, list[int]]:
        """What the match waits for, and from whom."""
        return self.phase, self.asked

    @property
    def top(self) -> str | None:
        return self.view().top

    @property
    def wish(self) -> str | None:
        return self.view().wish

    @property
    def direction(self) -> str:
        return self.view().direction

    @property
    def pile(self) -> int:
        return self.view().pile

    @property
    def discard(self) -> str:
        return " ".join(self.view().discard)

    # Listening

    def told(self, *kinds: str, to: int = PUBLIC) -> list[str]:
        """All events of these kinds as a viewer heard them: `0 played red-3`, `0 stole 1`, `pile-empty`."""
        return [_sentence(event) for event in self.match.heard(Seat(to)) if event["event"] in kinds]

    def news(self, to: int = PUBLIC) -> list[str]:
        """All that came of what was last said."""
        return [_sentence(event) for event in self.match.heard(Seat(to), self._heard)]

    @property
    def plies(self) -> list[str]:
        """Every ply: `chance deal red-2`, `1 cannot`."""
        who = {CHANCE: "chance"}
        return [f"{who.get(ply.seat, ply.seat)} {GAME.actions.name(ply.action)}" for ply in self.match.plies]

    # Results

    @property
    def endings(self) -> list[str]:
        """Why each finished round ended."""
        return [result["ended"] for result in self.match.part_results]

    def results(self, what: str, number: int = -1) -> list[int]:
        """`cards`, `hand`, `watchdog`, `money`, `score` or `total` of every seat in a finished round."""
        return [seat[what] for seat in self.match.part_results[number]["seats"]]

    def totals(self, what: str) -> list[int]:
        """`total` or `place` of every seat in the match."""
        result = self.match.result
        assert result is not None, "the match still runs"
        return [seat[what] for seat in result["seats"]]


def _sentence(event: dict[str, Any]) -> str:
    words = [str(event["event"])]
    for name, word in event.items():
        if name == "seat":
            words.insert(0, str(word))
        elif name == "cards":
            words += word
        elif name != "event":
            words.append(str(word))
    return " ".join(words)


def open_table(seats: int, source: Source | None = None, **options: Any) -> Table:
    """A table with the printed rules but for these options; without a source chance is fed by hand."""
    return Table(Match(GAME, msgspec.convert(options, Options), seats, source))


def order_of(hands: Sequence[str], top: str, pile: str = "", starter: int = 0) -> list[str]:
    """The cards of a round in the order in which they come from the deck."""
    cards = [hand.split() for hand in hands]
    seats, size = len(hands), len(cards[0])
    assert all(len(hand) == size for hand in cards), "hands of one size"
    dealt = [cards[(starter + i) % seats][turn] for turn in range(size) for i in range(seats)]
    return [*dealt, *top.split(), *pile.split()]


def deal(
    hands: Sequence[str],
    top: str,
    pile: str = PILE,
    starter: int | list[int] = 0,
    then: Sequence[Sequence[str]] = (),
    **options: Any,
) -> Table:
    """One round with these hands by seat, the start card and the pile; the deck has these cards and no others.

    Cards before the last of `top` are buried. `then` has the order of the cards in further rounds.
    """
    first = starter if isinstance(starter, int) else starter[0]
    cards = order_of(hands, top, pile, first)
    table = {"id": "story", "black": dict(Counter(cards)), "grey": {}}
    chosen = {"rounds": 1, "deck_table": table, "starter": starter, "hand": len(hands[0].split()), **options}
    return open_table(len(hands), Told(cards, *then), **chosen)


@contextmanager
def refused(code: str, rule: str, **facts: Any) -> Iterator[None]:
    """Expects a refusal; the facts, where given, must be all of them."""
    with pytest.raises(Refusal) as caught:
        yield
    refusal = caught.value
    assert (refusal.code, refusal.rule) == (code, rule), refusal
    assert set(refusal.facts) == set(REFUSALS.get(code, refusal.facts))
    assert not facts or refusal.facts == facts, refusal
