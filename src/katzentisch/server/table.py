"""A table is what its log says: every change is an entry, and the table is the fold of all entries.

Nothing here waits, sends or stores; `room` does that. The same log gives the same table in every process and after
every restart.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ..core.actions import ActionId
from ..core.chance import Entropy, Source
from ..core.game import Game
from ..core.match import Match, valid_options
from ..core.registry import find
from ..core.seats import Seat
from ..protocol.messages import ChatLine
from ..protocol.table import Clock, Phase
from .ledger import Ledger, LogError
from .store import Entry

CHAT_LINES = 50
"""So many lines of chat are kept at hand."""
UPDATES = 200
"""So many updates are kept at hand for those who come back."""

FORGOTTEN = "***"
"""In the place of a name, and of what was said, that had to be forgotten."""


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
    """The fold of a table's log."""

    def __init__(self, source: Source | None = None) -> None:
        self._source = source or Entropy()
        self.id = ""
        self.seq = 0
        self.revision = 0
        self.version = 0
        self.phase: Phase = "open"
        self.clock = Clock()
        self.is_listed = False
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
        self._beginning: Sequence[str] = ()

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
        return any(place.is_taken and place.gone_since is None for place in self.places)

    # The log

    def apply(self, entry: Entry) -> None:
        """Fold the next entry."""
        assert entry.seq == self.seq + 1, f"{entry.table}: entry {entry.seq} after {self.seq}"
        if entry.kind == "act":
            self._make_act(entry, entry.body["chance"])
        else:
            if "chance" in entry.body:
                self.ledger.replay(entry.body["chance"])
            FOLDS[entry.kind](self, entry)
            if "chance" in entry.body:
                self.ledger.close()
        self.done(entry)

    def done(self, entry: Entry) -> None:
        """An entry is part of the table."""
        self.seq = entry.seq
        self.touched = entry.at
        self.is_archived = entry.kind == "archive"
        if entry.kind not in ("act", "say"):
            self.revision += 1
        if entry.move is not None and entry.seat is not None:
            self.moves[entry.seat, entry.move] = self.version

    def enact(self, entry: Entry) -> Entry:
        """Do what is to be the next entry; the chance that it draws is written into it."""
        if entry.kind == "open":
            FOLDS["open"](self, entry)
            self.done(entry)
            return entry
        self.ledger.draw()
        if entry.kind == "act":
            self._make_act(entry, None)
        else:
            FOLDS[entry.kind](self, entry)
        if self.ledger.drawn() or entry.kind == "act":
            entry = msgspec.structs.replace(entry, body={**entry.body, "chance": self.ledger.drawn()})
        self.done(entry)
        return entry

    # The match

    def begin(self, at: int) -> None:
        """A new match; chance comes from the ledger."""
        self.match = Match(self.game, self.options, self.seats, self.ledger)
        self._beginning = [self.game.actions.name(ply.action) for ply in self.match.plies]
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
        self.match.act(Seat(seat), action)
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

    def _make_act(self, entry: Entry, chance: Sequence[str] | None) -> None:
        assert entry.seat is not None
        action = self.game.actions.parse(entry.body["action"])
        self.act(entry.seat, action, entry.at, is_persons=entry.body["by"] == "person", chance=chance)

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
        return next((heard for mark, heard in self.marks if mark == version + 1), None)

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
        played, used = self.played[:left], [place.used for place in self.places]
        self.ledger.replay(self._beginning)
        self.match = Match(self.game, self.options, self.seats, self.ledger)
        self.played, version = [], self.version
        for one in played:
            self.act(one.seat, one.action, at, is_persons=one.is_persons, chance=one.chance)
        for place, before in zip(self.places, used, strict=True):
            place.used = before
        self.marks.clear()
        self.version = version + 1
        self.asked_at = at


def _is_open(detail: Any) -> bool:
    """Did a ply lay nothing open that was hidden?"""
    return detail.to is None and detail.source is None and detail.shows is None


def table_of(entries: Sequence[Entry], source: Source | None = None) -> Table:
    """The table that a log tells."""
    table = Table(source)
    for entry in entries:
        try:
            table.apply(entry)
        except (KeyError, ValueError, AssertionError, msgspec.ValidationError) as problem:
            raise LogError(f"entry {entry.seq} of {entry.table}: {problem!r}") from problem
    return table


# How each kind of entry changes a table


def fold_open(table: Table, entry: Entry) -> None:
    """A table is laid, and whoever laid it sits at the first seat."""
    body = entry.body
    game = find(body["game"])
    table.id = entry.table
    table.open(game, valid_options(game, msgspec.convert(body["options"], game.options)), body["seats"])
    table.clock = msgspec.convert(body["clock"], Clock)
    table.is_listed = body["is_listed"]
    table.seed = body["seed"]
    table.created = entry.at
    table.host = 0
    sit(table.places[0], body)


def sit(place: Place, body: Mapping[str, Any]) -> None:
    """A person, or a program, takes a seat."""
    place.name = body["name"]
    place.digests = [body["digest"]]
    place.is_program = body.get("is_bot", False)
    place.level = None
    place.gone_since = None


def fold_sit(table: Table, entry: Entry) -> None:
    """Somebody sits down."""
    sit(_place(table, entry), entry.body)
    if table.host is None and not entry.body.get("is_bot", False):
        table.host = entry.seat


def fold_token(table: Table, entry: Entry) -> None:
    """The seat gets one more token."""
    _place(table, entry).digests.append(entry.body["digest"])


def fold_bot(table: Table, entry: Entry) -> None:
    """A bot sits down, or gets another level."""
    place = table.places[entry.body["seat"]]
    place.name, place.level = entry.body["name"], entry.body["level"]


