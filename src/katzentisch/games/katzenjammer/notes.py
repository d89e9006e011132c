"""What a seat knows of the hidden cards: the fold of all that it heard.

A seat's notes hold, for every other seat, how many cards it received unseen (its slots), what it gained and
lost in the open, and what its bids and payments proved: a bid of three 2s proves that among the slots filled by
then there were enough 2s and jokers. A world fits if the hidden cards can be put into the slots, in the order
in which they came, so that every proof holds.

What the others said and did is noted too, with the table as it stood: a seat that passes or bids, pays with these
cards or those, presents or does not, tells something of its hand (see belief.py).
"""

from typing import Annotated

from ...core.compiled import compiled
from ...core.log import EventRow
from ...core.record import Many, Record
from .actions import (
    BID,
    BIDS_EVENT,
    DEALT,
    DONE,
    DREW,
    EMPTY_PASSES,
    FINISHED,
    GAME_STARTS,
    MOST_SEATS,
    PAID,
    PASS,
    PASSES,
    PAY,
    PAY_VALUES,
    PRESENT,
    PRESENT_JOKERS,
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
MOST_WORDS = 64
MOST_MOMENTS = 32
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
    mice: int
    count: int
    proofs: Annotated[list[Proof], Many(MOST_PROOFS)]
    cards: Annotated[list[int], Many(MOST_SLOTS)]
    """The cards that lie in the slots in a world that was drawn."""


class Standing(Record):
    """What everybody could see of a seat at some moment."""

    slots: int
    open: Counts
    cards: int
    shown: int
    mice: int


class Moment(Record):
    """The table as it stood for a while: nothing came or went."""

    drawn: int
    """Cards that had left the deck, and mice that had left the supply."""
    mice: int
    row: Annotated[list[int], Many(MOST_ROW)]
    row_size: int
    discard: Counts
    seats: Annotated[list[Standing], Many(MOST_SEATS)]


class Word(Record):
    """What another seat chose to do: bid or pass, pay, present or not."""

    seat: int
    action: int
    bid: int
    """The bid that stood, and how many had passed."""
    passes: int
    moment: int
    """The number of the moment."""


class Notes(Record):
    """What one seat has noted of every seat, and of the table."""

    seats: Annotated[list[Hidden], Many(MOST_SEATS)]
    words: Annotated[list[Word], Many(MOST_WORDS)]
    said: int
    """How many words there were in this game; the last ones are kept, each in the place of the oldest."""
    moments: Annotated[list[Moment], Many(MOST_MOMENTS)]
    passed: int
    """The same for moments."""
    is_same: int
    """Has nothing come or gone since the last moment?"""
    bid: int
    passes: int
    drawn: int
    mice: int
    row: Annotated[list[int], Many(MOST_ROW)]
    row_size: int
    discard: Counts


@compiled
def observe(notes: Notes, seat: int, row: EventRow) -> None:
    """Fold one event, as this seat heard it, into its notes."""
    kind = row.kind
    if kind == GAME_STARTS:
        forget(notes)
    elif kind in (DEALT, DREW):
        notes.seats[row.args[0]].slots += 1
        notes.drawn += 1
        notes.is_same = 0
    elif kind == REVEALED:
        note_revealed(notes, row.args[0])
    elif kind in (BIDS_EVENT, PASSES, EMPTY_PASSES):
        note_choice(notes, seat, row)
        observe_word(notes, row)
    elif kind in (TOOK, PAID, PRESENTED, PRESENTED_JOKERS, FINISHED):
        note_choice(notes, seat, row)
        observe_cards(notes, row)
    elif kind == UNSOLD:
        for i in range(notes.row_size):
            notes.discard[notes.row[i]] += 1
        notes.row_size = 0


@compiled
def observe_word(notes: Notes, row: EventRow) -> None:
    """What somebody said in an auction."""
    if row.kind == BIDS_EVENT:
        note_bid(notes.seats[row.args[0]], row.args[1])
        notes.bid = row.args[1]
    else:
        notes.passes += 1


@compiled
def observe_cards(notes: Notes, row: EventRow) -> None:
    """Cards that somebody took or gave away."""
    hidden = notes.seats[row.args[0]]
    notes.is_same = 0
    if row.kind == TOOK:
        for card in range(KINDS):
            hidden.open[card] += row.args[1 + card]
        notes.row_size = 0
    elif row.kind == PAID:
        for card in range(KINDS):
            note_laid(notes, hidden, card, row.args[1 + card])
    elif row.kind == PRESENTED:
        note_laid(notes, hidden, row.args[1], FOURSOME - row.args[2])
        note_laid(notes, hidden, JOKER, row.args[2])
        hidden.mice += row.args[3]
        notes.mice += row.args[3]
    elif row.kind == PRESENTED_JOKERS:
        note_given(hidden, JOKER, FOURSOME)
        notes.discard[JOKER] += FOURSOME


@compiled
def note_laid(notes: Notes, hidden: Hidden, kind: int, count: int) -> None:
    """K19, K30: what is paid or presented goes to the discard pile, jokers on display."""
    note_given(hidden, kind, count)
    if kind == JOKER:
        hidden.shown += count
    else:
        notes.discard[kind] += count


@compiled
def forget(notes: Notes) -> None:
    """K39: a new game, a new deck."""
    for seat in range(MOST_SEATS):
        hidden = notes.seats[seat]
        hidden.slots = 0
        hidden.count = 0
        hidden.shown = 0
        hidden.mice = 0
        for kind in range(KINDS):
            hidden.open[kind] = 0
            hidden.given[kind] = 0
    for kind in range(KINDS):
        notes.discard[kind] = 0
    notes.said = 0
    notes.passed = 0
    notes.is_same = 0
    notes.drawn = 0
    notes.mice = 0
    notes.row_size = 0


@compiled
def note_revealed(notes: Notes, card: int) -> None:
    """A card of a lot: the auction has not begun."""
    notes.row[notes.row_size] = card
    notes.row_size += 1
    notes.drawn += 1
    notes.is_same = 0
    notes.bid = NO_BID
    notes.passes = 0


@compiled
def note_choice(notes: Notes, seat: int, row: EventRow) -> None:
    """Keep what another seat chose to do; taking the lot and passing with an empty hand is no choice."""
    if row.args[0] == seat or row.kind in (TOOK, EMPTY_PASSES):
        return
    if notes.is_same == 0:
        note_moment(notes)
    word = notes.words[notes.said % MOST_WORDS]
    notes.said += 1
    word.seat = row.args[0]
    word.action = action_of(notes, row)
    word.bid = notes.bid
    word.passes = notes.passes
    word.moment = notes.passed - 1


@compiled
def action_of(notes: Notes, row: EventRow) -> int:
    """The action that an event tells of."""
    if row.kind == BIDS_EVENT:
        return BID + row.args[1]
    if row.kind == PASSES:
        return PASS
    if row.kind == PAID:
        return payment_of(notes.bid, row)
    if row.kind == PRESENTED:
        return PRESENT + (row.args[1] - 1) * (FOURSOME + 1) + row.args[2]
    return PRESENT_JOKERS if row.kind == PRESENTED_JOKERS else DONE


@compiled
def payment_of(bid: int, row: EventRow) -> int:
    """The action that paid a bid with these cards."""
    if bid_value(bid) != DIFFERENT:
        return PAY + row.args[1 + JOKER]
    values = 0
    for value in range(1, KINDS):
        values += row.args[1 + value] << (value - 1)
    return PAY_VALUES + values


@compiled
def note_moment(notes: Notes) -> None:
    """Keep the table as it stands now."""
    moment = notes.moments[notes.passed % MOST_MOMENTS]
    notes.passed += 1
    notes.is_same = 1
    moment.drawn = notes.drawn
    moment.mice = notes.mice
    moment.row_size = notes.row_size
    for i in range(notes.row_size):
        moment.row[i] = notes.row[i]
    for kind in range(KINDS):
        moment.discard[kind] = notes.discard[kind]
    for seat in range(MOST_SEATS):
        hidden, standing = notes.seats[seat], moment.seats[seat]
        standing.slots = hidden.slots
        standing.cards = hidden.slots
        standing.shown = hidden.shown
        standing.mice = hidden.mice
        for kind in range(KINDS):
            standing.open[kind] = hidden.open[kind]
            standing.cards += hidden.open[kind]


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
