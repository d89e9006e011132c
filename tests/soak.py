"""The long soak: a million matches against the oracle, on all cores, resumable.

What is done is kept in .soak/; a change of the rules or of the oracle begins anew.
"""

import argparse
import hashlib
import json
import multiprocessing
import os
import sys
import time
from pathlib import Path

from katzentisch.core.fast import Fast
from katzentisch.core.registry import find
from katzentisch.core.rng import seeded
from katzentisch.core.walks import LEANS
from tests.games.katzenjammer.agreement import agree_on_game, tables

BATCH = 2_000
PER_TABLE = 25
FOLDER = Path(".soak")


def sources() -> str:
    """A hash of the rules and the oracle."""
    files = [*find("katzenjammer").folder.glob("*.py"), *Path(__file__).parent.glob("games/katzenjammer/*.py")]
    return hashlib.sha256(b"".join(file.read_bytes() for file in sorted(files))).hexdigest()[:16]


def soak(batch: int) -> int:
    """One batch of matches; raises if rules and oracle disagree."""
    played = 0
    for number, (seats, options) in enumerate(tables(1000 + batch)):
        fast = Fast(find("katzenjammer"), options, seats)
        for repeat in range(PER_TABLE):
            agree_on_game(fast, options, seeded("soak", batch, number, repeat), lean=LEANS[repeat % 4])
        played += PER_TABLE
        if played >= BATCH:
            return batch
    raise AssertionError("tables never end")


def main() -> int:
    """python -m tests.soak [--games N]"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    file = FOLDER / f"katzenjammer-{sources()}.json"
    done: set[int] = set(json.loads(file.read_text())) if file.exists() else set()
    FOLDER.mkdir(exist_ok=True)
    todo = [batch for batch in range(given.games // BATCH) if batch not in done]
    start, finished = time.monotonic(), 0
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        for batch in pool.imap_unordered(soak, todo):
            done.add(batch)
            finished += 1
            file.write_text(json.dumps(sorted(done)))
            left = (time.monotonic() - start) / finished * (len(todo) - finished)
            print(f"{len(done) * BATCH} matches agree, {left / 60:.0f} min left", flush=True)
    print(f"{len(done) * BATCH} matches, rules and oracle agree on every move")
    return 0


if __name__ == "__main__":
    sys.exit(main())
