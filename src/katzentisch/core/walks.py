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
    if ply.seat == CHANCE:
        match.chance(ply.action)
    else:
        match.act(ply.seat, ply.action)


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
    plies: dict[int, Ply]
    """The plies that differ, by their index."""


def twin_of(case: Case, match: Match, rng: Rng) -> Twin | None:
    """Swap two cards that went unseen by one seat; None if this try finds none. Records tell who received a card."""
    observer = Seat(below(rng, case.seats))
    part = below(rng, len(match.part_results))
    unseen = [index for index, ply in enumerate(match.plies) if _is_unseen(ply, observer) and ply.part == part]
    if len(unseen) < 2:
        return None
    one, other = sorted((unseen[below(rng, len(unseen))], unseen[below(rng, len(unseen))]))
    plies = {
        one: _with_card_of(case.game, match.plies[one], match.plies[other]),
        other: _with_card_of(case.game, match.plies[other], match.plies[one]),
    }
    if plies[one] == match.plies[one]:
        return None
    end = next((index for index, ply in enumerate(match.plies) if ply.part > part), len(match.plies))
    return Twin(observer, one, end - 1, plies)


def _is_unseen(ply: Ply, observer: Seat) -> bool:
    return ply.seat == CHANCE and ply.detail.to is not None and ply.detail.to != observer


def _with_card_of(game: Game, ply: Ply, other: Ply) -> Ply:
    """The same ply with the card of another one."""
    verb = game.actions.verb(ply.action)
    card = game.actions.arguments(other.action)["card"]
    return Ply(ply.seat, game.actions.parse(f"{verb} {card}"), ply.part, ply.detail)


def lockstep(
    case: Case, plies: Sequence[Ply], twins: Sequence[Twin]
) -> Iterator[tuple[Match, list[tuple[Twin, Match]]]]:
    """A match played again, and beside it its twins, as long as the plies are legal in both and their part lasts."""
    one = case.silent_match()
    running: list[tuple[Twin, Match]] = []
    for index, ply in enumerate(plies):
        running += [(twin, one.fork()) for twin in twins if twin.first == index]
        feed(one, ply)
        running = [(twin, other) for twin, other in running if index < twin.last and _follows(other, twin, index, ply)]
        yield one, running


def _follows(other: Match, twin: Twin, index: int, ply: Ply) -> bool:
    try:
        feed(other, twin.plies.get(index, ply))
    except Refusal:
        return False
    return len(other.part_results) == ply.part
