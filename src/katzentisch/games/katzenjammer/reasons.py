"""Why an action is good: what a bid brings and costs, what a payment keeps, what a foursome is worth.

Only the own hand and what lies open is looked at, never another hand or the deck.
"""

from collections.abc import Iterable
from typing import Any

from ...core.reasons import Reason, Thoughts
from .actions import BID, DONE, MOST_LEGAL, PASS, PAY, PAY_VALUES, PRESENT, PRESENT_JOKERS, bid_count, bid_value
from .bidding import legal_bids
from .cards import DIFFERENT, FOURSOME, JOKER, KINDS, NO_BID, spread
from .hands import hand_count, is_in_set
from .paying import legal_payments
from .state import Phase, Player, State

REASONS = {
    "scene-bid": ("hand", "lot", "deck", "supply", "count", "value", "seat"),
    "scene-pay": ("hand", "lot", "deck", "supply", "count", "value"),
    "scene-present": ("hand", "deck", "supply"),
    "bid-ends": ("mice", "cost"),
    "bid-foursome": ("value", "mice", "jokers", "cost"),
    "bid-alone": ("gain", "cost"),
    "bid-near": ("held", "value", "cost"),
    "bid-joker": ("jokers", "cost"),
    "bid-gain": ("gain", "count", "cost"),
    "bid-drive": (),
    "pass-must": (),
    "pass-jokers": ("jokers",),
    "pass-set": ("value",),
    "pass-both": ("value",),
    "pass-own-jokers": (),
    "pass-dear": ("gain", "count"),
    "pass-wait": (),
    "pass-price": ("hand_count",),
    "pay-only": (),
    "pay-foursome": ("value", "mice"),
    "pay-jokers": ("jokers",),
    "pay-set": ("held", "value"),
    "pay-spare": (),
    "present-ends": ("mice",),
    "present-ends-behind": ("mice",),
    "present-late": ("mice", "deck"),
    "present-scarce": ("mice", "left"),
    "present-clean": ("mice",),
    "present-jokers": ("mice", "jokers"),
    "present-saves": ("mice", "held", "value"),
    "drop-jokers": ("jokers",),
    "done-must": (),
    "done-last": (),
    "done-behind": (),
    "done-jokers": ("jokers", "mice"),
    "done-keep": ("value",),
}
"""Every code with its facts."""

SET = 3
"""So many equal cards are worth keeping together."""
MANY_JOKERS = 3
"""From so many jokers on the penalty is near."""
SCARCE_MICE, LATE_ROUNDS, DEAR = 8, 2, 4

HURTS = ("spare", "set", "joker")
"""What a payment costs, from what hurts least."""

Hand = list[int]


def reason(state: State, seat: int, action: int, thoughts: Thoughts) -> Reason:
    """Why this seat would do this now."""
    me = state.players[seat]
    if action == PASS:
        return why_pass(state, seat, me)
    if BID <= action < PAY:
        return why_bid(state, seat, me, action - BID)
    if PAY <= action < PRESENT:
        return why_pay(state, me, action)
    if action == PRESENT_JOKERS:
        return Reason("drop-jokers", {"jokers": me.hand[JOKER] + me.shown - FOURSOME})
    if action == DONE:
        return why_done(state, seat, me)
    value, jokers = divmod(action - PRESENT, FOURSOME + 1)
    return why_present(state, seat, me, value + 1, jokers)


def scene(state: State, seat: int) -> Reason:
    """The seat's hand, and what it is about."""
    facts: dict[str, Any] = {"hand": listed(state.players[seat].hand), "deck": state.deck, "supply": state.supply}
    if state.phase not in (Phase.BID, Phase.PAY):
        return Reason("scene-present", facts)
    facts["lot"] = listed(lot(state))
    if state.phase == Phase.BID and state.bid == NO_BID:
        return Reason("scene-bid", {**facts, "count": 0, "value": 0, "seat": seat})
    value = bid_value(state.bid)
    facts |= {"count": bid_count(state.bid), "value": value if value != DIFFERENT else "different"}
    if state.phase == Phase.PAY:
        return Reason("scene-pay", facts)
    return Reason("scene-bid", {**facts, "seat": state.bidder})


def listed(counts: Hand) -> str:
    """Counted cards as a list; a dash for none."""
    return ", ".join(spread(counts)) or "–"


# Hands and lots


def lot(state: State) -> Hand:
    """The cards of the open row, counted."""
    counts = [0] * KINDS
    for card in state.row[: state.row_size]:
        counts[card] += 1
    return counts


def added(one: Iterable[int], other: Iterable[int]) -> Hand:
    """Counted cards together."""
    return [a + b for a, b in zip(one, other, strict=True)]


def without(one: Iterable[int], other: Iterable[int]) -> Hand:
    """Counted cards less others."""
    return [a - b for a, b in zip(one, other, strict=True)]


