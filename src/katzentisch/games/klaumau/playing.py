"""A turn: a card is laid and acts, or a Watchdog is laid; then the turn goes on."""

from typing import Any

from ...core.compiled import compiled
from ...core.log import Log, emit
from .actions import (
    BY_HAND,
    BY_PILE,
    CANNOT,
    LAID_WATCHDOG,
    LAY_WATCHDOG,
    LOST_TURN,
    PLAY,
    PLAYED,
    SKIPPED,
    TURNED_ROUND,
)
from .bombs import lay_bomb
from .cards import BARTER, BIG, BOMB, CROOK, KEYHOLE, PLAN, POLICE, SMALL, WATCHDOG, family_of
from .hands import acts, has_empty_hand, has_target, lose_card, next_in_turn
from .matching import cover, list_fitting
from .options import BLAST
from .policing import lay_police
from .setup import begin_turn
from .state import Phase, Player, State

BIG2P_ONCE, BIG2P_TWICE, BIG2P_NONE = range(3)
SKIPS_OF_BIG = 2


@compiled
def legal_turn(state: State, me: Player, actions: Any) -> int:
    """R7: "I cannot", every card that fits, a Watchdog."""
    actions[0] = CANNOT
    n = list_fitting(state, me, PLAY, actions, 1)
    actions[n] = PLAY + POLICE
    n += me.hand[POLICE] > 0
    actions[n] = PLAY + BOMB
    n += (me.hand[BOMB] > 0) & (state.bomb >= BLAST)
    actions[n] = LAY_WATCHDOG
    n += (me.hand[WATCHDOG] > 0) & (me.watchdog == 0)
    return n


@compiled
def lay_watchdog(state: State, seat: int, log: Log | None) -> None:
    """M53: face up before oneself, and that is the turn."""
    lose_card(state.players[seat], WATCHDOG)
    state.players[seat].watchdog = 1
    emit(log, LAID_WATCHDOG, seat)
    state.phase = Phase.TURN_DONE


@compiled
def lay(state: State, kind: int, log: Log | None) -> None:
    """R9: the card of the player whose turn it is is laid, played or forced, and acts."""
    seat = state.player
    lose_card(state.players[seat], kind)
    if not state.is_forced:
        emit(log, PLAYED, seat, kind)
    state.phase = Phase.ACTED
    if kind == POLICE:
        lay_police(state, seat, log)
    elif kind == BOMB:
        lay_bomb(state, seat)
    else:
        cover(state, kind)
        state.is_bare = 0
        if acts(state):
            act(state, seat, family_of(kind), log)


@compiled
def act(state: State, seat: int, family: int, log: Log | None) -> None:
    """What a card on the discard pile does."""
    if family == KEYHOLE:
        if state.players[seat].cards > 0 or (state.forgery and state.forgery_uses_wish):
            state.phase = Phase.WISH
            state.actor = seat
    elif family == SMALL:
        skip(state, 1, log)
    elif family == BIG:
        skip(state, SKIPS_OF_BIG, log)
    elif family == PLAN:
        turn_round(state, log)
    elif family == CROOK:
        if has_target(state, seat, CROOK):
            state.phase = Phase.ROB
            state.actor = seat
    elif family == BARTER and has_target(state, seat, BARTER):
        state.phase = Phase.BARTER
        state.actor = seat


@compiled
def gives_turns(state: State) -> bool:
    """M16: after a doubt that goes to the left no card gives or takes a turn."""
    return not (state.is_forced and state.after_doubt_left)


@compiled
def skip(state: State, count: int, log: Log | None) -> None:
    """R11, M13 to M15, M70: the next players in the present direction are skipped."""
    if not gives_turns(state):
        return
    if state.seats > 2:
        state.steps = 1 + count
        for step in range(1, min(1 + count, state.seats)):
            emit(log, SKIPPED, (state.player + state.direction * step) % state.seats)
        return
    other = 1 - state.player
    if state.big2p == BIG2P_TWICE:
        state.players[other].lost += count
    elif count == 1 or state.big2p == BIG2P_ONCE:
        state.steps = 2
        emit(log, SKIPPED, other)


@compiled
def turn_round(state: State, log: Log | None) -> None:
    """M11, M12, M78: the direction turns round."""
    before = state.direction
    state.direction = -state.direction if state.plan_toggles else -1
    if state.direction != before:
        emit(log, TURNED_ROUND, (1 + state.direction) // 2)
    if state.seats == 2 and state.plan2p_again and gives_turns(state):
        state.steps = 2


@compiled
def end_turn(state: State, log: Log | None) -> None:
    """M16, M36, M38: the end is looked at once; then the next one has the turn."""
    if has_empty_hand(state):
        state.ending = BY_HAND
        state.phase = Phase.ROUND_DONE
    elif state.is_exhausted:
        state.ending = BY_PILE
        state.phase = Phase.ROUND_DONE
    else:
        begin_turn(state, next_player(state, log))


@compiled
def next_player(state: State, log: Log | None) -> int:
    """M16, M70: who has the next turn."""
    seat = (state.player + state.direction * state.steps) % state.seats
    if state.doubter >= 0 and state.after_doubt_left:
        seat = (state.player + 1) % state.seats
    if state.players[seat].lost > 0:
        state.players[seat].lost -= 1
        emit(log, LOST_TURN, seat)
        seat = next_in_turn(state, seat)
    return seat
