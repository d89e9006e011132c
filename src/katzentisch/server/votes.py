"""What the people at a table decide together, and when."""

from ..core.game import Refusal
from .table import Table

PHASES_OF = {
    "pause": ("playing",),
    "resume": ("paused",),
    "abandon": ("playing", "paused"),
    "take-back": ("playing",),
    "rematch": ("over", "abandoned"),
}
"""When something can be voted on."""


def hindrance(table: Table, matter: str) -> Refusal | None:
    """Why something cannot be voted on now."""
    if table.phase not in PHASES_OF[matter]:
        return Refusal("not-now", "", matter=matter)
    if matter == "take-back" and table.back_to() is None:
        return Refusal("no-take-back")
    if matter == "rematch" and any(place.is_free for place in table.places):
        return Refusal("seats-free")
    return None


def agreed(table: Table) -> str | None:
    """What all people who play have agreed to, if it can be done."""
    people = table.voters()
    for matter, voters in table.votes.items():
        if people and voters >= people and hindrance(table, matter) is None:
            return matter
    return None
