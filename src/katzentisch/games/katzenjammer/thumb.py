"""The rule of thumb: what a seat thinks of its legal actions, in mice, by what it knows itself.

A hand is worth its foursomes and what it has of others to come, its jokers and its cards. A bid is worth the hand after
paying and taking the lot, with the right to present it, less the hand as it is. All numbers are weights, so that they
can be tuned; counted cards travel in one number, because lists would cost more than all the rest.
"""

from typing import Any

from ...core.advice import PURE
from ...core.compiled import compiled, outlined
from .actions import BID, DONE, MOST_LEGAL, PAY, PAY_VALUES, PRESENT, PRESENT_JOKERS, bid_count, bid_value
from .cards import DIFFERENT, FOURSOME, JOKER, KINDS, NO_BID, PENALTY
from .hands import counted, hand_count, held, is_in_set, some
from .state import Phase, State

(
    CARD,
    ALONE,
    PAIR,
    TRIPLE,
    OFFSET,
    FIRST_JOKERS,
    MORE_JOKERS,
    HOLD,
    HOLD_EARLY,
    FADE,
    SUPPLY_FADE,
    RISK,
    RACE_WIDTH,
    RACE_DECK,
    RACE_SHIFT,
    PASSING,
    RIVALS,
    LOT_SIZE,
    LOT_PAIR,
    LOT_JOKER,
    JUMP,
    STEP,
    ENDING,
    THRIFT,
    SNIPE,
) = range(25)
"""The weights: what a card is worth by itself; one, two or three of a value, for each mouse of the value (plus OFFSET);
the first two jokers and the others; a foursome in the hand for each mouse, and more early on; below how many cards in
the deck and mice in the supply all that is to come fades; the joker race: what it costs, how sharp it is, how much the
deck blurs it, which lead is even; what speaks for passing, for bidding against each rival, for a lot by its cards, its
pair and its joker; what a jump and a step on the ladder cost; how much winning or losing at once matters; what each
joker spent costs before the deck runs low; whether only the last bid is made.
"""

WEIGHTS = (
    "card", "alone", "pair", "triple", "offset", "first-jokers", "more-jokers", "hold", "hold-early", "fade",
    "supply-fade", "risk", "race-width", "race-deck", "race-shift", "passing", "rivals", "lot-size", "lot-pair",
    "lot-joker", "jump", "step", "ending", "thrift", "snipe",
)  # fmt: skip
"""Their names in files."""

NEVER = -1000.0
LOW_DECK = 10
"""A joker hoarder spends jokers only when the deck has come down to this."""
FEW_JOKERS = 2
LOSSES = MOST_LEGAL - KINDS
"""Behind the values of the actions there is room for what losing a card of each kind costs."""


@compiled
def lot_cards(state: State) -> int:
    """The lot as a number."""
    cards = 0
    for i in range(state.row_size):
        cards += some(1, state.row[i])
    return cards


@compiled
def time_left(state: State, weights: Any) -> float:
    """How much is still to come: 1 early on, 0 when the deck or the supply is gone."""
    by_deck = min(1.0, state.deck / max(1.0, weights[FADE]))
    return float(by_deck * min(1.0, state.supply / max(1.0, weights[SUPPLY_FADE])))


@compiled
def hold_worth(weights: Any, time: float) -> float:
    """What a mouse is worth whose foursome is still in the hand."""
    return float(weights[HOLD] + weights[HOLD_EARLY] * time)


@compiled
def start_worth(weights: Any, value: int, rest: int, time: float) -> float:
    """What one, two or three cards of a value are worth; none, nothing."""
    return float((value + weights[OFFSET]) * weights[CARD + rest] * time * (rest > 0))


@compiled
def value_worth(state: State, weights: Any, value: int, count: int, time: float, mouse: float) -> float:
    """What all cards of a value are worth, if a mouse of a foursome is worth so much."""
    foursomes = mouse * ((count >> 2) * min(value, state.supply))
    return float(foursomes + start_worth(weights, value, count & 3, time) + weights[CARD] * count * time)


@compiled
def joker_worth(weights: Any, jokers: int, time: float) -> float:
    """What jokers are worth, whatever they bring in the race."""
    few = min(jokers, FEW_JOKERS)
    return float((weights[FIRST_JOKERS] * few + weights[MORE_JOKERS] * (jokers - few)) * time)


@compiled
def joined_gain(state: State, weights: Any, value: int, count: int, jokers: int, time: float, mouse: float) -> float:
    """What a foursome of a value and jokers adds to what its parts are worth; 0 if there are too few."""
    rest = count & 3
    missing = FOURSOME - rest
    if rest == 0 or missing > jokers:
        return 0.0
    spent = joker_worth(weights, jokers, time) - joker_worth(weights, jokers - missing, time)
    parts = start_worth(weights, value, rest, time) + weights[CARD] * rest * time
    return float(min(value, state.supply) * mouse - parts - spent)


