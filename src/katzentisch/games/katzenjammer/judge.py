"""The judgement of a position about the start of an auction, with all hands open: who will win, and how likely.

It was fitted where an auction begins; search may ask while cards for it are still being drawn. To wait for the last of
them was tried and won nothing.

Each seat has a strength, a weighted sum of what it has; the weights change as the deck and the supply run down. A
seat's share of victory is its part of the exponentials of all strengths, as in a logistic regression.
"""

from math import exp
from typing import Any

from ...core.advice import HIDDEN
from ...core.compiled import compiled, outlined
from ...core.seats import CHANCE
from .cards import FOURSOME, JOKER
from .setup import next_receiver
from .state import Phase, Player, State
from .thumb import SNIPE

JUDGE = SNIPE + 1
"""The weights of the judgement come after those of the rule of thumb."""

MICE, RACE, READY, JOINED, TRIPLES, PAIRS, JOKERS, CARDS, LEADER = range(9)
"""What a seat has: mice; its lead in the joker race; mice of foursomes in its hand, and of the best one with jokers;
the values of its triples and pairs; jokers and cards in its hand; whether it is the bandleader."""
STAGES = 3
"""Each has a weight at the start, and two that are added as the deck and the supply run down."""
LATE_MICE = JUDGE + 9 * STAGES
LATE_RACE = LATE_MICE + 1
MICE_AND_PENALTY = LATE_MICE + 2
LENGTH = LATE_MICE + 3
"""Three more weights count in the end; so long is a row of weights."""
MOST_APART = 30.0


@compiled
def epoch(state: State) -> int:
    """Cards that have left the decks of the match: they leave only between auctions."""
    cards = state.values * state.copies + state.jokers
    return (state.game + 1) * cards - state.deck


@compiled
def race_lead(state: State, seat: int) -> float:
    """-1 to 1: how far a seat leads the joker race."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.players[other].shown + state.players[other].hand[JOKER])
    lead = state.players[seat].shown + state.players[seat].hand[JOKER] - most + 0.5
    return lead / (1.0 + abs(lead))


@compiled
def best_joined(state: State, me: Player) -> int:
    """The most mice that a foursome with jokers would bring."""
    best = 0
    for value in range(1, state.values + 1):
        rest = me.hand[value] & 3
        if rest > 0 and rest + me.hand[JOKER] >= FOURSOME:
            best = value
    return min(best, state.supply)


@compiled
def stage_weight(weights: Any, what: int, late: float, used: float) -> float:
    """The weight of something at this stage."""
    first = JUDGE + STAGES * what
    return float(weights[first] + weights[first + 1] * late + weights[first + 2] * used)


@compiled
def strength(state: State, seat: int, weights: Any, late: float, used: float) -> float:
    """A weighted sum of what a seat has."""
    me = state.players[seat]
    ready, triples, pairs, cards = 0, 0, 0, 0
    for value in range(1, state.values + 1):
        count = me.hand[value]
        cards += count
        ready += (count >> 2) * value
        triples += value * (count & 3 == 3)
        pairs += value * (count & 3 == 2)
    mice = me.mice + me.total
    race = race_lead(state, seat)
    sharp = late * late
    total = weights[LATE_MICE] * mice * sharp + weights[LATE_RACE] * race * sharp
    total += weights[MICE_AND_PENALTY] * race * max(late, used) * mice
    total += stage_weight(weights, MICE, late, used) * mice + stage_weight(weights, RACE, late, used) * race
    total += stage_weight(weights, READY, late, used) * min(ready, state.supply)
    total += stage_weight(weights, JOINED, late, used) * best_joined(state, me)
    total += stage_weight(weights, TRIPLES, late, used) * triples
    total += stage_weight(weights, PAIRS, late, used) * pairs
    total += stage_weight(weights, JOKERS, late, used) * me.hand[JOKER]
    total += stage_weight(weights, CARDS, late, used) * cards
    if seat == state.leader:
        total += stage_weight(weights, LEADER, late, used)
    return float(total)


@outlined
def worth(state: State, seat: int, weights: Any) -> float:
    """The share of victory that a seat may expect; games still to come make it less certain."""
    late = 1.0 - state.deck / (state.values * state.copies + state.jokers)
    used = 1.0 - state.supply / state.mice_total
    certainty = 1.0 / float(state.games - state.game) ** 0.5
    mine = strength(state, seat, weights, late, used)
    others = 0.0
    for other in range(state.seats):
        if other != seat:
            apart = certainty * (strength(state, other, weights, late, used) - mine)
            others += exp(max(-MOST_APART, min(MOST_APART, apart)))
    return 1.0 / (1.0 + others)


@compiled
def seen(state: State, seat: int, action: int, observer: int) -> int:
    """K40: all but the cards that go from the deck into other hands."""
    is_drawn = state.phase == Phase.DEAL or state.phase == Phase.JOKER_DRAW or state.phase == Phase.REFILL
    if seat == CHANCE and is_drawn and next_receiver(state) != observer:
        return HIDDEN
    return 1 + action
