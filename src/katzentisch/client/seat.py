"""A seat at a server's table: what it was told so far, and what it can do."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from ..core.game import Game, Refusal
from ..core.registry import find
from ..core.seats import Seat
from ..protocol import messages as said
from ..protocol.table import TableInfo
from .desk import refusal_of
from .line import Line, new_id
from .world import TableMatch, WatchedMatch, WorldMatch


def _here() -> int:
    """Milliseconds of a clock of ours that never goes back."""
    return time.monotonic_ns() // 1_000_000


class RemoteSeat:
    """The latest of everything that the table told one seat, or a spectator."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.you: int | None = None
        self.info: TableInfo | None = None
        self.game: said.GameState | None = None
        self.chat: list[said.ChatLine] = []
        self.heard: list[dict[str, Any]] = []
        """The events of this match since `stretch` began."""
        self.stretch = 0
        """Rises when something was missed, or another match begins: what was heard before does not join on."""
        self.lost_at: int | None = None
        """Since when the line is down, by the server's clock."""
        self.slow_until = 0
        """When the server hears us again, by its clock; a limit was reached."""
        self._ahead = 0
        """How far the server's clock is ahead of ours."""
        self._changed = asyncio.Event()
        line.listen(self._hear)

    # What is told

    def _hear(self, message: said.FromTable | None) -> None:
        if isinstance(message, said.Welcome):
            self._welcome(message)
        elif isinstance(message, said.Update):
            self._update(message)
        elif isinstance(message, said.TableChanged):
            self.info = message.table
        elif isinstance(message, said.Chatted):
            self.chat.append(message.line)
        elif isinstance(message, said.Pong):
            self._ahead = max(self._ahead, message.now - _here())
        elif isinstance(message, said.Refused) and message.id is None and message.retry_after is not None:
            self.slow_until = self.now + message.retry_after
        elif message is None and self.lost_at is None:
            self.lost_at = self.now
        self._changed.set()

    def _welcome(self, message: said.Welcome) -> None:
        self.you, self.info = message.you, message.table
        self._ahead, self.lost_at = message.now - _here(), None
        self.chat = message.chat
        if message.events is not None and self.game is not None and message.game is not None:
            if self.game.match != message.game.match:
                self._begin_anew()
            self.heard += message.events
        elif _moment(self.game) != _moment(message.game):
            self._begin_anew()
        self.game = message.game

    def _update(self, message: said.Update) -> None:
        if self.game is not None and self.game.match != message.game.match:
            self._begin_anew()
        self.game = message.game
        self.heard += message.events

    def _begin_anew(self) -> None:
        self.heard = []
        self.stretch += 1

    async def changed(self) -> None:
        """Wait for news; raises Refusal when the table has said goodbye."""
        await self._changed.wait()
        self._changed.clear()
        self.check()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        while not is_so():
            await self.changed()

    def check(self) -> None:
        """Raises Refusal if the table has said goodbye, or somebody freed the seat."""
        if self.line.farewell is not None:
            raise self.line.farewell
        if self.info is not None and self.you is None and not self.is_watching:
            raise Refusal("client-seat-lost")

    # What it knows

    @property
    def now(self) -> int:
        """The server's time in milliseconds."""
        return _here() + self._ahead

    @property
    def is_watching(self) -> bool:
        """Is this a spectator's place?"""
        return self.line.token is None

    @property
    def watched(self) -> int | None:
        """The seat whose hand a spectator sees."""
        watch = self.line.watch if self.is_watching else None
        if watch is None or self.info is None or watch >= len(self.info.seats):
            return None
        return watch if self.info.seats[watch].is_open_to_watchers else None

    @property
    def is_asked(self) -> bool:
        """Is there something to decide? Never for a spectator, whatever the seat that is watched may do."""
        is_playing = self.info is not None and self.info.phase == "playing" and self.you is not None
        return is_playing and self.game is not None and bool(self.game.legal)

    @property
    def is_host(self) -> bool:
        """Does this seat decide when the match starts?"""
        return self.info is not None and self.you is not None and self.info.host == self.you

    @property
    def rules(self) -> Game:
        """The game that is played."""
        assert self.info is not None
        return find(self.info.game)

    def has_other_people(self) -> bool:
        """Do other people have a seat at the table?"""
        assert self.info is not None
        return any(one.kind == "person" and number != self.you for number, one in enumerate(self.info.seats))

    async def look(self) -> TableMatch | None:
        """The match as this seat, or a spectator, knows it now; None if it went on meanwhile, or has not begun."""
        if not self.is_watching:
            return await self.match()
        if self.game is None or self.info is None:
            return None
        options = msgspec.convert(self.info.options, self.rules.options)
        try:
            return WatchedMatch(self.rules, options, len(self.info.seats), self.game, list(self.heard))
        except msgspec.MsgspecError:
            raise Refusal("client-odd-answer", "", server=self.line.server) from None

    async def match(self) -> WorldMatch | None:
        """The match as this seat knows it now; None if it went on or the line was lost meanwhile, or has not begun."""
        told, info, you = self.game, self.info, self.you
        if told is None or info is None or you is None:
            return None
        try:
            world = await self.line.ask(said.AskWorld(id=new_id()), is_brief=True)
        except ConnectionError:
            return None
        if not isinstance(world, said.World) or self.game is None or world.version != self.game.version:
            return None
        options = msgspec.convert(info.options, self.rules.options)
        heard = list(self.heard)
        try:
            return WorldMatch(self.rules, options, len(info.seats), Seat(you), self.game, world, heard)
        except ValueError:
            raise Refusal("client-odd-answer", "", server=self.line.server) from None

    # What it does

    async def order(self, command: said.Act | said.Order) -> said.Ack:
        """Send a command; raises Refusal if it was not taken."""
        answer = await self.line.ask(command)
        if isinstance(answer, said.Refused):
            raise refusal_of(answer)
        assert isinstance(answer, said.Ack)
        return answer

    async def act(self, action: str, version: int) -> said.Ack:
        """A move, meant for a version."""
        return await self.order(said.Act(id=new_id(), version=version, action=action))

    async def explain(self, action: str) -> Refusal | None:
        """Why the table would refuse something; None if it would not."""
        answer = await self.line.ask(said.Explain(id=new_id(), action=action))
        if isinstance(answer, said.Refused):
            return refusal_of(answer)
        assert isinstance(answer, said.Explained)
        return None if answer.is_allowed else Refusal(answer.code, answer.rule, **answer.facts)


def _moment(game: said.GameState | None) -> tuple[int, int] | None:
    return None if game is None else (game.match, game.version)
