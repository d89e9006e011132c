"""katzentisch tui."""

import argparse
import sys
from typing import Any

from ..core.game import Refusal
from ..core.locale import Translator
from ..terminal import USAGE, Stop
from .bot import stop
from .options import changed, options_of
from .shared import LOCALE_FOLDER, MISSING, command, find_game, positive, set_argument


def add_tui(commands: Any, speak: Translator) -> None:
    """The command and its options."""
    parser = command(commands, speak, "tui", run_tui)
    parser.add_argument("game", nargs="?", metavar=speak("cli-game"), help=speak("cli-game-help"))
    parser.add_argument("--players", type=positive, metavar="N", help=speak("cli-tui-players"))
    parser.add_argument("--people", type=positive, metavar="N", help=speak("cli-tui-people"))
    parser.add_argument("--names", metavar="A,B", help=speak("cli-tui-names"))
    parser.add_argument("--preset", metavar=speak("cli-name"), help=speak("cli-preset"))
    parser.add_argument("--level", metavar=speak("cli-name"), help=speak("cli-tui-level"))
    set_argument(parser, speak)
    parser.add_argument("--seed", type=int, metavar="N", help=speak("cli-tui-seed"))
    parser.add_argument("--join", metavar="URL", help=speak("cli-tui-join"))
    parser.add_argument("--name", metavar=speak("cli-name"), help=speak("cli-tui-name"))
    parser.add_argument("--watch", nargs="?", type=positive, const=0, metavar="N", help=speak("cli-tui-watch"))


def run_tui(given: argparse.Namespace, speak: Translator) -> int:
    """Open the table in the terminal."""
    if hasattr(given, "no_input") or not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Stop(USAGE, speak("cli-tui-needs-terminal"))
    try:
        from ..tui import run
    except ModuleNotFoundError as error:
        raise Stop(MISSING, speak("cli-tui-missing", module=error.name or "")) from None
    if given.join or given.name or given.watch is not None:
        return _join(given, speak)
    from ..tui.plan import Wishes

    names = given.names.split(",") if given.names else ()
    options = _own_options(given, speak)
    wishes = Wishes(given.game, given.players, given.people, names, given.preset, options, given.level)
    return run(wishes, speak.language, given.seed)


def _join(given: argparse.Namespace, speak: Translator) -> int:
    """Play at a server's table, which has its game and its seats already."""
    alone = (given.game, given.players, given.people, given.names, given.preset, given.level, given.set, given.seed)
    is_watching, watch = given.watch is not None, given.watch - 1 if given.watch else None
    if given.join is None or any(one is not None for one in alone) or (is_watching and given.name):
        raise Stop(USAGE, speak("cli-tui-join-alone"))
    try:
        from ..client.address import address_of
        from ..tui.joining import run_join
    except ModuleNotFoundError as error:
        raise Stop(MISSING, speak("cli-join-missing", module=error.name or "")) from None
    from ..protocol.words import FOLDER

    try:
        return run_join(address_of(given.join), given.name, speak.language, is_watching=is_watching, watch=watch)
    except Refusal as refusal:
        raise stop(refusal, Translator(speak.language, LOCALE_FOLDER, FOLDER)) from None


def _own_options(given: argparse.Namespace, speak: Translator) -> Any:
    """What --set makes of the preset; None if it was not given."""
    if not given.set:
        return None
    if given.game is None:
        raise Stop(USAGE, speak("cli-set-needs-game"))
    game = find_game(given.game)
    return changed(game, options_of(game, given.preset or next(iter(game.presets))), given.set)
