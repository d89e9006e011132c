"""Does a table cost the same among five thousand as among a hundred? Memory of a table and processor time of a move."""

import argparse
import asyncio
import gc
import os
import resource
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from .report import table as table_text
from .report import verdict, write
from .server import SERVE, SETTINGS, Table, cpu, in_groups, lay, load, memory, process, sit

SEATS = 2
"""Sockets of both sides of five thousand tables fit under the usual limit of open files."""
FEW, MANY = 100, 5_000
SPREAD = 0.10
SETTLE = 5.0


@dataclass
class Crowd:
    """What was found with so many tables."""

    count: int
    resident: float
    """Bytes of a table, by which the process has grown."""
    in_use: float
    """The same without what is free within the process."""
    idle: float
    """Processors' share while nobody moves: heartbeats of the sockets."""
    cost: float
    """Seconds of a move, without that."""
    p50: float
    p99: float


async def furnish(address: str, count: int, tasks: set[Any]) -> list[Table]:
    """So many tables with their sockets and a match each."""
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=httpx.Limits(keepalive_expiry=1)) as client:
        places = await in_groups([lay(client, SEATS) for _ in range(count)])
    tables = await in_groups([sit(address, name, tokens, seed, tasks) for seed, (name, tokens) in enumerate(places)])
    for table in tables:
        await table.say(table.seats[0], type="start")
    await asyncio.gather(*(table.until(1) for table in tables))
    await asyncio.sleep(SETTLE)
    return tables


def bytes_in_use(pid: int, file: Path) -> int:
    """What the server's memory holds; see `weighed`."""
    os.kill(pid, signal.SIGUSR1)
    while not file.exists():
        time.sleep(0.05)
    found = int(file.read_text(encoding="utf-8"))
    file.unlink()
    return found


async def measure(pid: int, address: str, count: int, file: Path, given: argparse.Namespace) -> Crowd:
    """So many tables; they move, at the same rate in all."""
    tasks = set[Any]()
    await furnish(address, 1, tasks)
    resident, in_use = memory(pid), bytes_in_use(pid, file)
    tables = await furnish(address, count, tasks)
    resident, in_use = memory(pid) - resident, bytes_in_use(pid, file) - in_use
    spent, began = cpu(pid), time.monotonic()
    await asyncio.sleep(given.seconds / 2)
    idle = (cpu(pid) - spent) / (time.monotonic() - began)
    pause = len(tables) / given.rate
    await load(tables, pid, given.seconds / 4, pause)
    moved = await load(tables, pid, given.seconds, pause)
    for task in tasks:
        task.cancel()
    for table in tables:
        for seat in table.seats:
            seat.socket.transport.abort()
    cost = moved.cost - idle * moved.seconds / len(moved.latencies)
    return Crowd(count, resident / count, in_use / count, idle, cost, moved.share(0.5), moved.share(0.99))


def main() -> int:
    """python -m bench.crowd [--rate MOVES] [--seconds N] [--write]"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second of all tables")
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    gc.disable()
    found = []
    for count in (FEW, MANY):
        with TemporaryDirectory() as folder:
            file = Path(folder) / "bytes"
            words = ["-m", "bench.weighed", str(file), *SERVE[2:], "--store", f"sqlite:///{folder}/tables.db"]
            with process(words, PYTHONMALLOC="malloc", **SETTINGS) as (pid, address):
                found.append(asyncio.run(measure(pid, address, count, file, given)))
    few, many = found
    memories, costs = many.in_use / few.in_use - 1, many.cost / few.cost - 1
    text = "\n\n".join(
        [
            f"Tables of {SEATS} sockets with a match each, one process, SQLite, {given.rate:.0f} moves a second in "
            f"all, {os.cpu_count()} cores. Memory in use by a table {100 * memories:+.1f} % "
            f"({verdict(is_met=memories <= SPREAD)}), processor time of a move {100 * costs:+.1f} % "
            f"({verdict(is_met=costs <= SPREAD)}); at most {100 * SPREAD:.0f} % is asked.",
            table_text(
                ["tables", "in use by a table", "growth of the process", "CPU while idle", "CPU a move", "p50", "p99"],
                [
                    [
                        f"{crowd.count:,}",
                        f"{crowd.in_use / 1e3:.1f} kB",
                        f"{crowd.resident / 1e3:.1f} kB",
                        f"{100 * crowd.idle:.1f} %",
                        f"{1e6 * crowd.cost:.0f} us",
                        f"{1e3 * crowd.p50:.1f} ms",
                        f"{1e3 * crowd.p99:.1f} ms",
                    ]
                    for crowd in found
                ],
            ),
        ]
    )
    print(text)
    if given.write:
        write("Crowd", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
