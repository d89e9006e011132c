"""Windows beside the game: what one can do at the table, all keys, a level of bots, a name, the invitation."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.cells import cell_len
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from ...bots.levels import DEFAULT, NAMES
from ...client.desk import qr_code
from ...client.qr import Dots
from ...core.locale import LANGUAGES, Translator
from ..drawing import Lines, crop, stacked
from ..menu import Item
from ..widgets.keybar import Key, KeyBar
from .base import LANGUAGE_KEYS, Dialog
from .reading import Note

LONGEST_NAME = 20
INNER = 56
"""How wide the lines of a small window are."""
HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def line(key: str, text: str, *, is_pointed: bool = False) -> Content:
    """A key and what it does."""
    shown = f" {crop(text, min(cell_len(text), INNER - 8))} "
    return Content.assemble((f" {key:<5}", "bold $primary"), (shown, "bold $ink on $primary" if is_pointed else ""))


class Picking(Dialog[int]):
    """A few lines with keys; the arrows and Enter do as well. Gives the number of the line."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("enter", "pick", show=False),
    ]
    title_message = ""

    def __init__(self, first: int = 0) -> None:
        super().__init__()
        self._at = first

    def compose(self) -> ComposeResult:
        """A small frame with the lines and the keys."""
        with Vertical(classes="window small"):
            yield Static(id="pick-lines", markup=False)
            yield KeyBar()

    def lines(self) -> list[tuple[str, str]]:
        """The keys and what they do."""
        raise NotImplementedError

    def tell(self) -> None:
        """All words again."""
        lines = self.lines()
        self._at = min(self._at, max(len(lines) - 1, 0))
        drawn = [line(key, text, is_pointed=number == self._at) for number, (key, text) in enumerate(lines)]
        self.query_one(".window").border_title = self.speak(self.title_message)
        self.query_one("#pick-lines", Static).update(stacked(drawn))
        enter = Key(self.speak("key-enter"), self.speak("do-point"), "screen.pick")
        self.query_one(KeyBar).set_keys([enter, self.close_key(), *self.language_keys()])

    def on_key(self, event: events.Key) -> None:
        """A line's key picks it."""
        keys = [key for key, _ in self.lines()]
        if event.character is not None and event.character in keys:
            event.stop()
            self.dismiss(keys.index(event.character))

    def action_step(self, step: int) -> None:
        """Point at the next line or the one before."""
        self._at = (self._at + step) % max(len(self.lines()), 1)
        self.retell()

    def action_pick(self) -> None:
        """Pick the line that is pointed at."""
        if self.lines():
            self.dismiss(self._at)


class MenuScreen(Picking):
    """What one can do beside the game; what is not possible now is not there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("t", "close", show=False)]
    title_message = "menu-title"

    def __init__(self, offered: Callable[[], Sequence[Item]]) -> None:
        super().__init__()
        self._offered = offered
        self._items: Sequence[Item] = ()

    def tell(self) -> None:
        """What is possible now."""
        self._items = self._offered()
        super().tell()

    def lines(self) -> list[tuple[str, str]]:
        """As it was when it was last drawn: a key does what stands beside it."""
        return [(item.key, item.text) for item in self._items]

    def item(self, number: int) -> Item:
        """One of the lines."""
        return self._items[number]


class LevelScreen(Picking):
    """How well a bot plays."""

    title_message = "level-title"

    def __init__(self) -> None:
        super().__init__(NAMES.index(DEFAULT))

    def lines(self) -> list[tuple[str, str]]:
        """All levels, the easiest first."""
        return [(str(number), self.speak(f"level-{name}-about")) for number, name in enumerate(NAMES, 1)]


class NameScreen(Dialog[str]):
    """Another name for oneself."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "close", show=False)]

    def __init__(self, name: str) -> None:
        super().__init__()
        self._before = name

    def compose(self) -> ComposeResult:
        """A line and the keys."""
        with Vertical(classes="window small"):
            yield Input(self._before, id="name-text", compact=True, max_length=LONGEST_NAME)
            yield KeyBar()

    def on_mount(self) -> None:
        """Write at once."""
        self.query_one(Input).focus()

    def tell(self) -> None:
        """All words again."""
        self.query_one(".window").border_title = self.speak("menu-rename")
        take = Key(self.speak("key-enter"), self.speak("do-rename"), "screen.take")
        self.query_one(KeyBar).set_keys([take, self.close_key()])

    @on(Input.Submitted)
    def action_take(self) -> None:
        """Take this name, if it is another one."""
        name = self.query_one(Input).value.strip()
        self.dismiss(name if name and name != self._before else None)


