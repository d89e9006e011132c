"""What the store keeps: the lines of a table's log, and what lobby and jobs need to know of a table."""

from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    table: str
    seq: int
    at: int
    """Milliseconds since 1970."""
    kind: str
    body: dict[str, Any]
    seat: int | None = None
    move: str | None = None
    """The id that the client gave to its move."""


class Index(msgspec.Struct, frozen=True):
    """What lobby and jobs need to know of a table, kept beside its log."""

    table: str
    game: str
    status: str
    """open, playing, over or archived"""
    is_listed: bool
    touched: int
    due: int | None
    """When something is to be done for it, in milliseconds since 1970; None if nothing."""
    lobby: dict[str, Any]
    """What the lobby shows."""


class Taken(Exception):
    """Somebody else was faster: the table has an entry of that number."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"entry {seq} of table {table} exists")
        self.table, self.seq = table, seq


class Repeated(Exception):
    """The seat's move is in the log already, as this entry."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(f"move {entry.move} of seat {entry.seat} is entry {entry.seq} of table {entry.table}")
        self.entry = entry
