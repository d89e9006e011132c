"""The log: order, durability, and who wins."""

import asyncio
from collections import Counter
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from katzentisch.server.store import Entry, Repeated, Store, Taken
from tests.server.store.conftest import Open
from tests.server.store.samples import add, entry, index


async def test_entries_come_back_in_order_and_outlive_the_store(url: str, opened: Open) -> None:
    store = await opened(url)
    entries = [entry(seq=seq, seat=seq % 2, move=f"m{seq}", card="Käse \0 🐈", n=seq) for seq in range(1, 13)]
    for each in entries:
        await store.append(each, index(lobby_line=each.seq))
    await store.close()
    again = await opened(url)
    assert await again.read("t") == entries
    assert await again.read("t", after=10) == entries[10:]
    assert await again.read("other") == []
    assert await again.index("t") == index(lobby_line=12)
    assert await again.index("other") is None


async def test_a_number_is_given_once(store: Store, twin: Store) -> None:
    first = await add(store, n=1)
    for other in (store, twin):
        with pytest.raises(Taken):
            await other.append(entry(n=2), index(lobby_line="of the loser"))
    assert await store.read("t") == [first]
    assert await store.index("t") == index()


async def test_a_move_is_made_once(url: str, opened: Open) -> None:
    store = await opened(url)
    first = await add(store, seat=2, move="a", n=1)
    await add(store, seq=2)
    twin = await opened(url)
    for other in (store, twin):
        for seq in (1, 3):
            with pytest.raises(Repeated) as repeated:
                await add(other, seq=seq, seat=2, move="a", n=2)
            assert repeated.value.entry == first
    await store.close()
    again = await opened(url)
    with pytest.raises(Repeated):
        await add(again, seq=3, seat=2, move="a")
    assert await again.find("t", 2, "a") == first
    assert await again.find("t", 1, "a") is None
    assert await again.find("u", 2, "a") is None


async def test_the_same_move_id_is_free_at_other_seats_and_tables(store: Store) -> None:
    await add(store, seat=0, move="a")
    await add(store, seq=2, seat=1, move="a")
    await add(store, "u", seat=0, move="a")
    for seq in (3, 4):
        await add(store, seq=seq, move="a")
        await add(store, seq=seq + 2, seat=0)


async def test_entries_of_one_table_at_once_come_one_after_the_other(store: Store) -> None:
    one, two, again = (entry(seq=1, seat=0, move="a"), entry(seq=2, seat=0, move="b"), entry(seq=3, seat=0, move="a"))
    results = await asyncio.gather(
        *(store.append(each, index(lobby_line=each.seq)) for each in (one, two, again)), return_exceptions=True
    )
    assert results[:2] == [None, None]
    assert isinstance(results[2], Repeated)
    assert results[2].entry == one
    assert await store.index("t") == index(lobby_line=2)


async def test_racing_stores_write_each_number_once(store: Store, twin: Store) -> None:
    tables, entries = [f"t{number}" for number in range(20)], 10

    async def race(racer: Store, name: str, table: str) -> int:
        wins = 0
        for seq in range(1, entries + 1):
            try:
                await racer.append(entry(table, seq, by=name), index(table, lobby_line=[name, seq]))
                wins += 1
            except Taken:
                pass
        return wins

    racers = [(store, "a"), (store, "b"), (twin, "c"), (twin, "d")]
    wins = await asyncio.gather(*(race(racer, name, table) for table in tables for racer, name in racers))
    assert sum(wins) == len(tables) * entries
    for table in tables:
        log = await twin.read(table)
        assert [each.seq for each in log] == list(range(1, entries + 1))
        assert await store.index(table) == index(table, lobby_line=[log[-1].body["by"], entries])


