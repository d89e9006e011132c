"""The command line: katzentisch sim, replay, check, rules, warm, tui.

Exit codes: 0 done, 1 the answer is no (a law is broken, a record is not in order), 2 wrong usage, 3 something is
missing on this machine, 130 interrupted.
"""

import argparse
import json
import os
import re
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any

from . import __version__
from .core.game import Game, Refusal
from .core.locale import LANGUAGES, Translator, chosen_language
from .terminal import USAGE, Parser, Stop, progress, translate_argparse

DONE, NO, MISSING, INTERRUPTED = 0, 1, 3, 130
LOCALE_FOLDER = Path(__file__).parent / "locale"
NUMBER = r"-?(?:0|[1-9][0-9]{0,17})"
VALUE = re.compile(rf"{NUMBER}|true|false|null|\[ *(?:{NUMBER} *(?:, *{NUMBER} *)*)?\]")
"""Values of options that are not text: as in JSON, and whole numbers only."""
LONGEST_QUOTE, LONGEST_PROBLEM = 60, 120


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
        print(_say_refusal(speak, refusal, words=words), file=sys.stderr)
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
    parser = _parser(speak, "katzentisch", "cli-about", "cli-examples")
    parser.add_argument("--version", action="version", version=f"katzentisch {__version__}", help=speak("cli-version"))
    _common(parser, speak)
    commands = parser.add_subparsers(title=speak("cli-commands"), metavar=speak("cli-command"), parser_class=Parser)
    for add in (_add_tui, _add_sim, _add_replay, _add_rules, _add_check, _add_warm):
        add(commands, speak)
    return parser


def _parser(speak: Translator, name: str, about: str, examples: str) -> Parser:
    return Parser(prog=name, **_texts(speak, about, examples))


def _texts(speak: Translator, about: str, examples: str) -> dict[str, Any]:
    return {
        "description": speak(about),
        "epilog": speak(examples),
        "formatter_class": argparse.RawDescriptionHelpFormatter,
        "allow_abbrev": False,
        "add_help": True,
    }


def _command(commands: Any, speak: Translator, name: str, run: Callable[..., int]) -> Parser:
    about = f"cli-{name}-about"
    parser: Parser = commands.add_parser(name, help=speak(about), **_texts(speak, about, f"cli-{name}-examples"))
    parser.set_defaults(run=run)
    _common(parser, speak)
    return parser


def _common(parser: Parser, speak: Translator) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=speak("cli-lang"))
    parser.add_argument("--no-input", action="store_true", default=argparse.SUPPRESS, help=speak("cli-no-input"))


def _game(parser: Parser, speak: Translator) -> None:
    parser.add_argument("game", metavar=speak("cli-game"), help=speak("cli-game-help"))


def _set(parser: Parser, speak: Translator) -> None:
    parser.add_argument("--set", action="append", metavar=speak("cli-set-form"), help=speak("cli-set"))


def _find(name: str) -> Game:
    from .core.registry import find

    return find(name)


# sim


