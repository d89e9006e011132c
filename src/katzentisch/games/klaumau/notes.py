"""What a seat knows of the hidden cards: the fold of all that it heard (M86).

A sighting is a card that the seat saw go into another hand, with the hands in which it may be by now. Sightings are
different cards, so that a world fits if each of them can be found in one of its hands. How many cards a hand got after
the deal is counted too: only those can be Watchdogs. "I cannot" is noted with the top card that it was said to and with
how many cards the hand got since, and so is how often each player said, believed and doubted it. Where the seat cannot
tell which of several sightings a card was, their hands are thrown together: what is noted may say less than could be
known, but never anything untrue.
"""

from typing import Annotated

from ...core.compiled import compiled
from ...core.log import HIDDEN, EventRow
from ...core.record import Many, Record
from .actions import (
    BELIEVED,
    CAUGHT,
    DOUBTED,
    DREW,
    FORCED,
    GAVE,
    GOT_BONUS,
    HANDED_ON,
    HONEST,
    LAID_WATCHDOG,
    MOST_SEATS,
    PARRIED,
    PLAYED,
    ROUND_STARTS,
    SAID_CANNOT,
    SHOWED,
    SHOWED_TO,
    SOLD,
    STOLE,
    TOOK,
    TURNED_UP,
    WISHED,
)
from .cards import KINDS, POLICE, WATCHDOG, colours_of, theme_of

MOST_SIGHTINGS = 96
MOST_CLAIMS = 3
"""So many times that a player said "I cannot" are remembered, the last ones."""


class Sighting(Record):
    """A card of this kind is in one of these hands (a bit for each seat)."""

    kind: int
    hands: int


class Claim(Record):
    """ "I cannot", said to a top card; how many cards came into the hand since that may fit."""

    is_open: int
    colours: int
    theme: int
    newer: int


class Habit(Record):
    """What one player said in this round, the last first; and in the whole match, how often what."""

    claims: Annotated[list[Claim], Many(MOST_CLAIMS)]
    said: int
    laid: int
    caught: int
    honest: int
    believed: int
    doubted: int


class Notes(Record):
    """The sightings of one seat, how many cards every hand got after the deal, and what was said to which top card."""

    count: int
    sightings: Annotated[list[Sighting], Many(MOST_SIGHTINGS)]
    received: Annotated[list[int], Many(MOST_SEATS)]
    colours: int
    theme: int
    habits: Annotated[list[Habit], Many(MOST_SEATS)]
    places: Annotated[list[int], Many(MOST_SIGHTINGS)]
    """Room to write down where the sightings are put when a world is drawn."""
    onward: Annotated[list[int], Many(MOST_SEATS)]


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
    receive(notes, target)
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
        drop_claims(notes.habits[seat])


@compiled
def set_claim(noted: Claim, is_open: int, colours: int, theme: int, newer: int) -> None:
    """Write all of a claim."""
    noted.is_open = is_open
    noted.colours = colours
    noted.theme = theme
    noted.newer = newer


@compiled
def strike_claim(habit: Habit, index: int) -> None:
    """A claim is forgotten, the older ones move up."""
    for later in range(index, MOST_CLAIMS - 1):
        older = habit.claims[later + 1]
        set_claim(habit.claims[later], older.is_open, older.colours, older.theme, older.newer)
    set_claim(habit.claims[MOST_CLAIMS - 1], 0, 0, 0, 0)


@compiled
def drop_claims(habit: Habit) -> None:
    """Whatever was said no longer tells anything."""
    for index in range(MOST_CLAIMS):
        set_claim(habit.claims[index], 0, 0, 0, 0)


