"""Sitting down at a server's table: with a token from before, by a link that moves a seat, or on a free seat."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from ..core.game import Refusal
from .address import Address
from .desk import claim, lively_table, look, sit, table_of
from .keys import Key, key_of
from .line import Line
from .seat import RemoteSeat


@contextlib.asynccontextmanager
async def joined(
    address: Address, name: str, *, is_bot: bool = False, folder: Path | None = None
) -> AsyncIterator[RemoteSeat]:
    """A seat that stays connected; raises Refusal if there is none for us."""
    table = await table_of(address)
    await look(address.server, table)
    with key_of(address.server, table, "bot" if is_bot else "person", folder) as key:
        known = None if address.secret else key.token
        token = known or await _seat(address, table, name, key, is_bot=is_bot)
        async with contextlib.AsyncExitStack() as stack:
            try:
                seat = await stack.enter_async_context(connected(address.server, table, token))
            except Refusal as refusal:
                if known is None or refusal.code != "wrong-token":
                    raise
                token = await _seat(address, table, name, key, is_bot=is_bot)
                seat = await stack.enter_async_context(connected(address.server, table, token))
            yield seat


async def _seat(address: Address, table: str, name: str, key: Key, *, is_bot: bool) -> str:
    """A new token, written down."""
    if address.secret is not None:
        seated = await claim(address.server, table, address.secret)
    else:
        seated = await sit(address.server, table, name, is_bot=is_bot)
    key.keep(address.server, table, seated.token)
    return seated.token


@contextlib.asynccontextmanager
async def watching(address: Address, watch: int | None = None) -> AsyncIterator[RemoteSeat]:
    """A spectator's place that stays connected, perhaps behind a seat; raises Refusal if there is no such table."""
    table = address.table or await lively_table(address.server)
    seats = len((await look(address.server, table)).seats)
    if watch is not None and not 0 <= watch < seats:
        raise Refusal("no-such-seat", "", seat=watch)
    async with connected(address.server, table, None, watch) as seat:
        yield seat


@contextlib.asynccontextmanager
async def connected(server: str, table: str, token: str | None, watch: int | None = None) -> AsyncIterator[RemoteSeat]:
    """A seat whose first welcome has come; without a token a spectator's place."""
    line = Line(server, table, token, watch)
    seat = RemoteSeat(line)
    running = asyncio.create_task(line.run())
    try:
        await seat.until(lambda: seat.info is not None)
        yield seat
    finally:
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running
