"""The command line: katzentisch play, tui, serve, bot, sim, arena, replay, hint, rules, check, warm,
export, import, forget.

Exit codes: 0 done, 1 the answer is no (a law is broken, a record is not in order), 2 wrong usage, 3 something is
missing on this machine, 130 interrupted.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from .. import __version__
from ..core.game import Refusal
from ..core.locale import Translator, chosen_language
from ..terminal import USAGE, Parser, Stop, translate_argparse
from .arena import add_arena
from .bot import add_bot
from .check import add_check, add_warm
from .hint import add_hint
from .keeping import add_export, add_forget, add_import
from .options import changed
from .play import add_play
from .refusals import say
from .replay import add_replay
from .rules import add_rules
from .serve import add_serve
from .shared import DONE, INTERRUPTED, LOCALE_FOLDER, MISSING, NO, common, texts
from .sim import add_sim
from .tui import add_tui

__all__ = ["DONE", "INTERRUPTED", "LOCALE_FOLDER", "MISSING", "NO", "changed", "main"]

COMMANDS = (
    add_play,
    add_tui,
    add_serve,
    add_bot,
    add_sim,
    add_arena,
    add_replay,
    add_hint,
    add_rules,
    add_check,
    add_warm,
    add_export,
    add_import,
    add_forget,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; errors are sentences, never tracebacks."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    speak = Translator(_wished_language(words), LOCALE_FOLDER)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _run(words, speak)
        sys.stdout.flush()
        return code
    except Stop as stop:
        print(stop, file=sys.stderr)
        return stop.code
    except Refusal as refusal:
        print(say(speak, refusal, words=words), file=sys.stderr)
        return USAGE
    except BrokenPipeError:
        _drop_output()
        return DONE
    except OSError as error:
        print(speak("cli-cannot-write", file=error.filename or "-", problem=error.strerror or ""), file=sys.stderr)
        _drop_output()
        return MISSING
    except KeyboardInterrupt:
        return INTERRUPTED


def _drop_output() -> None:
    """What can no longer be written is not tried again when the process ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _wished_language(words: Sequence[str]) -> str:
    """--lang decides even before the rest is understood, so that help and errors speak it too."""
    for index, word in enumerate(words):
        if word == "--lang" and index + 1 < len(words):
            return chosen_language(words[index + 1])
        if word.startswith("--lang="):
            return chosen_language(word.removeprefix("--lang="))
    return chosen_language()


def _run(words: Sequence[str], speak: Translator) -> int:
    parser = make_parser(speak)
    given = parser.parse_args(words)
    if not hasattr(given, "run"):
        parser.print_help()
        return DONE
    return int(given.run(given, speak))


def make_parser(speak: Translator) -> Parser:
    """All commands with their help."""
    Parser.speak = speak
    translate_argparse(speak)
    parser = Parser(prog="katzentisch", **texts(speak, "cli-about", "cli-examples"))
    parser.add_argument("--version", action="version", version=f"katzentisch {__version__}", help=speak("cli-version"))
    common(parser, speak)
    commands = parser.add_subparsers(title=speak("cli-commands"), metavar=speak("cli-command"), parser_class=Parser)
    for add in COMMANDS:
        add(commands, speak)
    return parser


if __name__ == "__main__":
    sys.exit(main())
