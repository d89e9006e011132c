"""The HTTP side of a server: looking at tables, sitting down, spending the secret of a link."""

import asyncio
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import TypeVar

import msgspec

from ..core.game import Refusal
from ..protocol.messages import Refused
from ..protocol.requests import ClaimSeat, Seated, SitDown
from ..protocol.table import LobbyTable, TableInfo
from .address import Address
from .qr import Dots, dots_of

PATIENCE = 20.0
"""So many seconds an answer may take."""
MOST_BYTES = 8_000_000

Answer = TypeVar("Answer")


async def look(server: str, table: str) -> TableInfo:
    """A table as everyone sees it."""
    return _read(server, await fetch(server, f"/api/tables/{table}"), TableInfo)


async def free_table(server: str) -> str:
    """The first listed table with a free seat that has not begun, or at least has a free seat."""
    listed = _read(server, await fetch(server, "/api/tables"), list[LobbyTable])
    free = [one for one in listed if one.free > 0]
    for one in sorted(free, key=lambda one: one.phase != "open"):
        return one.id
    raise Refusal("client-no-table", "", server=server)


async def lively_table(server: str) -> str:
    """The first listed table at which a match is played, or else the first."""
    listed = _read(server, await fetch(server, "/api/tables"), list[LobbyTable])
    for one in sorted(listed, key=lambda one: one.phase != "playing"):
        return one.id
    raise Refusal("client-no-table", "", server=server)


async def sit(server: str, table: str, name: str, *, is_bot: bool = False) -> Seated:
    """Take a free seat."""
    wish = SitDown(name=name, is_bot=is_bot)
    return _read(server, await fetch(server, f"/api/tables/{table}/seats", msgspec.json.encode(wish)), Seated)


async def claim(server: str, table: str, secret: str) -> Seated:
    """Spend a one-time secret for a seat."""
    return _read(
        server, await fetch(server, f"/api/tables/{table}/claim", msgspec.json.encode(ClaimSeat(secret))), Seated
    )


async def record(server: str, table: str) -> bytes:
    """The record of the last match, once it is over."""
    return await fetch(server, f"/api/tables/{table}/record")


async def qr_code(server: str, table: str) -> Dots:
    """The table's address as a QR code; no dots if the server has none."""
    try:
        return dots_of((await fetch(server, f"/api/tables/{table}/qr")).decode(errors="replace"))
    except Refusal:
        return []


async def table_of(address: Address) -> str:
    """The table that is meant: the one that is named, or the lobby's first free one."""
    return address.table or await free_table(address.server)


async def fetch(server: str, path: str, body: bytes | None = None) -> bytes:
    """The answer to a request; what the server refuses is raised as a Refusal."""
    return await asyncio.to_thread(_fetch, server, path, body)


def _fetch(server: str, path: str, body: bytes | None) -> bytes:
    request = urllib.request.Request(server + path, body, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return bytes(answer.read(MOST_BYTES))
    except urllib.error.HTTPError as error:
        with error:
            raise _refusal(server, error.read(MOST_BYTES)) from None
    except (OSError, HTTPException, ValueError) as error:
        raise Refusal("client-unreachable", "", server=server, problem=_problem(error)) from None


def _problem(error: Exception) -> str:
    reason = getattr(error, "reason", error)
    return str(getattr(reason, "strerror", None) or reason)


def _refusal(server: str, body: bytes) -> Refusal:
    """What a server's refusal says; anything else is no table server."""
    try:
        told = msgspec.json.decode(body, type=Refused)
    except msgspec.MsgspecError:
        return Refusal("client-odd-answer", "", server=server)
    return refusal_of(told)


def refusal_of(told: Refused) -> Refusal:
    """A refusal as it came over the wire; `retry_after` is one of its facts."""
    wait = {} if told.retry_after is None else {"retry_after": told.retry_after}
    return Refusal(told.code, told.rule, **told.facts, **wait)


def _read(server: str, body: bytes, kind: type[Answer]) -> Answer:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.MsgspecError:
        raise Refusal("client-odd-answer", "", server=server) from None
