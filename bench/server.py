"""How much one server process carries: memory, the time from a move to all views, and moves a second at most."""

import argparse
import asyncio
import contextlib
import gc
import os
import re
import resource
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from .report import table as table_text
from .report import verdict, write

GAME, SEATS = "katzenjammer", 4
SERVE = ("-m", "katzentisch", "serve", "--lang", "en", "--port", "0")
SETTINGS = {"KATZENTISCH_BUDGET": "1000000", "KATZENTISCH_LOG": "error"}
LATENCY_LIMIT = 0.050
LEAST_SHARE = 0.3
AT_ONCE = 20
ROUNDS = 9
"""So often ours and the floor take turns under full load: what else goes on at the machine meets both."""


class Offer(msgspec.Struct):
    """A legal action."""

    action: str


class Game(msgspec.Struct):
    """What the load needs of a game."""

    version: int
    legal: list[Offer] = []
    result: Any = None


class Heard(msgspec.Struct):
    """What the load reads of a message."""

    type: str
    id: str = ""
    code: str = ""
    game: Game | None = None


DECODER = msgspec.json.Decoder(Heard)


@dataclass(eq=False)
class Seat:
    """One connection."""

    socket: ClientConnection
    game: Game | None = None
    bytes: int = 0
    messages: int = 0


@dataclass(eq=False)
class Table:
    """A table whose seats play at random."""

    rng: Random
    seats: list[Seat] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    count: int = 0

    async def listen(self, seat: Seat) -> None:
        """Note what a seat hears."""
        async for text in seat.socket:
            heard = DECODER.decode(text)
            seat.bytes += len(text)
            seat.messages += 1
            assert heard.type not in ("farewell", "refused"), heard
            if heard.game is not None:
                seat.game = heard.game
                self.news.set()

    async def until(self, version: int) -> None:
        """Wait until every seat has a version."""
        while any(seat.game is None or seat.game.version < version for seat in self.seats):
            self.news.clear()
            await self.news.wait()

    async def say(self, seat: Seat, **message: Any) -> None:
        """Send a command."""
        self.count += 1
        await seat.socket.send(msgspec.json.encode({"id": f"m{self.count}", **message}).decode())

    async def move(self) -> float:
        """Somebody moves; the seconds until all have seen it."""
        games = [(seat, seat.game) for seat in self.seats if seat.game is not None and seat.game.legal]
        if not games:
            await self.again()
            return await self.move()
        seat, game = self.rng.choice(games)
        action = self.rng.choice(game.legal).action
        began = time.perf_counter()
        await self.say(seat, type="act", version=game.version, action=action)
        await self.until(game.version + 1)
        return time.perf_counter() - began

    async def again(self) -> None:
        """The next match."""
        assert self.seats[0].game is not None
        version = self.seats[0].game.version
        for seat in self.seats:
            await self.say(seat, type="vote", matter="rematch")
        await self.until(version + 1)


@contextlib.contextmanager
def process(words: Sequence[str], **environment: str) -> Iterator[tuple[int, str]]:
    """A server in a process of its own: its number and its address."""
    started = subprocess.Popen(
        [sys.executable, *words], stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
    )
    assert started.stdout is not None
    try:
        found = re.search(r"http://\S+", started.stdout.readline())
        assert found is not None
        yield started.pid, found.group()
    finally:
        started.terminate()
        started.wait()
        started.stdout.close()


