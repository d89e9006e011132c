"""Cells of a chooser, and where they lie: a list that goes down its columns, or a matrix."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from ...core.actions import ActionId

GAP = 1
PADDING = 2
"""How many blanks a button gets on each side when there is plenty of room."""


@dataclass(frozen=True)
class Cell:
    """An action that can be pointed at; only a lit one can be chosen."""

    action: ActionId
    key: str
    label: str
    is_lit: bool = True
    is_marked: bool = False
    tint: str = ""

    def line(self) -> str:
        """A key and a sentence."""
        return f" {self.key:<2} {self.label} "

    def button(self, padding: int) -> str:
        """In brackets if it is lit; what stands is pointed at from both sides."""
        left, right = "[]" if self.is_lit else "><" if self.is_marked else "  "
        blanks = " " * padding
        return f"{left}{blanks}{self.label}{blanks}{right}"


@dataclass(frozen=True)
class Place:
    """Where a cell lies: row, first column, width and text."""

    cell: Cell
    row: int
    column: int
    width: int
    text: str


@dataclass(frozen=True)
class Layout:
    """All places, how many lines there are, and the rows as one walks through them."""

    places: Sequence[Place]
    height: int
    rows: Sequence[Sequence[Cell]]

    def row_of(self, cell: Cell) -> int:
        """In which line a cell lies."""
        return next((place.row for place in self.places if place.cell is cell), 0)


def lay_list(cells: Sequence[Cell], width: int, height: int) -> Layout:
    """As few columns as the height allows, but not wider than there is room."""
    if not cells:
        return Layout((), 0, ())
    widest = min(max(cell_len(cell.line()) for cell in cells), width)
    needed = -(-len(cells) // max(height, 1))
    columns = max(1, min(needed, (width + GAP) // (widest + GAP)))
    length = -(-len(cells) // columns)
    rows = [cells[number::length] for number in range(length)]
    places = [
        Place(cell, number, column * (widest + GAP), widest, cell.line())
        for number, row in enumerate(rows)
        for column, cell in enumerate(row)
    ]
    return Layout(places, length, rows)


def lay_matrix(rows: Sequence[Sequence[Cell]], width: int, height: int) -> Layout:
    """Buttons in columns, with air between them where there is room."""
    step = 2 if 2 * len(rows) - 1 <= height else 1
    padding = PADDING if step == 2 and _total(rows, PADDING) <= width else 0
    places = list(_buttons(rows, step, padding))
    return Layout(places, step * (len(rows) - 1) + 1, rows)


def _widths(rows: Sequence[Sequence[Cell]], padding: int) -> list[int]:
    """The width of each column; a row with a single cell does not count."""
    full = [row for row in rows if len(row) > 1]
    columns = range(max((len(row) for row in full), default=0))
    return [max(cell_len(row[at].button(padding)) for row in full if len(row) > at) for at in columns]


def _total(rows: Sequence[Sequence[Cell]], padding: int) -> int:
    return sum(width + GAP for width in _widths(rows, padding))


def _buttons(rows: Sequence[Sequence[Cell]], step: int, padding: int) -> Iterator[Place]:
    widths = _widths(rows, padding)
    for number, row in enumerate(rows):
        column = 0
        for at, cell in enumerate(row):
            text = cell.button(padding)
            width = cell_len(text) if len(row) == 1 else widths[at]
            yield Place(cell, number * step, column, width, text.center(width))
            column += width + GAP
