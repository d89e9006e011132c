"""Moving tables between databases."""

from collections.abc import Callable

import msgspec
import pytest

from katzentisch.server.store import Differs, Store
from tests.server.store.conftest import Open
from tests.server.store.samples import add, entry, index


@pytest.fixture
async def target(url: str, fresh_postgres: Callable[[], str], tmp_path: object, opened: Open) -> Store:
    """A store of the other kind."""
    return await opened(fresh_postgres() if url.startswith("sqlite") else f"sqlite:///{tmp_path}/target.db")


async def fill(store: Store) -> None:
    for table in ("a", "b", "c"):
        for seq in range(1, 6):
            await store.append(entry(table, seq, seq % 2, f"m{seq}", cat="Schnurri"), index(table, 7, seq, mice=seq))


async def test_tables_move_to_the_other_database(store: Store, target: Store) -> None:
    await fill(store)
    lines = [line async for line in store.export()]
    assert len(lines) == 3 * 6
    assert await target.bring(lines) == 15
    for table in ("a", "b", "c"):
        assert await target.read(table) == await store.read(table)
        assert await target.index(table) == await store.index(table)
    assert [line async for line in target.export()] == lines
    assert await target.claim("me", now=7, lease=1) == ["a", "b", "c"]


async def test_bringing_again_changes_nothing(store: Store, target: Store) -> None:
    await fill(store)
    await target.bring(store.export())
    await target.append(entry("a", 6), index("a", mice="new"))
    assert await target.bring(store.export()) == 0
    assert len(await target.read("a")) == 6
    assert await target.index("a") == index("a", mice="new")


async def test_only_what_is_missing_is_brought(store: Store, target: Store) -> None:
    await fill(store)
    await target.bring(store.export(["b", "nowhere"]))
    assert await target.read("a") == []
    await store.append(entry("b", 6), index("b", mice="new"))
    assert await target.bring(store.export(["b"])) == 1
    assert await target.read("b") == await store.read("b")
    assert await target.index("b") == index("b", mice="new")


async def test_a_log_of_any_length_is_brought(store: Store) -> None:
    many = [entry("a", seq) for seq in range(1, 6001)]
    lines = [{"index": index("a")}, *({"entry": each} for each in many)]
    assert await store.bring([msgspec.json.encode(line) for line in lines]) == 6000
    assert await store.read("a") == many


async def test_another_history_is_refused(store: Store, target: Store) -> None:
    await add(target, "b", cat="Felix")
    await fill(store)
    with pytest.raises(Differs) as differs:
        await target.bring(store.export())
    assert (differs.value.table, differs.value.seq) == ("b", 1)
    assert len(await target.read("a")) == 5
    assert len(await target.read("b")) == 1


async def test_what_is_no_export_is_refused(store: Store) -> None:
    for line in (b"cats", b'{"cat": 1}'):
        with pytest.raises(msgspec.DecodeError):
            await store.bring([line])
    orphan = b'{"entry":{"table":"t","seq":1,"at":0,"kind":"act","body":{}}}'
    with pytest.raises(ValueError, match="not after"):
        await store.bring([orphan])
