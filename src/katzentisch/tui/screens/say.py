"""A line for those at the table."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Input

from ..widgets.keybar import Key, KeyBar
from .base import Dialog

LONGEST = 300


class SayScreen(Dialog[str]):
    """One line to write; Enter sends it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "close", show=False)]

    def compose(self) -> ComposeResult:
        """A line and the keys."""
        with Vertical(classes="window small"):
            yield Input(id="say-text", compact=True, max_length=LONGEST)
            yield KeyBar()

    def on_mount(self) -> None:
        """Write at once."""
        self.query_one(Input).focus()

    def retell(self) -> None:
        """All words again."""
        speak = self.speak
        self.query_one(".window").border_title = speak("say-title")
        send = Key(speak("key-enter"), speak("do-say"), "screen.send")
        self.query_one(KeyBar).set_keys([send, self.close_key()])

    @on(Input.Submitted)
    def action_send(self) -> None:
        """Send it."""
        self.dismiss(self.query_one(Input).value.strip() or None)
