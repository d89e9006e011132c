"""What each viewer gets to see of a table: built from allow-lists, the same for all who may know the same."""

import secrets
from typing import Any

import msgspec

from ..bots.hints import Hint as Advised
from ..core.game import Detail
from ..core.match import Wired
from ..core.seats import PUBLIC, Seat
from ..protocol import VERSION
from ..protocol.messages import GameState, Hint, Offer, Update, Welcome, World
from ..protocol.table import LobbyTable, SeatInfo, TableInfo
from . import clocks
from .table import Place, Table

SECOND = 1000

Moment = tuple[object, ...]
"""Who may act until when."""


def seat_info(table: Table, seat: int, place: Place) -> SeatInfo:
    """One seat as everyone sees it."""
    if place.is_free:
        return SeatInfo(kind="free")
    if not place.is_taken:
        return SeatInfo(kind="bot", name=place.name, level=place.level)
    clock = table.clock
    left = None if clock.per_game is None else max(0, SECOND * clock.per_game - shown_used(table, seat))
    return SeatInfo(
        kind="bot" if place.is_program else "person",
        name=place.name,
        level=place.level,
        is_present=place.gone_since is None,
        gone_since=place.gone_since,
        takes_over_at=clocks.takes_over_at(table, seat) if table.phase == "playing" else None,
        is_muted=place.is_muted,
        is_open_to_watchers=place.is_open_to_watchers,
        time_left=left,
    )


def shown_used(table: Table, seat: int) -> int:
    """The time that a seat has used as far as the others may know: an answer in a window is not shown yet."""
    is_window = table.match is not None and table.game.rules.window(table.match.state) != 0
    return table.used_before_window[seat] if is_window else table.places[seat].used


def table_info(table: Table, watchers: int = 0) -> TableInfo:
    """The table without its game."""
    return TableInfo(
        id=table.id,
        revision=table.revision,
        game=table.game.name,
        options=msgspec.to_builtins(table.options),
        phase=table.phase,
        seats=[seat_info(table, seat, place) for seat, place in enumerate(table.places)],
        host=table.host,
        clock=table.clock,
        is_listed=table.is_listed,
        has_hints=table.has_hints,
        match=table.matches,
        wins=table.wins,
        scores=table.scores,
        votes={matter: sorted(seats) for matter, seats in table.votes.items()},
        watchers=watchers,
    )


def lobby_table(table: Table) -> LobbyTable:
    """The table in the lobby."""
    return LobbyTable(
        id=table.id,
        game=table.game.name,
        phase=table.phase,
        seats=table.seats,
        free=sum(place.is_free for place in table.places),
        people=[place.name for place in table.places if place.is_taken],
        has_clock=table.clock.per_move is not None or table.clock.per_game is not None,
        touched=table.asked_at or table.created,
    )


def offers(table: Table, viewer: Seat) -> list[Offer]:
    """What a viewer may do, in its parts."""
    assert table.match is not None
    match, actions = table.match, table.game.actions
    if not 0 <= viewer < table.seats or table.phase != "playing":
        return []
    return [
        Offer(
            action=actions.name(action),
            verb=actions.verb(action),
            arguments=actions.arguments(action),
            cards=own_cards(table.game.detail(match.state, viewer, action)),
        )
        for action in table.legal(viewer)
    ]


def own_cards(detail: Detail) -> list[str]:
    """The cards that an action would lay down; never those of another hand that would only come to light by it."""
    return list(detail.cards) if detail.cards is not None and detail.source is None else []


class Shared(msgspec.Struct, frozen=True):
    """What is the same for all who hear of a change."""

    asked: list[int]
    deadline: int | None
    can_take_back: bool
    result: dict[str, Any] | None
    view: Any
    """The public's."""
    events: Wired


