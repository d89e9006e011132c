"""A connection to a table that outlives losses: it greets again, and sends again what was not answered."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from random import SystemRandom
from typing import TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ..core.game import Refusal
from ..protocol import VERSION
from ..protocol import messages as said

PING_SECONDS = 10.0
SILENCE = 25.0
"""After so many seconds without a word the connection counts as lost."""
FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
"""Seconds before the first and before any later attempt to connect again."""
OPEN_SECONDS = 15.0
LASTING = frozenset({"wrong-token", "wrong-protocol", "no-such-table", "hello-first"})
"""Farewells after which coming back is of no use; after all others one tries again."""
AGAIN = frozenset({"busy"})
"""Refusals after which the same command is sent again."""
CHANCE = SystemRandom()

Command: TypeAlias = said.Act | said.Explain | said.AskWorld | said.Order
Answer: TypeAlias = said.Ack | said.Refused | said.Explained | said.World
Hear: TypeAlias = Callable[[said.FromTable | None], None]
"""Is told every message, after it was taken; None when the connection is lost."""

ENCODER = msgspec.json.Encoder()
CHECKER: msgspec.json.Decoder[said.FromClient] = msgspec.json.Decoder(said.FromClient)
DECODER: msgspec.json.Decoder[said.FromTable] = msgspec.json.Decoder(said.FromTable)


def new_id() -> str:
    """An id that no other command has."""
    return secrets.token_urlsafe(9)


class Line:
    """One seat's conversation with its table, over as many connections as it takes."""

    def __init__(self, server: str, table: str, token: str | None, watch: int | None = None) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.watch = watch
        """For a spectator: the seat whose view is wanted."""
        self.is_connected = False
        self.farewell: Refusal | None = None
        """Why it ended for good."""
        self._hearers: list[Hear] = []
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Answer]]] = {}
        self._brief: set[str] = set()
        """The commands that are not sent again after a loss."""
        self._socket: ClientConnection | None = None
        self._version: int | None = None
        self._heard_at = 0.0
        self._losses = 0
        self._alarm: asyncio.Task[None] | None = None

    def listen(self, hear: Hear) -> None:
        """Tell somebody every message from now on."""
        self._hearers.append(hear)

    async def ask(self, command: Command, *, is_brief: bool = False) -> Answer:
        """Send a command, again after every loss, until it is answered; raises Refusal if the table says goodbye.

        A brief one, of which nobody would want to know the answer after a loss, raises ConnectionError then.
        """
        if self.farewell is not None:
            raise self.farewell
        frame = ENCODER.encode(command)
        if (problem := _problem(frame)) is not None:
            return said.Refused("bad-message", command.id, facts={"problem": problem})
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = frame, future
        if is_brief:
            self._brief.add(command.id)
        try:
            await self._send(frame)
            return await future
        finally:
            self._waiting.pop(command.id, None)
            self._brief.discard(command.id)

    async def run(self) -> None:
        """Stay connected until it is cancelled, or the table says goodbye for good."""
        try:
            while self.farewell is None:
                with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                    await self._converse()
                self._lost()
                if self.farewell is None:
                    await asyncio.sleep(self._pause())
        finally:
            if self._alarm is not None:
                self._alarm.cancel()
            self._give_up(self.farewell or Refusal("client-closed"))

    def _pause(self) -> float:
        """Longer after every failure, and never for all at the same time."""
        wait: float = min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(self._losses, 10))
        self._losses += 1
        return wait * CHANCE.uniform(0.5, 1.0)

    def drop(self) -> None:
        """Cut the connection; `run` makes a new one."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _converse(self) -> None:
        """One connection, from the greeting to its end."""
        url = "ws" + self.server.removeprefix("http") + "/ws"
        async with connect(url, open_timeout=OPEN_SECONDS, ping_interval=None, close_timeout=1) as socket:
            self._socket, self._heard_at = socket, time.monotonic()
            await socket.send(ENCODER.encode(self._hello()).decode())
            beating = asyncio.create_task(self._beat())
            try:
                async for frame in socket:
                    self._heard_at = time.monotonic()
                    await self._hear(frame)
            finally:
                beating.cancel()

    def _hello(self) -> said.Hello:
        return said.Hello(protocol=VERSION, table=self.table, token=self.token, watch=self.watch, version=self._version)

    async def _beat(self) -> None:
        """Ask whether the table is there; after silence, or after this machine slept, do not wait for the answer."""
        while True:
            before = time.time()
            await asyncio.sleep(PING_SECONDS)
            is_silent = time.monotonic() - self._heard_at > SILENCE
            if is_silent or time.time() - before > 2 * PING_SECONDS:
                self.drop()
                return
            await self._send(ENCODER.encode(said.Ping()))

    async def _send(self, frame: bytes) -> None:
        """Send now if there is a connection; what is waiting is sent when there is one again."""
        if self._socket is not None:
            with contextlib.suppress(OSError, WebSocketException):
                await self._socket.send(frame.decode())

    async def _hear(self, frame: str | bytes) -> None:
        """Take a message; one of an unknown kind is passed over, but not in the place of a welcome."""
        try:
            message = DECODER.decode(frame)
        except msgspec.MsgspecError:
            if not self.is_connected:
                self.farewell = Refusal("client-odd-answer", "", server=self.server)
                self.drop()
            return
        await self._take(message)

    async def _take(self, message: said.FromTable) -> None:
        if isinstance(message, said.Farewell):
            if message.code in LASTING:
                self.farewell = Refusal(message.code)
        elif not self.is_connected or isinstance(message, said.Welcome):
            self.is_connected, self._losses = True, 0
            await self._send_again()
        if isinstance(message, said.Welcome):
            self._version = None if message.game is None else message.game.version
        elif isinstance(message, said.Update):
            self._version = message.game.version
        elif isinstance(message, said.Ack | said.Refused | said.Explained | said.World):
            self._settle(message)
        for hear in self._hearers:
            hear(message)

    async def _send_again(self) -> None:
        """After a gap: a new connection, or a welcome in the place of what a full mailbox has lost, answers too."""
        for frame, _ in list(self._waiting.values()):
            await self._send(frame)

    def _settle(self, message: Answer) -> None:
        """Give an answer to whoever waits for it; what the table had no time for is sent again later."""
        if isinstance(message, said.Refused) and (
            message.code in AGAIN or (message.id is None and message.retry_after)
        ):
            self._send_later((message.retry_after or 200) / 1000)
        elif message.id is not None and (found := self._waiting.get(message.id)) is not None and not found[1].done():
            found[1].set_result(message)

    def _send_later(self, seconds: float) -> None:
        """Send all that is waiting once more, after a while; one alarm is enough for many refusals."""
        if self._alarm is None:
            self._alarm = asyncio.create_task(self._wait_and_send(seconds))

    async def _wait_and_send(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._alarm = None
        await self._send_again()

    def _lost(self) -> None:
        self._socket = None
        if self.is_connected:
            self.is_connected = False
            for brief in self._brief:
                if not (future := self._waiting[brief][1]).done():
                    future.set_exception(ConnectionResetError())
            for hear in self._hearers:
                hear(None)

    def _give_up(self, refusal: Refusal) -> None:
        self.farewell = refusal
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(refusal)
        for hear in self._hearers:
            hear(None)


def _problem(frame: bytes) -> str | None:
    """What the table would find wrong with a message; it could not tell which one was meant."""
    try:
        CHECKER.decode(frame)
    except msgspec.MsgspecError as problem:
        return str(problem)
    return None
