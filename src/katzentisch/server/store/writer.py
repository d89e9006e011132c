"""The one thread that writes: what has queued up meanwhile goes into one transaction, with one wait for the disk."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError

from .log import Line, append

T = TypeVar("T")

MOST = 500
"""Lines in one transaction."""

UNFIT = (DataError, ValueError, OverflowError)
"""What one line can be guilty of: text or numbers that the database cannot hold."""

Outcome = Any
"""What a job returned, or the exception that it ended with."""


@dataclass(eq=False, slots=True)
class Job:
    """A line to append or something else to do, and who waits for it."""

    work: Line | Callable[[Connection], Any]
    done: asyncio.Future[Any]


class Writer:
    """Appends lines in groups, and does other writing in transactions of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._is_closed = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def append(self, line: Line) -> None:
        """Append a line; returns when it is durable."""
        await self._put(line)

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction; returns when it is durable."""
        result: T = await self._put(work)
        return result

    async def close(self) -> None:
        """Finish what has queued up, and end."""
        if not self._is_closed:
            self._is_closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _put(self, work: Line | Callable[[Connection], Any]) -> asyncio.Future[Any]:
        if self._is_closed:
            raise RuntimeError("the store is closed")
        job = Job(work, self._loop.create_future())
        self._queue.put(job)
        return job.done

    def _run(self) -> None:
        waiting: list[Job] = []
        is_open = True
        while is_open or waiting:
            if is_open:
                is_open = self._collect(waiting)
            group, waiting = _split(waiting)
            self._settle(group)

    def _collect(self, waiting: list[Job]) -> bool:
        """Take what has queued up, and wait for something if there is nothing; False at the end."""
        with suppress(Empty):
            while True:
                job = self._queue.get(block=not waiting)
                if job is None:
                    return False
                waiting.append(job)
        return True

    def _settle(self, group: Sequence[Job]) -> None:
        lines = [job for job in group if isinstance(job.work, Line)]
        if lines:
            self._answer(lines, self._append([job.work for job in lines if isinstance(job.work, Line)]))
        for job in group:
            if not isinstance(job.work, Line):
                self._answer([job], [self._attempt(job.work)])

    def _append(self, lines: Sequence[Line]) -> Sequence[Outcome]:
        """Append lines in one transaction; if one of them is unfit, halve them until it is alone."""
        try:
            with self._engine.begin() as connection:
                outcomes = append(connection, lines)
        except UNFIT as error:
            half = len(lines) // 2
            return [*self._append(lines[:half]), *self._append(lines[half:])] if half else [error]
        except Exception as error:
            return [error] * len(lines)
        return outcomes

    def _attempt(self, work: Callable[[Connection], Any]) -> Outcome:
        try:
            with self._engine.begin() as connection:
                result = work(connection)
        except Exception as error:
            return error
        return result

    def _answer(self, jobs: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_resolve, jobs, outcomes)


def _split(waiting: Sequence[Job]) -> tuple[list[Job], list[Job]]:
    """What goes together, and what comes later: a table's second line waits for its first."""
    tables: set[str] = set()
    group: list[Job] = []
    later: list[Job] = []
    for job in waiting:
        table = job.work.entry.table if isinstance(job.work, Line) else None
        is_later = table in tables or len(group) >= MOST
        (later if is_later else group).append(job)
        if table is not None:
            tables.add(table)
    return group, later


def _resolve(jobs: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.done.done():
            continue
        if isinstance(outcome, Exception):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)
