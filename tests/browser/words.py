"""The words of the page, by which its parts are found: in any language, and whatever they look like."""

import functools

from katzentisch.core.locale import CORE_FOLDER, LANGUAGES, Translator
from katzentisch.core.registry import find
from katzentisch.core.texts import messages
from scripts.page import WEB

FOLDER = WEB / "locale"


@functools.cache
def words(language: str, game: str | None = None) -> Translator:
    """What the page says by itself, and with a game also what the game says."""
    return Translator(language, FOLDER, *([] if game is None else [find(game).folder / "locale"]))


@functools.cache
def lines(language: str) -> frozenset[str]:
    """All texts of a language that are one line without gaps."""
    texts = [text for folder in (FOLDER, CORE_FOLDER) for text in messages(folder, language).values()]
    return frozenset(text.strip() for text in texts if "{" not in text and "\n" not in text.strip())


def foreign(language: str, shown: str) -> set[str]:
    """Lines of what is shown that belong to another language."""
    others = frozenset[str]().union(*(lines(other) for other in LANGUAGES if other != language))
    return {line.strip() for line in shown.splitlines()} & (others - lines(language))
