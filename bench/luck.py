"""What it is worth to see all hands, by what is decided: where a clairvoyant's victories come from.

One seat plays among greedy bots, on the same deals in every rotation: as search, as the clairvoyant, and as a search
that sees all hands in some of its decisions only. What sight gains nobody can have who sees only the table, except for
what belief finds (see knowledge.py).
"""

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cached_property, partial
from multiprocessing import get_context
from statistics import mean

from katzentisch.bots.base import Bot, Handle
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
from katzentisch.lab.statistics import Estimate, share_difference_of, share_of

from .report import table, write

SEED = "luck"


def sights(phases: Iterable[int], named: Mapping[str, int], rest: str) -> dict[str, frozenset[int]]:
    """The phases in which all hands are seen: in none, in one, in those without a name, in all."""
    everywhere = frozenset(phases)
    single = {name: frozenset({phase}) for name, phase in named.items()}
    return {"nowhere": frozenset(), **single, rest: everywhere - frozenset(named.values()), "everywhere": everywhere}


SIGHT = {
    "katzenjammer": sights(
        Katzenjammer, {"when bidding": Katzenjammer.BID, "when paying": Katzenjammer.PAY}, "in all else"
    ),
    "klaumau": sights(
        Klaumau, {"when doubting": Klaumau.DOUBT, "in its turn": Klaumau.TURN}, "when stealing, giving, wishing"
    ),
}


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

    @cached_property
    def rival(self) -> Bot:
        """Everybody else."""
        return bot_of(self.game, GUIDE)

    @cached_property
    def blind(self) -> Bot:
        """How the seat decides where it sees only the table."""
        return bot_of(self.game, f"search:{self.budget}")

    @cached_property
    def seeing(self) -> Bot:
        """How it decides where it sees all hands."""
        return bot_of(self.game, f"clairvoyant:{self.budget}")

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
        if seat == mine and match.state.phase in SIGHT[self.name][self.sight]:
            return self.seeing.choose(OpenHandle(match, seat, rng)).action
        return (self.blind if seat == mine else self.rival).choose(Handle(match, seat, rng)).action


def share(trial: Trial, deal: int) -> float:
    """The same for another process."""
    return trial.share(deal)


def line(sight: str, shares: Sequence[float], basis: Sequence[float]) -> list[str]:
    """One kind of sight: victories, and how many more than without, deal by deal."""
    won = share_of(shares)
    gained = share_difference_of(dict(enumerate(shares)), dict(enumerate(basis)))
    return [sight, f"{100 * won.mean:.1f}", limits(won, ".1f"), f"{100 * gained.mean:+.1f}", limits(gained, "+.1f")]


def limits(found: Estimate, form: str) -> str:
    """The interval, in points."""
    assert found.low is not None
    assert found.high is not None
    return f"{100 * found.low:{form}} to {100 * found.high:{form}}"


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
    report = table(("sees all hands", "victories, %", "95 %", "gain, points", "95 %"), rows)
    who = f"search:{given.budget} among {GUIDE}"
    told = f"{given.game}, {given.players} players, {who}, {given.deals} deals, every rotation."
    print(f"\n{told}\n\n{report}")
    if given.write:
        write("what seeing all hands is worth", f"{told}\n\n{report}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
