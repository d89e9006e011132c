"""katzentisch sim."""

import argparse
import sys
from pathlib import Path
from typing import Any

from ..core.locale import Translator
from ..terminal import progress
from .options import table_options
from .shared import DONE, command, find_game, game_argument, open_output, positive, set_argument


def add_sim(commands: Any, speak: Translator) -> None:
    """The command and its options."""
    parser = command(commands, speak, "sim", run_sim)
    game_argument(parser, speak)
    parser.add_argument("--players", type=positive, default=4, metavar="N", help=speak("cli-sim-players"))
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help=speak("cli-sim-games"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=speak("cli-sim-seed"))
    parser.add_argument("--preset", default="printed", metavar=speak("cli-name"), help=speak("cli-preset"))
    set_argument(parser, speak)
    parser.add_argument("--records", type=Path, metavar=speak("cli-file"), help=speak("cli-sim-records"))
    engines = ("auto", "compiled", "interpreted")
    parser.add_argument("--engine", choices=engines, default="auto", help=speak("cli-sim-engine"))


def run_sim(given: argparse.Namespace, speak: Translator) -> int:
    """Simulate random matches; write their records, or print totals."""
    from ..lab import simulation

    game = find_game(given.game)
    options = table_options(game, given.preset, given.set, [given.players])
    plan = simulation.plan(game, options, given.players, given.games, given.seed, given.engine)
    if given.records is None:
        return _print_totals(plan, speak)
    with open_output(given.records, speak) as file:
        for record in progress(simulation.records(plan), plan.games, speak):
            file.write(_encode(record) + b"\n")
    print(speak("cli-sim-written", games=plan.games, file=str(given.records)), file=sys.stderr)
    return DONE


def _encode(record: Any) -> bytes:
    from ..core.transcript import encode

    return encode(record)


def _print_totals(plan: Any, speak: Translator) -> int:
    from ..lab import simulation

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
