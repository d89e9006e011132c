"""Every test of the store runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from katzentisch.server.store import Store
from tests.server.postgres import fresh_postgres, postgres

__all__ = ["fresh_postgres", "postgres"]

Open = Callable[[str], Awaitable[Store]]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    create: Callable[[], str] = request.getfixturevalue("fresh_postgres")
    return create()


@pytest.fixture
async def opened() -> AsyncIterator[Open]:
    """Opens stores, and closes them after the test."""
    stores: list[Store] = []

    async def open_store(url: str) -> Store:
        stores.append(await Store.open(url))
        return stores[-1]

    yield open_store
    for store in stores:
        await store.close()


@pytest.fixture
async def store(url: str, opened: Open) -> Store:
    return await opened(url)


@pytest.fixture
async def twin(store: Store, url: str, opened: Open) -> Store:
    """A second store on the same database, as another process has it."""
    return await opened(url)
