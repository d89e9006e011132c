"""Decisions a second in random playouts: our compiled rules beside the same rules in C and OpenSpiel."""

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from katzentisch.core.registry import find

from . import spiel
from .contest import Comparison, Contest, Contestant
from .floor import Floor, compiler
from .ours import Ours
from .report import table, verdict, write

CATS, CROOKS = find("katzenjammer"), find("klaumau")
SEATS, CROOKS_SEATS = 4, 5
SECONDS = 1.0
CHECKED_GAMES = 5_000


def same_games(floor: Floor) -> bool:
    """Do both sides play the same games with the same seeds, at every number of seats?"""
    is_same = True
    for seats in range(CATS.fewest_seats, CATS.most_seats + 1):
        ours = Ours(CATS, seats)
        expected = (ours.playouts(0, CHECKED_GAMES).decisions, ours.checksum(0, CHECKED_GAMES))
        for mode in ("list", "select"):
            run, checksum = floor.run(mode, seats, 0, CHECKED_GAMES)
            if (run.decisions, checksum) != expected:
                print(f"{seats} seats: C, {mode} {run.decisions, checksum}, ours {expected}")
                is_same = False
    return is_same


def comparisons(floor: Floor | None) -> list[Comparison]:
    """Who is compared with whom, of those who are there."""
    ours = Ours(CATS, SEATS)
    playouts = Contestant("compiled playouts", ours.playouts)
    found = []
    if floor:
        with_list = Contestant("C, legal list", partial(floor.with_list, SEATS))
        with_select = Contestant("C, count and select", partial(floor.with_select, SEATS))
        found += [Comparison(playouts, with_list, 0.8), Comparison(playouts, with_select, None)]
    if spiel.is_installed():
        other = spiel.Spiel(SEATS)
        loop = Contestant("OpenSpiel, Python loop", other.loop)
        found.append(Comparison(playouts, Contestant("OpenSpiel, C++ bots", other.bots), 4))
        found.append(Comparison(playouts, loop, 30))
        found.append(Comparison(Contestant("step from Python", ours.steps), loop, 2.5))
    return found


def comparisons_of_crooks() -> list[Comparison]:
    """Klaumau beside the game of its family in OpenSpiel, at a table of five."""
    if not spiel.is_installed():
        return []
    ours, other = Ours(CROOKS, CROOKS_SEATS), spiel.Spiel(CROOKS_SEATS)
    playouts, loop = Contestant("compiled playouts", ours.playouts), Contestant("OpenSpiel, Python loop", other.loop)
    return [
        Comparison(playouts, Contestant("OpenSpiel, C++ bots", other.bots), 2),
        Comparison(playouts, loop, None),
        Comparison(Contestant("step from Python", ours.steps), loop, None),
    ]


def missing(floor: Floor | None) -> list[str]:
    """Who could not take part, and why."""
    found = []
    if floor is None:
        found.append("No C compiler was found: the floor is skipped.")
    if not spiel.is_installed():
        found.append("OpenSpiel is not installed (extra `bench`): it is skipped.")
    return found


def row(contest: Contest, comparison: Comparison) -> list[str]:
    """One line of the table."""
    ratios = contest.ratios(comparison)
    ratio, required = median(ratios), comparison.required
    return [
        f"{comparison.ours.name} / {comparison.other.name}",
        f"{contest.rate(comparison.ours):,.0f}",
        f"{contest.rate(comparison.other):,.0f}",
        f"{ratio:.2f}",
        f"{min(ratios):.2f} to {max(ratios):.2f}",
        "-" if required is None else f"{required:g}",
        "" if required is None else verdict(is_met=ratio >= required),
    ]


def measure(pairs: Sequence[Comparison], rounds: int) -> str:
    """Play all rounds; the table of ratios."""
    if not pairs:
        return "Nobody is there to compare with."
    contestants = dict.fromkeys(who for pair in pairs for who in (pair.ours, pair.other))
    contest = Contest(list(contestants), SECONDS)
    for _ in range(rounds):
        contest.play_round()
    head = ["ours / other", "ours, decisions/s", "other, decisions/s", "ratio", "in rounds", "required", ""]
    return table(head, [row(contest, pair) for pair in pairs])


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="bench.speed", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="how often everyone plays (default 9)")
    parser.add_argument("--write", action="store_true", help="add the table to bench/results.md")
    return parser.parse_args()


def main() -> int:
    """Measure and report; it fails only when C and ours play different games."""
    options = arguments()
    with TemporaryDirectory() as folder:
        found = compiler()
        floor = Floor(Path(folder), found) if found else None
        if floor and not same_games(floor):
            return 1
        texts = {
            f"{CATS.name}, {SEATS} seats": measure(comparisons(floor), options.rounds),
            f"{CROOKS.name}, {CROOKS_SEATS} seats": measure(comparisons_of_crooks(), options.rounds),
        }
    for name, text in texts.items():
        report = "\n\n".join([*missing(floor), text])
        print(f"{name}\n\n{report}\n")
        if options.write:
            write(f"speed of {name}, {options.rounds} rounds", report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
