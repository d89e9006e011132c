"""The cards: five values and the joker, counted by kind."""

from ...core.actions import words

JOKER = 0
"""The kind of a joker; the kind of any other card is its value."""

MOST_VALUES = 5
KINDS = 1 + MOST_VALUES
MOST_COPIES = 15
MOST_JOKERS = 15
MOST_BID = MOST_COPIES + MOST_JOKERS
MOST_ROW = MOST_VALUES + 1

FOURSOME = 4
PENALTY = 5
REFILL = 4
"""K42: how many cards a hand is filled up to in the house variant."""

CARDS = words("card", ("J", "1", "2", "3", "4", "5"))
CARD_ORDER = (1, 2, 3, 4, 5, JOKER)
"""The order in which cards are listed."""

NO_BID = -1
DIFFERENT = 0
"""Stands in the place of the value in a bid of different values."""


def spread(counts: list[int]) -> list[str]:
    """The names of counted cards, in card order."""
    names: list[str] = []
    for kind in CARD_ORDER:
        names += (CARDS.names[kind],) * counts[kind]
    return names
