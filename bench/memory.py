"""Memory over a long simulation: what the process holds after 5 % of the games and at the end."""

import argparse
import resource
import sys
from pathlib import Path

from katzentisch.core.registry import find

from .ours import Ours
from .report import table, verdict, write

SEATS = 4
GAMES = 2_000_000
CHUNKS = 100
EARLY_CHUNKS = 5
"""After 5 % everything that is made once has been made."""

ALLOWED = 0.05
STATM = Path("/proc/self/statm")


def resident_bytes() -> int:
    """What the process holds in memory now; where that cannot be asked, the most it ever held."""
    if STATM.exists():
        return int(STATM.read_text(encoding="ascii").split()[1]) * resource.getpagesize()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def measure(games: int) -> str:
    """Simulate in chunks; the table of memory."""
    ours = Ours(find("katzenjammer"), SEATS)
    early = 0
    for chunk in range(CHUNKS):
        ours.playouts(chunk, games // CHUNKS)
        if chunk + 1 == EARLY_CHUNKS:
            early = resident_bytes()
    end = resident_bytes()
    growth = end / early - 1
    numbers = [f"{games:,}", _mib(early), _mib(end), f"{growth:+.2%}", f"{ALLOWED:.0%}"]
    head = ["games", "after 5 %", "at the end", "growth", "allowed", ""]
    return table(head, [[*numbers, verdict(is_met=growth <= ALLOWED)]])


def _mib(size: int) -> str:
    return f"{size / 2**20:.1f} MiB"


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="bench.memory", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games (default {GAMES:,})")
    parser.add_argument("--write", action="store_true", help="add the table to bench/results.md")
    return parser.parse_args()


def main() -> None:
    """Measure and report."""
    options = arguments()
    text = measure(options.games)
    print(text)
    if options.write:
        write(f"memory, {SEATS} seats", text)


if __name__ == "__main__":
    main()
