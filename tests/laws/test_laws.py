"""Every law, for every game, every preset and every number of seats, compiled and interpreted."""

import functools
import os
from importlib import import_module
from importlib.util import find_spec

import pytest

from katzentisch.core.checks import LAWS, Law
from katzentisch.core.registry import games
from katzentisch.core.walks import Case, cases, finished

PLIES = int(os.environ.get("KATZENTISCH_PLIES", "1200"))
"""About so many plies a law looks at in a preset, and a quarter of them in another case, where it takes its whole
share; `make soak` walks ten times as far."""
OF_PRESETS = (8, 10, 11)
"""Laws about words, transcripts and texts, which are the same for all tables of a game."""


def more_cases(game: str) -> list[Case]:
    """The tables that a game wants checked beside its presets."""
    module = f"tests.games.{game}.cases"
    return import_module(module).CASES if find_spec(module) else []


PRESETS = [case for game in games().values() for case in cases(game)]
OTHERS = [case for game in games() for case in more_cases(game)]
CASES = [(case, law) for case in PRESETS for law in LAWS]
CASES += [(case, law) for case in OTHERS for law in LAWS if law.number not in OF_PRESETS]


@functools.cache
def length(case: str) -> int:
    """How many plies a match of this case has, roughly."""
    (found,) = (other for other in [*PRESETS, *OTHERS] if str(other) == case)
    return finished(found, "length").version


def tries(case: Case, law: Law) -> int:
    """As many matches as the plies allow, at least one."""
    plies = PLIES if case.name in case.game.presets else PLIES // 4
    return max(1, min(PLIES // 40, round(plies / length(str(case)) * law.share)))


def _name(value: Case | Law) -> str:
    return str(value) if isinstance(value, Case) else value.check.__name__


@pytest.mark.parametrize(("case", "law"), CASES, ids=_name)
def test_law(case: Case, law: Law) -> None:
    law.check(case, tries(case, law))


def test_every_number_of_seats_is_checked() -> None:
    for game in games().values():
        checked = {case.seats for case in PRESETS if case.game is game}
        assert checked == set(range(game.fewest_seats, game.most_seats + 1))


def test_laws_are_numbered_and_say_what_they_demand() -> None:
    assert [law.number for law in LAWS] == [*range(1, 12), 13, 14, 15]
    assert all(law.title.endswith(".") for law in LAWS)
