"""Tables that nobody touches are put away, rooms that nobody uses are left, and records wait for the end."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from katzentisch.core.game import Refusal
from katzentisch.protocol.requests import OpenTable
from katzentisch.protocol.table import Clock
from katzentisch.server.api import open_table
from katzentisch.server.house import DAY, House, Timing
from katzentisch.server.hub import Line
from katzentisch.server.orders import Step
from katzentisch.server.store import Store
from katzentisch.server.thinking import Thinkers
from tests.server.client import Client
from tests.server.live import get, lay, serving, sqlite_url


class Calendar:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at


@contextlib.asynccontextmanager
async def house_at(url: str, now: Calendar) -> AsyncIterator[House]:
    store = await Store.open(url)
    with Thinkers(1) as thinkers:
        house = House(store, thinkers, now, timing=Timing())
        try:
            yield house
        finally:
            await house.close()
            await store.close()


async def test_a_table_is_put_away_and_comes_back(database: str) -> None:
    now = Calendar()
    async with house_at(database, now) as house:
        first = (await open_table(house, OpenTable("klaumau", "Ada", 2, is_listed=True))).table
        now.at += 20 * DAY
        second = (await open_table(house, OpenTable("klaumau", "Bo", 2, is_listed=True))).table
        now.at += 11 * DAY
        await house._look_after()
        assert [index.table for index in await house.store.listed()] == [second]
        index = await house.store.index(first)
        assert index is not None
        assert index.status == "archived"
        now.at += DAY
        await house._look_after()
        assert (await house.room(first).table()).seq == 2
        await house.room(first).step(lambda table: Step("rename", {"name": "Ada L."}, 0))
        assert {index.table for index in await house.store.listed()} == {first, second}
        now.at += 31 * DAY
        await house._look_after()
        assert await house.store.listed() == []


async def test_many_are_put_away_in_turns_and_a_broken_log_stops_nobody(database: str) -> None:
    now = Calendar()
    async with house_at(database, now) as house:
        names = [(await open_table(house, OpenTable("klaumau", "Ada", 2))).table for _ in range(25)]
        await house.store.redact(names[0], lambda entry: {"game": "klaumau"})
        house.rooms.clear()
        house._used.clear()
        now.at += 31 * DAY
        for _ in range(3):
            await house._look_after()
        assert await house.store.idle(now()) == [names[0]]


async def test_two_houses_put_a_table_away_once(database: str) -> None:
    now = Calendar()
    async with house_at(database, now) as one, house_at(database, now) as other:
        name = (await open_table(one, OpenTable("klaumau", "Ada", 2))).table
        now.at += 31 * DAY
        await asyncio.gather(one._look_after(), other._look_after())
        kinds = [entry.kind for entry in await one.store.read(name)]
        assert kinds == ["open", "archive"]


async def test_rooms_that_nobody_uses_are_left(tmp_path: Path) -> None:
    now = Calendar()
    async with house_at(sqlite_url(tmp_path), now) as house:
        name = (await open_table(house, OpenTable("klaumau", "Ada", 2))).table
        with pytest.raises(Refusal):
            await house.room("nosuchtable").table()
        now.at += house.timing.keep
        house.room(name)
        await house._look_after()
        assert set(house.rooms) == {name}
        now.at += house.timing.keep
        async with house.room(name)._lock:
            now.at += house.timing.keep
            await house._look_after()
            assert set(house.rooms) == {name}
        now.at += house.timing.keep
        await house._look_after()
        assert house.rooms == {}
        assert (await house.room(name).table()).places[0].name == "Ada"


async def test_rooms_with_somebody_or_something_due_stay(tmp_path: Path) -> None:
    now = Calendar()
    async with house_at(sqlite_url(tmp_path), now) as house:
        wish = OpenTable("klaumau", "Ada", 2, bots=["kitten"], starts=True, clock=Clock(per_move=100))
        name = (await open_table(house, wish)).table
        now.at += 2 * house.timing.keep
        assert name in house._alarms
        house._leave_rooms()
        assert name in house.rooms
        house._alarms.pop(name).cancel()
        line = Line(None, None)  # type: ignore[arg-type]
        house.rooms[name].lines.add(line)
        house._leave_rooms()
        assert name in house.rooms
        house.rooms[name].lines.clear()
        house._leave_rooms()
        assert name not in house.rooms


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
async def test_a_record_is_given_after_the_end_only(tmp_path: Path, game: str) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, tokens = await lay(address, game, 2, 1)
        client = Client(address, table, tokens[0], Random(1))
        await client.connect()

        async def record() -> tuple[int, str]:
            answer = await get(address, f"/api/tables/{table}/record")
            return answer.status_code, answer.json().get("code", "")

        assert await record() == (403, "not-over")
        await client.order("start")
        assert await record() == (403, "not-over")
        await client.play()
        assert await record() == (200, "")
        await client.order("vote", matter="rematch")
        assert await record() == (403, "not-over")
        await client.order("vote", matter="abandon")
        assert await record() == (403, "not-over")
        await client.close()
