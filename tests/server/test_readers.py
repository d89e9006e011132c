"""A reader who stops reading, over real sockets: it costs little memory, delays nobody, and gets the table anew."""

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from katzentisch.server import app as server_app
from katzentisch.server.app import make_app
from katzentisch.server.config import Config
from katzentisch.server.house import Timing
from katzentisch.server.hub import MOST_WAITING, Line
from katzentisch.server.room import Room
from katzentisch.server.running import listen_on
from tests.server import live
from tests.server.client import Client
from tests.server.live import FAST, hosting, lay, sqlite_url

SMALL = 4096
"""Bytes that the system buffers on each side of a connection; it takes some more."""
BETWEEN = 150_000
"""Bytes that are at most on their way: in the buffers of the system, of the event loop and of the client."""
PATIENCE = 10.0


def small_sockets(config: Config) -> socket.socket:
    """A socket that listens, whose connections have small buffers."""
    listening = listen_on(config)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    return listening


@contextlib.asynccontextmanager
async def serving(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Litestar, str]]:
    """A server whose connections hold little."""
    monkeypatch.setattr(live, "listen_on", small_sockets)
    app = make_app(Config(**FAST), sqlite_url(folder), timing=Timing(blink=100))  # type: ignore[arg-type]
    async with hosting(app) as address:
        yield app, address


class Dozer(Client):
    """A client that can stop reading."""

    async def connect(self) -> None:
        """As a client, over a socket that buffers little."""
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        host, port = self.address.removeprefix("http://").split(":")
        plain.connect((host, int(port)))
        self._socket = await connect(f"ws://{host}:{port}/ws", sock=plain, compression=None, max_size=None)
        await self._socket.send(json.dumps({"type": "hello", "protocol": 1, "table": self.table, "token": self.token}))
        await self.hear_until("welcome")

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    def doze(self) -> None:
        """Read nothing more, not even what the system has."""
        self.socket.transport.pause_reading()

    def wake(self) -> None:
        """Read again."""
        self.socket.transport.resume_reading()


