"""Drawing: who is due how many cards, what may come, and the Receiver, who interrupts it (M52)."""

from ...core.compiled import compiled
from ...core.log import Log, emit
from ...core.seats import CHANCE
from .actions import DREW, PILE_EMPTY, RECEIVER_CAME, SALES_DONE, SOLD
from .cards import RECEIVER, SALE
from .hands import lose_card, next_in_turn
from .setup import take_from_pile
from .state import Phase, State

NOW = 0
LATER = 1
"""The places of `State.draws`."""


@compiled
def owe_cards(state: State, seat: int, count: int, then: int) -> None:
    """This seat draws so many cards; then the match goes on with a phase."""
    now = state.draws[NOW]
    now.seat = seat
    now.left = count
    now.then = then
    state.phase = Phase.DUE


@compiled
def next_draw(state: State, log: Log | None) -> None:
    """M19, M36: the next card that is due; an empty pile ends the round, but not before the action is done."""
    now = state.draws[NOW]
    if now.left > 0 and state.pile == 0:
        if state.is_exhausted == 0:
            emit(log, PILE_EMPTY)
        state.is_exhausted = 1
        now.left = 0
    if now.left == 0:
        state.phase = now.then
    else:
        state.phase = Phase.DRAW
        state.actor = CHANCE


@compiled
def weight_of_others(state: State) -> int:
    """M82: the tickets of each other card while the Receiver may come."""
    if state.pool[RECEIVER] == 0 or state.drawn < state.middle_first:
        return 1
    return max(0, state.middle_last - state.drawn)


@compiled
def weight_of_receiver(state: State) -> int:
    """M82: the tickets of the Receiver at a draw."""
    if state.pool[RECEIVER] == 0:
        return 0
    others = state.pile - 1
    if others == 0 or state.drawn >= state.middle_last:
        return 1
    return others if state.drawn >= state.middle_first else 0


@compiled
def draw(state: State, kind: int, log: Log | None) -> None:
    """A card comes from the pile: into the hand, or it is the Receiver."""
    now = state.draws[NOW]
    take_from_pile(state, kind)
    state.drawn += 1
    if kind == RECEIVER:
        meet_receiver(state, now.seat, log)
    else:
        state.players[now.seat].hand[kind] += 1
        state.players[now.seat].cards += 1
        now.left -= 1
        emit(log, DREW, now.seat, kind)
        state.phase = Phase.DUE


@compiled
def meet_receiver(state: State, seat: int, log: Log | None) -> None:
    """M52, M72: everyone may sell, the drawer first; the draw waits."""
    emit(log, RECEIVER_CAME, seat)
    state.out[RECEIVER] += 1
    state.is_receiver_met = 1
    later, now = state.draws[LATER], state.draws[NOW]
    later.seat = now.seat
    later.left = now.left
    later.then = now.then
    state.sellers = state.seats
    state.actor = seat
    state.phase = Phase.SELL


@compiled
def sell(state: State, seat: int, kind: int, log: Log | None) -> None:
    """M52: two points for a number card."""
    me = state.players[seat]
    lose_card(me, kind)
    state.out[kind] += 1
    me.sold += 1
    me.money += SALE
    emit(log, SOLD, seat, kind)


@compiled
def end_sales(state: State, seat: int, log: Log | None) -> None:
    """M52: the next one is asked; when all have sold, all draw."""
    emit(log, SALES_DONE, seat, SALE * state.players[seat].sold)
    state.sellers -= 1
    state.actor = next_in_turn(state, seat)
    if state.sellers == 0:
        state.replaced = 0
        state.phase = Phase.REPLACE


@compiled
def replace_sold(state: State) -> None:
    """M52: everyone draws as many cards as they sold; then the draw that waited goes on."""
    later = state.draws[LATER]
    if state.replaced == state.seats:
        owe_cards(state, later.seat, later.left, later.then)
    else:
        seat = (later.seat + state.direction * state.replaced) % state.seats
        state.replaced += 1
        owe_cards(state, seat, state.players[seat].sold, Phase.REPLACE)
