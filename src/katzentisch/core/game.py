"""What a game is to everything above it: rules, words, views and texts, all from its own folder."""

import functools
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from .actions import Actions
from .advice import Advice
from .compiled import Build
from .kernel import no_window
from .log import Events
from .reasons import Reason, Thoughts, no_reason, no_scene
from .record import Record
from .seats import Seat

if TYPE_CHECKING:
    import numpy as np
    from msgspec import Struct


class Refusal(Exception):
    """Something is not allowed: a code, the rule's number and the facts; the client chooses the words."""

    def __init__(self, code: str, rule: str = "", /, **facts: Any) -> None:
        super().__init__(code, rule, facts)
        self.code = code
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({self.rule}) {facts}".strip()


def no_ways(_state: Any, _seat: int, _action: int) -> Sequence[Sequence[str]]:
    """Nothing that a game offers has to be paid later."""
    return ()


class OptionError(Refusal):
    """A table cannot be opened with these options."""


@dataclass(frozen=True)
class Rules:
    """The compiled half of a game: functions that numba can build, named as the generics of `kernel`."""

    turn: Callable[[Any], int]
    is_asked: Callable[[Any, int], bool]
    legal: Callable[[Any, int, Any], int]
    tickets: Callable[[Any], int]
    outcome: Callable[[Any, int], int]
    apply: Callable[[Any, int, int, Any], None]
    default: Callable[[Any, int], int]
    score: Callable[[Any, int], int]
    place: Callable[[Any, int], int]
    observe: Callable[[Any, int, Any], None]
    determinize: Callable[[Any, int, Any, Any], None]
    window: Callable[[Any], int] = no_window


class Detail(msgspec.Struct, frozen=True, gc=False):
    """What a ply shows beside its name.

    A ply with `to` is seen in full only by who made it and by the seats `to` and `source`; the others learn that it was
    made, but neither its card nor `cards`.
    """

    cards: Sequence[str] | None = None
    """Cards laid on the table; with `source`, cards of that hand which come to light only by the ply."""
    to: int | None = None
    """The seat that receives a card, or is shown cards."""
    source: int | None = None
    """The seat whose hand it comes from."""
    shows: str | None = None
    """What comes to light for everyone."""

    def is_seen_by(self, seat: int, by: int) -> bool:
        """Does this seat see all of the ply?"""
        return self.to is None or seat in (by, self.to, self.source)


@dataclass(frozen=True)
class Game:
    """One game; its folder exports one of these as GAME."""

    name: str
    rules_version: int
    folder: Path
    fewest_seats: int
    most_seats: int
    most_legal: int
    most_plies: int
    state: type[Record]
    notes: type[Record]
    options: "type[Struct]"
    presets: "Mapping[str, Struct]"
    preset_seats: Mapping[str, Sequence[int]]
    actions: Actions
    events: Events
    rules: Rules
    start: Callable[[Any, int, Any], Any]
    """Options, number of seats, log: a new state (raises OptionError)."""
    view: Callable[[Any, Seat], Any]
    """State, viewer: what the viewer may see, as a msgspec Struct."""
    explain: Callable[[Any, int, int], Refusal]
    """State, seat, an action that is not listed: why not."""
    detail: Callable[[Any, int, int], Detail]
    """State, who, action: what the ply shows beside its name."""
    part: Callable[[Any], int]
    """State: how many games or rounds are finished."""
    part_result: Callable[[Any], dict[str, Any]]
    """State: the result of the part that was finished last."""
    result: Callable[[Any], dict[str, Any]]
    """State: the result of the match."""
    refusals: Mapping[str, Sequence[str]]
    """Every refusal code with the names of its facts."""
    tell: Callable[..., Any] = field(repr=False)
    """Facts of an event, an action or a refusal: the variables of its sentence."""
    conserved: Callable[[Any], Sequence[tuple[str, int, int]]] = field(repr=False)
    """State: (what, expected, found) of everything that is conserved."""
    score_range: Callable[[Any, int], tuple[int, int]] = field(repr=False)
    """Options, seats: the lowest and the highest score that can be."""
    advice: Advice = field(default_factory=Advice, repr=False)
    """What the game tells its bots."""
    reason: Callable[[Any, int, int, Thoughts], Reason] = field(default=no_reason, repr=False)
    """A world of the seat, seat, action, what a bot thought: why one would do it, by what the seat knows."""
    scene: Callable[[Any, int], Reason | None] = field(default=no_scene, repr=False)
    """A world of the seat, seat: what it sees, for a line of text."""
    reasons: Mapping[str, Sequence[str]] = field(default_factory=dict, repr=False)
    """Every reason's and scene's code with the names of its facts."""
    ways: Callable[[Any, int, int], Sequence[Sequence[str]]] = field(default=no_ways, repr=False)
    """State, seat, a legal action: the cards that it may cost later, every choice, cheapest first."""
    own_view: Callable[[Any, Seat, Any], Any] | None = None
    """State, viewer, the public's view: the same as `view`, where the public's is the greater part of everybody's."""
    deck: Collection[str] = ()
    """The verbs by which chance takes cards from the deck; needed if there are several (duplicate deals)."""

    def seats_of(self, preset: str) -> Sequence[int]:
        """The numbers of seats that a preset is made for."""
        return self.preset_seats.get(preset, range(self.fewest_seats, self.most_seats + 1))

    def session(self) -> "np.dtype[np.void]":
        """The layout of a match driven from Python by `kernel.step`."""
        import numpy as np

        return np.dtype(
            [("rng", "<u8", (1,)), ("state", self.state.dtype()), ("actions", "<i4", (self.most_legal,))], align=True
        )

    def functions(self) -> dict[str, Any]:
        """The compiled half of the game, named as the generics."""
        return {**vars(self.rules), **self.advice.functions()}

    def build(self, *, jit: bool) -> Build:
        """The game's functions and the generic loops, compiled or interpreted; made once a process."""
        return _build(_Holder(self), jit=jit)


class _Holder:
    """Makes a game hashable by its name for the cache of builds."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __hash__(self) -> int:
        return hash(self.game.name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Holder) and other.game is self.game


@functools.cache
def _build(holder: _Holder, *, jit: bool) -> Build:
    bindings = holder.game.functions()
    if jit:
        bindings["STATE"] = holder.game.state.dtype()
        bindings["NOTES"] = holder.game.notes.dtype()
        bindings["SESSION"] = holder.game.session()
    return Build(holder.game.name, bindings, jit=jit)
