"""Contests between rules of thumb: the same deals in every rotation, compiled."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from ..bots.kernel.results import share
from ..core.advice import appraise, pick, waver
from ..core.compiled import compiled
from ..core.fast import Fast
from ..core.game import Game
from ..core.kernel import apply, legal, outcome, tickets, turn
from ..core.rng import Rng, below, for_compiled, next64, seeded
from ..core.seats import CHANCE, NOBODY

if TYPE_CHECKING:
    from numpy.typing import NDArray

GENERIC_VALUES = ("STATE",)
STATE: Any = None

Row = Sequence[float]
"""The weights of a rule of thumb."""


@compiled
def contest(
    start: Any,
    buffer: Any,
    master: Rng,
    chance: Rng,
    rng: Rng,
    actions: Any,
    values: Any,
    weights: Any,
    noises: Any,
    lineup: Any,
    deals: int,
    totals: Any,
) -> int:
    """Rules of thumb play each deal in every rotation of a line-up (rows of `weights` by seat); decisions made.

    totals by row of weights: shares of victory, their squares by deal, shares of the last deal. What bots draw at
    random comes from another generator than the cards, so that the same ones come up in all rotations.
    """
    seats = len(lineup)
    decisions = 0
    for _ in range(deals):
        seed = next64(master)
        rng[0] = next64(master)
        for row in range(len(totals)):
            totals[row][2] = 0.0
        for turned in range(seats):
            for i in range(len(start)):
                buffer[i] = start[i]
            chance[0] = seed
            state = buffer.view(STATE)[0]
            who: Any = np.int64(turn(state))
            while who != NOBODY:
                if who == CHANCE:
                    action = outcome(state, below(chance, tickets(state)))
                else:
                    row = lineup[(who + turned) % seats]
                    count = legal(state, who, actions)
                    decisions += 1
                    index = 0
                    if count > 1:
                        if noises[row] < 0:
                            index = below(rng, count)
                        else:
                            kind = appraise(state, who, actions, count, weights[row], values)
                            waver(count, values, kind, noises[row])
                            index = pick(actions, count, values, kind, noises[row], rng)
                    action = actions[index]
                apply(state, who, action, None)
                who = np.int64(turn(state))
            for seat in range(seats):
                totals[lineup[(seat + turned) % seats]][2] += share(state, seat, seats)
        for row in range(len(totals)):
            totals[row][0] += totals[row][2]
            totals[row][1] += totals[row][2] * totals[row][2]
    return decisions


@dataclass(frozen=True)
class Outcome:
    """What one player took from the others: the share of victory, and its error (95 %), clustered by deal."""

    share: float
    error: float
    deals: int

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} ± {100 * self.error:.1f} %"


class Contest:
    """A game for a number of seats, ready for contests of one player against copies of another."""

    def __init__(self, game: Game, options: Any, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.decisions = 0
        """How many there were in the last contest."""
        self._fast = Fast(game, options, seats)
        self._run = game.build(jit=True)(contest)
        self._values: NDArray[np.float64] = np.zeros(game.most_legal)
        self._lineup: NDArray[np.int64] = np.array([0] + [1] * (seats - 1))

    def play(
        self, hero: Row, others: Row, seed: tuple[int | str, ...], deals: int, noises: tuple[float, float] = (0.0, 0.0)
    ) -> Outcome:
        """One hero against copies of another player; the same seed gives every hero the same chance."""
        totals = np.zeros((2, 3))
        self.decisions = self._run(
            self._fast.start, self._fast.buffer, for_compiled(seeded("contest", *seed)), for_compiled([0]),
            for_compiled([0]), self._fast.actions, self._values, both(hero, others), np.array(noises), self._lineup,
            deals, totals,
        )  # fmt: skip
        mean = totals[0, 0] / deals
        spread = sqrt(max(0.0, totals[0, 1] / deals - mean * mean))
        return Outcome(mean / self.seats, 1.96 * spread / sqrt(deals) / self.seats, deals)


def both(hero: Row, others: Row) -> "NDArray[np.float64]":
    """Two rows of weights, the shorter one filled up."""
    rows = np.zeros((2, max(len(hero), len(others))))
    rows[0, : len(hero)] = hero
    rows[1, : len(others)] = others
    return rows