def memory(pid: int) -> int:
    """Resident bytes."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text(encoding="utf-8"))
    assert found is not None
    return 1024 * int(found.group(1))


def cpu(pid: int) -> float:
    """Seconds of processor time."""
    parts = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def lay(client: httpx.AsyncClient, seats: int = SEATS) -> tuple[str, list[str]]:
    """A table of people, and their tokens."""
    opened = (await client.post("/api/tables", json={"game": GAME, "name": "P0", "seats": seats})).json()
    name, tokens = opened["table"], [opened["token"]]
    for number in range(1, seats):
        seated = await client.post(f"/api/tables/{name}/seats", json={"name": f"P{number}"})
        tokens.append(seated.json()["token"])
    return name, tokens


async def sit(address: str, name: str, tokens: Sequence[str | None], seed: int, tasks: set[Any]) -> Table:
    """Connect the seats of a table."""
    table = Table(Random(seed))
    for token in tokens:
        socket = await connect(address.replace("http", "ws", 1) + "/ws", compression=None, ping_interval=None)
        seat = Seat(socket)
        table.seats.append(seat)
        hello = {"type": "hello", "protocol": 1, "table": name} | ({} if token is None else {"token": token})
        await socket.send(msgspec.json.encode(hello).decode())
        tasks.add(asyncio.create_task(table.listen(seat)))
    return table


async def in_groups(works: Sequence[Any]) -> list[Any]:
    """All of it, a few at a time."""
    found: list[Any] = []
    for first in range(0, len(works), AT_ONCE):
        found += await asyncio.gather(*works[first : first + AT_ONCE])
    return found


@dataclass
class Load:
    """What a phase of load came to."""

    latencies: list[float]
    seconds: float
    cpu: float

    def share(self, part: float) -> float:
        """A quantile of the latencies."""
        return sorted(self.latencies)[int(part * (len(self.latencies) - 1))]

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.latencies) / self.seconds

    @property
    def cost(self) -> float:
        """Seconds of the server's processor time for a move."""
        return self.cpu / len(self.latencies)


async def load(tables: Sequence[Table], pid: int, seconds: float, pause: float) -> Load:
    """Every table moves, and waits for about `pause` seconds after each move, for so long."""
    latencies: list[float] = []
    end = time.monotonic() + seconds

    async def play(table: Table) -> None:
        await asyncio.sleep(table.rng.random() * pause)
        while time.monotonic() < end:
            latencies.append(await table.move())
            if pause:
                await asyncio.sleep(pause * (0.5 + table.rng.random()))

    began, before = time.monotonic(), cpu(pid)
    await asyncio.gather(*(play(table) for table in tables))
    return Load(latencies, time.monotonic() - began, cpu(pid) - before)


def append_time(address: str) -> tuple[float, float]:
    """How long the server has waited for its disk in all, and how often."""
    text = httpx.get(f"{address}/metrics").text
    total, count = (re.search(rf"append_seconds_{part} (\S+)", text) for part in ("sum", "count"))
    assert total is not None
    assert count is not None
    return float(total.group(1)), float(count.group(1))


def sync_times(folder: str, times: int = 300) -> list[float]:
    """The seconds of bare writes of 4 kB with fsync, in order; with pauses, as a calm table makes them."""
    taken = []
    with open(f"{folder}/probe", "wb", buffering=0) as file:
        for _ in range(times):
            began = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - began)
            time.sleep(0.005)
    return sorted(taken)


@dataclass(eq=False)
class Server:
    """A server under load: its process, its tables, and what was found of it."""

    pid: int
    address: str
    tables: list[Table] = field(default_factory=list)
    tasks: set[Any] = field(default_factory=set)
    calm: Load | None = None
    full: list[Load] = field(default_factory=list)

    async def connect(self, seats: Sequence[tuple[str, Sequence[str | None]]]) -> None:
        """Sit down at tables, everybody by a socket of their own."""
        works = [sit(self.address, *seat, number, self.tasks) for number, seat in enumerate(seats)]
        self.tables = await in_groups(works)
        await asyncio.sleep(1)

    async def bear(self, seconds: float, pause: float) -> Load:
        """Load for a while."""
        return await load(self.tables, self.pid, seconds, pause)

    @property
    def size(self) -> int:
        """Bytes of a message, in the mean."""
        seats = [seat for table in self.tables for seat in table.seats]
        return sum(seat.bytes for seat in seats) // sum(seat.messages for seat in seats)

    def end(self) -> None:
        """Cut all lines."""
        for task in self.tasks:
            task.cancel()
        for table in self.tables:
            for seat in table.seats:
                seat.socket.transport.abort()


async def begin(ours: Server, count: int) -> list[list[str]]:
    """Lay the tables, connect everybody, start all matches; what memory it takes."""
    empty = memory(ours.pid)
    limits = httpx.Limits(keepalive_expiry=1)
    async with httpx.AsyncClient(base_url=ours.address, timeout=60, limits=limits) as client:
        seats = await in_groups([lay(client) for _ in range(count)])
    laid = memory(ours.pid)
    await ours.connect(seats)
    connected = memory(ours.pid)
    for table in ours.tables:
        await table.say(table.seats[0], type="start")
    await asyncio.gather(*(table.until(1) for table in ours.tables))
    return [
        ["empty server", f"{empty / 1e6:.0f} MB"],
        ["each table that is open", f"{(laid - empty) / count / 1e3:.0f} kB"],
        ["each idle socket", f"{(connected - laid) / count / SEATS / 1e3:.0f} kB"],
        ["each match that has begun", f"{(memory(ours.pid) - connected) / count / 1e3:.0f} kB"],
    ]


