"""The log: append many entries at once, read, find, redact."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Text, bindparam, delete, func, literal_column, select, update
from sqlalchemy.dialects.postgresql import ARRAY

from .engine import arrays, insert, is_postgres, upsert, write
from .entry import Entry, Index, Repeated, Taken
from .rows import as_entry, entry_row, index_row, to_text
from .schema import LOG, SNAPSHOTS, TABLES

CHANNEL = "katzentisch"
NOTIFY = select(func.pg_notify(CHANNEL, func.unnest(bindparam("news", type_=ARRAY(Text()))).column_valued()))

LATEST = select(LOG.c.table_id).order_by(literal_column("rowid").desc())
"""The rows of SQLite, the last one first."""

Redaction = Callable[[Entry], dict[str, Any] | None]


class Line(msgspec.Struct, frozen=True):
    """An entry and the index that goes with it, ready to be written."""

    entry: Entry
    row: dict[str, Any]
    index: dict[str, Any]


def line(entry: Entry, index: Index) -> Line:
    """An entry to append; fails here, before it meets others, if it is not JSON."""
    return Line(entry, entry_row(entry), index_row(index))


def append(connection: Connection, lines: Sequence[Line]) -> list[Exception | None]:
    """Append what can be appended, at most one line a table; what became of each.

    Everybody writes all log rows, then all index rows, each in the order of their keys: so nobody waits in a circle.
    """
    ordered = sorted(lines, key=lambda line: line.entry.table)
    written = _write(connection, ordered)
    winners = [line for line in ordered if line.entry.table in written]
    if winners:
        write(connection, upsert(connection.dialect.name, TABLES), [line.index for line in winners])
        notify(connection, [line.entry for line in winners])
    return [None if line.entry.table in written else _loss(connection, line.entry) for line in lines]


def notify(connection: Connection, entries: Sequence[Entry]) -> None:
    """Tell every process on this database of new entries, once they are committed."""
    if is_postgres(connection):
        connection.execute(NOTIFY, {"news": [f"{entry.table}:{entry.seq}" for entry in entries]})


def read(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """The entries of a table after a number, in order."""
    statement = select(LOG).where(LOG.c.table_id == table, LOG.c.seq > after).order_by(LOG.c.seq)
    return [as_entry(row) for row in connection.execute(statement)]


def find(connection: Connection, table: str, seat: int, move: str) -> Entry | None:
    """The entry of a seat's move."""
    statement = select(LOG).where(LOG.c.table_id == table, LOG.c.seat == seat, LOG.c.move == move)
    row = connection.execute(statement).one_or_none()
    return None if row is None else as_entry(row)


def redact(connection: Connection, table: str, change: Redaction) -> int:
    """Replace the bodies for which `change` has another one, and forget the snapshot; how many."""
    changed = ((entry, change(entry)) for entry in read(connection, table))
    rows = [{"number": entry.seq, "new": to_text(body)} for entry, body in changed if body is not None]
    if rows:
        here = (LOG.c.table_id == table) & (LOG.c.seq == bindparam("number"))
        connection.execute(update(LOG).where(here).values(body=bindparam("new")), rows)
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
    return len(rows)


def save_snapshot(connection: Connection, table: str, seq: int, body: bytes) -> None:
    """Keep a snapshot, unless there is a later one."""
    write(connection, _later(connection.dialect.name), [{"table_id": table, "seq": seq, "body": body}])


def snapshot(connection: Connection, table: str) -> tuple[int, bytes] | None:
    """The latest snapshot: the number of its last entry, and its bytes."""
    row = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)).one_or_none()
    return None if row is None else (row.seq, row.body)


@cache
def _later(dialect: str) -> Any:
    """A snapshot that replaces an earlier one."""
    statement = insert(dialect, SNAPSHOTS)
    new = statement.excluded
    return statement.on_conflict_do_update(
        index_elements=["table_id"], set_={"seq": new.seq, "body": new.body}, where=SNAPSHOTS.c.seq <= new.seq
    )


def _write(connection: Connection, lines: Sequence[Line]) -> set[str]:
    """Write what is not taken yet; the tables of what was written. SQLite only counts them, which is enough mostly."""
    rows = [line.row for line in lines]
    if is_postgres(connection):
        return set(connection.scalars(_insert("postgresql").returning(LOG.c.table_id), arrays(rows)))
    count = write(connection, _insert("sqlite"), rows)
    if count == len(lines):
        return {line.entry.table for line in lines}
    return set(connection.scalars(LATEST.limit(count)))


@cache
def _insert(dialect: str) -> Any:
    """What is not taken yet is written."""
    return insert(dialect, LOG).on_conflict_do_nothing()


def _loss(connection: Connection, entry: Entry) -> Exception:
    """Why an entry could not be appended."""
    if entry.seat is not None and entry.move is not None:
        earlier = find(connection, entry.table, entry.seat, entry.move)
        if earlier is not None:
            return Repeated(earlier)
    return Taken(entry.table, entry.seq)
