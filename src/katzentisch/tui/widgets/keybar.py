"""The bar of keys: what can be pressed here, and a click does the same."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from textual import events
from textual.content import Content
from textual.widget import Widget


@dataclass(frozen=True)
class Key:
    """A key, what it does in words, and the action behind it."""

    key: str
    label: str
    action: str
    is_on: bool = False


class KeyBar(Widget):
    """One line of keys."""

    DEFAULT_CSS = "KeyBar { height: 1; }"

    def __init__(self, *, id: str = "keys") -> None:
        super().__init__(id=id)
        self._keys: Sequence[Key] = ()

    def set_keys(self, keys: Sequence[Key]) -> None:
        """Show these keys."""
        self._keys = keys
        self.refresh()

    def spans(self) -> list[tuple[int, int, Key]]:
        """From which to which column each key lies; labels are left out where they do not fit."""
        found, column = [], 0
        for key in self._keys:
            end = column + cell_len(self._text(key)) + 1
            found.append((column, end, key))
            column = end + 1
        return found

    def render(self) -> Content:
        """All keys with their labels."""
        parts: list[str | tuple[str, str]] = []
        for _, _, key in self.spans():
            style = "bold underline" if key.is_on else "$text-muted"
            parts += [(f" {key.key}", "bold $primary"), (f" {key.label}" if key.label else "", style), " "]
        return Content.assemble(*parts)

    def _text(self, key: Key) -> str:
        return f" {key.key} {key.label}" if key.label else f" {key.key}"

    async def on_click(self, event: events.Click) -> None:
        """Do what the key does."""
        for start, end, key in self.spans():
            if start <= event.x < end:
                await self.screen.run_action(key.action)
                return
