"""What a seat knows of the hidden cards: the fold of all that it heard.

A seat's notes hold, for every other seat, how many cards it received unseen (its slots), what it gained and
lost in the open, and what its bids and payments proved: a bid of three 2s proves that among the slots filled by
then there were enough 2s and jokers. A world fits if the hidden cards can be put into the slots, in the order
in which they came, so that every proof holds.

What the others said in the last auctions is noted too, with the table as it stood: a seat that passes, or bids, tells
something of its hand (see belief.py).
"""

from typing import Annotated

from ...core.compiled import compiled
from ...core.log import EventRow
from ...core.record import Many, Record
from .actions import (
    BIDS_EVENT,
    DEALT,
    DREW,
    EMPTY_PASSES,
    GAME_STARTS,
    MOST_SEATS,
    PAID,
    PASSES,
    PRESENTED,
    PRESENTED_JOKERS,
    REVEALED,
    TOOK,
    UNSOLD,
    bid_count,
    bid_value,
)
from .cards import DIFFERENT, FOURSOME, JOKER, KINDS, MOST_ROW, NO_BID
from .state import Counts

MOST_PROOFS = 64
MOST_SLOTS = 90
MOST_WORDS = 16
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
    shown: int
    """Jokers on display."""
    count: int
    proofs: Annotated[list[Proof], Many(MOST_PROOFS)]
    cards: Annotated[list[int], Many(MOST_SLOTS)]
    """The cards that lie in the slots in a world that was drawn."""


class Word(Record):
    """A bid or a pass of another seat, and how things stood before it."""

    seat: int
    bid: int
    """NO_BID if it passed."""
    standing: int
    passes: int
    slots: int
    open: Counts
    shown: int
    drawn: int
    """Cards that had left the deck, and mice that had left the supply."""
    mice: int
    row: Annotated[list[int], Many(MOST_ROW)]
    row_size: int


class Notes(Record):
    """What one seat has noted of every seat, and of the table."""

    seats: Annotated[list[Hidden], Many(MOST_SEATS)]
    words: Annotated[list[Word], Many(MOST_WORDS)]
    said: int
    """How many words there were in this game; the last ones are kept, each in the place of the oldest."""
    bid: int
    passes: int
    drawn: int
    mice: int
    row: Annotated[list[int], Many(MOST_ROW)]
    row_size: int


@compiled
def observe(notes: Notes, seat: int, row: EventRow) -> None:
    """Fold one event, as this seat heard it, into its notes."""
    kind = row.kind
    if kind == GAME_STARTS:
        forget(notes)
    elif kind in (DEALT, DREW):
        notes.seats[row.args[0]].slots += 1
        notes.drawn += 1
    elif kind == REVEALED:
        note_revealed(notes, row.args[0])
    elif kind in (BIDS_EVENT, PASSES, EMPTY_PASSES):
        observe_word(notes, seat, row)
    elif kind in (TOOK, PAID, PRESENTED, PRESENTED_JOKERS):
        observe_cards(notes, row)
    elif kind == UNSOLD:
        notes.row_size = 0


@compiled
def observe_word(notes: Notes, seat: int, row: EventRow) -> None:
    """What somebody said in an auction."""
    if row.kind == BIDS_EVENT:
        note_bid(notes.seats[row.args[0]], row.args[1])
        note_word(notes, seat, row.args[0], row.args[1])
        notes.bid = row.args[1]
    else:
        if row.kind == PASSES:
            note_word(notes, seat, row.args[0], NO_BID)
        notes.passes += 1


@compiled
def observe_cards(notes: Notes, row: EventRow) -> None:
    """Cards that somebody took or gave away."""
    hidden = notes.seats[row.args[0]]
    if row.kind == TOOK:
        for card in range(KINDS):
            hidden.open[card] += row.args[1 + card]
        notes.row_size = 0
    elif row.kind == PAID:
        for card in range(KINDS):
            note_given(hidden, card, row.args[1 + card])
        hidden.shown += row.args[1 + JOKER]
    elif row.kind == PRESENTED:
        note_given(hidden, row.args[1], FOURSOME - row.args[2])
        note_given(hidden, JOKER, row.args[2])
        hidden.shown += row.args[2]
        notes.mice += row.args[3]
    else:
        note_given(hidden, JOKER, FOURSOME)


@compiled
def forget(notes: Notes) -> None:
    """K39: a new game, a new deck."""
    for seat in range(MOST_SEATS):
        hidden = notes.seats[seat]
        hidden.slots = 0
        hidden.count = 0
        hidden.shown = 0
        for kind in range(KINDS):
            hidden.open[kind] = 0
            hidden.given[kind] = 0
    notes.said = 0
    notes.drawn = 0
    notes.mice = 0
    notes.row_size = 0


@compiled
def note_revealed(notes: Notes, card: int) -> None:
    """A card of a lot: the auction has not begun."""
    notes.row[notes.row_size] = card
    notes.row_size += 1
    notes.drawn += 1
    notes.bid = NO_BID
    notes.passes = 0


@compiled
def note_word(notes: Notes, seat: int, other: int, bid: int) -> None:
    """Keep what another seat said, and how things stood before it."""
    if other == seat:
        return
    hidden = notes.seats[other]
    word = notes.words[notes.said % MOST_WORDS]
    notes.said += 1
    word.seat = other
    word.bid = bid
    word.standing = notes.bid
    word.passes = notes.passes
    word.slots = hidden.slots
    word.shown = hidden.shown
    word.drawn = notes.drawn
    word.mice = notes.mice
    word.row_size = notes.row_size
    for kind in range(KINDS):
        word.open[kind] = hidden.open[kind]
    for i in range(notes.row_size):
        word.row[i] = notes.row[i]


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
