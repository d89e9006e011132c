"""Compiles everything that a game will need, so that nobody waits for it later."""

from collections.abc import Callable

from .checks import law_09_compiled_equals_interpreted
from .fast import Fast
from .game import Game
from .registry import find
from .rng import for_compiled, seeded
from .walks import Case


def _case(game: Game) -> Case:
    preset, options = next(iter(game.presets.items()))
    return Case(game, preset, options, game.seats_of(preset)[0])


def _loops(game: Game) -> None:
    case = _case(game)
    fast = Fast(game, case.options, case.seats)
    fast.trace(seeded("warm"))
    fast.trace_legal(seeded("warm"))
    fast.simulate(for_compiled(seeded("warm")), 1)
    fast.stepper(seeded("warm")).restart()


def _rules(game: Game) -> None:
    law_09_compiled_equals_interpreted(_case(game), 1)


JOBS: dict[str, Callable[[Game], None]] = {"loops": _loops, "rules": _rules}
"""What can be compiled independently."""


def warm(game: str, job: str) -> None:
    """Compile one job of a game into the cache."""
    JOBS[job](find(game))
