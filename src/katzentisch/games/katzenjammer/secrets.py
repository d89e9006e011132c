"""Random worlds that fit what a seat knows."""

from typing import Any

from ...core.compiled import compiled, outlined
from ...core.rng import Rng, below
from .cards import DIFFERENT, JOKER, KINDS
from .notes import HELD, Hidden, Notes, Proof
from .state import State

PLAIN_TRIES = 4
TRIES = 12
MENDS = 60


@compiled
def found_by(proof: Proof, counts: Any) -> int:
    """How many cards there are that a proof counts."""
    if proof.kind >= HELD:
        return int(counts[proof.kind - HELD])
    found = int(counts[JOKER])
    if proof.kind != DIFFERENT:
        return found + int(counts[proof.kind])
    for value in range(1, KINDS):
        if counts[value] >= proof.least[value]:
            found += 1
    return found


@compiled
def broken_proof(hidden: Hidden, slots: Any, counts: Any) -> int:
    """The first proof that does not hold for the cards in its slots, and those cards counted; -1 if all hold.

    Proofs come in the order in which they were noted, nearly always with more and more slots: cards are counted once.
    """
    counted = 0
    for kind in range(KINDS):
        counts[kind] = 0
    for i in range(hidden.count):
        proof = hidden.proofs[i]
        if proof.slots < counted:
            counted = 0
            for kind in range(KINDS):
                counts[kind] = 0
        for slot in range(counted, proof.slots):
            counts[slots[slot]] += 1
        counted = proof.slots
        if found_by(proof, counts) < proof.need:
            return i
    return -1


@compiled
def draw_card(pool: Any, rng: Rng) -> int:
    """Take a random card out of counted cards."""
    size = 0
    for kind in range(KINDS):
        size += pool[kind]
    ticket = below(rng, size)
    kind = 0
    while ticket >= pool[kind]:
        ticket -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


@compiled
def fill_slots(hidden: Hidden, pool: Any, slots: Any, rng: Rng) -> None:
    """The cards known to have come out of the slots, random ones for the rest, in a random order."""
    n = 0
    for kind in range(KINDS):
        for _ in range(hidden.given[kind]):
            slots[n] = kind
            n += 1
    for slot in range(n, hidden.slots):
        slots[slot] = draw_card(pool, rng)
    for i in range(hidden.slots - 1, 0, -1):
        j = below(rng, i + 1)
        swapped = slots[i]
        slots[i] = slots[j]
        slots[j] = swapped


@compiled
def is_wanted(proof: Proof, counts: Any, kind: int) -> bool:
    """Would one more card of this kind help a proof?"""
    if proof.kind >= HELD:
        return bool(kind == proof.kind - HELD)
    if kind == JOKER or kind == proof.kind:
        return True
    return bool(proof.kind == DIFFERENT and counts[kind] + 1 == proof.least[kind])


@compiled
def is_spare(proof: Proof, counts: Any, kind: int) -> bool:
    """Does a proof hold as well with one card of this kind less?"""
    if proof.kind >= HELD:
        return bool(kind != proof.kind - HELD)
    if kind == JOKER or kind == proof.kind:
        return False
    return bool(proof.kind != DIFFERENT or counts[kind] != proof.least[kind])


@compiled
def find_wanted(hidden: Hidden, proof: Proof, counts: Any, pool: Any, slots: Any, rng: Rng) -> int:
    """A random card outside the proof's slots that helps it: a later slot, or -1 - kind of a card of the pool."""
    found = 0
    for slot in range(proof.slots, hidden.slots):
        if is_wanted(proof, counts, slots[slot]):
            found += 1
    for kind in range(KINDS):
        if is_wanted(proof, counts, kind):
            found += pool[kind]
    if found == 0:
        return hidden.slots
    ticket = below(rng, found)
    for slot in range(proof.slots, hidden.slots):
        if is_wanted(proof, counts, slots[slot]):
            if ticket == 0:
                return slot
            ticket -= 1
    kind = 0
    while not is_wanted(proof, counts, kind) or ticket >= pool[kind]:
        if is_wanted(proof, counts, kind):
            ticket -= pool[kind]
        kind += 1
    return -1 - kind


@compiled
def find_spare(proof: Proof, counts: Any, slots: Any, rng: Rng) -> int:
    """A random one of the proof's slots whose card it does not need; -1 if there is none."""
    found = 0
    for slot in range(proof.slots):
        if is_spare(proof, counts, slots[slot]):
            found += 1
    if found == 0:
        return -1
    ticket = below(rng, found)
    slot = 0
    while True:
        if is_spare(proof, counts, slots[slot]):
            if ticket == 0:
                return slot
            ticket -= 1
        slot += 1


@compiled
def mend(hidden: Hidden, index: int, counts: Any, pool: Any, slots: Any, rng: Rng) -> bool:
    """Exchange one card so that a broken proof comes closer to holding; False if there is no way."""
    proof = hidden.proofs[index]
    spare = find_spare(proof, counts, slots, rng)
    wanted = find_wanted(hidden, proof, counts, pool, slots, rng)
    if spare < 0 or wanted == hidden.slots:
        return False
    card = slots[spare]
    if wanted >= 0:
        slots[spare] = slots[wanted]
        slots[wanted] = card
    else:
        pool[-1 - wanted] -= 1
        pool[card] += 1
        slots[spare] = -1 - wanted
    return True


@compiled
def deal_seat(state: State, other: int, notes: Notes, rng: Rng) -> bool:
    """Put cards of the pool into one seat's slots so that every proof holds.

    At first a few deals are tried as they come; then broken proofs are mended card by card. Every world that fits can
    be dealt. If it cannot be done, the cards go back into the pool.
    """
    hidden = notes.seats[other]
    me = state.players[other]
    for attempt in range(TRIES):
        fill_slots(hidden, state.pool, notes.scratch, rng)
        broken = broken_proof(hidden, notes.scratch, me.hand)
        steps = 0 if attempt < PLAIN_TRIES else MENDS
        while broken >= 0 and steps > 0 and mend(hidden, broken, me.hand, state.pool, notes.scratch, rng):
            broken = broken_proof(hidden, notes.scratch, me.hand)
            steps -= 1
        if broken < 0 and make_hand(hidden, notes.scratch, me.hand):
            return True
        for slot in range(hidden.slots):
            state.pool[notes.scratch[slot]] += 1
        for kind in range(KINDS):
            state.pool[kind] -= hidden.given[kind]
    return False


@compiled
def make_hand(hidden: Hidden, slots: Any, hand: Any) -> bool:
    """The hand of a seat with these cards in its slots; False if it has given away more than that."""
    for kind in range(KINDS):
        hand[kind] = hidden.open[kind]
    for slot in range(hidden.slots):
        hand[slots[slot]] += 1
    for kind in range(KINDS):
        if hand[kind] < 0:
            return False
    return True


@compiled
def gather(state: State, seat: int, first: int, last: int, notes: Notes) -> None:
    """Put the cards of some seats that the seat cannot place back into the pool."""
    for other in range(first, last):
        if other != seat:
            hidden = notes.seats[other]
            for kind in range(KINDS):
                placed = hidden.open[kind] + hidden.given[kind]
                state.pool[kind] += state.players[other].hand[kind] - placed


@outlined
def determinize(state: State, seat: int, notes: Notes, rng: Rng) -> None:
    """Replace the other hands and the deck by random ones that fit the seat's notes."""
    gather(state, seat, 0, state.seats, notes)
    other = 0
    while other < state.seats:
        if other == seat or deal_seat(state, other, notes, rng):
            other += 1
        else:
            gather(state, seat, 0, other, notes)
            other = 0
