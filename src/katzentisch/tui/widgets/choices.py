"""The chooser: point with arrows or mouse, choose with Enter, a click, or a cell's own keys."""

from collections.abc import Sequence
from time import monotonic
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from ..drawing import crop
from .cells import Cell, Layout, Place, lay_list, lay_matrix


class Choices(Widget, can_focus=True):
    """Cells, one of which is pointed at."""

    DEFAULT_CSS = "Choices { height: 1fr; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1, 0)", show=False),
        Binding("down", "move(1, 0)", show=False),
        Binding("left", "move(0, -1)", show=False),
        Binding("right", "move(0, 1)", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Chosen(Message):
        """A lit cell was chosen."""

        def __init__(self, cell: Cell) -> None:
            super().__init__()
            self.cell = cell

    class Refused(Message):
        """Somebody tried to choose an unlit cell."""

    class Pointed(Message):
        """Another cell is pointed at, or none."""

    def __init__(self, *, id: str, grace: float = 0.0) -> None:
        super().__init__(id=id)
        self._rows: list[list[Cell]] = []
        self._is_matrix = False
        self._grace = grace
        self._since = 0.0
        self._typed = ""
        self._top = 0
        self.pointed: Cell | None = None

    def cells(self) -> list[Cell]:
        """All cells, row by row."""
        return [cell for row in self._rows for cell in row]

    def holds(self, cell: Cell) -> bool:
        """Is this very cell still offered?"""
        return any(cell is one for one in self.cells())

    def offer(self, rows: Sequence[Sequence[Cell]], *, is_matrix: bool) -> None:
        """Offer these cells; the same actions in other words keep what is pointed at."""
        before, at = [cell.action for cell in self.cells()], self.pointed
        self._rows, self._is_matrix = [list(row) for row in rows], is_matrix
        same = before == [cell.action for cell in self.cells()]
        if not same:
            self._top, self._since = 0, monotonic()
        kept = [cell for cell in self.cells() if same and at is not None and cell.action == at.action]
        self._point(kept[0] if kept else self._first())

    def _first(self) -> Cell | None:
        """The first lit cell that does more than decline."""
        lit = [cell for cell in self.cells() if cell.is_lit]
        return next((cell for cell in lit if cell.key != "0"), next(iter(lit), None))

    def layout_cells(self) -> Layout:
        """Where the cells lie in the present size."""
        width, height = self.size
        if self._is_matrix:
            return lay_matrix(self._rows, width, height)
        return lay_list(self.cells(), width, height)

    def places(self) -> list[Place]:
        """The cells that are in sight, with rows as on the screen."""
        layout = self._in_sight()
        return [
            Place(place.cell, place.row - self._top, place.column, place.width, place.text)
            for place in layout.places
            if 0 <= place.row - self._top < self.size.height
        ]

    def _in_sight(self) -> Layout:
        """Scroll so far that the pointed cell shows."""
        layout, height = self.layout_cells(), max(self.size.height, 1)
        row = layout.row_of(self.pointed) if self.pointed else 0
        self._top = max(min(self._top, row), row - height + 1, 0)
        return layout

    def render(self) -> Content:
        """The rows in sight, and a mark where there are more."""
        layout = self._in_sight()
        lines = [Content("")] * min(layout.height, self.size.height)
        for place in self.places():
            line = lines[place.row]
            blanks = " " * (place.column - line.cell_length)
            lines[place.row] = Content.assemble(line, blanks, self._draw(place))
        if self._top > 0:
            lines[0] = self._marked(lines[0], "▲")
        if lines and self._top + self.size.height < layout.height:
            lines[-1] = self._marked(lines[-1], "▼")
        return Content("\n").join(lines)

    def _marked(self, line: Content, mark: str) -> Content:
        blanks = " " * (self.size.width - line.cell_length - 1)
        return Content.assemble(line, blanks, (mark, "bold $primary"))

    def _draw(self, place: Place) -> Content:
        cell, text = place.cell, crop(place.text, place.width)
        if cell.tint and cell.is_lit:
            return self._draw_tinted(text, cell)
        if cell is self.pointed:
            return Content.styled(text, "bold $ink on $primary" if cell.is_lit else "bold $ink on $faint")
        if not cell.is_lit:
            return Content.styled(text, "bold $accent" if cell.is_marked else cell.tint or "$faint")
        if self._is_matrix:
            return Content.styled(text, "bold")
        return Content.assemble((text[:3], "bold $primary"), text[3:])

    def _draw_tinted(self, text: str, cell: Cell) -> Content:
        """A lit cell on its own colour; the one that is pointed at shines, between two arrows."""
        if cell is self.pointed:
            return Content.styled(f"►{text[1:-1]}◄", "bold $ink on #ffffff")
        return Content.styled(text, f"bold $ink on {cell.tint}")

    def action_move(self, down: int, right: int) -> None:
        """Point at the neighbour in that direction, round the edge if need be."""
        rows = self.layout_cells().rows
        if self.pointed is None:
            return
        row = next(number for number, cells in enumerate(rows) if self.pointed in cells)
        column = rows[row].index(self.pointed)
        row = (row + down) % len(rows)
        column = (column + right) % len(rows[row]) if right else min(column, len(rows[row]) - 1)
        self._point(rows[row][column])

    def _point(self, cell: Cell | None) -> None:
        """Point there; a first key that was typed for another place is forgotten."""
        self._typed = ""
        self.pointed = cell
        self.refresh()
        self.post_message(self.Pointed())

    def action_choose(self) -> None:
        """Choose what is pointed at; a key that was meant for what was here before does not count."""
        if self.pointed is None or monotonic() - self._since < self._grace:
            return
        self.post_message(self.Chosen(self.pointed) if self.pointed.is_lit else self.Refused())

    def on_key(self, event: events.Key) -> None:
        """A cell's keys choose it; a first key that fits several cells points at one of them."""
        character = event.character or ""
        if not character.isalnum():
            return
        for typed in (self._typed + character, character):
            found = [cell for cell in self.cells() if cell.key.startswith(typed)]
            if found:
                event.stop()
                self._follow(typed, found)
                return

    def _follow(self, typed: str, found: list[Cell]) -> None:
        exact = [cell for cell in found if cell.key == typed]
        lit = [cell for cell in found if cell.is_lit]
        self._point((exact or lit or found)[0])
        self._typed = "" if exact else typed
        if exact:
            self.action_choose()

    def _at(self, event: events.MouseEvent) -> Cell | None:
        for place in self.places():
            if place.row == event.y and place.column <= event.x < place.column + place.width:
                return place.cell
        return None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Point at what the mouse is over."""
        cell = self._at(event)
        if cell is not None and cell is not self.pointed:
            self._point(cell)

    def on_click(self, event: events.Click) -> None:
        """Choose what was clicked."""
        cell = self._at(event)
        if cell is not None:
            self._point(cell)
            self.action_choose()

    def on_mouse_scroll_down(self) -> None:
        """The wheel moves on."""
        self.action_move(1, 0)

    def on_mouse_scroll_up(self) -> None:
        """The wheel moves back."""
        self.action_move(-1, 0)