def cheapest_payment(state: State, me: Player, bid: int) -> Hand:
    """The cards that one would miss least: natural ones first, and of different values those with fewest companions."""
    paid = [0] * KINDS
    count, value = bid_count(bid), bid_value(bid)
    if value != DIFFERENT:
        paid[value] = min(count, me.hand[value])
    else:
        after = added(me.hand, lot(state))
        held = [kind for kind in range(1, KINDS) if me.hand[kind] > 0]
        for kind in sorted(held, key=lambda one: (after[one], one))[:count]:
            paid[kind] = 1
    paid[JOKER] = count - sum(paid)
    return paid


def best_foursome(hand: Hand, values: int) -> tuple[int, int] | None:
    """The foursome with the fewest jokers that a hand can present, the dearest among several: its value and jokers."""
    found = [
        (max(0, FOURSOME - hand[value]), -value)
        for value in range(1, values + 1)
        if hand[value] > 0 and hand[value] + hand[JOKER] >= FOURSOME
    ]
    if not found:
        return None
    jokers, value = min(found)
    return -value, jokers


def is_ahead(state: State, seat: int, mice: int) -> bool:
    """With so many mice more, has nobody else as many?"""
    own = state.players[seat].mice + mice
    return all(state.players[other].mice < own for other in range(state.seats) if other != seat)


def most_shown(state: State, seat: int) -> int:
    """The most jokers that lie before one of the others."""
    return max(state.players[other].shown for other in range(state.seats) if other != seat)


# Bidding


def cost_of(me: Player, offered: Hand, paid: Hand) -> str:
    """What a payment hurts: jokers, a set, or nothing much."""
    if paid[JOKER] > 0:
        return "joker"
    return "set" if broken_set(me, offered, paid) else "spare"


def broken_set(me: Player, offered: Hand, paid: Hand) -> int:
    """The dearest value of which a payment breaks a foursome, or a set that is nearly one; 0 if none."""
    whole = added(me.hand, offered)
    left = without(whole, paid)
    broken = [
        value
        for value in range(1, KINDS)
        if whole[value] // FOURSOME > left[value] // FOURSOME or whole[value] >= SET > left[value]
    ]
    return max(broken, default=0)


def why_bid(state: State, seat: int, me: Player, bid: int) -> Reason:
    """What one would get for this bid."""
    offered, paid = lot(state), cheapest_payment(state, me, bid)
    cost = cost_of(me, offered, paid)
    after = without(added(me.hand, offered), paid)
    brought = foursomes_brought(after, offered, state.values)
    if brought:
        return why_bid_for_foursome(state, seat, *max(brought), cost)
    if state.bid == NO_BID and state.passes == state.seats - 1:
        return Reason("bid-alone", {"gain": state.row_size, "cost": cost})
    near = nearest(after, offered)
    if near and (after[near] >= SET or bid_count(bid) < state.row_size):
        return Reason("bid-near", {"held": after[near], "value": near, "cost": cost})
    if offered[JOKER] and paid[JOKER] == 0:
        return Reason("bid-joker", {"jokers": after[JOKER] + me.shown, "cost": cost})
    if state.row_size > bid_count(bid):
        return Reason("bid-gain", {"gain": state.row_size, "count": bid_count(bid), "cost": cost})
    return Reason("bid-drive")


def why_bid_for_foursome(state: State, seat: int, value: int, jokers: int, cost: str) -> Reason:
    """The lot brings a foursome, perhaps the last one."""
    mice = min(value, state.supply)
    if mice == state.supply and is_ahead(state, seat, mice):
        return Reason("bid-ends", {"mice": mice, "cost": cost})
    return Reason("bid-foursome", {"value": value, "mice": mice, "jokers": jokers, "cost": cost})


def foursomes_brought(after: Hand, offered: Hand, values: int) -> list[tuple[int, int]]:
    """The foursomes worth their jokers in which a card of the lot takes part: their values and jokers."""
    found = [(value, max(0, FOURSOME - after[value])) for value in range(1, values + 1) if after[value] > 0]
    return [
        (value, jokers)
        for value, jokers in found
        if jokers <= after[JOKER] and is_worth_jokers(value, jokers) and (offered[value] or (jokers and offered[JOKER]))
    ]


def is_worth_jokers(value: int, jokers: int) -> bool:
    """One joker for any foursome, two for a dear one."""
    return jokers <= 1 or (jokers == 2 and value >= DEAR)


def nearest(after: Hand, offered: Hand) -> int:
    """The value that the lot brings closest to a foursome; 0 if none becomes a pair at least."""
    brought = [(after[value], value) for value in range(1, KINDS) if offered[value] and after[value] >= 2]
    return max(brought)[1] if brought else 0


