"""What all commands share: exit codes, parsers that speak, and files that may not be writable."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from ..core.game import Game
from ..core.locale import LANGUAGES, Translator
from ..terminal import Parser, Stop

DONE, NO, MISSING, INTERRUPTED = 0, 1, 3, 130
LOCALE_FOLDER = Path(__file__).parent.parent / "locale"


def texts(speak: Translator, about: str, examples: str) -> dict[str, Any]:
    """What a parser says of a command."""
    return {
        "description": speak(about),
        "epilog": speak(examples),
        "formatter_class": argparse.RawDescriptionHelpFormatter,
        "allow_abbrev": False,
        "add_help": True,
    }


def command(commands: Any, speak: Translator, name: str, run: Callable[..., int]) -> Parser:
    """A command with its help, and what runs it."""
    about = f"cli-{name}-about"
    parser: Parser = commands.add_parser(name, help=speak(about), **texts(speak, about, f"cli-{name}-examples"))
    parser.set_defaults(run=run)
    common(parser, speak)
    return parser


def common(parser: Parser, speak: Translator) -> None:
    """The options that every command takes."""
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=speak("cli-lang"))
    parser.add_argument("--no-input", action="store_true", default=argparse.SUPPRESS, help=speak("cli-no-input"))


def game_argument(parser: Parser, speak: Translator) -> None:
    """The game, by its name."""
    parser.add_argument("game", metavar=speak("cli-game"), help=speak("cli-game-help"))


def set_argument(parser: Parser, speak: Translator) -> None:
    """Options of the game, one by one."""
    parser.add_argument("--set", action="append", metavar=speak("cli-set-form"), help=speak("cli-set"))


def find_game(name: str) -> Game:
    """The game with that name; games are loaded only now."""
    from ..core.registry import find

    return find(name)


def positive(text: str) -> int:
    """A whole number above zero."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def open_output(path: Path, speak: Translator) -> IO[bytes]:
    """A file to write, or a clear word why not."""
    try:
        return path.open("wb")
    except OSError as error:
        raise Stop(MISSING, speak("cli-cannot-write", file=str(path), problem=error.strerror or "")) from None
