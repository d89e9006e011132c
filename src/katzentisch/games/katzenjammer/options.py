"""The options of a table and their presets."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...core.game import OptionError
from .cards import MOST_COPIES, MOST_JOKERS, MOST_VALUES

FEWEST_SEATS, MOST_SEATS = 2, 6
MICE_FOR_FEW, MICE_FOR_MANY = 20, 24
MOST_FOR_FEW_MICE = 4


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a table can choose; each field names its ruling."""

    mice: Literal["auto", 20, 24] = "auto"
    """K1"""
    first_bandleader: Literal["random", 0, 1, 2, 3, 4, 5] = "random"
    """K2"""
    finish_presenting: bool = False
    """K32"""
    games: Annotated[int, Meta(ge=1, le=10)] = 1
    """K39"""
    draw_after_presenting: bool = False
    """K42"""
    values: Annotated[int, Meta(ge=2, le=MOST_VALUES)] = MOST_VALUES
    """R10"""
    copies: Annotated[int, Meta(ge=1, le=MOST_COPIES)] = MOST_COPIES
    """R10"""
    jokers: Annotated[int, Meta(ge=0, le=MOST_JOKERS)] = MOST_JOKERS
    """R10"""
    hand: Annotated[int, Meta(ge=1, le=6)] = 6
    """R10"""
    mice_total: Annotated[int, Meta(ge=1, le=24)] | None = None
    """R10"""


PRESETS = {
    "printed": Options(),
    "match": Options(games=4),
    "last_word": Options(finish_presenting=True),
    "refill": Options(draw_after_presenting=True),
    "mini": Options(values=2, copies=4, jokers=2, hand=3, mice_total=4, first_bandleader=0),
}
PRESET_SEATS = {"mini": (2,)}


def mice_in_supply(options: Options, seats: int) -> int:
    """K1: 20 or 24 mice, or the number that a research table chose."""
    if options.mice_total is not None:
        return options.mice_total
    if options.mice != "auto":
        return options.mice
    return MICE_FOR_FEW if seats <= MOST_FOR_FEW_MICE else MICE_FOR_MANY


def check(options: Options, seats: int) -> None:
    """Refuse what cannot be played."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise OptionError("seats-out-of-range", "R1", seats=seats, fewest=FEWEST_SEATS, most=MOST_SEATS)
    if options.mice_total is None and options.mice == MICE_FOR_FEW and seats > MOST_FOR_FEW_MICE:
        raise OptionError("mice-too-few", "K1", seats=seats)
    if options.first_bandleader != "random" and options.first_bandleader >= seats:
        raise OptionError("bandleader-absent", "K2", seat=options.first_bandleader, seats=seats)
    cards = options.values * options.copies + options.jokers
    if cards <= seats * options.hand:
        raise OptionError("deck-too-small", "R10", cards=cards, needed=seats * options.hand + 1)