def fold_free(table: Table, entry: Entry) -> None:
    """A bot, or a person, has to go."""
    empty(table, entry.body["seat"])


def empty(table: Table, seat: int) -> None:
    """A seat becomes free; the next person is host if it was the host's."""
    table.places[seat] = Place()
    for voters in table.votes.values():
        voters.discard(seat)
    pass_host_on(table)


def pass_host_on(table: Table) -> None:
    """The host is a person who is there, if there is one."""
    people = sorted(table.people())
    if table.host not in people:
        table.host = people[0] if people else None


def fold_start(table: Table, entry: Entry) -> None:
    """The match begins; bots take the free seats."""
    for seat, name in entry.body["bots"]:
        table.places[seat] = Place(name=name, level=entry.body["level"])
    table.begin(entry.at)


def fold_hand_over(table: Table, entry: Entry) -> None:
    """A bot plays for a person."""
    _place(table, entry).level = entry.body["level"]
    for voters in table.votes.values():
        voters.discard(entry.seat or 0)


def fold_take_over(table: Table, entry: Entry) -> None:
    """A person plays again."""
    place = _place(table, entry)
    place.level = None
    place.gone_since = None


def fold_leave(table: Table, entry: Entry) -> None:
    """Somebody stands up: the seat is free, or a bot has it."""
    seat = entry.seat
    assert seat is not None
    level = entry.body.get("level")
    empty(table, seat)
    if level is not None:
        table.places[seat] = Place(name=entry.body["name"], level=level)
    pass_host_on(table)


def fold_rename(table: Table, entry: Entry) -> None:
    """Somebody has another name."""
    _place(table, entry).name = entry.body["name"]


def fold_mute(table: Table, entry: Entry) -> None:
    """Somebody may not chat, or may again."""
    table.places[entry.body["seat"]].is_muted = entry.body["is_muted"]


def fold_let_watch(table: Table, entry: Entry) -> None:
    """Spectators may see what a seat sees, or not."""
    _place(table, entry).is_open_to_watchers = entry.body["is_open"]


def fold_away(table: Table, entry: Entry) -> None:
    """Nobody is connected to a seat any more."""
    _place(table, entry).gone_since = entry.at


def fold_back(table: Table, entry: Entry) -> None:
    """Somebody is there again, and gets the seat back."""
    fold_take_over(table, entry)


def fold_say(table: Table, entry: Entry) -> None:
    """Somebody says something."""
    assert entry.seat is not None
    table.chat_count += 1
    words = {key: entry.body[key] for key in ("text", "phrase", "emote") if entry.body.get(key) is not None}
    name = table.places[entry.seat].name
    table.chat.append(ChatLine(number=table.chat_count, at=entry.at, seat=entry.seat, name=name, **words))


def fold_vote(table: Table, entry: Entry) -> None:
    """Somebody agrees, or no longer; when all people agree, it is done."""
    matter, seat = entry.body["matter"], entry.seat
    assert seat is not None
    voters = table.votes.setdefault(matter, set())
    if entry.body["is_yes"]:
        voters.add(seat)
    else:
        voters.discard(seat)
    if voters >= table.voters():
        table.votes.pop(matter)
        DECISIONS[matter](table, entry)
    elif not voters:
        table.votes.pop(matter)


def decide_pause(table: Table, entry: Entry) -> None:
    """The clocks stop."""
    table.phase, table.paused_at = "paused", entry.at


def decide_resume(table: Table, entry: Entry) -> None:
    """The clocks go on as if no time had passed."""
    table.phase = "playing"
    table.asked_at += entry.at - table.paused_at
    for place in table.places:
        if place.gone_since is not None:
            place.gone_since = entry.at


def decide_abandon(table: Table, entry: Entry) -> None:
    """The match is given up."""
    table.phase = "abandoned"
    table.votes.clear()


def decide_take_back(table: Table, entry: Entry) -> None:
    """The last move of a person is undone."""
    table.take_back(entry.at)


def decide_rematch(table: Table, entry: Entry) -> None:
    """The same seats play again."""
    table.begin(entry.at)


def fold_archive(table: Table, entry: Entry) -> None:
    """Nobody came for long; the next entry brings the table back."""


def fold_forget(table: Table, entry: Entry) -> None:
    """Who sat at a seat is forgotten: the seat is free, or a bot's while a match runs; chat says nothing of it."""
    seat = entry.body["seat"]
    place = table.places[seat]
    if place.is_taken:
        empty(table, seat)
        if table.phase in ("playing", "paused"):
            table.places[seat] = Place(name=FORGOTTEN, level=place.level or table.clock.stand_in)
    for number, line in enumerate(table.chat):
        if line.seat == seat:
            table.chat[number] = ChatLine(line.number, line.at, seat, FORGOTTEN, FORGOTTEN)


def _place(table: Table, entry: Entry) -> Place:
    assert entry.seat is not None
    return table.places[entry.seat]


DECISIONS = {
    "pause": decide_pause,
    "resume": decide_resume,
    "abandon": decide_abandon,
    "take-back": decide_take_back,
    "rematch": decide_rematch,
}

FOLDS = {
    "open": fold_open,
    "sit": fold_sit,
    "token": fold_token,
    "bot": fold_bot,
    "free": fold_free,
    "start": fold_start,
    "hand-over": fold_hand_over,
    "take-over": fold_take_over,
    "leave": fold_leave,
    "rename": fold_rename,
    "mute": fold_mute,
    "let-watch": fold_let_watch,
    "away": fold_away,
    "back": fold_back,
    "stand-in": fold_hand_over,
    "say": fold_say,
    "vote": fold_vote,
    "archive": fold_archive,
    "forget": fold_forget,
}
"""Every kind of entry but `act`; kinds are append-only."""
