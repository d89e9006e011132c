"""Why an action is not allowed: a code, the rule and the facts, from what the asking seat may know."""

from ...core.game import Refusal
from .actions import (
    BID,
    BIDS,
    DONE,
    PASS,
    PAY,
    PAY_VALUES,
    PRESENT,
    PRESENT_JOKERS,
    bid_count,
    bid_value,
)
from .cards import DIFFERENT, FOURSOME, JOKER, NO_BID
from .hands import different_values, is_in_set
from .state import Phase, Player, State
from .view import PHASES

REFUSALS = {
    "match-over": (),
    "chance-only": (),
    "not-your-turn": ("turn",),
    "already-passed": (),
    "own-bid-stands": ("bid",),
    "not-bidding": ("phase",),
    "not-paying": ("phase",),
    "not-presenting": ("phase",),
    "value-unknown": ("value", "most"),
    "different-too-few": (),
    "different-too-many": ("count", "most"),
    "different-not-more": ("count", "standing", "needed"),
    "bid-not-higher": ("bid", "standing"),
    "bid-needs-equal": ("count", "value", "held", "jokers"),
    "bid-needs-different": ("count", "different", "jokers"),
    "pay-needs-value": ("bid",),
    "pay-needs-different": ("bid",),
    "pay-jokers-over": ("jokers", "count"),
    "pay-jokers-short": ("jokers", "held"),
    "pay-cards-short": ("count", "value", "held"),
    "pay-value-missing": ("value",),
    "pay-values-over": ("chosen", "count"),
    "foursome-jokers-short": ("value", "jokers", "held"),
    "foursome-cards-short": ("value", "count", "held", "jokers"),
    "jokers-short": ("held",),
    "last-word": (),
    "seats-out-of-range": ("seats", "fewest", "most"),
    "mice-too-few": ("seats",),
    "bandleader-absent": ("seat", "seats"),
    "deck-too-small": ("cards", "needed"),
}
"""Every code with its facts; codes are append-only."""


def explain(state: State, seat: int, action: int) -> Refusal:
    """Why this seat may not do this now."""
    if state.phase == Phase.OVER:
        return Refusal("match-over", "R9")
    if action < PASS:
        return Refusal("chance-only", "R3")
    if state.actor != seat:
        return explain_turn(state, seat, action)
    if action == PASS or BID <= action < PAY:
        return explain_bid(state, state.players[seat], action)
    if PAY <= action < PRESENT:
        return explain_payment(state, state.players[seat], action)
    return explain_presenting(state, state.players[seat], action)


def explain_turn(state: State, seat: int, action: int) -> Refusal:
    """R4, K20, K22, K23, K29: it is somebody else's turn."""
    is_bid = action == PASS or BID <= action < PAY
    if state.phase == Phase.BID and is_bid and state.players[seat].has_passed:
        return Refusal("already-passed", "K23")
    if state.phase == Phase.BID and is_bid and state.bid != NO_BID and state.bidder == seat:
        return Refusal("own-bid-stands", "K22", bid=BIDS.name(state.bid))
    rule = "R4" if is_bid else "K20" if action < PRESENT else "K29"
    return Refusal("not-your-turn", rule, turn=state.actor)


def explain_bid(state: State, me: Player, action: int) -> Refusal:
    """K13 to K16, K24: what is wrong with a bid."""
    if state.phase != Phase.BID:
        return Refusal("not-bidding", "R4", phase=PHASES[Phase(state.phase)])
    bid = action - BID
    if bid_value(bid) > state.values:
        return Refusal("value-unknown", "R10", value=bid_value(bid), most=state.values)
    if bid_value(bid) == DIFFERENT:
        return explain_different(state, me, bid)
    return explain_equal(state, me, bid)


