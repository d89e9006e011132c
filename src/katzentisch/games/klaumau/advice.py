"""What the game tells its bots: the rule of thumb with its weights, the judge, and the belief."""

import functools
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from ...core.advice import Advice, Level, Policy, Settings
from . import belief, judge, thumb, weights
from .options import FEWEST_SEATS, MOST_SEATS

FILE = Path(__file__).with_name("policies.toml")
CERTAIN = 100.0
"""Log-odds that are as good as certain."""
OFTEN = 1.5
"""How much more, in log-odds, the styles bluff and doubt."""

PLAIN = {
    weights.DRAW: 1.6,
    weights.HELD: 1.7,
    weights.LEADER: 0.05,
    weights.PARRIES: 1.0,
    weights.EMPTY: -3.0,
    weights.ONE_LEFT: -0.5,
    weights.MATCH_END: 5.0,
    weights.ROUND_END: 0.3,
    weights.SPREAD: 5.0,
    weights.DOUBTED: 0.5,
    weights.LAY_DOG: 0.2,
    weights.VOID: 0.2,
    weights.SHARPNESS: 6.0,
    weights.USUAL_BLUFF: 0.0,
    weights.USUAL_BELIEF: 0.0,
    weights.PATIENCE: 8.0,
    weights.EARLIER: -2.0,
    weights.HOLD_POLICE: 1.2,
    weights.HOLD_DOG: 1.2,
    weights.HOLD_BOMB: 1.0,
    judge.ROUND_SPREAD: 12.0,
    judge.NOW_SPREAD: 2.0,
    judge.PILE_SPREAD: 10.0,
    judge.LEAST_SPREAD: 0.2,
    judge.HAND: 0.5,
}
"""Numbers set by hand; those that are missing are nought."""
PLAIN_HOLDS = (1.0, 2.0, 3.0, 4.0, 1.2, 1.2, 1.2, 1.0, 1.5, 1.3)
PLAIN_ACTS = (0.2, 0.3, 0.3, 0.0, 2.2, 3.0)
PLAIN_BLUFF = -2.5
PLAIN_BELIEVE = (-2.0, -1.5, -1.0, 0.0, 1.0)
"""Log-odds of believing by the class of the chance that the hand cannot play."""


def plain_row(seats: int) -> list[float]:
    """Weights set by hand."""
    row = [0.0] * weights.SIZE
    for place, number in PLAIN.items():
        row[place] = number
    row[weights.RIVAL] = 1.0 / (seats - 1)
    row[weights.HOLD : weights.HOLD + len(PLAIN_HOLDS)] = PLAIN_HOLDS
    row[weights.ACT : weights.ACT + len(PLAIN_ACTS)] = PLAIN_ACTS
    row[weights.BLUFF : weights.BELIEVE] = [PLAIN_BLUFF] * (weights.BELIEVE - weights.BLUFF)
    row[weights.BELIEVE : weights.JUDGE] = PLAIN_BELIEVE * ((weights.JUDGE - weights.BELIEVE) // len(PLAIN_BELIEVE))
    return row


def tuned_rows() -> dict[int, list[float]]:
    """The weights found by tuning, regret minimisation and regression, by the number of seats."""
    with FILE.open("rb") as file:
        rows = tomllib.load(file)["policies"]["greedy"]["weights"]
    return {int(seats): [float(weight) for weight in row] for seats, row in rows.items()}


def shifted(rows: Mapping[int, Sequence[float]], place: int, by: float) -> dict[int, list[float]]:
    """The same weights but for one, for every number of seats."""
    return {seats: [*row[:place], row[place] + by, *row[place + 1 :]] for seats, row in rows.items()}


@functools.cache
def policies() -> dict[str, Policy]:
    """The rules of thumb: the tuned one, the one set by hand, two styles, and the probes."""
    plain = {seats: plain_row(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)}
    tuned = tuned_rows()
    bluff, believe = weights.BLUFF_SHIFT, weights.BELIEVE_SHIFT
    return {
        "greedy": Policy(tuned),
        "greedy-plain": Policy(plain),
        "bluffer": Policy(shifted(tuned, bluff, OFTEN)),
        "doubter": Policy(shifted(tuned, believe, -OFTEN)),
        "always-doubt": Policy(shifted(tuned, believe, -CERTAIN), is_probe=True),
        "never-doubt": Policy(shifted(tuned, believe, CERTAIN), is_probe=True),
        "always-bluff": Policy(shifted(tuned, bluff, CERTAIN), is_probe=True),
        "never-bluff": Policy(shifted(tuned, bluff, -CERTAIN), is_probe=True),
    }


LEVELS = (
    Level("greedy-plain", noise=2.0),
    Level("bluffer", noise=0.2),
    Level("doubter"),
    Level(iterations=60),
    Level(iterations=1500),
)
"""One that misjudges a lot, one that bluffs a lot, one that doubts a lot, and two that think ahead."""

ADVICE = Advice(
    appraise=thumb.appraise,
    knob=thumb.knob,
    worth=judge.worth,
    epoch=judge.epoch,
    seen=judge.seen,
    likelihood=belief.likelihood,
    claim=belief.claim,
    waive=belief.waive,
    portray=belief.portray,
    policies=policies,
    settings=Settings(horizon=6, reach=100, noise=0.1, margin=0.3, repeats=4, trust=0.12),
    levels=LEVELS,
)
