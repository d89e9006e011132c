"""The log tells what happened, and nothing that anybody said, holds or keeps secret."""

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets
from sqlalchemy.exc import DataError, OperationalError

from katzentisch.server.clocks import Pace
from katzentisch.server.house import House, Timing
from katzentisch.server.logs import Elsewhere, new_log, problem
from katzentisch.server.room import Room
from katzentisch.server.store import Store
from katzentisch.server.thinking import Thinkers
from katzentisch.server.tokens import digest
from tests.server.client import Client
from tests.server.live import get, lay, post, serving, sqlite_url

Capture = pytest.CaptureFixture[str]


def lines(text: str) -> list[dict[str, Any]]:
    """Every line is JSON, with an event, a level and a time."""
    found = [json.loads(line) for line in text.splitlines()]
    assert all({"event", "level", "timestamp"} <= line.keys() for line in found)
    return found


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
async def test_a_whole_game_leaves_no_secret_in_the_log(tmp_path: Path, game: str, capsys: Capture) -> None:
    url = sqlite_url(tmp_path)
    async with serving(url, log="debug") as address:
        table, tokens = await lay(address, game, 3, 2)
        clients = [Client(address, table, token, Random(seat)) for seat, token in enumerate(tokens)]
        for client in clients:
            await client.connect()
        await clients[0].order("say", text="between you and me")
        await clients[1].order("rename", name="Rumpelstilzchen")
        await clients[0].say("start")
        await asyncio.gather(*(client.play() for client in clients))
        link = (await post(address, f"/api/tables/{table}/link", token=tokens[0])).json()["secret"]
        await post(address, f"/api/tables/{table}/link", token="no-such-token-at-all")
        await post(address, f"/api/tables/{table}/claim", {"secret": link})
        await clients[0].send("{ no message")
        for client in clients:
            await client.close()
    store = await Store.open(url)
    bodies = [entry.body for entry in await store.read(table)]
    await store.close()
    told = capsys.readouterr().err
    events = {line["event"] for line in lines(told)}
    assert {"server-started", "table-opened", "socket-opened", "socket-closed", "server-stopped"} <= events
    assert table in told
    moves = {body["action"] for body in bodies if "action" in body}
    chance = {name for body in bodies for name in body.get("chance", ())}
    digests = {body["digest"] for body in bodies if "digest" in body}
    assert len(moves) > 5
    assert len(chance) > 5
    secrets = {*tokens, *(digest(token) for token in tokens), *digests, link, "no-such-token", "no message"}
    words = {"between you", "Rumpelstilzchen", "P0", "P1", "Bearer", "authorization"}
    for secret in secrets | words | moves | chance:
        assert f'"{secret}' not in told, secret
        assert len(secret) < 5 or secret not in told, secret


async def test_sockets_limits_and_tables_are_told(tmp_path: Path, capsys: Capture) -> None:
    async with serving(sqlite_url(tmp_path), log="debug", budget=0.05) as address:
        table, tokens = await lay(address, "klaumau", 2, 1)
        wrong = Client(address, table, "x" * 20, Random(1))
        await wrong.connect()
        assert wrong.farewell == "wrong-token"
        client = Client(address, table, tokens[0], Random(1))
        await client.connect()
        for _ in range(20):
            await client.say("explain", action="pass")
        while "too-fast" not in [refusal["code"] for refusal in client.refusals]:
            await client.hear()
        await client.close()
        await asyncio.sleep(0.2)
    found = lines(capsys.readouterr().err)
    assert [line["table"] for line in found if line["event"] == "table-opened"] == [table]
    assert {line["code"] for line in found if line["event"] == "socket-closed"} == {"wrong-token", 1000}
    limits = [line for line in found if line["event"] == "rate-limited"]
    assert [line["what"] for line in limits] == ["message"]


async def test_the_level_counts(tmp_path: Path, capsys: Capture) -> None:
    async with serving(sqlite_url(tmp_path), log="warning") as address:
        await lay(address, "klaumau", 2, 1)
    assert capsys.readouterr().err == ""


class Broken(Store):
    """A store that fails with the text of what it was given."""

    async def read(self, table: str, after: int = 0) -> Any:
        raise ValueError(f"secret text of {table}")

    async def claim(self, *words: Any, **more: Any) -> Any:
        raise OSError(28, "No space left on device")


async def house_of(url: str, kind: type[Store], **timing: int) -> House:
    store = await kind.open(url)
    return House(store, Thinkers(1), pace=Pace(0, 1), timing=Timing(**timing), log=new_log("debug"))


