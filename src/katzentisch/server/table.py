"""A table: its seats, its match, its votes and its chat.

Nothing here waits, sends or stores; `room` does that. What changes a table are the entries of its log; see `entries`.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ..core.actions import ActionId
from ..core.chance import Entropy, Source
from ..core.game import Game
from ..core.match import Match
from ..core.seats import Seat
from ..protocol.messages import ChatLine
from ..protocol.table import Clock, Phase
from .ledger import Ledger

CHAT_LINES = 50
"""So many lines of chat are kept at hand."""
UPDATES = 200
"""So many updates are kept at hand for those who come back."""


@dataclass
class Place:
    """A seat at the table: free, a person's, a bot's, or a person's for whom a bot plays."""

    name: str = ""
    digests: list[str] = field(default_factory=list)
    """Of the tokens that open it; a person has at least one."""
    is_program: bool = False
    """Plays through the API as a bot."""
    level: str | None = None
    """Of the bot that plays here."""
    gone_since: int | None = None
    is_muted: bool = False
    is_open_to_watchers: bool = False
    used: int = 0
    """Milliseconds of the game's time."""

    @property
    def is_taken(self) -> bool:
        """Does a person, or a program, have this seat?"""
        return bool(self.digests)

    @property
    def is_free(self) -> bool:
        """May somebody sit down here?"""
        return not self.digests and self.level is None

    @property
    def is_voter(self) -> bool:
        """Is it a person's who plays it now?"""
        return self.is_taken and not self.is_program and self.level is None


class Played(msgspec.Struct, frozen=True, gc=False):
    """A move of the match with the chance that it caused."""

    seat: Seat
    action: ActionId
    chance: Sequence[str]
    is_persons: bool
    is_open: bool
    """Did it reveal nothing that was hidden?"""


