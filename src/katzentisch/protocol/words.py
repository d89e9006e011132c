"""Refusals of servers and clients in sentences, whatever the other side may send."""

from collections.abc import Sequence
from pathlib import Path

from ..core.game import Game, Refusal
from ..core.locale import Translator
from ..core.speech import say_refusal

FOLDER = Path(__file__).parent / "locale"


def say(speak: Translator, game: Game | None, refusal: Refusal, names: Sequence[str] = ()) -> str:
    """A refusal that came over the wire; one that is not known here is told by its code."""
    try:
        return say_refusal(speak, game, refusal, names)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError):
        return speak("refusal-client-unknown", code=refusal.code)
