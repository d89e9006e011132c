"""Writes the golden transcripts and path counts of a game; run it only when its rules change on purpose."""

import sys
from pathlib import Path

from katzentisch.core.checks import count_paths
from katzentisch.core.game import Game
from katzentisch.core.registry import find
from katzentisch.core.transcript import SeatRecord, encode, record_of
from katzentisch.core.walks import LEANS, Case, cases, finished

MOST_PATHS = 3_000


def transcripts(game: Game, folder: Path) -> None:
    """Matches of each preset and number of seats, one a line."""
    for preset in game.presets:
        lines = []
        for case in (case for case in cases(game) if case.name == preset):
            seats = [SeatRecord(f"seat {seat}", "bot random") for seat in range(case.seats)]
            is_small = preset == next(iter(game.presets)) and case.seats < game.fewest_seats + 2
            leans = LEANS if is_small else (LEANS[case.seats % len(LEANS)],)
            lines += [encode(record_of(finished(case, "golden", lean, lean=lean), seats)) for lean in leans]
        (folder / f"{preset}.jsonl").write_bytes(b"\n".join(lines) + b"\n")


def path_counts(case: Case) -> str:
    """A line: preset, seats, and the number of paths of 1, 2, 3 … plies from the first decision of a seeded match."""
    counts: list[int] = []
    while len(counts) < 12 and (not counts or counts[-1] < MOST_PATHS):
        counts.append(count_paths(case.match("paths"), len(counts) + 1))
    return " ".join([case.name, str(case.seats), *map(str, counts)])


def main() -> None:
    """python -m scripts.golden GAME"""
    game = find(sys.argv[1])
    folder = game.folder / "transcripts"
    folder.mkdir(exist_ok=True)
    transcripts(game, folder)
    (folder / "paths.txt").write_text("\n".join(path_counts(case) for case in cases(game)) + "\n")


if __name__ == "__main__":
    main()
