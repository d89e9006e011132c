"""katzentisch arena."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from ..core.locale import Translator
from ..terminal import progress
from .options import table_options
from .shared import DONE, INTERRUPTED, command, find_game, game_argument, positive, set_argument


def add_arena(commands: Any, speak: Translator) -> None:
    """The command and its options."""
    parser = command(commands, speak, "arena", run_arena)
    game_argument(parser, speak)
    parser.add_argument("--bots", type=_listed, required=True, metavar="A,B", help=speak("cli-arena-bots"))
    parser.add_argument("--players", type=_numbers, default=[2], metavar="2,3", help=speak("cli-arena-players"))
    parser.add_argument("--deals", type=positive, default=100, metavar="N", help=speak("cli-arena-deals"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=speak("cli-sim-seed"))
    parser.add_argument("--preset", default="printed", metavar=speak("cli-name"), help=speak("cli-preset"))
    set_argument(parser, speak)
    parser.add_argument(
        "--design", choices=("one", "first", "last", "steps", "all"), default="one", help=speak("cli-arena-design")
    )
    parser.add_argument(
        "--workers", type=positive, default=os.cpu_count(), metavar="N", help=speak("cli-arena-workers")
    )
    parser.add_argument("--records", type=Path, metavar=speak("cli-file"), help=speak("cli-sim-records"))
    parser.add_argument("--out", type=Path, metavar=speak("cli-folder"), help=speak("cli-arena-out"))


def _listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def _numbers(text: str) -> list[int]:
    return [positive(word) for word in text.split(",")]


def run_arena(given: argparse.Namespace, speak: Translator) -> int:
    """Let bots play each other; write the result and a report."""
    from ..bots.warm import is_ready, warm
    from ..core.compiled import is_available
    from ..lab import arena, folder, report, results, running

    game = find_game(given.game)
    options = table_options(game, given.preset, given.set, given.players)
    plan = arena.plan(game, options, given.bots, given.players, given.deals, given.seed, given.design)
    out = given.out or folder.usual(plan)
    place = folder.Folder(out)
    place.claim(plan)
    todo = len(running.left(plan, place))
    if todo and is_available() and not is_ready(game):
        print(speak("cli-arena-compiling"), file=sys.stderr, flush=True)
        warm(game.name, "bots")
    try:
        for _ in progress(running.run(plan, place, given.workers, given.records), todo, speak):
            pass
    except KeyboardInterrupt:
        left, total = len(running.left(plan, place)), sum(1 for _ in arena.jobs(plan))
        print(speak("cli-arena-interrupted", done=total - left, total=total), file=sys.stderr)
        return INTERRUPTED
    result = results.result_of(plan, place.rows())
    folder.write(out / folder.RESULT, folder.as_json(result))
    folder.write(out / folder.REPORT, report.page(result, speak.language).encode())
    print(report.plain(result, speak.language))
    print(speak("cli-arena-written", file=str(out / folder.REPORT)), file=sys.stderr)
    return DONE
