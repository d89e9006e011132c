"""Paying and taking."""

from ...core.compiled import compiled
from ...core.log import Log, emit
from .actions import PAID, PAY, PAY_VALUES, TOOK, bid_count, bid_value
from .cards import DIFFERENT, JOKER
from .hands import held, held_values, is_in_set, set_size, some
from .state import Phase, Player, State


@compiled
def legal_payments(state: State, me: Player, actions: list[int]) -> int:
    """K17 to K19: every way to pay exactly what was bid."""
    if bid_value(state.bid) == DIFFERENT:
        return legal_different_payments(state, me, actions)
    n = 0
    count = bid_count(state.bid)
    naturals = me.hand[bid_value(state.bid)]
    for jokers in range(max(0, count - naturals), min(count, me.hand[JOKER]) + 1):
        actions[n] = PAY + jokers
        n += 1
    return n


@compiled
def legal_different_payments(state: State, me: Player, actions: list[int]) -> int:
    """K15, K19: one card each of some values, jokers for the rest."""
    n = 0
    count = bid_count(state.bid)
    held = held_values(me)
    for values in range(held + 1):
        if values & ~held == 0 and set_size(values) <= count <= set_size(values) + me.hand[JOKER]:
            actions[n] = PAY_VALUES + values
            n += 1
    return n


@compiled
def pay(state: State, seat: int, jokers: int, log: Log | None) -> None:
    """K19: pay an equal-values bid; jokers stay on display."""
    me = state.players[seat]
    value = bid_value(state.bid)
    naturals = bid_count(state.bid) - jokers
    me.hand[JOKER] -= jokers
    me.shown += jokers
    me.hand[value] -= naturals
    state.discard[value] += naturals
    emit_cards(log, PAID, seat, some(jokers, JOKER) + some(naturals, value))
    take_lot(state, seat, log)


@compiled
def pay_values(state: State, seat: int, values: int, log: Log | None) -> None:
    """K15, K19: pay a different-values bid."""
    me = state.players[seat]
    jokers = bid_count(state.bid)
    naturals = 0
    for value in range(1, state.values + 1):
        if is_in_set(values, value):
            jokers -= 1
            naturals += some(1, value)
            me.hand[value] -= 1
            state.discard[value] += 1
    me.hand[JOKER] -= jokers
    me.shown += jokers
    emit_cards(log, PAID, seat, some(jokers, JOKER) + naturals)
    take_lot(state, seat, log)


@compiled
def emit_cards(log: Log | None, kind: int, seat: int, cards: int) -> None:
    """An event that tells counted cards."""
    ones, twos, threes, fours, fives = held(cards, 1), held(cards, 2), held(cards, 3), held(cards, 4), held(cards, 5)
    emit(log, kind, seat, held(cards, JOKER), ones, twos, threes, fours, fives)


@compiled
def take_lot(state: State, seat: int, log: Log | None) -> None:
    """R7, K27: the winner takes the lot, is bandleader, and may present."""
    me = state.players[seat]
    lot = 0
    for i in range(state.row_size):
        me.hand[state.row[i]] += 1
        lot += some(1, state.row[i])
    emit_cards(log, TOOK, seat, lot)
    state.row_size = 0
    state.leader = seat
    state.phase = Phase.PRESENT
