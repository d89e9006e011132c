"""Revealing, and the joker draws."""

from ...core.compiled import compiled
from ...core.log import Log, emit
from .actions import BY_DECK, DREW, REVEALED
from .bidding import start_auction
from .cards import JOKER
from .scoring import end_game
from .setup import next_receiver, take_from_deck
from .state import Phase, State


@compiled
def is_in_row(state: State, kind: int) -> bool:
    """K12: does the value lie in the present row?"""
    for i in range(state.row_size):
        if state.row[i] == kind:
            return True
    return False


@compiled
def reveal(state: State, kind: int, log: Log | None) -> None:
    """R3: the row is complete with a joker or with a value seen for the second time."""
    is_complete = kind == JOKER or is_in_row(state, kind)
    take_from_deck(state, kind)
    state.row[state.row_size] = kind
    state.row_size += 1
    emit(log, REVEALED, kind)
    if state.deck == 0:
        end_game(state, BY_DECK, log)
    elif kind == JOKER:
        state.dealt = 0
        state.phase = Phase.JOKER_DRAW
    elif is_complete:
        start_auction(state, log)


@compiled
def joker_draw(state: State, kind: int, log: Log | None) -> None:
    """K3, K4, K7: everyone draws a card; the last card of the deck ends the game."""
    seat = next_receiver(state)
    take_from_deck(state, kind)
    state.players[seat].hand[kind] += 1
    state.dealt += 1
    emit(log, DREW, seat, kind)
    if state.deck == 0:
        end_game(state, BY_DECK, log)
    elif state.dealt == state.seats:
        start_auction(state, log)
