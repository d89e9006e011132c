"""The Bomb's rules, which are ours (M54, M80).

A rule is a value of the option `bomb`, a branch here and in `matching.fits`, and its text; the Hot potato, which only
counts, is in `cards.value_of`.
"""

from ...core.compiled import compiled
from ...core.log import Log, emit
from .actions import HAND_ON, HANDED_ON
from .cards import BOMB, NO_CARD
from .drawing import owe_cards
from .hands import acts, move_card, next_in_turn
from .options import BLAST
from .state import Phase, State


@compiled
def lay_bomb(state: State, seat: int) -> None:
    """M80: a Blast lies under the top card, a defused Bomb in a place of its own."""
    if state.bomb == BLAST:
        state.discard[BOMB] += 1
        if acts(state):
            start_blast(state, seat)
    else:
        state.bomb_aside += 1
        owe_cards(state, seat, 1, Phase.ACTED)


@compiled
def start_blast(state: State, seat: int) -> None:
    """M80: a window asks everyone who has cards, from the bomber on."""
    state.windows += 1
    state.asked = state.seats
    state.actor = seat
    state.phase = Phase.HAND_ON
    skip_empty_hands(state)


@compiled
def skip_empty_hands(state: State) -> None:
    """M80: empty hands pass nothing."""
    while state.asked > 0 and state.players[state.actor].cards == 0:
        state.asked -= 1
        state.actor = next_in_turn(state, state.actor)


@compiled
def hand_on(state: State, seat: int, action: int, log: Log | None) -> None:
    """M80: a card is chosen; with the last one all of them move at once."""
    state.players[seat].handing = action - HAND_ON
    state.asked -= 1
    state.actor = next_in_turn(state, seat)
    skip_empty_hands(state)
    if state.asked == 0:
        move_all(state, log)
        state.phase = Phase.ACTED


@compiled
def move_all(state: State, log: Log | None) -> None:
    """M80: every chosen card goes to the next player; those who pass one on still hold it till then."""
    for step in range(state.seats):
        seat = (state.player + state.direction * step) % state.seats
        kind = state.players[seat].handing
        if kind != NO_CARD:
            other = next_in_turn(state, seat)
            move_card(state.players[seat], state.players[other], kind)
            state.players[seat].handing = NO_CARD
            emit(log, HANDED_ON, seat, other, kind)
