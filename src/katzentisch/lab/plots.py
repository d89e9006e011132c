"""Plots as SVG that needs nothing from outside; colours come from the page's style."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, SIDE, ROW, TOP, FOOT = 480, 14, 44, 8, 26


@dataclass(frozen=True)
class Dot:
    """A line of a plot: a name, the number in words, and where it lies."""

    name: str
    told: str
    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Axis:
    """What the plot spans, its marks with their words, and a line to compare with."""

    low: float
    high: float
    marks: Sequence[tuple[float, str]]
    line: float | None = None

    def x(self, value: float) -> float:
        """The place of a value, inside the plot."""
        share = (value - self.low) / (self.high - self.low)
        return round(SIDE + (WIDTH - 2 * SIDE) * min(1.0, max(0.0, share)), 1)


def dots(title: str, lines: Sequence[Dot], axis: Axis) -> str:
    """Dots with their intervals, one below the other."""
    height = TOP + ROW * len(lines) + FOOT
    inside = [
        *(_mark(axis, value, word, height) for value, word in axis.marks),
        *([] if axis.line is None else [_vertical(axis.x(axis.line), height, "line")]),
        *(_dot(axis, line, TOP + ROW * number) for number, line in enumerate(lines)),
    ]
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}"><title>{escape(title)}</title>'
        f"{''.join(inside)}</svg>"
    )


def _vertical(x: float, height: int, kind: str) -> str:
    return f'<line class="{kind}" x1="{x}" y1="{TOP}" x2="{x}" y2="{height - FOOT}"/>'


def _mark(axis: Axis, value: float, word: str, height: int) -> str:
    x = axis.x(value)
    place = "start" if x <= SIDE else "end" if x >= WIDTH - SIDE else "middle"
    text = f'<text class="mark" x="{x}" y="{height - 8}" text-anchor="{place}">{escape(word)}</text>'
    return _vertical(x, height, "grid") + text


def _dot(axis: Axis, line: Dot, y: int) -> str:
    at = y + 30
    return (
        f'<text x="{SIDE}" y="{y + 16}">{escape(line.name)}</text>'
        f'<text class="told" x="{WIDTH - SIDE}" y="{y + 16}" text-anchor="end">{escape(line.told)}</text>'
        f'<line class="span" x1="{axis.x(line.low)}" y1="{at}" x2="{axis.x(line.high)}" y2="{at}"/>'
        f'<circle class="dot" cx="{axis.x(line.mean)}" cy="{at}" r="5"/>'
    )
