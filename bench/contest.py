"""Contestants and rounds; a ratio is formed within a round, so that a slow moment slows both sides."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

Play = Callable[[int, int], "Run"]
"""Seed, number of games: what it took."""

TRIAL_SECONDS = 0.05


@dataclass(frozen=True)
class Run:
    """What some games took: players' decisions and seconds of CPU."""

    decisions: int
    seconds: float

    @property
    def rate(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


@dataclass(frozen=True)
class Contestant:
    """One way to play games; it plays about as long as the others in each round."""

    name: str
    play: Play


@dataclass(frozen=True)
class Comparison:
    """Ours against another; what is required of the ratio, None if it is only of interest."""

    ours: Contestant
    other: Contestant
    required: float | None


def games_for(contestant: Contestant, seconds: float) -> int:
    """How many games take about that long, once all is compiled and loaded."""
    contestant.play(0, 1)
    games = 1
    while True:
        run = contestant.play(0, games)
        if run.seconds > TRIAL_SECONDS:
            return max(1, round(games * seconds / run.seconds))
        games *= 2


class Contest:
    """Rounds in which everyone plays once, in turn."""

    def __init__(self, contestants: Sequence[Contestant], seconds: float) -> None:
        self._games = {contestant: games_for(contestant, seconds) for contestant in contestants}
        self._rounds: list[Mapping[Contestant, Run]] = []

    def play_round(self) -> None:
        """Everyone plays; every second round in reverse order."""
        seed = 1 + len(self._rounds)
        turns = list(self._games.items())
        if seed % 2 == 0:
            turns.reverse()
        self._rounds.append({contestant: contestant.play(seed, games) for contestant, games in turns})

    def rate(self, contestant: Contestant) -> float:
        """Decisions a second in the median round."""
        return median(runs[contestant].rate for runs in self._rounds)

    def ratios(self, comparison: Comparison) -> list[float]:
        """Ours to the other, round by round."""
        return [runs[comparison.ours].rate / runs[comparison.other].rate for runs in self._rounds]
