"""A person's data, on request: names and chat leave the log, the seat's tokens open nothing any more, the match stays.

What others did, and the moves of the seat, are untouched, so the match can still be replayed to the last card.
"""

from functools import partial
from typing import Any

from ..core.game import Refusal
from .entries import FORGOTTEN, table_of
from .orders import Step
from .room import Room
from .store import Entry, Store
from .table import Table

NO_DIGEST = "-"
"""Of no token; the seat still counts as somebody's in the past, so that old votes come out as they did."""
NAMED = ("open", "sit", "rename")


async def forget(store: Store, name: str, seat: int) -> int:
    """Forget who sat at a seat; how many entries had to change. Refusal if there is no such table or seat."""
    entries = await store.read(name)
    if not entries:
        raise Refusal("no-such-table")
    table = table_of(entries)
    if not 0 <= seat < table.seats:
        raise Refusal("no-such-seat", "", seat=seat)
    count = await store.redact(name, partial(redacted, seat))
    if count or table.places[seat].is_taken:
        await Room(name, store).step(partial(_leave, seat))
    return count


def redacted(seat: int, entry: Entry) -> dict[str, Any] | None:
    """The body of an entry without what tells who sat at a seat; None if it tells nothing."""
    is_theirs = entry.seat == seat or (entry.kind == "open" and seat == 0)
    if not is_theirs:
        return None
    body = {"text": FORGOTTEN} if entry.kind == "say" else dict(entry.body)
    if entry.kind in NAMED:
        body["name"] = FORGOTTEN
    if "digest" in body:
        body["digest"] = NO_DIGEST
    return None if body == entry.body else body


def _leave(seat: int, table: Table) -> Step:
    """The table, where it is open, forgets too; and the lobby."""
    return Step("forget", {"seat": seat})
