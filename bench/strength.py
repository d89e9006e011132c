"""How strong the bots are: all that we claim, measured in the arena on deals with which no weight was tuned.

`python -m bench.strength NAME...` plays the named measurements (all of them without a name) into `.strength/`, goes on
where it stopped, prints what is known so far, and with `--write` adds it to results.md. With `--keep` the rows are also
packed into bench/strength/, from where another machine goes on (see kept.py).
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from katzentisch.core.registry import find
from katzentisch.lab import arena, running
from katzentisch.lab.results import paired_blocks, result_of, timing_of
from katzentisch.lab.statistics import share_of

from . import kept
from .report import table, verdict, write

FOLDER = Path(".strength")
SEED = 20_261_116
"""The deals of the evaluation; tuning uses other seeds. They have been looked at with several versions of search."""
AGAIN = 20_261_117
"""Deals of their own for a question that the first ones left open; how many was settled before any was played."""
THIRD = 20_261_118
"""The same for a question that those left open too."""
KATZENJAMMER, KLAUMAU = "katzenjammer", "klaumau"
FEW, MANY = 400, 100
"""Deals with two to four players, and with more."""
ITERATIONS, LONGER = "search:1000", "search:30ms"
KATZENJAMMER_PROBES = ("pass-always", "joker-hoarder", "snipe-last")
KLAUMAU_PROBES = ("always-doubt", "never-doubt", "always-bluff", "never-bluff")
LADDER = ("search:1ms", "search:3ms", "search:10ms", "search:30ms", "search:100ms", "clairvoyant:100ms")
TIME = ("search:10ms", "search:100ms")
"""More time must not hurt: the second is not to be worse than the first by more than a point."""
INSIGHT = (
    ITERATIONS,
    *(f"clairvoyant:1000@insight={part}" for part in (0.25, 0.5, 0.75)),
    "clairvoyant:1000",
    "greedy",
)
"""From one who knows nothing of the others' cards to one who knows all: what knowledge is worth."""
LEVELS = ("kitten", "stray", "mouser", "tomcat", "panther")
EXCESS = {KATZENJAMMER: 80, KLAUMAU: 70}
"""Percent of a clairvoyant's excess that is asked of search."""
RESAMPLES = 2000
STEPS = ("more budget, points", "players", "mean", "95 %", "asked", "")
"""The head of a table of steps."""

Rows = Mapping[int, Sequence[Mapping[str, Any]]]
"""The rows of a measurement by the number of players."""


@dataclass(frozen=True)
class Run:
    """A measurement: who plays whom, and what is asked of the first named."""

    game: str
    bots: tuple[str, ...]
    players: tuple[int, ...]
    deals: int
    design: str = "last"
    low: Mapping[int, float] = field(default_factory=dict)
    """By the number of players: the lower bound of the hero's share is at least this, in percent."""
    mean: Mapping[int, float] = field(default_factory=dict)
    """The same for the share itself."""
    most: bool = False
    """Is a hero's lower bound not to be above its fair share? Else it has to be."""
    seed: int = SEED
    """Which deals."""

    def plan(self) -> arena.Plan:
        """The plan for the arena."""
        game = find(self.game)
        options = game.presets["printed"]
        return arena.plan(game, options, self.bots, self.players, self.deals, self.seed, self.design)


