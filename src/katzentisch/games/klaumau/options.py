"""The options of a table and their presets."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...core.game import OptionError
from .cards import BOMB, RECEIVER, WATCHDOG, may_start
from .decks import DeckTable, Name, deck_of

FEWEST_SEATS, MOST_SEATS = 2, 8
MOST_CARDS = 160
MOST_ROUNDS = 16
BOMBS = ("off", "hot_potato", "blast", "defused")
BOMB_OFF, HOT_POTATO, BLAST, DEFUSED = range(len(BOMBS))

SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a table can choose; each field names its ruling."""

    deck_table: Name | DeckTable = "54+54"
    """M1"""
    deck: Literal["auto", "full"] = "auto"
    """M2"""
    police_applicable: bool = True
    """M6"""
    wild_keyhole: bool = False
    """M7"""
    plan: Literal["toggle", "anticlockwise"] = "toggle"
    """M11"""
    plan2p: Literal["none", "again"] = "none"
    """M12"""
    big2p: Literal["once", "twice", "none"] = "once"
    """M14"""
    after_doubt: Literal["direction", "left"] = "direction"
    """M16"""
    doubters: Literal["any", "next"] = "any"
    """M17"""
    show_to: Literal["all", "doubter"] = "all"
    """M18"""
    forced_acts: Literal["owner", "none"] = "owner"
    """M22"""
    last_card_acts: bool = True
    """M26"""
    starter: Literal["random"] | SeatNumber | Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)] = "random"
    """M40"""
    rounds: Literal["players"] | Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = "players"
    """M42"""
    forgery: bool = False
    """M45"""
    forgery_uses_wish: bool = False
    """M46"""
    converted: bool = False
    """M49"""
    converted_open: bool = False
    """M51"""
    receiver: bool = False
    """M52"""
    receiver_once_per_game: bool = False
    """M72"""
    watchdog: bool = False
    """M53"""
    bomb: Literal["off", "hot_potato", "blast", "defused"] = "off"
    """M54"""
    hand: Annotated[int, Meta(ge=1, le=4)] = 4
    """R5"""


PRESETS = {
    "printed": Options(),
    "next_player": Options(doubters="next"),
    "hoodlums": Options(
        forgery=True,
        converted=True,
        receiver=True,
        watchdog=True,
        bomb="blast",
    ),
    "mini": Options(deck_table="mini", rounds=1, starter=0, hand=2),
}
PRESET_SEATS = {"mini": (2,)}


def rounds_of(options: Options, seats: int) -> int:
    """M42: as many rounds as players, or as many as were chosen."""
    return seats if options.rounds == "players" else options.rounds


def deck_in_use(options: Options, seats: int) -> list[int]:
    """M2, R4: the cards of a round, variation cards only where their variation is played."""
    deck = deck_of(options.deck_table, is_full=options.deck == "full", seats=seats)
    if not options.receiver:
        deck[RECEIVER] = 0
    if not options.watchdog:
        deck[WATCHDOG] = 0
    if options.bomb == "off":
        deck[BOMB] = 0
    return deck


def age_order(options: Options, seats: int) -> list[int] | None:
    """M40: the seats from the eldest to the youngest; None if the first to start is drawn."""
    if options.starter == "random":
        return None
    if isinstance(options.starter, int):
        return [(options.starter + i) % seats for i in range(seats)]
    return options.starter


def check(options: Options, seats: int) -> None:
    """Refuse what cannot be played."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise OptionError("seats-out-of-range", "R1", seats=seats, fewest=FEWEST_SEATS, most=MOST_SEATS)
    if isinstance(options.starter, int) and options.starter >= seats:
        raise OptionError("starter-absent", "M40", seat=options.starter, seats=seats)
    if isinstance(options.starter, list) and sorted(options.starter) != list(range(seats)):
        raise OptionError("ages-incomplete", "M40", seats=seats)
    deck = deck_in_use(options, seats)
    if deck[RECEIVER] > 1:
        raise OptionError("deck-receivers", "M1", count=deck[RECEIVER])
    if sum(deck) > MOST_CARDS:
        raise OptionError("deck-too-large", "M1", cards=sum(deck), most=MOST_CARDS)
    cards = sum(count for kind, count in enumerate(deck) if may_start(kind))
    if cards <= seats * options.hand:
        raise OptionError("deck-too-small", "R5", cards=cards, needed=seats * options.hand + 1)
