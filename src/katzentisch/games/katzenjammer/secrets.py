"""Random worlds that fit what a seat knows."""

from typing import Any

from ...core.compiled import compiled, outlined
from ...core.rng import Rng, below
from .cards import DIFFERENT, JOKER, KINDS
from .hands import counted, held, some
from .notes import HELD, Hidden, Notes, Proof
from .state import State

PLAIN_TRIES = 4
TRIES = 7
MENDS = 60
BOLD = 8
"""One of so many steps back is not taken back."""
WHOLE, GIVEN_UP = -1, -2


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
def pick_kind(cards: Any, without: int, ticket: int) -> int:
    """The kind of one of the counted cards without some, by its number."""
    kind = 0
    left = cards[0] - held(without, 0)
    while ticket >= left:
        ticket -= left
        kind += 1
        left = cards[kind] - held(without, kind)
    return kind


@compiled
def put_back(slots: Any, filled: int, placed: int, pool: Any) -> None:
    """The cards of the slots go back into the pool, those aside that are known to have come out of them."""
    for slot in range(filled):
        pool[slots[slot]] += 1
    for kind in range(KINDS):
        pool[kind] -= held(placed, kind)


@compiled
def fill_slots(hidden: Hidden, pool: Any, slots: Any, counts: Any, attempt: int, rng: Rng) -> int:
    """Deal into the slots the cards known to have come out of them and random ones for the rest, in a random order.

    The first proof that does not hold; -1 if all hold. A plain try ends where a proof is broken, its cards go back.
    """
    is_plain = attempt < PLAIN_TRIES
    size, gone, placed, proof = 0, 0, 0, 0
    for kind in range(KINDS):
        size += pool[kind]
        gone += hidden.given[kind]
        counts[kind] = 0
    for slot in range(hidden.slots):
        if gone > 0 and below(rng, hidden.slots - slot) < gone:
            card = pick_kind(hidden.given, placed, below(rng, gone))
            placed += some(1, card)
            gone -= 1
        else:
            card = pick_kind(pool, 0, below(rng, size))
            pool[card] -= 1
            size -= 1
        slots[slot] = card
        counts[card] += 1
        while proof < hidden.count and hidden.proofs[proof].slots == slot + 1:
            if found_by(hidden.proofs[proof], counts) < hidden.proofs[proof].need and is_plain:
                put_back(slots, slot + 1, placed, pool)
                return proof
            proof += 1
    if proof == hidden.count and is_plain:
        return -1
    broken = broken_proof(hidden, slots, counts)
    if broken >= 0 and is_plain:
        put_back(slots, hidden.slots, placed, pool)
    return broken


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
def exchange(pool: Any, slots: Any, slot: int, other: int) -> int:
    """Exchange the card of a slot for that of another slot or, -1 - kind, for one of the pool; what would undo it."""
    card = slots[slot]
    if other >= 0:
        slots[slot] = slots[other]
        slots[other] = card
        return other
    pool[-1 - other] -= 1
    pool[card] += 1
    slots[slot] = -1 - other
    return int(-1 - card)


@compiled
def mend(hidden: Hidden, broken: int, counts: Any, pool: Any, slots: Any, rng: Rng) -> int:
    """Exchange one card so that a broken proof comes closer to holding; the first broken one then, or GIVEN_UP.

    An exchange that breaks an earlier proof is mostly taken back.
    """
    proof = hidden.proofs[broken]
    spare = find_spare(proof, counts, slots, rng)
    wanted = find_wanted(hidden, proof, counts, pool, slots, rng)
    if spare < 0 or wanted == hidden.slots:
        return GIVEN_UP
    undoing = exchange(pool, slots, spare, wanted)
    then = broken_proof(hidden, slots, counts)
    if then < 0 or then >= broken or below(rng, BOLD) == 0:
        return then
    exchange(pool, slots, spare, undoing)
    return broken_proof(hidden, slots, counts)


@compiled
def deal_seat(state: State, other: int, notes: Notes, rng: Rng) -> bool:
    """Put cards of the pool into one seat's slots so that every proof holds.

    At first a few deals are tried as they come; then broken proofs are mended card by card. Every world that fits can
    be dealt. If it cannot be done, the cards go back into the pool.
    """
    hidden = notes.seats[other]
    me = state.players[other]
    given = counted(hidden.given)
    for attempt in range(TRIES):
        broken = fill_slots(hidden, state.pool, hidden.cards, me.hand, attempt, rng)
        if broken >= 0 and attempt < PLAIN_TRIES:
            continue
        steps = MENDS
        while broken >= 0 and steps > 0:
            broken = mend(hidden, broken, me.hand, state.pool, hidden.cards, rng)
            steps -= 1
        if broken == WHOLE and make_hand(hidden, hidden.cards, me.hand):
            return True
        put_back(hidden.cards, hidden.slots, given, state.pool)
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
