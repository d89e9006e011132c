"""A live table: takes commands one at a time, writes them down, and only then lets anybody hear of them."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any

import msgspec

from ..bots.hints import Hint
from ..core.actions import ActionId
from ..core.game import Refusal
from ..core.seats import Seat
from ..protocol import messages as said
from . import clocks, faces, orders
from .clocks import Due, Pace
from .entries import enact, fold, table_of
from .hub import Line
from .metrics import Metrics
from .orders import Step
from .snapshots import restored, taken
from .store import Entry, Index, Repeated, Store, Taken
from .table import Table
from .tokens import digest, seat_of

ENCODER = msgspec.json.Encoder()
ATTEMPTS = 8
"""So often a command is tried again when another process was faster."""
SNAPSHOT_EVERY = 250
"""Entries from one snapshot to the next."""

Clock = Callable[[], int]
Advise = Callable[[Table, int], Awaitable[Sequence[Hint]]]
"""What a bot would do at a table in the place of a seat."""
Failed = Callable[[str, Exception, str], None]
"""Is told where an error happened that nobody has to notice, and at which table."""


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def ignore(where: str, error: Exception, table: str) -> None:
    """Tell nobody."""


class Busy(Exception):
    """Others were faster again and again."""


class Room:
    """A table in this process, with the lines of those who are connected to it here."""

    def __init__(
        self,
        name: str,
        store: Store,
        now: Clock = now_ms,
        pace: Pace | None = None,
        metrics: Metrics | None = None,
        failed: Failed = ignore,
    ) -> None:
        self.name = name
        self._metrics = metrics or Metrics()
        self._failed = failed
        self.lines: set[Line] = set()
        self._store = store
        self._now = now
        self._pace = pace or Pace()
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._saved = 0
        """The number of the entry of the last snapshot."""
        self._worlds: dict[int, said.World] = {}
        """The last world that each seat was given."""
        self._hints: dict[int, said.Hinted] = {}
        """The last hints that each seat was given."""

    # The table

    async def table(self) -> Table:
        """The table as the log has it; raises Refusal if there is none."""
        async with self._lock:
            return await self._load()

    async def _load(self) -> Table:
        if self._table is None:
            self._table = await self._from_snapshot() or table_of(await self._store.read(self.name))
            if self._table.seq == 0:
                self._table = None
                raise Refusal("no-such-table")
        return self._table

    async def _from_snapshot(self) -> Table | None:
        """The table by a shortcut; None if there is none, or if it cannot be gone."""
        found = await self._store.snapshot(self.name)
        if found is None:
            return None
        self._saved, body = found
        try:
            table = restored(body)
            if table is not None:
                fold(table, await self._store.read(self.name, table.seq))
        except Exception as error:
            self._failed("snapshot", error, self.name)
            return None
        return table

    async def _save(self, table: Table) -> None:
        """Keep a snapshot now and then; the log has everything in any case."""
        if table.seq - self._saved < SNAPSHOT_EVERY:
            return
        self._saved = table.seq
        try:
            await self._store.save_snapshot(self.name, table.seq, taken(table))
        except Exception as error:
            self._failed("snapshot", error, self.name)

    async def refresh(self) -> None:
        """Another process may have written: read on, and tell."""
        async with self._lock:
            if self._table is not None:
                await self._catch_up()
                self.sync()

    async def _catch_up(self) -> None:
        assert self._table is not None
        fold(self._table, await self._store.read(self.name, self._table.seq))

    async def found(self, entry: Entry) -> None:
        """The first entry of a new table."""
        async with self._lock:
            table = Table()
            enact(table, entry)
            await self._store.append(entry, self.index_of(table))
            self._table = table

    def index_of(self, table: Table) -> Index:
        """What lobby and jobs need to know."""
        due = clocks.next_due(table, self._pace)
        status = {"open": "open", "playing": "playing", "paused": "playing"}.get(table.phase, "over")
        return Index(
            table=self.name,
            game=table.game.name,
            status="archived" if table.is_archived else status,
            is_listed=table.is_listed,
            touched=table.touched,
            due=None if due is None else due.begins,
            lobby=msgspec.to_builtins(faces.lobby_table(table)),
        )

    async def _commit(self, decide: Callable[[Table], Step], actor: int | None = None, move: str | None = None) -> bool:
        """Decide, do, write down, tell; False if this command was taken before. Raises Refusal and changes nothing."""
        for attempt in range(ATTEMPTS):
            table = await self._load()
            if attempt > 0:
                self.sync()
            if actor is not None and move is not None and (actor, move) in table.moves:
                return False
            step = decide(table)
            seat = actor if step.seat is None else step.seat
            entry = Entry(self.name, table.seq + 1, self._at(table), step.kind, step.body, seat, move)
            try:
                entry, since = enact(table, entry), time.perf_counter()
                await self._store.append(entry, self.index_of(table))
            except (Taken, Repeated):
                self._table = None
            except BaseException:
                self._table = None
                raise
            else:
                self._metrics.wrote(step.kind, table.game.name, step.body.get("by", ""), since)
                self.sync()
                await self._save(table)
                return True
        raise Busy

    def _at(self, table: Table) -> int:
        """Time never goes back in a log, whatever the clocks of machines say."""
        return max(self._now(), table.touched)

    # Commands

    async def act(self, line: Line, message: said.Act) -> said.Ack:
        """A move of a person."""
        seat = seat_at(line)

        def decide(table: Table) -> Step:
            check_seat(table, line)
            self._check_turn(table, seat, message)
            return Step("act", {"action": message.action, "by": "person"}, seat)

        async with self._lock:
            await self._commit(decide, seat, message.id)
            table = await self._load()
            self._show_own(table, seat)
            return said.Ack(id=message.id, version=table.moves[seat, message.id])

    def _check_turn(self, table: Table, seat: int, message: said.Act) -> None:
        if table.match is None or table.phase != "playing":
            raise Refusal("not-playing")
        if table.places[seat].level is not None:
            raise Refusal("bot-plays")
        if message.version != table.version:
            raise Refusal("stale")
        action = table.match.parse(message.action)
        if action not in table.legal(Seat(seat)):
            refusal = table.match.explain(Seat(seat), action)
            assert refusal is not None
            raise refusal

    async def order(self, line: Line, message: said.Order) -> said.Ack:
        """Something that concerns the table."""
        seat = seat_at(line)

        def decide(table: Table) -> Step:
            check_seat(table, line)
            return orders.decide(table, seat, message)

        async with self._lock:
            await self._commit(decide, seat, message.id)
            table = await self._load()
            return said.Ack(id=message.id, version=table.moves[seat, message.id])

    async def step(self, decide: Callable[[Table], Step]) -> Table:
        """A change that no client's id stands for."""
        async with self._lock:
            await self._commit(decide)
            return await self._load()

    async def explain(self, line: Line, message: said.Explain) -> said.Explained:
        """May I?"""
        seat = seat_at(line)
        async with self._lock:
            table = await self._load()
            check_seat(table, line)
            if table.match is None or table.phase != "playing":
                raise Refusal("not-playing")
            return said.Explained(id=message.id, **faces.explanation(table, seat, message.action))

    async def ways(self, line: Line, message: said.AskWays) -> said.Ways:
        """With which cards?"""
        seat = seat_at(line)
        async with self._lock:
            table = await self._load()
            check_seat(table, line)
            if table.match is None or table.phase != "playing":
                raise Refusal("not-playing")
            return said.Ways(message.id, table.version, faces.ways(table, seat))

    async def hint(self, line: Line, message: said.AskHint, advise: Advise) -> said.Hinted:
        """What a bot would do, thought out once for each version; the table goes on while it thinks."""
        seat = seat_at(line)
        async with self._lock:
            table = await self._load()
            check_seat(table, line)
            if not table.has_hints:
                raise Refusal("no-hints")
            if table.match is None or table.phase != "playing":
                raise Refusal("not-playing")
            if not table.match.legal(Seat(seat)):
                raise Refusal("no-hint-now")
            hinted = self._hints.get(seat)
            if hinted is not None and hinted.version == table.version:
                return msgspec.structs.replace(hinted, id=message.id)
            version, name_of, advice = table.version, table.game.actions.name, advise(table, seat)
        hints = [faces.hint(one, name_of(one.action)) for one in await advice]
        self._hints[seat] = hinted = said.Hinted(message.id, version, hints)
        return hinted

    async def world(self, line: Line, message: said.AskWorld) -> said.World:
        """A world that fits what a seat knows; one for each version, so that asking again costs nothing."""
        seat = seat_at(line)
        async with self._lock:
            table = await self._load()
            check_seat(table, line)
            if table.match is None:
                raise Refusal("not-playing")
            world = self._worlds.get(seat)
            if world is None or world.version != table.version:
                world = self._worlds[seat] = faces.world(table, seat)
            return msgspec.structs.replace(world, id=message.id)

    async def seat_of(self, token: str) -> int:
        """The seat that a token opens."""
        table = await self.table()
        seat = seat_of(token, (place.digests for place in table.places))
        if seat is None:
            raise Refusal("wrong-token")
        return seat

    # Those who are connected

    async def join(self, line: Line, hello: said.Hello) -> None:
        """Connect a line: all of the table, or what it has missed."""
        async with self._lock:
            table = await self._load()
            if hello.token is not None:
                line.seat = seat_of(hello.token, (place.digests for place in table.places))
                line.digest = digest(hello.token)
                if line.seat is None:
                    raise Refusal("wrong-token")
            line.watch = hello.watch
            line.version = -1 if hello.version is None else hello.version
            line.viewer = faces.viewer_of(table, line.seat, hello.watch)
            self.lines.add(line)
            line.post(self.anew(line))

    def anew(self, line: Line) -> bytes:
        """The whole table for a line."""
        table = self._table
        if table is None:
            return ENCODER.encode(said.Farewell("try-again"))
        line.viewer, version = faces.viewer_of(table, line.seat, line.watch), line.version
        line.version, line.revision, line.chat = table.version, table.revision, table.chat_count
        line.moment = faces.moment(table)
        return ENCODER.encode(faces.welcome(table, line.viewer, line.seat, self._now(), self.watchers(), version))

    def version(self) -> int | None:
        """The version of the game, if it is known here."""
        return None if self._table is None else self._table.version

    def watchers(self) -> int:
        """How many look on here."""
        return sum(line.seat is None for line in self.lines)

    @property
    def is_idle(self) -> bool:
        """Is nobody connected here, and nothing under way?"""
        return not self.lines and not self._lock.locked()

    def seats_here(self) -> set[int]:
        """The seats that are connected here."""
        return {line.seat for line in self.lines if line.seat is not None}

    def sync(self) -> None:
        """Bring every line up to date; those who see the same get the same bytes, made once."""
        assert self._table is not None
        news = _News(self._table)
        for line in list(self.lines):
            self._sync_line(self._table, line, news)

    def _sync_line(self, table: Table, line: Line, news: "_News") -> None:
        if line.seat is not None and line.digest not in table.places[line.seat].digests:
            line.seat = None
        viewer = faces.viewer_of(table, line.seat, line.watch)
        if viewer != line.viewer:
            line.post(self.anew(line))
            return
        if line.revision != table.revision:
            line.revision = table.revision
            line.post(news.once("table", lambda: said.TableChanged(faces.table_info(table, self.watchers()))))
        if (line.version != table.version or line.moment != news.moment) and table.match is not None:
            since = table.events_since(line.version)
            if since is None:
                line.post(self.anew(line))
                return
            line.version, line.moment = table.version, news.moment
            line.post(news.update(viewer, since, is_own=line.seat is not None))
        if line.chat != table.chat_count:
            for said_line in _new_lines(table, line.chat):
                line.post(news.once(said_line.number, partial(said.Chatted, said_line)))
            line.chat = table.chat_count

    def _show_own(self, table: Table, seat: int) -> None:
        """A sealed answer changes nothing for the others; its own seat sees that it was taken."""
        if table.match is None or seat not in clocks.asked(table) or seat in table.match.to_act():
            return
        message = ENCODER.encode(faces.update(table, Seat(seat), len(table.match.events), is_own=True))
        for line in self.lines:
            if line.seat == seat:
                line.post(message)

    # What has to be done by itself

    async def next_due(self) -> Due | None:
        """What has to be done first."""
        return clocks.next_due(await self.table(), self._pace)

    async def bots_due(self) -> list[Due]:
        """The bots that are to decide now; in a window there can be several."""
        return [due for due in clocks.all_due(await self.table(), self._pace) if due.what == "bot"]

    async def think(self, due: Due, choose: Callable[[Table, int], Awaitable[ActionId]]) -> None:
        """A bot decides outside the lock, and waits until its move may be seen.

        If the game went on meanwhile, nothing happens.
        """
        async with self._lock:
            table = await self._load()
            if due not in clocks.all_due(table, self._pace):
                raise Refusal("too-late")
            release, version = clocks.seen_at(due, self._now(), self._pace), table.version
            pending = choose(table, due.seat)
        action = await pending
        await asyncio.sleep(max(0, release - self._now()) / 1000)

        def decide(table: Table) -> Step:
            if table.version != version or due not in clocks.all_due(table, self._pace):
                raise Refusal("too-late")
            return Step("act", {"action": table.game.actions.name(action), "by": "bot"}, due.seat)

        async with self._lock:
            await self._commit(decide)

    async def expire(self, due: Due) -> None:
        """A time is over: the default action, or a bot for somebody who is gone."""

        def decide(table: Table) -> Step:
            if due not in clocks.all_due(table, self._pace):
                raise Refusal("too-late")
            if due.what == "stand-in":
                return Step("stand-in", {"level": table.clock.stand_in}, due.seat)
            assert table.match is not None
            action = table.match.default(Seat(due.seat))
            return Step("act", {"action": table.game.actions.name(action), "by": "clock"}, due.seat)

        async with self._lock:
            await self._commit(decide)
            self._show_own(await self._load(), due.seat)


