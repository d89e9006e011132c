"""Replacing what a seat does not know by a random world that fits its notes."""

from ...core.compiled import compiled, outlined
from ...core.rng import Rng, below
from .cards import KINDS, NO_CARD, RECEIVER, WATCHDOG
from .hands import card_at
from .matching import has_applicable, is_applicable
from .notes import Notes, Sighting
from .state import Phase, Player, State

UNPLACED = -1


@compiled
def gather(state: State, seat: int) -> None:
    """All cards of the other hands go into the pile; how many a hand has to get back is in `cards`."""
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
def movable(notes: Notes, source: int, target: int) -> int:
    """A sighting placed in one hand that could as well be in another; UNPLACED if there is none."""
    for index in range(notes.count):
        if notes.places[index] == source and (notes.sightings[index].hands >> target) & 1 == 1:
            return index
    return UNPLACED


@compiled
def make_room(state: State, seat: int, notes: Notes, hands: int) -> int:
    """Move placed sightings along until one of these hands has a place; which one, or UNPLACED.

    From each hand with a place the search goes back over the hands that could move a sighting there.
    """
    onward = notes.onward
    reached = 0
    for other in range(state.seats):
        onward[other] = UNPLACED
        if has_room(state, seat, other):
            reached |= 1 << other
    grown = True
    while grown and reached & hands == 0:
        grown = False
        for other in range(state.seats):
            if other != seat and (reached >> other) & 1 == 0:
                for target in range(state.seats):
                    if (reached >> target) & 1 == 1 and movable(notes, other, target) != UNPLACED:
                        onward[other] = target
                if onward[other] != UNPLACED:
                    reached |= 1 << other
                    grown = True
    for other in range(state.seats):
        if (reached & hands) >> other & 1 == 1:
            shift(state, notes, other)
            return other
    return UNPLACED


@compiled
def shift(state: State, notes: Notes, first: int) -> None:
    """Move one sighting from each hand of a chain to the next, the last one first."""
    target = first
    while notes.onward[target] != UNPLACED:
        target = notes.onward[target]
    while target != first:
        source = first
        while notes.onward[source] != target:
            source = notes.onward[source]
        index = movable(notes, source, target)
        kind = notes.sightings[index].kind
        state.players[source].hand[kind] -= 1
        state.players[target].hand[kind] += 1
        notes.places[index] = target
        target = source


@compiled
def place_sighting(state: State, seat: int, notes: Notes, index: int, rng: Rng) -> None:
    """A card that was seen goes into one of the hands in which it may be."""
    noted = notes.sightings[index]
    other = room_for(state, seat, noted.hands, rng)
    if other == UNPLACED:
        other = make_room(state, seat, notes, noted.hands)
    if other != UNPLACED:
        give_from_pool(state, other, noted.kind)
        notes.places[index] = other


@compiled
def is_certain(noted: Sighting) -> bool:
    """Can this card be in one hand only?"""
    return noted.hands & (noted.hands - 1) == 0


@compiled
def place_sightings(state: State, seat: int, notes: Notes, rng: Rng) -> None:
    """M86: every card that was seen is where it may be; those that can be in one hand only come first."""
    for index in range(notes.count):
        notes.places[index] = UNPLACED
    for index in range(notes.count):
        if is_certain(notes.sightings[index]):
            place_sighting(state, seat, notes, index, rng)
    if state.phase == Phase.FORCE and state.player != seat:
        place_proof(state, notes, rng)
    for index in range(notes.count):
        if notes.places[index] == UNPLACED:
            place_sighting(state, seat, notes, index, rng)


@compiled
def place_proof(state: State, notes: Notes, rng: Rng) -> None:
    """M18: everyone heard that the hand has an applicable card, also those who did not see it."""
    liar = state.players[state.player]
    if has_applicable(state, liar):
        return
    free = 0
    for kind in range(KINDS):
        if is_applicable(state, kind):
            free += max(0, state.pool[kind] - unplaced(notes, kind))
    if free > 0:
        ticket = below(rng, free)
        kind = -1
        while ticket >= 0:
            kind += 1
            if is_applicable(state, kind):
                ticket -= max(0, state.pool[kind] - unplaced(notes, kind))
        give_from_pool(state, state.player, kind)
        return
    for index in range(notes.count):
        noted = notes.sightings[index]
        may_be = notes.places[index] == UNPLACED and (noted.hands >> state.player) & 1 == 1
        if may_be and is_applicable(state, noted.kind) and not has_applicable(state, liar):
            give_from_pool(state, state.player, noted.kind)
            notes.places[index] = state.player


@compiled
def unplaced(notes: Notes, kind: int) -> int:
    """How many cards of a kind are still to be put where they were seen to go."""
    count = 0
    for index in range(notes.count):
        count += notes.sightings[index].kind == kind and notes.places[index] == UNPLACED
    return count


@compiled
def fill_hands(state: State, seat: int, notes: Notes, rng: Rng) -> None:
    """Every other place gets a random card of the pile, first in the hands that cannot have a Watchdog."""
    for has_drawn in range(2):
        for other in range(state.seats):
            if other != seat and (notes.received[other] > 0) == (has_drawn == 1):
                fill_hand(state, state.players[other], notes.received[other], rng)


@compiled
def fill_hand(state: State, them: Player, received: int, rng: Rng) -> None:
    """M52, M53: the Receiver is never in a hand, a Watchdog only if the hand got a card after the deal."""
    receivers = state.pool[RECEIVER]
    state.pool[RECEIVER] = 0
    for _ in range(them.cards - held(them)):
        dogs = 0 if them.hand[WATCHDOG] + them.watchdog < received else state.pool[WATCHDOG]
        left = -dogs
        for kind in range(KINDS):
            left += state.pool[kind]
        if left == 0:
            left, dogs = dogs, 0
        state.pool[WATCHDOG] -= dogs
        kind = card_at(state.pool, below(rng, left))
        state.pool[WATCHDOG] += dogs
        state.pool[kind] -= 1
        them.hand[kind] += 1
    state.pool[RECEIVER] = receivers


@compiled
def choose_again(state: State, seat: int, rng: Rng) -> None:
    """M83: what the others have chosen to hand on is any card of theirs."""
    for other in range(state.seats):
        them = state.players[other]
        if other != seat and them.handing != NO_CARD:
            them.handing = card_at(them.hand, below(rng, them.cards))


@outlined
def determinize(state: State, seat: int, notes: Notes, rng: Rng) -> None:
    """Replace the other hands and the pile by random ones that fit the seat's notes."""
    gather(state, seat)
    place_sightings(state, seat, notes, rng)
    fill_hands(state, seat, notes, rng)
    choose_again(state, seat, rng)
