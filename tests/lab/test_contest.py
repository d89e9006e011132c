"""Contests between rules of thumb: every deal in every rotation, the same for everybody."""

import pytest

from katzentisch.core.advice import RANDOM
from katzentisch.core.compiled import is_available
from katzentisch.core.registry import find
from katzentisch.lab.contest import Contest

DEALS = 500


@pytest.mark.skipif(not is_available(), reason="needs numba")
def test_chance_against_chance_is_fair(paws: None) -> None:
    game = find("paws")
    contest = Contest(game, game.options(), 3)
    nothing = RANDOM.row(3)
    both = (RANDOM.noise, RANDOM.noise)
    once = contest.play(nothing, nothing, ("once",), DEALS, both)
    assert contest.decisions == DEALS * 3 * 3, "three rotations, in each of which all three decide once"
    assert 0 < once.error < 0.03
    assert abs(once.share - 1 / 3) < once.error
    assert contest.play(nothing, nothing, ("once",), DEALS, both) == once
    assert contest.play(nothing, nothing, ("again",), DEALS, both) != once
