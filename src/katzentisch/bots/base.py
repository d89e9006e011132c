"""What a bot gets, and what it gives back."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from ..core.actions import ActionId
from ..core.game import Game
from ..core.match import Match
from ..core.rng import Rng, for_compiled, seeded
from ..core.seats import Seat

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: imagined matches, or milliseconds of one core."""

    iterations: int | None = None
    milliseconds: float | None = None

    def __str__(self) -> str:
        return f"{self.milliseconds:g}ms" if self.iterations is None else str(self.iterations)


@dataclass(frozen=True)
class Appraisal:
    """What a bot thinks of one action."""

    action: ActionId
    visits: int
    value: float
    """How good it is, 0 to 1."""
    win: float
    """The expected share of victory, 0 to 1."""
    prior: float
    """How likely the rule of thumb would choose it."""


@dataclass(frozen=True)
class Choice:
    """A bot's decision, with what it thought of all legal actions where it thought of them."""

    action: ActionId
    appraisals: tuple[Appraisal, ...] = ()
    iterations: int = 0
    bluff: float | None = None
    """The chance that what was just said is untrue, where something was said."""


class Handle:
    """All that a bot gets of a match: what its seat may know, and worlds that fit it."""

    def __init__(self, match: Match, seat: Seat, rng: Rng) -> None:
        self._match = match
        self.game: Game = match.game
        self.options: Any = match.options
        self.seats = match.seats
        self.seat = seat
        self.rng = rng
        """The bot's own generator."""
        self.legal: list[ActionId] = match.legal(seat)
        self._notes_told: bytes | None = None

    @property
    def view(self) -> Any:
        """The table as the seat sees it."""
        return self._match.view(self.seat)

    @property
    def history(self) -> list[dict[str, Any]]:
        """All events as the seat heard them."""
        return self._match.heard(self.seat)

    def notes(self) -> bytes:
        """What the seat has noted of all that it heard."""
        if self._notes_told is None:
            self._notes_told = bytes(self._match.notes(self.seat).dump())
        return self._notes_told

    def sample(self) -> Any:
        """A random world that fits everything the seat knows."""
        return self._match.sample(self.seat, self.rng)

    def world(self) -> "NDArray[np.uint8]":
        """The same as compiled code takes it, drawn by compiled code."""
        return drawn(self, self._match.state)


def drawn(handle: Handle, state: Any) -> "NDArray[np.uint8]":
    """A random world that fits everything the handle's seat knows; the state itself goes no further."""
    from .engine import as_bytes, engine_of

    world, rng = as_bytes(state.dump()), for_compiled(list(handle.rng))
    engine_of(handle.game).draw(world, as_bytes(handle.notes()), handle.seat, rng)
    handle.rng[0] = int(rng[0])
    return world


class Bot(Protocol):
    """Decides for a seat."""

    @property
    def name(self) -> str:
        """What it is called in tables and records."""
        ...

    def choose(self, handle: Handle) -> Choice:
        """One of the handle's legal actions."""
        ...


@dataclass(frozen=True)
class Player:
    """A bot at a seat of a match, with a generator of its own for every decision."""

    bot: Bot
    seed: tuple[int | str, ...]

    def choose(self, match: Match, seat: Seat) -> Choice:
        """The bot's decision; the same seed, the same decision."""
        heard = len(match.events)
        return self.bot.choose(Handle(match, seat, seeded("bot", *self.seed, seat, heard)))
