"""Refusals in sentences."""

from collections.abc import Sequence

from ..core.game import Game, Refusal
from ..core.locale import Translator


def say(speak: Translator, refusal: Refusal, game: Game | None = None, words: Sequence[str] = ()) -> str:
    """A refusal in the words of its game: the given one, else one that the command named, else any that knows it."""
    from ..core.registry import games
    from ..core.speech import say_refusal, translator

    for known in [game] if game else sorted(games().values(), key=lambda one: one.name not in words):
        if refusal.code in known.refusals:
            return say_refusal(translator(speak.language, known), known, refusal, _seat_names(speak))
    return say_refusal(speak, None, refusal)


def _seat_names(speak: Translator) -> list[str]:
    return [speak("cli-seat", seat=seat) for seat in range(8)]
