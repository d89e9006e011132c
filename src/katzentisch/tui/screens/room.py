"""The room before the match: who sits where, what the host arranges, and who may start."""

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, cast

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from ...core.game import Refusal
from ...protocol.messages import Start
from ...protocol.table import SeatInfo
from ..drawing import Lines, cat, stacked
from ..remote import lost_notice
from ..widgets.keybar import Key, KeyBar
from .base import Spoken
from .menu import KeysScreen

if TYPE_CHECKING:
    from ...client.seat import RemoteSeat
    from ..joining import JoinApp

CHAT_LINES = 5
MOST_WITH_CAT = 4
"""With more seats than that they need the room of the cat."""
HIGH = 30
"""On a screen of that height there is room for all."""


class RoomScreen(Spoken[None]):
    """Waits for the connection, then for the match."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", show=False),
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("b", "bot", show=False),
        Binding("f", "free", show=False),
        Binding("i", "invite", show=False),
        Binding("n", "rename", show=False),
        Binding("x", "stand_up", show=False),
        Binding("t", "menu", show=False),
        Binding("c", "say", show=False),
        Binding("r", "app.rules", show=False),
        Binding("f1", "keys", show=False),
        Binding("q,ctrl+c", "app.leave", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._at = -1

    def compose(self) -> ComposeResult:
        """Title, seats, what one waits for, keys."""
        with VerticalScroll(id="setup", can_focus=False):
            yield Static(id="setup-title")
            yield Static(id="room-seats")
            yield Static(id="room-wait", markup=False)
            yield Static(id="room-chat", markup=False)
        yield KeyBar()

    @property
    def join_app(self) -> "JoinApp":
        """The app, by its own type."""
        return cast("JoinApp", self.app)

    @property
    def seat(self) -> "RemoteSeat | None":
        """Our seat, once there is one."""
        return self.join_app.seat

    @property
    def _has_seat(self) -> bool:
        """Do we have a seat, and not only look on?"""
        return self.seat is not None and self.seat.you is not None

    @property
    def _is_host(self) -> bool:
        return self.seat is not None and self.seat.is_host

    @work(exclusive=True)
    async def follow(self) -> None:
        """Tell every change until the match begins."""
        seat = self.seat
        assert seat is not None
        try:
            while seat.game is None:
                self.retell()
                self.join_app.news()
                await seat.changed()
        except Refusal as refusal:
            self.join_app.end(refusal)
            return
        self.join_app.go_to_table()

    # What is told

    def tell(self) -> None:
        """Who is there, and what is waited for."""
        self.query_one("#setup-title", Static).update(stacked(self._title()))
        self.query_one("#room-seats", Static).update(stacked(self._seats()))
        self.query_one("#room-wait", Static).update(self._wait())
        self.query_one("#room-chat", Static).update(stacked(self._chat()))
        self.query_one(KeyBar).set_keys(self._keys())

    def _title(self) -> Lines:
        speak, seat = self.speak, self.seat
        if seat is None or seat.info is None:
            return cat(speak("app-title"))
        game = Content.styled(speak("game-title"), "bold $primary")
        has_room = len(seat.info.seats) <= MOST_WITH_CAT or self.size.height >= HIGH
        return [*cat(speak("app-title")), game] if has_room else [game]

    def _seats(self) -> Lines:
        if self.seat is None or self.seat.info is None:
            return []
        return [self._row(number, one) for number, one in enumerate(self.seat.info.seats)]

    def _row(self, number: int, one: SeatInfo) -> Content:
        """A seat; the host points at one."""
        assert self.seat is not None
        name = one.name if one.kind != "free" else self.speak("room-free")
        style = "$faint" if one.kind == "free" else "bold $primary" if number == self.seat.you else "bold"
        pointer = "►" if self._is_host and number == self._pointed() else " "
        marks = ", ".join(self._marks(number, one))
        return Content.assemble((pointer, "bold $primary"), f"{number + 1}  ", (name, style), (f"  {marks}", "$muted"))

    def _marks(self, number: int, one: SeatInfo) -> list[str]:
        """What there is to know of a seat."""
        assert self.seat is not None
        assert self.seat.info is not None
        speak = self.speak
        marks = {
            speak("room-you"): number == self.seat.you,
            speak("room-host"): number == self.seat.info.host,
            speak("room-bot"): one.kind == "bot",
            self._level(one): one.kind == "bot" and one.level is not None,
            speak("room-gone"): not one.is_present,
            speak("room-muted"): one.is_muted,
            speak("room-watched"): one.is_open_to_watchers,
        }
        return [mark for mark, is_so in marks.items() if is_so]

    def _level(self, one: SeatInfo) -> str:
        message = f"level-{one.level}"
        return self.speak(message) if self.speak.has(message) else one.level or ""

    def _wait(self) -> str:
        speak, seat = self.speak, self.seat
        if seat is None:
            return speak("room-connecting", server=self.join_app.address.server)
        if not seat.line.is_connected:
            return lost_notice(seat, speak)
        assert seat.info is not None
        invitation = speak("room-invite", url=f"{seat.line.server}/t/{seat.line.table}")
        host = seat.info.seats[seat.info.host].name if seat.info.host is not None else speak("name-nobody")
        wait = speak("room-start") if seat.is_host else speak("room-wait", name=host)
        watching = [] if self._has_seat else [speak("watch-table")]
        return "\n".join([" ".join([*watching, wait]), "", invitation])

    def _chat(self) -> Lines:
        if self.seat is None:
            return []
        return [Content(self.join_app.said(line)) for line in self.seat.chat[-CHAT_LINES:]]

    # Keys

    def _keys(self) -> list[Key]:
        speak = self.speak
        return [
            *(self._host_keys() if self._is_host else []),
            *(self._seat_keys() if self._has_seat else []),
            *([Key("i", speak("do-invite"), "screen.invite", is_spare=True)] if self.seat is not None else []),
            Key("r", speak("do-rules"), "app.rules", is_spare=True),
            Key("q", speak("do-quit"), "app.leave"),
            Key("F1", speak("do-keys"), "screen.keys"),
            *(replace(key, is_spare=True) for key in self.language_keys()),
        ]

    def _host_keys(self) -> list[Key]:
        """What the host arranges; what the pointed seat does not allow is not there."""
        speak, one = self.speak, self._pointed_seat()
        can_have_bot = one is not None and (one.kind == "free" or (one.kind == "bot" and one.level is not None))
        can_be_freed = one is not None and one.kind != "free" and self._pointed() != self._mine()
        return [
            Key(speak("key-enter"), speak("do-begin"), "screen.start"),
            Key("↑↓", speak("do-seat"), "screen.step(1)"),
            *([Key("b", speak("do-bot"), "screen.bot")] if can_have_bot else []),
            *([Key("f", speak("do-free"), "screen.free")] if can_be_freed else []),
        ]

    def _seat_keys(self) -> list[Key]:
        """What everyone can do."""
        speak = self.speak
        return [
            Key("c", speak("do-chat"), "screen.say"),
            Key("n", speak("do-rename"), "screen.rename", is_spare=True),
            Key("x", speak("do-stand-up"), "screen.stand_up", is_spare=True),
            Key("t", speak("do-table"), "screen.menu"),
        ]

    def _mine(self) -> int | None:
        return None if self.seat is None else self.seat.you

    def _pointed(self) -> int:
        """The seat that the host points at; at first the first free one."""
        if self.seat is None or self.seat.info is None:
            return 0
        seats = self.seat.info.seats
        if self._at < 0:
            return next((number for number, one in enumerate(seats) if one.kind == "free"), len(seats) - 1)
        return min(self._at, len(seats) - 1)

    def _pointed_seat(self) -> SeatInfo | None:
        return None if self.seat is None or self.seat.info is None else self.seat.info.seats[self._pointed()]

    def _can(self, action: str) -> bool:
        """Is this among the keys that are offered?"""
        return any(key.action == f"screen.{action}" for key in self._keys())

    # What one does

    def action_step(self, step: int) -> None:
        """The host points at another seat."""
        if self.seat is not None and self.seat.info is not None and self._is_host:
            self._at = (self._pointed() + step) % len(self.seat.info.seats)
            self.retell()

    def action_bot(self) -> None:
        """A bot for the pointed seat, or another level for it."""
        if self._can("bot"):
            self.join_app.choose_bot(self._pointed())

    def action_free(self) -> None:
        """Nobody has the pointed seat any more."""
        if self._can("free"):
            self._at = self._pointed()
            self.join_app.free_seat(self._at)

    def action_start(self) -> None:
        """The host begins."""
        if self._is_host:
            self.join_app.order(lambda move: Start(id=move))

    def action_rename(self) -> None:
        """Another name."""
        if self._has_seat:
            self.join_app.rename()

    def action_stand_up(self) -> None:
        """Give the seat up."""
        if self._has_seat:
            self.join_app.stand_up()

    def action_invite(self) -> None:
        """The address of the table."""
        self.join_app.invite()

    def action_menu(self) -> None:
        """What one can do at the table."""
        self.join_app.menu()

    def action_say(self) -> None:
        """Read what was said, and say something."""
        self.join_app.talk_window()

    def action_keys(self) -> None:
        """All keys."""
        self.app.push_screen(KeysScreen(self._keys))