async def measure(ours: Server, given: argparse.Namespace) -> tuple[Server, list[list[str]]]:
    """Memory and calm load; then as much as it takes, in turn with the floor. The floor, and what memory was taken."""
    pause = given.tables / given.rate
    rows = await begin(ours, given.tables)
    await ours.bear(3, 0.5)
    before = append_time(ours.address)
    ours.calm = await ours.bear(given.seconds, pause)
    total, appends = (after - earlier for after, earlier in zip(append_time(ours.address), before, strict=True))
    rows.append(["an append under calm load, mean", f"{1e3 * total / appends:.1f} ms"])
    with process(["-m", "bench.fanout", str(ours.size)]) as (pid, address):
        floor = Server(pid, address)
        await floor.connect([(f"table{number}", [None] * SEATS) for number in range(given.tables)])
        await floor.bear(3, 0.5)
        floor.calm = await floor.bear(given.seconds, pause)
        for _ in range(ROUNDS):
            for server in (ours, floor):
                server.full.append(await server.bear(given.seconds / ROUNDS, 0))
        floor.end()
    count = sum(table.count for table in ours.tables)
    rows.append([f"all, after {count:,} commands", f"{memory(ours.pid) / 1e6:.0f} MB"])
    ours.end()
    return floor, rows


def row(name: str, server: Server) -> list[str]:
    """A line of the report."""
    calm = server.calm
    assert calm is not None
    return [
        name,
        f"{calm.rate:.0f}",
        f"{1e3 * calm.share(0.5):.1f} ms",
        f"{1e3 * calm.share(0.99):.1f} ms",
        f"{median(full.rate for full in server.full):.0f}",
        f"{1e6 * median(full.cost for full in server.full):.0f} us",
        f"{server.size} B",
    ]


def main() -> int:
    """python -m bench.server [--tables N] [--rate MOVES] [--seconds N] [--write]"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second of all tables under calm load")
    parser.add_argument("--seconds", type=float, default=27.0)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    gc.disable()
    busy = os.getloadavg()[0]
    with TemporaryDirectory() as folder:
        words = [*SERVE, "--store", f"sqlite:///{folder}/tables.db"]
        with process(words, **SETTINGS) as (pid, address):
            ours = Server(pid, address)
            floor, rows = asyncio.run(measure(ours, given))
        syncs = [1e3 * seconds for seconds in sync_times(folder)]
        bare = f"{mean(syncs):.1f} ms, {syncs[int(0.99 * len(syncs))]:.1f} ms"
        rows.append(["a bare fsync on the same disk, mean and p99", bare])
    head = ["", "moves/s, calm", "p50", "p99", "moves/s, at most", "CPU a move", "message"]
    assert ours.calm is not None
    p99 = ours.calm.share(0.99)
    shares = sorted(one.rate / other.rate for one, other in zip(ours.full, floor.full, strict=True))
    share = median(shares)
    text = "\n\n".join(
        [
            f"{given.tables} tables of {SEATS} sockets, one process, SQLite; from a move to all {SEATS} views. "
            f"Load by a second process on the same machine, which had {busy:.1f} other processes running on "
            f"{os.cpu_count()} cores before. p99 below {1e3 * LATENCY_LIMIT:.0f} ms: "
            f"{verdict(is_met=p99 < LATENCY_LIMIT)}. Moves a second at most, as a share of the floor's, {ROUNDS} times "
            f"in turn: {share:.2f} ({shares[0]:.2f} to {shares[-1]:.2f}; at least {LEAST_SHARE} is asked): "
            f"{verdict(is_met=share >= LEAST_SHARE)}.",
            table_text(head, [row("ours", ours), row("floor (echo, no rules, no storage)", floor)]),
            table_text(["memory and disk", ""], rows),
        ]
    )
    print(text)
    if given.write:
        write("Server", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
