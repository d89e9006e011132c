"""Contests between rules of thumb: the same deals in every rotation, compiled."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

from ..bots import kernel
from ..core.fast import Fast
from ..core.game import Game
from ..core.rng import for_compiled, seeded

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Row = Sequence[float]
"""The weights of a rule of thumb."""


@dataclass(frozen=True)
class Outcome:
    """What one player took from the others: the share of victory, and its error (95 %), clustered by deal."""

    share: float
    error: float
    deals: int

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} ± {100 * self.error:.1f} %"


class Arena:
    """A game for a number of seats, ready for contests of one player against copies of another."""

    def __init__(self, game: Game, options: Any, seats: int) -> None:
        import numpy as np

        self.game = game
        self.seats = seats
        self.decisions = 0
        """How many there were in the last contest."""
        self._fast = Fast(game, options, seats)
        self._run = game.build(jit=True)(kernel.contest)
        self._values: NDArray[np.float64] = np.zeros(game.most_legal)
        self._lineup: NDArray[np.int64] = np.array([0] + [1] * (seats - 1))

    def play(
        self, hero: Row, others: Row, seed: tuple[int | str, ...], deals: int, noises: tuple[float, float] = (0.0, 0.0)
    ) -> Outcome:
        """One hero against copies of another player; the same seed deals the same cards to every hero."""
        import numpy as np

        totals = np.zeros((2, 5))
        self.decisions = self._run(
            self._fast.start, self._fast.buffer, for_compiled(seeded("contest", *seed)), for_compiled([0]),
            self._fast.actions, self._values, both(hero, others), np.array(noises), self._lineup, deals, totals,
        )  # fmt: skip
        mean = totals[0, 1] / deals
        spread = sqrt(max(0.0, totals[0, 2] / deals - mean * mean))
        return Outcome(mean / self.seats, 1.96 * spread / sqrt(deals) / self.seats, deals)


def both(hero: Row, others: Row) -> "NDArray[np.float64]":
    """Two rows of weights, the shorter one filled up."""
    import numpy as np

    rows = np.zeros((2, max(len(hero), len(others))))
    rows[0, : len(hero)] = hero
    rows[1, : len(others)] = others
    return rows
