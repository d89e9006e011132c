"""Regret minimisation: how far both ways are played out."""

from typing import Any

import pytest

from katzentisch.core.chance import Seeded
from katzentisch.core.compiled import is_available
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.rng import for_compiled

np = pytest.importorskip("numpy")

from katzentisch.bots.engine import as_bytes, weights_of  # noqa: E402
from katzentisch.lab.regret import play_out  # noqa: E402


@pytest.mark.skipif(not is_available(), reason="needs numba")
def test_both_ways_are_played_to_the_end_of_the_round() -> None:
    """Not only to the next card drawn, where search may judge."""
    game = find("klaumau")
    match = Match(game, None, 3, Seeded("regret"))
    run, seat = game.build(jit=True)(play_out), match.to_act()[0]
    actions, values = np.zeros(game.most_legal, dtype=np.int32), np.zeros(game.most_legal)
    weights = weights_of(game.advice.policies()["greedy"], 3)[0]
    world = as_bytes(match.state.dump())
    for action in match.legal(seat):
        trial = world.copy()
        brought = run(trial, world, seat, action, 3, actions, values, weights, for_compiled([7]))
        after: Any = game.state.load(trial.tobytes())
        assert after.round == match.state.round + 1
        assert 0 <= brought <= 1
