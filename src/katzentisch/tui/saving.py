"""Saving a finished match as a record in a file of its own."""

import unicodedata
from datetime import datetime
from pathlib import Path

from ..core.seats import Seat
from ..core.transcript import SeatRecord, encode, record_of
from .sitting import Sitting

LONGEST = 80
"""How long a name in a record may be."""
UNPRINTABLE = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Control characters, halves of characters, and ends of lines."""


def record_name(name: str, seat: int) -> str:
    """A name as records allow it; a seat's number if nothing is left of it."""
    printable = "".join(letter for letter in name if unicodedata.category(letter) not in UNPRINTABLE)
    return printable.strip()[:LONGEST].strip() or str(seat + 1)


def seat_records(sitting: Sitting) -> list[SeatRecord]:
    """Who sat where."""
    return [
        SeatRecord(record_name(name, seat), "person" if sitting.is_person(Seat(seat)) else f"bot {sitting.plan.level}")
        for seat, name in enumerate(sitting.names)
    ]


def file_name(game: str, now: datetime) -> str:
    """The game and the second, so that no record takes the place of another."""
    return f"katzentisch-{game}-{now:%Y%m%d-%H%M%S}.json"


def save(sitting: Sitting, folder: Path, now: datetime) -> Path:
    """Write the record; never over a file that is there. A record shows all hands: only after the end."""
    assert sitting.is_over
    path = folder / file_name(sitting.game.name, now)
    with path.open("xb") as file:
        file.write(encode(record_of(sitting.match, seat_records(sitting))) + b"\n")
    return path
