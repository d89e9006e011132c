"""The long soak: a million matches or rounds of each game against its oracle, on all cores, resumable.

What is done is kept in .soak/; a change of the rules or of the oracle begins anew.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from katzentisch.core.fast import Fast
from katzentisch.core.registry import find
from katzentisch.core.rng import seeded
from katzentisch.core.walks import LEANS
from tests.games.katzenjammer import agreement as cats
from tests.games.klaumau import agreement as crooks
from tests.sources import sources

BATCH = 2_000
PER_TABLE = 25
FOLDER = Path(".soak")


@dataclass(frozen=True)
class Contract:
    """What is counted, on which tables, and how rules and oracle are compared."""

    unit: str
    tables: Callable[[int], Iterator[tuple[int, Any]]]
    agree: Callable[[Fast, Any, list[int], int], list[str]]
    count: Callable[[Any], int]


CONTRACTS = {
    "katzenjammer": Contract("matches", cats.tables, cats.agree_on_game, lambda _: 1),
    "klaumau": Contract("rounds", crooks.tables, crooks.agree_on_match, lambda state: int(state.rounds)),
}


def rules_and_oracle(game: str) -> str:
    """A hash of the rules and the oracle."""
    tests = Path(__file__).parent / "games" / game
    files = [tests / "reference.py", tests / "agreement.py", tests.parent / "agreeing.py"]
    files += find(game).folder.glob("*.py")
    return sources(files)


def soak(game: str, batch: int) -> int:
    """One batch; raises if rules and oracle disagree."""
    contract, played = CONTRACTS[game], 0
    for number, (seats, options) in enumerate(contract.tables(1000 + batch)):
        fast = Fast(find(game), options, seats)
        for repeat in range(PER_TABLE):
            contract.agree(fast, options, seeded("soak", batch, number, repeat), LEANS[repeat % len(LEANS)])
            played += contract.count(fast.state())
        if played >= BATCH:
            return batch
    raise AssertionError("tables never end")


def soak_game(game: str, total: int, workers: int) -> None:
    """All batches of a game that are still to do."""
    file, unit = FOLDER / f"{game}-{rules_and_oracle(game)}.json", CONTRACTS[game].unit
    done: set[int] = set(json.loads(file.read_text())) if file.exists() else set()
    todo = [batch for batch in range(total // BATCH) if batch not in done]
    start, finished = time.monotonic(), 0
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for batch in pool.imap_unordered(partial(soak, game), todo):
            done.add(batch)
            finished += 1
            file.write_text(json.dumps(sorted(done)))
            left = (time.monotonic() - start) / finished * (len(todo) - finished)
            print(f"{game}: {len(done) * BATCH} {unit} agree, {left / 60:.0f} min left", flush=True)
    print(f"{game}: {len(done) * BATCH} {unit}, rules and oracle agree on every move")


def main() -> int:
    """python -m tests.soak [GAME ...] [--games N]"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("which", nargs="*", default=list(CONTRACTS), metavar="GAME")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for game in given.which:
        soak_game(game, given.games, given.workers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
