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
        return self._paint(self.content_size.width, self.content_size.height)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the picture has."""
        return self._paint(width, 0).plain.count("\n") + 1

    def redraw(self) -> None:
        """Draw anew; the number of lines may change."""
        self.refresh(layout=True)
