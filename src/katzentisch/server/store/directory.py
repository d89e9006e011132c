"""The index of the tables: what the lobby lists, and what is due, under leases."""

from sqlalchemy import Connection, case, func, select, update

from .entry import Index
from .rows import as_index
from .schema import TABLES


def index(connection: Connection, table: str) -> Index | None:
    """What is known of a table."""
    row = connection.execute(select(TABLES).where(TABLES.c.table_id == table)).one_or_none()
    return None if row is None else as_index(row)


def listed(connection: Connection, limit: int) -> list[Index]:
    """The tables that the lobby shows, newest first."""
    is_shown = TABLES.c.is_listed & TABLES.c.status.in_(["open", "playing"])
    newest = select(TABLES).where(is_shown).order_by(TABLES.c.touched.desc(), TABLES.c.table_id).limit(limit)
    return [as_index(row) for row in connection.execute(newest)]


def idle(connection: Connection, before: int) -> list[str]:
    """The tables that nobody has touched since then and that are not archived, the oldest first."""
    is_idle = (TABLES.c.status != "archived") & (TABLES.c.touched < before)
    return list(connection.scalars(select(TABLES.c.table_id).where(is_idle).order_by(TABLES.c.touched)))


def every(connection: Connection) -> list[str]:
    """All tables."""
    return list(connection.scalars(select(TABLES.c.table_id).order_by(TABLES.c.table_id)))


def claim(connection: Connection, owner: str, now: int, lease: int, limit: int, table: str | None) -> list[str]:
    """Take the tables that are due and that nobody has taken; one that is being written to is left for the next time.

    PostgreSQL locks and skips rows, SQLite has one writer anyway.
    """
    due = select(TABLES.c.table_id).where(TABLES.c.due <= now, TABLES.c.lease <= now)
    if table is not None:
        due = due.where(TABLES.c.table_id == table)
    chosen = due.order_by(TABLES.c.due).limit(limit).with_for_update(skip_locked=True).cte("chosen")
    taken = update(TABLES).where(TABLES.c.table_id.in_(select(chosen.c.table_id)))
    statement = taken.values(lease=now + lease, owner=owner).returning(TABLES.c.table_id)
    return sorted(connection.scalars(statement))


def next_due(connection: Connection) -> int | None:
    """When there will be something to claim, if nothing changes until then."""
    free = case((TABLES.c.lease > TABLES.c.due, TABLES.c.lease), else_=TABLES.c.due)
    due: int | None = connection.scalar(select(func.min(free)).where(TABLES.c.due.is_not(None)))
    return due
