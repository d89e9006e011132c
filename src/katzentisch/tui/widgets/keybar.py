"""The bar of keys: what can be pressed here, and a click does the same."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from textual import events
from textual.content import Content
from textual.widget import Widget


@dataclass(frozen=True)
class Key:
    """A key, what it does in words, and the action behind it; a spare one is left out where there is no room."""

    key: str
    label: str
    action: str
    is_on: bool = False
    is_spare: bool = False

    def width(self) -> int:
        """How many columns it takes, with a blank on both sides."""
        return cell_len(f" {self.key} {self.label} ")


class KeyBar(Widget):
    """One line of keys."""

    DEFAULT_CSS = "KeyBar { height: 1; }"

    def __init__(self, *, id: str = "keys") -> None:
        super().__init__(id=id)
        self.keys: Sequence[Key] = ()

    def set_keys(self, keys: Sequence[Key]) -> None:
        """Show these keys."""
        self.keys = keys
        self.refresh()

    def fitting(self) -> list[Key]:
        """The keys for which there is room; the last spare one goes first."""
        keys = list(self.keys)
        for spare in [key for key in reversed(self.keys) if key.is_spare]:
            if sum(key.width() for key in keys) > self.size.width + 1:
                keys.remove(spare)
        return keys

    def spans(self) -> list[tuple[int, int, Key]]:
        """From which to which column each key lies."""
        found, column = [], 0
        for key in self.fitting():
            found.append((column, column + key.width(), key))
            column += key.width()
        return found

    def render(self) -> Content:
        """All keys with their labels; what is switched on is underlined."""
        parts: list[str | tuple[str, str]] = []
        for key in self.fitting():
            style = "bold underline" if key.is_on else "$muted"
            parts += [" ", (key.key, "bold $primary"), " ", (key.label, style), " "]
        return Content.assemble(*parts)

    async def on_click(self, event: events.Click) -> None:
        """Do what the key does."""
        for start, end, key in self.spans():
            if start <= event.x < end:
                await self.screen.run_action(key.action)
                return
