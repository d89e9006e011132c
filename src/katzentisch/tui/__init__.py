"""The table in the terminal: against bots, or several people at one keyboard."""

import sys

from ..core.game import Refusal
from ..core.locale import chosen_language
from ..core.registry import find, games
from ..core.speech import say_refusal
from .plan import Wishes, plan
from .words import translator


def run(
    game: str | None = None,
    seats: int | None = None,
    people: int | None = None,
    names: list[str] | None = None,
    language: str | None = None,
    seed: int | None = None,
    preset: str | None = None,
) -> int:
    """Open a table; asks for what was not given. 0 at the end, 2 if the table cannot be."""
    wishes = Wishes(game, seats, people, names or (), preset)
    spoken = chosen_language(language)
    try:
        plan(wishes, translator(spoken, find(game) if game else next(iter(games().values()))))
    except Refusal as refusal:
        speak = translator(spoken, next(iter(games().values())))
        print(say_refusal(speak, None, refusal), file=sys.stderr)
        return 2
    from .app import TableApp

    app = TableApp(wishes, language=spoken, seed=seed)
    app.run()
    return app.return_code or 0
