"""Who may come in: origins, headers, sizes and budgets."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from katzentisch.server.app import HEADERS, MOST_FRAME
from katzentisch.server.store import Store
from tests.server.client import Client
from tests.server.live import get, lay, post, serving, sqlite_url

SMALL = 0.05
"""A budget with which an address may open one table and ask for six things."""
FRIEND = "https://tables.example.org"


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(sqlite_url(tmp_path), origins=[FRIEND]) as found:
        yield found


def socket_of(address: str) -> str:
    return address.replace("http", "ws", 1) + "/ws"


@pytest.mark.parametrize("origin", ["https://evil.example.org", "null", "http://127.0.0.1:1", f"{FRIEND}.evil.org"])
async def test_a_page_of_somebody_else_cannot_connect(address: str, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(socket_of(address), additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403


async def test_pages_of_ours_and_programs_can(address: str) -> None:
    table, _ = await lay(address, "katzenjammer", 2, 1)
    for headers in ({"Origin": address}, {"Origin": FRIEND}, {}):
        async with connect(socket_of(address), additional_headers=headers) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "table": table}))
            assert json.loads(await socket.recv())["type"] == "welcome"


@pytest.mark.parametrize("path", ["/healthz", "/api/games", "/", "/t/sometable", "/api/tables/sometable", "/nonsense"])
async def test_every_answer_has_the_headers(address: str, path: str) -> None:
    answer = await get(address, path)
    assert HEADERS.items() <= {name: answer.headers.get(name.lower()) for name in HEADERS}.items()


def test_the_policy_lets_no_foreign_and_no_inline_script_run() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in HEADERS["Content-Security-Policy"]


async def test_a_frame_that_is_too_long_ends_its_connection_only(address: str, tmp_path: Path) -> None:
    table, tokens = await lay(address, "katzenjammer", 2, 2)
    host, guest = (Client(address, table, token, Random(1)) for token in tokens)
    await host.connect()
    await guest.connect()
    fits = {"type": "say", "id": "a", "text": "A"}
    await guest.send(json.dumps(fits) + " " * (MOST_FRAME - len(json.dumps(fits))))
    await guest.hear_until("ack")
    await guest.send(json.dumps({"type": "say", "id": "b", "text": "B"}) + " " * MOST_FRAME)
    with pytest.raises(ConnectionClosed) as closed:
        await guest.hear_until("ack")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert (await host.order("start"))["type"] == "ack"
    await host.close()
    store = await Store.open(sqlite_url(tmp_path))
    assert "b" not in {entry.move for entry in await store.read(table)}
    await store.close()


async def test_an_address_that_asks_too_much_is_told_when_to_come_back(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path), budget=SMALL) as address:
        async with httpx.AsyncClient(base_url=address) as client:
            answers = [await client.get("/api/games") for _ in range(9)]
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        assert answers[-1].status_code == 429
        check_wait(answers[-1])
        wish = {"game": "klaumau", "name": "Ada", "seats": 2}
        assert (await post(address, "/api/tables", wish)).status_code == 201
        check_wait(await post(address, "/api/tables", wish))


def check_wait(answer: httpx.Response) -> None:
    """How long to wait stands in the answer, for machines."""
    assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
    wait = answer.json()["retry_after"]
    assert wait > 0
    assert int(answer.headers["retry-after"]) == -(-wait // 1000)


async def test_a_connection_that_says_too_much_is_told_when_to_go_on(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path), budget=SMALL) as address:
        table, tokens = await lay(address, "katzenjammer", 2, 1)
        host = Client(address, table, tokens[0], Random(1))
        await host.connect()
        for _ in range(9):
            await host.send('{"type": "ping"}')
        told = [await host.hear() for _ in range(9)]
        refused = [message for message in told if message["type"] == "refused"]
        assert [message["type"] for message in told[:4]] == ["pong"] * 4
        assert {message["code"] for message in refused} == {"too-fast"}
        assert all(message["retry_after"] > 0 for message in refused)
        await host.close()


async def test_an_address_that_connects_too_often_stays_outside(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path), budget=SMALL) as address:
        with pytest.raises(InvalidStatus) as refused:
            await knock(address, 9)
        assert refused.value.response.status_code == 403
        assert (await get(address, "/healthz")).status_code == 200


async def knock(address: str, times: int) -> None:
    """Connect and go, so many times."""
    for _ in range(times):
        async with connect(socket_of(address)):
            pass
