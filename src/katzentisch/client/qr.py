"""QR codes as a server draws them, read back into dots."""

import re
from typing import TypeAlias

Dots: TypeAlias = list[list[bool]]
"""Rows of dots, the dark ones True."""

MOST = 177
"""The largest QR code has so many dots a side."""
QUIET = 2
"""So many light dots are left around it."""
PATH = re.compile(r'<path[^>]*\bd="(M[^"]*)"')
STEP = re.compile(r"([Mmh])(-?[0-9.]+)(?: (-?[0-9.]+))?")


def dots_of(svg: str) -> Dots:
    """The dots of a drawing made of level strokes, each one dot high; none if it is something else."""
    found = PATH.search(svg)
    dark = _dark(found[1]) if found else set()
    if not dark:
        return []
    left, top = min(x for x, _ in dark), min(y for _, y in dark)
    side = max(max(x - left, y - top) for x, y in dark) + 1
    if side > MOST:
        return []
    around = range(-QUIET, side + QUIET)
    return [[(left + x, top + y) in dark for x in around] for y in around]


def _dark(path: str) -> set[tuple[int, int]]:
    """The places of all strokes."""
    dark: set[tuple[int, int]] = set()
    x, y = 0.0, 0.0
    for kind, first, second in STEP.findall(path):
        if kind == "h":
            length = min(int(float(first)), MOST)
            dark |= {(int(x) + step, int(y)) for step in range(length)}
            x += length
        elif kind == "M":
            x, y = float(first), float(second or 0)
        else:
            x, y = x + float(first), y + float(second or 0)
    return dark
