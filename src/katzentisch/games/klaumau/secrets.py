"""Replacing what a seat does not know by a random world that fits its notes."""

from typing import Any

from ...core.compiled import compiled
from ...core.rng import Rng, below
from .actions import MOST_SEATS
from .cards import KINDS, NO_CARD, RECEIVER
from .notes import Notes
from .state import Player, State

UNPLACED = -1


@compiled
def gather(state: State, seat: int) -> None:
    """All cards of the other hands go into the pile; `lost` cards of a hand are its places to be filled."""
    for other in range(state.seats):
        if other != seat:
            them = state.players[other]
            for kind in range(KINDS):
                state.pool[kind] += them.hand[kind]
                them.hand[kind] = 0


@compiled
def held(me: Player) -> int:
    """How many of a hand's places are filled."""
    count = 0
    for kind in range(KINDS):
        count += me.hand[kind]
    return count


@compiled
def has_room(state: State, seat: int, other: int) -> bool:
    """Has another hand a place left?"""
    return other != seat and held(state.players[other]) < state.players[other].cards


@compiled
def give_from_pool(state: State, other: int, kind: int) -> None:
    """A card of the pile fills a place of a hand."""
    state.pool[kind] -= 1
    state.players[other].hand[kind] += 1


@compiled
def room_for(state: State, seat: int, hands: int, rng: Rng) -> int:
    """A random one of these hands that has a place left, or UNPLACED."""
    found = 0
    for other in range(state.seats):
        found += (hands >> other) & 1 == 1 and has_room(state, seat, other)
    if found == 0:
        return UNPLACED
    ticket = below(rng, found)
    for other in range(state.seats):
        if (hands >> other) & 1 == 1 and has_room(state, seat, other):
            if ticket == 0:
                return other
            ticket -= 1
    return UNPLACED


@compiled
def movable(notes: Notes, places: Any, source: int, target: int) -> int:
    """A sighting placed in one hand that could as well be in another; UNPLACED if there is none."""
    for index in range(notes.count):
        if places[index] == source and (notes.sightings[index].hands >> target) & 1 == 1:
            return index
    return UNPLACED


@compiled
def make_room(state: State, seat: int, notes: Notes, places: Any, hands: int) -> int:
    """Move placed sightings along until one of these hands has a place; which one, or UNPLACED.

    From each hand with a place the search goes back over the hands that could move a sighting there.
    """
    onward = [UNPLACED] * MOST_SEATS
    reached = 0
    for other in range(state.seats):
        if has_room(state, seat, other):
            reached |= 1 << other
    grown = True
    while grown and reached & hands == 0:
        grown = False
        for other in range(state.seats):
            if other != seat and (reached >> other) & 1 == 0:
                for target in range(state.seats):
                    if (reached >> target) & 1 == 1 and movable(notes, places, other, target) != UNPLACED:
                        onward[other] = target
                if onward[other] != UNPLACED:
                    reached |= 1 << other
                    grown = True
    for other in range(state.seats):
        if (reached & hands) >> other & 1 == 1:
            shift(state, notes, places, onward, other)
            return other
    return UNPLACED


@compiled
def shift(state: State, notes: Notes, places: Any, onward: Any, first: int) -> None:
    """Move one sighting from each hand of a chain to the next, the last one first."""
    chain = [first]
    while onward[chain[-1]] != UNPLACED:
        chain.append(onward[chain[-1]])
    for step in range(len(chain) - 1, 0, -1):
        source, target = chain[step - 1], chain[step]
        index = movable(notes, places, source, target)
        kind = notes.sightings[index].kind
        state.players[source].hand[kind] -= 1
        state.players[target].hand[kind] += 1
        places[index] = target


@compiled
def place_sightings(state: State, seat: int, notes: Notes, rng: Rng) -> None:
    """M86: every card that was seen is where it may be; those that can be in one hand only come first."""
    places = [UNPLACED] * notes.count
    for is_certain in (True, False):
        for index in range(notes.count):
            noted = notes.sightings[index]
            if (noted.hands & (noted.hands - 1) == 0) == is_certain:
                other = room_for(state, seat, noted.hands, rng)
                if other == UNPLACED:
                    other = make_room(state, seat, notes, places, noted.hands)
                if other != UNPLACED:
                    give_from_pool(state, other, noted.kind)
                    places[index] = other


@compiled
def fill_hands(state: State, seat: int, receivers: int, rng: Rng) -> None:
    """Every other place gets a random card of the pile; the Receiver is never in a hand."""
    left = -receivers
    for kind in range(KINDS):
        left += state.pool[kind]
    for other in range(state.seats):
        if other != seat:
            for _ in range(state.players[other].cards - held(state.players[other])):
                ticket = below(rng, left)
                kind = 0
                while kind == RECEIVER or ticket >= state.pool[kind]:
                    if kind != RECEIVER:
                        ticket -= state.pool[kind]
                    kind += 1
                give_from_pool(state, other, kind)
                left -= 1


@compiled
def choose_again(state: State, seat: int, rng: Rng) -> None:
    """M83: what the others have chosen to hand on is any card of theirs."""
    for other in range(state.seats):
        them = state.players[other]
        if other != seat and them.handing != NO_CARD:
            ticket = below(rng, them.cards)
            kind = 0
            while ticket >= them.hand[kind]:
                ticket -= them.hand[kind]
                kind += 1
            them.handing = kind


@compiled
def determinize(state: State, seat: int, notes: Notes, rng: Rng) -> None:
    """Replace the other hands and the pile by random ones that fit the seat's notes."""
    gather(state, seat)
    place_sightings(state, seat, notes, rng)
    fill_hands(state, seat, state.pool[RECEIVER], rng)
    choose_again(state, seat, rng)