class Table:
    """What a table's log tells."""

    def __init__(self, source: Source | None = None) -> None:
        self._source = source or Entropy()
        self.id = ""
        self.seq = 0
        self.revision = 0
        self.version = 0
        self.phase: Phase = "open"
        self.clock = Clock()
        self.is_listed = False
        self.has_hints = False
        self.is_archived = False
        self.host: int | None = None
        self.seed = ""
        self.places: list[Place] = []
        self.votes: dict[str, set[int]] = {}
        self.scores: list[list[int]] = []
        self.wins: list[float] = []
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        self.chat_count = 0
        self.created = 0
        self.touched = 0
        self.asked_at = 0
        self.paused_at = 0
        self.matches = 0
        self.match: Match | None = None
        self.played: list[Played] = []
        self.moves: dict[tuple[int, str], int] = {}
        """The commands that were taken, by seat and the client's id, with the version that they led to."""
        self.marks: deque[tuple[int, int]] = deque(maxlen=UPDATES)
        """Of the last versions: how many events there were before each."""
        self.used_before_window: list[int] = []
        """The time that seats had used when the version began: what others may know while answers are sealed."""
        self._legal: tuple[tuple[int, ...], dict[Seat, list[ActionId]]] = ((), {})
        """What each seat may do, and since when that is so."""
        self.beginning: Sequence[str] = ()
        """The chance by which the match began."""

    # What it is made of

    def open(self, game: Game, options: Any, seats: int) -> None:
        """Lay the table."""
        self.game = game
        self.options = options
        self.places = [Place() for _ in range(seats)]
        self.wins = [0.0] * seats
        self.ledger = Ledger(game.actions, self._source)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.places)

    @property
    def is_playing(self) -> bool:
        """Does a match run?"""
        return self.phase == "playing" and self.match is not None

    def voters(self) -> set[int]:
        """The people who decide together."""
        return {seat for seat, place in enumerate(self.places) if place.is_voter}

    def people(self) -> set[int]:
        """The seats that people have, whoever plays them now."""
        return {seat for seat, place in enumerate(self.places) if place.is_taken and not place.is_program}

    def has_company(self) -> bool:
        """Is somebody there? A table sleeps while all people are gone."""
        for place in self.places:
            if place.gone_since is None and place.is_taken:
                return True
        return False

    # The match

    def begin(self, at: int) -> None:
        """A new match; chance comes from the ledger."""
        self.match = Match(self.game, self.options, self.seats, self.ledger)
        self.beginning = [self.game.actions.name(ply.action) for ply in self.match.plies]
        self.matches += 1
        self.played = []
        self.marks.clear()
        self.phase = "playing"
        self.votes.clear()
        for place in self.places:
            place.used = 0
        self._moved(at, 0)
        self._finish_if_over()

    def act(
        self, seat: int, action: ActionId, at: int, *, is_persons: bool, chance: Sequence[str] | None = None
    ) -> bool:
        """Make a move, or seal an answer; drawing chance unless it is given. Has the game gone on?"""
        assert self.match is not None
        before, heard = self.match.version, len(self.match.events)
        if chance is not None:
            self.ledger.replay(chance)
        self.match.act(Seat(seat), action, self.legal(Seat(seat)))
        self.ledger.close()
        caused = self.ledger.drawn() if chance is None else chance
        self.places[seat].used += max(0, at - self.asked_at)
        is_open = not caused and all(_is_open(ply.detail) for ply in self.match.plies[before:])
        self.played.append(Played(Seat(seat), action, list(caused), is_persons, is_open))
        if self.match.version == before:
            return False
        self._moved(at, heard)
        self._finish_if_over()
        return True

    def legal(self, seat: Seat) -> Sequence[ActionId]:
        """What a seat may do now; found once, for the offer and for the move that follows."""
        assert self.match is not None
        now = (self.matches, self.version, self.match.version, self.match.sealed)
        if self._legal[0] != now:
            self._legal = (now, {})
        known = self._legal[1]
        if seat not in known:
            known[seat] = self.match.legal(seat)
        return known[seat]

    def _moved(self, at: int, heard: int) -> None:
        self.version += 1
        self.marks.append((self.version, heard))
        self.used_before_window = [place.used for place in self.places]
        self.asked_at = at
        self.votes.pop("take-back", None)

    def _finish_if_over(self) -> None:
        assert self.match is not None
        if self.match.is_over:
            rules, state = self.game.rules, self.match.state
            places = [rules.place(state, seat) for seat in range(self.seats)]
            self.scores.append([rules.score(state, seat) for seat in range(self.seats)])
            for seat, place in enumerate(places):
                self.wins[seat] += (place == 1) / places.count(1)
            self.phase = "over"
            self.votes.clear()
            self.revision += 1

    def events_since(self, version: int) -> int | None:
        """How many events one had heard at a version of this match; None if that is not known any more."""
        assert self.match is not None
        if version == self.version:
            return len(self.match.events)
        for mark, heard in reversed(self.marks):
            if mark == version + 1:
                return heard
        return None

    def back_to(self) -> int | None:
        """How many moves would be left after a take-back: up to the last one of a person; None if it cannot be.

        In a window it never can: whether somebody has answered must not be found out by asking.
        """
        if self.phase != "playing" or self.match is None or self.game.rules.window(self.match.state) != 0:
            return None
        for number in range(len(self.played) - 1, -1, -1):
            if not self.played[number].is_open:
                return None
            if self.played[number].is_persons:
                return number
        return None

    def take_back(self, at: int) -> None:
        """Play the match again without the last move of a person and what followed."""
        left = self.back_to()
        assert left is not None
        version, used = self.version, [place.used for place in self.places]
        self.replay(self.beginning, self.played[:left], at)
        for place, before in zip(self.places, used, strict=True):
            place.used = before
        self.marks.clear()
        self.version = version + 1
        self.asked_at = at

    def replay(self, beginning: Sequence[str], played: Sequence[Played], at: int) -> None:
        """Play a match again up to a move, as if all of it had happened now."""
        self.beginning, self.played = beginning, []
        self.ledger.replay(beginning)
        self.match = Match(self.game, self.options, self.seats, self.ledger)
        for one in played:
            self.act(one.seat, one.action, at, is_persons=one.is_persons, chance=one.chance)


def _is_open(detail: Any) -> bool:
    """Did a ply lay nothing open that was hidden?"""
    return detail.to is None and detail.source is None and detail.shows is None
