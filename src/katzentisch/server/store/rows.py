"""Entries and indexes as rows of the database, and back."""

from typing import Any

import msgspec
from sqlalchemy import Row

from .entry import Entry, Index


def entry_row(entry: Entry) -> dict[str, Any]:
    """The entry as a row of the log."""
    return {
        "table_id": entry.table,
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "body": to_text(entry.body),
        "seat": entry.seat,
        "move": entry.move,
    }


def index_row(index: Index) -> dict[str, Any]:
    """The index as a row of the tables, with nobody's lease on it."""
    return {
        "table_id": index.table,
        "game": index.game,
        "status": index.status,
        "is_listed": index.is_listed,
        "touched": index.touched,
        "due": index.due,
        "lobby": to_text(index.lobby),
        "lease": 0,
        "owner": "",
    }


def as_entry(row: Row[Any]) -> Entry:
    """A row of the log as an entry."""
    return Entry(row.table_id, row.seq, row.at, row.kind, msgspec.json.decode(row.body), row.seat, row.move)


def as_index(row: Row[Any]) -> Index:
    """A row of the tables as an index."""
    lobby = msgspec.json.decode(row.lobby)
    return Index(row.table_id, row.game, row.status, row.is_listed, row.touched, row.due, lobby)


def to_text(body: dict[str, Any]) -> str:
    """JSON, as it is stored."""
    return msgspec.json.encode(body).decode()
