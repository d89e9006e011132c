"""Seats: who sits where, and the three that are no person's seat."""

from typing import NewType

Seat = NewType("Seat", int)

CHANCE = Seat(-1)
"""Chance acts like a seat: every random outcome is an action of its own."""

NOBODY = Seat(-2)
"""Nobody is to act: the match is over."""

PUBLIC = Seat(-3)
"""The viewer who sees only what everyone may see."""
