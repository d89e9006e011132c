"""The store: an append-only log a table, in SQLite or PostgreSQL, that knows nothing of games."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, select

from . import directory, log, presence, transfer
from .engine import READERS, is_postgres, parse_url, reading, writing
from .entry import Entry, Index
from .listener import Callback, Listener
from .migrate import migrate
from .writer import Writer

T = TypeVar("T")


class Store:
    """Everything that must outlive the process; what it has returned from is on disk."""

    def __init__(self, url: URL, writer: Engine, reader: Engine) -> None:
        self.is_shared = is_postgres(writer)
        self._url = url
        self._engines = (writer, reader)
        self._writer = Writer(writer)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._listener: Listener | None = None
        self._data_version: int | None = None

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open sqlite:////path/file.db or postgresql://…, and bring its schema up to date; TooNew if it is ahead."""
        address = parse_url(url)
        writer = writing(address)
        try:
            await asyncio.to_thread(migrate, writer)
        except BaseException:
            writer.dispose()
            raise
        return cls(address, writer, reading(address))

    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        if self._listener is not None:
            await self._listener.close()
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        for engine in self._engines:
            engine.dispose()

    async def append(self, entry: Entry, index: Index) -> None:
        """Append an entry, with its table's index; returns when it is durable. Repeated or Taken if it cannot be.

        After any other exception it may or may not have been written: read the log, and look for the move.
        """
        assert entry.table == index.table
        await self._writer.append(log.line(entry, index))

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number, in order."""
        return await self._read(partial(log.read, table=table, after=after))

    async def find(self, table: str, seat: int, move: str) -> Entry | None:
        """The entry of a seat's move."""
        return await self._read(partial(log.find, table=table, seat=seat, move=move))

    async def index(self, table: str) -> Index | None:
        """What is known of a table."""
        return await self._read(partial(directory.index, table=table))

    async def listed(self, limit: int = 100) -> list[Index]:
        """The listed tables that are open or playing, newest first."""
        return await self._read(partial(directory.listed, limit=limit))

    async def idle(self, before: int) -> list[str]:
        """The tables that nobody has touched since then and that are not archived, the oldest first."""
        return await self._read(partial(directory.idle, before=before))

    async def claim(self, owner: str, now: int, lease: int, limit: int = 20, table: str | None = None) -> list[str]:
        """Take tables (or that one) that are due and not taken, for `lease` milliseconds or until the next entry."""
        return await self._writer.do(
            partial(directory.claim, owner=owner, now=now, lease=lease, limit=limit, table=table)
        )

    async def next_due(self) -> int | None:
        """When there will be something to claim, if nothing changes until then."""
        return await self._read(directory.next_due)

    async def save_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Keep a snapshot, unless there is a later one."""
        await self._writer.do(partial(log.save_snapshot, table=table, seq=seq, body=body))

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The latest snapshot: the number of its last entry, and its bytes."""
        return await self._read(partial(log.snapshot, table=table))

    async def arrive(self, process: str, seats: Sequence[tuple[str, int]], until: int) -> None:
        """These seats are present at a process until then, if it says nothing more."""
        await self._writer.do(partial(presence.arrive, process=process, seats=seats, until=until))

    async def depart(self, process: str, table: str, seat: int, now: int) -> bool:
        """A seat leaves a process; is it present at another one?"""
        return await self._writer.do(partial(presence.depart, process=process, table=table, seat=seat, now=now))

    async def present(self, table: str, now: int) -> set[int]:
        """The seats of a table that are present somewhere."""
        return await self._read(partial(presence.present, table=table, now=now))

    async def lapsed(self, now: int) -> list[tuple[str, int]]:
        """Forget presences whose time is over; the seats that are nowhere else, each to one caller only."""
        return await self._writer.do(partial(presence.lapsed, now=now))

    async def put_ticket(self, digest: bytes, table: str, seat: int, until: int) -> None:
        """Keep a one-time link to a seat."""
        await self._writer.do(partial(presence.put_ticket, digest=digest, table=table, seat=seat, until=until))

    async def spend_ticket(self, digest: bytes, now: int) -> tuple[str, int] | None:
        """The seat of a one-time link, once."""
        return await self._writer.do(partial(presence.spend_ticket, digest=digest, now=now))

    async def redact(self, table: str, change: Callable[[Entry], dict[str, Any] | None]) -> int:
        """Replace the bodies for which `change` (called in another thread) has another one; how many.

        The table's snapshot goes too.
        """
        return await self._writer.do(partial(log.redact, table=table, change=change))

    def listen(self, callback: Callback) -> None:
        """On PostgreSQL call back with (table, seq) for each append of any process; on SQLite never.

        Also with ("", 0) when it has begun to listen, the first time and each time after an error: anything may have
        changed before.
        """
        assert self._listener is None
        if self.is_shared:
            self._listener = Listener(self._url, callback)

    async def has_news(self) -> bool:
        """On SQLite: has another program (not this process) written since the last time that this was asked?"""
        assert not self.is_shared
        found = await self._writer.do(lambda connection: connection.exec_driver_sql("PRAGMA data_version").scalar_one())
        before, self._data_version = self._data_version, found
        return before is not None and found != before

    async def export(self, tables: Sequence[str] | None = None) -> AsyncIterator[bytes]:
        """Tables (or all) as JSON lines, each as it was at one moment."""
        for table in await self._read(directory.every) if tables is None else tables:
            for line in await self._read(partial(transfer.pack, table=table)):
                yield line

    async def bring(self, lines: Iterable[bytes] | AsyncIterator[bytes]) -> int:
        """Add exported tables, or what is missing of them; how many entries. Differs if a table went another way."""
        count = 0
        async for found, entries in transfer.books(_async(lines)):
            count += await self._writer.do(partial(transfer.unpack, found=found, entries=entries))
        return count

    async def check(self) -> float:
        """Can we write? The seconds that we waited for our turn."""
        before = time.perf_counter()
        await self._writer.do(lambda connection: connection.scalar(select(1)))
        return time.perf_counter() - before

    async def _read(self, do: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._in_transaction, do)

    def _in_transaction(self, do: Callable[[Connection], T]) -> T:
        with self._engines[1].begin() as connection:
            return do(connection)


async def _async(lines: Iterable[bytes] | AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    if isinstance(lines, AsyncIterator):
        async for line in lines:
            yield line
    else:
        for line in lines:
            yield line