@compiled
def joined_worth(state: State, weights: Any, cards: int, time: float, mouse: float) -> float:
    """What the best foursome with jokers adds to what its parts are worth."""
    jokers = held(cards, JOKER)
    best = 0.0
    if jokers > 0:
        for value in range(1, KINDS):
            best = max(best, joined_gain(state, weights, value, held(cards, value), jokers, time, mouse))
    return best


@compiled
def separate_worth(state: State, weights: Any, cards: int, time: float, mouse: float) -> float:
    """What a hand is worth value by value."""
    worth = joker_worth(weights, held(cards, JOKER), time)
    for value in range(1, KINDS):
        worth += value_worth(state, weights, value, held(cards, value), time, mouse)
    return worth


@compiled
def hand_worth(state: State, weights: Any, cards: int, time: float, mouse: float) -> float:
    """What a hand is worth."""
    joined = joined_worth(state, weights, cards, time, mouse)
    return separate_worth(state, weights, cards, time, mouse) + joined


@compiled
def jokers_about(state: State, seat: int) -> float:
    """The chance that a card which the seat does not see is a joker."""
    me = state.players[seat]
    jokers = state.jokers - state.discard[JOKER] - me.hand[JOKER]
    cards = state.values * state.copies + state.jokers - hand_count(me) - state.row_size
    for kind in range(KINDS):
        cards -= state.discard[kind]
    for other in range(state.seats):
        jokers -= state.players[other].shown
        cards -= state.players[other].shown
    if state.row_size > 0:
        jokers -= state.row[state.row_size - 1] == JOKER
    return jokers / max(1, cards)


@compiled
def joker_lead(state: State, seat: int) -> float:
    """How many jokers more than the most of the others a seat has, as far as it can tell."""
    chance = jokers_about(state, seat)
    most = 0.0
    for other in range(state.seats):
        if other != seat:
            one = state.players[other]
            most = max(most, one.shown + chance * hand_count(one))
    return float(state.players[seat].shown + state.players[seat].hand[JOKER] - most)


@compiled
def race_cost(state: State, weights: Any, lead: float) -> float:
    """What it costs to lead the joker race by so much."""
    width = max(0.1, weights[RACE_WIDTH] + weights[RACE_DECK] * state.deck)
    ahead = (lead - weights[RACE_SHIFT]) / width
    return float(0.5 * weights[RISK] * (1.0 + ahead / (1.0 + abs(ahead))))


@compiled
def thrift(state: State, weights: Any) -> float:
    """What spending a joker costs one who hoards them."""
    return float(weights[THRIFT]) if state.deck > LOW_DECK else 0.0


@compiled
def natural_loss(state: State, weights: Any, value: int, count: int, time: float) -> float:
    """What the last of so many cards of a value is worth to one who may present."""
    more = value_worth(state, weights, value, count, time, 1.0)
    return more - value_worth(state, weights, value, count - 1, time, 1.0)


@compiled
def joker_loss(state: State, weights: Any, jokers: int, time: float) -> float:
    """What spending the last of so many jokers costs."""
    lost = weights[FIRST_JOKERS] if jokers <= FEW_JOKERS else weights[MORE_JOKERS]
    return float(lost * time) + thrift(state, weights)


@compiled
def cheapest_card(state: State, own: int, paid: int, values: Any) -> int:
    """The card whose loss hurts least among those that can be added to a payment of different values."""
    best = JOKER
    least = values[LOSSES + JOKER] if held(own, JOKER) > held(paid, JOKER) else 1e9
    for value in range(1, KINDS):
        if held(own, value) > 0 and held(paid, value) == 0 and values[LOSSES + value] < least:
            best, least = value, values[LOSSES + value]
    return best


@compiled
def lot_bonus(state: State, weights: Any) -> float:
    """What speaks for bidding whatever the bid: rivals that remain, and what the others would get."""
    bonus = weights[RIVALS] * (state.seats - 1 - state.passes) + weights[LOT_SIZE] * state.row_size
    last = state.row[state.row_size - 1]
    return float(bonus + (weights[LOT_JOKER] if last == JOKER else weights[LOT_PAIR] * last))


@compiled
def is_for_snipers(state: State) -> bool:
    """Have all others passed, or all but the one whose bid stands?"""
    return state.passes + (state.bid != NO_BID) >= state.seats - 1


