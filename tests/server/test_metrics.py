"""What Prometheus reads: the numbers are right, few know them, and none of them tells a secret."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
from prometheus_client.parser import text_string_to_metric_families

from katzentisch.core.registry import games
from katzentisch.server.app import Doors
from katzentisch.server.config import Config
from katzentisch.server.metrics import Metrics
from tests.server.client import Client
from tests.server.live import get, lay, running, serving, sqlite_url

LABELS = {"game", "by", "code", "what", "kind", "where", "le"}


def numbers(text: str) -> dict[str, float]:
    """Every sample by its name and labels."""
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name.removeprefix('katzentisch_')}[{labels}]"] = sample.value
    return found


async def scrape(address: str) -> dict[str, float]:
    answer = await get(address, "/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return numbers(answer.text)


async def test_a_whole_game_is_counted(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, tokens = await lay(address, "katzenjammer", 3, 2)
        clients = [Client(address, table, token, Random(3 + seat)) for seat, token in enumerate(tokens)]
        for client in clients:
            await client.connect()
        await clients[0].say("start")
        await asyncio.gather(*(client.play() for client in clients))
        assert (await clients[0].order("act", version=0, action="pass"))["code"] == "not-playing"
        for client in clients:
            await client.send('{"type": "ping"}')
            await client.hear_until("pong")
        await asyncio.sleep(1.2)
        found = await scrape(address)
        assert found["sockets[]"] == 2
        assert found["tables_open[]"] == 1
        people = found["moves_total[by=person,game=katzenjammer]"]
        bots = found["moves_total[by=bot,game=katzenjammer]"]
        assert people == sum(len(client.acks) for client in clients) - 1
        assert found["bot_thinking_seconds_count[]"] >= bots > 0
        assert found["append_seconds_count[]"] >= people + bots
        assert found["command_seconds_count[]"] >= people + 2
        assert found["refused_total[code=not-playing]"] == 1
        assert found["greetings_total[kind=new]"] == 2
        assert found["mail_waiting[]"] == found["lines_behind[]"] == found["resyncs_total[]"] == 0
        assert not any(name.startswith("failures_total") for name in found)
        for client in clients:
            await client.close()
        wrong = Client(address, table, "x" * 20, Random(1))
        await wrong.connect()
        await asyncio.sleep(0.2)
        assert (await scrape(address))["refused_total[code=wrong-token]"] == 1
        assert (await scrape(address))["sockets[]"] == 0


async def test_labels_are_few_and_tell_nothing(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, tokens = await lay(address, "klaumau", 3, 1)
        client = Client(address, table, tokens[0], Random(1))
        await client.connect()
        await client.say("start")
        await client.say("say", text="the-chat-text")
        await client.play()
        for path in ("/api/tables/aaaaaaaaaa", "/nowhere/Not-a-Code", f"/api/tables/{table}/claim"):
            await get(address, path)
        text = (await get(address, "/metrics")).text
        await client.close()
    for secret in (table, tokens[0], "P0", "the-chat-text", "Not-a-Code", client.sent[-1]):
        assert secret not in text
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            assert set(sample.labels) <= LABELS
            assert sample.labels.get("game", "klaumau") in games()
            assert sample.labels.get("by", "bot") in ("person", "bot", "clock")
            assert re.fullmatch(r"[a-z0-9-]*", sample.labels.get("code", ""))


async def test_limits_are_counted_and_a_code_that_is_none_is_not_told_apart(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path), budget=0.05) as address:
        answers = [(await get(address, "/api/games")).status_code for _ in range(8)]
        assert answers[0] == 200
        assert answers[-1] == 429
        await asyncio.sleep(5)
        assert (await scrape(address))["rate_limited_total[what=request]"] == answers.count(429)
    metrics = Metrics()
    metrics.refused("Somebody's text")
    assert numbers(metrics.text().decode())["refused_total[code=other]"] == 1


async def test_only_scrapers_read_them(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path), scrapers=["192.0.2.7"]) as address:
        assert (await get(address, "/metrics")).status_code == 404
    async with serving(sqlite_url(tmp_path)) as address, httpx.AsyncClient(base_url=address) as client:
        passed_on = await client.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
        assert passed_on.status_code == 404
    async with (
        serving(sqlite_url(tmp_path), scrapers=["192.0.2.7"], proxies=["127.0.0.1"]) as address,
        httpx.AsyncClient(base_url=address) as client,
    ):
        for told in ("192.0.2.7", "127.0.0.1", "192.0.2.7, 192.0.2.8"):
            assert (await client.get("/metrics", headers={"X-Forwarded-For": told})).status_code == 404


async def test_a_proxy_tells_the_address_only_if_it_is_known(tmp_path: Path) -> None:
    async def spend(address: str) -> list[int]:
        async with httpx.AsyncClient(base_url=address) as client:
            tries = [await client.get("/api/games", headers={"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(8)]
        return [answer.status_code for answer in tries]

    async with serving(sqlite_url(tmp_path), budget=0.02) as address:
        assert 429 in await spend(address)
    async with serving(sqlite_url(tmp_path), budget=0.02, proxies=["127.0.0.1"]) as address:
        assert 429 not in await spend(address)


async def test_several_processes_add_up(fresh_postgres: Callable[[], str]) -> None:
    with running(fresh_postgres(), 0, "--workers", "2") as server:
        assert (await wait_for(server.address)).status_code == 200
        tables = [await lay(server.address, "klaumau", 2, 1) for _ in range(2)]
        clients = [Client(server.address, table, tokens[0], Random(1)) for table, tokens in tables for _ in range(4)]
        for client in clients:
            await client.connect()
        assert {(await scrape(server.address))["sockets[]"] for _ in range(6)} == {8}
        for client in clients:
            await client.close()
        server.stop()


async def wait_for(address: str) -> httpx.Response:
    """The answer of a server whose processes may still be starting."""
    async with httpx.AsyncClient(base_url=address, timeout=30) as client:
        return await client.get("/readyz")


def test_a_socket_without_an_address_does_not_scrape() -> None:
    doors = Doors(Config())
    assert not doors.may_scrape({"client": None}, {})  # type: ignore[arg-type]
