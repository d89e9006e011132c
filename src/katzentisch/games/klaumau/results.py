"""Results, conservation and the shape of plies, for records and checks."""

from collections.abc import Sequence
from typing import Any

from ...core.game import Detail
from ...core.log import Log
from ...core.seats import CHANCE, NOBODY
from .actions import (
    CHOOSE,
    DEAL,
    DOUBT,
    DRAW,
    ENDINGS,
    FORCE,
    GIVE,
    HAND_ON,
    LAY_WATCHDOG,
    PARRY,
    PLAY,
    SELL,
    TAKE,
    TAKE_FROM,
    TURN_UP,
)
from .cards import BOMB, CARDS, KINDS, NUMBER_KINDS, POLICE, POTATO, RECEIVER, SALE, WATCHDOG, spread, value_of
from .drawing import NOW
from .hands import next_in_turn
from .matching import has_applicable
from .options import BOMBS, MOST_SEATS, Options, age_order, check, deck_in_use, rounds_of
from .playing import BIG2P_NONE, BIG2P_ONCE, BIG2P_TWICE
from .scoring import place
from .setup import next_receiver, start_round
from .state import Phase, State

BIG2P = {"once": BIG2P_ONCE, "twice": BIG2P_TWICE, "none": BIG2P_NONE}


def start(options: Options, seats: int, log: Log | None) -> State:
    """A new match."""
    check(options, seats)
    state = State()
    state.seats = seats
    state.deck = deck_in_use(options, seats)
    state.rounds = rounds_of(options, seats)
    state.hand_size = options.hand
    state.police_applicable = int(options.police_applicable)
    state.wild_keyhole = int(options.wild_keyhole)
    state.plan_toggles = int(options.plan == "toggle")
    state.plan2p_again = int(options.plan2p == "again")
    state.big2p = BIG2P[options.big2p]
    state.after_doubt_left = int(options.after_doubt == "left")
    state.doubters_next = int(options.doubters == "next")
    state.show_to_all = int(options.show_to == "all")
    state.forced_acts = int(options.forced_acts == "owner")
    state.last_card_acts = int(options.last_card_acts)
    state.forgery = int(options.forgery)
    state.forgery_uses_wish = int(options.forgery_uses_wish)
    state.converted = int(options.converted)
    state.converted_open = int(options.converted_open)
    state.receiver_once = int(options.receiver_once_per_game)
    state.bomb = BOMBS.index(options.bomb)
    _seat_players(state, age_order(options, seats), log)
    return state


def _seat_players(state: State, ages: Sequence[int] | None, log: Log | None) -> None:
    """M40: the first to start is drawn, or the eldest."""
    if ages is None:
        state.phase = Phase.STARTER
        state.actor = CHANCE
        state.doubter = state.target = state.taker = NOBODY
        state.top = state.wish = state.theme = -1
        state.direction = 1
        return
    for age, seat in enumerate(ages):
        state.players[seat].age = age
    start_round(state, 0, ages[0], log)


def part(state: State) -> int:
    """M42: how many rounds are finished."""
    return state.round + (state.phase == Phase.OVER)


def part_result(state: State) -> dict[str, Any]:
    """M38, M43: the round that ended last."""
    return {
        "ended": ENDINGS.name(state.last_ending),
        "seats": [
            {
                "cards": me.last_cards,
                "hand": me.last_hand,
                "watchdog": me.last_watchdog,
                "money": me.last_money,
                "score": me.score,
                "total": me.total,
            }
            for me in state.players[: state.seats]
        ],
    }


def result(state: State) -> dict[str, Any]:
    """M42: the match."""
    return {
        "seats": [
            {"total": me.total, "place": place(state, seat)} for seat, me in enumerate(state.players[: state.seats])
        ]
    }


def detail(state: State, seat: int, action: int) -> Detail:
    """What a ply shows beside its name."""
    if seat == CHANCE:
        return chance_detail(state, action)
    if action in (DOUBT, PARRY) or TAKE_FROM <= action < TAKE_FROM + MOST_SEATS:
        return shown_detail(state, seat, action)
    if GIVE <= action < GIVE + KINDS:
        return Detail(to=state.target)
    if CHOOSE <= action < CHOOSE + KINDS:
        return Detail(to=seat, source=state.target)
    if HAND_ON <= action < HAND_ON + KINDS:
        return Detail(to=next_in_turn(state, seat))
    for first in (PLAY, FORCE, SELL):
        if first <= action < first + KINDS:
            return Detail(cards=[CARDS.name(action - first)])
    return Detail(cards=["watchdog"]) if action == LAY_WATCHDOG else Detail()


def chance_detail(state: State, action: int) -> Detail:
    """Who receives a card that chance brings."""
    if DEAL <= action < TURN_UP:
        return Detail(to=next_receiver(state))
    if TAKE <= action < TAKE + KINDS:
        return Detail(to=state.taker, source=state.target)
    if DRAW <= action < TAKE and action != DRAW + RECEIVER:
        return Detail(to=state.draws[NOW].seat)
    return Detail()


def shown_detail(state: State, seat: int, action: int) -> Detail:
    """M18, M30, M51: hands that are shown, a Police that is put aside."""
    if action == PARRY:
        return Detail(cards=["police"])
    if action == DOUBT:
        me = state.players[state.player]
        found = "caught" if has_applicable(state, me) else "honest"
        if state.show_to_all:
            return Detail(cards=spread(me.hand), source=state.player, shows=found)
        return Detail(cards=spread(me.hand), to=seat, source=state.player, shows=found)
    if state.converted_open:
        target = action - TAKE_FROM
        return Detail(cards=spread(state.players[target].hand), source=target)
    return Detail()


def conserved(state: State) -> Sequence[tuple[str, int, int]]:
    """The deck in use stays the same; hands are as large as they are counted."""
    if state.phase == Phase.STARTER:
        return []
    found = []
    players = state.players[: state.seats]
    for kind in range(KINDS):
        count = state.pool[kind] + state.discard[kind] + state.out[kind] + sum(me.hand[kind] for me in players)
        count += state.police_aside if kind == POLICE else 0
        count += state.bomb_aside if kind == BOMB else 0
        count += sum(me.watchdog for me in players) if kind == WATCHDOG else 0
        found.append((f"card {CARDS.name(kind)}", state.deck[kind], count))
    found += [(f"hand of {seat}", sum(me.hand), me.cards) for seat, me in enumerate(players)]
    piles = [state.pool, state.discard, state.out, *(me.hand for me in players)]
    found.append(("kinds below zero", 0, sum(count < 0 for pile in piles for count in pile)))
    found.append(("wish without a Keyhole", 0, int(state.wish >= 0 and "keyhole" not in CARDS.name(state.top))))
    return [*found, ("pile", sum(state.pool), state.pile)]


def score_range(options: Options, seats: int) -> tuple[int, int]:
    """M43, M52, M54: from a potato in every round to all cards in every round, every number card sold as well."""
    deck, rounds = deck_in_use(options, seats), rounds_of(options, seats)
    low = POTATO * deck[BOMB] if options.bomb == "hot_potato" else 0
    high = sum(count * value_of(kind, 1) for kind, count in enumerate(deck))
    return low * rounds, (high + SALE * sum(deck[:NUMBER_KINDS])) * rounds
