"""Whole games over real sockets, on lines that lose, repeat and mix up messages."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from katzentisch.core.seats import PUBLIC, Seat
from katzentisch.core.transcript import read
from tests.server.client import Chaos, Client
from tests.server.live import get, lay, serving, sqlite_url

BAD_LINE = Chaos(repeats=1.0, late=0.3, drops=0.03)


async def players(address: str, table: str, tokens: list[str], chaos: Chaos, seed: int) -> list[Client]:
    found = [Client(address, table, token, Random(seed + number), chaos) for number, token in enumerate(tokens)]
    for client in found:
        await client.connect()
    return found


async def replayed(address: str, table: str) -> Any:
    answer = await get(address, f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return read(answer.content)[1]


@pytest.mark.parametrize(
    ("game", "seats", "people"),
    [("katzenjammer", 2, 2), ("katzenjammer", 4, 3), ("katzenjammer", 6, 6), ("klaumau", 2, 2), ("klaumau", 3, 3),
     ("klaumau", 6, 5)],
)  # fmt: skip
async def test_all_agree_with_the_record(tmp_path: Path, game: str, seats: int, people: int) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        options = {"rounds": 1} if game == "klaumau" else {}
        table, tokens = await lay(address, game, seats, people, options=options)
        clients = await players(address, table, tokens, BAD_LINE, seed=seats)
        watcher = Client(address, table, None, Random(0))
        await watcher.connect()
        await clients[0].say("start")
        await clients[-1].hear_until("update")
        clients[-1].abort()
        await clients[-1].connect()
        await asyncio.gather(*(client.play() for client in clients), watcher.play())
        match = await replayed(address, table)
        for client in [*clients, watcher]:
            viewer = PUBLIC if client.seat is None else Seat(client.seat)
            assert client.game is not None
            assert client.game["view"] == msgspec.json.decode(match.view_bytes(viewer))
            assert client.game["result"] == match.result
            heard = match.heard(viewer)
            assert client.events == heard[len(heard) - len(client.events) :]
            assert client.gaps > 1 or client.events == heard
            await client.close()
        assert sum(client.welcomes for client in clients) > people
        assert sum(client.gaps for client in clients) < sum(client.welcomes for client in clients)
        codes = {refusal["code"] for client in clients for refusal in client.refusals}
        assert codes <= {"stale", "already-started", "not-playing", "hello-once"} | match.game.refusals.keys() | {
            "already-answered"
        }
