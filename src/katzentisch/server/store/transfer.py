"""Tables as JSON lines, to move them between databases: a line with a table's index, then a line for each entry."""

from collections.abc import AsyncIterator, Sequence

import msgspec
from sqlalchemy import Connection

from .directory import index
from .engine import insert, upsert, write
from .entry import Entry, Index
from .log import notify, read
from .rows import entry_row, index_row
from .schema import LOG, TABLES


class Differs(Exception):
    """The database has another history of the table: this entry is not the one that was brought."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"entry {seq} of table {table} differs")
        self.table, self.seq = table, seq


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line: an index or an entry."""

    index: Index | None = None
    entry: Entry | None = None


Book = tuple[Index, list[Entry]]
"""A table's index and its log."""


def pack(connection: Connection, table: str) -> list[bytes]:
    """A table's lines; none if there is no such table."""
    found = index(connection, table)
    if found is None:
        return []
    records = [Record(index=found), *(Record(entry=entry) for entry in read(connection, table))]
    return [msgspec.json.encode(record) + b"\n" for record in records]


async def books(lines: AsyncIterator[bytes]) -> AsyncIterator[Book]:
    """The tables of a file of lines, one after the other; msgspec.ValidationError or ValueError if it is none."""
    book: Book | None = None
    async for line in lines:
        record = msgspec.json.decode(line, type=Record)
        if record.index is not None:
            if book is not None:
                yield book
            book = (record.index, [])
        elif record.entry is not None:
            _add(book, record.entry)
    if book is not None:
        yield book


def unpack(connection: Connection, found: Index, entries: Sequence[Entry]) -> int:
    """Add the entries that are missing, and the index if there are any; how many. Differs changes nothing."""
    here = {entry.seq: entry for entry in read(connection, found.table)}
    for entry in entries:
        if here.get(entry.seq, entry) != entry:
            raise Differs(entry.table, entry.seq)
    missing = [entry for entry in entries if entry.seq not in here]
    if missing:
        dialect = connection.dialect.name
        write(connection, insert(dialect, LOG), [entry_row(entry) for entry in missing])
        write(connection, upsert(dialect, TABLES), [index_row(found)])
        notify(connection, missing[-1:])
    return len(missing)


def _add(book: Book | None, entry: Entry) -> None:
    if book is None or book[0].table != entry.table:
        raise ValueError(f"entry {entry.seq} of table {entry.table} is not after its table's index")
    book[1].append(entry)
