"""What a seat knows of the hidden cards: the fold of all that it heard (M86).

A sighting is a card that the seat saw go into another hand, with the hands in which it may be by now. Sightings are
different cards, so that a world fits if each of them can be found in one of its hands. How many cards a hand got after
the deal is counted too: only those can be Watchdogs. Where the seat cannot tell which
of several sightings a card was, their hands are thrown together: what is noted may say less than could be known, but
never anything untrue.
"""

from typing import Annotated

from ...core.compiled import compiled
from ...core.log import HIDDEN, EventRow
from ...core.record import Many, Record
from .actions import (
    DREW,
    FORCED,
    GAVE,
    GOT_BONUS,
    HANDED_ON,
    LAID_WATCHDOG,
    MOST_SEATS,
    PARRIED,
    PLAYED,
    ROUND_STARTS,
    SHOWED,
    SHOWED_TO,
    SOLD,
    STOLE,
    TOOK,
)
from .cards import KINDS, POLICE, WATCHDOG

MOST_SIGHTINGS = 96


class Sighting(Record):
    """A card of this kind is in one of these hands (a bit for each seat)."""

    kind: int
    hands: int


class Notes(Record):
    """The sightings of one seat, and how many cards every hand got after the deal."""

    count: int
    sightings: Annotated[list[Sighting], Many(MOST_SIGHTINGS)]
    received: Annotated[list[int], Many(MOST_SEATS)]


@compiled
def add(notes: Notes, kind: int, hands: int) -> None:
    """Note a card; with no room left it is forgotten."""
    if notes.count < MOST_SIGHTINGS:
        noted = notes.sightings[notes.count]
        noted.kind = kind
        noted.hands = hands
        notes.count += 1


@compiled
def forget(notes: Notes, index: int) -> None:
    """Strike out a sighting."""
    notes.count -= 1
    last, struck = notes.sightings[notes.count], notes.sightings[index]
    struck.kind = last.kind
    struck.hands = last.hands
    last.kind = 0
    last.hands = 0


@compiled
def lose(notes: Notes, kind: int, seat: int) -> None:
    """A card of this kind has left a hand: one that could only be there, or one of those that could be there."""
    hand = 1 << seat
    together, possible = 0, -1
    for index in range(notes.count):
        noted = notes.sightings[index]
        if noted.kind == kind and noted.hands & hand:
            if noted.hands == hand:
                forget(notes, index)
                return
            together |= noted.hands
            possible = index
    if possible >= 0:
        forget(notes, possible)
        throw_together(notes, kind, hand, together)


@compiled
def throw_together(notes: Notes, kind: int, hand: int, hands: int) -> None:
    """All sightings of a kind that may be in a hand may be in all of these hands."""
    for index in range(notes.count):
        noted = notes.sightings[index]
        if noted.kind == kind and noted.hands & hand:
            noted.hands |= hands


@compiled
def blur(notes: Notes, source: int, target: int) -> None:
    """An unseen card went from hand to hand: whatever was in the one may be in the other."""
    for index in range(notes.count):
        noted = notes.sightings[index]
        if noted.hands & (1 << source):
            noted.hands |= 1 << target


@compiled
def see_hand(notes: Notes, seat: int, row: EventRow) -> None:
    """A whole hand was shown: what is noted of it begins anew, and what is not there is elsewhere."""
    hand = 1 << seat
    for kind in range(KINDS):
        held = row.pile[kind]
        elsewhere, hands = 0, 0
        index = 0
        while index < notes.count:
            noted = notes.sightings[index]
            if noted.kind == kind and noted.hands & hand:
                if noted.hands != hand:
                    elsewhere += 1
                    hands |= noted.hands & ~hand
                forget(notes, index)
            else:
                index += 1
        for _ in range(elsewhere - held):
            add(notes, kind, hands)
        for _ in range(held):
            add(notes, kind, hand)


@compiled
def pass_card(notes: Notes, seat: int, source: int, target: int, kind: int) -> None:
    """A card went from hand to hand, seen by this seat only if it was one of the two."""
    notes.received[target] += 1
    if kind == HIDDEN:
        blur(notes, source, target)
    elif source == seat:
        add(notes, kind, 1 << target)
    else:
        lose(notes, kind, source)


@compiled
def begin_round(notes: Notes) -> None:
    """Nothing is known of the new hands."""
    while notes.count > 0:
        forget(notes, notes.count - 1)
    for seat in range(MOST_SEATS):
        notes.received[seat] = 0


@compiled
def observe(notes: Notes, seat: int, row: EventRow) -> None:
    """Fold one event, as this seat heard it; its own hand needs no notes."""
    who = row.args[0]
    if row.kind == ROUND_STARTS:
        begin_round(notes)
    elif row.kind == DREW:
        notes.received[who] += 1
    elif row.kind == STOLE or row.kind == TOOK or row.kind == GOT_BONUS:
        pass_card(notes, seat, row.args[1], who, row.args[2])
    elif row.kind == GAVE or row.kind == HANDED_ON:
        pass_card(notes, seat, who, row.args[1], row.args[2])
    elif row.kind == PLAYED or row.kind == SOLD:
        lose(notes, row.args[1], who)
    elif row.kind == FORCED:
        lose(notes, row.args[2], row.args[1])
    elif row.kind == PARRIED:
        lose(notes, POLICE, who)
    elif row.kind == LAID_WATCHDOG:
        lose(notes, WATCHDOG, who)
    elif who != seat and (row.kind == SHOWED or (row.kind == SHOWED_TO and row.args[1] == seat)):
        see_hand(notes, who, row)
