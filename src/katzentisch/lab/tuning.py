"""Tuning a rule of thumb: a cross-entropy search over its weights.

Each generation draws weights round the best ones so far, lets them play the same deals against a pool of opponents,
and moves towards those that did best. The pool grows by the tuned player itself, so that it does not only learn to beat
beginners. A candidate becomes the result only if it beats the one before on deals that were not used for choosing.

python -m katzentisch.lab.tuning katzenjammer --players 2 --minutes 3
"""

import argparse
import json
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.game import Game
from ..core.registry import find
from .contest import Contest, Row
from .rows import read_row, tuned_weights, write_row

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FOLDER = Path(".tuning")
CANDIDATES, ELITE = 28, 7
DEALS = 120
FINAL_DEALS = 3000
SMALLEST_SPREAD = 0.02
STEP = 0.5
"""How far the centre and the spread move towards the elite of a generation."""
POOL = 3
"""So many earlier selves are opponents."""
RENEWAL = 12
"""After so many generations the present centre joins the pool."""
PLAIN_SHARE = 0.35
"""How much the untuned opponent counts."""


@dataclass
class Progress:
    """How far tuning has come; kept in a file, so that it can go on."""

    centre: list[float]
    spread: list[float]
    pool: list[list[float]] = field(default_factory=list)
    generation: int = 0


class Tuner:
    """Tunes one policy of a game for a number of seats."""

    def __init__(self, game: Game, seats: int, policy: str, against: str) -> None:
        self.game, self.seats, self.policy = game, seats, policy
        self.contest = Contest(game, game.options(), seats)
        self.row = read_row(game, policy, seats)
        self.plain = read_row(game, against, seats)
        self.size = tuned_weights(game)
        self.file = FOLDER / f"{game.name}-{policy}-{seats}.json"
        self.progress = self._begin()

    def _begin(self) -> Progress:
        if self.file.exists():
            return Progress(**json.loads(self.file.read_text(encoding="utf-8")))
        centre = self.row[: self.size]
        spread = [max(0.15, 0.4 * abs(weight)) for weight in centre]
        return Progress(centre, spread)

    def save(self) -> None:
        """Write down how far tuning has come."""
        FOLDER.mkdir(exist_ok=True)
        self.file.write_text(json.dumps(asdict(self.progress)), encoding="utf-8")

    def full(self, weights: Any) -> Row:
        """A whole row with these weights in front."""
        return [*map(float, weights), *self.row[self.size :]]

    def fitness(self, weights: Any, seed: tuple[int | str, ...], deals: int) -> float:
        """The share of victory against the pool."""
        row = self.full(weights)
        plain = self.contest.play(row, self.plain, seed, deals).share
        pool = [self.contest.play(row, self.full(other), seed, deals).share for other in self.progress.pool]
        return PLAIN_SHARE * plain + (1 - PLAIN_SHARE) * sum(pool) / len(pool) if pool else plain

    def generation(self) -> float:
        """One generation; the mean fitness of its elite."""
        import numpy as np

        now = self.progress
        rng = np.random.default_rng([now.generation, self.seats])
        drawn = rng.normal(now.centre, now.spread, (CANDIDATES, self.size))
        drawn[0] = now.centre
        seed = ("tuning", self.game.name, self.seats, now.generation)
        deals = DEALS + 10 * now.generation
        found = np.array([self.fitness(weights, seed, deals) for weights in drawn])
        order = np.argsort(-found)[:ELITE]
        self._move(drawn[order])
        now.generation += 1
        if now.generation % RENEWAL == 0:
            now.pool = [*now.pool, list(now.centre)][-POOL:]
        self.save()
        return float(found[order].mean())

    def _move(self, elite: "NDArray[np.float64]") -> None:
        now = self.progress
        for i in range(self.size):
            now.centre[i] = (1 - STEP) * now.centre[i] + STEP * float(elite[:, i].mean())
            wide = (1 - STEP) * now.spread[i] + STEP * float(elite[:, i].std())
            now.spread[i] = max(wide, SMALLEST_SPREAD * max(0.2, abs(now.centre[i])))

    def is_better(self) -> bool:
        """Does the centre beat the row that is in the file, and not lose to the untuned one?"""
        seed = ("tuning-final", self.game.name, self.seats, self.progress.generation)
        tuned = self.full(self.progress.centre)
        direct = self.contest.play(tuned, self.row, seed, FINAL_DEALS)
        plain = self.contest.play(tuned, self.plain, seed, FINAL_DEALS)
        print(f"against the row in the file {direct}, against the untuned one {plain}", flush=True)
        fair = 1 / self.seats
        return direct.share - direct.error > fair and plain.share + plain.error >= fair


def main() -> None:
    """Tune for some minutes, then write the row back if it is better."""
    parser = argparse.ArgumentParser(description="Tune a rule of thumb")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--policy", default="greedy")
    parser.add_argument("--against", default="greedy-plain")
    parser.add_argument("--print", action="store_true", help="print the row instead of writing it")
    given = parser.parse_args()
    tuner = Tuner(find(given.game), given.players, given.policy, given.against)
    until = time.monotonic() + 60 * given.minutes
    while time.monotonic() < until:
        best = tuner.generation()
        print(f"generation {tuner.progress.generation}: {100 * best:.1f} %", flush=True)
    row = tuner.full(tuner.progress.centre)
    if tuner.is_better() and not given.print:
        write_row(tuner.game, given.policy, given.players, row)
    else:
        print([float(f"{weight:.4g}") for weight in row])


if __name__ == "__main__":
    main()
