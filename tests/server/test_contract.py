"""The HTTP API keeps what its document promises, whatever it is asked; `make soak-fuzz` asks for longer."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from schemathesis.core.failures import FailureGroup

from katzentisch.server.store import Store
from tests.server import contract
from tests.server.client import Client
from tests.server.contract import PROMISES, check_refusal, document, explore, ref
from tests.server.live import lay, post, serving, sqlite_url


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(sqlite_url(tmp_path)) as found:
        yield found


def test_every_route_promises_something() -> None:
    found = {f"{method} {path}" for path, methods in document()["paths"].items() for method in methods}
    assert found == PROMISES.keys()


async def test_every_answer_is_one_that_was_promised(address: str) -> None:
    statuses = (await explore(address, 10)).statuses
    assert {201, 400, 404, 409} <= statuses["POST /api/tables"].keys()
    assert {201, 400, 404} <= statuses["POST /api/tables/{name}/seats"].keys()
    assert {201, 400, 403} <= statuses["POST /api/tables/{name}/link"].keys()


@pytest.mark.parametrize(
    ("label", "broken"),
    [
        ("get /api/tables/{name}", {"refusals": (400,)}),
        ("get /api/tables/{name}", {"body": ref("Seated")}),
        ("get /api/tables/{name}/qr", {"media": "image/png"}),
    ],
)
async def test_a_broken_promise_is_caught(
    address: str, monkeypatch: pytest.MonkeyPatch, label: str, broken: dict[str, Any]
) -> None:
    monkeypatch.setattr(contract, "PROMISES", {**PROMISES, label: replace(PROMISES[label], **broken)})
    document.cache_clear()
    with pytest.raises(FailureGroup):
        await explore(address, 10, only=label[4:])
    document.cache_clear()


@pytest.mark.parametrize("host", ["a" * 3000, "a:b:c", "h:99999999", "a b", "[::", "", "]["])
async def test_a_strange_host_is_no_error(address: str, host: str) -> None:
    async with httpx.AsyncClient(base_url=address) as client:
        for path in ("", "/qr"):
            answer = await client.get(f"/api/tables/sometable{path}", headers={"Host": host})
            assert answer.status_code < 500
            check_refusal(answer.status_code, answer.content)


async def test_a_body_that_is_too_deep_is_refused(address: str) -> None:
    deep = "[" * 5000 + "]" * 5000
    async with httpx.AsyncClient(base_url=address) as client:
        answer = await client.post("/api/tables", content=f'{{"game": "klaumau", "options": {deep}}}')
    assert answer.status_code == 400
    check_refusal(answer.status_code, answer.content)


@pytest.mark.parametrize(
    "wish",
    [
        {"bots": ["nobody"]},
        {"bots": ["clairvoyant"]},
        {"clock": {"stand_in": "nobody"}},
        {"clock": {"stand_in": "clairvoyant"}},
        {"clock": {"stand_in": "mcts:9999999"}},
    ],
)
async def test_a_refused_wish_leaves_no_table(tmp_path: Path, address: str, wish: dict[str, Any]) -> None:
    answer = await post(address, "/api/tables", {"game": "klaumau", "name": "Ada", "seats": 3, **wish})
    assert answer.status_code == 409
    assert answer.json()["code"] in ("no-such-bot", "bot-not-for-people")
    store = await Store.open(sqlite_url(tmp_path))
    assert [line async for line in store.export()] == []
    await store.close()


async def test_an_old_link_does_not_open_the_seat_of_somebody_else(address: str) -> None:
    table, tokens = await lay(address, "katzenjammer", 3, 2)
    secrets = [(await post(address, f"/api/tables/{table}/link", token=tokens[1])).json()["secret"] for _ in range(2)]
    host = Client(address, table, tokens[0], Random(1))
    await host.connect()
    assert (await host.order("free-seat", seat=1))["type"] == "ack"
    await check_claim(address, table, secrets[0])
    seated = await post(address, f"/api/tables/{table}/seats", {"name": "Bo", "seat": 1})
    assert seated.status_code == 201
    await check_claim(address, table, secrets[1])
    await host.close()


async def check_claim(address: str, table: str, secret: str) -> None:
    answer = await post(address, f"/api/tables/{table}/claim", {"secret": secret})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-secret")
