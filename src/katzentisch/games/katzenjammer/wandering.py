"""From one world that fits what a seat knows to others that fit: each step exchanges two cards that lie hidden.

It is a Markov chain (Metropolis, Hastings). Any slot of another seat and any other hidden card are exchanged as likely
as back again; what no longer fits is taken back, and so, by chance, is what explains the others' choices less well. All
deals of the hidden cards are equally likely before that. Only the hands that change are asked again. That single
exchanges lead everywhere is not proved; in all positions of small decks that were tried they do.
"""

from typing import Any

from ...core.compiled import compiled, outlined
from ...core.rng import Rng, below, unit
from .belief import explained
from .notes import Notes
from .secrets import broken_proof, make_hand, pick_kind
from .state import State

IS_BEGUN, CHANCES = 0, 1
"""What is remembered: whether the walk has begun, and how well the hand of each seat explains what it did."""
DECK = -1
"""Where a hidden card is that is in no slot."""


@compiled
def hidden_cards(state: State, seat: int, notes: Notes) -> int:
    """How many slots the others have."""
    slots = 0
    for other in range(state.seats):
        if other != seat:
            slots += notes.seats[other].slots
    return slots


@compiled
def owner_of(seat: int, notes: Notes, ticket: int) -> int:
    """Whose slot has this number, when those of all the others are counted."""
    other = 0
    while other == seat or ticket >= notes.seats[other].slots:
        if other != seat:
            ticket -= notes.seats[other].slots
        other += 1
    return other


@compiled
def slot_of(seat: int, notes: Notes, ticket: int, owner: int) -> int:
    """Which of the owner's slots it is."""
    for other in range(owner):
        if other != seat:
            ticket -= notes.seats[other].slots
    return ticket


@compiled
def swap(state: State, notes: Notes, first: int, here: int, second: int, there: int) -> int:
    """Exchange the card of a slot for that of another slot, or for one of a kind in the deck; where it is then."""
    mine = notes.seats[first].cards[here]
    if second == DECK:
        notes.seats[first].cards[here] = there
        state.pool[there] -= 1
        state.pool[mine] += 1
        return int(mine)
    notes.seats[first].cards[here] = notes.seats[second].cards[there]
    notes.seats[second].cards[there] = mine
    return there


@compiled
def fits(state: State, scratch: State, notes: Notes, seat: int) -> bool:
    """Make the seat's hand of the cards in its slots: does it fit all that is known of it?"""
    hidden = notes.seats[seat]
    if not make_hand(hidden, hidden.cards, state.players[seat].hand):
        return False
    return broken_proof(hidden, hidden.cards, scratch.players[seat].hand) < 0


@compiled
def rate(state: State, scratch: State, notes: Notes, seat: int, weights: Any, actions: Any, values: Any) -> float:
    """How well the seat's hand explains what it did; not at all if it does not fit."""
    if not fits(state, scratch, notes, seat):
        return 0.0
    return explained(scratch, notes, seat, weights[seat], actions, values)


@compiled
def step(
    state: State,
    scratch: State,
    seat: int,
    notes: Notes,
    weights: Any,
    actions: Any,
    values: Any,
    memory: Any,
    slots: int,
    rng: Rng,
) -> None:
    """Exchange the card of a slot for another hidden card; by chance it is taken back if that explains less."""
    ticket = below(rng, slots)
    first = owner_of(seat, notes, ticket)
    here = slot_of(seat, notes, ticket, first)
    ticket = below(rng, slots + state.deck)
    second = owner_of(seat, notes, ticket) if ticket < slots else DECK
    there = slot_of(seat, notes, ticket, second) if ticket < slots else pick_kind(state.pool, 0, ticket - slots)
    mine = notes.seats[first].cards[here]
    back = swap(state, notes, first, here, second, there)
    if notes.seats[first].cards[here] == mine:
        return
    before, now, other = memory[CHANCES + first], rate(state, scratch, notes, first, weights, actions, values), 1.0
    is_of_two = second != DECK and second != first
    if is_of_two:
        before *= memory[CHANCES + second]
        other = rate(state, scratch, notes, second, weights, actions, values) if now > 0 else 0.0
    if unit(rng) * before < now * other:
        memory[CHANCES + first] = now
        if is_of_two:
            memory[CHANCES + second] = other
    else:
        swap(state, notes, first, here, second, back)
        fits(state, scratch, notes, first)
        if is_of_two:
            fits(state, scratch, notes, second)


@outlined
def wander(
    state: State,
    scratch: State,
    seat: int,
    notes: Notes,
    weights: Any,
    actions: Any,
    values: Any,
    memory: Any,
    steps: int,
    rng: Rng,
) -> None:
    """So many steps; the slots in the notes hold the cards of the world."""
    if memory[IS_BEGUN] == 0.0:
        memory[IS_BEGUN] = 1.0
        for other in range(state.seats):
            if other != seat:
                memory[CHANCES + other] = explained(scratch, notes, other, weights[other], actions, values)
    slots = hidden_cards(state, seat, notes)
    for _ in range(steps):
        step(state, scratch, seat, notes, weights, actions, values, memory, slots, rng)
