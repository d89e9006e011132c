"""What the chooser offers: the legal actions with their keys, or the skin's matrix with unlit ones too."""

from ..core.actions import ActionId
from .talk import Talk
from .widgets.cells import Cell

LIST_KEYS = "123456789abcefghijkmotuvwxyz"
"""Keys of a list; those that the table itself uses are left out."""


def offer(talk: Talk) -> tuple[list[list[Cell]], bool]:
    """Rows of cells, and whether they are a matrix."""
    sitting, legal = talk.sitting, talk.sitting.legal()
    matrix = talk.skin.matrix(sitting.game, sitting.view(), legal) if legal else None
    if matrix is None:
        return [[cell] for cell in _list(talk, legal)], False
    return [[_spot(talk, action, key, legal) for action, key in row] for row in matrix], True


def _is_rest(talk: Talk, action: ActionId) -> bool:
    return talk.sitting.game.actions.verb(action) in talk.skin.rest


def _list(talk: Talk, legal: list[ActionId]) -> list[Cell]:
    """Every legal action in words."""
    keys = iter(LIST_KEYS)
    named = [(action, "0" if _is_rest(talk, action) else next(keys, "")) for action in legal]
    return [Cell(action, key, talk.label(action)) for action, key in named]


def _spot(talk: Talk, action: ActionId, key: str, legal: list[ActionId]) -> Cell:
    """One place of a matrix."""
    game = talk.sitting.game
    if _is_rest(talk, action):
        return Cell(action, key, f"{key} {talk.label(action)}", action in legal)
    is_marked = action == talk.skin.standing(game, talk.sitting.view())
    return Cell(action, key, talk.skin.short(game, action, talk.speak), action in legal, is_marked)
