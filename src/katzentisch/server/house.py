"""All tables of a process: those that are open here, what is due at them, and who is there."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from ..bots.hints import Hint
from ..core.game import Refusal
from .clocks import Due, Pace
from .hub import Line
from .ledger import LogError
from .logs import Log, new_log, problem
from .metrics import Metrics
from .orders import Step
from .room import Busy, Room, now_ms
from .store import Store
from .table import Table
from .thinking import Thinkers

DAY = 24 * 60 * 60 * 1000
AT_ONCE = 20
"""So many tables are put away before something else has its turn."""


@dataclass(frozen=True)
class Timing:
    """The house's own times, in milliseconds."""

    poll: int = 1000
    """So often the store is asked for tables that nobody looks after."""
    lease: int = 5_000
    """So long a job belongs to the process that took it."""
    blink: int = 3000
    """So long a seat may be without a connection before it counts as gone."""
    presence: int = 30_000
    """So long a seat counts as present without news of its process."""
    pause: int = 1000
    """So long a table is left alone after an error, and so often the same limit is logged."""
    tidy: int = 60_000
    """So often tables are put away, and rooms that nobody uses are left."""
    keep: int = 300_000
    """So long a room stays in memory after it was used."""
    archive: int = 30 * DAY
    """So long after it was touched a table is put away."""


class Stuck(Exception):
    """Nothing came of what was due."""