def shared(table: Table) -> Shared:
    """What everybody knows of a match besides their view of it."""
    assert table.match is not None
    asked = clocks.asked(table)
    return Shared(
        asked=list(asked),
        deadline=clocks.shown_deadline(table, asked) if table.phase == "playing" else None,
        can_take_back=table.back_to() is not None,
        result=table.match.result,
        view=table.match.view(PUBLIC),
        events={},
    )


def game_state(table: Table, viewer: Seat, *, is_own: bool, known: Shared | None = None) -> GameState | None:
    """The game as a viewer sees it, with what to choose from if it is their own seat; none before the first match."""
    match = table.match
    if match is None:
        return None
    known = known or shared(table)
    return GameState(
        version=table.version,
        match=table.matches,
        view=msgspec.Raw(match.view_bytes(viewer, known.view)),
        asked=known.asked,
        legal=offers(table, viewer) if is_own and viewer in known.asked else [],
        has_answered=is_own and viewer in known.asked and viewer not in match.to_act(),
        deadline=known.deadline,
        can_take_back=known.can_take_back,
        result=known.result,
    )


def moment(table: Table) -> Moment:
    """What decides, beside the game itself, who may act until when; whoever sees it change needs the game anew."""
    return (table.phase, table.asked_at, *(place.level for place in table.places))


def update(table: Table, viewer: Seat, since: int, *, is_own: bool, known: Shared | None = None) -> Update:
    """What a viewer heard since so many events, and how it looks now."""
    assert table.match is not None
    known = known or shared(table)
    state = game_state(table, viewer, is_own=is_own, known=known)
    assert state is not None
    return Update(events=table.match.heard_too(viewer, since, known.events), game=state)


def welcome(table: Table, viewer: Seat, seat: int | None, now: int, watchers: int, version: int) -> Welcome:
    """Everything for one who arrives, with what happened since the version that it has."""
    since = table.events_since(version) if table.match is not None else None
    return Welcome(
        protocol=VERSION,
        you=seat,
        now=now,
        table=table_info(table, watchers),
        game=game_state(table, viewer, is_own=seat is not None),
        chat=list(table.chat),
        events=None if since is None or table.match is None else table.match.heard(viewer, since),
    )


def viewer_of(table: Table, seat: int | None, watch: int | None) -> Seat:
    """As whom somebody looks at the table: their seat, a seat that lets them, or the public."""
    if seat is not None:
        return Seat(seat)
    if watch is not None and watch < table.seats and table.places[watch].is_open_to_watchers:
        return Seat(watch)
    return PUBLIC


def explanation(table: Table, seat: int, action: str) -> dict[str, Any]:
    """May a seat do something; if not, why not."""
    assert table.match is not None
    refusal = table.match.explain(Seat(seat), table.match.parse(action))
    if refusal is None:
        return {"is_allowed": True}
    return {"is_allowed": False, "code": refusal.code, "rule": refusal.rule, "facts": refusal.facts}


def ways(table: Table, seat: int) -> dict[str, list[list[str]]]:
    """For each legal action of a seat that will cost cards of its choice: every choice."""
    assert table.match is not None
    match, game = table.match, table.game
    found = ((action, game.ways(match.state, seat, action)) for action in match.legal(Seat(seat)))
    return {game.actions.name(action): [list(way) for way in choices] for action, choices in found if choices}


def hint(found: Advised, action: str) -> Hint:
    """What a bot thought of, for a client to put into words."""
    facts = msgspec.to_builtins(dict(found.reason.facts))
    return Hint(action, found.win, found.is_as_good, found.reason.code, facts)


def world(table: Table, seat: int) -> World:
    """A random world that fits what a seat knows; its chance is the server's own and has nothing to do with the match.

    By law 6 it is the same for any two matches that the seat cannot tell apart.
    """
    assert table.match is not None
    state = table.match.sample(Seat(seat), [secrets.randbits(64)])
    notes = table.match.notes(Seat(seat))
    return World(id="", version=table.version, state=bytes(state.dump()), notes=bytes(notes.dump()))
