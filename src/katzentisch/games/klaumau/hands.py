"""Small questions about hands and seats."""

from typing import Any

from ...core.compiled import compiled
from .actions import DECLINE
from .cards import COLOURS, CROOK, KINDS, POTATO, colours_of, value_of
from .options import HOT_POTATO
from .state import Player, State


@compiled
def lose_card(me: Player, kind: int) -> None:
    """A card leaves a hand."""
    me.hand[kind] -= 1
    me.cards -= 1


@compiled
def move_card(source: Player, target: Player, kind: int) -> None:
    """A card goes from hand to hand."""
    lose_card(source, kind)
    target.hand[kind] += 1
    target.cards += 1


@compiled
def next_in_turn(state: State, seat: int) -> int:
    """R6: the neighbour in the present direction."""
    return (seat + state.direction) % state.seats


@compiled
def has_empty_hand(state: State) -> bool:
    """M38: has somebody no cards left?"""
    for seat in range(state.seats):
        if state.players[seat].cards == 0:
            return True
    return False


@compiled
def may_be_target(state: State, seat: int, other: int, taking: int) -> bool:
    """M29, M32, M51: another player with cards in hand; a Watchdog keeps Crooks away.

    `taking` is CROOK, BARTER, or anything else that takes a card.
    """
    them = state.players[other]
    return other != seat and them.cards > 0 and not (taking == CROOK and them.watchdog == 1)


@compiled
def has_target(state: State, seat: int, taking: int) -> bool:
    """Is there anybody to take a card from?"""
    for other in range(state.seats):
        if may_be_target(state, seat, other, taking):
            return True
    return False


@compiled
def fullest_target(state: State, seat: int, taking: int) -> int:
    """M84: the fullest hand, the next in direction among several."""
    best, most = seat, 0
    for step in range(1, state.seats):
        other = (seat + state.direction * step) % state.seats
        if may_be_target(state, seat, other, taking) and state.players[other].cards > most:
            best, most = other, state.players[other].cards
    return best


@compiled
def favourite_colour(me: Player) -> int:
    """M60: the colour of most cards in hand, the first among several."""
    best, most = 0, -1
    for colour in range(COLOURS):
        count = 0
        for kind in range(KINDS):
            if (colours_of(kind) >> colour) & 1 == 1:
                count += me.hand[kind]
        if count > most:
            best, most = colour, count
    return best


@compiled
def hand_value(state: State, kind: int) -> int:
    """M43, M54: what a card of this kind counts at this table, without Forgery."""
    return value_of(kind, POTATO if state.bomb == HOT_POTATO else 1)


@compiled
def lowest_card(state: State, me: Player) -> int:
    """M60, M84: the card of lowest value, the first among several."""
    best = -1
    for kind in range(KINDS):
        if me.hand[kind] > 0 and (best < 0 or hand_value(state, kind) < hand_value(state, best)):
            best = kind
    return best


@compiled
def highest_card(state: State, me: Player) -> int:
    """M84: the card of highest value, the first among several."""
    best = -1
    for kind in range(KINDS):
        if me.hand[kind] > 0 and (best < 0 or hand_value(state, kind) > hand_value(state, best)):
            best = kind
    return best


@compiled
def acts(state: State) -> bool:
    """M22, M26: does the card that was just laid act?"""
    if state.is_forced and not state.forced_acts:
        return False
    return state.last_card_acts == 1 or state.players[state.player].cards > 0


@compiled
def legal_hand(me: Player, first: int, actions: Any) -> int:
    """Any card of a hand."""
    n = 0
    for kind in range(KINDS):
        actions[n] = first + kind
        n += me.hand[kind] > 0
    return n


@compiled
def legal_targets(state: State, seat: int, first: int, taking: int, actions: Any) -> int:
    """M29, M32, M51: nobody, or anyone who has cards in hand."""
    actions[0] = DECLINE
    n = 1
    for other in range(state.seats):
        actions[n] = first + other
        n += may_be_target(state, seat, other, taking)
    return n


@compiled
def card_at(counts: Any, ticket: int) -> int:
    """The kind of the card that a ticket draws, one ticket a card, in card order."""
    kind = 0
    while ticket >= counts[kind]:
        ticket -= counts[kind]
        kind += 1
    return kind