async def test_a_job_that_fails_is_told_and_the_poller_goes_on(tmp_path: Path, capsys: Capture) -> None:
    house = await house_of(sqlite_url(tmp_path), Broken, poll=10)
    house.start()
    room = house.room("abcdefgh")
    house._spawn(house._look_for_absent(room))
    house._ring("abcdefgh")
    await asyncio.sleep(0.2)
    house.room("abcdefgh")
    house._spawn(room.table())
    await asyncio.sleep(0.1)
    await house.close()
    await house.store.close()
    text = capsys.readouterr().err
    found = [line for line in lines(text) if line["event"] == "failed"]
    polls = [line for line in found if line["where"] == "poll"]
    assert len(polls) > 3
    assert polls[0]["error"] == ["OSError"]
    assert polls[0]["said"] == ["No space left on device"]
    jobs = [line for line in found if line["where"] in ("job", "due")]
    assert ["ValueError"] in [line["error"] for line in jobs]
    assert any("test_logs.py" in place for place in jobs[0]["at"])
    assert "secret text" not in text


async def test_after_an_error_a_table_is_left_alone_for_a_while(tmp_path: Path, capsys: Capture) -> None:
    url = sqlite_url(tmp_path)
    async with serving(url) as address:
        table, tokens = await lay(address, "klaumau", 2, 1, starts=True)
        client = Client(address, table, tokens[0], Random(1))
        await client.connect()
        await client.close()
    house = await house_of(url, Store, poll=10, pause=50, lease=10)
    attempts: list[int] = []

    async def fail(room: Room, due: Any) -> None:
        attempts.append(house.now())
        raise RuntimeError("the hand is red-3")

    house._do = fail  # type: ignore[method-assign]
    place = (await house.room(table).table()).places[0]
    place.gone_since, place.level = None, "kitten"
    capsys.readouterr()
    await house.watch(table)
    await asyncio.sleep(0.5)
    await house.close()
    await house.store.close()
    found = lines(capsys.readouterr().err)
    assert 2 <= len(attempts) <= 12
    assert [line["error"] for line in found] == [["RuntimeError"]] * len(attempts)
    assert {line["table"] for line in found} == {table}


async def test_an_error_in_a_conversation_or_a_request_is_told_to_the_log_only(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise ValueError("the hand is red-3")

    async with serving(sqlite_url(tmp_path)) as address:
        table, tokens = await lay(address, "klaumau", 2, 1)
        client = Client(address, table, tokens[0], Random(1))
        await client.connect()
        monkeypatch.setattr(Room, "order", fail)
        monkeypatch.setattr(Room, "table", fail)
        await client.say("start")
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await client.hear_until("the end")
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1011, "server-error")
        answer = await get(address, f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (500, "server-error")
        monkeypatch.undo()
    text = capsys.readouterr().err
    assert {"socket", "request"} <= {line["where"] for line in lines(text) if line["event"] == "failed"}
    assert "red-3" not in text + answer.text


def raised(error: Exception) -> Exception:
    try:
        raise error
    except Exception as caught:
        return caught


TEXTS: dict[str, tuple[Callable[[], Exception], str | None]] = {
    "ours": (lambda: KeyError("red-3"), None),
    "a database's data": (lambda: DataError("INSERT red-3", {"body": "red-3"}, ValueError("red-3")), None),
    "a database that is gone": (
        lambda: OperationalError("INSERT red-3", {"body": "red-3"}, ValueError("disk is full")),
        "disk is full",
    ),
    "the system": (lambda: OSError(28, "No space left on device", "red-3"), "No space left on device"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_errors_are_told_by_type_and_place(name: str) -> None:
    make, said = TEXTS[name]
    told = problem(raised(make()))
    assert told.get("said", [None]) == [said]
    assert "red-3" not in json.dumps(told)
    assert told["at"][-1].endswith(" raised")


def test_what_libraries_log_loses_its_facts(capsys: Capture) -> None:
    logger = logging.getLogger("some.library")
    logger.propagate = False
    logger.addHandler(Elsewhere(new_log()))
    logger.warning("a body: %s", "red-3")
    logger.error("a problem\nwith red-3", exc_info=raised(ValueError("red-3")))
    logger.info("nothing")
    first, second = lines(capsys.readouterr().err)
    assert (first["text"], first["by"], first["level"]) == ("a body: %s", "some.library", "warning")
    assert (second["text"], second["error"]) == ("a problem", ["ValueError"])
