"""Entries and indexes as tests want them."""

from typing import Any

from katzentisch.server.store import Entry, Index, Store


def entry(table: str = "t", seq: int = 1, seat: int | None = None, move: str | None = None, **body: Any) -> Entry:
    return Entry(table, seq, 1_800_000_000_000 + seq, "act", body, seat, move)


def index(table: str = "t", due: int | None = None, touched: int = 0, status: str = "playing", **more: Any) -> Index:
    return Index(table, "cats", status, more.pop("is_listed", True), touched, due, more)


async def add(store: Store, table: str = "t", seq: int = 1, **more: Any) -> Entry:
    """Append an entry, with an index that says nothing special."""
    new = entry(table, seq, **more)
    await store.append(new, index(table))
    return new