def _add_sim(commands: Any, speak: Translator) -> None:
    parser = _command(commands, speak, "sim", run_sim)
    _game(parser, speak)
    parser.add_argument("--players", type=_positive, default=4, metavar="N", help=speak("cli-sim-players"))
    parser.add_argument("--games", type=_positive, default=1000, metavar="N", help=speak("cli-sim-games"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=speak("cli-sim-seed"))
    parser.add_argument("--preset", default="printed", metavar=speak("cli-name"), help=speak("cli-preset"))
    _set(parser, speak)
    parser.add_argument("--records", type=Path, metavar=speak("cli-file"), help=speak("cli-sim-records"))
    engines = ("auto", "compiled", "interpreted")
    parser.add_argument("--engine", choices=engines, default="auto", help=speak("cli-sim-engine"))


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def options_of(game: Game, preset: str) -> Any:
    """The options of a preset."""
    if preset not in game.presets:
        raise Refusal("no-such-preset", "", preset=preset, presets=", ".join(game.presets))
    return game.presets[preset]


def changed(game: Game, options: Any, changes: Sequence[str]) -> Any:
    """Options with some of them set by name, as in `name=24` or `name=@file.toml`."""
    for change in changes:
        name, _, value = change.partition("=")
        if name not in game.options.__struct_fields__:
            names = ", ".join(game.options.__struct_fields__)
            raise Refusal("no-such-option", "", option=_quoted(name), options=names)
        options = _with_option(game, options, name, value)
    return options


def _with_option(game: Game, options: Any, name: str, value: str) -> Any:
    """Options with one of them set; says which one if it cannot be."""
    from msgspec import to_builtins

    from .core.game import OptionError
    from .core.match import valid_options

    try:
        return valid_options(game, {**to_builtins(options), name: option_value(value)})
    except OptionError as error:
        problem = _quoted(error.facts["problem"], LONGEST_PROBLEM)
        raise Refusal("option-value", "", option=name, value=_quoted(value), problem=problem) from None


def _quoted(text: str, longest: int = LONGEST_QUOTE) -> str:
    """The beginning of a text from outside."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def option_value(text: str) -> Any:
    """The value of an option: a number, true, false, null, a list, a name, or @ and the file that holds it."""
    if text.startswith("@"):
        return option_file(Path(text.removeprefix("@")))
    return json.loads(text) if VALUE.fullmatch(text) else text


def option_file(path: Path) -> Any:
    """The value of an option from a JSON file, or a TOML file; refuses what cannot be read."""
    import tomllib

    try:
        text = path.read_text(encoding="utf-8")
        return json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise Refusal("option-file-missing", "", file=str(path), problem=error.strerror or "") from None
    except (ValueError, RecursionError) as error:
        raise Refusal("option-file-malformed", "", file=str(path), problem=str(error)) from None


def run_sim(given: argparse.Namespace, speak: Translator) -> int:
    """Simulate random matches; write their records, or print totals."""
    from .lab import simulation

    game = _find(given.game)
    options = changed(game, options_of(game, given.preset), given.set or [])
    game.start(options, given.players, None)
    if given.players not in game.seats_of(given.preset):
        seats = ", ".join(map(str, game.seats_of(given.preset)))
        raise Refusal("preset-seats", "", preset=given.preset, seats=seats, players=given.players)
    plan = simulation.plan(game, options, given.players, given.games, given.seed, given.engine)
    if given.records is None:
        return _print_totals(plan, speak)
    with open_output(given.records, speak) as file:
        for record in progress(simulation.records(plan), plan.games, speak):
            file.write(_encode(record) + b"\n")
    print(speak("cli-sim-written", games=plan.games, file=str(given.records)), file=sys.stderr)
    return DONE


def _encode(record: Any) -> bytes:
    from .core.transcript import encode

    return encode(record)


def _print_totals(plan: Any, speak: Translator) -> int:
    from .lab import simulation

    total = None
    for part in progress(simulation.totals(plan), plan.games, speak, lambda part: int(part.games)):
        total = part if total is None else simulation.add(total, part)
    assert total is not None
    print(speak("cli-sim-total", games=total.games, decisions=total.decisions, mean=total.decisions / total.games))
    for seat in range(plan.seats):
        mean = total.scores[seat] / total.games
        share = 100 * total.shares[seat] / total.games
        print(speak("cli-sim-seat", seat=seat, mean=mean, share=share))
    return DONE


def open_output(path: Path, speak: Translator) -> IO[bytes]:
    """A file to write, or a clear word why not."""
    try:
        return path.open("wb")
    except OSError as error:
        raise Stop(MISSING, speak("cli-cannot-write", file=str(path), problem=error.strerror or "")) from None


# replay


def _add_replay(commands: Any, speak: Translator) -> None:
    parser = _command(commands, speak, "replay", run_replay)
    parser.add_argument("file", type=Path, metavar=speak("cli-file"), help=speak("cli-replay-file"))
    parser.add_argument("--match", type=_positive, metavar="N", help=speak("cli-replay-match"))
    parser.add_argument("--quiet", action="store_true", help=speak("cli-replay-quiet"))


def run_replay(given: argparse.Namespace, speak: Translator) -> int:
    """Print readable transcripts of the records in a file."""
    from .core.transcript import RecordRefusal, read_lines

    count = 0
    try:
        for count, (record, match) in enumerate(read_lines(given.file), 1):
            if not given.quiet and given.match in (None, count):
                _print_transcript(record, match, count, speak)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Stop(MISSING, speak("cli-cannot-read", file=str(given.file), problem=error.strerror or "")) from None
    except RecordRefusal as refusal:
        raise Stop(NO, _say_record_refusal(speak, refusal, given.file)) from None
    if count == 0:
        raise Stop(NO, speak("cli-replay-empty", file=str(given.file)))
    if given.match is not None and given.match > count:
        raise Stop(USAGE, speak("cli-replay-no-match", number=given.match, count=count))
    if given.quiet:
        print(speak("cli-replay-fine", count=count))
    return DONE


def _print_transcript(record: Any, match: Any, number: int, speak: Translator) -> None:
    from .core.speech import say_event, translator

    names = [seat.name for seat in record.seats]
    game_speak = translator(speak.language, match.game)
    print(speak("cli-replay-title", number=number, game=game_speak("game-title"), names=", ".join(names)))
    for event in match.events:
        print(f"  {say_event(game_speak, match.game, _told(event), names)}")
    if match.result is None:
        print(speak("cli-replay-unfinished"))


def _told(event: Any) -> Any:
    """A record hides nothing: the event with all that it tells."""
    from .core.log import wire

    return wire(event)


def _say_record_refusal(speak: Translator, refusal: Any, file: Path) -> str:
    text = _say_refusal(speak, refusal, refusal.game)
    return speak("record-where", file=str(file), line=refusal.line, part=refusal.part, ply=refusal.ply, text=text)


def _say_refusal(speak: Translator, refusal: Refusal, game: Game | None = None, words: Sequence[str] = ()) -> str:
    """A refusal in the words of its game: the given one, else one that the command named, else any that knows it."""
    from .core.registry import games
    from .core.speech import say_refusal, translator

    for known in [game] if game else sorted(games().values(), key=lambda one: one.name not in words):
        if refusal.code in known.refusals:
            return say_refusal(translator(speak.language, known), known, refusal, _seat_names(speak))
    return say_refusal(speak, None, refusal)


def _seat_names(speak: Translator) -> list[str]:
    return [speak("cli-seat", seat=seat) for seat in range(8)]


# rules, check, warm, tui


def _add_rules(commands: Any, speak: Translator) -> None:
    parser = _command(commands, speak, "rules", run_rules)
    _game(parser, speak)
    parser.add_argument("number", nargs="?", metavar="R1", help=speak("cli-rules-number"))


def run_rules(given: argparse.Namespace, speak: Translator) -> int:
    """Print the rules of a game, or one of them."""
    from .core.texts import RULES_FILES, rule_text

    game = _find(given.game)
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
    from .core.texts import RULES_FILES

    for language in (wish, "en"):
        if (game.folder / RULES_FILES[language]).exists():
            return language
    raise Refusal("no-rules-text", "", game=game.name)


def _add_check(commands: Any, speak: Translator) -> None:
    parser = _command(commands, speak, "check", run_check)
    parser.add_argument("game", nargs="?", metavar=speak("cli-game"), help=speak("cli-check-game"))
    parser.add_argument("--preset", metavar=speak("cli-name"), help=speak("cli-check-preset"))
    parser.add_argument("--tries", type=_positive, default=10, metavar="N", help=speak("cli-check-tries"))


def run_check(given: argparse.Namespace, speak: Translator) -> int:
    """Run the laws on every preset and number of seats."""
    from .core.checks import LawBroken, check_case
    from .core.registry import games
    from .core.walks import cases

    checked = [_find(given.game)] if given.game else list(games().values())
    if given.preset and not any(given.preset in game.presets for game in checked):
        options_of(checked[0], given.preset)
    chosen = [case for game in checked for case in cases(game) if given.preset in (None, case.name)]
    for case in chosen:
        try:
            laws = list(check_case(case, given.tries))
        except LawBroken as broken:
            raise Stop(NO, speak("cli-check-broken", problem=str(broken))) from None
        print(speak("cli-check-fine", table=str(case), laws=len(laws)), flush=True)
    return DONE


def _add_warm(commands: Any, speak: Translator) -> None:
    _command(commands, speak, "warm", run_warm)


def run_warm(given: argparse.Namespace, speak: Translator) -> int:
    """Compile every game ahead of time, on all cores."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context
    from time import monotonic

    from .core.compiled import cache_folder, is_available
    from .core.registry import games
    from .core.warm import JOBS, warm

    if not is_available():
        raise Stop(MISSING, speak("cli-warm-missing"))
    start = monotonic()
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for task in [pool.submit(warm, game, job) for game in games() for job in JOBS]:
            task.result()
    print(speak("cli-warm-done", games=", ".join(games()), seconds=monotonic() - start))
    print(speak("cli-warm-cache", folder=str(cache_folder())))
    return DONE


def _add_tui(commands: Any, speak: Translator) -> None:
    parser = _command(commands, speak, "tui", run_tui)
    parser.add_argument("game", nargs="?", metavar=speak("cli-game"), help=speak("cli-game-help"))
    parser.add_argument("--players", type=_positive, metavar="N", help=speak("cli-tui-players"))
    parser.add_argument("--people", type=_positive, metavar="N", help=speak("cli-tui-people"))
    parser.add_argument("--names", metavar="A,B", help=speak("cli-tui-names"))
    parser.add_argument("--preset", metavar=speak("cli-name"), help=speak("cli-preset"))
    _set(parser, speak)
    parser.add_argument("--seed", type=int, metavar="N", help=speak("cli-tui-seed"))


def run_tui(given: argparse.Namespace, speak: Translator) -> int:
    """Open the table in the terminal."""
    if hasattr(given, "no_input") or not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Stop(USAGE, speak("cli-tui-needs-terminal"))
    try:
        from .tui import run
    except ModuleNotFoundError as error:
        raise Stop(MISSING, speak("cli-tui-missing", module=error.name or "")) from None
    from .tui.plan import Wishes

    names = given.names.split(",") if given.names else ()
    options = _own_options(given, speak)
    wishes = Wishes(given.game, given.players, given.people, names, given.preset, options)
    return run(wishes, speak.language, given.seed)


def _own_options(given: argparse.Namespace, speak: Translator) -> Any:
    """What --set makes of the preset; None if it was not given."""
    if not given.set:
        return None
    if given.game is None:
        raise Stop(USAGE, speak("cli-set-needs-game"))
    game = _find(given.game)
    return changed(game, options_of(game, given.preset or next(iter(game.presets))), given.set)


if __name__ == "__main__":
    sys.exit(main())
