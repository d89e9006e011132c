"""katzentisch replay."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.locale import Translator
from ..terminal import USAGE, Stop
from .refusals import say
from .shared import DONE, MISSING, NO, command, positive

if TYPE_CHECKING:
    from ..core.match import Match
    from ..core.transcript import Record


def add_replay(commands: Any, speak: Translator) -> None:
    """The command and its options."""
    parser = command(commands, speak, "replay", run_replay)
    parser.add_argument("file", type=Path, metavar=speak("cli-file"), help=speak("cli-replay-file"))
    parser.add_argument("--match", type=positive, metavar="N", help=speak("cli-replay-match"))
    parser.add_argument("--quiet", action="store_true", help=speak("cli-replay-quiet"))


def run_replay(given: argparse.Namespace, speak: Translator) -> int:
    """Print readable transcripts of the records in a file."""
    count = 0
    for count, (record, match) in enumerate(read_records(given.file, speak), 1):
        if not given.quiet and given.match in (None, count):
            _print_transcript(record, match, count, speak)
    if given.match is not None and given.match > count:
        raise Stop(USAGE, speak("cli-replay-no-match", number=given.match, count=count))
    if given.quiet:
        print(speak("cli-replay-fine", count=count))
    return DONE


def read_records(file: Path, speak: Translator) -> "Iterator[tuple[Record, Match]]":
    """The records of a file with their matches, or a clear word why not."""
    from ..core.transcript import RecordRefusal, read_lines

    is_empty = True
    try:
        for found in read_lines(file):
            is_empty = False
            yield found
    except OSError as error:
        raise Stop(MISSING, speak("cli-cannot-read", file=str(file), problem=error.strerror or "")) from None
    except RecordRefusal as refusal:
        raise Stop(NO, _say_record_refusal(speak, refusal, file)) from None
    if is_empty:
        raise Stop(NO, speak("cli-replay-empty", file=str(file)))


def _print_transcript(record: Any, match: Any, number: int, speak: Translator) -> None:
    from ..core.speech import say_event, translator

    names = [seat.name for seat in record.seats]
    game_speak = translator(speak.language, match.game)
    print(speak("cli-replay-title", number=number, game=game_speak("game-title"), names=", ".join(names)))
    for event in match.events:
        print(f"  {say_event(game_speak, match.game, _told(event), names)}")
    if match.result is None:
        print(speak("cli-replay-unfinished"))


def _told(event: Any) -> Any:
    """A record hides nothing: the event with all that it tells."""
    from ..core.log import wire

    return wire(event)


def _say_record_refusal(speak: Translator, refusal: Any, file: Path) -> str:
    text = say(speak, refusal, refusal.game)
    return speak("record-where", file=str(file), line=refusal.line, part=refusal.part, ply=refusal.ply, text=text)
