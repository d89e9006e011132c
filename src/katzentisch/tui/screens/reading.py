"""Windows to read in: the log, the rules, what lies aside, the end of a part, a note, the question before leaving."""

from time import monotonic
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from ..drawing import Space, stacked
from ..paint import entry, paint_part
from ..rulebook import rulebook
from ..talk import Talk
from ..widgets.keybar import Key, KeyBar
from .base import Dialog

WIDTH = 70
"""How wide a text is before its window has been laid out."""

NOTE_WIDTH = 56
"""How wide the text of a small window is."""


class Reading(Dialog[None]):
    """A long text that scrolls."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-15)", show=False),
        Binding("pagedown,space", "scroll(15)", show=False),
        Binding("home", "scroll(-100000)", show=False),
        Binding("end", "scroll(100000)", show=False),
    ]
    title_message = ""

    def compose(self) -> ComposeResult:
        """A frame with the text and the keys."""
        with Vertical(classes="window tall"):
            with VerticalScroll(id="reading", can_focus=False):
                yield Static(id="reading-text")
            yield KeyBar()

    def text(self) -> Content:
        """What there is to read."""
        raise NotImplementedError

    def tell(self) -> None:
        """The text and the keys in the present language."""
        self.query_one(".window").border_title = self.speak(self.title_message)
        self.query_one("#reading-text", Static).update(self.text())
        keys = [self.close_key(), Key("↑↓", self.speak("do-scroll"), "screen.scroll(1)")]
        self.query_one(KeyBar).set_keys([*keys, *self.language_keys()])

    def action_scroll(self, lines: int) -> None:
        """Move the text."""
        self.query_one("#reading").scroll_relative(y=lines, animate=False)


class LogScreen(Reading):
    """Everything that happened, as the one who is looking heard it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("l", "close", show=False)]
    title_message = "log-title"

    def __init__(self, talk: Talk) -> None:
        super().__init__()
        self._talk = talk

    def text(self) -> Content:
        """All paragraphs; news stands out and is marked."""
        talk = Talk(self.speak, self._talk.sitting, self._talk.skin)
        width = self.query_one("#reading-text").content_size.width or WIDTH
        entries = [entry(text, width, is_news=is_news) for text, is_news in talk.log(is_full=True)]
        return stacked([line for lines in entries for line in lines])

    def tell(self) -> None:
        """The newest is at the end."""
        super().tell()
        self.call_after_refresh(self.query_one("#reading").scroll_end, animate=False)


class RulesScreen(Reading):
    """The rules of the game in the present language."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("r", "close", show=False)]
    title_message = "rules-title"

    def text(self) -> Content:
        """All paragraphs, or a word that there are none."""
        game = self.table_app.game
        paragraphs = rulebook(game.folder, self.speak.language)
        if not paragraphs:
            return Content(self.speak("refusal-no-rules-text", game=game.name))
        return Content("\n\n").join(paragraph.draw() for paragraph in paragraphs)


class Note(Dialog[None]):
    """A short text."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "close", show=False)]

    def compose(self) -> ComposeResult:
        """A small frame with the text and the keys."""
        with Vertical(classes="window small"):
            yield Static(id="note-text", markup=False)
            yield KeyBar()

    def text(self) -> Content:
        """What the note says."""
        raise NotImplementedError

    def tell(self) -> None:
        """The text and the keys in the present language."""
        self.query_one("#note-text", Static).update(self.text())
        self.query_one(KeyBar).set_keys([self.close_key(), *self.language_keys()])


class AsideScreen(Note):
    """What everyone may look through at any time, such as a discard pile."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("d", "close", show=False)]

    def __init__(self, talk: Talk) -> None:
        super().__init__()
        self._talk = talk

    def text(self) -> Content:
        """As the skin draws it."""
        view = self._talk.sitting.view()
        return stacked(self._talk.skin.aside(view, self.speak, Space(NOTE_WIDTH, is_roomy=False)))


class PartScreen(Note):
    """A part of the match is over: what it brought; a key that was still held down does not close it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "close", show=False)]

    def __init__(self, talk: Talk, number: int, grace: float) -> None:
        super().__init__()
        self._talk = talk
        self._number = number
        self._grace = grace
        self._since = monotonic()

    def text(self) -> Content:
        """How the part ended, and the points."""
        talk = Talk(self.speak, self._talk.sitting, self._talk.skin)
        return paint_part(talk, self._number, NOTE_WIDTH)

    def tell(self) -> None:
        """The text, and one key to go on."""
        super().tell()
        speak = self.speak
        self.query_one(".window").border_title = speak(self._talk.skin.part_message, number=self._number + 1)
        go_on = Key(speak("key-enter"), speak("do-go-on"), "screen.close")
        self.query_one(KeyBar).set_keys([go_on, *self.language_keys()])

    def action_close(self) -> None:
        """Back to the table."""
        if monotonic() - self._since >= self._grace:
            self.dismiss(None)


class SaidScreen(Note):
    """One sentence: what came of something."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("s", "close", show=False)]

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__()
        self._message = message
        self._facts = facts

    def text(self) -> Content:
        """The sentence in the present language."""
        return Content(self.speak(self._message, **self._facts))


class LeaveScreen(Dialog[bool]):
    """Leave in the middle of a match?"""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,q,ctrl+c", "leave", show=False)]

    def compose(self) -> ComposeResult:
        """The question and the two answers."""
        with Vertical(classes="window small"):
            yield Static(id="leave-text")
            yield KeyBar()

    def tell(self) -> None:
        """The question in the present language."""
        speak = self.speak
        self.query_one("#leave-text", Static).update(speak("leave-question"))
        leave = Key(speak("key-enter"), speak("do-leave"), "screen.leave")
        stay = Key(speak("key-escape"), speak("do-stay"), "screen.close")
        self.query_one(KeyBar).set_keys([leave, stay])

    def action_leave(self) -> None:
        """Yes."""
        self.dismiss(result=True)
