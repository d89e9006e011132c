"""Every law, for every game, every preset and every number of seats, compiled and interpreted."""

import pytest

from katzentisch.core.checks import LAWS, Law
from katzentisch.core.registry import games
from katzentisch.core.walks import Case, cases

TRIES = 30
CASES = [case for game in games().values() for case in cases(game)]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.check.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_law(case: Case, law: Law) -> None:
    law.check(case, max(1, round(TRIES * law.share / case.options.games)))


def test_every_number_of_seats_is_checked() -> None:
    for game in games().values():
        checked = {case.seats for case in CASES if case.game is game}
        assert checked == set(range(game.fewest_seats, game.most_seats + 1))


def test_laws_are_numbered_and_say_what_they_demand() -> None:
    assert [law.number for law in LAWS] == [*range(1, 12), 13, 14, 15]
    assert all(law.title.endswith(".") for law in LAWS)