@compiled
def weigh_bids(state: State, seat: int, actions: Any, count: int, weights: Any, values: Any) -> None:
    """Passing, and every bid by the hand after it, with the lot."""
    values[0] = weights[PASSING]
    if count == 1:
        return
    own = counted(state.players[seat].hand)
    full = own + lot_cards(state)
    time = time_left(state, weights)
    worth = lot_bonus(state, weights) + lot_gain(state, own, full, weights, values, time)
    if held(full, JOKER) > held(own, JOKER):
        lead = joker_lead(state, seat)
        worth -= race_cost(state, weights, lead + 1) - race_cost(state, weights, lead)
    weigh_each_bid(state, own, full, worth, actions, count, weights, values, time)
    if weights[SNIPE] > 0:
        snipe(state, count, values)


@compiled
def lot_gain(state: State, own: int, full: int, weights: Any, values: Any, time: float) -> float:
    """What the lot and the right to present are worth, jokers' foursomes aside with the lot.

    Behind the values it writes what losing a card of each kind would cost.
    """
    mouse = hold_worth(weights, time)
    gain = joker_worth(weights, held(full, JOKER), time) - joker_worth(weights, held(own, JOKER), time)
    for value in range(1, KINDS):
        count = held(full, value)
        worth = value_worth(state, weights, value, count, time, 1.0)
        gain += worth - value_worth(state, weights, value, held(own, value), time, mouse)
        values[LOSSES + value] = worth - value_worth(state, weights, value, count - 1, time, 1.0)
    values[LOSSES + JOKER] = joker_loss(state, weights, held(full, JOKER), time)
    return gain - joined_worth(state, weights, own, time, mouse)


@compiled
def weigh_each_bid(
    state: State, own: int, full: int, worth: float, actions: Any, count: int, weights: Any, values: Any, time: float
) -> None:
    """Every bid by what the hand loses by paying.

    Two cards more than needed are never bid, nor is one more where jokers would have to pay it.
    """
    lowest = actions[1] - BID
    needed = bid_count(lowest)
    partner = joined_value(state, weights, full, time)
    paid, size, weighed = 0, 0, 1
    while weighed < count and bid_count(actions[weighed] - BID) <= needed + 1:
        bid = actions[weighed] - BID
        cards, value = bid_count(bid), bid_value(bid)
        left = NEVER
        if value == DIFFERENT:
            while size < cards:
                paid += some(1, cheapest_card(state, own, paid, values))
                size += 1
            left = weigh_different(state, weights, full, paid, values, time)
        elif cards == needed or held(own, value) >= cards:
            left = weigh_equal(state, weights, own, full, cards, value, partner, values, time)
        values[weighed] = worth + left - weights[JUMP] * (cards - needed) - weights[STEP] * (bid - lowest)
        weighed += 1
    for i in range(weighed, count):
        values[i] = NEVER


@compiled
def joined_value(state: State, weights: Any, cards: int, time: float) -> int:
    """The value of the best foursome with jokers for one who may present; 0 if there is none."""
    best, most = 0, 0.0
    if held(cards, JOKER) > 0:
        for value in range(1, KINDS):
            gain = joined_gain(state, weights, value, held(cards, value), held(cards, JOKER), time, 1.0)
            if gain > most:
                best, most = value, gain
    return best


@compiled
def weigh_different(state: State, weights: Any, full: int, paid: int, values: Any, time: float) -> float:
    """What changes in a hand by a payment of different values."""
    left = joined_worth(state, weights, full - paid, time, 1.0)
    for kind in range(KINDS):
        left -= values[LOSSES + kind] * held(paid, kind)
    return left


@compiled
def weigh_equal(
    state: State, weights: Any, own: int, full: int, cards: int, value: int, partner: int, values: Any, time: float
) -> float:
    """What changes in a hand by the best payment of an equal-values bid: no more jokers than needed, or one."""
    naturals = min(cards, held(own, value))
    jokers = cards - naturals
    count, wild = held(full, value), held(full, JOKER)
    if naturals > 0 and jokers < held(own, JOKER):
        last = natural_loss(state, weights, value, count - naturals + 1, time)
        if joker_loss(state, weights, wild - jokers, time) < last:
            naturals -= 1
            jokers += 1
    loss = 0.0
    if naturals == 1:
        loss = values[LOSSES + value]
    elif naturals > 1:
        loss = value_worth(state, weights, value, count, time, 1.0)
        loss -= value_worth(state, weights, value, count - naturals, time, 1.0)
    if jokers > 0:
        loss += joker_worth(weights, wild, time) - joker_worth(weights, wild - jokers, time)
        loss += thrift(state, weights) * jokers
    if partner == 0:
        return -loss
    if jokers == 0 and partner != value:
        return joined_gain(state, weights, partner, held(full, partner), wild, time, 1.0) - loss
    return joined_worth(state, weights, full - some(naturals, value) - some(jokers, JOKER), time, 1.0) - loss


