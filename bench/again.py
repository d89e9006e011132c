"""Do the rows that are kept still hold? Some of each measurement are played again with the present code.

`python -m bench.again [NAME...] --rows 12`: rows of bots whose budget is a number of imagined matches come out the
same, match by match and down to the number of matches imagined, as long as nothing that decides them was changed; so a
figure of an earlier commit is one of this commit too. Rows of bots with a budget in time cannot be compared.
"""

import argparse
import random
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from katzentisch.bots.catalog import entry
from katzentisch.core.registry import find
from katzentisch.lab import arena, running

from . import kept
from .report import table, write
from .strength import FOLDER, RUNS, Run

HEAD = ("kept rows played again", "played at", "players", "rows", "the same", "same victories")


def is_timed(run: Run) -> bool:
    """Does a bot think for some time, so that no two runs are the same?"""
    bots = [entry(find(run.game), name).bot for name in run.bots]
    budgets = [getattr(bot, "budget", None) for bot in bots]
    return any(budget is not None and budget.milliseconds is not None for budget in budgets)


def outcome(row: Mapping[str, Any]) -> tuple[Any, Any]:
    """What has to be the same: all results, and how much every bot decided and imagined for them."""
    work = {bot: (clock["decisions"], clock["iterations"]) for bot, clock in row["timing"].items()}
    return row["matches"], work


def places(row: Mapping[str, Any]) -> list[Any]:
    """Who won what."""
    return [match["places"] for match in row["matches"]]


def lines(name: str, rows: int, workers: int) -> list[list[str]]:
    """For each number of players: how many of so many rows came out the same, and with the same places."""
    run = RUNS[name]
    plan, folder = run.plan(), kept.unpacked(FOLDER / name)
    known = list(folder.rows())
    found = []
    for players in run.players:
        own = [row for row in known if row["players"] == players]
        drawn = random.Random(f"{name} {players}").sample(own, min(rows, len(own)))
        todo = [arena.Job(players, tuple(row["table"]), row["deal"]) for row in drawn]
        again = [row for row, _ in running.play(plan, todo, workers, with_records=False)]
        told = [kept.commit_of(FOLDER / name), str(players), str(len(drawn))]
        found.append([name, *told, *counted(drawn, again)])
    return found


def counted(before: Sequence[Mapping[str, Any]], after: Sequence[Mapping[str, Any]]) -> tuple[str, str]:
    """How many rows are the same in everything, and in who won."""
    pairs = list(zip(before, after, strict=True))
    same = sum(outcome(one) == outcome(other) for one, other in pairs)
    return str(same), str(sum(places(one) == places(other) for one, other in pairs))


def main() -> int:
    """Play some rows of each measurement again."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="all that are kept, if none is named")
    parser.add_argument("--rows", type=int, default=12, help="for each number of players (12)")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="add the table to bench/results.md")
    given = parser.parse_args()
    names = given.names or [name for name in RUNS if kept.packed(name).exists()]
    found = []
    for name in names:
        if is_timed(RUNS[name]):
            print(f"{name}: its bots think for a time, so no two runs are the same")
            continue
        found += lines(name, given.rows, given.workers)
        print(table(HEAD, found[-len(RUNS[name].players) :]), flush=True)
    if given.write:
        write("rows played again", table(HEAD, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
