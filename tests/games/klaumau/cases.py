"""The tables at which the laws are checked beside the presets: each variation, all of them, every pair of options."""

from typing import Any

import msgspec
from allpairspy import AllPairs

from katzentisch.core.registry import find
from katzentisch.core.walks import Case
from tests.games.klaumau.agreement import CHOICES

GAME = find("klaumau")
SEATS = range(GAME.fewest_seats, GAME.most_seats + 1)

VARIATIONS: dict[str, dict[str, Any]] = {
    "forgery": {"forgery": True, "forgery_uses_wish": True},
    "converted": {"converted": True},
    "converted openly": {"converted": True, "converted_open": True},
    "receiver": {"receiver": True},
    "watchdog": {"watchdog": True},
    "hot potato": {"bomb": "hot_potato"},
    "blast": {"bomb": "blast"},
    "defused": {"bomb": "defused"},
}


def _case(name: str, seats: int, **options: Any) -> Case:
    """One round is enough where the presets play whole games."""
    return Case(GAME, name, msgspec.convert({"rounds": 1, **options}, GAME.options), seats)


def pairwise() -> list[dict[str, Any]]:
    """Tables that together have every pair of values of any two options, the number of seats among them."""
    names = [*CHOICES, "starter", "rounds", "seats"]
    values = [*CHOICES.values(), ("random", 1), ("players", 1, 2), tuple(SEATS)]
    return [dict(zip(names, row, strict=True)) for row in AllPairs([list(choices) for choices in values])]


PAIRS = pairwise()
CASES = [
    *(_case(name, seats, **options) for name, options in VARIATIONS.items() for seats in SEATS),
    *(_case("all", seats, **{k: v for one in VARIATIONS.values() for k, v in one.items()}) for seats in SEATS),
    *(
        _case(f"pairs {number}", row["seats"], **{name: row[name] for name in row if name != "seats"})
        for number, row in enumerate(PAIRS)
    ),
]
