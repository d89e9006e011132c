"""Random walks through matches, and twins: two worlds that one seat cannot tell apart."""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from .actions import ActionId
from .chance import Seeded
from .game import Game, Refusal
from .match import Match, Ply
from .rng import Rng, below, seeded
from .seats import CHANCE, Seat

LEANS = (0, 1, 3, -1)
"""How strongly a walk prefers low actions, or, below zero, the second one (in an auction the smallest raise).

Different leans reach different corners of a game.
"""


@dataclass(frozen=True)
class Case:
    """A game with options and a number of seats."""

    game: Game
    name: str
    options: Any
    seats: int

    def match(self, *seed: int | str) -> Match:
        """A new match with seeded chance."""
        return Match(self.game, self.options, self.seats, Seeded("chance", *seed))

    def silent_match(self) -> Match:
        """A new match whose chance is fed by hand."""
        return Match(self.game, self.options, self.seats)

    def __str__(self) -> str:
        return f"{self.game.name} {self.name} with {self.seats} seats"


def cases(game: Game) -> Iterator[Case]:
    """Every preset with every number of seats that it is made for."""
    for name, options in game.presets.items():
        for seats in game.seats_of(name):
            yield Case(game, name, options, seats)


def choose(match: Match, seat: Seat, rng: Rng, lean: int) -> ActionId:
    """A random action, mostly leaning (see LEANS)."""
    actions = match.legal(seat)
    index = below(rng, len(actions))
    if lean != 0 and below(rng, 4) > 0:
        if lean < 0:
            index = min(1, len(actions) - 1)
        for _ in range(lean):
            index = min(index, below(rng, len(actions)))
    return actions[index]


def walk(case: Case, *seed: int | str, lean: int = 0) -> Iterator[Match]:
    """A random match, given out before the first decision and after each one."""
    match, rng = case.match(*seed), seeded("walk", *seed)
    yield match
    while not match.is_over:
        asked = match.to_act()
        seat = asked[below(rng, len(asked))]
        match.act(seat, choose(match, seat, rng, lean))
        yield match


def finished(case: Case, *seed: int | str, lean: int = 0) -> Match:
    """A random match played to its end."""
    return deque(walk(case, *seed, lean=lean), maxlen=1).pop()


def feed(match: Match, ply: Ply) -> None:
    """Make a ply again in another match; raises Refusal if it is not legal there."""
    match.make(ply.seat, ply.action)


def replay(case: Case, plies: Sequence[Ply]) -> Match:
    """The match that these plies make."""
    match = case.silent_match()
    for ply in plies:
        feed(match, ply)
    return match


@dataclass(frozen=True)
class Twin:
    """A world that differs from a match only in two cards that the observer never saw."""

    observer: Seat
    first: int
    last: int
    changed: frozenset[int]
    """The plies at which the two cards came from the deck, by their index."""
    swap: dict[str, str]
    """The two cards, each by the other's name."""


def twin_of(case: Case, match: Match, rng: Rng) -> Twin | None:
    """Swap two cards that came from the deck unseen by one seat; None if this try finds none."""
    observer = Seat(below(rng, case.seats))
    part = below(rng, len(match.part_results))
    unseen = [index for index, ply in enumerate(match.plies) if ply.part == part and _is_hidden_draw(ply, observer)]
    if len(unseen) < 2:
        return None
    one, other = sorted((unseen[below(rng, len(unseen))], unseen[below(rng, len(unseen))]))
    cards = [case.game.actions.arguments(match.plies[index].action)["card"] for index in (one, other)]
    if cards[0] == cards[1]:
        return None
    end = next((index for index, ply in enumerate(match.plies) if ply.part > part), len(match.plies))
    return Twin(observer, one, end - 1, frozenset((one, other)), dict(zip(cards, reversed(cards), strict=True)))


def _is_hidden_draw(ply: Ply, observer: Seat) -> bool:
    is_draw = ply.seat == CHANCE and ply.detail.to is not None and ply.detail.source is None
    return is_draw and not ply.detail.is_seen_by(observer, ply.seat)


def _with_other_card(game: Game, ply: Ply, swap: dict[str, str]) -> Ply:
    """The same ply with the other one of the two cards, if it has one of them."""
    verb, card = game.actions.verb(ply.action), game.actions.arguments(ply.action).get("card")
    if card not in swap:
        return ply
    return Ply(ply.seat, game.actions.parse(f"{verb} {swap[card]}"), ply.part, ply.detail)


def lockstep(
    case: Case, plies: Sequence[Ply], twins: Sequence[Twin]
) -> Iterator[tuple[Match, list[tuple[Twin, Match]]]]:
    """A match played again, and beside it its twins, as long as their observers have no right to tell them apart."""
    one = case.silent_match()
    running: list[tuple[Twin, Match]] = []
    for index, ply in enumerate(plies):
        running += [(twin, one.fork()) for twin in twins if twin.first == index]
        feed(one, ply)
        running = [(twin, other) for twin, other in running if index < twin.last and _follows(other, twin, index, ply)]
        yield one, running


def _follows(other: Match, twin: Twin, index: int, ply: Ply) -> bool:
    """Make the ply in the twin too: with the other card where the observer does not see it and it needs to be so."""
    swapped = _with_other_card(other.game, ply, twin.swap)
    ways = [swapped] if index in twin.changed else [ply]
    if not ply.detail.is_seen_by(twin.observer, ply.seat) and index not in twin.changed:
        ways.append(swapped)
    for way in ways:
        try:
            feed(other, way)
        except Refusal:
            continue
        return len(other.part_results) == ply.part and _looks_alike(ply, other.plies[-1], twin.observer)
    return False


def _looks_alike(one: Ply, other: Ply, observer: Seat) -> bool:
    """Do two plies differ only in what the observer has no right to see?"""
    a, b = one.detail, other.detail
    if (a.to, a.source, a.shows) != (b.to, b.source, b.shows):
        return False
    return not a.is_seen_by(observer, one.seat) or (one.action == other.action and a.cards == b.cards)
