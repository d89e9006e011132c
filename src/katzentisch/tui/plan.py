"""What a table is to be: which game, how many seats, who sits there; what was not said gets a default."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..bots.catalog import bot_of
from ..bots.levels import DEFAULT
from ..core.game import Game, Refusal
from ..core.locale import Translator, printable
from ..core.registry import find, games

SEATS = 3
"""How many sit down if nobody says otherwise: one person and two bots."""

LONGEST_NAME = 12

OWN = "="
"""Stands for options of one's own where presets are named; no preset is called so."""


@dataclass(frozen=True)
class Wishes:
    """What was asked for at the start; None where nothing was said."""

    game: str | None = None
    seats: int | None = None
    people: int | None = None
    names: Sequence[str] = ()
    preset: str | None = None
    options: Any = None
    """Options of one's own, made from the preset; they belong to the game that was named."""
    level: str | None = None
    """How well the bots play: a level, or another bot for people."""

    def are_complete(self) -> bool:
        """Can the table open without asking?"""
        return None not in (self.game, self.seats, self.people)


@dataclass(frozen=True)
class Plan:
    """A table ready to be opened; the first seats are people, the others bots."""

    game: Game
    seats: int
    people: int
    names: tuple[str, ...]
    preset: str
    options: Any
    has_own_options: bool = False
    level: str = DEFAULT

    @property
    def is_hot_seat(self) -> bool:
        """Do several people share the screen?"""
        return self.people > 1


def presets_of(game: Game) -> list[str]:
    """The presets of a game, the default first."""
    return list(game.presets)


def plan(wishes: Wishes, speak: Translator) -> Plan:
    """The table that was asked for, with defaults; refuses what cannot be."""
    game = find(wishes.game) if wishes.game else next(iter(games().values()))
    preset = wishes.preset or presets_of(game)[0]
    if preset not in game.presets:
        raise Refusal("tui-no-such-preset", preset=preset, presets=", ".join(game.presets))
    possible = game.seats_of(preset)
    seats = wishes.seats or min(possible, key=lambda count: abs(count - SEATS))
    if seats not in possible:
        raise Refusal("tui-seats", seats=seats, preset=preset, fewest=min(possible), most=max(possible))
    people = 1 if wishes.people is None else wishes.people
    if not 1 <= people <= seats:
        raise Refusal("tui-people", people=people, seats=seats)
    options = game.presets[preset] if wishes.options is None else wishes.options
    game.start(options, seats, None)
    level = wishes.level or DEFAULT
    bot_of(game, level, for_people=True)
    names = seat_names(wishes.names, seats, people, speak)
    return Plan(game, seats, people, names, preset, options, has_own_options=wishes.options is not None, level=level)


def seat_names(wanted: Sequence[str], seats: int, people: int, speak: Translator) -> tuple[str, ...]:
    """The names that were given, then people and cats from the list; no name twice."""
    names: list[str] = []
    for seat in range(seats):
        spare = speak("people-names" if seat < people else "bot-names").split()
        given = _harmless(wanted[seat]) if seat < len(wanted) else ""
        names.append(_unused(given or next(name for name in spare if name not in names), names))
    return tuple(names)


def _harmless(name: str) -> str:
    """The name without what could steer a terminal."""
    return "".join(letter for letter in name if printable(letter) == letter).strip()


def _unused(name: str, names: Sequence[str]) -> str:
    """The name, numbered if somebody has it already."""
    number, found = 1, name
    while found in names:
        number += 1
        found = f"{name} {number}"
    return found
