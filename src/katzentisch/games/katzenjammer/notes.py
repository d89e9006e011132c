"""What a seat knows of the hidden cards: the fold of all that it heard.

A seat's notes hold, for every other seat, how many cards it received unseen (its slots), what it gained and
lost in the open, and what its bids and payments proved: a bid of three 2s proves that among the slots filled by
then there were enough 2s and jokers. A world fits if the hidden cards can be put into the slots, in the order
in which they came, so that every proof holds.
"""

from typing import Annotated

from ...core.compiled import compiled
from ...core.log import EventRow
from ...core.record import Many, Record
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
from .state import Counts

MOST_PROOFS = 64
MOST_SLOTS = 90
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
    given: Counts
    """Known to have come out of the slots, by kind."""
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
            hidden.given[kind] = 0


@compiled
def note_given(hidden: Hidden, kind: int, count: int) -> None:
    """Cards given away in the open: if they were not gained in the open, they prove hidden ones."""
    if count > 0:
        hidden.open[kind] -= count
        hidden.given[kind] = max(hidden.given[kind], -hidden.open[kind])
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
    """Keep a proof that says something new."""
    index = place_for_proof(hidden, kind, need)
    if index < 0:
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
    """Where a proof goes: over a weaker one of the same moment, else at the end; -1 if it says nothing new."""
    if need <= 0:
        return -1
    for i in range(hidden.count):
        proof = hidden.proofs[i]
        if proof.kind == kind and is_same_measure(hidden, proof):
            if proof.need >= need:
                return -1
            if proof.slots == hidden.slots:
                return i
    return hidden.count if hidden.count < MOST_PROOFS else oldest_bid(hidden)


@compiled
def oldest_bid(hidden: Hidden) -> int:
    """When there is no room left the oldest bid is forgotten: knowing less is sound, and the standing bid is kept."""
    for i in range(hidden.count):
        if hidden.proofs[i].kind < HELD and hidden.proofs[i].slots < hidden.slots:
            return i
    return 0


@compiled
def is_same_measure(hidden: Hidden, proof: Proof) -> bool:
    """Do both proofs count the same cards? Different values count by what was open at that time."""
    if proof.kind == DIFFERENT:
        for value in range(1, KINDS):
            if max(proof.least[value], 0) != max(1 - hidden.open[value], 0):
                return False
    return True
