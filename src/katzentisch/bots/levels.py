"""Opponents for people, by the names of their levels."""

from collections.abc import Mapping

from ..core.game import Game
from .base import Bot


def levels(game: Game) -> Mapping[str, Bot]:
    """The levels of a game by name, easiest first."""
    return {}
