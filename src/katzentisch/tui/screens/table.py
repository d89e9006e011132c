"""The table: seats, cards, what goes on, what you may do; it draws views and knows no rule."""

import asyncio
from datetime import datetime
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content

from ...core.actions import ActionId
from ...core.seats import Seat
from ..offer import offer
from ..paint import paint_around, paint_cards, paint_detail, paint_header, paint_line, paint_log, paint_seats
from ..saving import save
from ..sitting import Sitting
from ..skin import Skin
from ..talk import Talk
from ..widgets.choices import Choices
from ..widgets.drawn import Drawn
from ..widgets.keybar import Key, KeyBar
from .base import Spoken
from .cover import CoverScreen
from .hint import HintScreen
from .reading import AsideScreen, LogScreen, PartScreen, SaidScreen
from .why import WhyScreen

GRACE = 0.25
"""For so many seconds a key press is not taken for an answer to a question that has just appeared."""
ANSWER = 0.1
"""A bot that is asked together with others takes so many seconds, however much there was to think about."""


class TableScreen(Spoken[None]):
    """One match after another at one table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "why", show=False),
        Binding("h", "hint", show=False),
        Binding("d", "aside", show=False),
        Binding("l", "log", show=False),
        Binding("s", "save", show=False),
        Binding("r", "app.rules", show=False),
        Binding("q,ctrl+c", "app.leave", show=False),
        Binding("a", "again", show=False),
        Binding("n", "elsewhere", show=False),
    ]

    def __init__(self, sitting: Sitting, skin: Skin, delay: float) -> None:
        super().__init__()
        self.sitting = sitting
        self.skin = skin
        self._delay = delay
        self._grace = min(delay, GRACE)
        self._resumed = asyncio.Event()
        self._talk: Talk | None = None
        self._parts = 0

    def compose(self) -> ComposeResult:
        """Top line, seats, the two lines, then table and hand beside the log."""
        yield Drawn(lambda width, _: paint_header(self.talk, width), id="header")
        yield Drawn(lambda width, _: paint_seats(self.talk, width), id="plates")
        yield Drawn(lambda width, _: paint_line(self.talk.status(), width), id="status")
        yield Drawn(lambda width, _: paint_line(self.talk.prompt(), width), id="prompt")
        yield Drawn(lambda width, _: paint_around(self.talk, width), id="around")
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield Drawn(lambda width, _: paint_cards(self.talk, width, self.size), id="cards")
                yield Choices(id="choices", grace=self._grace)
            with Vertical(id="right"):
                yield Drawn(lambda width, height: paint_log(self.talk, width, height), id="log")
                yield Drawn(lambda width, _: self._paint_detail(width), id="detail")
        yield KeyBar()

    def _paint_detail(self, width: int) -> Content:
        return paint_detail(self.talk, self.query_one(Choices).pointed, width)

    def on_mount(self) -> None:
        """Begin to play."""
        self.query_one(Choices).focus()
        self.drive()

    def on_screen_resume(self) -> None:
        """The window that lay over the table is closed."""
        self._resumed.set()

    async def _in_front(self) -> None:
        """While a window is open the match waits: so no cover ever lies over somebody's open log."""
        while self.app.screen is not self:
            self._resumed.clear()
            await self._resumed.wait()

    @work(exclusive=True)
    async def drive(self) -> None:
        """Let bots act, one by one, until a person is asked or the match is over."""
        sitting = self.sitting
        while not sitting.is_over:
            await self._tell_parts()
            seat = sitting.next_seat()
            if sitting.is_person(seat):
                await self._pass_to(seat)
                break
            self.retell()
            pause = asyncio.sleep(min(self._delay, ANSWER) if sitting.is_answering else self._delay)
            action, _ = await asyncio.gather(asyncio.to_thread(sitting.choose, seat), pause)
            await self._in_front()
            sitting.act(seat, action)
        if sitting.is_over and len(sitting.match.part_results) > 1:
            await self._tell_parts()
        self.retell()

    async def _tell_parts(self) -> None:
        """Show what each part brought that has been finished since; several people look at it, so no hand shows."""
        for number in range(self._parts, len(self.sitting.match.part_results)):
            self._parts = number + 1
            await self._in_front()
            if self.sitting.plan.is_hot_seat:
                self.sitting.hide()
            self.retell()
            await self.app.push_screen_wait(PartScreen(self.talk, number, self._grace))

    async def _pass_to(self, seat: Seat) -> None:
        """Cover the screen until the right person sits before it."""
        if self.sitting.must_cover(seat):
            await self._in_front()
            self.sitting.hide()
            self.retell()
            await self.app.push_screen_wait(CoverScreen(self.sitting.names[seat], self._grace))
            self.sitting.sit(seat)

    @property
    def talk(self) -> Talk:
        """The sentences of this match in the present language."""
        if self._talk is None or self._talk.speak is not self.speak or self._talk.sitting is not self.sitting:
            self._talk = Talk(self.speak, self.sitting, self.skin)
        return self._talk

    def tell(self) -> None:
        """Draw and say everything anew."""
        rows, is_matrix = offer(self.talk)
        self.query_one(Choices).offer(rows, is_matrix=is_matrix)
        self.query_one("#around").display = bool(self.sitting.around(self.speak))
        for drawn in self.query(Drawn):
            drawn.redraw()
        self.query_one(KeyBar).set_keys(self._keys())

    def _keys(self) -> list[Key]:
        speak, is_over = self.speak, self.sitting.is_over
        aside = self.skin.aside_message
        return [
            *(self._end_keys() if is_over else self._turn_keys()),
            *([Key("d", speak(aside), "screen.aside")] if aside else []),
            Key("l", speak("do-log"), "screen.log"),
            Key("r", speak("do-rules"), "app.rules", is_spare=is_over),
            Key("q", speak("do-quit"), "app.leave"),
            *self.language_keys(),
        ]

    def _turn_keys(self) -> list[Key]:
        """What can be done while the match runs."""
        choose = Key(self.speak("key-enter"), self.speak("do-choose"), "screen.choose")
        hint = Key("h", self.speak("do-hint"), "screen.hint", is_spare=True)
        return [choose, Key("?", self.speak("do-why"), "screen.why"), hint]

    def _end_keys(self) -> list[Key]:
        """What can be done after the end."""
        speak = self.speak
        return [
            Key("a", speak("do-again"), "screen.again"),
            Key("n", speak("do-elsewhere"), "screen.elsewhere"),
            Key("s", speak("do-save"), "screen.save"),
        ]

    @on(Choices.Pointed)
    def pointed(self) -> None:
        """Say what is pointed at."""
        self.query_one("#detail", Drawn).redraw()

    @on(Choices.Chosen)
    def chosen(self, event: Choices.Chosen) -> None:
        """The person acts, then the others."""
        choices = self.query_one(Choices)
        if choices.holds(event.cell):
            choices.offer([], is_matrix=False)
            self.act(event.cell.action)

    def act(self, action: ActionId) -> None:
        """The one who is looking acts, then the others."""
        self.sitting.act(self.sitting.viewer, action)
        self.drive()

    def action_choose(self) -> None:
        """Choose what is pointed at."""
        self.query_one(Choices).action_choose()

    @on(Choices.Refused)
    def action_why(self) -> None:
        """Explain what is pointed at, or any other action."""
        cell = self.query_one(Choices).pointed
        self.app.push_screen(WhyScreen(self.talk, cell.action if cell else None))

    def action_hint(self) -> None:
        """What would be best, and why."""
        if not self.sitting.is_over:
            self.app.push_screen(HintScreen(self.talk))

    def action_log(self) -> None:
        """The whole log."""
        self.app.push_screen(LogScreen(self.talk))

    def action_aside(self) -> None:
        """What everyone may look through."""
        if self.skin.aside_message:
            self.app.push_screen(AsideScreen(self.talk))

    def action_save(self) -> None:
        """Save the match; before its end the record would show what is hidden."""
        self.app.push_screen(self._saved() if self.sitting.is_over else SaidScreen("save-later"))

    def _saved(self) -> SaidScreen:
        """Write the record and say where it is, or why it could not be written."""
        folder = self.table_app.folder.absolute()
        try:
            return SaidScreen("save-done", path=str(save(self.sitting, folder, datetime.now())))
        except OSError as problem:
            return SaidScreen("save-failed", folder=str(folder), problem=problem.strerror or str(problem))

    def action_again(self) -> None:
        """The same people once more."""
        if self.sitting.is_over:
            self.sitting, self._parts = self.table_app.sitting(self.sitting.plan), 0
            self.drive()

    def action_elsewhere(self) -> None:
        """Another table."""
        if self.sitting.is_over:
            self.table_app.set_up(self.sitting.plan)
