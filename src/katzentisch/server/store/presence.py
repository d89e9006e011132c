"""Who is present at which process, and one-time links.

Rows are locked in the order of their keys (SQLite has one writer anyway), so that two who leave at the same time see
each other.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, delete, insert, select

from .engine import upsert, write
from .schema import PRESENCES, TICKETS


def arrive(connection: Connection, process: str, seats: Sequence[tuple[str, int]], until: int) -> None:
    """These seats are present at a process until then, if it says nothing more."""
    if seats:
        here = [
            {"table_id": table, "seat": seat, "process": process, "until": until} for table, seat in sorted(set(seats))
        ]
        write(connection, upsert(connection.dialect.name, PRESENCES), here)


def depart(connection: Connection, process: str, table: str, seat: int, now: int) -> bool:
    """A seat leaves a process; is it present at another one?"""
    is_seat = (PRESENCES.c.table_id == table) & (PRESENCES.c.seat == seat)
    rows = connection.execute(select(PRESENCES).where(is_seat).order_by(PRESENCES.c.process).with_for_update()).all()
    connection.execute(delete(PRESENCES).where(is_seat, (PRESENCES.c.process == process) | (PRESENCES.c.until <= now)))
    return any(row.process != process and row.until > now for row in rows)


def present(connection: Connection, table: str, now: int) -> set[int]:
    """The seats of a table that are present somewhere."""
    return set(
        connection.scalars(select(PRESENCES.c.seat).where(PRESENCES.c.table_id == table, PRESENCES.c.until > now))
    )


def lapsed(connection: Connection, now: int) -> list[tuple[str, int]]:
    """Forget presences whose time is over, and old tickets; the seats that are nowhere else."""
    _sweep_tickets(connection, now)
    over = select(PRESENCES).where(PRESENCES.c.until <= now).order_by(*PRESENCES.primary_key).with_for_update()
    rows = connection.execute(over).all()
    if not rows:
        return []
    is_row = [column == bindparam(f"the_{column.name}") for column in PRESENCES.primary_key]
    keys = [{"the_table_id": row.table_id, "the_seat": row.seat, "the_process": row.process} for row in rows]
    connection.execute(delete(PRESENCES).where(*is_row), keys)
    elsewhere = select(PRESENCES.c.table_id, PRESENCES.c.seat).where(PRESENCES.c.until > now)
    return sorted({(row.table_id, row.seat) for row in rows} - {tuple(row) for row in connection.execute(elsewhere)})


def put_ticket(connection: Connection, digest: bytes, table: str, seat: int, until: int) -> None:
    """Keep a one-time link to a seat."""
    connection.execute(insert(TICKETS).values(digest=digest, table_id=table, seat=seat, until=until))


def spend_ticket(connection: Connection, digest: bytes, now: int) -> tuple[str, int] | None:
    """The seat of a one-time link, once."""
    row = connection.execute(delete(TICKETS).where(TICKETS.c.digest == digest).returning(*TICKETS.c)).one_or_none()
    return (row.table_id, row.seat) if row is not None and row.until > now else None


def _sweep_tickets(connection: Connection, now: int) -> None:
    over = select(TICKETS.c.digest).where(TICKETS.c.until <= now).with_for_update(skip_locked=True).cte("over")
    connection.execute(delete(TICKETS).where(TICKETS.c.digest.in_(select(over.c.digest))))
