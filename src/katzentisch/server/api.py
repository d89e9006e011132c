"""The HTTP side: games, the lobby, opening a table, sitting down, moving a seat, records of finished matches."""

import secrets
from functools import partial
from io import BytesIO
from typing import Annotated, Any, TypeAlias

import msgspec
import segno
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import Body, Parameter

from ..bots.levels import NAMES
from ..core.game import Refusal
from ..core.match import valid_options
from ..core.registry import find, games
from ..core.transcript import SeatRecord, encode, record_of
from ..protocol.requests import ClaimSeat, MoveLink, OpenTable, Seated, SitDown
from . import faces, orders
from .entries import FORGOTTEN
from .house import House
from .orders import Step
from .room import Room
from .store import Entry
from .table import Table
from .tokens import digest, new_table, new_token

LINK_SECONDS = 600
"""So long a one-time link is good."""

AnyRequest: TypeAlias = Request[Any, Any, Any]
TheHouse: TypeAlias = NamedDependency[House]
TableName = Annotated[str, Parameter(pattern=r"^[a-z0-9]{6,20}$")]


class Refused(HTTPException):
    """A request was refused: the same codes as over the socket."""

    def __init__(self, refusal: Refusal, status: int = 409) -> None:
        super().__init__(detail=refusal.code, status_code=status, extra={"rule": refusal.rule, "facts": refusal.facts})


STATUS = {"no-such-table": 404, "no-such-game": 404, "wrong-token": 403, "wrong-secret": 403, "not-over": 403}


def refused(refusal: Refusal) -> Refused:
    """A refusal with its status."""
    return Refused(refusal, STATUS.get(refusal.code, 409))


