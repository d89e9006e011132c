"""When something has to be done for a table: a bot's move is due, a time is over, a bot has to take over.

All of it follows from the log, so deadlines survive every restart. A bot's pace comes from the table, the version
and whether a person is known to have moved, before it thinks: how long it takes tells nothing of its hand.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from ..core.seats import Seat
from .table import Table

SECOND = 1000
HEAD_START = 300
"""So many milliseconds before its move is due a bot begins to think."""


@dataclass(frozen=True)
class Pace:
    """How long bots seem to think, in milliseconds."""

    least: int = 600
    most: int = 1800

    def at(self, table: Table) -> "Pace":
        """The pace at a table: quicker as long as people wait for their first move of a match."""
        return Pace(self.least // 2, self.most // 3) if is_opening(table) else self


@dataclass(frozen=True)
class Due:
    """What has to be done when, and for which seat."""

    at: int
    seat: int
    what: Literal["bot", "time-out", "stand-in"]

    @property
    def begins(self) -> int:
        """When to begin with it: a bot thinks before its move may be seen."""
        return self.at - HEAD_START if self.what == "bot" else self.at


def is_opening(table: Table) -> bool:
    """Are there people at the table, none of whom has moved yet? As far as everyone may know."""
    used = [table.used_before_window[seat] for seat, place in enumerate(table.places) if place.level is None]
    return bool(used) and not any(used)


def release(table: Table, seat: int, pace: Pace) -> int:
    """When a bot's move may be seen."""
    text = f"{table.id}:{table.version}:{seat}".encode()
    share = int.from_bytes(hashlib.sha256(text).digest()[:4], "big") / 2**32
    here = pace.at(table)
    return table.asked_at + here.least + int(share * (here.most - here.least))


def seen_at(due: Due, begun: int, pace: Pace) -> int:
    """When the move of a bot that began to think then is seen: one that begins late takes its time as well."""
    return max(due.at, begun + min(HEAD_START, pace.least))


def deadline(table: Table, seat: int) -> int | None:
    """When a person's time is over."""
    assert table.match is not None
    clock = table.clock
    if table.game.rules.window(table.match.state) != 0:
        return None if clock.per_window is None else table.asked_at + SECOND * clock.per_window
    limits = []
    if clock.per_move is not None:
        limits.append(table.asked_at + SECOND * clock.per_move)
    if clock.per_game is not None:
        limits.append(table.asked_at + max(0, SECOND * clock.per_game - table.places[seat].used))
    return min(limits, default=None)


def takes_over_at(table: Table, seat: int) -> int | None:
    """When a bot takes over for somebody who is gone."""
    place = table.places[seat]
    if place.gone_since is None or place.level is not None or table.clock.grace is None or not place.is_taken:
        return None
    return place.gone_since + SECOND * table.clock.grace


def all_due(table: Table, pace: Pace) -> list[Due]:
    """Everything that will have to be done as things are."""
    if not table.is_playing or table.match is None or not table.has_company():
        return []
    found = []
    for seat in table.match.to_act():
        if table.places[seat].level is not None:
            found.append(Due(release(table, seat, pace), seat, "bot"))
        elif (limit := deadline(table, seat)) is not None:
            found.append(Due(limit, seat, "time-out"))
    for number, place in enumerate(table.places):
        if place.gone_since is not None and (limit := takes_over_at(table, number)) is not None:
            found.append(Due(limit, number, "stand-in"))
    return found


def next_due(table: Table, pace: Pace) -> Due | None:
    """What has to be done first."""
    return min(all_due(table, pace), key=lambda due: (due.begins, due.seat), default=None)


def shown_deadline(table: Table, seats: Iterable[Seat]) -> int | None:
    """The deadline that everyone sees: of the next person of those asked, whether or not the answer was given."""
    limits = [deadline(table, seat) for seat in seats if table.places[seat].level is None]
    return min((limit for limit in limits if limit is not None), default=None)


def asked(table: Table) -> list[Seat]:
    """Who is asked; in a window all of them, whether or not they have answered."""
    assert table.match is not None
    match, rules = table.match, table.game.rules
    if match.is_over:
        return []
    if rules.window(match.state) == 0:
        return list(match.to_act())
    return [Seat(seat) for seat in range(table.seats) if rules.is_asked(match.state, seat)]
