"""Police put aside, and the last of them: Converted by the Police (M49 to M51)."""

from ...core.compiled import compiled
from ...core.log import Log, emit, emit_pile
from ...core.seats import CHANCE
from .actions import BY_POLICE, DECLINE, DECLINED, GOT_BONUS, LAST_POLICE, SHOWED, TAKE_FROM, TAKES_BONUS
from .cards import POLICE
from .drawing import owe_cards
from .hands import has_target, move_card
from .state import Phase, State


@compiled
def lay_police(state: State, seat: int, log: Log | None) -> None:
    """M5, M30, M49, M51: aside it goes; its owner draws, unless it was the last one and ends the round."""
    state.police_aside += 1
    if state.converted and state.police_aside == state.police_needed:
        state.ending = BY_POLICE
        state.phase = Phase.ROUND_DONE
        emit(log, LAST_POLICE, seat)
        if has_target(state, seat, POLICE):
            state.phase = Phase.BONUS
            state.actor = seat
            state.taker = seat
    else:
        owe_cards(state, seat, 1, Phase.ACTED)


@compiled
def take_bonus_from(state: State, seat: int, action: int, log: Log | None) -> None:
    """M51: from whom; blindly, or with the hand shown."""
    if action == DECLINE:
        emit(log, DECLINED, seat)
        state.phase = Phase.ROUND_DONE
        return
    state.target = action - TAKE_FROM
    emit(log, TAKES_BONUS, seat, state.target)
    if state.converted_open:
        emit_pile(log, SHOWED, state.players[state.target].hand, state.target)
        state.phase = Phase.CHOOSE
    else:
        state.phase = Phase.TAKE
        state.actor = CHANCE


@compiled
def take_bonus(state: State, kind: int, log: Log | None) -> None:
    """M51: the card counts in the hand of the one who took it."""
    move_card(state.players[state.target], state.players[state.taker], kind)
    emit(log, GOT_BONUS, state.taker, state.target, kind)
    state.phase = Phase.ROUND_DONE
