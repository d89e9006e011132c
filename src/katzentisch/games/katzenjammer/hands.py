"""What a hand holds, counted."""

from typing import Any

from ...core.compiled import compiled
from .cards import JOKER, KINDS
from .state import Player

BITS = 8
"""A count of cards takes so many bits of a number."""


@compiled
def hand_count(me: Player) -> int:
    """How many cards a hand holds."""
    count = 0
    for kind in range(KINDS):
        count += me.hand[kind]
    return count


@compiled
def different_values(me: Player) -> int:
    """How many different values a hand holds, jokers aside."""
    count = 0
    for value in range(1, KINDS):
        if me.hand[value] > 0:
            count += 1
    return count


@compiled
def most_equal(me: Player) -> int:
    """K16: the most cards that the hand can bid on one value."""
    most = 0
    for value in range(1, KINDS):
        most = max(most, me.hand[value])
    return most + me.hand[JOKER]


@compiled
def most_natural(me: Player) -> int:
    """The most cards of one value in the hand."""
    return most_equal(me) - me.hand[JOKER]


@compiled
def held_values(me: Player) -> int:
    """The set of the values that a hand holds."""
    values = 0
    for value in range(1, KINDS):
        if me.hand[value] > 0:
            values += 1 << (value - 1)
    return values


@compiled
def set_size(values: int) -> int:
    """How many values are in a set."""
    size = 0
    for value in range(1, KINDS):
        size += (values >> (value - 1)) & 1
    return size


@compiled
def is_in_set(values: int, value: int) -> bool:
    """Is the value one of a set of values?"""
    return (values >> (value - 1)) & 1 == 1


@compiled
def some(count: int, kind: int) -> int:
    """So many cards of a kind, as a number."""
    return count << (BITS * kind)


@compiled
def held(cards: int, kind: int) -> int:
    """How many cards of a kind there are in a number."""
    return (cards >> (BITS * kind)) & ((1 << BITS) - 1)


@compiled
def counted(counts: Any) -> int:
    """Counted cards as a number."""
    cards = 0
    for kind in range(KINDS):
        cards += some(counts[kind], kind)
    return cards
