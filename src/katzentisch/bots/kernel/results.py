"""What a match that is over was worth to a seat."""

from math import tanh
from typing import Any

from ...core.compiled import compiled
from ...core.kernel import place, score


@compiled
def share(state: Any, seat: int, seats: int) -> float:
    """The share of victory of a seat in a match that is over."""
    if place(state, seat) != 1:
        return 0.0
    winners = 0
    for other in range(seats):
        winners += place(state, other) == 1
    return 1.0 / winners


@compiled
def lead(state: Any, seat: int, seats: int, points: float) -> float:
    """How far a seat is ahead of the best of the others in a match that is over, 0 to 1."""
    best = -(1 << 30)
    for other in range(seats):
        if other != seat:
            best = max(best, score(state, other))
    return 0.5 + 0.5 * tanh((score(state, seat) - best) / points)
