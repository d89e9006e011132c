"""A job of another process: it is left to it, asked for now and then, and taken over when that process has died."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from katzentisch.core.actions import ActionId
from katzentisch.core.game import Refusal
from katzentisch.core.seats import Seat
from katzentisch.protocol.requests import OpenTable
from katzentisch.server.api import open_table
from katzentisch.server.clocks import Pace
from katzentisch.server.house import House, Timing
from katzentisch.server.orders import Step
from katzentisch.server.store import Store
from katzentisch.server.table import Table
from katzentisch.server.thinking import Thinkers
from tests.server.test_tidying import Calendar

PAUSE = 100
LEASE = 5_000
PATIENCE = 30.0


class Sleepers(Thinkers):
    """Bots that never come to a decision."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, table: Table, seat: int) -> "asyncio.Future[ActionId]":
        self.asked += 1
        return asyncio.get_running_loop().create_future()


class Hasty(Sleepers):
    """Bots that do the first thing at once."""

    def choose(self, table: Table, seat: int) -> "asyncio.Future[ActionId]":
        assert table.match is not None
        decision = super().choose(table, seat)
        decision.set_result(table.match.legal(Seat(seat))[0])
        return decision


class CountingHouse(House):
    """A house that counts how often it asks for the job of a table."""

    claims = 0

    def count(self) -> None:
        claim = self.store.claim

        async def counted(*words: Any) -> list[str]:
            self.claims += 1
            return await claim(*words)

        self.store.claim = counted  # type: ignore[assignment]


@contextlib.asynccontextmanager
async def house_at(url: str, now: Calendar, thinkers: Thinkers, pause: int = PAUSE) -> AsyncIterator[CountingHouse]:
    store = await Store.open(url)
    house = CountingHouse(store, thinkers, now, Pace(0, 1), Timing(lease=LEASE, pause=pause))
    house.count()
    try:
        yield house
    finally:
        await house.close()
        await store.close()


async def laid(house: House) -> str:
    """A table at which a bot is to move."""
    wish = OpenTable("katzenjammer", "Ada", 2, bots=["kitten"], starts=True)
    name = (await open_table(house, wish)).table
    room = house.room(name)
    while (due := await room.next_due()) is None or due.what != "bot":
        await room.step(first_action)
    await house.watch(name)
    return name


def first_action(table: Table) -> Step:
    """The person does the first thing."""
    assert table.match is not None
    (seat,) = table.match.to_act()
    action = table.game.actions.name(table.match.legal(seat)[0])
    return Step("act", {"action": action, "by": "person"}, seat)


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.01)


async def moves(store: Store, table: str) -> int:
    return sum(entry.kind == "act" and entry.body["by"] == "bot" for entry in await store.read(table))


async def asks_in_a_second(url: str, pause: int) -> int:
    """How often a house asks for a job that is another's."""
    now = Calendar()
    async with house_at(url, now, Sleepers()) as owner, house_at(url, now, Hasty(), pause) as other:
        name = await laid(owner)
        await until(lambda: owner.claims == 1)
        await other.room(name).table()
        await other.watch(name)
        await until(lambda: other.claims > 0)
        before = other.claims
        await asyncio.sleep(1)
        assert await moves(other.store, name) == 0
        assert owner.claims == 1
        return other.claims - before


async def test_a_job_of_another_process_is_asked_for_now_and_then(fresh_postgres: Callable[[], str]) -> None:
    assert 0 < await asks_in_a_second(fresh_postgres(), PAUSE) <= 1000 // PAUSE


async def test_a_tight_loop_is_caught(fresh_postgres: Callable[[], str]) -> None:
    assert await asks_in_a_second(fresh_postgres(), 0) > 2 * (1000 // PAUSE)


async def test_news_do_not_make_it_ask_more_often_than_there_are_news(fresh_postgres: Callable[[], str]) -> None:
    url, now = fresh_postgres(), Calendar()
    async with house_at(url, now, Sleepers()) as owner, house_at(url, now, Hasty(), 10_000) as other:
        name = await laid(owner)
        await until(lambda: owner.claims == 1)
        await other.room(name).table()
        for _ in range(5):
            await other.watch(name)
            await asyncio.sleep(0.1)
        assert 1 <= other.claims <= 5


async def test_the_job_of_a_dead_process_is_taken_over_after_its_lease(fresh_postgres: Callable[[], str]) -> None:
    url, now = fresh_postgres(), Calendar()
    async with house_at(url, now, Sleepers()) as owner, house_at(url, now, Hasty(), 10) as other:
        name = await laid(owner)
        await until(lambda: owner.claims == 1)
        await owner.close()
        await other.room(name).table()
        await other.watch(name)
        now.at += LEASE - 1
        seen = other.claims
        await until(lambda: other.claims >= seen + 5)
        assert await moves(other.store, name) == 0
        now.at += 1
        async with asyncio.timeout(PATIENCE):
            while await moves(other.store, name) == 0:
                await asyncio.sleep(0.01)


async def test_a_house_that_never_saw_the_table_takes_it_over_as_well(fresh_postgres: Callable[[], str]) -> None:
    url, now = fresh_postgres(), Calendar()
    async with house_at(url, now, Sleepers()) as owner, house_at(url, now, Hasty()) as other:
        name = await laid(owner)
        await until(lambda: owner.claims == 1)
        await owner.close()
        now.at += LEASE - 1
        await other._look_after()
        assert name not in other.rooms
        now.at += 1
        await other._look_after()
        assert name in other._working
        async with asyncio.timeout(PATIENCE):
            while await moves(other.store, name) == 0:
                await asyncio.sleep(0.01)


class Lost(Sleepers):
    """Bots that nobody knows."""

    def choose(self, table: Table, seat: int) -> "asyncio.Future[ActionId]":
        self.asked += 1
        raise Refusal("no-such-bot")


async def test_a_job_that_cannot_be_done_is_tried_now_and_then_and_noted(database: str) -> None:
    thinkers = Lost()
    async with house_at(database, Calendar(), thinkers) as house:
        await laid(house)
        await until(lambda: thinkers.asked > 0)
        before = thinkers.asked
        await asyncio.sleep(0.5)
        assert thinkers.asked - before <= 500 // PAUSE
        assert house.metrics.failures.labels("due")._value.get() > 0


@pytest.mark.parametrize("count", [2, 4])
async def test_of_several_houses_one_does_the_job(fresh_postgres: Callable[[], str], count: int) -> None:
    url, now = fresh_postgres(), Calendar()
    async with contextlib.AsyncExitStack() as stack:
        thinkers = [Sleepers() for _ in range(count)]
        houses = [await stack.enter_async_context(house_at(url, now, one)) for one in thinkers]
        name = await laid(houses[0])
        for house in houses:
            await house.room(name).table()
            await house.watch(name)
        both = list(zip(houses, thinkers, strict=True))
        await until(lambda: any(one.asked for one in thinkers))
        await until(lambda: all(one.asked or house.claims > 1 for house, one in both))
        assert sum(one.asked for one in thinkers) == 1
