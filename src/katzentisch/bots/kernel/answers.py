"""What seats think of their actions, and windows in which others are asked before the seat that thinks."""

from typing import Any

from ...core.advice import MIXED, appraise, no_appraisal, waive
from ...core.compiled import compiled, outlined
from ...core.kernel import apply, legal, turn, window
from .layout import NOISE


@compiled
def opinion(state: Any, seat: int, actions: Any, count: int, weights: Any, values: Any, rules: Any) -> int:
    """What a seat thinks of its actions; without a rule of thumb (noise below zero), nothing."""
    if rules[NOISE] < 0:
        return no_appraisal(state, seat, actions, count, weights, values)
    return appraise(state, seat, actions, count, weights, values)


@compiled
def chance_of(values: Any, count: int, index: int) -> float:
    """The chance of one of several actions."""
    total = 0.0
    for i in range(count):
        total += values[i]
    return float(values[index] / total)


@outlined
def wait_for(state: Any, seat: int, weights: Any, rules: Any, actions: Any, values: Any) -> float:
    """In a window: all who are asked before the seat leave the matter to it; how likely they would.

    If one of them did not, the seat's own answer would not count: it only has to think of the case in which it does.
    Where the game names no such answer, imagined matches in which the seat is not asked are thrown away instead.
    """
    chance, number = 1.0, window(state)
    while number != 0 and window(state) == number and turn(state) != seat:
        who = turn(state)
        count = legal(state, who, actions)
        index = waive(state, who, actions, count)
        if index < 0 or opinion(state, who, actions, count, weights[who], values, rules) != MIXED:
            return chance
        chance *= chance_of(values, count, index)
        apply(state, who, actions[index], None)
    return chance
