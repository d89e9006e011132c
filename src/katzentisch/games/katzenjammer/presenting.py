"""Presenting, and drawing after it."""

from ...core.compiled import compiled
from ...core.log import Log, emit
from ...core.seats import CHANCE
from .actions import BY_DECK, BY_MICE, DONE, DREW, FINISHED, PRESENT, PRESENT_JOKERS, PRESENTED, PRESENTED_JOKERS
from .cards import FOURSOME, JOKER, REFILL
from .hands import hand_count, most_natural
from .scoring import end_game
from .setup import next_receiver, start_round, take_from_deck
from .state import Phase, Player, State


@compiled
def legal_presents(state: State, me: Player, actions: list[int]) -> int:
    """R8, K28 to K31: every foursome that the hand can make, four jokers without value, or done."""
    n = 0
    held = me.hand[JOKER]
    if held + most_natural(me) >= FOURSOME:
        for value in range(1, state.values + 1):
            for jokers in range(max(0, FOURSOME - me.hand[value]), min(FOURSOME, held) + 1):
                actions[n] = PRESENT + (value - 1) * (FOURSOME + 1) + jokers
                n += 1
    return n + legal_last_word(me, actions, n)


@compiled
def legal_last_word(me: Player, actions: list[int], n: int) -> int:
    """K31, K32: four jokers without value, or done; how many were added after the first n."""
    if me.hand[JOKER] >= FOURSOME:
        actions[n] = PRESENT_JOKERS
        actions[n + 1] = DONE
        return 2
    actions[n] = DONE
    return 1


@compiled
def present(state: State, seat: int, value: int, jokers: int, log: Log | None) -> None:
    """R8, K30 to K33: a foursome earns its value in mice, or what is left of them."""
    me = state.players[seat]
    me.hand[value] -= FOURSOME - jokers
    state.discard[value] += FOURSOME - jokers
    me.hand[JOKER] -= jokers
    me.shown += jokers
    mice = min(value, state.supply)
    me.mice += mice
    state.supply -= mice
    state.presented += 1
    emit(log, PRESENTED, seat, value, jokers, mice)
    if state.supply == 0:
        last_mouse(state, log)


@compiled
def last_mouse(state: State, log: Log | None) -> None:
    """K32: the game ends, unless the table grants a last word."""
    if state.finish_presenting == 1:
        state.phase = Phase.LAST_WORD
    else:
        end_game(state, BY_MICE, log)


@compiled
def present_jokers(state: State, seat: int, log: Log | None) -> None:
    """K31: four jokers without value go to the discard pile."""
    state.players[seat].hand[JOKER] -= FOURSOME
    state.discard[JOKER] += FOURSOME
    state.presented += 1
    emit(log, PRESENTED_JOKERS, seat)
    if state.phase == Phase.LAST_WORD:
        end_game(state, BY_MICE, log)


@compiled
def finish(state: State, seat: int, log: Log | None) -> None:
    """K28: done presenting; K42: the house variant fills the hand up."""
    emit(log, FINISHED, seat)
    if state.phase == Phase.LAST_WORD:
        end_game(state, BY_MICE, log)
    elif wants_refill(state):
        state.phase = Phase.REFILL
        state.actor = CHANCE
    else:
        start_round(state)


@compiled
def wants_refill(state: State) -> bool:
    """K42: does the presenter draw another card?"""
    if state.draw_after_presenting == 0 or state.presented == 0:
        return False
    return hand_count(state.players[state.leader]) < REFILL


@compiled
def refill(state: State, kind: int, log: Log | None) -> None:
    """K42: one card after another up to four."""
    seat = next_receiver(state)
    take_from_deck(state, kind)
    state.players[seat].hand[kind] += 1
    emit(log, DREW, seat, kind)
    if state.deck == 0:
        end_game(state, BY_DECK, log)
    elif not wants_refill(state):
        start_round(state)
