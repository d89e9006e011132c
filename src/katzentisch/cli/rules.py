"""katzentisch rules."""

import argparse
from typing import Any

from ..core.game import Game, Refusal
from ..core.locale import Translator
from ..terminal import USAGE, Stop
from .shared import DONE, command, find_game, game_argument


def add_rules(commands: Any, speak: Translator) -> None:
    """The command and its options."""
    parser = command(commands, speak, "rules", run_rules)
    game_argument(parser, speak)
    parser.add_argument("number", nargs="?", metavar="R1", help=speak("cli-rules-number"))


def run_rules(given: argparse.Namespace, speak: Translator) -> int:
    """Print the rules of a game, or one of them."""
    from ..core.texts import RULES_FILES, rule_text

    game = find_game(given.game)
    language = _rules_language(game, speak.language)
    if given.number is None:
        print((game.folder / RULES_FILES[language]).read_text(encoding="utf-8"))
        return DONE
    try:
        print(rule_text(game, language, given.number.upper()))
    except KeyError:
        raise Stop(USAGE, speak("cli-rules-unknown", number=given.number)) from None
    return DONE


def _rules_language(game: Game, wish: str) -> str:
    """The language of the rules: the chosen one, or English; refuses if the game has no rules text."""
    from ..core.texts import RULES_FILES

    for language in (wish, "en"):
        if (game.folder / RULES_FILES[language]).exists():
            return language
    raise Refusal("no-rules-text", "", game=game.name)
