"""The end of a round and of the match (M38 to M48, M77)."""

from ...core.compiled import compiled
from ...core.log import Log, emit, emit_pile
from ...core.seats import NOBODY
from .actions import HELD, MATCH_ENDS, ROUND_ENDS, SCORED, VOID
from .cards import KINDS, NO_COLOUR, colours_of, is_number
from .hands import hand_value
from .setup import start_round
from .state import Phase, Player, State


@compiled
def void_colours(state: State) -> int:
    """M45 to M47, M75: the colours whose number cards count nothing, as bits."""
    if not state.forgery or state.is_bare:
        return 0
    if state.forgery_uses_wish and state.wish != NO_COLOUR:
        return 1 << state.wish
    return colours_of(state.top)


@compiled
def hand_points(state: State, me: Player, void: int) -> int:
    """M43, M45, M54: what a hand counts."""
    points = 0
    for kind in range(KINDS):
        if not (is_number(kind) and (colours_of(kind) & void) != 0):
            points += me.hand[kind] * hand_value(state, kind)
    return points


@compiled
def score_seat(state: State, seat: int, void: int, log: Log | None) -> None:
    """M43, M77: hand, face-up Watchdog and Receiver money."""
    me = state.players[seat]
    me.last_cards = me.cards
    me.last_hand = hand_points(state, me, void)
    me.last_watchdog = me.watchdog
    me.last_money = me.money
    me.score = me.last_hand + me.watchdog + me.money
    me.total += me.score
    emit_pile(log, HELD, me.hand, seat)
    emit(log, SCORED, seat, me.last_hand, me.watchdog, me.money, me.score, me.total)


@compiled
def end_round(state: State, log: Log | None) -> None:
    """M38, M41, M42: score the round; then the next one, or the end."""
    void = void_colours(state)
    emit(log, ROUND_ENDS, state.ending)
    if void:
        emit(log, VOID, void)
    for seat in range(state.seats):
        score_seat(state, seat, void, log)
    state.last_ending = state.ending
    if state.round + 1 == state.rounds:
        state.phase = Phase.OVER
        state.actor = NOBODY
        emit(log, MATCH_ENDS)
    else:
        start_round(state, state.round + 1, leader(state), log)


@compiled
def leader(state: State) -> int:
    """M41: the highest total, the eldest among several."""
    best = 0
    for seat in range(1, state.seats):
        me, them = state.players[seat], state.players[best]
        if me.total > them.total or (me.total == them.total and me.age < them.age):
            best = seat
    return best


@compiled
def score(state: State, seat: int) -> int:
    """M42: the total of all rounds."""
    return state.players[seat].total


@compiled
def place(state: State, seat: int) -> int:
    """M42: one more than the number of players with a higher total."""
    better = 1
    for other in range(state.seats):
        if state.players[other].total > state.players[seat].total:
            better += 1
    return better
