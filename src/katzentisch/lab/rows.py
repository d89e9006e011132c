"""Rows of weights in a file, one for each number of seats."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ..core.game import Game

PREFIX = "seats-"
DIGITS = 3


def read_rows(file: Path) -> dict[int, list[float]]:
    """The rows of a file by the number of seats; none if there is no file."""
    if not file.exists():
        return {}
    tables = msgspec.toml.decode(file.read_bytes(), type=dict[str, list[float]])
    return {int(name.removeprefix(PREFIX)): row for name, row in tables.items()}


def write_row(file: Path, seats: int, row: Sequence[float]) -> None:
    """Put a row into a file; the others stay."""
    rows = read_rows(file) | {seats: list(row)}
    lines = [f"{PREFIX}{number} = [{', '.join(map(_short, rows[number]))}]\n" for number in sorted(rows)]
    file.write_text("".join(lines))


def row_of(game: Game, policy: str, file: Path, seats: int) -> list[float]:
    """The row of a file, or else of a policy of the game."""
    rows = read_rows(file)
    return rows[seats] if seats in rows else list(game.advice.policies()[policy].row(seats))


def _short(number: float) -> str:
    text = f"{number:.{DIGITS}f}".rstrip("0")
    return text + "0" if text.endswith(".") else text
