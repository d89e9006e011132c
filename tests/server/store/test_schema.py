"""The schema: migrations and their races."""

import asyncio
from collections.abc import Callable

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from katzentisch.server.store import Store, TooNew
from katzentisch.server.store.engine import parse_url, reading, writing
from katzentisch.server.store.schema import METADATA
from tests.server.store.conftest import Open
from tests.server.store.samples import add


async def test_the_migrations_lead_to_the_schema(url: str, store: Store) -> None:
    engine = reading(parse_url(url))
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


async def test_a_newer_database_is_refused(url: str, opened: Open) -> None:
    await (await opened(url)).close()
    _set_revision(url, "9999")
    with pytest.raises(TooNew, match="9999"):
        await Store.open(url)
    _set_revision(url, "0001")
    await add(await opened(url))


async def test_many_may_open_an_empty_database(url: str, opened: Open) -> None:
    stores = await asyncio.gather(*(opened(url) for _ in range(4)))
    for seq, store in enumerate(stores, 1):
        await add(store, seq=seq)
    assert len(await stores[0].read("t")) == 4


@pytest.mark.parametrize("url", ["mysql://localhost/cats", "sqlite://", "sqlite:///:memory:"])
async def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="neither"):
        await Store.open(url)


async def test_sqlite_waits_for_the_disk(tmp_path: object) -> None:
    engine = writing(parse_url(f"sqlite:///{tmp_path}/store.db"))
    with engine.begin() as connection:
        pragmas = [connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous")]
    engine.dispose()
    assert pragmas == ["wal", 2]


async def test_postgres_is_shared(fresh_postgres: Callable[[], str], opened: Open, tmp_path: object) -> None:
    assert (await opened(fresh_postgres())).is_shared
    assert not (await opened(f"sqlite:///{tmp_path}/store.db")).is_shared


def _set_revision(url: str, revision: str) -> None:
    engine = writing(parse_url(url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :revision"), {"revision": revision})
    engine.dispose()
