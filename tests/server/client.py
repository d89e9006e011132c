"""A client that plays at random over a line that repeats, mixes up and loses messages."""

import asyncio
import contextlib
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0


@dataclass
class Chaos:
    """How badly the line behaves, as chances."""

    repeats: float = 0.0
    late: float = 0.0
    """An old message comes again."""
    drops: float = 0.0
    """The connection is lost."""


@dataclass
class Client:
    """A seat, or a spectator, at a table."""

    address: str
    table: str
    token: str | None
    rng: Random
    chaos: Chaos = field(default_factory=Chaos)
    seat: int | None = None
    info: dict[str, Any] = field(default_factory=dict)
    game: dict[str, Any] | None = None
    events: list[dict[str, Any]] = field(default_factory=list)
    """Since the last gap."""
    welcomes: int = 0
    gaps: int = 0
    """Welcomes that could not tell what happened since."""
    acks: dict[str, int] = field(default_factory=dict)
    refusals: list[dict[str, Any]] = field(default_factory=list)
    chat: list[dict[str, Any]] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    answered: set[tuple[int, int]] = field(default_factory=set)
    explanations: list[dict[str, Any]] = field(default_factory=list)
    farewell: str = ""
    watch: int | None = None
    _socket: ClientConnection | None = None
    _count: int = 0

    async def connect(self) -> None:
        """Greet, and wait for the welcome."""
        url = self.address.replace("http", "ws", 1) + "/ws"
        self._socket = await connect(url, compression=None, max_size=None, open_timeout=PATIENCE)
        hello: dict[str, Any] = {"type": "hello", "protocol": 1, "table": self.table}
        if self.token is not None:
            hello["token"] = self.token
        if self.watch is not None:
            hello["watch"] = self.watch
        if self.game is not None:
            hello["version"] = self.game["version"]
        await self._socket.send(json.dumps(hello))
        await self.hear_until("welcome")

    async def close(self) -> None:
        """Go."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    def abort(self) -> None:
        """The line is cut."""
        if self._socket is not None:
            self._socket.transport.abort()
            self._socket = None

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        assert self._socket is not None
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
        self.take(message)
        return message

    async def hear_until(self, kind: str) -> dict[str, Any]:
        """Messages until one of a kind."""
        while True:
            message = await self.hear()
            if message["type"] in (kind, "farewell"):
                return message

    def take(self, message: dict[str, Any]) -> None:
        """Note what the table says."""
        kind = message["type"]
        if kind == "welcome":
            self.seat, self.info, self.game = message["you"], message["table"], message["game"]
            self.chat = message["chat"]
            if message.get("events") is None:
                self.events, self.gaps = [], self.gaps + 1
            else:
                self.events += message["events"]
            self.welcomes += 1
        elif kind == "update":
            assert self.game is None or message["game"]["version"] >= self.game["version"]
            self.game = message["game"]
            self.events += message["events"]
        elif kind == "table":
            self.info = message["table"]
        elif kind == "chat":
            self.chat.append(message["line"])
        elif kind == "ack":
            known = self.acks.setdefault(message["id"], message["version"])
            assert known == message["version"], "the same id got another answer"
        elif kind == "refused":
            self.refusals.append(message)
        elif kind == "explained":
            self.explanations.append(message)
        elif kind == "farewell":
            self.farewell = message["code"]

    def new_id(self) -> str:
        """An id that was not used yet."""
        self._count += 1
        return f"{self.rng.getrandbits(48):x}-{self._count}"

    async def say(self, kind: str, **facts: Any) -> str:
        """Send a command; its id."""
        move = self.new_id()
        await self.send(json.dumps({"type": kind, "id": move, **facts}))
        return move

    async def send(self, text: str) -> None:
        """Send over a line that may repeat, and bring old messages again."""
        assert self._socket is not None
        self.sent.append(text)
        old = [self.rng.choice(self.sent)] if self.rng.random() < self.chaos.late else []
        again = [text] if self.rng.random() < self.chaos.repeats else []
        frames = [*old, text, *again]
        self.rng.shuffle(frames)
        for frame in frames:
            await self._socket.send(frame)

    async def order(self, kind: str, **facts: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        move = await self.say(kind, **facts)
        while True:
            message = await self.hear()
            if message.get("id") == move:
                return message

    @property
    def is_over(self) -> bool:
        """Has the match a result?"""
        return self.game is not None and self.game["result"] is not None

    def wants_to_act(self) -> bool:
        """Is there something to decide that was not answered yet?"""
        return bool(self.game and self.game["legal"] and self._moment() not in self.answered)

    def _moment(self) -> tuple[int, int]:
        assert self.game is not None
        return self.game["match"], self.game["version"]

    async def act(self) -> None:
        """Choose at random."""
        assert self.game is not None
        self.answered.add(self._moment())
        action = self.rng.choice(self.game["legal"])["action"]
        await self.say("act", version=self.game["version"], action=action)

    async def play(self) -> None:
        """Play until the match is over, whatever the line does."""
        while not self.is_over:
            try:
                if self._socket is None:
                    await self.connect()
                elif self.wants_to_act():
                    await self.act()
                elif self.rng.random() < self.chaos.drops:
                    self.lost()
                else:
                    await self.hear()
            except (OSError, websockets.ConnectionClosed, websockets.InvalidHandshake, TimeoutError):
                self.lost()
                await asyncio.sleep(0.05)

    def lost(self) -> None:
        """The line is gone: what was sent and not answered may have been lost."""
        with contextlib.suppress(Exception):
            self.abort()
        self._socket = None
        self.answered.clear()