def explain_different(state: State, me: Player, bid: int) -> Refusal:
    """K13 to K15: what is wrong with a different-values bid."""
    count = bid_count(bid)
    if count < 2:
        return Refusal("different-too-few", "K13")
    if count > state.values:
        return Refusal("different-too-many", "K15", count=count, most=state.values)
    if state.bid != NO_BID and bid <= state.bid:
        needed = bid_count(state.bid) + 1
        if needed > state.values:
            return Refusal("bid-not-higher", "K14", bid=BIDS.name(bid), standing=BIDS.name(state.bid))
        return Refusal("different-not-more", "K14", count=count, standing=BIDS.name(state.bid), needed=needed)
    return Refusal("bid-needs-different", "K15", count=count, different=different_values(me), jokers=me.hand[JOKER])


def explain_equal(state: State, me: Player, bid: int) -> Refusal:
    """K14, K16, K24: what is wrong with an equal-values bid."""
    if bid <= state.bid:
        return Refusal("bid-not-higher", "K14", bid=BIDS.name(bid), standing=BIDS.name(state.bid))
    value = bid_value(bid)
    return Refusal(
        "bid-needs-equal", "K16", count=bid_count(bid), value=value, held=me.hand[value], jokers=me.hand[JOKER]
    )


def explain_payment(state: State, me: Player, action: int) -> Refusal:
    """K19: what is wrong with a payment."""
    if state.phase != Phase.PAY:
        return Refusal("not-paying", "K19", phase=PHASES[Phase(state.phase)])
    is_different = bid_value(state.bid) == DIFFERENT
    if is_different and action < PAY_VALUES:
        return Refusal("pay-needs-different", "K19", bid=BIDS.name(state.bid))
    if not is_different and action >= PAY_VALUES:
        return Refusal("pay-needs-value", "K19", bid=BIDS.name(state.bid))
    if is_different:
        return explain_different_payment(state, me, action - PAY_VALUES)
    return explain_equal_payment(state, me, action - PAY)


def explain_equal_payment(state: State, me: Player, jokers: int) -> Refusal:
    """K19: too many jokers, or too few cards."""
    count, value = bid_count(state.bid), bid_value(state.bid)
    if jokers > count:
        return Refusal("pay-jokers-over", "K19", jokers=jokers, count=count)
    if jokers > me.hand[JOKER]:
        return Refusal("pay-jokers-short", "K19", jokers=jokers, held=me.hand[JOKER])
    return Refusal("pay-cards-short", "K19", count=count - jokers, value=value, held=me.hand[value])


def explain_different_payment(state: State, me: Player, values: int) -> Refusal:
    """K15, K19: a value that is not held, too many values, or too few jokers."""
    chosen = [value for value in range(1, len(me.hand)) if is_in_set(values, value)]
    for value in chosen:
        if me.hand[value] == 0:
            return Refusal("pay-value-missing", "K19", value=value)
    count = bid_count(state.bid)
    if len(chosen) > count:
        return Refusal("pay-values-over", "K19", chosen=len(chosen), count=count)
    return Refusal("pay-jokers-short", "K19", jokers=count - len(chosen), held=me.hand[JOKER])


def explain_presenting(state: State, me: Player, action: int) -> Refusal:
    """R8, K29 to K32: what is wrong with a foursome."""
    if state.phase not in (Phase.PRESENT, Phase.LAST_WORD):
        return Refusal("not-presenting", "K29", phase=PHASES[Phase(state.phase)])
    if action == PRESENT_JOKERS:
        return Refusal("jokers-short", "K31", held=me.hand[JOKER])
    assert action != DONE
    if state.phase == Phase.LAST_WORD:
        return Refusal("last-word", "K32")
    value, jokers = divmod(action - PRESENT, FOURSOME + 1)
    return explain_foursome(state, me, value + 1, jokers)


def explain_foursome(state: State, me: Player, value: int, jokers: int) -> Refusal:
    """R8, K30: cards or jokers are missing."""
    if value > state.values:
        return Refusal("value-unknown", "R10", value=value, most=state.values)
    if jokers > me.hand[JOKER]:
        return Refusal("foursome-jokers-short", "K30", value=value, jokers=jokers, held=me.hand[JOKER])
    return Refusal(
        "foursome-cards-short",
        "R8",
        value=value,
        count=FOURSOME - jokers,
        held=me.hand[value],
        jokers=me.hand[JOKER],
    )
