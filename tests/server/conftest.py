"""Real databases for the tests of the server."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.live import sqlite_url
from tests.server.postgres import fresh_postgres, postgres

__all__ = ["fresh_postgres", "postgres"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    create: Callable[[], str] = request.getfixturevalue("fresh_postgres")
    return create()
