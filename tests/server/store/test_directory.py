"""The index: what the lobby lists, what is due, and to whom."""

import asyncio

from katzentisch.server.store import Store
from tests.server.store.conftest import Open
from tests.server.store.samples import entry, index


async def put(store: Store, table: str, due: int | None = None, touched: int = 0, status: str = "playing") -> None:
    """Append the next entry of a table, with this index."""
    seq = len(await store.read(table)) + 1
    await store.append(entry(table, seq), index(table, due, touched, status))


async def test_the_lobby_lists_the_newest_first(store: Store) -> None:
    for touched, (table, status) in enumerate([("a", "open"), ("b", "over"), ("c", "playing"), ("d", "archived")]):
        await put(store, table, touched=touched, status=status)
    await store.append(entry("e"), index("e", touched=9, is_listed=False))
    assert [each.table for each in await store.listed()] == ["c", "a"]
    assert [each.table for each in await store.listed(1)] == ["c"]
    assert await store.idle(before=2) == ["a", "b"]
    assert await store.idle(before=99) == ["a", "b", "c", "e"]
    await put(store, "a", touched=10)
    assert [each.table for each in await store.listed()] == ["a", "c"]


async def test_what_is_due_is_claimed_once(store: Store, twin: Store) -> None:
    await put(store, "early", due=100)
    await put(store, "late", due=200)
    await put(store, "never")
    assert await store.next_due() == 100
    assert await store.claim("me", now=99, lease=50) == []
    assert await store.claim("me", now=100, lease=50) == ["early"]
    assert await twin.claim("you", now=149, lease=50) == []
    assert await store.next_due() == 150
    assert await twin.claim("you", now=150, lease=100) == ["early"]
    assert await store.next_due() == 200


async def test_the_next_entry_ends_the_lease(store: Store, twin: Store) -> None:
    await put(store, "t", due=100)
    assert await store.claim("me", now=100, lease=1000) == ["t"]
    await put(twin, "t", due=110)
    assert await twin.claim("you", now=110, lease=1000) == ["t"]
    await put(store, "t")
    assert await store.next_due() is None
    assert await store.claim("me", now=5000, lease=1000) == []


async def test_one_table_can_be_claimed(store: Store) -> None:
    for table in ("a", "b"):
        await put(store, table, due=100)
    assert await store.claim("me", now=100, lease=10, table="b") == ["b"]
    assert await store.claim("me", now=100, lease=10, table="b") == []
    assert await store.claim("me", now=100, lease=10, table="c") == []
    assert await store.claim("me", now=100, lease=10) == ["a"]


async def test_the_limit_takes_the_earliest(store: Store) -> None:
    for number in range(6):
        await put(store, f"t{number}", due=100 - number)
    assert await store.claim("me", now=100, lease=10, limit=4) == ["t2", "t3", "t4", "t5"]
    assert await store.claim("me", now=100, lease=10, limit=4) == ["t0", "t1"]


async def test_racing_claims_share_the_tables(url: str, store: Store, opened: Open) -> None:
    tables = [f"t{number:02}" for number in range(40)]
    await asyncio.gather(*(put(store, table, due=1) for table in tables))
    stores = [store, *[await opened(url) for _ in range(3)]]

    async def work(worker: Store) -> list[str]:
        mine: list[str] = []
        while await worker.next_due() == 1:
            mine += await worker.claim("somebody", now=1, lease=1000, limit=3)
        return mine

    shares = await asyncio.gather(*map(work, stores))
    assert sorted(table for share in shares for table in share) == tables
