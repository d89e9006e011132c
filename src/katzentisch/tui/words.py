"""The words of the table: those of the core, of the game, and our own."""

import functools
from pathlib import Path

from ..core.game import Game
from ..core.locale import Translator

FOLDER = Path(__file__).parent / "locale"


def translator(language: str, game: Game) -> Translator:
    """Speaks of a game and of the table; the same object for the same language and game."""
    return _translator(language, game.folder)


@functools.cache
def _translator(language: str, folder: Path) -> Translator:
    return Translator(language, folder / "locale", FOLDER)
