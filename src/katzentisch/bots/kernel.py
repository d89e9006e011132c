"""The compiled loops of the bots: information-set tree search, and contests between rules of thumb.

Search plays many imagined matches. Each begins in a world drawn at random among those that fit what the seat knows and
that explain what the others did. In the tree, which holds the seat's own decisions as far as it has come, moves are
chosen by what they brought so far and by the rule of thumb; everyone else, and the seat itself beyond the tree, plays
by the rule of thumb with some chance mixed in. A playout may be cut and judged. What the seat saw on the way is the key
of a position in the tree, so that it never tells apart what it could not.
"""

from math import exp, sqrt, tanh
from typing import Any

import numpy as np

from ..core.advice import HIDDEN, MIXED, appraise, claim, epoch, likelihood, no_appraisal, pick, portray, seen, worth
from ..core.compiled import compiled, outlined
from ..core.kernel import apply, determinize, legal, outcome, place, score, tickets, turn, window
from ..core.rng import Rng, below, mix, next64, unit
from ..core.seats import CHANCE, NOBODY

GENERIC_VALUES = ("STATE", "NOTES")
STATE: Any = None
NOTES: Any = None

EXPLORATION, HORIZON, NOISE, SHARPNESS, MARGIN, POINTS, REPEATS, IS_CLAIRVOYANT, SEATS, LIKELY = range(10)
"""The settings of a search, in a row of numbers; and how likely the last world was."""

STAMP, FOUND, PLIES, WORLDS, CLAIMS, UNTRUE, KIND, POSITIONS = range(8)
"""The counters of a search: its number; entries in use; plies made, worlds drawn, claims met, untrue ones; whether the
seat's decision is PURE or MIXED; positions in the tree."""

ROOT: Any = np.uint64(0)
"""The key of the position in which the seat thinks."""
NONE = -1
"""There is no entry."""
FIRST_WORLDS = 32
"""So many worlds are drawn at first to find one that explains the others well."""
REACHES = 8
"""So many imagined matches are begun at most until one comes to the seat's own decision."""
LONGEST = 128
"""No way through the tree is longer: positions, and the entries of the actions that were chosen in them."""
UNTRIED = 0.05
"""An action that was never tried is thought so much worse than its position."""
CURIOSITY = 0.1
"""Where one mixes, so much of the chances goes to all actions alike when they are looked at."""


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
    scale = 1.0 if kind == MIXED else sharpness
    evenly = CURIOSITY if kind == MIXED else 0.0
    count = position.count
    most = values[0]
    for i in range(1, count):
        most = max(most, values[i])
    total = 0.0
    for i in range(count):
        values[i] = exp(scale * (values[i] - most))
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
def draw(world: Any, notes: Any, seat: int, rng: Rng) -> None:
    """Replace everything in a world that the seat does not know."""
    determinize(world.view(STATE)[0], seat, notes.view(NOTES)[0], rng)


@outlined
def propose(
    world: Any,
    fresh: Any,
    buffer: Any,
    notes: Any,
    seat: int,
    rng: Rng,
    weights: Any,
    rules: Any,
    actions: Any,
    values: Any,
    counters: Any,
) -> float:
    """Draw a world that fits what the seat knows; how well it explains what the others did."""
    for i in range(len(world)):
        fresh[i] = world[i]
    if rules[IS_CLAIRVOYANT] > 0:
        return 1.0
    determinize(fresh.view(STATE)[0], seat, notes.view(NOTES)[0], rng)
    counters[WORLDS] += 1
    if rules[NOISE] < 0:
        return 1.0
    for i in range(len(fresh)):
        buffer[i] = fresh[i]
    return float(likelihood(buffer.view(STATE)[0], seat, notes.view(NOTES)[0], weights, actions, values))


@compiled
def draw_world(
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
    counters: Any,
) -> None:
    """The next world: in the long run each comes as often as it explains well what the others did.

    One step of a Markov chain (Metropolis, Hastings): a new world takes the place of the last one for certain if it is
    likelier, else by chance. The first steps only lead away from where the chain happens to begin.
    """
    steps = FIRST_WORLDS if rules[LIKELY] <= 0 else 1
    for _ in range(steps):
        likely = propose(world, fresh, buffer, notes, seat, rng, weights, rules, actions, values, counters)
        if likely >= rules[LIKELY] or unit(rng) * rules[LIKELY] < likely:
            rules[LIKELY] = likely
            for i in range(len(fresh)):
                drawn[i] = fresh[i]
        if likely >= 1.0:
            return


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


