"""Chat: the last lines, a line for those at the table, and ready-made phrases and emotes."""

from collections.abc import Callable, Sequence
from typing import ClassVar, get_args

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from ...protocol.messages import ChatLine, Emote, Phrase, Say
from ..drawing import flow, stacked
from ..remote import chat_entry, say_chat
from ..widgets.keybar import Key, KeyBar
from .base import Dialog

LONGEST = 300
WIDTH = 72
LINES = 8
"""So many lines of chat are shown."""
PHRASES: Sequence[Phrase] = get_args(Phrase)
EMOTES: Sequence[Emote] = get_args(Emote)


class SayScreen(Dialog[Say]):
    """One line to write, or a phrase to pick with the arrows; Enter sends it. The muted have the phrases."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "close", show=False),
        Binding("down,tab", "step(1)", show=False, priority=True),
        Binding("up,shift+tab", "step(-1)", show=False, priority=True),
        Binding("enter", "send", show=False),
    ]

    def __init__(self, chat: Callable[[], Sequence[ChatLine]], draft: str, *, is_muted: bool) -> None:
        super().__init__()
        self._chat = chat
        self._draft = draft
        self._is_muted = is_muted
        self._at: int | None = 0 if is_muted else None

    def compose(self) -> ComposeResult:
        """What was said, a line, the phrases, the keys."""
        with Vertical(classes="window say"):
            yield Static(id="say-lines", markup=False)
            yield Static(id="say-muted", markup=False)
            yield Input(self._draft, id="say-text", compact=True, max_length=LONGEST)
            yield Static(id="say-phrases", markup=False)
            yield KeyBar()

    def on_mount(self) -> None:
        """Write at once, if one may."""
        self.query_one(Input).display = not self._is_muted
        self.query_one("#say-muted").display = self._is_muted
        if not self._is_muted:
            self.query_one(Input).focus()

    def tell(self) -> None:
        """All words again."""
        speak = self.speak
        self.query_one(".window").border_title = speak("say-title")
        self.query_one("#say-lines", Static).update(stacked(self._lines()))
        self.query_one("#say-muted", Static).update(speak("refusal-muted"))
        self.query_one(Input).placeholder = speak("say-text")
        self.query_one("#say-phrases", Static).update(stacked(flow(self._phrases(), WIDTH)))
        send = Key(speak("key-enter"), speak("do-say"), "screen.send")
        pick = Key("↑↓", speak("do-phrase"), "screen.step(1)")
        self.query_one(KeyBar).set_keys([send, pick, self.close_key()])

    def _lines(self) -> list[Content]:
        """The last lines of chat, the newest at the bottom."""
        said = [Content(say_chat(self.speak, chat_entry(line))) for line in self._chat()[-LINES:]]
        lines = [part for line in said for part in line.wrap(WIDTH)]
        return lines[-LINES:] or [Content.styled(self.speak("say-nothing"), "$muted italic")]

    def _phrases(self) -> list[Content]:
        words = [*(self.speak(f"phrase-{one}") for one in PHRASES), *(f"*{self.speak(f'emote-{e}')}*" for e in EMOTES)]
        return [
            Content.styled(f" {word} ", "bold $ink on $primary" if number == self._at else "$secondary")
            for number, word in enumerate(words)
        ]

    def action_step(self, step: int) -> None:
        """Pick the next phrase or the one before; beyond the first there is one's own line."""
        count = len(PHRASES) + len(EMOTES)
        if self._is_muted:
            self._at = ((self._at or 0) + step) % count
        else:
            place = (0 if self._at is None else self._at + 1) + step
            self._at = None if place % (count + 1) == 0 else place % (count + 1) - 1
        self.retell()

    @on(Input.Changed)
    def typed(self) -> None:
        """Whoever writes has picked no phrase."""
        if self._at is not None and not self._is_muted:
            self._at = None
            self.retell()

    @on(Input.Submitted)
    def action_send(self) -> None:
        """Send what was picked, or what was written."""
        at, text = self._at, self.query_one(Input).value.strip()
        if at is None:
            self.dismiss(Say(id="", text=text) if text else None)
        elif at < len(PHRASES):
            self.dismiss(Say(id="", phrase=PHRASES[at]))
        else:
            self.dismiss(Say(id="", emote=EMOTES[at - len(PHRASES)]))
