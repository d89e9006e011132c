"""The table of a server: the same screen, fed by a line instead of a match of our own."""

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, ClassVar, cast

from textual import work
from textual.binding import Binding, BindingType

from ...client.desk import record
from ...client.votes import Ballot
from ...client.world import TableMatch
from ...core.actions import ActionId
from ...core.game import Refusal
from ...protocol.messages import TakeOver, Vote
from ..remote import RemoteSitting
from ..saving import file_name
from ..skin import Skin
from ..widgets.choices import Choices
from ..widgets.drawn import Drawn
from ..widgets.keybar import Key
from .hint import HintScreen
from .menu import KeysScreen
from .reading import PartScreen, SaidScreen
from .table import TableScreen

if TYPE_CHECKING:
    from ..joining import JoinApp


TICK = 0.5
"""So many seconds pass from one look at the clocks to the next."""
TICKING = ("plates", "status", "prompt", "around")
"""The parts of the screen in which times are told."""


class RemoteTableScreen(TableScreen):
    """One match after another at a server's table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "say", show=False),
        Binding("m", "myself", show=False),
        Binding("t", "menu", show=False),
        Binding("y", "agree", show=False),
        Binding("f1", "keys", show=False),
    ]
    sitting: RemoteSitting

    def __init__(self, sitting: RemoteSitting, skin: Skin, delay: float) -> None:
        super().__init__(sitting, skin, delay)
        self._parts = sitting.parts_unheard
        self._is_acting = False

    def on_mount(self) -> None:
        """Let the clocks run; Textual calls this beside the one of the table."""
        self.set_interval(TICK, self._tick)

    def _tick(self) -> None:
        """Only times change by themselves."""
        for name in TICKING:
            self.query_one(f"#{name}", Drawn).redraw()

    @property
    def is_watching(self) -> bool:
        """Is nobody here who plays?"""
        return self.sitting.you is None

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
                if self._is_behind() and (match := await seat.look()) is not None:
                    self._take(match)
                self.sitting.look_around()
                if len(self.sitting.match.part_results) > 1 or not self.sitting.is_over:
                    await self._tell_parts()
                self.retell()
                if not self._is_behind():
                    await seat.changed()
        except Refusal as refusal:
            self.join_app.end(refusal)

    async def _tell_parts(self) -> None:
        """Show what the last part brought, and go on: the table does not wait, and its clocks run."""
        done = len(self.sitting.match.part_results)
        if self.app.screen is self and self._parts < done:
            self._parts = done
            self.app.push_screen(PartScreen(self.talk, done - 1, self._grace))

    def _is_behind(self) -> bool:
        """Does the table know more than this screen shows?"""
        now = self.sitting.seat.game
        return now is not None and self.sitting.is_connected and now is not self.sitting.match.told

    def _take(self, match: TableMatch) -> None:
        """Show how far the match has come; after a gap, or in another match, the log begins anew."""
        sitting = self.sitting
        self._is_acting = False
        if sitting.seat.stretch == sitting.stretch:
            sitting.take(match)
        else:
            has_gap = match.told.match == sitting.match.told.match
            self.sitting = RemoteSitting(sitting.seat, match, sitting.chat_read, has_gap=has_gap)
            self._parts = self.sitting.parts_unheard

    def tell(self) -> None:
        """Draw and say everything anew; what was just chosen is not offered again."""
        super().tell()
        if self._is_acting:
            self.query_one(Choices).offer([], is_matrix=False)
        self.join_app.news()

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

    # Keys

    def _keys(self) -> list[Key]:
        """What is most needed first; all keys are in a window of their own."""
        speak, aside = self.speak, self.skin.aside_message
        return [
            *self._game_keys(),
            *([] if self.is_watching else [Key("t", speak("do-table"), "screen.menu")]),
            *([] if self.is_watching else [Key("c", speak("do-chat"), "screen.say")]),
            *([Key("d", speak(aside), "screen.aside", is_spare=True)] if aside else []),
            Key("l", speak("do-log"), "screen.log", is_spare=True),
            Key("r", speak("do-rules"), "app.rules", is_spare=True),
            Key("q", speak("do-quit"), "app.leave"),
            Key("F1", speak("do-keys"), "screen.keys"),
            *(replace(key, is_spare=True) for key in self.language_keys()),
        ]

    def _game_keys(self) -> list[Key]:
        """What one does in the match, or after it."""
        if self.is_watching:
            return self._end_keys() if self.sitting.is_over else []
        is_after = self.sitting.info.phase in ("over", "abandoned")
        ballot = self._ballot()
        agree = [] if ballot is None else [Key("y", self.speak("do-vote"), "screen.agree")]
        return agree + (self._end_keys() if is_after else self._turn_keys())

    def _turn_keys(self) -> list[Key]:
        keys = super()._turn_keys()
        if self.sitting.seat.has_other_people():
            keys = keys[:-1]
        if self._has_stand_in():
            keys = [Key("m", self.speak("do-myself"), "screen.myself")]
        return keys

    def _end_keys(self) -> list[Key]:
        speak = self.speak
        again = [Key("a", speak("do-rematch"), "screen.again")] if self._find("rematch") else []
        save = [Key("s", speak("do-save"), "screen.save")] if self.sitting.is_over else []
        return again + save

    def action_keys(self) -> None:
        """All keys."""
        self.app.push_screen(KeysScreen(self._keys))

    def _has_stand_in(self) -> bool:
        info, you = self.sitting.info, self.sitting.you
        return you is not None and info.seats[you].level is not None

    # What one does

    def action_why(self) -> None:
        """Explain what is pointed at; a spectator asks nothing."""
        if not self.is_watching:
            super().action_why()

    def action_hint(self) -> None:
        """Against bots only: other people at the table have none either."""
        if not (self.sitting.is_over or self.is_watching or self.sitting.seat.has_other_people()):
            self.table_app.warm(self.sitting.game)
            self.app.push_screen(HintScreen(self.talk))

    def action_say(self) -> None:
        """Read what was said, and say something."""
        self.join_app.talk_window()

    def action_menu(self) -> None:
        """What one can do beside the game."""
        self.join_app.menu()

    def action_myself(self) -> None:
        """Play instead of the bot that stands in."""
        if self._has_stand_in():
            self.join_app.order(lambda move: TakeOver(id=move))

    # Votes

    def _find(self, matter: str) -> Ballot | None:
        return next((one for one in self.sitting.ballots() if one.matter == matter), None)

    def _ballot(self) -> Ballot | None:
        """The vote that the screen tells of, if we have a voice in it; a rematch has a key of its own."""
        running = self.sitting.running()
        return self._find(running[0].matter) if running and running[0].matter != "rematch" else None

    def _vote(self, ballot: Ballot | None) -> None:
        you = self.sitting.you
        if ballot is not None and you is not None:
            is_yes = ballot.is_yes(you)
            self.join_app.order(lambda move: Vote(id=move, matter=ballot.matter, is_yes=is_yes))

    def action_agree(self) -> None:
        """Agree to what is voted on, or no longer."""
        self._vote(self._ballot())

    def action_again(self) -> None:
        """Agree to a rematch, or no longer."""
        self._vote(self._find("rematch"))

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
