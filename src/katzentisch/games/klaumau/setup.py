"""Setting up a round: who starts, the deal, the start card."""

from ...core.compiled import compiled
from ...core.log import Log, emit
from ...core.seats import CHANCE, NOBODY
from .actions import BURIED, DEALT, ROUND_STARTS, STARTS, TURNED_UP
from .cards import KINDS, NO_CARD, NO_COLOUR, NO_THEME, POLICE, RECEIVER, may_start
from .matching import cover
from .state import Phase, Player, State


@compiled
def choose_starter(state: State, seat: int, log: Log | None) -> None:
    """M40: this seat starts, and the age order goes clockwise from it."""
    for other in range(state.seats):
        state.players[other].age = (other - seat) % state.seats
    start_round(state, 0, seat, log)


@compiled
def start_round(state: State, number: int, seat: int, log: Log | None) -> None:
    """R5, M41: a fresh pile, clockwise."""
    state.round = number
    state.starter = seat
    state.direction = 1
    state.pile = 0
    if state.receiver_once and state.is_receiver_met:
        state.deck[RECEIVER] = 0
    state.is_receiver_met = 0
    for kind in range(KINDS):
        state.pool[kind] = state.deck[kind]
        state.pile += state.deck[kind]
        state.discard[kind] = 0
        state.out[kind] = 0
    for other in range(state.seats):
        clear_seat(state.players[other])
    clear_table(state)
    state.phase = Phase.DEAL
    state.actor = CHANCE
    emit(log, ROUND_STARTS, number + 1)
    emit(log, STARTS, seat)


@compiled
def clear_seat(me: Player) -> None:
    """A seat at the start of a round."""
    for kind in range(KINDS):
        me.hand[kind] = 0
    me.cards = 0
    me.watchdog = 0
    me.lost = 0
    me.sold = 0
    me.money = 0
    me.handing = NO_CARD


@compiled
def clear_table(state: State) -> None:
    """The table at the start of a round."""
    state.player = state.starter
    state.top = NO_CARD
    state.colours = 0
    state.theme = NO_THEME
    state.wish = NO_COLOUR
    state.is_bare = 1
    state.police_aside = 0
    state.police_needed = state.deck[POLICE]
    state.bomb_aside = 0
    state.is_exhausted = 0
    state.ending = 0
    state.dealt = 0
    state.drawn = 0
    state.doubter = NOBODY
    state.is_forced = 0
    state.target = NOBODY
    state.taker = NOBODY
    state.asked = 0


@compiled
def next_receiver(state: State) -> int:
    """R5: cards go round clockwise from the one who starts."""
    return (state.starter + state.dealt) % state.seats


@compiled
def take_from_pile(state: State, kind: int) -> None:
    """Every card taken from the pile."""
    state.pool[kind] -= 1
    state.pile -= 1


@compiled
def deal(state: State, kind: int, log: Log | None) -> None:
    """R5, M71: one card at a time; then the middle of the pile is measured."""
    seat = next_receiver(state)
    take_from_pile(state, kind)
    state.players[seat].hand[kind] += 1
    state.players[seat].cards += 1
    state.dealt += 1
    emit(log, DEALT, seat, kind)
    if state.dealt == state.seats * state.hand_size:
        state.middle_first = state.pile // 3
        state.middle_last = (2 * state.pile + 2) // 3 - 1
        state.phase = Phase.TURN_UP


@compiled
def turn_up(state: State, kind: int, log: Log | None) -> None:
    """M39, M49: the start card, or one that is buried."""
    take_from_pile(state, kind)
    state.drawn += 1
    cover(state, kind)
    emit(log, TURNED_UP, kind)
    if may_start(kind):
        begin_turn(state, state.starter)
    else:
        emit(log, BURIED, kind)
        if kind == POLICE:
            state.police_needed -= 1


@compiled
def begin_turn(state: State, seat: int) -> None:
    """R7: this seat has the turn."""
    state.player = seat
    state.actor = seat
    state.steps = 1
    state.doubter = NOBODY
    state.is_forced = 0
    state.target = NOBODY
    state.taker = NOBODY
    state.phase = Phase.TURN
