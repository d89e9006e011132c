"""The room before the match: who sits where, and who may start."""

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
from ..widgets.keybar import Key, KeyBar
from .base import Spoken
from .say import SayScreen

if TYPE_CHECKING:
    from ...client.seat import RemoteSeat
    from ..joining import JoinApp

CHAT_LINES = 5


class RoomScreen(Spoken[None]):
    """Waits for the connection, then for the match."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", show=False),
        Binding("c", "say", show=False),
        Binding("r", "app.rules", show=False),
        Binding("q,ctrl+c", "app.leave", show=False),
    ]

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

    @work(exclusive=True)
    async def follow(self) -> None:
        """Tell every change until the match begins."""
        seat = self.seat
        assert seat is not None
        try:
            while seat.game is None:
                self.retell()
                await seat.changed()
        except Refusal as refusal:
            self.join_app.end(refusal)
            return
        self.join_app.go_to_table()

    def retell(self) -> None:
        """Who is there, and what is waited for."""
        speak, seat = self.speak, self.seat
        title = [*cat(speak("app-title"))]
        if seat is not None:
            title.append(Content.styled(speak("game-title"), "bold $primary"))
        self.query_one("#setup-title", Static).update(stacked(title))
        self.query_one("#room-seats", Static).update(stacked(self._seats()))
        self.query_one("#room-wait", Static).update(self._wait())
        self.query_one("#room-chat", Static).update(stacked(self._chat()))
        self.query_one(KeyBar).set_keys(self._keys())

    def _seats(self) -> Lines:
        if self.seat is None or self.seat.info is None:
            return []
        return [self._row(number, one) for number, one in enumerate(self.seat.info.seats)]

    def _row(self, number: int, one: SeatInfo) -> Content:
        assert self.seat is not None
        assert self.seat.info is not None
        name = one.name if one.kind != "free" else self.speak("room-free")
        is_host, is_mine = number == self.seat.info.host, number == self.seat.you
        marks = [
            *([self.speak("room-you")] if is_mine else []),
            *([self.speak("room-host")] if is_host else []),
            *([self.speak("room-bot")] if one.kind == "bot" else []),
            *([self.speak("room-gone")] if not one.is_present else []),
        ]
        style = "$faint" if one.kind == "free" else "bold $primary" if is_mine else "bold"
        return Content.assemble(f" {number + 1}  ", (name, style), (f"  {', '.join(marks)}", "$muted"))

    def _wait(self) -> str:
        speak, seat = self.speak, self.seat
        if seat is None:
            return speak("room-connecting", server=self.join_app.address.server)
        if not seat.line.is_connected:
            return speak("net-lost")
        assert seat.info is not None
        invitation = speak("room-invite", url=f"{seat.line.server}/t/{seat.line.table}")
        host = seat.info.seats[seat.info.host].name if seat.info.host is not None else speak("name-nobody")
        wait = speak("room-start") if seat.is_host else speak("room-wait", name=host)
        return f"{wait}\n\n{invitation}"

    def _chat(self) -> Lines:
        if self.seat is None:
            return []
        return [Content(self.join_app.said(line)) for line in self.seat.chat[-CHAT_LINES:]]

    def _keys(self) -> list[Key]:
        speak = self.speak
        is_host = self.seat is not None and self.seat.is_host
        return [
            *([Key(speak("key-enter"), speak("do-begin"), "screen.start")] if is_host else []),
            *([Key("c", speak("do-say"), "screen.say")] if self.seat is not None else []),
            Key("r", speak("do-rules"), "app.rules"),
            Key("q", speak("do-quit"), "app.leave"),
            *self.language_keys(),
        ]

    def action_start(self) -> None:
        """The host begins."""
        if self.seat is not None and self.seat.is_host:
            self.join_app.order(lambda move: Start(id=move))

    def action_say(self) -> None:
        """Say something."""
        if self.seat is not None:
            self.app.push_screen(SayScreen(), self.join_app.send)