class Gauge:
    """What the server has for one line, and what it has given away."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.posted = self.sent = self.most_waiting = self.most_held = 0
        self._post, self._send = line.post, line._send
        line.post, line._send = self.post, self.send  # type: ignore[method-assign]

    def post(self, message: bytes) -> None:
        self.posted += len(message)
        self._post(message)
        self.most_waiting = max(self.most_waiting, self.line.waiting)
        self.most_held = max(self.most_held, sum(map(len, self.line._waiting)))

    async def send(self, message: bytes) -> None:
        await self._send(message)
        self.sent += len(message)


def line_of(room: Room, seat: int) -> Line:
    return next(line for line in room.lines if line.seat == seat)


async def seated(address: str, people: int, seats: int) -> tuple[list[Client], Dozer]:
    """People who play, bots, and on a seat one for whom a bot plays."""
    table, tokens = await lay(address, "klaumau", seats, people + 1, options={"rounds": 1}, clock={"grace": None})
    clients = [Client(address, table, token, Random(number)) for number, token in enumerate(tokens[:-1])]
    dozer = Dozer(address, table, tokens[-1], Random(9))
    for client in (*clients, dozer):
        await client.connect()
    assert (await clients[0].order("start"))["type"] == "ack"
    assert (await dozer.order("hand-over", level="kitten"))["type"] == "ack"
    return clients, dozer


async def chatter(client: Client) -> float:
    """Something long is said; the seconds until it was taken."""
    since = time.perf_counter()
    assert (await client.order("say", text="\u732b" * 300))["type"] == "ack"
    return time.perf_counter() - since


async def until(what: Any) -> None:
    """Wait for something that soon holds."""
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.01)


async def hear_all(client: Client) -> None:
    """Everything up to the answer to a ping."""
    await client.send('{"type": "ping"}')
    while (await client.hear())["type"] != "pong":
        continue


async def test_a_reader_who_stops_delays_nobody_and_gets_the_table_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, monkeypatch) as (app, address):
        clients, dozer = await seated(address, 2, 8)
        room = app.state.house.room(dozer.table)
        gauge = Gauge(line_of(room, 2))
        before = [await chatter(clients[0]) for _ in range(20)]
        await hear_all(dozer)
        dozer.doze()
        sent = gauge.sent
        await asyncio.wait_for(asyncio.gather(*(client.play() for client in clients)), 6 * PATIENCE)
        after = [await chatter(clients[0]) for _ in range(20)]
        while not gauge.line.is_behind or gauge.posted < BETWEEN:
            await chatter(clients[0])
        assert gauge.sent - sent < BETWEEN
        assert gauge.most_waiting == MOST_WAITING
        assert gauge.most_held < BETWEEN
        assert sorted(after)[-10] < max(0.05, 5 * max(before))

        welcomes, dropped = dozer.welcomes, gauge.sent
        dozer.wake()
        await dozer.hear_until("welcome")
        await hear_all(dozer)
        assert dozer.welcomes == welcomes + 1
        assert gauge.sent - dropped < BETWEEN
        for client in clients:
            await hear_all(client)
        assert dozer.game is not None
        assert clients[0].game is not None
        assert dozer.game["result"] == clients[0].game["result"]
        assert dozer.game["version"] == clients[0].game["version"]
        assert dozer.info == clients[0].info
        assert dozer.chat[-50:] == clients[0].chat[-50:]
        for client in (*clients, dozer):
            await client.close()


async def test_the_line_of_one_who_asks_without_reading_ends_with_its_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, monkeypatch) as (app, address):
        clients, dozer = await seated(address, 1, 2)
        room = app.state.house.room(dozer.table)
        line = line_of(room, 1)
        dozer.doze()
        for count in range(6 * MOST_WAITING):
            await dozer.send(json.dumps({"type": "world", "id": f"w{count}"}))
        await until(lambda: line.waiting > MOST_WAITING // 2)
        assert (await clients[0].order("explain", action="nonsense"))["type"] in ("explained", "refused")
        dozer.abort()
        await until(lambda: line not in room.lines)
        while clients[0].info["seats"][1].get("is_present", True):
            await clients[0].hear()
        await clients[0].close()


async def test_a_command_that_was_begun_is_heard_by_the_others_though_its_sender_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, monkeypatch) as (app, address):
        table, tokens = await lay(address, "katzenjammer", 2, 2, bots=[])
        clients = [Client(address, table, token, Random(number)) for number, token in enumerate(tokens)]
        for client in clients:
            await client.connect()
        await clients[0].order("start")
        for client in clients:
            await hear_all(client)
        seat = next(number for number, client in enumerate(clients) if client.wants_to_act())
        sender, other = clients[seat], clients[1 - seat]
        store, is_writing, may_write = app.state.house.store, asyncio.Event(), asyncio.Event()
        append = store.append

        async def slow(*given: Any) -> None:
            is_writing.set()
            await may_write.wait()
            await append(*given)

        monkeypatch.setattr(store, "append", slow)
        assert sender.game is not None
        version = sender.game["version"]
        await sender.act()
        await asyncio.wait_for(is_writing.wait(), PATIENCE)
        line_of(app.state.house.room(table), seat).close()
        sender.abort()
        await asyncio.sleep(0.1)
        may_write.set()
        while other.game is None or other.game["version"] == version:
            await other.hear()
        await other.close()


class Outlet:
    """Takes messages only when it is open."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.is_open = asyncio.Event()

    async def send(self, message: bytes) -> None:
        await self.is_open.wait()
        self.sent.append(message)


@contextlib.asynccontextmanager
async def writing(outlet: Outlet) -> AsyncIterator[Line]:
    """A line and its writer, which ends with it."""
    line = Line(outlet.send, lambda line: b"anew")
    writer = asyncio.create_task(line.write())
    yield line
    line.close()
    outlet.is_open.set()
    await asyncio.wait_for(writer, PATIENCE)


