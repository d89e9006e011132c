"""Results, conservation and the shape of plies, for records and checks."""

from collections.abc import Sequence
from typing import Any

from ...core.game import Detail
from ...core.log import Log
from .actions import (
    BID,
    DEAL,
    DRAW,
    ENDINGS,
    MOST_LEGAL,
    PAY,
    PAY_VALUES,
    PRESENT,
    PRESENT_JOKERS,
    REVEAL,
    bid_count,
    bid_value,
)
from .cards import CARDS, FOURSOME, JOKER, KINDS, PENALTY, spread
from .hands import is_in_set
from .options import Options, check, mice_in_supply
from .paying import legal_payments
from .scoring import place
from .setup import next_receiver, start_match
from .state import Phase, State


def start(options: Options, seats: int, log: Log | None) -> State:
    """A new match."""
    check(options, seats)
    state = State()
    state.seats = seats
    state.games = options.games
    state.values, state.copies, state.jokers = options.values, options.copies, options.jokers
    state.hand_size = options.hand
    state.mice_total = mice_in_supply(options, seats)
    state.finish_presenting = int(options.finish_presenting)
    state.draw_after_presenting = int(options.draw_after_presenting)
    start_match(state, -1 if options.first_bandleader == "random" else options.first_bandleader, log)
    return state


def part(state: State) -> int:
    """K39: how many games are finished."""
    return state.game + (state.phase == Phase.OVER)


def part_result(state: State) -> dict[str, Any]:
    """K34 to K38: the game that ended last."""
    return {
        "ended": ENDINGS.name(state.last_ending),
        "seats": [
            {"mice": me.taken, "jokers": me.jokers, "score": me.score, "place": me.place}
            for me in state.players[: state.seats]
        ],
    }


def result(state: State) -> dict[str, Any]:
    """K39: the match."""
    return {
        "seats": [
            {"total": me.total, "jokers": me.total_jokers, "place": place(state, seat)}
            for seat, me in enumerate(state.players[: state.seats])
        ]
    }


def detail(state: State, seat: int, action: int) -> Detail:
    """What a ply shows beside its name."""
    if action < DEAL or REVEAL <= action < DRAW:
        return Detail()
    if action < PAY:
        is_draw = seat < 0
        return Detail(to=next_receiver(state)) if is_draw else Detail()
    counts = [0] * KINDS
    if action < PAY_VALUES:
        counts[bid_value(state.bid)] = bid_count(state.bid) - (action - PAY)
        counts[JOKER] = action - PAY
    elif action < PRESENT:
        for value in range(1, KINDS):
            counts[value] = int(is_in_set(action - PAY_VALUES, value))
        counts[JOKER] = bid_count(state.bid) - sum(counts)
    elif action < PRESENT_JOKERS:
        value, jokers = divmod(action - PRESENT, FOURSOME + 1)
        counts[value + 1], counts[JOKER] = FOURSOME - jokers, jokers
    elif action == PRESENT_JOKERS:
        counts[JOKER] = FOURSOME
    return Detail(cards=spread(counts)) if any(counts) else Detail()


def ways(state: State, seat: int, action: int) -> Sequence[Sequence[str]]:
    """K17 to K19: what a bid could be paid with, fewest jokers first."""
    if not BID <= action < PAY:
        return ()
    won = state.copy()
    won.bid = action - BID
    payments = [0] * MOST_LEGAL
    count = legal_payments(won, won.players[seat], payments)
    found = [detail(won, seat, payment).cards or () for payment in payments[:count]]
    return sorted(found, key=lambda cards: cards.count(CARDS.name(JOKER)))


def conserved(state: State) -> Sequence[tuple[str, int, int]]:
    """Cards of each kind and mice stay the same in number."""
    if state.phase == Phase.LEAD:
        return []
    found = []
    for kind in range(KINDS):
        expected = state.jokers if kind == JOKER else state.copies * (kind <= state.values)
        count = state.pool[kind] + state.discard[kind] + state.row[: state.row_size].count(kind)
        for me in state.players[: state.seats]:
            count += me.hand[kind] + (me.shown if kind == JOKER else 0)
        found.append((f"card {CARDS.name(kind)}", expected, count))
    found.append(("deck", sum(state.pool), state.deck))
    piles = [state.pool, state.discard, *(me.hand for me in state.players[: state.seats])]
    found.append(("kinds below zero", 0, sum(count < 0 for pile in piles for count in pile)))
    mice = state.supply + sum(me.mice for me in state.players[: state.seats])
    return [*found, ("mice", state.mice_total, mice)]


def score_range(options: Options, seats: int) -> tuple[int, int]:
    """K37: from the penalty in every game to all mice in every game."""
    return -PENALTY * options.games, mice_in_supply(options, seats) * options.games