class House:
    """The tables of one process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        now: Callable[[], int] = now_ms,
        pace: Pace | None = None,
        timing: Timing | None = None,
        metrics: Metrics | None = None,
        log: Log | None = None,
    ) -> None:
        self.metrics = metrics or Metrics()
        self.log = log or new_log()
        self._limits: dict[str, tuple[int, int]] = {}
        self._used: dict[str, int] = {}
        self._broken: set[str] = set()
        self._tidied = now()
        self.store = store
        self.now = now
        self.pace = pace or Pace()
        self.timing = timing or Timing()
        self.process = secrets.token_hex(8)
        self.rooms: dict[str, Room] = {}
        self._thinkers = thinkers
        self._tasks: set[asyncio.Task[Any]] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._working: set[str] = set()
        self._is_closing = False

    def start(self) -> None:
        """Look after tables."""
        self.store.listen(self._heard)
        self._spawn(self._poll())

    async def close(self) -> None:
        """End what is under way; what is acknowledged is written already."""
        self._is_closing = True
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def room(self, name: str) -> Room:
        """The room of a table, which may not exist."""
        self._used[name] = self.now()
        if name not in self.rooms:
            self.rooms[name] = Room(name, self.store, self.now, self.pace, self.metrics, self.failed)
        return self.rooms[name]

    def advise(self, table: Table, seat: int) -> Awaitable[Sequence[Hint]]:
        """What a bot would do in the place of a seat; raises Refusal while the bots are not ready."""
        return self._thinkers.advise(table, seat)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failed("job", error)

    def failed(self, where: str, error: BaseException, table: str | None = None) -> None:
        """Something ended by an error that nobody expected."""
        self.metrics.failures.labels(where).inc()
        self.log.error("failed", where=where, table=table, **problem(error))

    def limited(self, what: str) -> None:
        """Somebody asked too often: all are counted, and told of at most once a while."""
        self.metrics.limited.labels(what).inc()
        count, last = self._limits.get(what, (0, 0))
        is_due = self.now() - last >= self.timing.pause
        self._limits[what] = (0, self.now()) if is_due else (count + 1, last)
        if is_due:
            self.log.warning("rate-limited", what=what, times=count + 1)

    def _heard(self, name: str, seq: int) -> None:
        """Another process, or this one, has written."""
        names = [name] if name else list(self.rooms)
        for one in names:
            if one in self.rooms and not self._is_closing:
                self._spawn(self._refresh(one))

    async def _refresh(self, name: str) -> None:
        if (room := self.rooms.get(name)) is not None:
            await room.refresh()
            await self.watch(name)

    # Jobs

    async def watch(self, name: str, pause: int = 0) -> None:
        """Set the alarm for what is due next at a table."""
        room = self.rooms.get(name)
        if room is None or self._is_closing:
            return
        due = await room.next_due()
        if (old := self._alarms.pop(name, None)) is not None:
            old.cancel()
        if due is not None and name not in self._working:
            delay = max(pause, due.begins - self.now()) / 1000
            self._alarms[name] = asyncio.get_running_loop().call_later(delay, self._ring, name)

    def _ring(self, name: str) -> None:
        self._alarms.pop(name, None)
        if name not in self._working and not self._is_closing:
            self._working.add(name)
            self._spawn(self._work(name, is_claimed=not self.store.is_shared))

    async def _work(self, name: str, *, is_claimed: bool) -> None:
        """Do what is due at a table, if it is ours to do; if not, or after an error, look again a little later."""
        pause = 0
        try:
            if not is_claimed:
                is_claimed = bool(await self.store.claim(self.process, self.now(), self.timing.lease, 1, name))
            if is_claimed:
                await self._do_due(self.room(name))
            else:
                pause = self.timing.pause
        except Exception as error:
            self.failed("due", error, name)
            pause = self.timing.pause
        finally:
            self._working.discard(name)
            await self.watch(name, pause)

    async def _do_due(self, room: Room) -> None:
        before = 0
        while (due := await room.next_due()) is not None and due.begins <= self.now():
            seq = (await room.table()).seq
            if seq == before:
                raise Stuck(f"{due.what} of seat {due.seat}")
            await self._do(room, due)
            before = seq

    async def _do(self, room: Room, due: Due) -> None:
        """Do one thing; but bots that are asked together think together, so that none of them waits for another."""
        together = await room.bots_due() if due.what == "bot" else [due]
        outcomes = await asyncio.gather(*(self._do_one(room, one) for one in together), return_exceptions=True)
        for error in outcomes:
            if error is not None:
                raise error

    async def _do_one(self, room: Room, due: Due) -> None:
        with contextlib.suppress(Refusal, Busy):
            if due.what == "bot":
                await room.think(due, self.metrics.timed(self._thinkers.choose))
            else:
                await room.expire(due)

    async def _poll(self) -> None:
        """Look after tables that nobody looks after: after a restart, or when a process died."""
        while True:
            try:
                await self._look_after()
            except Exception as error:
                self.failed("poll", error)
            await asyncio.sleep(self.timing.poll / 1000)

    async def _look_after(self) -> None:
        self.metrics.look(len(self.rooms), (line for room in self.rooms.values() for line in room.lines))
        for name in await self.store.claim(self.process, self.now(), self.timing.lease):
            if name not in self._working:
                self._working.add(name)
                self._spawn(self._work(name, is_claimed=True))
        if self.store.is_shared:
            await self._tell_presence()
        elif await self.store.has_news():
            self._heard("", 0)
        if self.now() - self._tidied >= self.timing.tidy and await self._archive():
            self._leave_rooms()
            self._tidied = self.now()

    # Tidying up

    async def _archive(self) -> bool:
        """Put away tables that nobody touched for long, a few at a time; were these all?"""
        before = self.now() - self.timing.archive
        names = [name for name in await self.store.idle(before) if name not in self._broken]

        def decide(table: Table) -> Step:
            if table.is_archived or table.touched >= before:
                raise Refusal("too-late")
            return Step("archive")

        for name in names[:AT_ONCE]:
            try:
                await self.room(name).step(decide)
                self.metrics.archived.inc()
                self.log.info("table-archived", table=name)
            except (Refusal, Busy):
                continue
            except LogError as error:
                self._broken.add(name)
                self.failed("archive", error, name)
        return len(names) <= AT_ONCE

    def _leave_rooms(self) -> None:
        """Forget rooms that nobody uses and where nothing is due; the log has all of it."""
        before = self.now() - self.timing.keep
        for name in [name for name, used in self._used.items() if used <= before]:
            if self.rooms[name].is_idle and name not in self._alarms and name not in self._working:
                del self.rooms[name], self._used[name]

    # Presence

    async def arrived(self, room: Room, line: Line) -> None:
        """Somebody connected to a seat."""
        if line.seat is None:
            return
        seat = line.seat
        if self.store.is_shared:
            await self.store.arrive(self.process, [(room.name, seat)], self.now() + self.timing.presence)
        table = await room.table()
        place = table.places[seat]
        if place.gone_since is not None:
            await room.step(lambda _: Step("back", {}, seat))
        await self.watch(room.name)
        self._spawn(self._look_for_absent(room))

    async def departed(self, room: Room, line: Line) -> None:
        """A connection ended."""
        room.lines.discard(line)
        self._used[room.name] = self.now()
        if line.seat is not None and not self._is_closing:
            self._spawn(self._look_for_absent(room))
        if not room.lines:
            await self.watch(room.name)

    async def _look_for_absent(self, room: Room) -> None:
        """A while later: whoever is connected nowhere is gone."""
        await asyncio.sleep(self.timing.blink / 1000)
        table = await room.table()
        there = room.seats_here()
        for seat in absent(table, there):
            if self.store.is_shared and await self.store.depart(self.process, room.name, seat, self.now()):
                continue
            await self._gone(room, seat)
        await self.watch(room.name)

    async def _gone(self, room: Room, seat: int) -> None:
        def decide(table: Table) -> Step:
            if seat in room.seats_here() or seat not in absent(table, set()):
                raise Refusal("too-late")
            return Step("away", {}, seat)

        with contextlib.suppress(Refusal, Busy):
            await room.step(decide)

    async def _tell_presence(self) -> None:
        """Other processes learn who is here; seats of a process that died are gone."""
        here = [(room.name, seat) for room in self.rooms.values() for seat in room.seats_here()]
        if here:
            await self.store.arrive(self.process, here, self.now() + self.timing.presence)
        for name, seat in await self.store.lapsed(self.now()):
            await self._gone(self.room(name), seat)


def absent(table: Table, there: set[int]) -> list[int]:
    """The seats of people that should be there and are not."""
    return [
        seat
        for seat, place in enumerate(table.places)
        if place.is_taken and place.gone_since is None and seat not in there
    ]
