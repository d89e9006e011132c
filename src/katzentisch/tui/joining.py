"""The terminal app at a server's table: connecting, the room, the table, and what one does beside the game."""

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from textual import work
from textual.content import Content

from ..bots.levels import NAMES
from ..client.address import Address
from ..client.joining import joined, watching
from ..client.line import new_id
from ..client.seat import RemoteSeat
from ..core.game import Refusal
from ..protocol.messages import ChatLine, FreeSeat, HandOver, Leave, Order, Rename, Say, SeatBot
from .app import DELAY, TableApp
from .menu import Item, items
from .refusals import say_refused
from .remote import RemoteSitting, chat_entry, say_chat
from .screens.menu import InviteScreen, LevelScreen, MenuScreen, NameScreen, StandUpScreen
from .screens.reading import Note
from .screens.remote import RemoteTableScreen
from .screens.room import RoomScreen
from .screens.say import SayScreen
from .skin import find_skin
from .words import BLANK, HARD


class RefusalScreen(Note):
    """Why the table did not do something."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__()
        self._refusal = refusal

    def text(self) -> Content:
        """The refusal in the present language."""
        return Content(say_refused(self.speak, self.table_app.game, self._refusal))


class JoinApp(TableApp):
    """Katzentisch in the terminal, at a table elsewhere."""

    def __init__(
        self,
        address: Address,
        name: str,
        *,
        is_watching: bool = False,
        watch: int | None = None,
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
        self._is_watching, self._watch = is_watching, watch
        self._is_leaving = False
        self._draft = ""
        """A line of chat that was refused."""

    def begin(self) -> None:
        """Into the room, and connect."""
        self.show(RoomScreen())
        self.join()

    def _connect(self) -> contextlib.AbstractAsyncContextManager[RemoteSeat]:
        if self._is_watching:
            return watching(self.address, self._watch)
        return joined(self.address, self._own_name, folder=self._data)

    @work
    async def join(self) -> None:
        """Have the seat as long as the app runs."""
        try:
            async with self._connect() as seat:
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
        """The match has begun: from the room to the table; a window that lies over the room is closed."""
        seat = self.seat
        assert seat is not None
        try:
            while (match := await seat.look()) is None:
                seat.check()
        except Refusal as refusal:
            self.end(refusal)
            return
        sitting = RemoteSitting(seat, match)
        while len(self.screen_stack) > 1 and not isinstance(self.screen, RoomScreen):
            await self.pop_screen()
        self.show(RemoteTableScreen(sitting, find_skin(sitting.game.name), self._delay))

    def action_leave(self) -> None:
        """Leave; nobody misses a spectator, and nothing is left to miss in a match that was given up."""
        seat = self.seat
        if seat is not None and (seat.is_watching or (seat.info is not None and seat.info.phase == "abandoned")):
            self.exit()
        else:
            super().action_leave()

    def end(self, refusal: Refusal) -> None:
        """The table said goodbye, or we did."""
        if self._is_leaving:
            self.exit(message=self.speak("net-left").replace(HARD, BLANK))
            return
        self.farewell = say_refused(self.speak, self.game, refusal).replace(HARD, BLANK)
        self.exit(return_code=2, message=self.farewell)

    def tell(self, refusal: Refusal) -> None:
        """Something was refused."""
        self.push_screen(RefusalScreen(refusal))

    def news(self) -> None:
        """Something has changed that a window may show."""
        if isinstance(self.screen, SayScreen | MenuScreen) and self.screen.is_mounted:
            self.screen.retell()

    # Orders

    @work
    async def order(self, make: Callable[[str], Order]) -> None:
        """Send a command with an id of its own; say so if it is refused."""
        await self._order(make)

    async def _order(self, make: Callable[[str], Order]) -> bool:
        assert self.seat is not None
        try:
            await self.seat.order(make(new_id()))
        except Refusal as refusal:
            if self.seat.line.farewell is None:
                self._refused(refusal)
            return False
        return True

    def _refused(self, refusal: Refusal) -> None:
        """Tell it; what cannot be taken back is not offered again."""
        table = self._table()
        if refusal.code == "no-take-back" and table is not None:
            table.sitting.no_take_back()
        self.tell(refusal)

    def _table(self) -> RemoteTableScreen | None:
        tables = [screen for screen in self.screen_stack if isinstance(screen, RemoteTableScreen)]
        return tables[-1] if tables else None

    # Chat

    def talk_window(self) -> None:
        """Read what was said, and say something."""
        seat = self.seat
        if seat is not None and seat.info is not None and seat.you is not None:
            is_muted = seat.info.seats[seat.you].is_muted
            self.push_screen(SayScreen(lambda: seat.chat, self._draft, is_muted=is_muted), self.send)

    def send(self, line: Say | None) -> None:
        """Say something at the table."""
        if line is not None:
            self._say(line)

    @work
    async def _say(self, line: Say) -> None:
        """A line that is refused is kept for another try."""
        is_taken = await self._order(lambda move: msgspec.structs.replace(line, id=move))
        self._draft = "" if is_taken else line.text or self._draft

    def said(self, line: ChatLine) -> str:
        """A line of chat in words."""
        return say_chat(self.speak, chat_entry(line))

    # Beside the game

    def menu(self) -> None:
        """What one can do at the table."""
        if self.seat is not None and self.seat.info is not None and self.seat.you is not None:
            screen = MenuScreen(self._items)
            self.push_screen(screen, lambda number: None if number is None else self.do(screen.item(number)))

    def _items(self) -> list[Item]:
        assert self.seat is not None
        table = self._table()
        return items(self.seat, None if table is None else table.sitting, self.speak)

    def do(self, item: Item) -> None:
        """Do what a line of the menu says."""
        if item.order("") is not None:
            self.order(lambda move: _sure(item.order(move)))
            return
        windows = {
            "hand-over": self.hand_over,
            "rename": self.rename,
            "invite": self.invite,
            "bots": self.seat_bots,
            "stand-up": self.stand_up,
        }
        windows[item.do]()

    def hand_over(self) -> None:
        """Let a bot of a chosen level play our seat."""
        self._ask_level(self._handed_over)

    def _handed_over(self, level: str) -> None:
        self.order(lambda move: HandOver(id=move, level=level))

    def seat_bots(self) -> None:
        """The host puts bots of a chosen level on all free seats."""
        assert self.seat is not None
        assert self.seat.info is not None
        free = [number for number, one in enumerate(self.seat.info.seats) if one.kind == "free"]

        def seat_all(level: str) -> None:
            for number in free:
                self.seat_bot(number, level)

        self._ask_level(seat_all)

    def choose_bot(self, number: int) -> None:
        """The host puts a bot of a chosen level on a seat."""
        self._ask_level(partial(self.seat_bot, number))

    def seat_bot(self, number: int, level: str) -> None:
        """The host puts a bot on a seat."""
        self.order(lambda move: SeatBot(id=move, seat=number, level=level))

    def free_seat(self, number: int) -> None:
        """The host frees a seat."""
        self.order(lambda move: FreeSeat(id=move, seat=number))

    def _ask_level(self, then: Callable[[str], None]) -> None:
        self.push_screen(LevelScreen(), lambda number: None if number is None else then(NAMES[number]))

    def rename(self) -> None:
        """Another name."""
        assert self.seat is not None
        assert self.seat.info is not None
        assert self.seat.you is not None
        name = self.seat.info.seats[self.seat.you].name
        self.push_screen(NameScreen(name), self._renamed)

    def _renamed(self, name: str | None) -> None:
        if name is not None:
            self.order(lambda move: Rename(id=move, name=name))

    def invite(self) -> None:
        """The address of the table."""
        if self.seat is not None:
            self.push_screen(InviteScreen(self.seat.line.server, self.seat.line.table))

    def stand_up(self) -> None:
        """Give the seat up, after a question."""
        assert self.seat is not None
        message = "stand-up-question" if self.seat.game is None else "stand-up-question-match"
        self.push_screen(StandUpScreen(message), self._stood_up)

    def _stood_up(self, is_sure: object) -> None:
        if is_sure:
            self._leave()

    @work
    async def _leave(self) -> None:
        """The table says that we have no seat any more; this time it is as it should be."""
        self._is_leaving = True
        self._is_leaving = await self._order(lambda move: Leave(id=move))
        if self._is_leaving:
            self.end(Refusal("client-seat-lost"))


def _sure(order: Order | None) -> Order:
    assert order is not None
    return order


def run_join(
    address: Address, name: str | None, language: str, *, is_watching: bool = False, watch: int | None = None
) -> int:
    """Play at a server's table, or watch it; 0 at the end, 2 if the table refused us."""
    app = JoinApp(address, name or "", is_watching=is_watching, watch=watch, language=language)
    app.run()
    return app.return_code or 0
