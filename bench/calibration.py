"""Is search's belief calibrated? "This 'I cannot' is a bluff", held against the truth, among bots it was not fitted on.

`python -m bench.calibration` prints the figures; with `--write` it adds them to results.md and draws the reliability
plots in docs/images/.
"""

import argparse
import sys
from pathlib import Path

from katzentisch.bots.catalog import bot_of
from katzentisch.core.registry import find
from katzentisch.lab.calibration import Calibration, calibrate, observe
from katzentisch.lab.reliability import picture

from .report import table, verdict, write

GAME = "klaumau"
BOTS = ("greedy-plain", "bluffer", "doubter", "search:60")
"""None is the rule of thumb to which the belief was fitted; two bluff or doubt far more, one was set by hand."""
PLAYERS = (2, 3, 4)
FIRST = 20_261_116
WORLDS = 300
IMAGES = Path(__file__).parent.parent / "docs" / "images"
FLATTEST, STEEPEST = 0.8, 1.2


def measure(seats: int, deals: int) -> Calibration:
    """All figures with so many players."""
    game = find(GAME)
    bots = [bot_of(game, name) for name in BOTS]
    return calibrate(list(observe(game, seats, range(FIRST, FIRST + deals), bots, WORLDS)), WORLDS)


def line(seats: int, found: Calibration) -> list[str]:
    """The figures as a line of the table."""
    is_met = found.skill.low > 0 and FLATTEST <= found.slope.value <= STEEPEST
    figures = [str(found.count), f"{found.untrue:.3f}", str(found.brier), str(found.skill), str(found.slope)]
    return [str(seats), *figures, verdict(is_met=is_met)]


def main() -> int:
    """Measure, tell, write, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--write", action="store_true", help="add the table to bench/results.md, draw the plots")
    given = parser.parse_args()
    found = {seats: measure(seats, given.deals) for seats in PLAYERS}
    head = ("players", "claims", "bluffs", "Brier", "skill, asked > 0", "slope, asked 0.8 to 1.2", "")
    report = table(head, [line(seats, one) for seats, one in found.items()])
    print(report)
    if given.write:
        write(f"calibration of the belief, {given.deals} deals among {', '.join(BOTS)}", report)
        for seats, one in found.items():
            (IMAGES / f"belief-{seats}.svg").write_text(picture(f"{seats} players", one), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