class StandUpScreen(Dialog[bool]):
    """Give the seat up? One that is only left with q stays one's own."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "leave", show=False)]

    def __init__(self, message: str) -> None:
        super().__init__()
        self._message = message

    def compose(self) -> ComposeResult:
        """The question and the two answers."""
        with Vertical(classes="window small"):
            yield Static(id="leave-text", markup=False)
            yield KeyBar()

    def tell(self) -> None:
        """The question in the present language."""
        speak = self.speak
        self.query_one("#leave-text", Static).update(speak(self._message))
        leave = Key(speak("key-enter"), speak("do-stand-up"), "screen.leave")
        stay = Key(speak("key-escape"), speak("do-stay"), "screen.close")
        self.query_one(KeyBar).set_keys([leave, stay])

    def action_leave(self) -> None:
        """Yes."""
        self.dismiss(result=True)


class InviteScreen(Note):
    """The address of the table, also as a QR code if the server draws one and there is room."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("i", "close", show=False)]

    def __init__(self, server: str, table: str) -> None:
        super().__init__()
        self._server, self._table = server, table
        self._dots: Dots = []

    def on_mount(self) -> None:
        """Ask for the QR code."""
        self.fetch()

    @work(exclusive=True)
    async def fetch(self) -> None:
        """Draw the code when it is there."""
        self._dots = await qr_code(self._server, self._table)
        self.retell()

    def text(self) -> Content:
        """The address, and the code below it."""
        address = Content.styled(f"{self._server}/t/{self._table}", "bold $primary")
        has_room = len(self._dots) // 2 + 7 <= self.size.height
        return stacked([address, *(draw_dots(self._dots) if has_room else [])])

    def tell(self) -> None:
        """The text and the title in the present language."""
        super().tell()
        self.query_one(".window").border_title = self.speak("menu-invite")


def draw_dots(dots: Dots) -> Lines:
    """Two rows of dots a line, dark on light whatever the theme: cameras want it so."""
    if not dots:
        return []
    rows = dots if len(dots) % 2 == 0 else [*dots, [False] * len(dots[0])]
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return [
        Content.styled("".join(HALVES[pair] for pair in zip(upper, lower, strict=True)), "#000000 on #ffffff")
        for upper, lower in pairs
    ]


class KeysScreen(Note):
    """Every key that does something here."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f1", "close", show=False)]

    def __init__(self, keys: Callable[[], Sequence[Key]]) -> None:
        super().__init__()
        self._keys = keys

    def text(self) -> Content:
        """A line for each key, the languages last."""
        shown = [(key.key, key.label) for key in self._keys() if key.key.lower() not in LANGUAGE_KEYS]
        return stacked([line(key, text) for key, text in [*shown, *_language_lines(self.speak)]])

    def tell(self) -> None:
        """The text and the title in the present language."""
        super().tell()
        self.query_one(".window").border_title = self.speak("keys-title")


def _language_lines(speak: Translator) -> list[tuple[str, str]]:
    keys = {language: key.upper() for key, language in LANGUAGE_KEYS.items()}
    return [(keys[language], speak(f"language-{language}")) for language in LANGUAGES]
