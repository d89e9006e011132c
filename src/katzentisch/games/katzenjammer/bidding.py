"""Bidding."""

from ...core.compiled import compiled
from ...core.log import Log, emit
from .actions import BID, BIDS_EVENT, EMPTY_PASSES, PASS, PASSES, UNSOLD, bid_count, bid_value, make_bid
from .cards import DIFFERENT, JOKER, NO_BID
from .hands import different_values, hand_count, most_equal
from .setup import start_round
from .state import Phase, Player, State


@compiled
def start_auction(state: State, log: Log | None) -> None:
    """R4: the bandleader's left neighbour is asked first."""
    for seat in range(state.seats):
        state.players[seat].has_passed = 0
    state.passes = 0
    state.bid = NO_BID
    state.actor = state.leader
    state.phase = Phase.BID
    next_bidder(state, log)


@compiled
def next_bidder(state: State, log: Log | None) -> None:
    """R4, K21, K22, K25: ask the next one who has not passed; an empty hand passes by itself."""
    while True:
        if state.passes == state.seats:
            discard_lot(state, log)
            return
        if state.passes == state.seats - 1 and state.bid != NO_BID:
            state.actor = state.bidder
            state.phase = Phase.PAY
            return
        state.actor += 1
        if state.actor == state.seats:
            state.actor = 0
        me = state.players[state.actor]
        if me.has_passed == 0:
            if hand_count(me) > 0:
                return
            me.has_passed = 1
            state.passes += 1
            emit(log, EMPTY_PASSES, state.actor)


@compiled
def discard_lot(state: State, log: Log | None) -> None:
    """K26: nobody bid; the bandleader stays."""
    for i in range(state.row_size):
        state.discard[state.row[i]] += 1
    emit(log, UNSOLD)
    start_round(state)


@compiled
def legal_bids(state: State, me: Player, actions: list[int]) -> int:
    """K13 to K16, K24: pass, and every higher bid that the hand can pay.

    A bid is written first and counted only if it can be paid: no branch to guess.
    """
    actions[0] = PASS
    n = 1
    jokers = me.hand[JOKER]
    values = state.values
    different = min(different_values(me) + jokers, values)
    standing = 0
    if state.bid != NO_BID:
        standing = bid_count(state.bid)
        for value in range(bid_value(state.bid) + 1, values + 1):
            actions[n] = BID + make_bid(standing, value)
            n += me.hand[value] + jokers >= standing
    for count in range(standing + 1, max(most_equal(me), different) + 1):
        if 2 <= count <= different:
            actions[n] = BID + make_bid(count, DIFFERENT)
            n += 1
        for value in range(1, values + 1):
            actions[n] = BID + make_bid(count, value)
            n += me.hand[value] + jokers >= count
    return n


@compiled
def place_bid(state: State, seat: int, bid: int, log: Log | None) -> None:
    """R5, R6: this bid stands now."""
    state.bid = bid
    state.bidder = seat
    emit(log, BIDS_EVENT, seat, bid)
    next_bidder(state, log)


@compiled
def pass_bid(state: State, seat: int, log: Log | None) -> None:
    """K23: out of this auction."""
    state.players[seat].has_passed = 1
    state.passes += 1
    emit(log, PASSES, seat)
    next_bidder(state, log)
