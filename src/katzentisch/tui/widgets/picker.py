"""A picker: one line with a label and a value that the arrows or a click change."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

LABEL = 24


class Picker(Widget, can_focus=True):
    """One of several values."""

    DEFAULT_CSS = "Picker { height: 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
        Binding("enter", "screen.start", show=False),
    ]

    class Changed(Message):
        """Another value was picked."""

        def __init__(self, picker: "Picker") -> None:
            super().__init__()
            self.picker = picker

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._label = ""
        self._values: list[tuple[str, str]] = []
        self.value = ""

    def offer(self, label: str, values: Sequence[tuple[str, str]], value: str) -> None:
        """Offer values with their words; keep the value if it is among them."""
        self._label, self._values, self.value = label, list(values), value
        assert any(known == value for known, _ in values), value
        self.refresh()

    def render(self) -> Content:
        """The label and the value between arrows."""
        words = next((words for value, words in self._values if value == self.value), "")
        arrow = "bold $primary" if len(self._values) > 1 else "$faint"
        mark = "► " if self.has_focus else "  "
        style = "bold $primary" if self.has_focus else "$foreground"
        return Content.assemble(
            (mark, "bold $primary"),
            (f"{self._label:<{LABEL}}", "$muted"),
            ("◄ ", arrow),
            (words, style),
            (" ►", arrow),
        )

    def action_turn(self, step: int) -> None:
        """The next or the previous value."""
        values = [value for value, _ in self._values]
        self.value = values[(values.index(self.value) + step) % len(values)]
        self.refresh()
        self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        """The arrow on the left goes back, everything else goes on."""
        self.focus()
        self.action_turn(-1 if LABEL + 2 <= event.x < LABEL + 4 else 1)
