"""A table as everyone at it sees it: who sits where, how it is played, what is voted on."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Milliseconds = Annotated[int, Meta(ge=0)]
Seconds = Annotated[int, Meta(ge=1, le=1_209_600)]
"""Up to two weeks."""

Phase = Literal["open", "playing", "paused", "over", "abandoned"]
Matter = Literal["pause", "resume", "abandon", "take-back", "rematch"]
"""What the people at a table decide together."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may take; a time-out plays the game's default action."""

    per_move: Seconds | None = None
    per_game: Seconds | None = None
    per_window: Seconds | None = 10
    """For an answer that all are asked for at once."""
    grace: Seconds | None = 60
    """How long a seat may be gone before a bot plays for it; None waits for ever."""
    stand_in: Annotated[str, Meta(max_length=20)] = "mouser"
    """The level of that bot."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """One seat: free, a person's, or a bot's."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    level: str | None = None
    """Of the bot that sits here, or plays for the person."""
    is_present: bool = True
    gone_since: Milliseconds | None = None
    takes_over_at: Milliseconds | None = None
    """When a bot takes over, if the person does not come back."""
    is_muted: bool = False
    is_open_to_watchers: bool = False
    """May spectators see what this seat sees?"""
    time_left: Milliseconds | None = None
    """Of the time for the whole game, when it last moved."""


class TableInfo(Struct, frozen=True):
    """A table without its game."""

    id: str
    revision: int
    """Rises with every change of anything here."""
    game: str
    options: dict[str, Any]
    phase: Phase
    seats: list[SeatInfo]
    host: SeatNumber | None
    clock: Clock
    is_listed: bool
    has_hints: bool
    """May one ask what a bot would do?"""
    match: int
    """How many matches have begun at this table."""
    wins: list[float]
    """Victories of the evening, by seat; shared ones in parts."""
    scores: list[list[int]]
    """The scores of every match of the evening that is over, by seat."""
    votes: dict[str, list[SeatNumber]]
    """Who has agreed to what."""
    watchers: int = 0


class LobbyTable(Struct, frozen=True):
    """A table as the lobby lists it."""

    id: str
    game: str
    phase: Phase
    seats: int
    free: int
    people: list[str]
    has_clock: bool
    touched: Milliseconds
    """When the game last went on; an answer that is sealed does not count."""
