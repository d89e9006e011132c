"""A person's data leaves the log on request; what was played stays."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from katzentisch.core.game import Refusal
from katzentisch.core.transcript import read
from katzentisch.server.entries import FORGOTTEN, table_of
from katzentisch.server.forgetting import forget
from katzentisch.server.store import Store
from katzentisch.server.table import Table
from katzentisch.server.tokens import digest
from tests.server.client import Client
from tests.server.live import get, lay, post, serving, sqlite_url


async def evening(url: str, *, is_over: bool) -> tuple[str, list[str]]:
    """A table with chat, votes, another name and one more token; its name and the tokens."""
    async with serving(url) as address:
        table, tokens = await lay(address, "katzenjammer", 3, 2, is_listed=True)
        clients = [Client(address, table, token, Random(seat)) for seat, token in enumerate(tokens)]
        for client in clients:
            await client.connect()
        await clients[1].order("rename", name="Rumpelstilzchen")
        await clients[1].order("say", text="how good that nobody knows")
        await clients[1].order("say", phrase="hello")
        await clients[0].order("say", text="I do")
        secret = (await post(address, f"/api/tables/{table}/link", token=tokens[1])).json()["secret"]
        tokens.append((await post(address, f"/api/tables/{table}/claim", {"secret": secret})).json()["token"])
        await clients[0].order("start")
        for client in clients:
            await client.order("vote", matter="pause")
        for client in clients:
            await client.order("vote", matter="resume")
        if is_over:
            await asyncio.gather(*(client.play() for client in clients))
        for client in clients:
            await client.close()
    return table, tokens


async def fold(url: str, name: str) -> Table:
    store = await Store.open(url)
    table = table_of(await store.read(name))
    await store.close()
    return table


async def forgotten(url: str, table: str, seat: int) -> int:
    store = await Store.open(url)
    try:
        return await forget(store, table, seat)
    finally:
        await store.close()


async def test_the_database_knows_nothing_any_more_and_the_match_is_the_same(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    table, tokens = await evening(url, is_over=True)
    before = await fold(url, table)
    assert await forgotten(url, table, 1) == 5
    assert await forgotten(url, table, 1) == 0
    after = await fold(url, table)
    assert before.match is not None
    assert after.match is not None
    assert (after.match.plies, after.match.result) == (before.match.plies, before.match.result)
    assert (after.scores, after.wins, after.played) == (before.scores, before.wins, before.played)
    assert [line.name for line in after.chat] == [FORGOTTEN, FORGOTTEN, "P0"]
    with sqlite3.connect(tmp_path / "tables.db") as database:
        kept = "\n".join(database.iterdump())
    database.close()
    raw = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in ("Rumpelstilzchen", "P1", "how good", digest(tokens[1]), digest(tokens[2])):
        assert secret not in kept
        assert len(secret) < 5 or secret.encode() not in raw
    assert "I do" in kept
    assert digest(tokens[0]) in kept
    async with serving(url) as address:
        client = Client(address, table, tokens[1], Random(1))
        await client.connect()
        assert client.farewell == "wrong-token"
        record, _ = read((await get(address, f"/api/tables/{table}/record")).content)
        assert record.seats[1].name == FORGOTTEN
        assert [seat["kind"] for seat in (await get(address, f"/api/tables/{table}")).json()["seats"]][1] == "free"


async def test_the_host_can_be_forgotten_and_a_bot_plays_on(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    table, tokens = await evening(url, is_over=False)
    await forgotten(url, table, 0)
    after = await fold(url, table)
    assert (after.places[0].level, after.places[0].name, after.host) == ("mouser", FORGOTTEN, 1)
    async with serving(url) as address:
        lobby = (await get(address, "/api/tables")).json()
        assert [one["people"] for one in lobby] == [["Rumpelstilzchen"]]
        client = Client(address, table, tokens[1], Random(1))
        await client.connect()
        await client.play()
        assert client.is_over
        await client.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_an_open_table_forgets_too(tmp_path: Path, fresh_postgres: Callable[[], str], kind: str) -> None:
    url = sqlite_url(tmp_path) if kind == "sqlite" else fresh_postgres()
    async with serving(url) as address:
        table, tokens = await lay(address, "klaumau", 3, 2)
        clients = [Client(address, table, token, Random(1)) for token in tokens]
        for client in clients:
            await client.connect()
        await clients[0].order("say", text="how good that nobody knows")
        assert await forgotten(url, table, 0) == 2
        while clients[1].info["seats"][0]["kind"] != "free":
            await clients[1].hear()
        late = Client(address, table, tokens[1], Random(1))
        await late.connect()
        assert "nobody knows" not in json.dumps(late.chat)
        while clients[0].seat is not None:
            await clients[0].hear()
        for client in [*clients, late]:
            await client.close()


async def test_a_bot_has_nothing_to_forget_and_there_must_be_a_seat(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    async with serving(url) as address:
        table, _ = await lay(address, "klaumau", 3, 2)
    before = (await fold(url, table)).seq
    assert await forgotten(url, table, 2) == 0
    assert (await fold(url, table)).seq == before
    for name, seat, code in (("nowhere", 0, "no-such-table"), (table, 3, "no-such-seat"), (table, -1, "no-such-seat")):
        with pytest.raises(Refusal) as refused:
            await forgotten(url, name, seat)
        assert refused.value.code == code