@compiled
def snipe(state: State, count: int, values: Any) -> None:
    """Only the lowest bid, and only in the end."""
    for i in range(1 + is_for_snipers(state), count):
        values[i] = NEVER


@compiled
def weigh_payments(state: State, seat: int, actions: Any, count: int, weights: Any, values: Any) -> None:
    """Every payment by the hand after it."""
    full = counted(state.players[seat].hand) + lot_cards(state)
    time = time_left(state, weights)
    for i in range(count):
        paid = payment(state, actions[i])
        values[i] = hand_worth(state, weights, full - paid, time, 1.0) - thrift(state, weights) * held(paid, JOKER)


@compiled
def payment(state: State, action: int) -> int:
    """The cards of a payment as a number."""
    size = bid_count(state.bid)
    if action < PAY_VALUES:
        jokers = action - PAY
        return some(jokers, JOKER) + some(size - jokers, bid_value(state.bid))
    cards = 0
    for value in range(1, KINDS):
        if is_in_set(action - PAY_VALUES, value):
            cards += some(1, value)
            size -= 1
    return cards + some(size, JOKER)


@compiled
def weigh_presents(state: State, seat: int, actions: Any, count: int, weights: Any, values: Any) -> None:
    """Every foursome by its mice less what the hand loses; done is nothing."""
    own = counted(state.players[seat].hand)
    time = time_left(state, weights)
    mouse = hold_worth(weights, time)
    lead = joker_lead(state, seat)
    for i in range(count):
        laid, mice = presented(actions[i]), presented_mice(state, actions[i])
        after = hand_worth(state, weights, own - laid, time, mouse)
        values[i] = mice + after - thrift(state, weights) * held(laid, JOKER)
        if actions[i] == PRESENT_JOKERS:
            values[i] += jokers_off(state, weights, lead)
        elif mice == state.supply:
            values[i] += weights[ENDING] * outlook(state, seat, mice, lead)


@compiled
def presented(action: int) -> int:
    """The cards of a foursome as a number; none for done."""
    if action == DONE:
        return 0
    if action == PRESENT_JOKERS:
        return some(FOURSOME, JOKER)
    jokers = (action - PRESENT) % (FOURSOME + 1)
    return some(jokers, JOKER) + some(FOURSOME - jokers, 1 + (action - PRESENT) // (FOURSOME + 1))


@compiled
def presented_mice(state: State, action: int) -> int:
    """How many mice an action of presenting brings."""
    if action >= PRESENT_JOKERS:
        return 0
    return min(1 + (action - PRESENT) // (FOURSOME + 1), state.supply)


@compiled
def jokers_off(state: State, weights: Any, lead: float) -> float:
    """What the race is better by without four jokers."""
    return race_cost(state, weights, lead) - race_cost(state, weights, lead - FOURSOME)


@compiled
def outlook(state: State, seat: int, mice: int, lead: float) -> float:
    """-1 to 1: would the seat win if the game ended with so many more mice for it?"""
    mine = state.players[seat].mice + mice - (PENALTY if lead >= 0 else 0)
    chance = jokers_about(state, seat)
    most = lead_holder(state, seat, chance)
    best = -PENALTY
    for other in range(state.seats):
        if other != seat:
            is_penalised = lead <= 0 and other == most
            best = max(best, state.players[other].mice - (PENALTY if is_penalised else 0))
    ahead = float(mine - best)
    return ahead / (0.5 + abs(ahead))


@compiled
def lead_holder(state: State, seat: int, chance: float) -> int:
    """Which of the others probably has the most jokers."""
    holder, most = 0, -1.0
    for other in range(state.seats):
        me = state.players[other]
        jokers = me.shown + chance * hand_count(me)
        if other != seat and jokers > most:
            holder, most = other, jokers
    return holder


@compiled
def weigh_last_word(state: State, seat: int, actions: Any, count: int, weights: Any, values: Any) -> None:
    """K32: four jokers less, or done."""
    for i in range(count):
        values[i] = 0.0
        if actions[i] == PRESENT_JOKERS:
            values[i] = 0.01 + jokers_off(state, weights, joker_lead(state, seat)) - thrift(state, weights) * FOURSOME


@outlined
def appraise(state: State, seat: int, actions: Any, count: int, weights: Any, values: Any) -> int:
    """What a seat thinks of its legal actions, in mice."""
    if state.phase == Phase.BID:
        weigh_bids(state, seat, actions, count, weights, values)
    elif state.phase == Phase.PAY:
        weigh_payments(state, seat, actions, count, weights, values)
    elif state.phase == Phase.PRESENT:
        weigh_presents(state, seat, actions, count, weights, values)
    else:
        weigh_last_word(state, seat, actions, count, weights, values)
    return PURE
