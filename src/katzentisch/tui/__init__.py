"""The table in the terminal: against bots, or several people at one keyboard."""

import sys

from ..core.game import Refusal
from ..core.locale import chosen_language
from ..core.registry import find, games
from ..core.speech import say_refusal
from .plan import Wishes, plan
from .words import BLANK, HARD, translator


def run(wishes: Wishes | None = None, language: str | None = None, seed: int | None = None) -> int:
    """Open a table; asks for what was not given. 0 at the end, 2 if the table cannot be."""
    spoken, wishes = chosen_language(language), wishes or Wishes()
    game = next(iter(games().values()))
    try:
        game = find(wishes.game) if wishes.game else game
        plan(wishes, translator(spoken, game))
    except Refusal as refusal:
        print(say_refusal(translator(spoken, game), game, refusal).replace(HARD, BLANK), file=sys.stderr)
        return 2
    from .app import TableApp

    app = TableApp(wishes, language=spoken, seed=seed)
    app.run()
    return app.return_code or 0