@compiled
def add_claim(notes: Notes, seat: int) -> None:
    """ "I cannot" to the present top card; an earlier one to the same card says less."""
    habit = notes.habits[seat]
    habit.said += 1
    for index in range(MOST_CLAIMS):
        noted = habit.claims[index]
        if noted.is_open and noted.colours == notes.colours and noted.theme == notes.theme:
            strike_claim(habit, index)
    for index in range(MOST_CLAIMS - 1, 0, -1):
        newer = habit.claims[index - 1]
        set_claim(habit.claims[index], newer.is_open, newer.colours, newer.theme, newer.newer)
    set_claim(habit.claims[0], 1, notes.colours, notes.theme, 0)


@compiled
def receive(notes: Notes, seat: int) -> None:
    """A hand got a card."""
    notes.received[seat] += 1
    for index in range(MOST_CLAIMS):
        noted = notes.habits[seat].claims[index]
        noted.newer += noted.is_open


@compiled
def fits_claim(noted: Claim, kind: int) -> bool:
    """Would this card have fitted by colour or theme?"""
    return (colours_of(kind) & noted.colours) != 0 or (kind < POLICE and theme_of(kind) == noted.theme)


@compiled
def lay_on_claims(habit: Habit, kind: int) -> None:
    """A card that would have fitted came later, or else the claim is known to be untrue and tells nothing more."""
    habit.laid += 1
    for index in range(MOST_CLAIMS - 1, -1, -1):
        noted = habit.claims[index]
        if noted.is_open and (kind == POLICE or fits_claim(noted, kind)):
            if noted.newer > 0:
                noted.newer -= 1
            else:
                strike_claim(habit, index)


@compiled
def lay_on_top(notes: Notes, seat: int, kind: int) -> None:
    """A card left a hand openly; what fits from now on may be another."""
    lose(notes, kind, seat)
    lay_on_claims(notes.habits[seat], kind)
    if kind < POLICE:
        turn_up(notes, kind)


@compiled
def turn_up(notes: Notes, kind: int) -> None:
    """This card is on top."""
    notes.colours = colours_of(kind)
    notes.theme = theme_of(kind)


@compiled
def hear(notes: Notes, row: EventRow) -> None:
    """What is said, and who believes it."""
    who = row.args[0]
    habit = notes.habits[who]
    if row.kind == SAID_CANNOT:
        add_claim(notes, who)
    elif row.kind == BELIEVED:
        habit.believed += 1
    elif row.kind == DOUBTED:
        habit.doubted += 1
    elif row.kind == CAUGHT:
        habit.caught += 1
        drop_claims(habit)
    elif row.kind == HONEST:
        habit.honest += 1


@compiled
def observe(notes: Notes, seat: int, row: EventRow) -> None:
    """Fold one event, as this seat heard it; its own hand needs no notes."""
    who = row.args[0]
    if row.kind == ROUND_STARTS:
        begin_round(notes)
    elif row.kind == TURNED_UP:
        turn_up(notes, row.args[0])
    elif row.kind == WISHED:
        notes.colours = 1 << row.args[1]
    elif row.kind == DREW:
        receive(notes, who)
    elif row.kind == STOLE or row.kind == TOOK or row.kind == GOT_BONUS:
        pass_card(notes, seat, row.args[1], who, row.args[2])
    elif row.kind == GAVE or row.kind == HANDED_ON:
        pass_card(notes, seat, who, row.args[1], row.args[2])
    elif row.kind == PLAYED:
        lay_on_top(notes, who, row.args[1])
    elif row.kind == SOLD:
        lose(notes, row.args[1], who)
    elif row.kind == FORCED:
        lay_on_top(notes, row.args[1], row.args[2])
    elif row.kind == PARRIED:
        lose(notes, POLICE, who)
    elif row.kind == LAID_WATCHDOG:
        lose(notes, WATCHDOG, who)
    elif row.kind == SHOWED or row.kind == SHOWED_TO:
        if who != seat and (row.kind == SHOWED or row.args[1] == seat):
            see_hand(notes, who, row)
            drop_claims(notes.habits[who])
    elif SAID_CANNOT <= row.kind <= HONEST:
        hear(notes, row)