def seat_at(line: Line) -> int:
    """The seat of a line; those without one only look on."""
    if line.seat is None:
        raise Refusal("only-watching")
    return line.seat


def check_seat(table: Table, line: Line) -> None:
    """Somebody who lost the seat, perhaps at another process, may do nothing more."""
    if line.seat is None or line.digest not in table.places[line.seat].digests:
        raise Refusal("wrong-token")


class _News:
    """What there is to tell after a change; those who see the same get the same bytes, made once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._made: dict[Any, bytes] = {}
        self._shared: faces.Shared | None = None
        self.moment = faces.moment(table)

    def once(self, key: Any, make: Callable[[], said.FromTable]) -> bytes:
        """A message that is made for the first who gets it."""
        if key not in self._made:
            self._made[key] = ENCODER.encode(make())
        return self._made[key]

    def update(self, viewer: Seat, since: int, *, is_own: bool) -> bytes:
        """How the game goes on for a viewer."""
        known = self._shared = self._shared or faces.shared(self._table)
        table = self._table
        return self.once(
            (viewer, since, is_own), lambda: faces.update(table, viewer, since, is_own=is_own, known=known)
        )


def _new_lines(table: Table, heard: int) -> Iterable[said.ChatLine]:
    return [line for line in table.chat if line.number > heard]