def number(count: int) -> list[bytes]:
    return [b"%d" % index for index in range(count)]


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_as_many_messages_as_fit_are_sent_in_order() -> None:
    outlet = Outlet()
    async with writing(outlet) as line:
        for message in number(MOST_WAITING):
            line.post(message)
        assert line.waiting == MOST_WAITING
        assert not line.is_behind
    assert outlet.sent == number(MOST_WAITING)


async def test_one_message_too_many_and_all_are_dropped_for_one_that_has_everything() -> None:
    outlet = Outlet()
    async with writing(outlet) as line:
        line.post(b"under way")
        await settle()
        for message in number(MOST_WAITING):
            line.post(message)
        assert (line.waiting, line.is_behind) == (MOST_WAITING, False)
        for message in number(3):
            line.post(message)
            assert (line.waiting, line.is_behind) == (0, True)
        outlet.is_open.set()
        await settle()
        assert outlet.sent == [b"under way", b"anew"]
        assert not line.is_behind
        line.post(b"later")
    assert outlet.sent == [b"under way", b"anew", b"later"]


async def test_what_comes_while_the_table_is_sent_anew_comes_after_it() -> None:
    outlet = Outlet()
    async with writing(outlet) as line:
        for message in number(MOST_WAITING + 1):
            line.post(message)
        await settle()
        line.post(b"next")
    assert outlet.sent == [b"anew", b"next"]


async def test_one_can_fall_behind_again_and_again() -> None:
    outlet = Outlet()
    async with writing(outlet) as line:
        for _ in range(3):
            for message in number(MOST_WAITING + 2):
                line.post(message)
            await settle()
        outlet.is_open.set()
        await settle()
    assert outlet.sent == [b"anew", b"anew"]


async def test_a_closed_line_sends_what_waits_and_takes_no_more() -> None:
    outlet = Outlet()
    async with writing(outlet) as line:
        line.post(b"last")
        line.close()
        line.post(b"too late")
    assert outlet.sent == [b"last"]


async def test_who_asks_faster_than_it_reads_waits_beyond_half_a_mailbox() -> None:
    outlet = Outlet()
    async with writing(outlet) as line:
        line.post(b"under way")
        await settle()
        for message in number(MOST_WAITING // 2):
            line.post(message)
        await asyncio.wait_for(line.catch_up(), PATIENCE)
        line.post(b"one more")
        waiting = asyncio.create_task(line.catch_up())
        await settle()
        assert not waiting.done()
        outlet.is_open.set()
        await asyncio.wait_for(waiting, PATIENCE)


async def test_nobody_waits_for_a_line_that_is_closed() -> None:
    outlet = Outlet()
    async with writing(outlet) as line:
        for message in number(MOST_WAITING):
            line.post(message)
        waiting = asyncio.create_task(line.catch_up())
        await settle()
        assert not waiting.done()
        line.close()
        await asyncio.wait_for(waiting, PATIENCE)


async def test_nobody_waits_for_a_line_whose_connection_broke() -> None:
    async def broken(message: bytes) -> None:
        await asyncio.sleep(0)
        raise ConnectionResetError

    line = Line(broken, lambda line: b"anew")
    for message in number(MOST_WAITING):
        line.post(message)
    waiting = asyncio.create_task(line.catch_up())
    with pytest.raises(ConnectionResetError):
        await line.write()
    await asyncio.wait_for(waiting, PATIENCE)
    line.post(b"to nobody")
    assert line.is_closed


async def test_a_reader_who_has_stopped_for_long_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_app, "PATIENCE", 0.5)
    async with serving(tmp_path, monkeypatch) as (app, address):
        clients, dozer = await seated(address, 1, 2)
        room = app.state.house.room(dozer.table)
        dozer.doze()
        line = line_of(room, 1)
        while not line.is_behind and not line.is_closed:
            await chatter(clients[0])
        await until(lambda: line not in room.lines)
        while clients[0].info["seats"][1].get("is_present", True):
            await clients[0].hear()
        for client in (*clients, dozer):
            client.abort()
