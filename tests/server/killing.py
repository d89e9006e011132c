"""Servers are killed while people play: nothing acknowledged may be lost, nothing may happen twice, all goes on.

`python -m tests.server.killing --runs 200` does it for long (`make soak-kill`), and goes on where it was stopped,
unless the program has changed since. What is shown is the death of a process. A power cut adds the promise of the
disk: SQLite and PostgreSQL wait for fsync.
"""

import argparse
import asyncio
import contextlib
import functools
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

import katzentisch
from katzentisch.server.store import Store
from tests.server.client import Chaos, Client
from tests.server.live import lay, sqlite_url
from tests.server.nursery import Nursery, free_port, nursery
from tests.sources import sources

TABLES: tuple[tuple[str, int, int, dict[str, Any]], ...] = (
    ("katzenjammer", 3, 2, {}),
    ("klaumau", 2, 2, {"rounds": 1}),
    ("katzenjammer", 2, 2, {}),
    ("klaumau", 3, 2, {"rounds": 1}),
)
LINE = Chaos(repeats=0.5, late=0.1)
FIRST, LAST = 0.05, 0.6
"""A server lives so many seconds under load before it is killed."""
PROGRESS = Path(".soak") / "kill.jsonl"


@dataclass
class Count:
    """What became of it all."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    twice: int = 0
    finished: int = 0
    tables: int = 0

    def add(self, other: "Count") -> None:
        """Both together."""
        for name, value in asdict(other).items():
            setattr(self, name, getattr(self, name) + value)


async def round_of_kills(found: Nursery, url: str, kills: int, rng: Random) -> Count:
    """Some tables play on while their server is killed again and again, and then in peace to the end."""
    port = free_port()
    child = found.start(url, port)
    clients = await seat_everyone(child.address, rng)
    games = [asyncio.create_task(client.play()) for client in clients]
    done = 0
    while done < kills and not all(game.done() for game in games):
        await asyncio.sleep(rng.uniform(FIRST, LAST))
        child.kill()
        done += 1
        child = await asyncio.to_thread(found.start, url, port)
    await asyncio.wait_for(asyncio.gather(*games), 300)
    for client in clients:
        await client.close()
    child.kill()
    return await count(url, clients, done)


async def seat_everyone(address: str, rng: Random) -> list[Client]:
    """People at all tables; their matches begin."""
    clients = []
    for game, seats, people, options in TABLES:
        table, tokens = await lay(address, game, seats, people, options=options)
        here = [Client(address, table, token, Random(rng.getrandbits(32)), LINE) for token in tokens]
        for client in here:
            await client.connect()
        await here[0].order("start")
        clients += here
    return clients


async def count(url: str, clients: list[Client], kills: int) -> Count:
    """Compare what was acknowledged with the log."""
    store = await Store.open(url)
    found = Count(kills=kills, tables=len(TABLES), finished=sum(client.is_over for client in clients))
    for client in clients:
        entries = await store.read(client.table)
        times = Counter(entry.move for entry in entries if entry.seat == client.seat and entry.move is not None)
        found.acknowledged += len(client.acks)
        found.lost += sum(times[move] == 0 for move in client.acks)
        found.twice += sum(number > 1 for number in times.values())
    await store.close()
    found.finished = len({client.table for client in clients if client.is_over})
    return found


@contextlib.contextmanager
def fresh_database(kind: str) -> Iterator[str]:
    """An empty database of a kind."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield sqlite_url(Path(folder))
        else:
            from tests.server.postgres import temporary_database

            with temporary_database() as url:
                yield url


def soak(kind: str, runs: int, per_round: int = 10) -> Count:
    """So many kills, in rounds; what was done before counts."""
    total, rounds = known(kind)
    print(kind, total, "before", flush=True)
    with nursery() as found:
        while total.kills < runs:
            rounds += 1
            with fresh_database(kind) as url:
                kills = min(per_round, runs - total.kills)
                more = asyncio.run(round_of_kills(found, url, kills, Random(f"{kind} {rounds}")))
            total.add(more)
            note(kind, rounds, more)
            print(kind, total, flush=True)
    return total


def known(kind: str) -> tuple[Count, int]:
    """What was done before with the same program."""
    total, rounds, same = Count(), 0, program()
    if PROGRESS.exists():
        for line in PROGRESS.read_text().splitlines():
            row = json.loads(line)
            if row["kind"] == kind and row.get("sources") == same:
                total.add(Count(**row["count"]))
                rounds = row["round"]
    return total, rounds


def note(kind: str, rounds: int, more: Count) -> None:
    """Remember it."""
    PROGRESS.parent.mkdir(exist_ok=True)
    with PROGRESS.open("a") as file:
        row = {"kind": kind, "round": rounds, "sources": program(), "count": asdict(more)}
        file.write(json.dumps(row) + "\n")


@functools.cache
def program() -> str:
    """A hash of the program."""
    return sources(Path(katzentisch.__file__).parent.rglob("*.py"))


def main() -> int:
    """Soak both databases."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=200, help="kills on each database")
    given = parser.parse_args()
    bad = 0
    for kind in ("sqlite", "postgresql"):
        total = soak(kind, given.runs)
        bad += total.lost + total.twice + (total.finished != total.tables)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
