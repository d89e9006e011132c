"""The table of a server: the same screen, fed by a line instead of a match of our own."""

from datetime import datetime
from typing import TYPE_CHECKING, ClassVar, cast

from textual import work
from textual.binding import Binding, BindingType

from ...client.desk import record
from ...client.world import WorldMatch
from ...core.actions import ActionId
from ...core.game import Refusal
from ...protocol.messages import TakeOver, Vote
from ..remote import RemoteSitting
from ..saving import file_name
from ..skin import Skin
from ..widgets.choices import Choices
from ..widgets.keybar import Key
from .hint import HintScreen
from .reading import SaidScreen
from .say import SayScreen
from .table import TableScreen

if TYPE_CHECKING:
    from ..joining import JoinApp


class RemoteTableScreen(TableScreen):
    """One match after another at a server's table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "say", show=False),
        Binding("m", "myself", show=False),
    ]
    sitting: RemoteSitting

    def __init__(self, sitting: RemoteSitting, skin: Skin, delay: float) -> None:
        super().__init__(sitting, skin, delay)
        self._parts = sitting.parts_unheard
        self._is_acting = False

    @property
    def join_app(self) -> "JoinApp":
        """The app, by its own type."""
        return cast("JoinApp", self.app)

    @work(exclusive=True)
    async def drive(self) -> None:
        """Follow the table until it says goodbye."""
        seat = self.sitting.seat
        try:
            while True:
                if self._is_behind() and (match := await seat.match()) is not None:
                    self._take(match)
                self.sitting.look_around()
                if len(self.sitting.match.part_results) > 1 or not self.sitting.is_over:
                    await self._tell_parts()
                self.retell()
                if not self._is_behind():
                    await seat.changed()
        except Refusal as refusal:
            self.join_app.end(refusal)

    def _is_behind(self) -> bool:
        """Does the table know more than this screen shows?"""
        now, shown = self.sitting.seat.game, self.sitting.match.told
        if now is None or not self.sitting.is_connected:
            return False
        return (now.version, now.has_answered) != (shown.version, shown.has_answered)

    def _take(self, match: WorldMatch) -> None:
        """Show how far the match has come; after a gap, or in another match, the log begins anew."""
        sitting = self.sitting
        self._is_acting = False
        if sitting.seat.stretch == sitting.stretch:
            sitting.take(match)
        else:
            self.sitting = RemoteSitting(sitting.seat, match, sitting.chat_read)
            self._parts = self.sitting.parts_unheard

    def retell(self) -> None:
        """Draw and say everything anew; what was just chosen is not offered again."""
        super().retell()
        if self._is_acting:
            self.query_one(Choices).offer([], is_matrix=False)

    def act(self, action: ActionId) -> None:
        """Send the move."""
        self.sitting.act(self.sitting.viewer, action)
        self._is_acting = True
        self.retell()
        self._send(self.sitting.game.actions.name(action), self.sitting.match.version)

    @work
    async def _send(self, action: str, version: int) -> None:
        """A move that came too late is no matter: the screen shows what happened instead."""
        try:
            await self.sitting.seat.act(action, version)
        except Refusal as refusal:
            if refusal.code != "stale":
                self.join_app.tell(refusal)
            self._is_acting = False
            self.retell()

    def _turn_keys(self) -> list[Key]:
        keys = super()._turn_keys()
        if self.sitting.seat.has_other_people():
            keys = keys[:-1]
        if self._has_stand_in():
            keys.append(Key("m", self.speak("do-myself"), "screen.myself"))
        return [*keys, Key("c", self.speak("do-say"), "screen.say", is_spare=True)]

    def _end_keys(self) -> list[Key]:
        speak = self.speak
        return [
            Key("a", speak("do-rematch"), "screen.again"),
            Key("s", speak("do-save"), "screen.save"),
            Key("c", speak("do-say"), "screen.say", is_spare=True),
        ]

    def _has_stand_in(self) -> bool:
        info, you = self.sitting.info, self.sitting.viewer
        return info.seats[you].level is not None

    def action_hint(self) -> None:
        """Against bots only: other people at the table have none either."""
        if not self.sitting.is_over and not self.sitting.seat.has_other_people():
            self.table_app.warm(self.sitting.game)
            self.app.push_screen(HintScreen(self.talk))

    def action_say(self) -> None:
        """Say something."""
        self.app.push_screen(SayScreen(), self.join_app.send)

    def action_myself(self) -> None:
        """Play instead of the bot that stands in."""
        if self._has_stand_in():
            self.join_app.order(lambda move: TakeOver(id=move))

    def action_again(self) -> None:
        """Agree to a rematch, or no longer."""
        info = self.sitting.info
        if info.phase in ("over", "abandoned"):
            is_yes = self.sitting.viewer not in info.votes.get("rematch", [])
            self.join_app.order(lambda move: Vote(id=move, matter="rematch", is_yes=is_yes))

    def action_elsewhere(self) -> None:
        """There is no other table here."""

    def action_save(self) -> None:
        """Save the match; before its end the record would show what is hidden."""
        if self.sitting.is_over:
            self._fetch_record()
        else:
            self.app.push_screen(SaidScreen("save-later"))

    @work(exclusive=True, group="saving")
    async def _fetch_record(self) -> None:
        folder = self.table_app.folder.absolute()
        path = folder / file_name(self.sitting.game.name, datetime.now())
        line = self.sitting.seat.line
        try:
            data = await record(line.server, line.table)
            with path.open("xb") as file:
                file.write(data + b"\n")
        except OSError as problem:
            said = SaidScreen("save-failed", folder=str(folder), problem=problem.strerror or str(problem))
            self.app.push_screen(said)
        except Refusal as refusal:
            self.join_app.tell(refusal)
        else:
            self.app.push_screen(SaidScreen("save-done", path=str(path)))
