"""The actions and the events of the game, by name."""

from itertools import combinations

from ...core.actions import Actions, words
from ...core.compiled import compiled
from ...core.log import Argument, Events
from .cards import CARDS, FOURSOME, KINDS, MOST_BID, MOST_VALUES

MOST_SEATS = 6

SEATS = words("seat", [str(seat) for seat in range(MOST_SEATS)])
VALUES = words("value", [str(value) for value in range(1, MOST_VALUES + 1)])
BIDS = words(
    "bid",
    [
        f"{count}-different" if value == 0 else f"{count}x{value}"
        for count in range(1, MOST_BID + 1)
        for value in range(KINDS)
    ],
)
JOKERS_PAID = words("jokers", [f"{count}J" for count in range(MOST_BID + 1)])
JOKERS_USED = words("jokers", [f"{count}J" for count in range(FOURSOME + 1)])


def _value_sets() -> list[str]:
    """All sets of values; the bit of value v in a set's id is 1 << (v - 1)."""
    names = ["none"] * (1 << MOST_VALUES)
    for size in range(1, MOST_VALUES + 1):
        for values in combinations(range(1, MOST_VALUES + 1), size):
            names[sum(1 << (value - 1) for value in values)] = "+".join(map(str, values))
    return names


VALUE_SETS = words("values", _value_sets())

ACTIONS = Actions()
LEAD = ACTIONS.block("lead", SEATS)
DEAL = ACTIONS.block("deal", CARDS)
REVEAL = ACTIONS.block("reveal", CARDS)
DRAW = ACTIONS.block("draw", CARDS)
PASS = ACTIONS.block("pass")
BID = ACTIONS.block("bid", BIDS)
PAY = ACTIONS.block("pay", JOKERS_PAID)
PAY_VALUES = ACTIONS.block("pay-values", VALUE_SETS)
PRESENT = ACTIONS.block("present", VALUES, JOKERS_USED)
PRESENT_JOKERS = ACTIONS.block("present-jokers")
DONE = ACTIONS.block("done")

MOST_LEGAL = 1 + len(BIDS)
"""No position has more legal actions than this."""


@compiled
def bid_count(bid: int) -> int:
    """How many cards a bid has."""
    return 1 + bid // KINDS


@compiled
def bid_value(bid: int) -> int:
    """The value of a bid, or DIFFERENT."""
    return bid % KINDS


@compiled
def make_bid(count: int, value: int) -> int:
    """The bid of that many cards; bids are numbered along the ladder (K14)."""
    return (count - 1) * KINDS + value


_SEAT = Argument("seat")
_CARD = Argument("card", CARDS)
_COUNTS = tuple(Argument(f"cards-{name}") for name in CARDS.names)
ENDINGS = words("ending", ("none", "mice", "deck"))

EVENTS = Events()
GAME_STARTS = EVENTS.kind("game-starts", Argument("game"))
LEADS = EVENTS.kind("leads", _SEAT)
DEALT = EVENTS.kind("dealt", _SEAT, Argument("card", CARDS, secret=True))
REVEALED = EVENTS.kind("revealed", _CARD)
DREW = EVENTS.kind("drew", _SEAT, Argument("card", CARDS, secret=True))
BIDS_EVENT = EVENTS.kind("bids", _SEAT, Argument("bid", BIDS))
PASSES = EVENTS.kind("passes", _SEAT)
EMPTY_PASSES = EVENTS.kind("empty-passes", _SEAT)
UNSOLD = EVENTS.kind("unsold")
PAID = EVENTS.kind("paid", _SEAT, *_COUNTS)
TOOK = EVENTS.kind("took", _SEAT, *_COUNTS)
PRESENTED = EVENTS.kind(
    "presented", _SEAT, Argument("value", words("value", ("-", *VALUES.names))), Argument("jokers"), Argument("mice")
)
PRESENTED_JOKERS = EVENTS.kind("presented-jokers", _SEAT)
FINISHED = EVENTS.kind("finished", _SEAT)
GAME_ENDS = EVENTS.kind("game-ends", Argument("ending", ENDINGS))
SCORED = EVENTS.kind("scored", _SEAT, Argument("mice"), Argument("jokers"), Argument("score"), Argument("place"))
MATCH_ENDS = EVENTS.kind("match-ends")

BY_MICE = 1
BY_DECK = 2
