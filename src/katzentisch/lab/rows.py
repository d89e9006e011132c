"""The rows of weights in a game's policies.toml: read, and written back line by line, so that all else stays."""

import re
import tomllib
from collections.abc import Sequence

from ..core.game import Game


def tuned_weights(game: Game) -> int:
    """How many weights of a row, from the first on, are to be tuned."""
    return int(tomllib.loads(_text(game))["tuning"]["weights"])


def read_row(game: Game, policy: str, seats: int) -> list[float]:
    """A policy's weights for a number of seats."""
    return list(game.advice.policies()[policy].row(seats))


def write_row(game: Game, policy: str, seats: int, row: Sequence[float]) -> None:
    """Replace a policy's weights for a number of seats in the file."""
    numbers = ", ".join(f"{weight:.4g}" for weight in row)
    head, table, tail = _text(game).partition(f"[policies.{policy}.weights]\n")
    if not table:
        raise ValueError(f"{policy} has no weights of its own")
    line = re.compile(rf"^{seats} = \[.*\]$", re.MULTILINE)
    rows, gap, rest = tail.partition("\n\n")
    rows = line.sub("", rows).replace("\n\n", "\n").strip("\n")
    lines = sorted([*filter(None, rows.split("\n")), f"{seats} = [{numbers}]"])
    (game.folder / "policies.toml").write_text(head + table + "\n".join(lines) + (gap or "\n") + rest, encoding="utf-8")


def _text(game: Game) -> str:
    return (game.folder / "policies.toml").read_text(encoding="utf-8")