async def test_200_appends_at_once_with_conflicts(store: Store) -> None:
    appends = [
        (f"t{number % 20}", 1 + number // 40, 0, f"m{number // 20 % 7}" if number % 5 else None)
        for number in range(200)
    ]
    results = await asyncio.gather(
        *(add(store, table, seq, seat=seat, move=move, number=n) for n, (table, seq, seat, move) in enumerate(appends)),
        return_exceptions=True,
    )
    assert {type(result) for result in results} == {Entry, Taken, Repeated}
    logs = {table: await store.read(table) for table in {append[0] for append in appends}}
    written = {(each.table, each.seq): each for log in logs.values() for each in log}
    assert Counter(type(result) for result in results)[Entry] == len(written)
    for (table, seq, seat, move), result in zip(appends, results, strict=True):
        if isinstance(result, Entry):
            assert written[table, seq] == result
        elif isinstance(result, Repeated):
            assert (result.entry.table, result.entry.seat, result.entry.move) == (table, seat, move)
            assert written[table, result.entry.seq] == result.entry
        else:
            assert (table, seq) in written


async def test_an_unfit_entry_harms_no_other(store: Store) -> None:
    unfit = [entry("u", 1 << 70), entry("v", seat=0, move="\ud800")]
    fit = [entry(f"t{number}") for number in range(5)]
    results = await asyncio.gather(
        *(store.append(each, index(each.table)) for each in [fit[0], *unfit, *fit[1:]]), return_exceptions=True
    )
    assert [isinstance(result, Exception) for result in results] == [False, True, True, False, False, False, False]
    for each in fit:
        assert await store.read(each.table) == [each]
    assert await store.index("u") is None
    with pytest.raises(TypeError):
        await add(store, "w", thing=object())


async def test_a_failing_disk_fails_all_who_wait_and_none_later(store: Store) -> None:
    engine = store._engines[0]

    def fail(connection: Any) -> None:
        raise OperationalError("COMMIT", {}, Exception("disk full"))

    event.listen(engine, "commit", fail)
    results = await asyncio.gather(*(add(store, f"t{number}") for number in range(9)), return_exceptions=True)
    event.remove(engine, "commit", fail)
    assert {type(result) for result in results} == {OperationalError}
    for number in range(9):
        assert await store.read(f"t{number}") == []
        await add(store, f"t{number}")


async def test_a_full_disk_is_told_and_passes(opened: Open, tmp_path: object) -> None:
    store = await opened(f"sqlite:///{tmp_path}/full.db")
    _limit_pages(store, 1)
    with pytest.raises(OperationalError, match="full"):
        await add(store, text="x" * 1_000_000)
    assert await store.read("t") == []
    _limit_pages(store, 100_000)
    full = await add(store, text="x" * 1_000_000)
    assert await store.read("t") == [full]


async def test_a_caller_who_gives_up_leaves_the_store_well(store: Store) -> None:
    task = asyncio.create_task(add(store))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await add(store, "u")


async def test_closing_finishes_what_was_begun(url: str, opened: Open) -> None:
    store = await opened(url)
    tasks = [asyncio.create_task(add(store, f"t{number}")) for number in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    with pytest.raises(RuntimeError):
        await add(store, "late")
    again = await opened(url)
    assert [len(await again.read(f"t{number}")) for number in range(50)] == [1] * 50


async def test_snapshots_keep_the_latest(store: Store, twin: Store) -> None:
    assert await store.snapshot("t") is None
    await store.save_snapshot("t", 5, b"\x00five")
    await twin.save_snapshot("t", 3, b"three")
    assert await store.snapshot("t") == (5, b"\x00five")
    await twin.save_snapshot("t", 8, b"eight")
    assert await store.snapshot("t") == (8, b"eight")


async def test_redaction_replaces_bodies_and_drops_the_snapshot(store: Store) -> None:
    log = [await add(store, seq=seq, seat=seq % 2, move=str(seq), name=["Mia", "Tom"][seq % 2]) for seq in range(1, 7)]
    await add(store, "u", name="Tom")
    for table in ("t", "u"):
        await store.save_snapshot(table, 1, b"Tom")

    def forget(each: Entry) -> dict[str, Any] | None:
        return {"name": None} if each.body["name"] == "Tom" else None

    assert await store.redact("t", forget) == 3
    assert [each.body["name"] for each in await store.read("t")] == [None, "Mia"] * 3
    assert [each.move for each in await store.read("t")] == [each.move for each in log]
    assert await store.snapshot("t") is None
    assert await store.snapshot("u") == (1, b"Tom")
    assert await store.redact("nowhere", forget) == 0


async def test_a_failing_redaction_changes_nothing(store: Store) -> None:
    first = await add(store, name="Tom")

    def stumble(each: Entry) -> dict[str, Any] | None:
        raise LookupError

    with pytest.raises(LookupError):
        await store.redact("t", stumble)
    assert await store.read("t") == [first]


async def test_check_takes_its_turn(store: Store) -> None:
    assert 0 < await store.check() < 60


def _limit_pages(store: Store, most: int) -> None:
    with store._engines[0].begin() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count={most}")
