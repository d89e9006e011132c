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
BOTS = ("greedy-plain", "bluffer", "doubter", "search:60", "kitten")
"""None is the rule of thumb to which the belief was fitted. Two are like it but bluff or doubt far more, one searches
with it; one was set by hand, and the last is that one misjudging a lot."""
ALL = "all"
PLAYERS = (2, 3, 4)
FIRST = 20_261_116
WORLDS = 250
"""As many as a search of 1,000 imagined matches draws."""
IMAGES = Path(__file__).parent.parent / "docs" / "images"
FLATTEST, STEEPEST = 0.8, 1.2


def measure(seats: int, deals: int) -> dict[str, Calibration]:
    """All figures with so many players: of all claims, and of those of each kind of bot."""
    game = find(GAME)
    bots = [bot_of(game, name) for name in BOTS]
    samples = list(observe(game, seats, range(FIRST, FIRST + deals), bots, WORLDS))
    by_speaker = {name: [one for one in samples if one.speaker == name] for name in BOTS}
    return {name: calibrate(some, WORLDS) for name, some in ({ALL: samples} | by_speaker).items()}


def line(seats: int, speaker: str, found: Calibration) -> list[str]:
    """The figures as a line of the table; what is asked is asked of all claims together."""
    is_met = found.skill.low > 0 and FLATTEST <= found.slope.value <= STEEPEST
    figures = [str(found.count), f"{found.believed:.3f}", f"{found.untrue:.3f}"]
    told = verdict(is_met=is_met) if speaker == ALL else ""
    return [str(seats), speaker, *figures, str(found.brier), str(found.skill), str(found.slope), told]


def main() -> int:
    """Measure, tell, write, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--write", action="store_true", help="add the table to bench/results.md, draw the plots")
    given = parser.parse_args()
    found = {seats: measure(seats, given.deals) for seats in PLAYERS}
    head = (
        "players",
        "claims of",
        "",
        "believed",
        "bluffs",
        "Brier",
        "skill, asked > 0",
        "slope, asked 0.8 to 1.2",
        "",
    )
    report = table(head, [line(seats, name, one) for seats, kinds in found.items() for name, one in kinds.items()])
    print(report)
    if given.write:
        write(f"calibration of the belief, {given.deals} deals among {', '.join(BOTS)}", report)
        for seats, kinds in found.items():
            (IMAGES / f"belief-{seats}.svg").write_text(picture(f"{seats} players", kinds[ALL]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
