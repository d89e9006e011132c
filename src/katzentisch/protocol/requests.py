"""What goes over HTTP: opening tables, sitting down, moving a seat to another device."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from .messages import Level, Name, Token
from .table import Clock, SeatNumber, Seconds

GameName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table; whoever opens it sits down first and is its host."""

    game: GameName
    name: Name
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Any] = {}
    """What differs from the game's defaults."""
    preset: Annotated[str, Meta(max_length=40)] | None = None
    bots: list[Level] = []
    """Levels of bots for the last seats."""
    clock: Clock = Clock()
    is_listed: bool = False
    has_hints: bool = False
    """May everyone ask what a bot would do?"""
    starts: bool = False
    """Begin at once; free seats are taken by bots."""


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """A free seat, this one or any."""

    name: Name
    seat: SeatNumber | None = None
    is_bot: bool = False
    """A program that plays through this API says so; it is labelled as a bot."""


class Seated(Struct, frozen=True):
    """The seat and its secret, told once."""

    table: str
    seat: SeatNumber
    token: str


class MoveLink(Struct, frozen=True):
    """A one-time secret that moves the seat to another device; it belongs behind the # of a link."""

    secret: str
    expires_in: Seconds
    qr: str
    """The whole link as a QR code (SVG); no address that a server could log has the secret in it."""


class ClaimSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Spend a one-time secret."""

    secret: Token
