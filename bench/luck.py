"""What it is worth to see all hands, by what is decided: where a clairvoyant's victories come from.

One seat plays among greedy bots, on the same deals in every rotation: as search, as the clairvoyant, and as a search
that sees all hands in some of its decisions only. What sight gains nobody can have who sees only the table, except for
what belief finds (see knowledge.py).
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cached_property, partial
from math import sqrt
from multiprocessing import get_context
from statistics import mean, stdev

from katzentisch.bots.base import Handle
from katzentisch.bots.catalog import GUIDE, bot_of
from katzentisch.bots.clairvoyant import OpenHandle
from katzentisch.core.actions import ActionId
from katzentisch.core.chance import Duplicate
from katzentisch.core.game import Game
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.rng import seeded
from katzentisch.core.seats import Seat
from katzentisch.games.katzenjammer.state import Phase as Katzenjammer
from katzentisch.games.klaumau.state import Phase as Klaumau
from katzentisch.lab.results import shares_of

from .report import table, write

SEED = "luck"
SIGHT: dict[str, dict[str, Callable[[int], bool]]] = {
    "katzenjammer": {
        "nowhere": lambda _phase: False,
        "when bidding": lambda phase: phase == Katzenjammer.BID,
        "when paying": lambda phase: phase == Katzenjammer.PAY,
        "in all else": lambda phase: phase not in (Katzenjammer.BID, Katzenjammer.PAY),
        "everywhere": lambda _phase: True,
    },
    "klaumau": {
        "nowhere": lambda _phase: False,
        "when doubting": lambda phase: phase == Klaumau.DOUBT,
        "in its turn": lambda phase: phase == Klaumau.TURN,
        "when stealing, giving, wishing": lambda phase: phase not in (Klaumau.DOUBT, Klaumau.TURN),
        "everywhere": lambda _phase: True,
    },
}
"""Who sees all hands when, by the game's phases."""


@dataclass(frozen=True)
class Trial:
    """One seat that sees all hands at times, among greedy bots."""

    name: str
    seats: int
    sight: str
    budget: int

    @cached_property
    def game(self) -> Game:
        """The rules."""
        return find(self.name)

    def share(self, deal: int) -> float:
        """The share of victories over all rotations of a deal."""
        return mean(self._share(deal, mine) for mine in range(self.seats))

    def _share(self, deal: int, mine: int) -> float:
        match = Match(self.game, None, self.seats, Duplicate(self.game, SEED, self.seats, deal))
        while not match.is_over:
            seat = match.to_act()[0]
            match.act(seat, self._choose(match, seat, deal, mine))
        return shares_of([int(self.game.rules.place(match.state, seat)) for seat in range(self.seats)])[mine]

    def _choose(self, match: Match, seat: Seat, deal: int, mine: int) -> ActionId:
        rng = seeded(SEED, deal, mine, seat, len(match.events))
        if seat != mine:
            return bot_of(self.game, GUIDE).choose(Handle(match, seat, rng)).action
        if SIGHT[self.name][self.sight](match.state.phase):
            return bot_of(self.game, f"clairvoyant:{self.budget}").choose(OpenHandle(match, seat, rng)).action
        return bot_of(self.game, f"search:{self.budget}").choose(Handle(match, seat, rng)).action


def share(trial: Trial, deal: int) -> float:
    """The same for another process."""
    return trial.share(deal)


def line(sight: str, shares: Sequence[float], basis: Sequence[float]) -> list[str]:
    """One kind of sight: victories, and how many more than without, deal by deal."""
    gains = [one - other for one, other in zip(shares, basis, strict=True)]
    return [
        sight,
        f"{100 * mean(shares):.1f} ± {spread(shares):.1f}",
        f"{100 * mean(gains):+.1f} ± {spread(gains):.1f}",
    ]


def spread(values: Sequence[float]) -> float:
    """Half a 95 % interval, in points."""
    return 196 * stdev(values) / sqrt(len(values))


def main() -> int:
    """Measure, tell, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=SIGHT)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--budget", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="add the table to bench/results.md")
    given = parser.parse_args()
    rows: list[list[str]] = []
    basis: list[float] = []
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool:
        for sight in SIGHT[given.game]:
            trial = Trial(given.game, given.players, sight, given.budget)
            shares = list(pool.map(partial(share, trial), range(given.deals)))
            basis = basis or shares
            rows.append(line(sight, shares, basis))
            print(*rows[-1], sep=", ", flush=True)
    report = table(("sees all hands", "victories, %", "gain, points"), rows)
    who = f"search:{given.budget} among {GUIDE}"
    told = f"{given.game}, {given.players} players, {who}, {given.deals} deals, every rotation."
    print(f"\n{told}\n\n{report}")
    if given.write:
        write("what seeing all hands is worth", f"{told}\n\n{report}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
