"""Imagined matches, and what the tree learns from them; the rule of thumb that guides them."""

from typing import Any

import numpy as np

from ...core.advice import HIDDEN, MIXED, appraise, claim, epoch, pick, seen, waver, worth
from ...core.compiled import compiled, outlined
from ...core.kernel import apply, legal, outcome, tickets, turn, window
from ...core.rng import Rng, below, mix, unit
from ...core.seats import CHANCE, NOBODY
from .answers import opinion, wait_for
from .layout import (
    CLAIMS,
    HORIZON,
    IMAGINED,
    INSIGHT,
    KIND,
    LONGEST,
    MARGIN,
    NOISE,
    NONE,
    PLIES,
    POINTS,
    REACH,
    REPEATS,
    SEATS,
    SHARPNESS,
    UNTRUE,
)
from .results import lead, share
from .tree import ROOT, find, give_entries, select, set_priors
from .worlds import draw_world

GENERIC_VALUES = ("STATE",)
STATE: Any = None

REACHES = 8
"""So many imagined matches are begun at most until one comes to the seat's own decision."""


@compiled
def grow(
    state: Any,
    seat: int,
    actions: Any,
    count: int,
    weights: Any,
    values: Any,
    rules: Any,
    position: Any,
    entries: Any,
    counters: Any,
) -> None:
    """The actions of a position come into the tree, if there is room."""
    if give_entries(position, entries, counters, count):
        kind = opinion(state, seat, actions, count, weights[seat], values, rules)
        set_priors(position, entries, values, kind, rules[SHARPNESS])


@compiled
def horizon(rules: Any, imagined: int) -> int:
    """After how many epochs a playout is cut."""
    further = imagined // int(rules[REACH]) if rules[REACH] > 0 else 0
    return int(rules[HORIZON]) + further


@outlined
def imagine(
    buffer: Any,
    seat: int,
    rng: Rng,
    weights: Any,
    rules: Any,
    actions: Any,
    values: Any,
    positions: Any,
    entries: Any,
    counters: Any,
    path: Any,
) -> bool:
    """One imagined match from the world in the buffer, and what the tree learns from it.

    Where others answer before the seat, its own answer may not count any more: then there is nothing to learn. False.
    """
    state = buffer.view(STATE)[0]
    seats = int(rules[SEATS])
    key: Any = ROOT
    sealed: Any = ROOT
    length = 0
    is_in_tree = True
    limit = epoch(state) + horizon(rules, counters[IMAGINED])
    who: Any = np.int64(turn(state))
    while who != NOBODY and (rules[HORIZON] <= 0 or epoch(state) < limit):
        if who == CHANCE:
            action = outcome(state, below(rng, tickets(state)))
        else:
            count = legal(state, who, actions)
            index = 0
            if count > 1:
                index = -1
                if is_in_tree and who == seat:
                    at = find(positions, counters, key)
                    if at >= 0 and length < LONGEST:
                        position = positions[at]
                        path[length] = at
                        path[length + 1] = NONE
                        length += 2
                        if position.first < 0 and (length == 2 or position.visits > 0):
                            grow(state, who, actions, count, weights, values, rules, position, entries, counters)
                        if position.first >= 0:
                            index = select(position, entries, rules)
                            path[length - 1] = position.first + index
                    is_in_tree = index >= 0
                if index < 0:
                    kind = opinion(state, who, actions, count, weights[who], values, rules)
                    index = pick(actions, count, values, kind, rules[NOISE], rng)
            action = actions[index]
        number = window(state)
        if is_in_tree:
            sight = seen(state, who, action, seat)
            if sight != HIDDEN and number != 0:
                sealed = mix(sealed, sight)
            elif sight != HIDDEN:
                key = mix(key, sight)
        apply(state, who, action, None)
        if number != 0 and window(state) != number:
            if length == 0:
                return False
            key = mix(key, sealed)
            sealed = ROOT
        counters[PLIES] += 1
        who = np.int64(turn(state))
    if who == NOBODY:
        wins = share(state, seat, seats)
        value = (1.0 - rules[MARGIN]) * wins + rules[MARGIN] * lead(state, seat, seats, rules[POINTS])
    else:
        wins = worth(state, seat, weights[seat])
        value = wins
    for i in range(0, length, 2):
        positions[path[i]].visits += 1
        positions[path[i]].value += value
        if path[i + 1] != NONE:
            entry = entries[path[i + 1]]
            entry.visits += 1
            entry.value += value
            entry.wins += wins
    return True


@compiled
def think(
    world: Any,
    drawn: Any,
    fresh: Any,
    buffer: Any,
    notes: Any,
    seat: int,
    rng: Rng,
    weights: Any,
    rules: Any,
    actions: Any,
    values: Any,
    memory: Any,
    positions: Any,
    entries: Any,
    counters: Any,
    path: Any,
    iterations: int,
) -> None:
    """So many imagined matches; the tree lasts from call to call while the counters' stamp stays the same.

    A clairvoyant begins in the world as it is, always or now and then.
    """
    left, is_true = 0.0, False
    for _ in range(iterations):
        said = -1
        for _ in range(REACHES):
            if left <= 0:
                is_true = rules[INSIGHT] > 0 and unit(rng) < rules[INSIGHT]
                if not is_true:
                    draw_world(
                        world, drawn, fresh, buffer, notes, seat, rng, weights, rules, actions, values, memory, counters
                    )
                left = rules[REPEATS]
            for i in range(len(drawn)):
                buffer[i] = world[i] if is_true else drawn[i]
            if is_true:
                wait_for(buffer.view(STATE)[0], seat, weights, rules, actions, values)
            said = claim(buffer.view(STATE)[0], seat)
            left -= 1
            if imagine(buffer, seat, rng, weights, rules, actions, values, positions, entries, counters, path):
                break
            left = 0.0
        counters[IMAGINED] += 1
        if said >= 0:
            counters[CLAIMS] += 1
            counters[UNTRUE] += said


@compiled
def read_root(
    world: Any,
    seat: int,
    weights: Any,
    rules: Any,
    actions: Any,
    values: Any,
    positions: Any,
    entries: Any,
    counters: Any,
    rows: Any,
) -> int:
    """What the tree holds of the seat's legal actions: action, visits, value, wins, prior; how many there are.

    Where one mixes, the prior is the rule of thumb's own chance.
    """
    state = world.view(STATE)[0]
    count = legal(state, seat, actions)
    kind = opinion(state, seat, actions, count, weights[seat], values, rules)
    counters[KIND] = kind
    total = 0.0
    for i in range(count):
        rows[i][4] = values[i]
        total += values[i]
    root = positions[find(positions, counters, ROOT)]
    if root.first < 0:
        give_entries(root, entries, counters, count)
        set_priors(root, entries, values, kind, rules[SHARPNESS])
    for i in range(count):
        entry = entries[root.first + i]
        rows[i][0] = actions[i]
        rows[i][1] = entry.visits
        rows[i][2] = entry.value
        rows[i][3] = entry.wins
        rows[i][4] = rows[i][4] / total if kind == MIXED else entry.prior
    return count


@compiled
def follow(world: Any, seat: int, rng: Rng, weights: Any, noise: float, actions: Any, values: Any) -> int:
    """The action of a rule of thumb."""
    state = world.view(STATE)[0]
    count = legal(state, seat, actions)
    if noise < 0:
        return int(actions[below(rng, count)])
    kind = appraise(state, seat, actions, count, weights, values)
    waver(count, values, kind, noise)
    return int(actions[pick(actions, count, values, kind, noise, rng)])
