"""The words of the table: those of the core, of the game, and our own.

Textual breaks lines at no-break spaces too. So texts carry HARD in their place, and HardBlanks turns it back when
lines are painted.
"""

import functools
import re
from pathlib import Path
from typing import Any

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from ..core.game import Game
from ..core.locale import Translator
from ..core.speech import plain_words
from ..protocol.words import FOLDER as PROTOCOL_FOLDER

FOLDER = Path(__file__).parent / "locale"
BLANK = "\N{NO-BREAK SPACE}"
HARD = "\N{BRAILLE PATTERN BLANK}"
"""One column wide and no white space to anyone who breaks lines."""
MINUS = re.compile(r"(?<!\S)-(?=\d)")


def typeset(text: str) -> str:
    """The text with no-break spaces at which Textual does not break, and true minus signs before numbers."""
    return MINUS.sub("\N{MINUS SIGN}", text.replace(BLANK, HARD).replace("\N{NARROW NO-BREAK SPACE}", HARD))


class HardBlanks(LineFilter):
    """Paints no-break spaces as what they are."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The segments of a line with blanks in them."""
        if not any(HARD in segment.text for segment in segments):
            return segments
        return [Segment(text.replace(HARD, BLANK), style, control) for text, style, control in segments]


class TableTranslator(Translator):
    """Speaks in sentences that break only where they may."""

    def __call__(self, message: str, **facts: Any) -> str:
        """The message with its facts."""
        return typeset(super().__call__(message, **facts))


def translator(language: str, game: Game) -> Translator:
    """Speaks of a game and of the table; the same object for the same language and game."""
    return _translator(language, game.folder, tuple(plain_words(game).items()))


@functools.cache
def _translator(language: str, folder: Path, plain: tuple[tuple[str, str], ...]) -> Translator:
    return TableTranslator(language, folder / "locale", FOLDER, PROTOCOL_FOLDER, plain=dict(plain))
