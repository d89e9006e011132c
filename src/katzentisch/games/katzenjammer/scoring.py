"""End and scoring."""

from ...core.compiled import compiled
from ...core.log import Log, emit
from ...core.seats import NOBODY
from .actions import GAME_ENDS, MATCH_ENDS, SCORED
from .cards import JOKER, PENALTY
from .setup import start_game
from .state import Phase, State


@compiled
def end_game(state: State, ending: int, log: Log | None) -> None:
    """R9, K39: score, then the next game or the end of the match."""
    state.ending = ending
    state.last_ending = ending
    emit(log, GAME_ENDS, ending)
    score_game(state)
    place_seats(state)
    for seat in range(state.seats):
        me = state.players[seat]
        emit(log, SCORED, seat, me.taken, me.jokers, me.score, me.place)
    if state.game + 1 < state.games:
        start_game(state, state.game + 1, log)
    else:
        state.phase = Phase.OVER
        state.actor = NOBODY
        emit(log, MATCH_ENDS)


@compiled
def score_game(state: State) -> None:
    """K34 to K37: most jokers, shown and in hand, lose five mice; nobody does when there are none."""
    most = 0
    for seat in range(state.seats):
        me = state.players[seat]
        me.taken = me.mice
        me.jokers = me.shown + me.hand[JOKER]
        most = max(most, me.jokers)
    for seat in range(state.seats):
        me = state.players[seat]
        me.score = me.taken
        if me.jokers == most and most > 0:
            me.score -= PENALTY
        me.total += me.score
        me.total_jokers += me.jokers


@compiled
def is_better(mice: int, jokers: int, other_mice: int, other_jokers: int) -> bool:
    """K38: more mice, or as many with fewer jokers."""
    return mice > other_mice or (mice == other_mice and jokers < other_jokers)


@compiled
def place_seats(state: State) -> None:
    """K38: one more than the number of players who are better."""
    for seat in range(state.seats):
        me = state.players[seat]
        me.place = 1
        for other_seat in range(state.seats):
            other = state.players[other_seat]
            if is_better(other.score, other.jokers, me.score, me.jokers):
                me.place += 1


@compiled
def score(state: State, seat: int) -> int:
    """K39: a seat's total."""
    return state.players[seat].total


@compiled
def place(state: State, seat: int) -> int:
    """K39: a seat's place in the match by totals."""
    me = state.players[seat]
    found = 1
    for other_seat in range(state.seats):
        other = state.players[other_seat]
        if is_better(other.total, other.total_jokers, me.total, me.total_jokers):
            found += 1
    return found
