"""All tables of a process: those that are open here, what is due at them, and who is there."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from ..core.game import Refusal
from .clocks import Due, Pace
from .hub import Line
from .orders import Step
from .room import Busy, Room, now_ms
from .store import Store
from .table import Table
from .thinking import Thinkers


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


class House:
    """The tables of one process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        now: Callable[[], int] = now_ms,
        pace: Pace | None = None,
        timing: Timing | None = None,
    ) -> None:
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
        if name not in self.rooms:
            self.rooms[name] = Room(name, self.store, self.now, self.pace)
        return self.rooms[name]

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    def _heard(self, name: str, seq: int) -> None:
        """Another process, or this one, has written."""
        names = [name] if name else list(self.rooms)
        for one in names:
            if one in self.rooms and not self._is_closing:
                self._spawn(self._refresh(one))

    async def _refresh(self, name: str) -> None:
        await self.rooms[name].refresh()
        await self.watch(name)

    # Jobs

    async def watch(self, name: str) -> None:
        """Set the alarm for what is due next at a table."""
        room = self.rooms.get(name)
        if room is None or self._is_closing:
            return
        due = await room.next_due()
        if (old := self._alarms.pop(name, None)) is not None:
            old.cancel()
        if due is not None and name not in self._working:
            delay = max(0, due.begins - self.now()) / 1000
            self._alarms[name] = asyncio.get_running_loop().call_later(delay, self._ring, name)

    def _ring(self, name: str) -> None:
        self._alarms.pop(name, None)
        if name not in self._working and not self._is_closing:
            self._working.add(name)
            self._spawn(self._work(name, is_claimed=not self.store.is_shared))

    async def _work(self, name: str, *, is_claimed: bool) -> None:
        """Do what is due at a table, if it is ours to do."""
        try:
            if not is_claimed:
                is_claimed = bool(await self.store.claim(self.process, self.now(), self.timing.lease, 1, name))
            if is_claimed:
                await self._do_due(self.room(name))
        finally:
            self._working.discard(name)
            await self.watch(name)

    async def _do_due(self, room: Room) -> None:
        due = await room.next_due()
        while due is not None and due.begins <= self.now():
            with contextlib.suppress(Refusal, Busy):
                await self._do(room, due)
            due = await room.next_due()

    async def _do(self, room: Room, due: Due) -> None:
        if due.what == "bot":
            await room.think(due, self._thinkers.choose)
        else:
            await room.expire(due)

    async def _poll(self) -> None:
        """Look after tables that nobody looks after: after a restart, or when a process died."""
        while True:
            for name in await self.store.claim(self.process, self.now(), self.timing.lease):
                if name not in self._working:
                    self._working.add(name)
                    self._spawn(self._work(name, is_claimed=True))
            if self.store.is_shared:
                await self._tell_presence()
            await asyncio.sleep(self.timing.poll / 1000)

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
