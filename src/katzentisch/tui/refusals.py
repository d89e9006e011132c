"""Refusals of a server in sentences; with a limit, how long one has to wait."""

from ..core.game import Game, Refusal
from ..core.locale import Translator
from ..protocol.words import say

SECOND = 1000


def say_refused(speak: Translator, game: Game, refusal: Refusal) -> str:
    """Why not, in the present language."""
    wait = refusal.facts.get("retry_after")
    if refusal.code == "too-fast" and isinstance(wait, int):
        return speak("net-too-fast", seconds=-(-wait // SECOND))
    return say(speak, game, refusal)
