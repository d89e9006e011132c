"""Compiles everything that a game will need, so that nobody waits for it later."""

from .checks import law_09_compiled_equals_interpreted
from .fast import Fast
from .game import Game
from .rng import for_compiled, seeded
from .walks import Case


def warm(game: Game) -> None:
    """Compile the loops and the rules of a game into the cache."""
    preset, options = next(iter(game.presets.items()))
    seats = game.seats_of(preset)[0]
    fast = Fast(game, options, seats)
    fast.trace(seeded("warm"))
    fast.trace_legal(seeded("warm"))
    fast.simulate(for_compiled(seeded("warm")), 1)
    law_09_compiled_equals_interpreted(Case(game, preset, options, seats), 1)
