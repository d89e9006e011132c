"""M1: the deck is a table, kept as data; anyone who owns the tin can write a better one."""

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ...core.game import OptionError
from .cards import CARDS, COLOUR_NAMES, FAMILIES, KINDS

FOLDER = Path(__file__).with_name("decks")
MOST_OF_A_CARD = 20
MOST_SMALL_TABLE = 5
"""M2: up to so many players only the black half is used."""

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_+.-]+(?!\n)$")]
Half = dict[Name, Annotated[int, Meta(ge=0, le=MOST_OF_A_CARD)]]


class DeckTable(Struct, frozen=True, forbid_unknown_fields=True):
    """How many there are of each card, in the black and in the grey half."""

    id: Name
    black: Half
    grey: Half


def table_ids() -> list[str]:
    """The tables that come with the game."""
    return sorted(file.stem for file in FOLDER.glob("*.toml"))


@functools.cache
def load(table: str) -> DeckTable:
    """A table that comes with the game."""
    if table not in table_ids():
        raise OptionError("deck-unknown", "M1", table=table, tables=", ".join(table_ids()))
    return msgspec.toml.decode((FOLDER / f"{table}.toml").read_bytes(), type=DeckTable)


def own(table: DeckTable) -> DeckTable:
    """A table of one's own must not go by the name of one of ours."""
    if table.id in table_ids() and table != load(table.id):
        raise OptionError("deck-id-taken", "M1", table=table.id)
    return table


def counts_of(half: Mapping[str, int]) -> list[int]:
    """How many there are of each kind: a family stands for every colour, a card's own number goes before it."""
    counts = [0] * KINDS
    for name, count in sorted(half.items(), key=lambda entry: entry[0] not in FAMILIES):
        for card in [f"{colour}-{name}" for colour in COLOUR_NAMES] if name in FAMILIES else [name]:
            if card not in CARDS.names:
                raise OptionError("deck-card-unknown", "M1", card=card)
            counts[CARDS.parse(card)] = count
    return counts


def deck_of(table: str | DeckTable, *, is_full: bool, seats: int) -> list[int]:
    """M2: the cards of the black half, or of both."""
    known = load(table) if isinstance(table, str) else own(table)
    black, grey = counts_of(known.black), counts_of(known.grey)
    if seats <= MOST_SMALL_TABLE and not is_full:
        return black
    return [a + b for a, b in zip(black, grey, strict=True)]