@compiled
def opinion(state: Any, seat: int, actions: Any, count: int, weights: Any, values: Any, rules: Any) -> int:
    """What a seat thinks of its actions; without a rule of thumb (noise below zero), nothing."""
    if rules[NOISE] < 0:
        return no_appraisal(state, seat, actions, count, weights, values)
    return appraise(state, seat, actions, count, weights, values)


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
    limit = epoch(state) + int(rules[HORIZON])
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
    positions: Any,
    entries: Any,
    counters: Any,
    path: Any,
    iterations: int,
) -> None:
    """So many imagined matches; the tree lasts from call to call while the counters' stamp stays the same."""
    left = 0.0
    for _ in range(iterations):
        said = -1
        for _ in range(REACHES):
            if left <= 0:
                draw_world(world, drawn, fresh, buffer, notes, seat, rng, weights, rules, actions, values, counters)
                left = rules[REPEATS]
            for i in range(len(drawn)):
                buffer[i] = drawn[i]
            said = claim(buffer.view(STATE)[0], seat)
            left -= 1
            if imagine(buffer, seat, rng, weights, rules, actions, values, positions, entries, counters, path):
                break
            left = 0.0
        if said >= 0:
            counters[CLAIMS] += 1
            counters[UNTRUE] += said


@compiled
def picture(world: Any, notes: Any, seat: int, weights: Any) -> None:
    """The others' weights, as their behaviour suggests."""
    portray(world.view(STATE)[0], seat, notes.view(NOTES)[0], weights)


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
    for i in range(count):
        rows[i][4] = exp(values[i])
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
        if kind != MIXED:
            rows[i][4] = entry.prior
    return count


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


@compiled
def follow(world: Any, seat: int, rng: Rng, weights: Any, noise: float, actions: Any, values: Any) -> int:
    """The action of a rule of thumb."""
    state = world.view(STATE)[0]
    count = legal(state, seat, actions)
    if noise < 0:
        return int(actions[below(rng, count)])
    kind = appraise(state, seat, actions, count, weights, values)
    return int(actions[pick(actions, count, values, kind, noise, rng)])


@compiled
def contest(
    start: Any,
    buffer: Any,
    master: Rng,
    rng: Rng,
    actions: Any,
    values: Any,
    weights: Any,
    noises: Any,
    lineup: Any,
    deals: int,
    totals: Any,
) -> int:
    """Rules of thumb play each deal in every rotation of a line-up (rows of `weights` by seat); decisions made.

    totals by row of weights: matches, shares of victory, their squares by deal, points, shares of the last deal.
    """
    seats = len(lineup)
    decisions = 0
    for _ in range(deals):
        seed = next64(master)
        for row in range(len(totals)):
            totals[row][4] = 0.0
        for turned in range(seats):
            for i in range(len(start)):
                buffer[i] = start[i]
            rng[0] = seed
            state = buffer.view(STATE)[0]
            who: Any = np.int64(turn(state))
            while who != NOBODY:
                if who == CHANCE:
                    action = outcome(state, below(rng, tickets(state)))
                else:
                    row = lineup[(who + turned) % seats]
                    count = legal(state, who, actions)
                    decisions += 1
                    index = 0
                    if count > 1:
                        if noises[row] < 0:
                            index = below(rng, count)
                        else:
                            kind = appraise(state, who, actions, count, weights[row], values)
                            index = pick(actions, count, values, kind, noises[row], rng)
                    action = actions[index]
                apply(state, who, action, None)
                who = np.int64(turn(state))
            for seat in range(seats):
                row = lineup[(seat + turned) % seats]
                won = share(state, seat, seats)
                totals[row][4] += won
                totals[row][0] += 1
                totals[row][1] += won
                totals[row][3] += score(state, seat)
        for row in range(len(totals)):
            totals[row][2] += totals[row][4] * totals[row][4]
    return decisions
