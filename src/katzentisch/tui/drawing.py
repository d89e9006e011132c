"""Small drawings made of text: framed cards, fans of equal cards, seats."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from textual.content import Content

Lines = list[Content]

ACTS = "►"
THIN = "╭─╮│╰╯"
THICK = "╔═╗║╚╝"
WIDEST = 60
"""A seat's plate is never wider than this."""


@dataclass(frozen=True)
class Space:
    """How much room there is to draw in, and whether the one who is looking is offered something below it."""

    width: int
    is_roomy: bool
    is_asked: bool = False
    owner: str = ""
    """Whose hand it is, if not the hand of the one who is looking."""


@dataclass(frozen=True)
class Face:
    """What a card looks like: its corner, its picture when there is room, and its tint."""

    corner: str
    picture: str
    tint: str


@dataclass(frozen=True)
class Plate:
    """What stands before a seat: name, marks, counted things, and what it said; words with the longest form first."""

    name: str
    marks: str
    counts: Sequence[tuple[Sequence[str], str]]
    said: Sequence[str]
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
    """One card: a frame and its value on its tint."""
    rows = _inside(face, is_roomy=is_roomy)
    bar = "─" * len(rows[0])
    middle = [_painted(face, "│", row, "│") for row in rows]
    return [_painted(face, f"╭{bar}╮"), *middle, _painted(face, f"╰{bar}╯")]


def _painted(face: Face, frame: str, inside: str = "", end: str = "") -> Content:
    paper = f"$ink on {face.tint}"
    return Content.assemble((frame, paper), (inside, f"bold {paper}"), (end, paper))


def _edge(face: Face, *, is_roomy: bool) -> Lines:
    """The strip of a card that shows when the next one lies on it."""
    rows = [row[0] if is_roomy else face.corner for row in _inside(face, is_roomy=is_roomy)]
    return [_painted(face, "╭─"), *(_painted(face, "│", row) for row in rows), _painted(face, "╰─")]


def fan(face: Face, count: int, *, is_roomy: bool) -> Lines:
    """Equal cards, one over the other."""
    return beside([*[_edge(face, is_roomy=is_roomy)] * (count - 1), card(face, is_roomy=is_roomy)])


def pile(face: Face, count: int, *, is_roomy: bool) -> Lines:
    """Equal cards as one card with their number in the frame's edge."""
    lines = card(face, is_roomy=is_roomy)
    number = f"×{count}"
    bar = "─" * (lines[0].cell_length - 2 - cell_len(number))
    return [*lines[:-1], _painted(face, f"╰{bar}", number, "╯")]


def hand(faces: Sequence[tuple[Face, int]], space: Space) -> Lines:
    """A hand as fans, or as piles with numbers when it grows too wide."""
    fans = beside([fan(face, count, is_roomy=space.is_roomy) for face, count in faces], gap=1)
    if fans and fans[0].cell_length <= space.width:
        return fans
    return beside([pile(face, count, is_roomy=space.is_roomy) for face, count in faces], gap=1)


def cat(text: str, eyes: str = "o.o") -> Lines:
    """A cat, and what there is to say beside it."""
    fur = "bold $secondary"
    return [
        Content.styled(r"  /\_/\ ", fur),
        Content.assemble((f" ( {eyes} )  ", fur), (text, "bold $primary")),
        Content.styled("  > ^ <", fur),
    ]


def chip(face: Face, count: int) -> Content:
    """A value and a number, very small."""
    return Content.assemble((f" {face.corner} ", f"bold $ink on {face.tint}"), f"×{count}")


def flow(parts: Sequence[Content], width: int, gap: int = 1) -> Lines:
    """Small drawings one after the other, in as many lines as they need."""
    lines: Lines = []
    for part in parts:
        if lines and lines[-1].cell_length + gap + part.cell_length <= width:
            lines[-1] = Content.assemble(lines[-1], " " * gap, part)
        else:
            lines.append(part)
    return lines


def heading(title: str, width: int) -> Content:
    """A line with a title in it."""
    rest = "─" * max(width - cell_len(title) - 4, 0)
    return Content.assemble(("─ ", "$line"), (title, "bold $secondary"), (f" {rest}", "$line"))


def plate(plate: Plate, width: int) -> Lines:
    """A seat in a frame; a double frame and a pointer for the one who is to act."""
    glyphs = THICK if plate.is_acting else THIN
    style = "$primary" if plate.is_acting else "$secondary" if plate.is_mine else "$line"
    pointer, marks = ACTS if plate.is_acting else "", f" {plate.marks}" if plate.marks else ""
    room = width - 3 - cell_len(pointer + marks)
    title = f"{pointer}{crop(plate.name, min(cell_len(plate.name), room))}{marks}"
    top = _border(glyphs[:3], title, "bold $primary" if plate.is_acting else "bold", style, width)
    said = next((text for text in plate.said if cell_len(text) <= width - 3), "")
    bottom = _border(glyphs[4] + glyphs[1] + glyphs[5], said, "italic", style, width)
    counts = [_count(labels, value, width - 2, glyphs[3], style) for labels, value in plate.counts]
    return [top, *counts, bottom]


def _border(glyphs: str, text: str, text_style: str, style: str, width: int) -> Content:
    """The upper or lower edge of a frame with a text in it."""
    left, bar, right = glyphs[0], glyphs[1], glyphs[2]
    text = crop(text, min(cell_len(text), width - 3))
    rest = bar * (width - 3 - cell_len(text))
    return Content.assemble((f"{left}{bar}", style), (text, text_style), (f"{rest}{right}", style))


def _count(labels: Sequence[str], value: str, inner: int, side: str, style: str) -> Content:
    """A word and a number: the longest form that leaves a blank between them, else the last one."""
    room = inner - 1 - cell_len(value)
    label = next((label for label in labels if cell_len(label) <= room - 2), labels[-1])
    text = crop(f" {label}", room)
    return Content.assemble((side, style), (text, "$muted"), (f"{value} ", "bold"), (side, style))


def plates(row: Sequence[Plate], width: int) -> Content:
    """All seats side by side, as wide as there is room."""
    each, rest = divmod(min(width, WIDEST * len(row)), len(row))
    return stacked(beside([plate(one, each + (number < rest)) for number, one in enumerate(row)]))
