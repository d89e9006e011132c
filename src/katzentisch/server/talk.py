"""One conversation over a websocket: a greeting, then an answer to every message."""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import msgspec

from ..core.game import Refusal
from ..protocol import VERSION
from ..protocol import messages as said
from .house import House
from .hub import PATIENCE, Line, Send
from .limits import CHAT, MESSAGES, Bucket
from .room import ENCODER, Busy, Room

DECODER = msgspec.json.Decoder(said.FromClient)


class Over(Exception):
    """The conversation ends; the code says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Talk:
    """What one client and one table have to say to each other."""

    def __init__(self, house: House, send: Send, budget: float = 1.0, patience: float = PATIENCE) -> None:
        self._house = house
        self._room: Room | None = None
        self._messages = Bucket(MESSAGES.times(budget))
        self._chat = Bucket(CHAT.times(budget))
        self.line = Line(send, self._anew, patience)
        self.is_busy = False
        """Is a message being answered?"""
        self._thinking: asyncio.Task[None] | None = None
        """A bot thinks about a hint."""

    def _anew(self, line: Line) -> bytes:
        assert self._room is not None
        self._house.metrics.resyncs.inc()
        return self._room.anew(line)

    def tell(self, message: said.FromTable) -> None:
        """Put something into the client's mailbox."""
        if isinstance(message, said.Refused):
            self._house.metrics.refused(message.code)
        self.line.post(ENCODER.encode(message))

    async def hear(self, frame: bytes | str) -> None:
        """Answer a frame; raises Over when the conversation has to end."""
        if (wait := self._messages.take()) > 0:
            self._house.limited("message")
            self.tell(said.Refused("too-fast", retry_after=wait))
            return
        try:
            message = DECODER.decode(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            self.tell(said.Refused("bad-message", facts={"problem": _told(problem)}))
            return
        self.is_busy = True
        try:
            await (self._greet(message) if self._room is None else self._answer(self._room, message))
        finally:
            self.is_busy = False

    async def _greet(self, message: said.FromClient) -> None:
        if not isinstance(message, said.Hello):
            raise Over("hello-first")
        if message.protocol != VERSION:
            raise Over("wrong-protocol")
        room = self._house.room(message.table)
        try:
            await room.join(self.line, message)
        except Refusal as refusal:
            raise Over(refusal.code) from None
        self._room = room
        self._house.metrics.greeted(is_again=message.version is not None)
        await self._house.arrived(room, self.line)

    async def _answer(self, room: Room, message: said.FromClient) -> None:
        if isinstance(message, said.Ping):
            self.tell(said.Pong(self._house.now()))
            return
        if isinstance(message, said.Hello):
            self.tell(said.Refused("hello-once"))
            return
        if isinstance(message, said.AskHint):
            self._think(room, message)
            return
        with self._answering(room, message.id), self._house.metrics.commands.time():
            self.tell(await self._obey(room, message))
            await self._house.watch(room.name)

    @contextlib.contextmanager
    def _answering(self, room: Room, move: str) -> Iterator[None]:
        """What stops a command is its answer."""
        try:
            yield
        except Refusal as refusal:
            self.tell(self._refused(room, move, refusal))
        except Busy:
            self.tell(said.Refused("busy", id=move, retry_after=200))

    def _think(self, room: Room, message: said.AskHint) -> None:
        """A hint takes its time; the seat's other commands do not wait for it, only its next question does."""
        if self._thinking is not None and not self._thinking.done():
            self.tell(said.Refused("busy", id=message.id, retry_after=1000))
        else:
            self._thinking = asyncio.create_task(self._hint(room, message))

    async def _hint(self, room: Room, message: said.AskHint) -> None:
        with self._answering(room, message.id):
            if self.line.seat is None:
                raise Refusal("only-watching")
            self.tell(await room.hint(self.line, message, self._house.advise))

    def _refused(self, room: Room, move: str, refusal: Refusal) -> said.Refused:
        version = None if self.line.version < 0 else room.version()
        return said.Refused(refusal.code, move, refusal.rule, _facts(refusal), version)

    async def _obey(
        self, room: Room, message: said.Act | said.Explain | said.AskWays | said.AskWorld | said.Order
    ) -> said.FromTable:
        if self.line.seat is None:
            raise Refusal("only-watching")
        if isinstance(message, said.Explain):
            return await room.explain(self.line, message)
        if isinstance(message, said.AskWays):
            return await room.ways(self.line, message)
        if isinstance(message, said.AskWorld):
            return await room.world(self.line, message)
        if isinstance(message, said.Act):
            return await room.act(self.line, message)
        if isinstance(message, said.Say) and (wait := self._chat.take()) > 0:
            self._house.limited("chat")
            return said.Refused("too-fast", message.id, retry_after=wait)
        return await room.order(self.line, message)

    @property
    def table(self) -> str | None:
        """The table that it is about, once that is known."""
        return None if self._room is None else self._room.name

    async def end(self) -> None:
        """The connection is gone."""
        if self._thinking is not None:
            self._thinking.cancel()
        if self._room is not None:
            with contextlib.suppress(Refusal):
                await self._house.departed(self._room, self.line)


def _facts(refusal: Refusal) -> dict[str, Any]:
    facts: dict[str, Any] = msgspec.to_builtins(refusal.facts)
    return facts


def _told(problem: Exception) -> str:
    return str(problem)[:200]
