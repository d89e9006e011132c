"""The tree of a search: positions as the seat tells them apart, and what its actions in them brought so far."""

from math import exp, sqrt
from typing import Any

import numpy as np

from ...core.advice import MIXED
from ...core.compiled import compiled
from .layout import CURIOSITY, EXPLORATION, FOUND, NONE, POSITIONS, STAMP

ROOT: Any = np.uint64(0)
"""The key of the position in which the seat thinks."""
UNTRIED = 0.05
"""An action that was never tried is thought so much worse than its position."""


@compiled
def find(positions: Any, counters: Any, key: Any) -> int:
    """Where a position is, made if it is not there; -1 when there is no room."""
    mask = len(positions) - 1
    at: Any = np.int64(key & np.uint64(mask))
    while positions[at].stamp == counters[STAMP]:
        if positions[at].key == key:
            return int(at)
        at = (at + 1) & mask
    if 4 * counters[POSITIONS] >= 3 * len(positions):
        return -1
    counters[POSITIONS] += 1
    position = positions[at]
    position.stamp = counters[STAMP]
    position.key = key
    position.visits = 0
    position.value = 0.0
    position.first = NONE
    position.count = 0
    return int(at)


@compiled
def give_entries(position: Any, entries: Any, counters: Any, count: int) -> bool:
    """Each action of a position gets an entry, if there is room.

    What a seat has seen settles what it may do: in the same position there are the same actions in the same order.
    """
    first = counters[FOUND]
    if first + count > len(entries):
        return False
    counters[FOUND] += count
    position.first = first
    position.count = count
    for i in range(first, first + count):
        entry = entries[i]
        entry.visits = 0
        entry.value = 0.0
        entry.wins = 0.0
    return True


@compiled
def set_priors(position: Any, entries: Any, values: Any, kind: int, sharpness: float) -> None:
    """How likely each action is by the rule of thumb."""
    evenly = CURIOSITY if kind == MIXED else 0.0
    count = position.count
    if kind != MIXED:
        most = values[0]
        for i in range(1, count):
            most = max(most, values[i])
        for i in range(count):
            values[i] = exp(sharpness * (values[i] - most))
    total = 0.0
    for i in range(count):
        total += values[i]
    for i in range(count):
        entries[position.first + i].prior = (1.0 - evenly) * values[i] / total + evenly / count


@compiled
def select(position: Any, entries: Any, rules: Any) -> int:
    """The index of the action of the tree that is tried now."""
    visits = 0
    for i in range(position.first, position.first + position.count):
        visits += entries[i].visits
    mean = position.value / position.visits if position.visits > 0 else 0.5
    spread = rules[EXPLORATION] * sqrt(visits + 1.0)
    best, highest = 0, -1e9
    for i in range(position.count):
        entry = entries[position.first + i]
        known = entry.value / entry.visits if entry.visits > 0 else mean - UNTRIED
        bound = known + spread * entry.prior / (1.0 + entry.visits)
        if bound > highest:
            highest = bound
            best = i
    return best


@compiled
def lead_of_root(positions: Any, entries: Any, counters: Any) -> int:
    """How many times more often than all others the action that was tried most often was tried."""
    root = positions[find(positions, counters, ROOT)]
    most, second = 0, 0
    for i in range(root.first, root.first + root.count):
        visits = entries[i].visits
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
    return most - second
