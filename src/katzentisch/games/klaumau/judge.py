"""What a position is worth, how far a match has come, and who sees which ply."""

from math import exp, sqrt
from typing import Any

from ...core.advice import HIDDEN
from ...core.compiled import compiled, outlined
from ...core.rng import mix
from ...core.seats import CHANCE
from .actions import BELIEVE, DEAL, DOUBT, DRAW, GIVE, HAND_ON, TAKE, TURN_UP
from .cards import KINDS, RECEIVER
from .drawing import NOW
from .scoring import hand_points, void_colours
from .setup import next_receiver
from .state import Phase, State
from .weights import JUDGE

ROUND_SPREAD, NOW_SPREAD, PILE_SPREAD, LEAST_SPREAD, STARTS, CARD, HAND = range(JUDGE, JUDGE + 7)
"""The variance, in points, of a round to come, of the present one, by how much of its pile is left, and at least; what
it is worth, in points, to start or to have the turn; what a card is worth beyond its points while the pile lasts; and
how much the points of a hand count when the pile is full."""
LEAST_VARIANCE = 0.1

MOST_DRAWN = 100_000_000
"""No round draws so many cards, and no search looks so far ahead: where the round ends, a playout is cut at last."""
SOMETHING = 1
"""What an observer sees who does not see which card it was."""


@compiled
def epoch(state: State) -> int:
    """M42: rounds that are finished, and cards drawn in this one."""
    return state.round * MOST_DRAWN + state.drawn


@compiled
def pile_left(state: State) -> float:
    """The share of the pile that is left to draw."""
    return state.pile / max(1.0, float(state.pile + state.drawn))


@compiled
def prospects(state: State, seat: int, left: float, weights: Any) -> float:
    """The points of a seat if the round went on as usual."""
    me = state.players[seat]
    if state.phase == Phase.DEAL:
        return float(me.total + weights[STARTS] * (seat == state.starter))
    hand = hand_points(state, me, void_colours(state)) * (1.0 - left * (1.0 - weights[HAND]))
    more = left * (weights[CARD] * me.cards + weights[STARTS] * (seat == state.player))
    return float(me.total + me.money + me.watchdog + hand + more)


@compiled
def spread(state: State, left: float, weights: Any) -> float:
    """How far apart, in points, two seats must be to be told apart."""
    rounds = state.rounds - state.round - 1
    variance = weights[LEAST_SPREAD] + rounds * weights[ROUND_SPREAD]
    return sqrt(max(variance + weights[NOW_SPREAD] + weights[PILE_SPREAD] * left, LEAST_VARIANCE))


@outlined
def worth(state: State, seat: int, weights: Any) -> float:
    """The share of victory that a seat may expect."""
    left = 1.0 if state.phase == Phase.DEAL else pile_left(state)
    scale = spread(state, left, weights)
    mine = prospects(state, seat, left, weights)
    total = 0.0
    for other in range(state.seats):
        total += exp(min((prospects(state, other, left, weights) - mine) / scale, 50.0))
    return 1.0 / total


@compiled
def seen(state: State, seat: int, action: int, observer: int) -> int:
    """M58, M83: plays and words are open, sealed answers not; cards drawn and given are for those who hold them."""
    if seat == CHANCE:
        return seen_chance(state, action, observer)
    if action == DOUBT and (state.show_to_all or observer == seat):
        return shown_hand(state)
    if GIVE <= action < GIVE + KINDS and observer != seat and observer != state.target:
        return SOMETHING
    if (action == BELIEVE or HAND_ON <= action < HAND_ON + KINDS) and observer != seat:
        return HIDDEN
    return 2 + action


@compiled
def seen_chance(state: State, action: int, observer: int) -> int:
    """Who sees the card that comes."""
    if action >= TAKE:
        return 2 + action if observer == state.taker or observer == state.target else SOMETHING
    if action >= DRAW:
        is_seen = action == DRAW + RECEIVER or observer == state.draws[NOW].seat
        return 2 + action if is_seen else HIDDEN
    if action >= DEAL and action < TURN_UP:
        return 2 + action if next_receiver(state) == observer else HIDDEN
    return 2 + action


@compiled
def shown_hand(state: State) -> int:
    """M18: a doubt shows a hand; a number that tells it from others."""
    key = mix(DOUBT, 0)
    hand = state.players[state.player].hand
    for kind in range(KINDS):
        key = mix(key, hand[kind])
    return int(key & 0x3FFFFFFF) + 1000
