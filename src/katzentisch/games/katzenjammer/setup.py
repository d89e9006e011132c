"""Setting up: the first bandleader, the deal, a fresh round."""

from ...core.compiled import compiled
from ...core.log import Log, emit
from ...core.seats import CHANCE
from .actions import DEALT, GAME_STARTS, LEADS
from .cards import JOKER, KINDS, NO_BID
from .state import Phase, Player, State


@compiled
def start_match(state: State, fixed_leader: int, log: Log | None) -> None:
    """K2: draw the first bandleader, or take the one that the table chose."""
    if fixed_leader < 0:
        state.phase = Phase.LEAD
        state.actor = CHANCE
    else:
        lead(state, fixed_leader, log)


@compiled
def lead(state: State, seat: int, log: Log | None) -> None:
    """K2: this seat is the first bandleader of the match."""
    state.first_leader = seat
    start_game(state, 0, log)


@compiled
def start_game(state: State, game: int, log: Log | None) -> None:
    """K1, K39, K44: a fresh deck and supply; the first bandleader passes to the left each game."""
    state.game = game
    state.leader = (state.first_leader + game) % state.seats
    state.supply = state.mice_total
    for kind in range(KINDS):
        state.pool[kind] = 0
        state.discard[kind] = 0
    for value in range(1, state.values + 1):
        state.pool[value] = state.copies
    state.pool[JOKER] = state.jokers
    state.deck = state.values * state.copies + state.jokers
    for seat in range(state.seats):
        clear_seat(state.players[seat])
    state.ending = 0
    state.row_size = 0
    state.bid = NO_BID
    state.dealt = 0
    state.phase = Phase.DEAL
    state.actor = CHANCE
    emit(log, GAME_STARTS, game + 1)
    emit(log, LEADS, state.leader)


@compiled
def clear_seat(me: Player) -> None:
    """A seat at the start of a game."""
    for kind in range(KINDS):
        me.hand[kind] = 0
    me.shown = 0
    me.mice = 0
    me.has_passed = 0


@compiled
def next_receiver(state: State) -> int:
    """K4, K44: cards go round from the bandleader's left neighbour; K42: the presenter fills up."""
    if state.phase == Phase.REFILL:
        return state.leader
    return (state.leader + 1 + state.dealt) % state.seats


@compiled
def take_from_deck(state: State, kind: int) -> None:
    """Every card taken from the deck."""
    state.pool[kind] -= 1
    state.deck -= 1


@compiled
def deal(state: State, kind: int, log: Log | None) -> None:
    """K44: one card at a time, round the table."""
    seat = next_receiver(state)
    take_from_deck(state, kind)
    state.players[seat].hand[kind] += 1
    state.dealt += 1
    emit(log, DEALT, seat, kind)
    if state.dealt == state.seats * state.hand_size:
        start_round(state)


@compiled
def start_round(state: State) -> None:
    """R3: an empty row."""
    state.row_size = 0
    state.bid = NO_BID
    state.bidder = 0
    state.presented = 0
    state.phase = Phase.REVEAL
    state.actor = CHANCE
