"""How fast search thinks: imagined matches a second, and their share of the speed of bare guided playouts.

A bare playout is what an imagined match costs without thinking: the same world again and again, everyone by the rule of
thumb, cut at the same place and judged; no worlds drawn, no tree. Positions come from matches of greedy bots; both are
measured in turn on each of them, in processor time, each three times, of which the best counts.
"""

import argparse
import sys
import time
from statistics import median
from typing import Any

from katzentisch.bots.base import Handle
from katzentisch.bots.catalog import GUIDE, bot_of, policy_of
from katzentisch.bots.engine import Engine, engine_of, rules_of, weights_of
from katzentisch.bots.kernel.layout import HORIZON, NOISE
from katzentisch.bots.kernel.thinking import horizon
from katzentisch.bots.search import MOST_STEPS, Search
from katzentisch.core.advice import appraise, epoch, pick, worth
from katzentisch.core.chance import Seeded
from katzentisch.core.compiled import compiled
from katzentisch.core.game import Game
from katzentisch.core.kernel import apply, legal, outcome, tickets, turn
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.rng import Rng, below, for_compiled, seeded
from katzentisch.core.seats import CHANCE, NOBODY
from katzentisch.lab.contest import Contest

from .report import table, verdict, write

GENERIC_VALUES = ("STATE",)
STATE: Any = None

ITERATIONS = 3000
TIMES = 3
EVERY = 7
"""One of so many decisions is a position to be measured."""
MATCHES = 3
DEALS = 500
MOST_THUMB = 0.05
"""Milliseconds."""
REQUIRED = {"katzenjammer": 100_000}
GAMES = {"katzenjammer": (2, 3, 4, 6), "klaumau": (2, 3, 4, 8)}


@compiled
def playouts(
    world: Any, buffer: Any, seat: int, rng: Rng, weights: Any, rules: Any, actions: Any, values: Any, count: int
) -> float:
    """So many bare guided playouts from one world; the mean of their judgements."""
    total = 0.0
    for played in range(count):
        for i in range(len(world)):
            buffer[i] = world[i]
        state = buffer.view(STATE)[0]
        limit = epoch(state) + horizon(rules, played)
        who: Any = turn(state)
        while who != NOBODY and (rules[HORIZON] <= 0 or epoch(state) < limit):
            if who == CHANCE:
                action = outcome(state, below(rng, tickets(state)))
            else:
                found = legal(state, who, actions)
                index = 0
                if found > 1:
                    kind = appraise(state, who, actions, found, weights[who], values)
                    index = pick(actions, found, values, kind, rules[NOISE], rng)
                action = actions[index]
            apply(state, who, action, None)
            who = turn(state)
        total += worth(state, seat, weights[seat])
    return total / count


def positions(game: Game, seats: int) -> list[tuple[Handle, Any]]:
    """Decisions of matches between greedy bots."""
    found, greedy = [], bot_of(game, GUIDE)
    for number in range(MATCHES):
        match, count = Match(game, None, seats, Seeded("bench", number)), 0
        while not match.is_over:
            seat = match.to_act()[0]
            handle = Handle(match, seat, seeded("bench", number, count))
            choice = greedy.choose(handle)
            count += len(handle.legal) > 1
            if len(handle.legal) > 1 and count % EVERY == 0:
                found.append((Handle(match.fork(), seat, seeded("think", number, count)), handle.world()))
            match.act(seat, choice.action)
    return found


def speeds(game: Game, seats: int) -> tuple[list[float], list[float]]:
    """Imagined matches and bare playouts a second, in each position."""
    search = bot_of(game, f"search:{ITERATIONS}")
    assert isinstance(search, Search)
    engine = engine_of(game)
    bare = game.build(jit=True)(playouts)
    weights = weights_of(policy_of(game, GUIDE), seats)
    rules = rules_of(game.advice.settings, seats, MOST_STEPS, is_clairvoyant=False)
    thought, played = [], []
    for handle, world in positions(game, seats):
        thought.append(timed(lambda: search.analyse(handle)))
        played.append(timed(lambda: run(bare, engine, world, handle.seat, weights, rules)))
    return thought[1:], played[1:]


def run(bare: Any, engine: Engine, world: Any, seat: int, weights: Any, rules: Any) -> None:
    """The bare playouts of one position."""
    rng = for_compiled([1])
    bare(world, engine.buffer, seat, rng, weights, rules, engine.actions, engine.values, ITERATIONS)


def timed(think: Any) -> float:
    """How many times a second, by processor time of this thread; the best of some, for others slow a machine down."""
    best = 0.0
    for _ in range(TIMES):
        begun = time.thread_time()
        think()
        best = max(best, ITERATIONS / (time.thread_time() - begun))
    return best


def lines(name: str) -> list[list[str]]:
    """All numbers of players of a game."""
    found = []
    for seats in GAMES[name]:
        thought, played = speeds(find(name), seats)
        shares = [one / other for one, other in zip(thought, played, strict=True)]
        mean = len(thought) / sum(1 / speed for speed in thought)
        required = REQUIRED.get(name)
        asked, judged = ("-", "") if required is None else (f"{required:,}", verdict(is_met=mean >= required))
        found.append([name, str(seats), f"{mean:,.0f}", f"{median(shares):.0%}", str(len(thought)), asked, judged])
    return found


def thumb_lines(name: str) -> list[list[str]]:
    """What a decision of the compiled rule of thumb costs, with the ply and the luck that follow it."""
    found, game = [], find(name)
    row = policy_of(game, GUIDE)
    for seats in GAMES[name]:
        contest = Contest(game, game.presets["printed"], seats)
        contest.play(row.row(seats), row.row(seats), ("warm",), 1)
        begun = time.thread_time()
        contest.play(row.row(seats), row.row(seats), ("bench",), DEALS)
        cost = 1000 * (time.thread_time() - begun) / contest.decisions
        found.append([name, str(seats), f"{cost:.5f}", str(MOST_THUMB), verdict(is_met=cost < MOST_THUMB)])
    return found


def main() -> int:
    """Measure, tell, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="add the table to bench/results.md")
    given = parser.parse_args()
    head = ("search", "players", "imagined matches/s", "of bare playouts", "positions", "required", "")
    report = table(head, [line for name in GAMES for line in lines(name)])
    short = ("greedy, compiled", "players", "ms a decision", "at most", "")
    report += "\n\n" + table(short, [line for name in GAMES for line in thumb_lines(name)])
    print(report)
    if given.write:
        write("speed of search", report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
