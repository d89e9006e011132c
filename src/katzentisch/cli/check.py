"""katzentisch check and katzentisch warm."""

import argparse
import os
from typing import Any

from ..core.locale import Translator
from ..terminal import Stop
from .options import options_of
from .shared import DONE, MISSING, NO, command, find_game, positive


def add_check(commands: Any, speak: Translator) -> None:
    """The command and its options."""
    parser = command(commands, speak, "check", run_check)
    parser.add_argument("game", nargs="?", metavar=speak("cli-game"), help=speak("cli-check-game"))
    parser.add_argument("--preset", metavar=speak("cli-name"), help=speak("cli-check-preset"))
    parser.add_argument("--tries", type=positive, default=10, metavar="N", help=speak("cli-check-tries"))


def run_check(given: argparse.Namespace, speak: Translator) -> int:
    """Run the laws on every preset and number of seats."""
    from ..core.checks import LawBroken, check_case
    from ..core.registry import games
    from ..core.walks import cases

    checked = [find_game(given.game)] if given.game else list(games().values())
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


def add_warm(commands: Any, speak: Translator) -> None:
    """The command and its options."""
    command(commands, speak, "warm", run_warm)


def run_warm(given: argparse.Namespace, speak: Translator) -> int:
    """Compile every game ahead of time, on all cores."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context
    from time import monotonic

    from ..bots.warm import JOBS, warm
    from ..core.compiled import cache_folder, is_available
    from ..core.registry import games

    if not is_available():
        raise Stop(MISSING, speak("cli-warm-missing"))
    start = monotonic()
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for task in [pool.submit(warm, game, job) for job in JOBS for game in games()]:
            task.result()
    print(speak("cli-warm-done", games=", ".join(games()), seconds=monotonic() - start))
    print(speak("cli-warm-cache", folder=str(cache_folder())))
    return DONE
