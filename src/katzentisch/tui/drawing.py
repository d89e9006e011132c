"""Small drawings made of text: framed cards, fans of equal cards, seats."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from textual.content import Content

Lines = list[Content]

ACTS = "►"
THIN = "╭─╮│╰╯"
THICK = "╔═╗║╚╝"


@dataclass(frozen=True)
class Space:
    """How much room there is to draw in."""

    width: int
    is_roomy: bool


@dataclass(frozen=True)
class Face:
    """What a card looks like: its corner, its picture when there is room, and its tint."""

    corner: str
    picture: str
    tint: str


@dataclass(frozen=True)
class Plate:
    """What stands before a seat: name, marks, counted things, and what the seat said last."""

    name: str
    marks: str
    counts: Sequence[tuple[str, str]]
    said: str
    is_acting: bool
    is_mine: bool


def crop(text: str, width: int) -> str:
    """The text in exactly that many cells."""
    if cell_len(text) > width and width > 0:
        text = set_cell_size(text, width - 1).rstrip() + "…"
    return set_cell_size(text, max(width, 0))


def beside(blocks: Sequence[Lines], gap: int = 0) -> Lines:
    """Blocks of equal height, side by side."""
    return [Content(" " * gap).join(lines) for lines in zip(*blocks, strict=True)]


def stacked(lines: Sequence[Content]) -> Content:
    """Lines one below the other."""
    return Content("\n").join(lines)


def _inside(face: Face, *, is_roomy: bool) -> list[str]:
    if not is_roomy:
        return [f"{face.corner:^3}"]
    return [f"{face.corner:<5}", f"{face.picture:^5}", f"{face.corner:>5}"]


def card(face: Face, *, is_roomy: bool) -> Lines:
    """One card: a frame in its tint and its value on it."""
    rows = _inside(face, is_roomy=is_roomy)
    bar = "─" * len(rows[0])
    middle = [
        Content.assemble(("│", face.tint), (row, f"bold #10172b on {face.tint}"), ("│", face.tint))
        for row in rows
    ]
    return [Content.styled(f"╭{bar}╮", face.tint), *middle, Content.styled(f"╰{bar}╯", face.tint)]


def _edge(face: Face, *, is_roomy: bool) -> Lines:
    """The strip of a card that shows when the next one lies on it."""
    rows = [row[0] if is_roomy else face.corner for row in _inside(face, is_roomy=is_roomy)]
    middle = [Content.assemble(("│", face.tint), (row, f"bold #10172b on {face.tint}")) for row in rows]
    return [Content.styled("╭─", face.tint), *middle, Content.styled("╰─", face.tint)]


def fan(face: Face, count: int, *, is_roomy: bool) -> Lines:
    """Equal cards, one over the other."""
    return beside([*[_edge(face, is_roomy=is_roomy)] * (count - 1), card(face, is_roomy=is_roomy)])


def pile(face: Face, count: int, *, is_roomy: bool) -> Lines:
    """Equal cards as one card with their number beneath the frame's edge."""
    lines = card(face, is_roomy=is_roomy)
    bar = "─" * (len(lines[0].plain) - 2 - len(f"×{count}"))
    return [*lines[:-1], Content.assemble((f"╰{bar}", face.tint), (f"×{count}", "bold"), ("╯", face.tint))]


def hand(faces: Sequence[tuple[Face, int]], space: Space) -> Lines:
    """A hand as fans, or as piles with numbers when it grows too wide."""
    fans = beside([fan(face, count, is_roomy=space.is_roomy) for face, count in faces], gap=1)
    if fans and fans[0].cell_length <= space.width:
        return fans
    return beside([pile(face, count, is_roomy=space.is_roomy) for face, count in faces], gap=1)


def heading(title: str, width: int) -> Content:
    """A line with a title in it."""
    rest = max(width - cell_len(title) - 4, 0)
    return Content.assemble(("─ ", "$panel-lighten-2"), (title, "bold $secondary"), (f" {'─' * rest}", "$panel-lighten-2"))


def plate(plate: Plate, width: int) -> Lines:
    """A seat in a frame; a double frame and a pointer for the one who is to act."""
    left, bar, right, side, low_left, low_right = THICK if plate.is_acting else THIN
    style = "$primary" if plate.is_acting else "$secondary" if plate.is_mine else "$panel-lighten-3"
    inner = width - 2
    pointer, marks = ACTS if plate.is_acting else "", f" {plate.marks}" if plate.marks else ""
    name = crop(plate.name, min(cell_len(plate.name), inner - len(pointer) - len(marks) - 1))
    title = f"{pointer}{name}{marks}"
    name_style = "bold $primary" if plate.is_acting else "bold"
    top = Content.assemble(
        (f"{left}{bar}", style), (title, name_style), (bar * (inner - 1 - cell_len(title)) + right, style)
    )
    said = crop(plate.said, min(cell_len(plate.said), inner - 1))
    bottom = Content.assemble(
        (f"{low_left}{bar}", style), (said, "italic"), (bar * (inner - 1 - cell_len(said)) + low_right, style)
    )
    return [top, *(_count(label, value, inner, side, style) for label, value in plate.counts), bottom]


def _count(label: str, value: str, inner: int, side: str, style: str) -> Content:
    text = crop(label, inner - 1 - cell_len(value))
    return Content.assemble((side, style), (text, "$text-muted"), (f"{value} ", "bold"), (side, style))


def plates(row: Sequence[Plate], width: int) -> Content:
    """All seats side by side."""
    each = min(width // len(row), 26)
    tallest = max(len(one.counts) for one in row)
    assert all(len(one.counts) == tallest for one in row)
    return stacked(beside([plate(one, each) for one in row]))
