"""What a seat knows of the hidden cards, and random worlds that fit it.

A seat's notes hold, for every other seat, how many cards it received unseen (its slots), what it gained and
lost in the open, and what its bids and payments proved: a bid of three 2s proves that among the slots filled by
then there were enough 2s and jokers. A world fits if the hidden cards can be put into the slots, in the order
in which they came, so that every proof holds.
"""

from typing import Annotated, Any

from ...core.compiled import compiled
from ...core.log import EventRow
from ...core.record import Many, Record
from ...core.rng import Rng, below
from .actions import (
    BIDS_EVENT,
    DEALT,
    DREW,
    GAME_STARTS,
    MOST_SEATS,
    PAID,
    PRESENTED,
    PRESENTED_JOKERS,
    TOOK,
    bid_count,
    bid_value,
)
from .cards import DIFFERENT, FOURSOME, JOKER, KINDS
from .state import Counts, State

MOST_PROOFS = 48
MOST_SLOTS = 90
PLAIN_TRIES = 4
TRIES = 12
MENDS = 60
HELD = 10
"""A proof of kind HELD + k: so many cards of kind k. Of kind v: of value v or jokers. Of kind 0: different values."""


class Proof(Record):
    """Among the first `slots` hidden cards there are `need` cards of a kind (see HELD)."""

    slots: int
    kind: int
    need: int
    least: Counts
    """For different values: value v is present if there are at least so many of it."""


class Hidden(Record):
    """What is known of one seat's hidden cards."""

    slots: int
    open: Counts
    """Gained in the open minus given away, by kind; below zero, it came from the slots."""
    count: int
    proofs: Annotated[list[Proof], Many(MOST_PROOFS)]


class Notes(Record):
    """What one seat has noted of every seat."""

    seats: Annotated[list[Hidden], Many(MOST_SEATS)]
    scratch: Annotated[list[int], Many(MOST_SLOTS)]


@compiled
def observe(notes: Notes, seat: int, row: EventRow) -> None:
    """Fold one event, as this seat heard it, into its notes."""
    kind = row.kind
    if kind == GAME_STARTS:
        forget(notes)
    elif kind in (DEALT, DREW):
        notes.seats[row.args[0]].slots += 1
    elif kind == BIDS_EVENT:
        note_bid(notes.seats[row.args[0]], row.args[1])
    elif kind == TOOK:
        for card in range(KINDS):
            notes.seats[row.args[0]].open[card] += row.args[1 + card]
    elif kind == PAID:
        for card in range(KINDS):
            note_given(notes.seats[row.args[0]], card, row.args[1 + card])
    elif kind == PRESENTED:
        note_given(notes.seats[row.args[0]], row.args[1], FOURSOME - row.args[2])
        note_given(notes.seats[row.args[0]], JOKER, row.args[2])
    elif kind == PRESENTED_JOKERS:
        note_given(notes.seats[row.args[0]], JOKER, FOURSOME)


@compiled
def forget(notes: Notes) -> None:
    """K39: a new game, a new deck."""
    for seat in range(MOST_SEATS):
        hidden = notes.seats[seat]
        hidden.slots = 0
        hidden.count = 0
        for kind in range(KINDS):
            hidden.open[kind] = 0


@compiled
def note_given(hidden: Hidden, kind: int, count: int) -> None:
    """Cards given away in the open: if they were not gained in the open, they prove hidden ones."""
    if count > 0:
        hidden.open[kind] -= count
        add_proof(hidden, HELD + kind, -hidden.open[kind])


@compiled
def note_bid(hidden: Hidden, bid: int) -> None:
    """K24: a bid proves that it can be paid."""
    count = bid_count(bid)
    value = bid_value(bid)
    if value == DIFFERENT:
        add_proof(hidden, DIFFERENT, count - hidden.open[JOKER])
    else:
        add_proof(hidden, value, count - hidden.open[value] - hidden.open[JOKER])


@compiled
def add_proof(hidden: Hidden, kind: int, need: int) -> None:
    """Keep a proof that says something new; when there is no room left, knowing less is still sound."""
    index = place_for_proof(hidden, kind, need)
    if index == MOST_PROOFS:
        return
    proof = hidden.proofs[index]
    proof.slots = hidden.slots
    proof.kind = kind
    proof.need = need
    for card in range(KINDS):
        proof.least[card] = 1 - hidden.open[card]
    hidden.count = max(hidden.count, index + 1)


@compiled
def place_for_proof(hidden: Hidden, kind: int, need: int) -> int:
    """Where a proof goes: over a weaker one of the same moment, else at the end; MOST_PROOFS if it says nothing new."""
    if need <= 0:
        return MOST_PROOFS
    for i in range(hidden.count):
        proof = hidden.proofs[i]
        if proof.kind == kind and is_same_measure(hidden, proof):
            if proof.need >= need:
                return MOST_PROOFS
            if proof.slots == hidden.slots:
                return i
    return hidden.count


@compiled
def is_same_measure(hidden: Hidden, proof: Proof) -> bool:
    """Do both proofs count the same cards? Different values count by what was open at that time."""
    if proof.kind == DIFFERENT:
        for value in range(1, KINDS):
            if max(proof.least[value], 0) != max(1 - hidden.open[value], 0):
                return False
    return True


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
    """The first proof that does not hold for the cards in its slots, and those cards counted; -1 if all hold."""
    for i in range(hidden.count):
        proof = hidden.proofs[i]
        for kind in range(KINDS):
            counts[kind] = 0
        for slot in range(proof.slots):
            counts[slots[slot]] += 1
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
def given_from_slots(hidden: Hidden, kind: int) -> int:
    """How many cards of a kind are known to have come out of the slots."""
    most = 0
    for i in range(hidden.count):
        if hidden.proofs[i].kind == HELD + kind:
            most = max(most, hidden.proofs[i].need)
    return most


@compiled
def fill_slots(hidden: Hidden, pool: Any, slots: Any, rng: Rng) -> None:
    """The cards known to have come out of the slots, random ones for the rest, in a random order."""
    n = 0
    for kind in range(KINDS):
        for _ in range(given_from_slots(hidden, kind)):
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
        if broken < 0:
            for kind in range(KINDS):
                me.hand[kind] = hidden.open[kind]
            for slot in range(hidden.slots):
                me.hand[notes.scratch[slot]] += 1
            return True
        for slot in range(hidden.slots):
            state.pool[notes.scratch[slot]] += 1
        for kind in range(KINDS):
            state.pool[kind] -= given_from_slots(hidden, kind)
    return False


@compiled
def gather(state: State, seat: int, first: int, last: int, notes: Notes) -> None:
    """Put the cards of some seats that the seat cannot place back into the pool."""
    for other in range(first, last):
        if other != seat:
            hidden = notes.seats[other]
            for kind in range(KINDS):
                placed = hidden.open[kind] + given_from_slots(hidden, kind)
                state.pool[kind] += state.players[other].hand[kind] - placed


@compiled
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
