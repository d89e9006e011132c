"""The log of a table: every change is an entry, and a table is the fold of all its entries.

The same log gives the same table in every process and after every restart.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ..core.chance import Source
from ..core.match import valid_options
from ..core.registry import find
from ..protocol.messages import ChatLine
from ..protocol.table import Clock
from .ledger import LogError
from .store import Entry
from .table import Place, Table
from .votes import agreed

FORGOTTEN = "***"
"""In the place of a name, and of what was said, that had to be forgotten."""


def table_of(entries: Sequence[Entry], source: Source | None = None) -> Table:
    """The table that a log tells."""
    table = Table(source)
    fold(table, entries)
    return table


def fold(table: Table, entries: Sequence[Entry]) -> None:
    """Fold what comes next."""
    for entry in entries:
        try:
            apply(table, entry)
        except (KeyError, ValueError, AssertionError, msgspec.ValidationError) as problem:
            raise LogError(f"entry {entry.seq} of {entry.table}: {problem!r}") from problem


def apply(table: Table, entry: Entry) -> None:
    """Fold the next entry."""
    assert entry.seq == table.seq + 1, f"{entry.table}: entry {entry.seq} after {table.seq}"
    if entry.kind == "act":
        _act(table, entry, entry.body["chance"])
    else:
        if "chance" in entry.body:
            table.ledger.replay(entry.body["chance"])
        FOLDS[entry.kind](table, entry)
        if "chance" in entry.body:
            table.ledger.close()
    _done(table, entry)


def enact(table: Table, entry: Entry) -> Entry:
    """Do what is to be the next entry; the chance that it draws is written into it."""
    if entry.kind == "open":
        FOLDS["open"](table, entry)
        _done(table, entry)
        return entry
    table.ledger.draw()
    if entry.kind == "act":
        _act(table, entry, None)
    else:
        FOLDS[entry.kind](table, entry)
    if table.ledger.drawn() or entry.kind == "act":
        entry = msgspec.structs.replace(entry, body={**entry.body, "chance": table.ledger.drawn()})
    _done(table, entry)
    return entry


def _act(table: Table, entry: Entry, chance: Sequence[str] | None) -> None:
    assert entry.seat is not None
    action = table.game.actions.parse(entry.body["action"])
    table.act(entry.seat, action, entry.at, is_persons=entry.body["by"] == "person", chance=chance)


def _done(table: Table, entry: Entry) -> None:
    """An entry is part of the table."""
    table.seq = entry.seq
    table.touched = entry.at
    table.is_archived = entry.kind == "archive"
    if entry.kind not in ("act", "say"):
        table.revision += 1
    if entry.move is not None and entry.seat is not None:
        table.moves[entry.seat, entry.move] = table.version


# How each kind of entry changes a table


def fold_open(table: Table, entry: Entry) -> None:
    """A table is laid, and whoever laid it sits at the first seat."""
    body = entry.body
    game = find(body["game"])
    table.id = entry.table
    table.open(game, valid_options(game, msgspec.convert(body["options"], game.options)), body["seats"])
    table.clock = msgspec.convert(body["clock"], Clock)
    table.is_listed = body["is_listed"]
    table.has_hints = body.get("has_hints", False)
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
    count_votes(table, entry)


def empty(table: Table, seat: int) -> None:
    """A seat becomes free; the next person is host if it was the host's."""
    table.places[seat] = Place()
    withdraw(table, seat)
    pass_host_on(table)


def withdraw(table: Table, seat: int) -> None:
    """A seat has no voice any more; what nobody else wanted is not voted on."""
    for voters in table.votes.values():
        voters.discard(seat)
    table.votes = {matter: voters for matter, voters in table.votes.items() if voters}


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
    assert entry.seat is not None
    table.places[entry.seat].level = entry.body["level"]
    withdraw(table, entry.seat)
    count_votes(table, entry)


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
    count_votes(table, entry)


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
    if not voters:
        table.votes.pop(matter)
    count_votes(table, entry)


def count_votes(table: Table, entry: Entry) -> None:
    """Do what all people have agreed to; that can also be because somebody does not play any more."""
    if (matter := agreed(table)) is not None:
        table.votes.pop(matter)
        DECISIONS[matter](table, entry)


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
        count_votes(table, entry)
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
