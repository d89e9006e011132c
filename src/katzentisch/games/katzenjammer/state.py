"""The state of a match as one flat record."""

from enum import IntEnum
from typing import Annotated

from ...core.record import Many, Record
from .actions import MOST_SEATS
from .cards import KINDS, MOST_ROW

Counts = Annotated[list[int], Many(KINDS)]


class Phase(IntEnum):
    """What the match is waiting for."""

    LEAD = 0
    DEAL = 1
    REVEAL = 2
    JOKER_DRAW = 3
    BID = 4
    PAY = 5
    PRESENT = 6
    LAST_WORD = 7
    REFILL = 8
    OVER = 9


class Player(Record):
    """One seat: its cards by kind, what lies before it, and its results so far."""

    hand: Counts
    shown: int
    mice: int
    has_passed: int
    taken: int
    jokers: int
    score: int
    place: int
    total: int
    total_jokers: int


class State(Record):
    """Everything about a match; the deck is an unordered pool, so that no future lies in memory."""

    players: Annotated[list[Player], Many(MOST_SEATS)]
    seats: int
    phase: int
    actor: int
    leader: int
    bid: int
    bidder: int
    passes: int
    row: Annotated[list[int], Many(MOST_ROW)]
    row_size: int
    dealt: int
    pool: Counts
    deck: int
    discard: Counts
    supply: int
    presented: int
    ending: int
    last_ending: int
    game: int
    first_leader: int
    games: int
    values: int
    copies: int
    jokers: int
    hand_size: int
    mice_total: int
    finish_presenting: int
    draw_after_presenting: int
