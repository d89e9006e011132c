"""Pairs of worlds that a seat cannot tell apart, played over real sockets: every byte it gets must be the same.

`python -m tests.server.twins --pairs 2000` does it for long (`make soak-twins`); the tests do fewer.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from katzentisch.bots.warm import is_ready
from katzentisch.core.match import Ply
from katzentisch.core.registry import find, games
from katzentisch.core.rng import below, seeded
from katzentisch.core.seats import CHANCE, Seat
from katzentisch.core.walks import LEANS, Case, Twin, finished, lockstep, twin_of
from katzentisch.server.app import make_app
from katzentisch.server.config import Config
from katzentisch.server.entries import enact
from katzentisch.server.house import House, Timing
from katzentisch.server.room import Room
from katzentisch.server.store import Entry, Index
from katzentisch.server.table import Table
from katzentisch.server.tokens import digest
from tests.server.live import hosting, sqlite_url

NOW = 1_800_000_000_000
PROBES = 12
SHORT: dict[str, dict[str, Any]] = {"klaumau": {"rounds": 1}}
"""Options that make a match shorter."""
TRIES = 4
CLOCK = {"per_move": 500_000, "per_game": 1_000_000, "per_window": 400_000, "grace": 600_000}
"""Deadlines are told, but none passes: the servers' own clock stands still."""
HINTED = 8
"""Every so many-th pair asks for hints."""
NEVER = 1_000_000
"""A version that no match reaches: an act with it is refused whatever it is."""


@dataclass(frozen=True)
class Pair:
    """Two histories that look alike to the observer up to their end; a part of both is played while it looks on."""

    case: Case
    observer: Seat
    one: Sequence[Ply]
    other: Sequence[Ply]
    live: int
    """From this ply on the observer is there."""


def pairs(game: str) -> Iterator[Pair]:
    """Pairs of a game, without end."""
    found = find(game)
    for number in itertools.count():
        counts = range(max(2, found.fewest_seats), found.most_seats + 1)
        options = msgspec.convert(SHORT.get(game, {}), found.options)
        case = Case(found, "twins", options, counts[number % len(counts)])
        match = finished(case, "socket", number, lean=LEANS[number % len(LEANS)])
        rng = seeded("socket twins", number)
        twins = [twin for twin in (twin_of(case, match, rng) for _ in range(TRIES)) if twin is not None]
        yield from pairs_of(case, match.plies, twins, number)


def pairs_of(case: Case, plies: Sequence[Ply], twins: Sequence[Twin], number: int) -> Iterator[Pair]:
    """Each twin's history as long as its observer cannot tell it apart, cut where somebody is to decide."""
    longest: dict[int, tuple[Twin, int, list[Ply]]] = {}
    for one, others in lockstep(case, plies, twins):
        for twin, other in others:
            if CHANCE not in one.to_act() and not one.is_over and one.version > max(twin.changed):
                longest[id(twin)] = (twin, one.version, list(other.plies))
    for twin, until, changed in longest.values():
        rng = seeded("cut", number, until)
        span = until - max(twin.changed)
        yield Pair(case, twin.observer, plies[:until], changed, until - below(rng, min(span, 12)))


def entries_of(pair: Pair, plies: Sequence[Ply], name: str) -> tuple[list[Entry], int]:
    """The log of a history, and how many entries there were when the observer came."""
    actions = pair.case.game.actions
    found = list(opening(pair, name))
    groups: list[tuple[Ply | None, list[str], int]] = [(None, [], 0)]
    for index, ply in enumerate(plies):
        if ply.seat == CHANCE:
            groups[-1][1].append(actions.name(ply.action))
        else:
            groups.append((ply, [], index))
    before = len(found) + sum(index < pair.live for _, _, index in groups)
    for made, chance, _ in groups:
        seq = len(found) + 1
        if made is None:
            found.append(Entry(name, seq, NOW + seq, "start", {"level": "kitten", "bots": [], "chance": chance}, 0))
        else:
            body = {"action": actions.name(made.action), "by": "person", "chance": chance}
            found.append(Entry(name, seq, NOW + seq, "act", body, int(made.seat), f"m{seq}"))
    return found, before


def opening(pair: Pair, name: str) -> Iterator[Entry]:
    """A table with people on all seats."""
    yield Entry(name, 1, NOW, "open", {
        "game": pair.case.game.name, "options": msgspec.to_builtins(pair.case.options), "seats": pair.case.seats,
        "clock": CLOCK, "is_listed": False, "has_hints": True, "seed": "s", "name": "P0", "digest": digest(token(0)),
    })  # fmt: skip
    for seat in range(1, pair.case.seats):
        yield Entry(name, 1 + seat, NOW, "sit", {"name": f"P{seat}", "digest": digest(token(seat))}, seat)


def token(seat: int) -> str:
    """A token that is the same in both worlds."""
    return f"token-of-seat-{seat}-0123456789"


