"""The state of a match as one flat record."""

from enum import IntEnum
from typing import Annotated

from ...core.record import Many, Record
from .actions import MOST_SEATS
from .cards import KINDS

Counts = Annotated[list[int], Many(KINDS)]


class Phase(IntEnum):
    """What the match is waiting for; from DUE on it waits for nothing, `steps` goes on by itself."""

    STARTER = 0
    DEAL = 1
    TURN_UP = 2
    TURN = 3
    DOUBT = 4
    FORCE = 5
    WISH = 6
    ROB = 7
    PARRY = 8
    BARTER = 9
    GIVE = 10
    DRAW = 11
    TAKE = 12
    SELL = 13
    HAND_ON = 14
    BONUS = 15
    CHOOSE = 16
    OVER = 17
    DUE = 18
    REPLACE = 19
    ACTED = 20
    TURN_DONE = 21
    ROUND_DONE = 22


class Player(Record):
    """One seat: its cards by kind, what lies before it, and its results so far."""

    hand: Counts
    cards: int
    watchdog: int
    lost: int
    """Turns that it will lose (M70)."""
    sold: int
    money: int
    handing: int
    """The card that it hands on in a Blast, NO_CARD before it has chosen."""
    age: int
    last_cards: int
    last_hand: int
    last_watchdog: int
    last_money: int
    score: int
    total: int


class Draws(Record):
    """Cards that a seat is to draw, and what comes then."""

    seat: int
    left: int
    then: int


class State(Record):
    """Everything about a match; the pile is an unordered pool, so that no future lies in memory."""

    players: Annotated[list[Player], Many(MOST_SEATS)]
    seats: int
    phase: int
    actor: int
    player: int
    """Whose turn it is."""
    direction: int
    steps: int
    """How many places the turn goes on."""
    doubter: int
    is_forced: int
    target: int
    taker: int
    asked: int
    """How many places an open window still asks, from the actor on."""
    windows: int
    pool: Counts
    pile: int
    drawn: int
    """Cards taken from the pile since the deal (M82)."""
    middle_first: int
    middle_last: int
    discard: Counts
    top: int
    colours: int
    theme: int
    wish: int
    is_bare: int
    """Has nobody laid a card on the start card yet (M45)?"""
    police_aside: int
    police_needed: int
    bomb_aside: int
    out: Counts
    """Cards that are out for the round: the Receiver and what was sold (M52)."""
    is_receiver_met: int
    draws: Annotated[list[Draws], Many(2)]
    """What is being drawn now; and the draw that the Receiver interrupted."""
    sellers: int
    replaced: int
    is_exhausted: int
    ending: int
    last_ending: int
    dealt: int
    round: int
    rounds: int
    starter: int
    deck: Counts
    hand_size: int
    police_applicable: int
    wild_keyhole: int
    plan_toggles: int
    plan2p_again: int
    big2p: int
    after_doubt_left: int
    doubters_next: int
    show_to_all: int
    forced_acts: int
    last_card_acts: int
    forgery: int
    forgery_uses_wish: int
    converted: int
    converted_open: int
    receiver_once: int
    bomb: int