RUNS = {
    "kj-random": Run(KATZENJAMMER, ("greedy", "random"), (2, 3, 4), FEW, low={2: 99, 3: 97, 4: 88}),
    "kj-plain": Run(KATZENJAMMER, (ITERATIONS, "greedy-plain"), (2, 3, 4), FEW, mean={2: 88, 3: 66, 4: 46}),
    "kj-plain-longer": Run(KATZENJAMMER, (LONGER, "greedy-plain"), (3, 4), FEW, mean={3: 66, 4: 46}),
    "kj-greedy": Run(KATZENJAMMER, (ITERATIONS, "greedy"), (2, 3, 4), FEW),
    "kj-greedy-many": Run(KATZENJAMMER, (ITERATIONS, "greedy"), (5, 6), MANY),
    "kj-tuned": Run(KATZENJAMMER, ("greedy", "greedy-plain"), (2, 3, 4), FEW),
    "kj-levels": Run(KATZENJAMMER, LEVELS, (2,), FEW, design="steps"),
    "kj-against-probes": Run(KATZENJAMMER, (ITERATIONS, *KATZENJAMMER_PROBES), (2, 3, 4), FEW, design="first"),
    "kj-against-probes-many": Run(KATZENJAMMER, (ITERATIONS, *KATZENJAMMER_PROBES), (5, 6), MANY, design="first"),
    "kj-probes": Run(KATZENJAMMER, (*KATZENJAMMER_PROBES, ITERATIONS), (3, 4), FEW, most=True),
    "kj-probes-many": Run(KATZENJAMMER, (*KATZENJAMMER_PROBES, ITERATIONS), (5, 6), MANY, most=True),
    "kj-ladder-2": Run(KATZENJAMMER, (*LADDER, "greedy"), (2,), FEW),
    "kj-ladder-4": Run(KATZENJAMMER, (*LADDER, "greedy"), (4,), FEW),
    "kj-insight": Run(KATZENJAMMER, INSIGHT, (2, 4), FEW),
    "km-random": Run(KLAUMAU, ("greedy", "random"), (2, 3, 4), FEW, low={2: 85, 3: 70, 4: 55}),
    "km-greedy": Run(KLAUMAU, (ITERATIONS, "greedy"), (2, 3, 4), FEW, mean={2: 60, 3: 45, 4: 36}),
    "km-greedy-many": Run(KLAUMAU, (ITERATIONS, "greedy"), (5, 6, 7, 8), MANY),
    "km-levels": Run(KLAUMAU, LEVELS, (2,), FEW, design="steps"),
    "km-against-probes": Run(KLAUMAU, (ITERATIONS, *KLAUMAU_PROBES), (2, 3, 4), FEW, design="first"),
    "km-against-probes-many": Run(KLAUMAU, (ITERATIONS, *KLAUMAU_PROBES), (5, 6, 7, 8), MANY, design="first"),
    "km-probes": Run(KLAUMAU, (*KLAUMAU_PROBES, ITERATIONS), (3, 4), FEW, most=True),
    "km-probes-many": Run(KLAUMAU, (*KLAUMAU_PROBES, ITERATIONS), (5, 6, 7, 8), MANY, most=True),
    "km-insight": Run(KLAUMAU, INSIGHT, (2, 4), FEW),
    "km-ladder-2": Run(KLAUMAU, (*LADDER, "greedy"), (2,), FEW),
    "km-ladder-4": Run(KLAUMAU, (*LADDER, "greedy"), (4,), FEW),
    "km-time-2": Run(KLAUMAU, (*TIME, "greedy"), (2,), 3 * FEW, seed=AGAIN),
    "km-time-2-more": Run(KLAUMAU, (*TIME, "greedy"), (2,), 6 * FEW, seed=THIRD),
    "km-time-4": Run(KLAUMAU, (*TIME, "greedy"), (4,), 2 * FEW, seed=AGAIN),
}
POOLS = {"km-time-2-all": ("km-ladder-2", "km-time-2", "km-time-2-more")}
"""Measurements that asked the same, on other deals each, told together: what 100 ms win over 10 ms."""


