"""The chooser: actions as a list in columns or as a matrix, by arrows, by keys and by mouse."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import ClassVar

from rich.cells import cell_len
from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from ...core.actions import ActionId
from ..drawing import crop

Spot = tuple[int, int]


@dataclass(frozen=True)
class Cell:
    """An action that can be pointed at; only a lit one can be chosen."""

    action: ActionId
    key: str
    label: str
    is_lit: bool = True
    is_marked: bool = False

    def text(self, *, is_short: bool) -> str:
        """A button in brackets in a matrix, a key and a sentence in a list; unlit ones stand bare."""
        if not is_short:
            return f" {self.key:<2} {self.label} "
        left, right = "[]" if self.is_lit else "><" if self.is_marked else "  "
        return f"{left}{self.label}{right}"


class Choices(Widget, can_focus=True):
    """Rows of cells, one of which is pointed at."""

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

        def __init__(self, cell: Cell) -> None:
            super().__init__()
            self.cell = cell

    class Pointed(Message):
        """Another cell is pointed at, or none."""

    def __init__(self, *, id: str, grace: float = 0.0) -> None:
        super().__init__(id=id)
        self._cells: list[Cell] = []
        self._matrix: list[list[Cell]] | None = None
        self._at = 0
        self._typed = ""
        self._top = 0
        self._grace = grace
        self._since = 0.0

    def offer(self, rows: Sequence[Sequence[Cell]], *, is_matrix: bool) -> None:
        """Offer these cells, and point at the first lit one that is no mere refusal."""
        self._matrix = [list(row) for row in rows] if is_matrix else None
        self._cells = [cell for row in rows for cell in row]
        self._typed, self._top, self._since = "", 0, monotonic()
        lit = [number for number, cell in enumerate(self._cells) if cell.is_lit]
        self._at = next((number for number in lit if self._cells[number].key != "0"), lit[0] if lit else 0)
        self._pointed()

    @property
    def pointed(self) -> Cell | None:
        """The cell that is pointed at."""
        return self._cells[self._at] if self._cells else None

    def rows(self) -> list[list[Cell]]:
        """The cells as they lie; a list goes down its columns."""
        if self._matrix is not None:
            return self._matrix
        columns = self._columns()
        height = -(-len(self._cells) // columns)
        return [self._cells[row::height] for row in range(height)] if self._cells else []

    def _columns(self) -> int:
        """As few columns as the height allows, as many as the width allows."""
        width = max((cell_len(cell.text(is_short=False)) for cell in self._cells), default=1)
        needed = -(-len(self._cells) // max(self.size.height, 1))
        return max(1, min(needed, self.size.width // (width + 1)))

    def places(self) -> list[tuple[Cell, int, int, int]]:
        """Each cell with its row, its first column and its width on the screen."""
        is_short = self._matrix is not None
        rows = self.rows()
        found = []
        for number, row in enumerate(rows):
            column = 0
            for index, cell in enumerate(row):
                width = self._width(rows, index, number, is_short=is_short)
                found.append((cell, number - self._top, column, width))
                column += width + 1
        return found

    def _width(self, rows: list[list[Cell]], index: int, number: int, *, is_short: bool) -> int:
        """The width of a column; a row with one cell alone is as wide as it is."""
        if is_short and len(rows[number]) == 1:
            return cell_len(rows[number][0].text(is_short=True))
        column = [row[index] for row in rows if len(row) > index and not (is_short and len(row) == 1)]
        widest = max(cell_len(cell.text(is_short=is_short)) for cell in column)
        return min(widest, self.size.width)

    def render(self) -> Content:
        """The rows that fit, the pointed cell in reverse."""
        self._keep_in_sight()
        lines: dict[int, list[Content]] = {}
        for cell, row, _, width in self.places():
            lines.setdefault(row, []).append(self._draw(cell, width))
        shown = [Content(" ").join(lines[row]) for row in sorted(lines) if 0 <= row < self.size.height]
        return Content("\n").join(shown)

    def _draw(self, cell: Cell, width: int) -> Content:
        text = crop(cell.text(is_short=self._matrix is not None), width)
        if cell is self.pointed:
            return Content.styled(text, "bold #10172b on $primary" if cell.is_lit else "#10172b on $panel-lighten-3")
        if not cell.is_lit:
            return Content.styled(text, "bold $accent" if cell.is_marked else "$text-disabled")
        if self._matrix is not None:
            return Content.styled(text, "bold $foreground")
        return Content.assemble((text[:3], "bold $primary"), text[3:])

    def _row(self) -> int:
        return next((number for number, row in enumerate(self.rows()) if self.pointed in row), 0)

    def _keep_in_sight(self) -> None:
        height, row = max(self.size.height, 1), self._row()
        self._top = max(min(self._top, row), row - height + 1, 0)

    def is_scrolled(self) -> tuple[bool, bool]:
        """Are there rows above and below those that are shown?"""
        return self._top > 0, self._top + self.size.height < len(self.rows())

    def action_move(self, down: int, right: int) -> None:
        """Point at the neighbour in that direction."""
        rows = self.rows()
        if not rows:
            return
        row = self._row()
        column = rows[row].index(self._cells[self._at])
        row = (row + down) % len(rows)
        column = (column + right) % len(rows[row]) if right else min(column, len(rows[row]) - 1)
        self._point(rows[row][column])

    def _point(self, cell: Cell) -> None:
        self._at = self._cells.index(cell)
        self._pointed()

    def _pointed(self) -> None:
        self.refresh()
        self.post_message(self.Pointed())

    def action_choose(self) -> None:
        """Choose the cell that is pointed at; not by a key that was meant for what was here before."""
        if self.pointed is not None and monotonic() - self._since >= self._grace:
            self.post_message((self.Chosen if self.pointed.is_lit else self.Refused)(self.pointed))

    def on_key(self, event: events.Key) -> None:
        """A cell's keys choose it; a first key that fits several points at the first of them."""
        character = event.character or ""
        if not character.isalnum() or not self._cells:
            return
        for typed in (self._typed + character, character):
            found = [cell for cell in self._cells if cell.key.startswith(typed)]
            if found:
                event.stop()
                self._follow(typed, found)
                return

    def _follow(self, typed: str, found: list[Cell]) -> None:
        exact = [cell for cell in found if cell.key == typed]
        self._typed = "" if exact else typed
        lit = [cell for cell in found if cell.is_lit]
        self._point((exact or lit or found)[0])
        if exact:
            self.action_choose()

    def _at_point(self, x: int, y: int) -> Cell | None:
        for cell, row, column, width in self.places():
            if row == y and column <= x < column + width:
                return cell
        return None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Point at what the mouse is over."""
        cell = self._at_point(event.x, event.y)
        if cell is not None and cell is not self.pointed:
            self._point(cell)

    def on_click(self, event: events.Click) -> None:
        """Choose what was clicked."""
        cell = self._at_point(event.x, event.y)
        if cell is not None:
            self._point(cell)
            self.action_choose()

    def on_mouse_scroll_down(self) -> None:
        """The wheel moves on."""
        self.action_move(1, 0)

    def on_mouse_scroll_up(self) -> None:
        """The wheel moves back."""
        self.action_move(-1, 0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as there are rows."""
        return len(self.rows())