class World:
    """A server with its own database in which one of the worlds is played."""

    def __init__(self, app: Litestar, address: str) -> None:
        self._app = app
        self._url = address.replace("http", "ws", 1) + "/ws"

    @property
    def house(self) -> House:
        house: House = self._app.state.house
        return house

    async def heard(self, pair: Pair, plies: Sequence[Ply], name: str) -> list[bytes]:
        """Every byte that the observer and a spectator get."""
        entries, before = entries_of(pair, plies, name)
        index = index_of(entries[0], self.house)
        await self.write(index, entries[:before])
        async with self.line(name, token(pair.observer)) as seat, self.line(name, None) as watcher:
            frames = [*await probe(seat, pair, name), *await probe(watcher, pair, name)]
            for entry in entries[before:]:
                await self.write(index, [entry])
                await self.house.room(name).refresh()
            frames += [*await probe(seat, pair, name), *await probe(watcher, pair, name)]
        self.house.rooms.pop(name, None)
        return frames

    async def write(self, index: Index, entries: Sequence[Entry]) -> None:
        """As if another process had written it."""
        lines = [{"index": index}, *({"entry": entry} for entry in entries)]
        await self.house.store.bring([msgspec.json.encode(line) for line in lines])

    @contextlib.asynccontextmanager
    async def line(self, name: str, secret: str | None) -> AsyncIterator[ClientConnection]:
        """A connection to a table."""
        async with connect(self._url, compression=None, max_size=None) as socket:
            hello = {"type": "hello", "protocol": 1, "table": name}
            await socket.send(json.dumps(hello if secret is None else {**hello, "token": secret}))
            yield socket


def index_of(entry: Entry, house: House) -> Index:
    """What lobby and jobs know of a table at its start; nothing is due."""
    table = Table()
    enact(table, entry)
    return msgspec.structs.replace(Room(entry.table, house.store).index_of(table), due=None)


async def probe(socket: ClientConnection, pair: Pair, name: str) -> list[bytes]:
    """Ask for this and that, also for what is not allowed; all answers up to a pong."""
    await socket.send('{"type": "ways", "id": "w"}')
    if int(name[-6:]) % HINTED < len(games()):
        await socket.send('{"type": "hint", "id": "h"}')
    rng = seeded("probe", name)
    actions = pair.case.game.actions
    for number in range(PROBES):
        action = actions.name(below(rng, len(actions)))
        await socket.send(json.dumps({"type": "explain", "id": f"e{number}", "action": action}))
    for version in (0, NEVER):
        frame = {
            "type": "act",
            "id": f"stale{version}",
            "version": version,
            "action": actions.name(below(rng, len(actions))),
        }
        await socket.send(json.dumps(frame))
    await socket.send(json.dumps({"type": "vote", "id": "v", "matter": "resume"}))
    await socket.send('{"type": "act", "nonsense": 1}')
    await socket.send('{"type": "ping"}')
    frames: list[bytes] = []
    while not frames or json.loads(frames[-1])["type"] != "pong":
        frames.append(await asyncio.wait_for(socket.recv(decode=False), 60))
    return frames


async def compare(count: int, told: Any = None) -> int:
    """So many pairs, both games in turn; how many were compared. Raises if a byte differs."""
    config = Config(budget=1_000_000.0)
    for game in games():
        assert is_ready(find(game)), "`katzentisch warm` comes first"
    timing = Timing(poll=10_000_000, blink=10_000_000)
    sources = [pairs(game) for game in games()]
    with tempfile.TemporaryDirectory() as folder:
        apps = []
        for number in range(2):
            place = Path(folder) / str(number)
            place.mkdir()
            apps.append(make_app(config, sqlite_url(place), lambda: NOW + 10_000, timing))
        async with hosting(apps[0]) as first, hosting(apps[1]) as second:
            worlds = (World(apps[0], first), World(apps[1], second))
            for number in range(count):
                pair = next(sources[number % len(sources)])
                name = f"pair{number:06d}"
                one, other = await asyncio.gather(
                    worlds[0].heard(pair, pair.one, name), worlds[1].heard(pair, pair.other, name)
                )
                assert [ply.action for ply in pair.one] != [ply.action for ply in pair.other]
                assert one == other, difference(pair, one, other)
                if told is not None:
                    told(number + 1)
    return count


def difference(pair: Pair, one: list[bytes], other: list[bytes]) -> str:
    """The first frames that differ."""
    found = next(((a, b) for a, b in zip(one, other, strict=False) if a != b), (b"", b""))
    return f"{pair.case}, seat {pair.observer}, {len(one)} and {len(other)} frames\n{found[0]!r}\n{found[1]!r}"


def main() -> int:
    """Compare for long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=2000)
    given = parser.parse_args()
    done = asyncio.run(compare(given.pairs, lambda number: number % 50 or print(number, "pairs alike", flush=True)))
    print(done, "pairs, no byte differs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
