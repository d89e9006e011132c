"""The event log: what apply tells, in a secret form for one seat and a shared form for the others."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from .actions import Words
from .compiled import compiled
from .record import Many, Record
from .seats import Seat

MOST_ARGUMENTS = 8
MOST_EVENTS = 32


class EventRow(Record):
    """One event as numbers."""

    kind: int
    args: Annotated[list[int], Many(MOST_ARGUMENTS)]


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


@dataclass(frozen=True)
class Argument:
    """An argument of an event: a named number, or a word, perhaps known only to the event's seat."""

    name: str
    words: Words | None = None
    secret: bool = False


@dataclass(frozen=True)
class Kind:
    """A kind of event; its first argument is the seat that a secret argument belongs to."""

    id: int
    name: str
    arguments: tuple[Argument, ...]

    def has_secret(self) -> bool:
        """Does somebody see more than the others?"""
        return any(argument.secret for argument in self.arguments)


class Events:
    """All kinds of events of a game; ids are append-only."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []

    def kind(self, name: str, *arguments: Argument) -> int:
        """Declare a kind and get its id."""
        assert len(arguments) < MOST_ARGUMENTS
        assert all(known.name != name for known in self.kinds)
        kind = Kind(len(self.kinds), name, arguments)
        assert not kind.has_secret() or arguments[0].name == "seat"
        self.kinds.append(kind)
        return kind.id

    def find(self, name: str) -> Kind:
        """The kind with that name."""
        for kind in self.kinds:
            if kind.name == name:
                return kind
        raise ValueError(f"no event {name!r}")


@dataclass(frozen=True)
class Event:
    """One event with all that it tells; only `fan_out` decides who hears what."""

    kind: Kind
    args: tuple[int, ...]


HIDDEN = -1
"""The number that stands for a secret argument in the shared form."""


def read(log: Log, events: Events) -> Iterator[Event]:
    """The events of a log as objects."""
    for row in log.rows[: log.count]:
        kind = events.kinds[row.kind]
        yield Event(kind, tuple(row.args[: len(kind.arguments)]))


def fan_out(event: Event, viewer: Seat) -> Event:
    """The form of an event that a viewer may hear: the one place where secrets are kept."""
    if not event.kind.has_secret() or event.args[0] == viewer:
        return event
    pairs = zip(event.kind.arguments, event.args, strict=True)
    return Event(event.kind, tuple(HIDDEN if argument.secret else value for argument, value in pairs))


def wire(event: Event) -> dict[str, str | int]:
    """A fanned-out event as it goes over the wire: names instead of ids, what is hidden left out."""
    message: dict[str, str | int] = {"event": event.kind.name}
    for argument, value in zip(event.kind.arguments, event.args, strict=True):
        if argument.secret and value == HIDDEN:
            continue
        message[argument.name] = value if argument.words is None else argument.words.name(value)
    return message
