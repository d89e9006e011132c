"""Worlds as they may be: they fit what a seat knows, and explain what the others did."""

from typing import Any

from ...core.advice import likelihood, portray, wander
from ...core.compiled import compiled, outlined
from ...core.kernel import determinize
from ...core.rng import Rng, unit
from .answers import wait_for
from .layout import FIRST, IS_BEGUN, LIKELY, NOISE, STEPS, WORLDS

GENERIC_VALUES = ("STATE", "NOTES")
STATE: Any = None
NOTES: Any = None

FIRST_WORLDS = 32
"""So many worlds are drawn at first to find one that explains the others well."""


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
    """Draw a world that fits what the seat knows; how well it explains what the others did.

    In a window those who are asked before the seat have answered then, and how likely they would counts too.
    """
    for i in range(len(world)):
        fresh[i] = world[i]
    determinize(fresh.view(STATE)[0], seat, notes.view(NOTES)[0], rng)
    counters[WORLDS] += 1
    for i in range(len(fresh)):
        buffer[i] = fresh[i]
    chance = wait_for(fresh.view(STATE)[0], seat, weights, rules, actions, values)
    if rules[NOISE] < 0:
        return chance
    return chance * float(likelihood(buffer.view(STATE)[0], seat, notes.view(NOTES)[0], weights, actions, values))


@compiled
def walk_on(
    world: Any,
    drawn: Any,
    fresh: Any,
    notes: Any,
    seat: int,
    rng: Rng,
    weights: Any,
    rules: Any,
    actions: Any,
    values: Any,
    memory: Any,
    counters: Any,
) -> None:
    """Wander from the last world to the next one, or from any that fits to the first."""
    steps = int(rules[STEPS])
    if memory[IS_BEGUN] == 0:
        steps = int(rules[FIRST])
        for i in range(len(world)):
            drawn[i] = world[i]
        determinize(drawn.view(STATE)[0], seat, notes.view(NOTES)[0], rng)
    for i in range(len(drawn)):
        fresh[i] = drawn[i]
    state, scratch = drawn.view(STATE)[0], fresh.view(STATE)[0]
    wander(state, scratch, seat, notes.view(NOTES)[0], weights, actions, values, memory, steps, rng)
    counters[WORLDS] += 1


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
    memory: Any,
    counters: Any,
) -> None:
    """The next world: in the long run each comes as often as it explains well what the others did.

    A Markov chain (Metropolis, Hastings): something new takes the place of what was there for certain if it is
    likelier, else by chance. Where one wanders, a step changes a little of a world; elsewhere it is a whole new one.
    The first steps only lead away from where the chain happens to begin.
    """
    if rules[STEPS] > 0 and rules[NOISE] >= 0:
        walk_on(world, drawn, fresh, notes, seat, rng, weights, rules, actions, values, memory, counters)
        return
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
def picture(world: Any, notes: Any, seat: int, weights: Any) -> None:
    """The others' weights, as their behaviour suggests."""
    portray(world.view(STATE)[0], seat, notes.view(NOTES)[0], weights)
