"""The words of the page, by which its parts are found: in any language, and whatever they look like."""

import functools

from katzentisch.core.locale import Translator
from katzentisch.core.registry import find
from scripts.page import WEB


@functools.cache
def words(language: str, game: str | None = None) -> Translator:
    """What the page says by itself, and with a game also what the game says."""
    folders = [WEB / "locale"] if game is None else [WEB / "locale", find(game).folder / "locale"]
    return Translator(language, *folders)
