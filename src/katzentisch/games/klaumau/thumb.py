"""The rule of thumb: what a seat thinks of its actions by its own hand and what lies open, in points.

Where one bluffs or doubts, chances come from tables over what the seat can see (see `weights`); all other numbers are
weights too. Nothing here looks into another hand or tells the pile from other hands.
"""

from math import exp, tanh
from typing import Any

from ...core.advice import MIXED, PURE
from ...core.compiled import compiled, outlined
from .actions import (
    CHOOSE,
    DECLINE,
    FORCE,
    GIVE,
    HAND_ON,
    LAY_WATCHDOG,
    PARRY,
    PLAY,
    SELL,
    WISH,
)
from .cards import (
    ALL_COLOURS,
    BARTER,
    BOMB,
    COLOUR_COUNTS,
    COLOURS,
    CROOK,
    FAMILIES,
    KEYHOLE,
    KINDS,
    NUMBER_KINDS,
    ONE_COLOUR,
    PAIR_MASKS,
    PAIRS,
    PLAN,
    POLICE,
    SALE,
    WATCHDOG,
    colour_at,
    colours_of,
    family_of,
)
from .hands import hand_value
from .matching import is_applicable, is_themed
from .options import DEFUSED, HOT_POTATO
from .rules import targets_block
from .scoring import hand_points, void_colours
from .state import Phase, Player, State
from .weights import (
    ACT,
    BELIEVE,
    BELIEVE_SHIFT,
    BLUFF,
    BLUFF_END,
    BLUFF_SHIFT,
    CREDIT_CLASSES,
    CREDITS,
    DOUBTED,
    DRAW,
    EMPTY,
    FEW,
    HELD,
    HOLD,
    HOLD_BOMB,
    HOLD_DOG,
    HOLD_POLICE,
    LATERS,
    LAY_DOG,
    LEADER,
    MATCH_END,
    MINE,
    MOMENTS,
    ONE_LEFT,
    PARRIES,
    RIVAL,
    ROUND_END,
    SHARPNESS,
    SPREAD,
    STAKES,
    THEIRS,
    THREE_LEFT,
    TWO_LEFT,
    VOID,
    WORTH_CLASSES,
    WORTHS,
)

COUNT_BITS = 12
MOST_COUNT = (1 << COUNT_BITS) - 1
"""Cards counted by colour travel in one number."""
PAIR_ONES = tuple(sum(1 << (COUNT_BITS * colour) for colour in pair) for pair in PAIRS)
SURE = 30.0
"""Log-odds beyond this are as good as certain."""


