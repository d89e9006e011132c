"""Fitting a game's judgement: `worth` should say how matches that look like this end.

Rules of thumb with some chance mixed in play matches; positions where a playout may be cut are kept with the final
shares of victory, and the weights that come after those of the rule of thumb are fitted by logistic regression. Only
`worth` itself is asked, by small changes of its weights, so nothing here knows what a game's judgement is made of.

python -m katzentisch.lab.judging katzenjammer --players 2
"""

import argparse
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..bots.kernel.results import share
from ..core.advice import appraise, epoch, pick, worth
from ..core.compiled import compiled
from ..core.fast import Fast
from ..core.game import Game
from ..core.kernel import apply, legal, outcome, tickets, turn
from ..core.registry import find
from ..core.rng import Rng, below, for_compiled, seeded
from ..core.seats import CHANCE, NOBODY
from .rows import read_row, tuned_weights, write_row

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

GENERIC_VALUES = ("STATE",)
STATE: Any = None

KEPT = 3
"""One of so many positions is kept."""
NOISE = 1.0
STEPS = 12
NUDGE = 1e-4
RIDGE = 3.0
"""As if so many positions said that a weight is 0."""
FLOOR = 1e-6


@compiled
def keep(states: Any, kept: int, buffer: Any) -> None:
    """Put a position aside."""
    for i in range(len(buffer)):
        states[kept][i] = buffer[i]


@compiled
def collect(
    start: Any, buffer: Any, rng: Rng, actions: Any, values: Any, weights: Any, noise: float, states: Any, shares: Any
) -> None:
    """Fill `states` with positions of many matches, `shares` with how they ended for each seat."""
    kept, first = 0, 0
    while kept < len(states):
        for i in range(len(start)):
            buffer[i] = start[i]
        state = buffer.view(STATE)[0]
        reached = epoch(state)
        who = turn(state)
        while who != NOBODY:
            if who == CHANCE:
                action = outcome(state, below(rng, tickets(state)))
            else:
                if epoch(state) > reached and kept < len(states) and below(rng, KEPT) == 0:
                    keep(states, kept, buffer)
                    kept += 1
                reached = epoch(state)
                count = legal(state, who, actions)
                index = 0
                if count > 1:
                    kind = appraise(state, who, actions, count, weights, values)
                    index = pick(actions, count, values, kind, noise, rng)
                action = actions[index]
            apply(state, who, action, None)
            who = turn(state)
        seats = shares.shape[1]
        for position in range(first, kept):
            for seat in range(seats):
                shares[position][seat] = share(state, seat, seats)
        first = kept


@compiled
def judge(states: Any, weights: Any, found: Any) -> None:
    """What `worth` says of every position and seat."""
    for position in range(len(states)):
        state = states[position].view(STATE)[0]
        for seat in range(found.shape[1]):
            found[position][seat] = worth(state, seat, weights)


@dataclass(frozen=True)
class Quality:
    """How good a judgement is: logarithmic loss and Brier score, and those of one who says the same of all seats."""

    loss: float
    brier: float
    constant_loss: float
    constant_brier: float

    def __str__(self) -> str:
        return (
            f"log loss {self.loss:.4f} (constant {self.constant_loss:.4f}), "
            f"Brier {self.brier:.4f} (constant {self.constant_brier:.4f})"
        )


class Judge:
    """Fits the judgement of a game for a number of seats."""

    def __init__(self, game: Game, seats: int, policy: str, positions: int, seed: int) -> None:
        import numpy as np

        self.seats = seats
        self.row = np.array(read_row(game, policy, seats))
        self.first = tuned_weights(game)
        fast = Fast(game, game.options(), seats)
        build = game.build(jit=True)
        self._judge = build(judge)
        self.states: NDArray[np.uint8] = np.zeros((positions, len(fast.start)), dtype=np.uint8)
        self.shares: Floats = np.zeros((positions, seats))
        build(collect)(
            fast.start, fast.buffer, for_compiled(seeded("judging", game.name, seats, seed)), fast.actions,
            np.zeros(game.most_legal), self.row, NOISE, self.states, self.shares,
        )  # fmt: skip
        self.fitted = slice(0, positions * 4 // 5)
        self.held_back = slice(positions * 4 // 5, positions)

    def says(self, row: "Floats", part: slice) -> "Floats":
        """The judgement of some of the positions."""
        import numpy as np

        states = self.states[part]
        found = np.zeros((len(states), self.seats))
        self._judge(states, row, found)
        return found.clip(FLOOR, 1.0)

    def slopes(self, row: "Floats", said: "Floats") -> tuple[list[int], "Floats"]:
        """The weights that matter, and how the judgement changes with each of them."""
        import numpy as np

        indices, columns = [], []
        for index in range(self.first, len(row)):
            nudged = row.copy()
            nudged[index] += NUDGE
            slope = (self.says(nudged, self.fitted) - said) / NUDGE
            if np.abs(slope).max() > 0:
                indices.append(index)
                columns.append(slope.ravel())
        return indices, np.array(columns)

    def step(self, row: "Floats") -> "Floats":
        """One step of Fisher scoring."""
        import numpy as np

        said = self.says(row, self.fitted)
        indices, slopes = self.slopes(row, said)
        weighted = slopes / said.ravel()
        downhill = weighted @ self.shares[self.fitted].ravel() - RIDGE * row[indices]
        curvature = weighted @ slopes.T + RIDGE * np.eye(len(indices))
        moved = row.copy()
        moved[indices] += np.linalg.solve(curvature, downhill)
        return moved

    def fit(self) -> "Floats":
        """The fitted row; a step that does harm is halved."""
        row = self.row
        for _ in range(STEPS):
            target = self.step(row)
            before = self.loss(row)
            share = 1.0
            while share > 0.01 and self.loss(row + share * (target - row)) > before:
                share /= 2
            row = row + share * (target - row)
        return row

    def loss(self, row: "Floats") -> float:
        """The logarithmic loss on the fitted positions."""
        import numpy as np

        return float(-(self.shares[self.fitted] * np.log(self.says(row, self.fitted))).sum(axis=1).mean())

    def quality(self, row: "Floats") -> Quality:
        """How good a row is on the positions that were held back."""
        import numpy as np

        said, shares = self.says(row, self.held_back), self.shares[self.held_back]
        same = np.full_like(said, 1 / self.seats)
        losses = [float(-(shares * np.log(one)).sum(axis=1).mean()) for one in (said, same)]
        briers = [float(((shares - one) ** 2).sum(axis=1).mean()) for one in (said, same)]
        return Quality(losses[0], briers[0], losses[1], briers[1])


def main() -> None:
    """Fit, report, write the row back."""
    parser = argparse.ArgumentParser(description="Fit a judgement of positions")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--policy", default="greedy")
    parser.add_argument("--positions", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = find(given.game)
    fitting = Judge(game, given.players, given.policy, given.positions, given.seed)
    row = fitting.fit()
    print(f"{given.players} players: {fitting.quality(row)}", flush=True)
    write_row(game, given.policy, given.players, row.tolist())


if __name__ == "__main__":
    main()
