"""Engines for SQLite and PostgreSQL that behave alike: one to write with, one whose transactions read one moment."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Insert,
    Table,
    bindparam,
    create_engine,
    event,
    func,
    make_url,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql import ARRAY

READERS = 4
SIZES = (256, 128, 64, 32)
"""Rows in one statement for SQLite, or any smaller number."""
PRAGMAS = (
    "busy_timeout=10000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "fullfsync=ON",
    "secure_delete=ON",
)
PATIENCE = {
    "connect_timeout": "10",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}
"""So that a connection whose other end has vanished is noticed within half a minute; an address may say otherwise."""


def parse_url(url: str) -> URL:
    """The address with our driver in it; ValueError if it is neither a SQLite file nor PostgreSQL."""
    parsed = make_url(url)
    if parsed.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return parsed.set(drivername="postgresql+psycopg", query={**PATIENCE, **parsed.query})
    if parsed.drivername == "sqlite" and parsed.database not in (None, "", ":memory:"):
        return parsed
    raise ValueError(f"neither sqlite:////path/file.db nor postgresql://…, but {parsed.drivername}")


def is_postgres(bind: Connection | Engine) -> bool:
    """Is it PostgreSQL, not SQLite?"""
    return bind.dialect.name == "postgresql"


def writing(url: URL) -> Engine:
    """An engine whose transactions write, one at a time on SQLite."""
    return _postgres(url, "READ COMMITTED", 2) if _is_server(url) else _sqlite(url, "BEGIN IMMEDIATE")


def reading(url: URL) -> Engine:
    """An engine whose transactions see the database as it was when they began."""
    return _postgres(url, "REPEATABLE READ", READERS) if _is_server(url) else _sqlite(url, "BEGIN")


@cache
def insert(dialect: str, table: Table) -> "sqlite.Insert | postgresql.Insert":
    """An insert of any number of rows, for `write`, that can say what to do on a conflict.

    PostgreSQL gets them as one array a column: the statement is the same for any number of rows, and read only once.
    """
    if dialect == "sqlite":
        return sqlite.insert(table)
    columns = [bindparam(column.name, type_=ARRAY(type(column.type)())) for column in table.c]
    names = [column.name for column in table.c]
    rows = select(func.unnest(*columns).table_valued(*names).render_derived())
    return postgresql.insert(table).from_select(names, rows)


def write(connection: Connection, statement: Insert, rows: Sequence[dict[str, Any]]) -> int:
    """Write rows, at least one, by an `insert` or `upsert`; how many were written.

    Many go in one step of the database: with one step a row a thread would have to wait for its turn as often.
    """
    if is_postgres(connection):
        return connection.execute(statement, arrays(rows)).rowcount
    names, count = statement.table.c.keys(), 0
    for some in _portions(rows):
        values = tuple(row[name] for row in some for name in names)
        count += connection.exec_driver_sql(_text(statement, len(some)), values).rowcount
    return count


def arrays(rows: Sequence[dict[str, Any]]) -> dict[str, list[Any]]:
    """Rows as PostgreSQL's `insert` takes them."""
    return {name: [row[name] for row in rows] for name in rows[0]}


def _portions(rows: Sequence[dict[str, Any]]) -> Iterator[Sequence[dict[str, Any]]]:
    """Rows in portions of few sizes, so that there are few statements to be read."""
    first = 0
    while first < len(rows):
        left = len(rows) - first
        size = next((size for size in SIZES if size <= left), left)
        yield rows[first : first + size]
        first += size


@cache
def _text(statement: Insert, count: int) -> str:
    """An insert of so many rows for SQLite."""
    row = dict.fromkeys(statement.table.c.keys())
    return str(statement.values([row] * count).compile(dialect=sqlite.dialect()))


@cache
def upsert(dialect: str, table: Table) -> "sqlite.Insert | postgresql.Insert":
    """An insert that replaces rows of the same primary key."""
    keys = [column.name for column in table.primary_key]
    statement = insert(dialect, table)
    replaced = {column.name: statement.excluded[column.name] for column in table.c if column.name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=replaced)


def _is_server(url: URL) -> bool:
    return url.get_backend_name() == "postgresql"


def _postgres(url: URL, isolation: Any, connections: int) -> Engine:
    return create_engine(
        url, isolation_level=isolation, pool_size=connections, pool_pre_ping=True, hide_parameters=True
    )


def _sqlite(url: URL, begin: str) -> Engine:
    engine = create_engine(url, pool_size=READERS, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
