"""Several processes on one PostgreSQL: who hears what, and what happens when connections break."""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from katzentisch.server.store import Repeated, Store, Taken
from katzentisch.server.store.engine import parse_url, writing
from katzentisch.server.store.log import append, line
from katzentisch.server.store.migrate import ADVISORY_LOCK
from tests.server.store.conftest import Open
from tests.server.store.samples import add, entry, index

PATIENCE = 30


class Ear:
    """Hears a store, and can wait for something."""

    def __init__(self, store: Store) -> None:
        self.heard: list[tuple[str, int]] = []
        self._news = asyncio.Event()
        store.listen(self._hear)

    async def until(self, *expected: tuple[str, int]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not set(expected) <= set(self.heard):
                self._news.clear()
                await self._news.wait()

    def _hear(self, table: str, seq: int) -> None:
        self.heard.append((table, seq))
        self._news.set()


@pytest.fixture
def url(fresh_postgres: Callable[[], str]) -> str:
    """PostgreSQL only."""
    return fresh_postgres()


async def test_every_append_is_heard_everywhere(store: Store, twin: Store) -> None:
    ears = [Ear(store), Ear(twin)]
    for ear in ears:
        await ear.until(("", 0))
    written = [(f"table:{number}", seq) for number in range(10) for seq in (1, 2, 3)]
    await asyncio.gather(*(add(place, *each) for each, place in zip(written, [store, twin] * 15, strict=True)))
    with pytest.raises(Taken):
        await add(store, "table:1", 1)
    await add(store, "last")
    for ear in ears:
        await ear.until(*written, ("last", 1))
        assert sorted(ear.heard) == sorted([("", 0), *written, ("last", 1)])


async def test_the_log_is_there_when_its_news_come(store: Store, twin: Store) -> None:
    ear = Ear(twin)
    await ear.until(("", 0))
    for seq in range(1, 20):
        await add(store, seq=seq)
        await ear.until(("t", seq))
        assert len(await twin.read("t")) == seq


async def test_a_killed_listener_comes_back(url: str, store: Store, twin: Store) -> None:
    ear = Ear(twin)
    await ear.until(("", 0))
    for seq in (1, 2):
        ear.heard.clear()
        _terminate(url, "application_name = 'katzentisch-listener'")
        await ear.until(("", 0))
        await add(store, seq=seq)
        await ear.until(("t", seq))


async def test_a_killed_writer_comes_back(url: str, store: Store) -> None:
    await add(store)
    _terminate(url, "application_name <> 'katzentisch-listener'")
    await add(store, seq=2)
    assert len(await store.read("t")) == 2


async def test_an_append_whose_connection_breaks_is_not_reported_as_done(url: str, store: Store) -> None:
    with psycopg.connect(url) as rival:
        rival.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
        waiting = asyncio.create_task(add(store, seat=0, move="a"))
        async with asyncio.timeout(PATIENCE):
            while not _terminate(url, "wait_event_type = 'Lock'"):
                await asyncio.sleep(0.01)
        with pytest.raises(OperationalError):
            await waiting
    assert await store.find("t", 0, "a") is None
    await add(store, seat=0, move="a")


async def test_processes_that_race_for_the_same_numbers_do_not_deadlock(url: str, opened: Open) -> None:
    stores = [await opened(url) for _ in range(4)]
    tables = [f"t{number:02}" for number in range(30)]

    async def attempt(store: Store, table: str, seq: int) -> bool:
        try:
            await store.append(entry(table, seq, seat=0, move=f"m{seq // 2}"), index(table, due=1))
        except (Taken, Repeated):
            return False
        return True

    for seq in range(1, 8):
        orders = (tables, tables[::-1], tables[10:] + tables[:10], tables[::3] + tables[1::3] + tables[2::3])
        wins = await asyncio.gather(
            *(attempt(store, table, seq) for store, order in zip(stores, orders, strict=True) for table in order),
            *(store.claim("x", now=seq, lease=0) for store in stores),
        )
        expected = len(tables) if seq == 1 or seq % 2 == 0 else 0
        assert wins.count(True) == expected


async def test_batches_in_other_orders_do_not_deadlock(url: str, store: Store) -> None:
    engine = writing(parse_url(url))

    def write(order: str) -> list[Exception | None]:
        with engine.begin() as connection:
            return append(connection, [line(entry(table), index(table)) for table in order])

    with psycopg.connect(url) as gate:
        gate.execute("INSERT INTO log VALUES ('m', 1, 0, 'act', '{}')")
        batches = [asyncio.create_task(asyncio.to_thread(write, order)) for order in ("amz", "zma")]
        async with asyncio.timeout(PATIENCE):
            while _count(url, "wait_event_type = 'Lock'") < len(batches):
                await asyncio.sleep(0.01)
        gate.rollback()
    outcomes = sorted(await asyncio.gather(*batches), key=str)
    engine.dispose()
    assert [type(outcome) for batch in outcomes for outcome in batch] == [type(None)] * 3 + [Taken] * 3


async def test_another_process_is_heard(url: str, store: Store) -> None:
    ear = Ear(store)
    await ear.until(("", 0))
    assert await _append_elsewhere(url, "elsewhere") == 0
    await ear.until(("elsewhere", 1))


async def test_processes_may_open_an_empty_database_at_once(url: str, opened: Open) -> None:
    with psycopg.connect(url) as gate:
        gate.execute("SELECT pg_advisory_xact_lock(%s)", [ADVISORY_LOCK])
        children = [asyncio.create_task(_append_elsewhere(url, table)) for table in ("a", "b")]
        async with asyncio.timeout(PATIENCE * 2):
            while _count(url, "wait_event = 'advisory'") < len(children):
                await asyncio.sleep(0.05)
    assert await asyncio.gather(*children) == [0, 0]
    store = await opened(url)
    assert [len(await store.read(table)) for table in ("a", "b")] == [1, 1]


async def test_nonsense_on_the_channel_deafens_nobody(url: str, store: Store) -> None:
    ear = Ear(store)
    await ear.until(("", 0))
    ear.heard.clear()
    with psycopg.connect(url, autocommit=True) as stranger:
        stranger.execute("NOTIFY katzentisch, 'miaow'")
    await ear.until(("", 0))
    await add(store)
    await ear.until(("t", 1))


async def _append_elsewhere(url: str, table: str) -> int:
    """Append in another process; its exit code."""
    program = str(Path(__file__).with_name("append_once.py"))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    child = await asyncio.create_subprocess_exec(sys.executable, program, url, table, env=environment)
    async with asyncio.timeout(PATIENCE * 4):
        return await child.wait()


def _count(url: str, which: str) -> int:
    """How many connections of this database there are for which the condition holds."""
    with psycopg.connect(url, autocommit=True) as connection:
        query = f"SELECT pid FROM pg_stat_activity WHERE {which} AND datname = current_database()"
        return len(connection.execute(query.encode()).fetchall())


def _terminate(url: str, which: str) -> int:
    """End the connections of this database for which the condition holds; how many."""
    query = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {which}"
    with psycopg.connect(url, autocommit=True) as connection:
        ours = " AND datname = current_database() AND pid <> pg_backend_pid()"
        return len(connection.execute((query + ours).encode()).fetchall())
