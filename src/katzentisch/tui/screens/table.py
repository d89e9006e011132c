"""The table: seats, lot, hand, what goes on, what you may do; it draws views and knows no rule."""

import asyncio
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from ...core.actions import ActionId
from ..drawing import Space, heading, plates, stacked
from ..sitting import Sitting
from ..skin import Skin
from ..talk import Talk
from ..widgets.choices import Cell, Choices
from ..widgets.drawn import Drawn
from ..widgets.keybar import Key, KeyBar
from .base import Spoken
from .cover import CoverScreen
from .ending import draw_result
from .reading import LogScreen
from .why import WhyScreen

ROOMY = (100, 34)
"""From this size on cards are drawn large."""
LIST_KEYS = "123456789abcefghijkmostuvwxyz"
"""Keys of a list; those that the table itself uses are left out."""


class TableScreen(Spoken[None]):
    """One match after another at one table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "why", show=False),
        Binding("l", "log", show=False),
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
        self._grace = min(delay, 0.25)
        self._is_free = asyncio.Event()
        self._talk: Talk | None = None

    def compose(self) -> ComposeResult:
        """Top line, seats, the two lines, then table and hand beside the log."""
        yield Drawn(self._header, id="header")
        yield Drawn(self._plates, id="plates")
        yield Static(id="status", markup=False)
        yield Static(id="prompt", markup=False)
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield Drawn(self._table, id="cards")
                yield Choices(id="choices", grace=self._grace)
            with Vertical(id="right"):
                yield Drawn(self._log, id="log")
                yield Drawn(self._detail, id="detail")
        yield KeyBar()

    def on_mount(self) -> None:
        """Begin to play."""
        self.query_one(Choices).focus()
        self.drive()

    def on_screen_suspend(self) -> None:
        """While a window is open the match waits."""
        self._is_free.clear()

    def on_screen_resume(self) -> None:
        """The window is closed."""
        self._is_free.set()

    @work(exclusive=True)
    async def drive(self) -> None:
        """Let bots act, one by one, until a person is asked or the match is over."""
        sitting = self.sitting
        while not sitting.is_over:
            seat = sitting.next_seat()
            if sitting.is_person(seat):
                if sitting.must_cover(seat):
                    sitting.hide()
                    self.retell()
                    await self.app.push_screen_wait(CoverScreen(sitting.names[seat], self._grace))
                    sitting.sit(seat)
                break
            self.retell()
            await asyncio.sleep(self._delay)
            action = await asyncio.to_thread(sitting.choose, seat)
            await self._is_free.wait()
            sitting.act(seat, action)
        self.retell()

    @property
    def talk(self) -> Talk:
        """The sentences of this match in the present language."""
        if self._talk is None or self._talk.speak is not self.speak or self._talk.sitting is not self.sitting:
            self._talk = Talk(self.speak, self.sitting, self.skin)
        return self._talk

    def retell(self) -> None:
        """Draw and say everything anew."""
        self.query_one("#status", Static).update(self.talk.status())
        self.query_one("#prompt", Static).update(self.talk.prompt())
        self._offer()
        for drawn in self.query(Drawn):
            drawn.redraw()
        self.query_one(KeyBar).set_keys(self._keys())

    def _keys(self) -> list[Key]:
        speak = self.speak
        play = [Key("↑↓←→", "", "screen.nothing"), Key(speak("key-enter"), speak("do-choose"), "screen.choose")]
        if self.sitting.is_over:
            play = [Key("a", speak("do-again"), "screen.again"), Key("n", speak("do-elsewhere"), "screen.elsewhere")]
        return [
            *play,
            Key("?", speak("do-why"), "screen.why"),
            Key("l", speak("do-log"), "screen.log"),
            Key("r", speak("do-rules"), "app.rules"),
            Key("q", speak("do-quit"), "app.leave"),
            *self.language_keys(),
        ]

    def _offer(self) -> None:
        """The legal actions, as the skin's matrix or as a list."""
        legal, game = self.sitting.legal(), self.sitting.game
        view = self.sitting.view()
        matrix = self.skin.matrix(game, view, legal) if legal else None
        choices = self.query_one(Choices)
        if matrix is None:
            choices.offer([[cell] for cell in self._list(legal)], is_matrix=False)
        else:
            rows = [[self._cell(action, key, legal) for action, key in row] for row in matrix]
            choices.offer(rows, is_matrix=True)

    def _list(self, legal: list[ActionId]) -> list[Cell]:
        keys = iter(LIST_KEYS)
        return [Cell(action, self._key(action, keys), self.talk.label(action)) for action in legal]

    def _key(self, action: ActionId, keys: "iter[str]") -> str:
        return "0" if self.sitting.game.actions.verb(action) in self.skin.rest else next(keys, "")

    def _cell(self, action: ActionId, key: str, legal: list[ActionId]) -> Cell:
        is_rest = self.sitting.game.actions.verb(action) in self.skin.rest
        if is_rest:
            label = f"{key} {self.talk.label(action)}"
        else:
            label = self.skin.short(self.sitting.game, action, self.speak)
        return Cell(action, key, label, action in legal)
