"""A widget whose picture is drawn anew for the room that it has."""

from collections.abc import Callable

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

Painter = Callable[[int, int], Content]


class Drawn(Widget):
    """Shows what a painter draws for a width and a height."""

    def __init__(self, paint: Painter, *, id: str) -> None:
        super().__init__(id=id)
        self._paint = paint

    def render(self) -> Content:
        """The picture in the present size."""
        width, height = self.content_size
        return self._paint(width, height) if width else Content("")

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the picture has."""
        return self._lines(width)

    def redraw(self) -> None:
        """Draw anew; the screen is laid out anew only if the number of lines changes."""
        width, height = self.content_size
        needs_layout = self.styles.is_auto_height and self._lines(width) != height
        self.refresh(layout=needs_layout)

    def _lines(self, width: int) -> int:
        return self._paint(width, 0).plain.count("\n") + 1 if width else 1
