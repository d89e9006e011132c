""" "I cannot", and who believes it (M17 to M24, M83)."""

from ...core.compiled import compiled
from ...core.log import Log, emit, emit_pile
from .actions import (
    BELIEVED,
    CAUGHT,
    DOUBT,
    DOUBTED,
    FORCED,
    HONEST,
    SAID_CANNOT,
    SHOWED,
    SHOWED_TO,
)
from .drawing import owe_cards
from .hands import next_in_turn
from .matching import has_applicable
from .state import Phase, State

BELIEVED_DRAWS = 1
HONEST_DRAWS = 2


@compiled
def say_cannot(state: State, seat: int, log: Log | None) -> None:
    """M17: a window asks the others, or only the next one."""
    emit(log, SAID_CANNOT, seat)
    state.windows += 1
    state.asked = 1 if state.doubters_next else state.seats - 1
    state.actor = next_in_turn(state, seat)
    state.phase = Phase.DOUBT


@compiled
def answer(state: State, seat: int, action: int, log: Log | None) -> None:
    """M17, M21: the first doubt counts; if nobody doubts, a card is drawn."""
    if action == DOUBT:
        doubt(state, seat, log)
        return
    emit(log, BELIEVED, seat)
    state.asked -= 1
    if state.asked > 0:
        state.actor = next_in_turn(state, seat)
    else:
        owe_cards(state, state.player, BELIEVED_DRAWS, Phase.TURN_DONE)


@compiled
def doubt(state: State, seat: int, log: Log | None) -> None:
    """M18, M20, M22: the hand is shown; caught or honest."""
    state.doubter = seat
    state.asked = 0
    me = state.players[state.player]
    emit(log, DOUBTED, seat, state.player)
    if state.show_to_all:
        emit_pile(log, SHOWED, me.hand, state.player)
    else:
        emit_pile(log, SHOWED_TO, me.hand, state.player, seat)
    if has_applicable(state, me):
        emit(log, CAUGHT, state.player)
        state.actor = seat
        state.phase = Phase.FORCE
    else:
        emit(log, HONEST, state.player)
        owe_cards(state, state.player, HONEST_DRAWS, Phase.TURN_DONE)


@compiled
def force(state: State, seat: int, kind: int, log: Log | None) -> None:
    """M22: the doubter has chosen; the card is laid as if its owner had played it."""
    state.is_forced = 1
    emit(log, FORCED, seat, state.player, kind)


@compiled
def end_action(state: State) -> None:
    """M24: after the forced card's action the doubter draws."""
    if state.is_forced:
        owe_cards(state, state.doubter, 1, Phase.TURN_DONE)
    else:
        state.phase = Phase.TURN_DONE