def play(name: str, workers: int) -> None:
    """Play what is left of a measurement."""
    plan = RUNS[name].plan()
    folder = kept.unpacked(FOLDER / name)
    folder.claim(plan)
    kept.begin(FOLDER / name)
    todo = len(running.left(plan, folder))
    for done, _ in enumerate(running.run(plan, folder, workers), 1):
        print(f"\r{name} {done}/{todo}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def heroes(run: Run) -> list[tuple[str, str]]:
    """Who is measured among whom."""
    return list(arena.pairs(run.plan(), max(run.players)))


def lines(run: Run, result: Mapping[str, Any], rows: Rows) -> list[list[str]]:
    """The shares of all heroes, and whether they are what was asked."""
    found = []
    for one in result["tables"]:
        players, fair = one["players"], 100 / one["players"]
        times = {clock["bot"]: clock["mean_ms"] for clock in timing_of(run.bots, rows[players])}
        shares = {(pair["bot"], pair["against"]): pair["share"] for pair in one["pairs"]}
        for hero, rival in heroes(run):
            share = {key: 100 * shares[hero, rival][key] for key in ("mean", "low", "high")}
            asked, is_met = judged(run, players, share, fair)
            interval = f"{share['low']:.1f} to {share['high']:.1f}"
            known = [f"{hero} among {rival}", str(players), f"{share['mean']:.1f}", interval, f"{fair:.1f}"]
            deals, time = str(shares[hero, rival]["blocks"]), f"{times[hero]:.2f}"
            found.append([*known, deals, time, asked, verdict(is_met=is_met)])
    return found


def judged(run: Run, players: int, share: Mapping[str, float], fair: float) -> tuple[str, bool]:
    """What was asked, and whether it is so."""
    if run.most:
        return f"low <= {fair:.1f}", share["low"] <= fair
    if run.design == "steps":
        return "60", share["mean"] >= 60
    if players in run.low:
        return f"low >= {run.low[players]}", share["low"] >= run.low[players]
    if players in run.mean:
        return f"{run.mean[players]}", share["mean"] >= run.mean[players]
    return f"low > {fair:.1f}", share["low"] > fair


def steps(result: Mapping[str, Any]) -> list[list[str]]:
    """More budget on the same deals: every step, and the whole way from 10 to 100 ms."""
    found = []
    wanted = [*pairwise(LADDER), TIME]
    for one in result["tables"]:
        for step in one["differences"]:
            if (step["bot"], step["other"]) in wanted and step["share"]["blocks"] > 1:
                turned = {"mean": "mean", "low": "high", "high": "low"}
                share = {key: -100 * step["share"][other] for key, other in turned.items()}
                found.append(difference(one["players"], step["bot"], step["other"], share))
    return found


def difference(players: int, before: str, after: str, share: Mapping[str, float]) -> list[str]:
    """One step as a line of the table."""
    least = -1.0 if (before, after) == TIME else None
    is_met = share["low"] > least if least is not None else share["high"] >= 0
    asked = "low > -1" if least is not None else "not clearly below 0"
    interval = f"{share['low']:+.1f} to {share['high']:+.1f}"
    return [f"{before} to {after}", str(players), f"{share['mean']:+.1f}", interval, asked, verdict(is_met=is_met)]


def excess(run: Run, rows: Rows) -> list[list[str]]:
    """How much of a clairvoyant's excess over the fair share search reaches; intervals by drawing deals again."""
    found = []
    for players, own in rows.items():
        pairs = paired_blocks(run.plan(), own)
        blind, seeing = (pairs[bot, "greedy"][0] for bot in ("search:100ms", "clairvoyant:100ms"))
        deals = np.array([(blind[deal], seeing[deal]) for deal in sorted(blind)]) - 1 / players
        again = np.random.default_rng(SEED).integers(len(deals), size=(RESAMPLES, len(deals)))
        parts = [100 * one / other for one, other in deals[again].mean(axis=1)]
        part = 100 * deals[:, 0].mean() / deals[:, 1].mean()
        interval = f"{np.percentile(parts, 2.5):.0f} to {np.percentile(parts, 97.5):.0f}"
        asked = EXCESS[run.game]
        is_met = bool(part >= asked)
        known = [f"{part:.0f}", interval, str(len(deals)), str(asked), verdict(is_met=is_met)]
        found.append(["search:100ms of clairvoyant:100ms", str(players), *known])
    return found


def told(name: str) -> str:
    """What is known of a measurement; its deals so far, if it is not finished."""
    if name in POOLS:
        return together(name)
    run = RUNS[name]
    plan, rows = done_of(name)
    if plan.deals == 0:
        return f"{name}: nothing yet"
    result = result_of(plan, rows)
    by_players = {players: [row for row in rows if row["players"] == players] for players in run.players}
    head = ("share of victories, %", "players", "mean", "95 %", "fair", "deals", "ms/move", "asked", "")
    parts = [f"`{name}`, played at {kept.commit_of(FOLDER / name)}", table(head, lines(run, result, by_players))]
    if set(TIME) <= set(run.bots):
        parts += [table(STEPS, steps(result))]
    if "clairvoyant:100ms" in run.bots:
        above = ("share of the excess over fair, %", "players", "mean", "95 %", "deals", "asked", "")
        parts += [table(above, excess(run, by_players))]
    return "\n\n".join(parts)


def done_of(name: str) -> tuple[arena.Plan, list[Mapping[str, Any]]]:
    """The plan of a measurement as far as it is played, and the rows of the deals that are done at all tables."""
    plan, rows = RUNS[name].plan(), list(kept.unpacked(FOLDER / name).rows())
    done = complete(plan, rows)
    return replace(plan, deals=done), [row for row in rows if row["deal"] < done]


def together(name: str) -> str:
    """What more time brings on the deals of all measurements of a pool."""
    gains: list[float] = []
    for part in POOLS[name]:
        plan, rows = done_of(part)
        if plan.deals == 0:
            return f"{name}: nothing yet of {part}"
        pairs = paired_blocks(plan, rows)
        before, after = (pairs[bot, "greedy"][0] for bot in TIME)
        gains += [after[deal] - before[deal] for deal in before]
    found = share_of(gains, -1.0, 1.0).row()
    share = {key: 100 * value for key, value in found.items() if value is not None}
    (players,) = {count for part in POOLS[name] for count in RUNS[part].players}
    text = f"`{name}`: the {len(gains)} deals of {', '.join(f'`{part}`' for part in POOLS[name])}"
    return f"{text}\n\n{table(STEPS, [difference(players, *TIME, share)])}"


def complete(plan: arena.Plan, rows: Sequence[Mapping[str, Any]]) -> int:
    """How many deals are done at all tables."""
    done = {(row["players"], tuple(row["table"]), row["deal"]) for row in rows}
    deals = 0
    while deals < plan.deals and all(
        (players, pair, deals) in done for players in plan.players for pair in arena.tables(plan, players)
    ):
        deals += 1
    return deals


def main() -> int:
    """Play, tell, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join([*RUNS, *POOLS]))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tell", action="store_true", help="play nothing")
    parser.add_argument("--keep", action="store_true", help="pack the rows into bench/strength/")
    parser.add_argument("--write", action="store_true", help="add the tables to bench/results.md")
    given = parser.parse_args()
    names = given.names or [*RUNS, *POOLS]
    for name in names:
        is_played = name in RUNS
        if is_played and not given.tell:
            play(name, given.workers)
        print(told(name), flush=True)
        if is_played and given.keep:
            kept.pack(FOLDER / name)
    if given.write:
        write("strength of play", "\n\n".join(told(name) for name in names))
    return 0


if __name__ == "__main__":
    sys.exit(main())
