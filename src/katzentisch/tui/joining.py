"""The terminal app at a server's table: connecting, the room, the table."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from textual import work
from textual.content import Content

from ..client.address import Address
from ..client.joining import joined
from ..client.line import new_id
from ..client.seat import RemoteSeat
from ..core.game import Refusal
from ..protocol.messages import ChatLine, Order, Say
from ..protocol.words import say
from .app import DELAY, TableApp
from .remote import RemoteSitting, chat_entry, say_chat
from .screens.reading import Note
from .screens.remote import RemoteTableScreen
from .screens.room import RoomScreen
from .skin import find_skin
from .words import BLANK, HARD


class RefusalScreen(Note):
    """Why the table did not do something."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__()
        self._refusal = refusal

    def text(self) -> Content:
        """The refusal in the present language."""
        return Content(say(self.speak, self.table_app.game, self._refusal))


class JoinApp(TableApp):
    """Katzentisch in the terminal, at a table elsewhere."""

    def __init__(
        self,
        address: Address,
        name: str,
        *,
        language: str = "en",
        delay: float = DELAY,
        folder: Path | None = None,
        data: Path | None = None,
    ) -> None:
        super().__init__(language=language, delay=delay, folder=folder)
        self.address = address
        self.seat: RemoteSeat | None = None
        self.farewell = ""
        """Why it ended, in words."""
        self._own_name = name or self.speak("people-names").split()[0]
        self._data = data

    def begin(self) -> None:
        """Into the room, and connect."""
        self.show(RoomScreen())
        self.join()

    @work
    async def join(self) -> None:
        """Have the seat as long as the app runs."""
        try:
            async with joined(self.address, self._own_name, folder=self._data) as seat:
                self.seat = seat
                self.set_game(seat.rules)
                if seat.game is None:
                    room = self.screen_stack[-1]
                    assert isinstance(room, RoomScreen)
                    room.follow()
                else:
                    self.go_to_table()
                await asyncio.Event().wait()
        except Refusal as refusal:
            self.end(refusal)

    @work
    async def go_to_table(self) -> None:
        """The match has begun: from the room to the table."""
        seat = self.seat
        assert seat is not None
        try:
            while (match := await seat.match()) is None:
                seat.check()
        except Refusal as refusal:
            self.end(refusal)
            return
        sitting = RemoteSitting(seat, match)
        self.show(RemoteTableScreen(sitting, find_skin(sitting.game.name), self._delay))

    def end(self, refusal: Refusal) -> None:
        """The table said goodbye."""
        self.farewell = say(self.speak, self.game, refusal).replace(HARD, BLANK)
        self.exit(return_code=2, message=self.farewell)

    def tell(self, refusal: Refusal) -> None:
        """Something was refused."""
        self.push_screen(RefusalScreen(refusal))

    @work
    async def order(self, make: Callable[[str], Order]) -> None:
        """Send a command with an id of its own; say so if it is refused."""
        assert self.seat is not None
        try:
            await self.seat.order(make(new_id()))
        except Refusal as refusal:
            if self.seat.line.farewell is None:
                self.tell(refusal)

    def send(self, text: str | None) -> None:
        """Say something at the table."""
        if text:
            self.order(lambda move: Say(id=move, text=text))

    def said(self, line: ChatLine) -> str:
        """A line of chat in words."""
        return say_chat(self.speak, chat_entry(line))


def run_join(address: Address, name: str | None, language: str) -> int:
    """Play at a server's table; 0 at the end, 2 if the table refused us."""
    app = JoinApp(address, name or "", language=language)
    app.run()
    return app.return_code or 0
