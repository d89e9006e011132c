"""What decisions are worth, one by one: how much better than the rule of thumb each bot chooses, and how much better
one could choose at all, with closed and with open hands.

Greedy bots play. At some decisions of the first seat a long search, which plays every imagined match to its end, weighs
all actions twice: over all worlds that fit and explain what was seen, and in the world as it is. A bot's gain is what
its choice is worth more than the rule of thumb's. What the best action gains lies between two bounds: the best of one
half of the weighing as the other half sees it, and the best of both halves, which takes luck in weighing for skill.
With closed hands nobody can gain more than the upper one, as far as the belief is right; the rest up to the gain with
open hands is luck.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain, pairwise
from multiprocessing import get_context
from statistics import mean

from katzentisch.bots.base import Bot, Choice, Handle
from katzentisch.bots.catalog import GUIDE, bot_of
from katzentisch.bots.clairvoyant import OpenHandle
from katzentisch.bots.search import Search
from katzentisch.core.actions import ActionId
from katzentisch.core.chance import Duplicate
from katzentisch.core.game import Game
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.rng import seeded
from katzentisch.core.seats import Seat
from katzentisch.lab.statistics import half_width

from .report import table, write

SEED = "decisions"
HERO = Seat(0)
EVERY = 5
"""One of so many decisions is weighed."""
DRAWS = 16
"""So often the rule of thumb is asked, which may mix."""
LONG = 30_000
"""Imagined matches in each half of a weighing."""
FULLY = "@exploration=2@horizon=0@reach=0@noise=0@sharpness=0.3@margin=0"
"""Settings that look at many actions and play every match out."""
SEARCHES = ("search:100", "search:1000", "search:15000")
CLOSED, OPEN = "closed", "open"
Gains = dict[tuple[str, str], float]
"""By hands and bot."""
LOWER, UPPER = "the best action, at least", "the best action, at most"


class Weighing:
    """What actions are worth, found twice."""

    def __init__(self, bot: Search, handles: Sequence[Handle]) -> None:
        self._halves = [{one.action: one for one in bot.analyse(handle).appraisals} for handle in handles]

    def value(self, action: ActionId) -> float:
        """What an action is worth by both halves; the worst if it was never tried."""
        found = [half[action] for half in self._halves]
        visits = sum(one.visits for one in found)
        return sum(one.visits * one.value for one in found) / visits if visits else 0.0

    def at_least(self) -> float:
        """The best of each half as the other sees it."""
        return mean(self.value_in(1 - half, self._best(half)) for half in range(2))

    def at_most(self) -> float:
        """The best of both."""
        return max(self.value(action) for action in self._halves[0])

    def value_in(self, half: int, action: ActionId) -> float:
        """What an action is worth by one half; by both if it was not tried there."""
        found = self._halves[half][action]
        return found.value if found.visits else self.value(action)

    def _best(self, half: int) -> ActionId:
        return max(self._halves[half].values(), key=lambda one: one.value if one.visits else 0.0).action


def rows_of(name: str, seats: int, deal: int) -> list[Gains]:
    """The gains in some decisions of a match."""
    game, found, count = find(name), [], deal
    match = Match(game, None, seats, Duplicate(game, SEED, seats, deal))
    greedy = bot_of(game, GUIDE)
    while not match.is_over:
        seat = match.to_act()[0]
        if seat == HERO and len(match.legal(seat)) > 1:
            count += 1
            if count % EVERY == 0:
                found.append(gains(match, greedy, deal))
        match.act(seat, greedy.choose(Handle(match, seat, rng_of(match, deal, "plays"))).action)
    return found


def rng_of(match: Match, deal: int, *purpose: int | str) -> list[int]:
    """A generator for one purpose in one position."""
    return seeded(SEED, deal, len(match.events), *purpose)


def gains(match: Match, greedy: Bot, deal: int) -> Gains:
    """What each bot's choice is worth in this position more than the rule of thumb's."""
    game = match.game
    usual = [greedy.choose(Handle(match, HERO, rng_of(match, deal, "usual", draw))).action for draw in range(DRAWS)]
    found: Gains = {}
    for hands, kind, handle, bots in (
        (CLOSED, "search", Handle, SEARCHES),
        (OPEN, "clairvoyant", OpenHandle, ("clairvoyant:15000",)),
    ):
        weighing = weigh(game, kind, [handle(match, HERO, rng_of(match, deal, hands, half)) for half in range(2)])
        basis = mean(weighing.value(action) for action in usual)
        for name in bots:
            choice: Choice = bot_of(game, name).choose(handle(match, HERO, rng_of(match, deal, name)))
            found[hands, name] = weighing.value(choice.action) - basis
        found[hands, LOWER] = weighing.at_least() - basis
        found[hands, UPPER] = weighing.at_most() - basis
    return found


def weigh(game: Game, kind: str, handles: Sequence[Handle]) -> Weighing:
    """Weigh all actions with closed or with open hands."""
    bot = bot_of(game, f"{kind}:{LONG}{FULLY}")
    assert isinstance(bot, Search)
    return Weighing(bot, handles)


def lines(deals: Sequence[Sequence[Gains]]) -> list[list[str]]:
    """Thousandths of a victory a decision, and points of victory a match with their interval, clustered by deal."""
    decisions = EVERY * mean(map(len, deals))
    by_match = {key: [EVERY * sum(row[key] for row in deal) for deal in deals] for key in next(chain(*deals))}
    found = {f"{bot}, {hands} hands": gain for (hands, bot), gain in by_match.items()}
    for less, more in pairwise(SEARCHES):
        pairs = zip(by_match[CLOSED, less], by_match[CLOSED, more], strict=True)
        found[f"from {less} to {more}"] = [after - before for before, after in pairs]
    return [
        [name, f"{1000 * mean(gain) / decisions:.2f}", f"{100 * mean(gain):+.1f} ± {100 * half_width(gain):.1f}"]
        for name, gain in found.items()
    ]


def main() -> int:
    """Measure, tell, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="add the table to bench/results.md")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool:
        deals = list(pool.map(partial(rows_of, given.game, given.players), range(given.deals)))
    count = sum(map(len, deals))
    head = ("gain over greedy", "thousandths of a victory a decision", "points of victory a match")
    told = f"{given.game}, {given.players} players, {count} decisions of {given.deals} deals among greedy bots."
    report = f"{told}\n\n{table(head, lines(deals))}"
    print(report)
    if given.write:
        write("what decisions are worth", report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