def bearer(request: AnyRequest) -> str:
    """The token of a request; it is never part of an address."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Refused(Refusal("wrong-token"), 403)
    return token


class Games(Controller):
    """What can be played."""

    path = "/api/games"

    @get()
    async def list_games(self) -> list[dict[str, Any]]:
        """Every game with its options, presets, seats and levels of bots."""
        return [describe(name) for name in games()]


def describe(name: str) -> dict[str, Any]:
    """A game as a form for a new table needs it."""
    game = find(name)
    return {
        "name": game.name,
        "rules_version": game.rules_version,
        "fewest_seats": game.fewest_seats,
        "most_seats": game.most_seats,
        "options": msgspec.json.schema(game.options),
        "presets": {preset: msgspec.to_builtins(options) for preset, options in game.presets.items()},
        "preset_seats": {preset: list(game.seats_of(preset)) for preset in game.presets},
        "levels": list(NAMES),
    }


class Tables(Controller):
    """Tables and their seats."""

    path = "/api/tables"

    @get()
    async def lobby(self, house: TheHouse) -> list[dict[str, Any]]:
        """The tables that everyone may find."""
        found = [index.lobby for index in await house.store.listed()]
        return sorted(found, key=lambda table: int(table["touched"]), reverse=True)

    @post()
    async def open_table(self, house: TheHouse, data: Annotated[OpenTable, Body()]) -> Seated:
        """A new table; whoever opens it has its first seat."""
        try:
            return await open_table(house, data)
        except Refusal as refusal:
            raise refused(refusal) from None

    @get("/{name:str}")
    async def look(self, house: TheHouse, name: TableName) -> Response[bytes]:
        """A table as everyone sees it."""
        try:
            table = await house.room(name).table()
        except Refusal as refusal:
            raise refused(refusal) from None
        return Response(msgspec.json.encode(faces.table_info(table)), media_type="application/json")

    @post("/{name:str}/seats")
    async def sit(self, house: TheHouse, name: TableName, data: Annotated[SitDown, Body()]) -> Seated:
        """Sit down."""
        token, seats = new_token(), []

        def decide(table: Table) -> Step:
            step = orders.decide_sit(table, data.name, data.seat, digest(token), is_bot=data.is_bot)
            seats.append(step.seat)
            return step

        try:
            await house.room(name).step(decide)
        except Refusal as refusal:
            raise refused(refusal) from None
        return Seated(name, seats[-1] or 0, token)

    @post("/{name:str}/link")
    async def link(self, house: TheHouse, name: TableName, request: AnyRequest) -> MoveLink:
        """A one-time secret that moves the seat of this token to another device."""
        token, secret = bearer(request), new_token()
        seat = await seat_by_token(house.room(name), token)
        until = house.now() + 1000 * LINK_SECONDS
        await house.store.put_ticket(ticket(secret, digest(token)), name, seat, until)
        return MoveLink(secret, LINK_SECONDS, drawn(request, f"/t/{name}#move={secret}"))

    @post("/{name:str}/claim")
    async def claim(self, house: TheHouse, name: TableName, data: Annotated[ClaimSeat, Body()]) -> Seated:
        """Spend a one-time secret."""
        try:
            return await claim(house, name, data.secret)
        except Refusal as refusal:
            raise refused(refusal) from None

    @get("/{name:str}/record")
    async def record(self, house: TheHouse, name: TableName) -> Response[bytes]:
        """The record of the last match; only when it is over."""
        try:
            table = await house.room(name).table()
            if table.match is None or not table.match.is_over:
                raise Refusal("not-over")
        except Refusal as refusal:
            raise refused(refusal) from None
        seats = [SeatRecord(place.name or FORGOTTEN, kind_of(place.level)) for place in table.places]
        return Response(encode(record_of(table.match, seats)), media_type="application/json")

    @get("/{name:str}/qr")
    async def qr(self, house: TheHouse, name: TableName, request: AnyRequest) -> Response[bytes]:
        """The address of the table as a QR code."""
        return Response(drawn(request, f"/t/{name}").encode(), media_type="image/svg+xml")


def drawn(request: AnyRequest, place: str) -> str:
    """A place of this server as a QR code (SVG)."""
    try:
        code = segno.make(f"{str(request.base_url).rstrip('/')}{place}", error="m")
    except ValueError:
        raise Refused(Refusal("bad-request"), 400) from None
    picture = BytesIO()
    code.save(picture, kind="svg", scale=6, xmldecl=False, nl=False)
    return picture.getvalue().decode()


def kind_of(level: str | None) -> str:
    """Who sat there, as a record has it."""
    return "person" if level is None else f"bot {level}"


async def seat_by_token(room: Room, token: str) -> int:
    """The seat that a token opens."""
    try:
        return await room.seat_of(token)
    except Refusal as refusal:
        raise refused(refusal) from None


def ticket(secret: str, known: str) -> bytes:
    """What is kept of a one-time secret: it is good as long as the token is by which it was asked for."""
    return bytes.fromhex(digest(f"{secret} {known}"))


async def claim(house: House, name: str, secret: str) -> Seated:
    """One more token for a seat, for a secret that somebody asked for who still has that seat."""
    room, token = house.room(name), new_token()
    places = (await room.table()).places
    tickets = [(seat, known) for seat, place in enumerate(places) for known in place.digests]
    for seat, known in tickets:
        if await house.store.spend_ticket(ticket(secret, known), house.now()) == (name, seat):
            await room.step(partial(give_token, seat, known, digest(token)))
            return Seated(name, seat, token)
    raise Refusal("wrong-secret")


def give_token(seat: int, known: str, new: str, table: Table) -> Step:
    """The seat gets one more token, if it still has the one that asked for it."""
    if known not in table.places[seat].digests:
        raise Refusal("wrong-secret")
    return Step("token", {"digest": new}, seat)


async def open_table(house: House, wish: OpenTable) -> Seated:
    """Lay a table, seat the host and the bots, and perhaps begin."""
    game = find(wish.game)
    preset = wish.preset or next(iter(game.presets))
    if preset not in game.presets:
        raise Refusal("no-such-preset", "", preset=preset, presets=", ".join(game.presets))
    if not game.fewest_seats <= wish.seats <= game.most_seats:
        raise Refusal("seats", "", fewest=game.fewest_seats, most=game.most_seats)
    options = options_of(wish, msgspec.to_builtins(game.presets[preset]))
    game.start(valid_options(game, options), wish.seats, None)
    for level in (*wish.bots, wish.clock.stand_in):
        orders.known_level(game, level)
    if len(wish.bots) >= wish.seats:
        raise Refusal("too-many-bots")
    token, room = new_token(), house.room(new_table())
    body = {
        "game": game.name,
        "options": msgspec.to_builtins(options),
        "seats": wish.seats,
        "clock": msgspec.to_builtins(wish.clock),
        "is_listed": wish.is_listed,
        "has_hints": wish.has_hints,
        "seed": secrets.token_hex(16),
        "name": orders.clean_name(wish.name),
        "digest": digest(token),
    }
    await room.found(Entry(room.name, 1, house.now(), "open", body))
    await seat_bots(room, wish)
    await house.watch(room.name)
    house.log.info("table-opened", table=room.name, game=game.name)
    return Seated(room.name, 0, token)


def options_of(wish: OpenTable, base: dict[str, Any]) -> Any:
    """The options of a table: a preset with changes."""
    game = find(wish.game)
    try:
        return msgspec.convert({**base, **wish.options}, game.options, strict=True)
    except msgspec.ValidationError as problem:
        raise Refusal("options-invalid", "", problem=str(problem)[:200]) from None


async def seat_bots(room: Room, wish: OpenTable) -> None:
    """Bots take the last seats; the match begins if that is wanted."""

    def bot(seat: int, level: str, table: Table) -> Step:
        name = orders.bot_name(table, set())
        return Step("bot", {"seat": seat, "level": orders.known_level(table.game, level), "name": name})

    for seat, level in enumerate(wish.bots, wish.seats - len(wish.bots)):
        await room.step(partial(bot, seat, level))
    if wish.starts:
        await room.step(lambda table: orders.start(table, wish.bots[-1] if wish.bots else "mouser"))