def why_pass(state: State, seat: int, me: Player) -> Reason:
    """Why the lot is not worth its price."""
    actions = [0] * MOST_LEGAL
    bids = [action - BID for action in actions[1 : legal_bids(state, me, actions)]]
    if not bids:
        return Reason("pass-must")
    offered = lot(state)
    jokers = me.hand[JOKER] + me.shown + offered[JOKER]
    if offered[JOKER] and jokers >= MANY_JOKERS and jokers > most_shown(state, seat):
        return Reason("pass-jokers", {"jokers": jokers})
    bid = kindest(state, me, bids)
    paid = cheapest_payment(state, me, bid)
    if paid[JOKER]:
        return Reason("pass-own-jokers")
    broken = broken_set(me, offered, paid)
    if broken:
        return Reason("pass-set" if bid == bids[0] else "pass-both", {"value": broken})
    if best_foursome(without(added(me.hand, offered), paid), state.values) is not None:
        return Reason("pass-price", {"hand_count": hand_count(me)})
    return why_pass_by_price(state, me, offered, bid_count(bid))


def kindest(state: State, me: Player, bids: list[int]) -> int:
    """Of the bids with fewest cards, and of those with one more, the one that hurts least."""
    offered = lot(state)
    few = [bid for bid in bids if bid_count(bid) <= bid_count(bids[0]) + 1]
    return min(few, key=lambda bid: (HURTS.index(cost_of(me, offered, cheapest_payment(state, me, bid))), bid))


def why_pass_by_price(state: State, me: Player, offered: Hand, count: int) -> Reason:
    """The lot is too small, or of no use, or not worth it yet."""
    if count >= state.row_size:
        return Reason("pass-dear", {"gain": state.row_size, "count": count})
    whole = added(me.hand, offered)
    if all(whole[value] < SET for value in range(1, KINDS) if offered[value]):
        return Reason("pass-wait")
    return Reason("pass-price", {"hand_count": hand_count(me)})


# Paying


def payment(state: State, action: int) -> Hand:
    """The cards of a payment, counted."""
    paid = [0] * KINDS
    count = bid_count(state.bid)
    if action < PAY_VALUES:
        paid[JOKER] = action - PAY
        paid[bid_value(state.bid)] = count - paid[JOKER]
        return paid
    for value in range(1, KINDS):
        paid[value] = int(is_in_set(action - PAY_VALUES, value))
    paid[JOKER] = count - sum(paid)
    return paid


def why_pay(state: State, me: Player, action: int) -> Reason:
    """What one keeps by paying so and not in another way."""
    actions = [0] * MOST_LEGAL
    ways = [payment(state, way) for way in actions[: legal_payments(state, me, actions)]]
    if len(ways) == 1:
        return Reason("pay-only")
    paid = payment(state, action)
    after = without(added(me.hand, lot(state)), paid)
    kept = [value for value in range(1, KINDS) if paid[value] < max(way[value] for way in ways)]
    best = max(kept, key=lambda value: (after[value], value), default=0)
    if best and after[best] >= FOURSOME:
        return Reason("pay-foursome", {"value": best, "mice": min(best, state.supply)})
    if paid[JOKER] == min(way[JOKER] for way in ways) < max(way[JOKER] for way in ways) and after[JOKER]:
        return Reason("pay-jokers", {"jokers": after[JOKER]})
    if best and after[best] >= 2:
        return Reason("pay-set", {"held": after[best], "value": best})
    return Reason("pay-spare")


# Presenting


def why_present(state: State, seat: int, me: Player, value: int, jokers: int) -> Reason:
    """Mice now: perhaps the last ones, perhaps the last chance."""
    mice = min(value, state.supply)
    if mice == state.supply:
        return Reason("present-ends" if is_ahead(state, seat, mice) else "present-ends-behind", {"mice": mice})
    if jokers > max(0, FOURSOME - me.hand[value]):
        return Reason("present-saves", {"mice": mice, "held": me.hand[value] - FOURSOME + jokers, "value": value})
    if state.deck <= LATE_ROUNDS * state.seats:
        return Reason("present-late", {"mice": mice, "deck": state.deck})
    if state.supply <= SCARCE_MICE:
        return Reason("present-scarce", {"mice": mice, "left": state.supply})
    if jokers:
        return Reason("present-jokers", {"mice": mice, "jokers": jokers})
    return Reason("present-clean", {"mice": mice})


def why_done(state: State, seat: int, me: Player) -> Reason:
    """Why no further foursome."""
    foursome = best_foursome(me.hand, state.values)
    if state.phase == Phase.LAST_WORD:
        return Reason("done-last")
    if foursome is None:
        return Reason("done-must" if me.hand[JOKER] < FOURSOME else "done-jokers", _of_jokers(state, me))
    value, jokers = foursome
    mice = min(value, state.supply)
    if mice == state.supply and not is_ahead(state, seat, mice):
        return Reason("done-behind")
    if jokers:
        return Reason("done-jokers", {"jokers": jokers, "mice": mice})
    return Reason("done-keep", {"value": value})


def _of_jokers(state: State, me: Player) -> dict[str, Any]:
    """A foursome of jokers alone, if they are there."""
    if me.hand[JOKER] < FOURSOME:
        return {}
    return {"jokers": FOURSOME, "mice": min(state.values, state.supply)}
