"""What the chooser offers: the legal actions with their keys, or the skin's matrix with unlit ones too."""

from dataclasses import replace

from rich.cells import cell_len

from ..core.actions import ActionId
from .drawing import crop
from .talk import Talk
from .widgets.cells import Cell

LIST_KEYS = "123456789abefgijkouvwxz"
"""Keys of a list; those that the table itself uses are left out."""


def offer(talk: Talk) -> tuple[list[list[Cell]], bool]:
    """Rows of cells, and whether they are a matrix."""
    sitting, legal = talk.sitting, talk.sitting.legal()
    matrix = talk.skin.matrix(sitting.game, sitting.view(), legal) if legal else None
    if matrix is None:
        return [[cell] for cell in _list(talk, legal)], False
    rows = [[_spot(talk, action, key, legal) for action, key in row] for row in matrix]
    return _keyed(rows) if talk.skin.has_keyed_matrix else rows, True


def _is_rest(talk: Talk, action: ActionId) -> bool:
    return talk.sitting.game.actions.verb(action) in talk.skin.rest


def _list(talk: Talk, legal: list[ActionId]) -> list[Cell]:
    """Every legal action in words."""
    keys = iter(LIST_KEYS)
    named = [(action, "0" if _is_rest(talk, action) else next(keys, "")) for action in legal]
    return [Cell(action, key, talk.label(action)) for action, key in named]


def _spot(talk: Talk, action: ActionId, key: str, legal: list[ActionId]) -> Cell:
    """One place of a matrix."""
    game, view, is_lit = talk.sitting.game, talk.sitting.view(), action in legal
    if _is_rest(talk, action):
        label = talk.label(action) if talk.skin.has_keyed_matrix else f"{key} {talk.label(action)}"
    else:
        label = talk.skin.short(game, view, action, talk.speak)
    is_marked = action == talk.skin.standing(game, view)
    return Cell(action, key, label, is_lit, is_marked, talk.skin.tint(game, action))


def _keyed(rows: list[list[Cell]]) -> list[list[Cell]]:
    """Cells with their keys, all as wide as the widest of those that stand side by side."""
    beside = [row for row in rows if len(row) > 1] or rows
    width = max(cell_len(cell.label) for row in beside for cell in row)
    return [[replace(cell, label=_padded(cell, width)) for cell in row] for row in rows]


def _padded(cell: Cell, width: int) -> str:
    return f"{cell.key:<1} {crop(cell.label, max(width, cell_len(cell.label)))}"
