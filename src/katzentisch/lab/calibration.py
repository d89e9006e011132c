"""How good a belief is: the chance that a bot gives to "this claim is untrue", held against the truth.

Bots of several kinds play; one of those who are asked about a claim is an observer, whose belief comes from a search
with the game's own rule of thumb. A deal's claims hang together, so intervals come from drawing whole deals again.

    python -m katzentisch.lab.calibration klaumau --players 2,4 --deals 40
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ..bots.base import Bot, Budget, Handle, Player
from ..bots.catalog import bot_of
from ..bots.search import Search
from ..core.chance import Seeded
from ..core.game import Game
from ..core.match import Match
from ..core.registry import find
from ..core.rng import below, seeded
from ..core.seats import Seat

BINS = 10
RESAMPLES = 400
STEPS = 50
"""Newton steps of the regression; it converges in far fewer."""


@dataclass(frozen=True)
class Sample:
    """A belief, whether the claim was untrue, the deal, and who made the claim."""

    belief: float
    truth: int
    deal: int
    speaker: str = ""


@dataclass(frozen=True)
class Figure:
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3f} [{self.low:.3f}, {self.high:.3f}]"


@dataclass(frozen=True)
class Bin:
    """Claims of about the same belief: how many, the mean belief, the share that was untrue."""

    count: int
    belief: float
    truth: float


@dataclass(frozen=True)
class Calibration:
    """Brier score, skill against always giving the mean, slope of truth on the belief's log-odds, and bins."""

    count: int
    believed: float
    """The mean belief, and the share that was untrue."""
    untrue: float
    brier: Figure
    skill: Figure
    slope: Figure
    bins: tuple[Bin, ...]


def brier(belief: "NDArray[np.float64]", truth: "NDArray[np.float64]") -> float:
    """The mean squared error of beliefs."""
    return float(np.mean((belief - truth) ** 2))


def skill(belief: "NDArray[np.float64]", truth: "NDArray[np.float64]") -> float:
    """How much better than always giving the mean, 1 for perfect."""
    return 1.0 - brier(belief, truth) / max(1e-12, float(truth.mean() * (1.0 - truth.mean())))


def slope(belief: "NDArray[np.float64]", truth: "NDArray[np.float64]") -> float:
    """The slope of a logistic regression of truth on the log-odds of the belief; 1 is calibrated, less is too sure."""
    columns = np.stack([np.ones_like(belief), np.log(belief / (1.0 - belief))], axis=1)
    found = np.zeros(2)
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-columns @ found))
        bend = columns.T @ (columns * (chance * (1.0 - chance))[:, None]) + 1e-6 * np.eye(2)
        found += np.clip(np.linalg.solve(bend, columns.T @ (truth - chance)), -1.0, 1.0)
    return float(found[1])


def calibrate(samples: Sequence[Sample], worlds: int, seed: int = 0) -> Calibration:
    """All figures; a belief of none or all of so many worlds is taken as half a world off."""
    edge = 0.5 / worlds
    belief = np.clip(np.array([one.belief for one in samples]), edge, 1.0 - edge)
    truth = np.array([float(one.truth) for one in samples])
    deals = np.array([one.deal for one in samples])
    groups = [np.flatnonzero(deals == deal) for deal in np.unique(deals)]
    rng = seeded("calibration", seed)
    draws = [np.concatenate([groups[below(rng, len(groups))] for _ in groups]) for _ in range(RESAMPLES)]

    def figure(measure: "object") -> Figure:
        assert callable(measure)
        again = [measure(belief[rows], truth[rows]) for rows in draws]
        return Figure(measure(belief, truth), float(np.percentile(again, 2.5)), float(np.percentile(again, 97.5)))

    bins = tuple(_bins(belief, truth))
    means = float(belief.mean()), float(truth.mean())
    return Calibration(len(samples), *means, figure(brier), figure(skill), figure(slope), bins)


def _bins(belief: "NDArray[np.float64]", truth: "NDArray[np.float64]") -> Iterator[Bin]:
    places = np.minimum((belief * BINS).astype(int), BINS - 1)
    for place in range(BINS):
        rows = places == place
        if rows.any():
            yield Bin(int(rows.sum()), float(belief[rows].mean()), float(truth[rows].mean()))


def observe(game: Game, seats: int, deals: range, bots: Sequence[Bot], worlds: int) -> Iterator[Sample]:
    """Beliefs of the seat with the lowest number that is asked about each claim, while bots of all kinds play.

    A belief is told by the worlds that are drawn: one imagined match in each is enough.
    """
    settings = replace(game.advice.settings, repeats=1)
    observer = Search(Budget(iterations=worlds), game.advice.policies()["greedy"], settings)
    for deal in deals:
        match = Match(game, None, seats, Seeded(deal))
        players = [Player(bots[(deal + seat) % len(bots)], (deal, seat)) for seat in range(seats)]
        asked, last = -1, Seat(0)
        while not match.is_over:
            seat = match.to_act()[0]
            if match.version != asked and game.advice.claim(match.state, seat) >= 0:
                asked = match.version
                yield believe(match, seat, observer, deal, players[last].bot.name)
            match.act(seat, players[seat].choose(match, seat).action)
            last = seat


def believe(match: Match, seat: Seat, observer: Search, deal: int, speaker: str) -> Sample:
    """A seat's belief in the claim that was just made, and the truth."""
    handle = Handle(match, seat, seeded("belief", deal, len(match.events)))
    belief = observer.analyse(handle).bluff
    assert belief is not None
    return Sample(belief, match.game.advice.claim(match.state, seat), deal, speaker)


def report(seats: int, found: Calibration) -> str:
    """The figures as text."""
    lines = [f"{seats} players: {found.count} claims, believed {found.believed:.3f}, untrue {found.untrue:.3f}"]
    lines += [f"  Brier {found.brier}", f"  skill {found.skill}", f"  slope {found.slope}"]
    lines += [f"  {one.count:6d} claims: believed {one.belief:.3f}, untrue {one.truth:.3f}" for one in found.bins]
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="katzentisch.lab.calibration", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--first", type=int, default=500_000, help="the first deal")
    parser.add_argument("--worlds", type=int, default=200, help="worlds for each belief")
    parser.add_argument("--bots", default="greedy,bluffer,doubter,search:60")
    given = parser.parse_args(arguments)
    game = find(given.game)
    bots = [bot_of(game, name) for name in given.bots.split(",")]
    for seats in map(int, given.players.split(",")):
        deals = range(given.first, given.first + given.deals)
        samples = list(observe(game, seats, deals, bots, given.worlds))
        print(report(seats, calibrate(samples, given.worlds)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
