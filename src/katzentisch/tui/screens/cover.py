"""The cover: nothing of the table shows while the screen passes from one person to the next."""

from time import monotonic
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle
from textual.widgets import Static

from ..drawing import cat, stacked
from ..widgets.keybar import Key, KeyBar
from .base import Spoken


class CoverScreen(Spoken[None]):
    """Says whose turn it is and waits."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "ready", show=False),
        Binding("q,ctrl+c", "app.leave", show=False),
    ]

    def __init__(self, name: str, grace: float = 0.0) -> None:
        super().__init__()
        self._person = name
        self._grace = grace
        self._since = monotonic()

    def compose(self) -> ComposeResult:
        """A cat, whose turn it is, and a button."""
        with Middle():
            with Center():
                yield Static(stacked(cat("", eyes="-.-")), id="cover-cat")
            with Center():
                yield Static(id="cover-text", markup=False)
            with Center():
                yield Static(id="cover-ready", classes="button", markup=False)
        yield KeyBar()

    def tell(self) -> None:
        """To whom the screen goes."""
        speak = self.speak
        self.query_one("#cover-text", Static).update(speak("cover-pass", name=self._person))
        self.query_one("#cover-ready", Static).update(speak("cover-ready", name=self._person))
        keys = [
            Key(speak("key-enter"), speak("do-uncover"), "screen.ready"),
            Key("q", speak("do-quit"), "app.leave"),
        ]
        self.query_one(KeyBar).set_keys([*keys, *self.language_keys()])

    def on_click(self, event: events.Click) -> None:
        """The button can be clicked."""
        if event.widget is not None and event.widget.id == "cover-ready":
            self.action_ready()

    def action_ready(self) -> None:
        """The right person sits here; a key that was still held down does not count."""
        if monotonic() - self._since >= self._grace:
            self.dismiss(None)