@compiled
def holding(state: State, kind: int, weights: Any) -> float:
    """What it is worth to have a card in hand."""
    if kind < NUMBER_KINDS:
        worth = float(weights[HOLD + kind // COLOURS])
        return worth * (1.0 - weights[VOID]) if state.forgery else worth
    if kind < POLICE:
        return float(weights[HOLD + family_of(kind)])
    if kind == POLICE:
        return float(weights[HOLD_POLICE])
    if kind == WATCHDOG:
        return float(weights[HOLD_DOG])
    return float(hand_value(state, kind)) if state.bomb == HOT_POTATO else float(weights[HOLD_BOMB])


@compiled
def lowest_holding(state: State, me: Player, but: int, weights: Any) -> float:
    """What the card is worth that would be given away, one card of a kind left aside; 0 of an empty hand."""
    lowest = 100.0
    for kind in range(KINDS):
        if me.hand[kind] - (kind == but) > 0:
            lowest = min(lowest, holding(state, kind, weights))
    return lowest if lowest < 100.0 else 0.0


@compiled
def standing(state: State, other: int, weights: Any) -> float:
    """What a seat has by what lies open: points, money, and cards at their usual worth."""
    them = state.players[other]
    return float(them.total + them.money + them.watchdog + weights[HELD] * them.cards)


@compiled
def finish(state: State, seat: int, lost: float, weights: Any) -> float:
    """What it is worth that the round ends now, after this seat has lost some points of its hand."""
    me = state.players[seat]
    mine = me.total + me.money + me.watchdog + hand_points(state, me, void_colours(state)) - lost
    best, total = -1000.0, 0.0
    for other in range(state.seats):
        if other != seat:
            theirs = standing(state, other, weights)
            best = max(best, theirs)
            total += theirs - state.players[other].total
    if state.round + 1 == state.rounds:
        return float(weights[MATCH_END] * tanh((mine - best) / weights[SPREAD]))
    return float(weights[ROUND_END] * (mine - me.total - total / (state.seats - 1)))


@compiled
def act_worth(state: State, seat: int, kind: int, weights: Any) -> float:
    """What it is worth to a seat that a card of its hand acts."""
    if kind >= POLICE:
        is_drawing = (kind == POLICE or state.bomb == DEFUSED) and state.pile > 0
        return float(weights[DRAW]) if is_drawing else 0.0
    family = family_of(kind)
    if family < KEYHOLE:
        return 0.0
    return float(weights[ACT + family - KEYHOLE])


@compiled
def play_worth(state: State, seat: int, kind: int, mine: int, unseen: int, weights: Any) -> float:
    """What it is worth to lay a card in one's turn, with own and unseen cards counted by colour."""
    me = state.players[seat]
    left = me.cards - 1
    worth = act_worth(state, seat, kind, weights) - holding(state, kind, weights)
    ends = False
    if kind == POLICE or (kind == BOMB and state.bomb == DEFUSED):
        left += state.pile > 0
        ends = state.pile == 0
    elif kind < POLICE:
        worth += colour_worth(state, seat, colours_of(kind), kind, mine, unseen, weights)
        if family_of(kind) == BARTER:
            worth -= (1.0 + weights[RIVAL]) * lowest_holding(state, me, kind, weights)
        if left == 0 and family_of(kind) == CROOK and state.last_card_acts == 1:
            left = 1
    if left == 0:
        worth += weights[EMPTY]
    elif left <= FEW + 1:
        worth += weights[ONE_LEFT] if left == 1 else (weights[TWO_LEFT] if left == 2 else weights[THREE_LEFT])
    if left == 0 or ends:
        worth += finish(state, seat, hand_value(state, kind), weights)
    return worth


@compiled
def own_by_colour(me: Player) -> int:
    """The cards of a hand by colour, COUNT_BITS each; one of two colours counts for both."""
    counts = 0
    for family in range(len(FAMILIES)):
        for colour in range(COLOURS):
            counts += me.hand[family * COLOURS + colour] << (COUNT_BITS * colour)
    for pair in range(len(PAIRS)):
        counts += me.hand[ONE_COLOUR + pair] * PAIR_ONES[pair]
    return counts


@compiled
def unseen_by_colour(state: State) -> int:
    """The cards of one colour that lie nowhere open, by colour."""
    counts = 0
    for family in range(len(FAMILIES)):
        for colour in range(COLOURS):
            counts += unseen_of(state, family * COLOURS + colour) << (COUNT_BITS * colour)
    return counts


@compiled
def unseen_of(state: State, kind: int) -> int:
    """The cards of a kind that lie nowhere open."""
    return state.deck[kind] - state.discard[kind] - state.out[kind]


@compiled
def count_of(counts: int, mask: int) -> int:
    """How many of the cards counted by colour are of these colours."""
    total = 0
    for i in range(COLOUR_COUNTS[mask]):
        colour = colour_at(mask, i)
        total += (counts >> (COUNT_BITS * colour)) & MOST_COUNT
    return total


@compiled
def colour_worth(state: State, seat: int, mask: int, laid: int, mine: int, unseen: int, weights: Any) -> float:
    """What it is worth that these colours count: by own cards of them, one that is laid left aside, and unseen ones."""
    own, free = count_of(mine, mask), count_of(unseen, mask)
    if laid >= 0:
        own -= 1
        free -= 1
        if laid >= ONE_COLOUR:
            own -= state.players[seat].hand[laid]
    others = max(1.0, float(state.pile + cards_of_others(state, seat)))
    return float(weights[MINE] * own + weights[THEIRS] * (free - own) / others)


@compiled
def cards_of_others(state: State, seat: int) -> int:
    """How many cards are in the other hands."""
    count = 0
    for other in range(state.seats):
        if other != seat:
            count += state.players[other].cards
    return count


@compiled
def able_cards(state: State, seat: int) -> int:
    """M6: how many applicable cards lie nowhere open, those of the seat aside, if it is one."""
    able = -state.police_aside * state.police_applicable
    for family in range(len(FAMILIES)):
        mask = ALL_COLOURS if is_themed(state, family) else state.colours
        for i in range(COLOUR_COUNTS[mask]):
            able += out_of_sight(state, seat, family * COLOURS + colour_at(mask, i))
    for pair in range(len(PAIRS)):
        if state.theme == PLAN or (PAIR_MASKS[pair] & state.colours) != 0:
            able += out_of_sight(state, seat, ONE_COLOUR + pair)
    for kind in (POLICE, BOMB):
        if is_applicable(state, kind):
            able += out_of_sight(state, seat, kind)
    return able


@compiled
def out_of_sight(state: State, seat: int, kind: int) -> int:
    """How many cards of a kind this seat, or somebody without a hand (-1), sees nowhere."""
    return unseen_of(state, kind) - (state.players[seat].hand[kind] if seat >= 0 else 0)


@compiled
def credit(state: State, seat: int, cards: int) -> float:
    """The chance that a hand of so many unseen cards has none that is applicable, for a seat that knows its own hand.

    For no seat at all (-1): the same for someone who knows only what lies open.
    """
    able, unseen = able_cards(state, seat), state.pile + cards_of_others(state, seat)
    chance = 1.0
    for i in range(cards):
        chance *= max(0.0, 1.0 - able / max(1.0, unseen - i))
    return chance


@compiled
def credit_class(chance: float) -> int:
    """The class of a chance that a hand cannot play."""
    found = 0
    for i in range(CREDIT_CLASSES - 1):
        found += chance >= CREDITS[i]
    return found


@compiled
def worth_class(worth: float) -> int:
    """The class of what the best play is worth."""
    found = 0
    for i in range(WORTH_CLASSES - 1):
        found += worth >= WORTHS[i]
    return found


@compiled
def bluff_place(state: State, seat: int, best: float, dearest: int) -> int:
    """Where the log-odds of a bluff are, by the best play's worth and the dearest card that might be forced."""
    cards = state.players[seat].cards
    stake = STAKES - 1 if cards == 1 else min(max(dearest, 0), STAKES - 2)
    place = (state.pile == 0) * STAKES + stake
    place = place * WORTH_CLASSES + worth_class(best)
    return BLUFF + place * CREDIT_CLASSES + credit_class(credit(state, -1, cards))


@compiled
def bluff_odds(state: State, seat: int, place: int, weights: Any) -> float:
    """The log-odds of a bluff, by where they are in the table."""
    odds = float(weights[place] + weights[BLUFF_SHIFT])
    if state.pile == 0:
        odds += weights[BLUFF_END] * finish(state, seat, 0.0, weights)
    return min(max(odds, -SURE), SURE)


@compiled
def bluff_odds_of_hand(state: State, seat: int, weights: Any) -> float:
    """The same for a seat with an applicable card, when it spoke."""
    me = state.players[seat]
    mine, unseen = own_by_colour(me), unseen_by_colour(state)
    best, dearest = -1000.0, -10
    for kind in range(KINDS):
        if me.hand[kind] > 0 and is_applicable(state, kind):
            best = max(best, play_worth(state, seat, kind, mine, unseen, weights))
            dearest = max(dearest, hand_value(state, kind))
    return bluff_odds(state, seat, bluff_place(state, seat, best, dearest), weights)


@compiled
def believe_place(state: State, seat: int, weights: Any) -> int:
    """Where the log-odds of believing are."""
    speaker = state.player
    cards = state.players[speaker].cards
    stance = 1 if standing(state, speaker, weights) > standing(state, seat, weights) else 2
    if state.players[seat].cards <= FEW:
        stance = 0
    moment = 2 if state.pile == 0 else (1 if cards == 1 else 0)
    places = ((seat - speaker) * state.direction) % state.seats
    later = 0 if state.doubters_next else min(state.seats - 1 - places, LATERS - 1)
    place = (stance * MOMENTS + moment) * LATERS + later
    return BELIEVE + place * CREDIT_CLASSES + credit_class(credit(state, seat, cards))


@compiled
def survey(state: State, seat: int, actions: Any, count: int, weights: Any, values: Any) -> int:
    """Write what each play is worth, leaving out "I cannot"; where the log-odds of a bluff are, -1 if it were none."""
    mine, unseen = own_by_colour(state.players[seat]), unseen_by_colour(state)
    best, dearest, is_able = -1000.0, -10, False
    for i in range(1, count):
        if actions[i] == LAY_WATCHDOG:
            values[i] = weights[LAY_DOG]
            if state.players[seat].cards == 1:
                values[i] += weights[EMPTY] + finish(state, seat, 0.0, weights)
        else:
            kind = actions[i] - PLAY
            values[i] = play_worth(state, seat, kind, mine, unseen, weights)
            if is_applicable(state, kind):
                is_able = True
                dearest = max(dearest, hand_value(state, kind))
        best = max(best, values[i])
    return bluff_place(state, seat, best, dearest) if is_able else -1


@compiled
def appraise_turn(state: State, seat: int, actions: Any, count: int, weights: Any, values: Any) -> int:
    """M64: "I cannot" without an applicable card is worth its draw; with one it is mixed in."""
    place = survey(state, seat, actions, count, weights, values)
    if place < 0:
        values[0] = (1.0 + weights[DOUBTED]) * weights[DRAW]
        if state.pile == 0:
            values[0] = finish(state, seat, 0.0, weights)
        return PURE
    mix_in_first(values, count, bluff_odds(state, seat, place, weights), weights[SHARPNESS])
    return MIXED


@compiled
def mix_in_first(values: Any, count: int, odds: float, sharpness: float) -> None:
    """The first action gets a chance by its log-odds; the others share the rest by their values."""
    best = values[1]
    for i in range(2, count):
        best = max(best, values[i])
    total = 0.0
    for i in range(1, count):
        values[i] = exp(sharpness * (values[i] - best)) if values[i] < best else 1.0
        total += values[i]
    against = exp(-odds)
    values[0] = 1.0 / (1.0 + against)
    rest = against / (1.0 + against) / total
    for i in range(1, count):
        values[i] *= rest


@compiled
def appraise_doubt(state: State, seat: int, weights: Any, values: Any) -> int:
    """M17: believe or doubt, by chance."""
    odds = weights[believe_place(state, seat, weights)] + weights[BELIEVE_SHIFT]
    against = exp(-min(max(odds, -SURE), SURE))
    values[0] = 1.0 / (1.0 + against)
    values[1] = against / (1.0 + against)
    return MIXED


@compiled
def force_worth(state: State, kind: int, seat: int, weights: Any) -> float:
    """M22: what it is worth that another lays this card: the loss is theirs, and what it does for them."""
    speaker = state.player
    worth = hand_value(state, kind) - act_worth(state, speaker, kind, weights) * state.forced_acts
    worth *= weights[RIVAL]
    if kind < POLICE and family_of(kind) == CROOK and state.forced_acts:
        worth -= weights[HELD] / (state.seats - 1)
    if state.players[speaker].cards == 1 and kind < POLICE and family_of(kind) != CROOK:
        worth += finish(state, seat, -weights[DRAW] * (state.pile > 0), weights)
    return float(worth)


@compiled
def target_worth(state: State, seat: int, other: int, weights: Any) -> float:
    """M29, M32, M51: what it is worth to take a card from another hand, blindly."""
    them = state.players[other]
    ahead = (standing(state, other, weights) - standing(state, seat, weights)) * weights[LEADER]
    gain = weights[HELD] * (1.0 + weights[RIVAL]) + ahead
    if state.phase == Phase.BARTER:
        return float(gain - (1.0 + weights[RIVAL]) * lowest_holding(state, state.players[seat], -1, weights))
    if state.phase == Phase.ROB:
        police = state.deck[POLICE] - state.discard[POLICE] - state.police_aside - state.players[seat].hand[POLICE]
        unseen = max(1, state.pile + them.cards)
        parried = min(1.0, weights[PARRIES] * police * them.cards / unseen)
        gain = gain * (1.0 - parried) - parried * weights[RIVAL] * weights[DRAW]
        if them.cards == 1:
            gain += finish(state, seat, -weights[HELD], weights)
    return float(gain)


@compiled
def parry_worth(state: State, seat: int, weights: Any) -> float:
    """M30, M31: a card is kept and one is drawn, but the Policeman is gone; with an empty pile the round ends."""
    worth = (1.0 + weights[RIVAL]) * weights[HELD] - weights[HOLD_POLICE]
    if state.pile == 0:
        return float(worth + finish(state, seat, 0.0, weights))
    return float(worth + weights[DRAW])


@compiled
def sale_worth(state: State, kind: int, weights: Any) -> float:
    """M52: two points and a new card for a number card."""
    return SALE + (weights[DRAW] if state.pile > 0 else 0.0) - holding(state, kind, weights)


@compiled
def appraise_reaction(state: State, seat: int, action: int, weights: Any) -> float:
    """What one answer inside an action is worth."""
    if state.phase == Phase.FORCE:
        return force_worth(state, action - FORCE, seat, weights)
    if state.phase == Phase.WISH:
        mine, unseen = own_by_colour(state.players[seat]), unseen_by_colour(state)
        return colour_worth(state, seat, 1 << (action - WISH), -1, mine, unseen, weights)
    if state.phase == Phase.PARRY:
        return parry_worth(state, seat, weights) if action == PARRY else 0.0
    if state.phase == Phase.ROB or state.phase == Phase.BARTER or state.phase == Phase.BONUS:
        return 0.0 if action == DECLINE else target_worth(state, seat, action - targets_block(state), weights)
    if state.phase == Phase.CHOOSE:
        return float(hand_value(state, action - CHOOSE))
    if state.phase == Phase.SELL:
        return sale_worth(state, action - SELL, weights) if action >= SELL else 0.0
    first = GIVE if state.phase == Phase.GIVE else HAND_ON
    return -holding(state, action - first, weights)


@outlined
def appraise(state: State, seat: int, actions: Any, count: int, weights: Any, values: Any) -> int:
    """What a seat thinks of its legal actions."""
    if state.phase == Phase.TURN:
        return appraise_turn(state, seat, actions, count, weights, values)
    if state.phase == Phase.DOUBT:
        return appraise_doubt(state, seat, weights, values)
    for i in range(count):
        values[i] = appraise_reaction(state, seat, actions[i], weights)
    return PURE


@compiled
def knob(state: State, seat: int, actions: Any, count: int, weights: Any, values: Any) -> int:
    """Which weight is the log-odds of the first action, where one mixes; -1 elsewhere."""
    if state.phase == Phase.TURN:
        return survey(state, seat, actions, count, weights, values)
    return believe_place(state, seat, weights) if state.phase == Phase.DOUBT else -1
