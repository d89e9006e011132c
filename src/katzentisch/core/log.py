"""The event log: what apply tells, in a secret form for those who may know and a shared form for the others."""

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from .actions import Words
from .compiled import compiled
from .record import Many, Record
from .seats import Seat

MOST_ARGUMENTS = 8
MOST_EVENTS = 32
MOST_KINDS = 64
"""A pile in an event has at most so many kinds of cards."""


class EventRow(Record):
    """One event as numbers."""

    kind: int
    args: Annotated[list[int], Many(MOST_ARGUMENTS)]
    pile: Annotated[list[int], Many(MOST_KINDS)]


class Log(Record):
    """The events of one apply; without a log nothing is written and nothing is paid for."""

    count: int
    rows: Annotated[list[EventRow], Many(MOST_EVENTS)]


@compiled
def emit(
    log: Log | None, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Write one event, if somebody listens."""
    if log is not None:
        row = log.rows[log.count]
        row.kind = kind
        row.args[0] = a
        row.args[1] = b
        row.args[2] = c
        row.args[3] = d
        row.args[4] = e
        row.args[5] = f
        row.args[6] = g
        log.count += 1


@compiled
def emit_pile(log: Log | None, kind: int, pile: Any, a: int = 0, b: int = 0) -> None:
    """Write one event with a pile of cards, counted by kind."""
    if log is not None:
        row = log.rows[log.count]
        for card in range(len(pile)):
            row.pile[card] = pile[card]
        emit(log, kind, a, b)


@dataclass(frozen=True)
class Argument:
    """An argument of an event: a named number, a word, or a seat; perhaps known only to some."""

    name: str
    words: Words | None = None
    secret: bool = False
    is_seat: bool = False


@dataclass(frozen=True)
class Pile:
    """The cards of an event, told by their names; perhaps known only to some."""

    words: Words
    secret: bool = False


@dataclass(frozen=True)
class Kind:
    """A kind of event; `knows` are the places of the seats among its arguments that hear what is secret."""

    id: int
    name: str
    arguments: tuple[Argument, ...]
    pile: Pile | None
    knows: tuple[int, ...]

    @functools.cached_property
    def has_secret(self) -> bool:
        """Does somebody see more than the others?"""
        return any(argument.secret for argument in self.arguments) or (self.pile is not None and self.pile.secret)


class Events:
    """All kinds of events of a game; ids are append-only."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []

    def kind(
        self, name: str, *arguments: Argument, pile: Pile | None = None, knows: tuple[str, ...] = ("seat",)
    ) -> int:
        """Declare a kind and get its id; secrets are for the seats that `knows` names."""
        assert len(arguments) < MOST_ARGUMENTS
        assert pile is None or len(pile.words) <= MOST_KINDS
        assert all(known.name != name for known in self.kinds)
        places = tuple(index for index, argument in enumerate(arguments) if argument.name in knows)
        kind = Kind(len(self.kinds), name, arguments, pile, places)
        assert not kind.has_secret or len(places) == len(knows)
        self.kinds.append(kind)
        return kind.id

    def find(self, name: str) -> Kind:
        """The kind with that name."""
        for kind in self.kinds:
            if kind.name == name:
                return kind
        raise ValueError(f"no event {name!r}")


class Event(msgspec.Struct, frozen=True, gc=False):
    """One event with all that it tells; only `fan_out` decides who hears what."""

    kind: Kind
    args: tuple[int, ...]
    pile: tuple[int, ...] | None = None


HIDDEN = -1
"""The number that stands for a secret argument in the shared form."""


def read(log: Log, events: Events) -> Iterator[Event]:
    """The events of a log as objects."""
    for row in log.rows[: log.count]:
        kind = events.kinds[row.kind]
        pile = None if kind.pile is None else tuple(row.pile[: len(kind.pile.words)])
        yield Event(kind, tuple(row.args[: len(kind.arguments)]), pile)


def fan_out(event: Event, viewer: Seat) -> Event:
    """The form of an event that a viewer may hear: the one place where secrets are kept."""
    if not event.kind.has_secret or any(event.args[place] == viewer for place in event.kind.knows):
        return event
    pairs = zip(event.kind.arguments, event.args, strict=True)
    pile = None if event.kind.pile is None or event.kind.pile.secret else event.pile
    return Event(event.kind, tuple(HIDDEN if argument.secret else value for argument, value in pairs), pile)


def as_row(event: Event) -> EventRow:
    """An event as the rules take it."""
    row = EventRow()
    row.kind = event.kind.id
    row.args[: len(event.args)] = event.args
    if event.pile is not None:
        row.pile[: len(event.pile)] = event.pile
    return row


def wire(event: Event) -> dict[str, Any]:
    """A fanned-out event as it goes over the wire: names instead of ids, what is hidden left out."""
    message: dict[str, Any] = {"event": event.kind.name}
    for argument, value in zip(event.kind.arguments, event.args, strict=True):
        if argument.secret and value == HIDDEN:
            continue
        message[argument.name] = value if argument.words is None else argument.words.name(value)
    if event.kind.pile is not None and event.pile is not None:
        names = event.kind.pile.words.names
        message["cards"] = [name for name, count in zip(names, event.pile, strict=True) for _ in range(count)]
    return message
