"""Crook and Barter: whom, the parry, the blind card, the gift (M29 to M35)."""

from typing import Any

from ...core.compiled import compiled
from ...core.log import Log, emit
from ...core.seats import CHANCE
from .actions import (
    ALLOW,
    ALLOWED,
    BARTER_WITH,
    BARTERS,
    DECLINE,
    DECLINED,
    GAVE,
    PARRIED,
    PARRY,
    ROB,
    ROBS,
    STOLE,
    TOOK,
)
from .cards import BARTER, POLICE, family_of
from .hands import lose_card, move_card
from .policing import lay_police
from .state import Phase, Player, State


@compiled
def rob(state: State, seat: int, action: int, log: Log | None) -> None:
    """M29, M30: the one who is robbed is asked, with a Police or without."""
    if action == DECLINE:
        decline(state, seat, log)
        return
    state.taker = seat
    state.target = action - ROB
    state.actor = state.target
    state.phase = Phase.PARRY
    emit(log, ROBS, seat, state.target)


@compiled
def decline(state: State, seat: int, log: Log | None) -> None:
    """M29, M32: taking is optional."""
    emit(log, DECLINED, seat)
    state.phase = Phase.ACTED


@compiled
def legal_parry(me: Player, actions: Any) -> int:
    """M30: let it happen, or a Police."""
    actions[0] = ALLOW
    actions[1] = PARRY
    return 2 if me.hand[POLICE] > 0 else 1


@compiled
def allow(state: State, seat: int, log: Log | None) -> None:
    """M29: a card is taken blindly."""
    emit(log, ALLOWED, seat)
    take_blindly(state)


@compiled
def parry(state: State, seat: int, log: Log | None) -> None:
    """M30, M50: a Police against the Crook."""
    lose_card(state.players[seat], POLICE)
    emit(log, PARRIED, seat)
    lay_police(state, seat, log)


@compiled
def take_blindly(state: State) -> None:
    """M62: every card of the hand alike."""
    state.phase = Phase.TAKE
    state.actor = CHANCE


@compiled
def barter(state: State, seat: int, action: int, log: Log | None) -> None:
    """M32, M33: nothing stops a Barter."""
    if action == DECLINE:
        decline(state, seat, log)
        return
    state.taker = seat
    state.target = action - BARTER_WITH
    emit(log, BARTERS, seat, state.target)
    take_blindly(state)


@compiled
def take(state: State, kind: int, log: Log | None) -> None:
    """M29, M32: the blind card; in a Barter one is given back."""
    move_card(state.players[state.target], state.players[state.taker], kind)
    if family_of(state.top) == BARTER:
        emit(log, TOOK, state.taker, state.target, kind)
        state.phase = Phase.GIVE
        state.actor = state.taker
    else:
        emit(log, STOLE, state.taker, state.target, kind)
        state.phase = Phase.ACTED


@compiled
def give(state: State, seat: int, kind: int, log: Log | None) -> None:
    """M32, M34: any card of the own hand, also the one just taken."""
    move_card(state.players[seat], state.players[state.target], kind)
    emit(log, GAVE, seat, state.target, kind)
    state.phase = Phase.ACTED
