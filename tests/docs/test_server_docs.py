"""docs/protocol.md and docs/operating.md: examples run, tables are complete, numbers are those of the program."""

import asyncio
import json
import re
import shlex
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from katzentisch.protocol.messages import FromClient, FromTable
from katzentisch.server import app, hub, limits, table
from katzentisch.server.config import Config, read_config
from katzentisch.server.metrics import Metrics
from tests.server.client import Client
from tests.server.live import lay, post, serving, sqlite_url

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "katzentisch" / "server"
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text()
OPERATING = (ROOT / "docs" / "operating.md").read_text()
CODE = re.compile(r'(?:Refusal|Refused|Over|Farewell)\(\s*"([a-z-]+)"|detail="([a-z-]+)"')
BASE = "http://127.0.0.1:8000"


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


async def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    names: dict[str, Any] = {}
    (block,) = blocks(PROTOCOL, "python")
    exec(compile(block, "protocol.md", "exec"), names)
    async with serving(sqlite_url(tmp_path)) as address:
        name, tokens = await lay(address, "klaumau", 3, 2)
        host = Client(address, name, tokens[0], Random(1))
        await host.connect()
        await host.order("start")
        await host.close()
        results = await asyncio.gather(*(names["play"](address, name, token) for token in tokens))
    assert results[0] == results[1]


async def test_the_requests_of_the_page_are_answered(tmp_path: Path) -> None:
    commands = [line for block in blocks(PROTOCOL, "sh") for line in block.splitlines()]
    assert len(commands) >= 8
    async with serving(sqlite_url(tmp_path)) as address:
        opened = await post(address, "/api/tables", {"game": "klaumau", "name": "Ada", "seats": 3})
        for command in commands:
            text = command.replace(BASE, address).replace("TOKEN", opened.json()["token"])
            answer = await curl(text.replace("TABLE", opened.json()["table"]))
            assert answer.status_code in (200, 201), (command, answer.text)


async def curl(command: str) -> httpx.Response:
    """What curl would do with the few options that our pages use."""
    words = shlex.split(command)
    assert words.pop(0) == "curl"
    method, headers, body, url = "GET", {}, None, ""
    while words:
        match words.pop(0):
            case "-s":
                continue
            case "-X":
                method = words.pop(0)
            case "-H":
                key, _, value = words.pop(0).partition(": ")
                headers[key] = value
            case "--json":
                method, body = "POST", json.loads(words.pop(0))
            case address:
                url = address
    async with httpx.AsyncClient(timeout=30) as client:
        return await client.request(method, url, headers=headers, json=body)


def test_every_code_is_told() -> None:
    files = [*SERVER.glob("*.py"), SERVER.parent / "core" / "match.py"]
    raised = {one or other for file in files for one, other in CODE.findall(file.read_text())}
    assert len(raised) > 30
    table = PROTOCOL.split("## Codes")[1]
    told = set(re.findall(r"`([a-z-]+)`", " ".join(line.split("|")[1] for line in table.splitlines() if "| `" in line)))
    assert raised - told - INTERNAL == set()


INTERNAL = {"no-such-outcome", "out-of-order"}
"""Of records and scripts; no client can meet them."""


def test_every_message_is_told() -> None:
    for union in (FromClient, FromTable):
        for kind in msgspec.inspect.type_info(union).types:  # type: ignore[attr-defined]
            assert f"`{kind.tag}`" in PROTOCOL, kind.tag


def test_the_numbers_are_those_of_the_program() -> None:
    told = {
        "messages over a websocket": limits.MESSAGES,
        "chat": limits.CHAT,
        "new connections": limits.CONNECTIONS,
        "opening tables, sitting down, links": limits.OPENING,
        "other requests": limits.REQUESTS,
    }
    rows = dict(re.findall(r"^\| ([a-z ,]+) \| (?:connection|address) \| ([\d.]+ \| [\d.]+) \|$", PROTOCOL, re.M))
    assert rows == {name: f"{rate.most:g} | {rate.per_second:g}" for name, rate in told.items()}
    assert f"at most {app.MOST_FRAME // 1024} kB" in PROTOCOL
    assert f"at most {app.MOST_BODY // 1024} kB" in PROTOCOL
    assert f"{hub.MOST_WAITING} waiting messages" in PROTOCOL
    assert f"last {table.CHAT_LINES} lines" in PROTOCOL


def test_every_setting_is_told_with_its_default() -> None:
    rows = re.findall(r"^\| `(\w+)` \| `([^`]*)` \|", OPERATING, re.M)
    found = {name: json.loads(default) for name, default in rows}
    assert found == json.loads(msgspec.json.encode(Config()))


def test_the_file_of_settings_is_valid(tmp_path: Path) -> None:
    (block,) = blocks(OPERATING, "toml")
    (tmp_path / "file.toml").write_text(block)
    config = read_config({}, tmp_path / "file.toml", {})
    assert config.proxies == tomllib.loads(block)["proxies"]


def test_every_number_for_prometheus_is_told() -> None:
    for family in Metrics().registry.collect():
        assert f"`{family.name}`" in OPERATING, family.name


@pytest.mark.parametrize("name", ["serve", "export", "import", "forget"])
def test_commands_of_the_page_are_understood(name: str) -> None:
    from katzentisch.cli import LOCALE_FOLDER, make_parser
    from katzentisch.core.locale import Translator

    parser = make_parser(Translator("en", LOCALE_FOLDER))
    lines = [line.strip() for block in blocks(OPERATING, "sh") for line in block.splitlines()]
    commands = [shlex.split(line)[1:] for line in lines if line.startswith(f"katzentisch {name} ")]
    assert commands
    for words in commands:
        assert parser.parse_args(words).run.__name__ == f"run_{name}"
