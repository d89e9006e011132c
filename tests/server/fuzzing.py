"""Malformed and hostile frames and requests: no crash, no hang, no 500, and nothing changes.

`python -m tests.server.fuzzing --frames 100000` does it for long (`make soak-fuzz`); the tests do fewer.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from katzentisch.server.store import Store
from tests.server.client import Client
from tests.server.live import lay, serving, sqlite_url

TYPES = (
    "hello", "act", "explain", "start", "seat-bot", "free-seat", "hand-over", "take-over", "leave", "rename", "mute",
    "let-watch", "vote", "say", "ping", "world", "welcome", "nonsense", "",
)  # fmt: skip
FIELDS = ("id", "version", "action", "seat", "level", "name", "text", "matter", "is_yes", "table", "token", "protocol")
NASTY: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 8, 255, 2**31, -(2**63), 2**64, 10**400, 0.5, float("inf"), "", "a", "\x00",
    "\u202e", "\ud83d\ude00", "A" * 300, "A" * 5000, "../../etc/passwd", "' OR 1=1 --", "<script>", "%00", "pass",
    "bid 1 1", [], {}, [[]], {"a": {}}, ["x"] * 50, {"type": "act"},
)  # fmt: skip
PATHS = (
    "/api/tables", "/api/tables/{table}", "/api/tables/{table}/seats", "/api/tables/{table}/link",
    "/api/tables/{table}/claim", "/api/tables/{table}/record", "/api/tables/{table}/qr", "/api/games", "/healthz",
    "/api/tables/..%2f..%2fetc", "/api/tables/%00", "/api/tables/" + "a" * 300, "/nonsense", "/ws", "//", "/t/ä",
)  # fmt: skip


def frame(rng: Random, table: str) -> str | bytes:
    """Something that a stranger might send."""
    kind = rng.random()
    if kind < 0.15:
        return rng.randbytes(rng.randrange(200))
    if kind < 0.25:
        return json.dumps(rng.choice(NASTY))
    fields = {name: rng.choice((*NASTY, table)) for name in rng.sample(FIELDS, rng.randrange(len(FIELDS)))}
    text = json.dumps({"type": rng.choice((*TYPES, *NASTY)), "id": f"f{rng.getrandbits(40):x}", **fields})
    if kind < 0.35:
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice('{}[]",:\\0') + text[place + rng.randrange(3) :]
    return "[" * 4000 if kind > 0.995 else text


async def frames(address: str, table: str, token: str | None, count: int, rng: Random) -> int:
    """Send so many frames over sockets that are opened again whenever the server has enough; how many were answered."""
    answered = sent = 0
    while sent < count:
        async with connect(address.replace("http", "ws") + "/ws", compression=None, max_size=None) as socket:
            try:
                if rng.random() < 0.8:
                    hello = {"type": "hello", "protocol": 1, "table": table}
                    await socket.send(json.dumps(hello if token is None else {**hello, "token": token}))
                for _ in range(min(25, count - sent)):
                    sent += 1
                    await socket.send(frame(rng, table))
                await socket.send('{"type": "ping"}')
                while json.loads(await asyncio.wait_for(socket.recv(), 60))["type"] != "pong":
                    answered += 1
            except ConnectionClosed:
                continue
    return answered


async def requests(address: str, table: str, count: int, rng: Random) -> dict[int, int]:
    """So many requests; how many of each status."""
    found: dict[int, int] = {}
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        for _ in range(count):
            path = rng.choice(PATHS).replace("{table}", table)
            body: Any = rng.choice((*NASTY, {name: rng.choice(NASTY) for name in ("game", "name", "seats", "options")}))
            content = rng.randbytes(50) if rng.random() < 0.2 else json.dumps(body).encode()
            headers = {"authorization": "Bearer " + rng.choice(("y", "x" * 22, "a b"))}
            method = rng.choice(("GET", "POST", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"))
            try:
                answer = await client.request(method, path, content=content, headers=headers)
            except httpx.InvalidURL:
                continue
            found[answer.status_code] = found.get(answer.status_code, 0) + 1
    return found


async def fuzz(address: str, url: str, count: int, seed: int) -> tuple[int, dict[int, int]]:
    """Fuzz a table that is played; strangers change nothing in it, and it can still be played."""
    rng = Random(seed)
    table, tokens = await lay(address, "klaumau", 2, 2)
    clients = [Client(address, table, token, Random(number)) for number, token in enumerate(tokens)]
    for client in clients:
        await client.connect()
    await clients[0].order("start")
    store = await Store.open(url)
    before = await store.read(table)
    answered = await frames(address, table, None, count // 2, rng)
    statuses = await requests(address, table, count // 10, rng)
    after = [entry for entry in await store.read(table) if entry.kind not in ("away", "back")]
    assert after == [entry for entry in before if entry.kind not in ("away", "back")]
    answered += await frames(address, table, tokens[1], count - count // 2 - count // 10, rng)
    await store.close()
    assert not [status for status in statuses if status >= 500], statuses
    again = Client(address, table, tokens[0], Random(9))
    await again.connect()
    assert (await again.order("explain", action="pass"))["type"] in ("explained", "refused")
    for client in [*clients, again]:
        await client.close()
    return answered, statuses


def main() -> int:
    """Fuzz for long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000)
    given = parser.parse_args()

    async def run() -> None:
        with tempfile.TemporaryDirectory() as folder:
            url = sqlite_url(Path(folder))
            async with serving(url) as address:
                for part in range(given.frames // 5000):
                    print(5000 * (part + 1), *await fuzz(address, url, 5000, part), flush=True)

    asyncio.run(run())
    return 0


if __name__ == "__main__":
    sys.exit(main())
