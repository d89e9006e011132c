"""The shipped schema of the protocol is the one of the types, and what really goes over the line fits it."""

import json
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

from katzentisch.protocol.schema import PARTS, SCHEMA_FILE, schema
from tests.server.client import Client
from tests.server.live import get, lay, post, serving, sqlite_url

SHIPPED = json.loads(SCHEMA_FILE.read_text())


def check(message: Any, part: str) -> None:
    jsonschema.Draft202012Validator({"$ref": f"#/$defs/{part}", "$defs": SHIPPED["$defs"]}).validate(message)


def test_the_shipped_schema_is_the_one_of_the_types() -> None:
    """Run scripts/schema.py after changing a message."""
    assert schema() == SHIPPED
    jsonschema.Draft202012Validator.check_schema(SHIPPED)
    assert PARTS.keys() <= SHIPPED["$defs"].keys()


class Strict(Client):
    """A client that holds every message of both sides against the schema."""

    def take(self, message: dict[str, Any]) -> None:
        check(message, "FromTable")
        super().take(message)

    async def send(self, text: str) -> None:
        check(json.loads(text), "FromClient")
        await super().send(text)


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
async def test_a_whole_game_fits(tmp_path: Path, game: str) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, tokens = await lay(address, game, 3, 1, is_listed=True)
        client = Strict(address, table, tokens[0], Random(1))
        await client.connect()
        check((await get(address, "/api/tables")).json()[0], "LobbyTable")
        await client.order("say", text="hello")
        await client.order("start")
        await client.order("explain", action="nonsense")
        await client.play()
        check((await get(address, f"/api/tables/{table}")).json(), "TableInfo")
        link = await post(address, f"/api/tables/{table}/link", token=tokens[0])
        check(link.json(), "MoveLink")
        claim = {"secret": link.json()["secret"]}
        check(claim, "ClaimSeat")
        check((await post(address, f"/api/tables/{table}/claim", claim)).json(), "Seated")
        check((await get(address, "/api/tables/nowhere00")).json(), "FromTable")
        await client.close()


@pytest.mark.parametrize(
    ("message", "part"),
    [
        ({"type": "act", "id": "1", "version": 1}, "FromClient"),
        ({"type": "act", "id": "1", "version": 1, "action": "pass", "more": 1}, "FromClient"),
        ({"type": "dance", "id": "1"}, "FromClient"),
        ({"type": "say", "id": "1", "text": "x" * 301}, "FromClient"),
        ({"name": "Ada", "seat": 8}, "SitDown"),
    ],
)
def test_what_does_not_fit_is_found(message: Any, part: str) -> None:
    with pytest.raises(jsonschema.ValidationError):
        check(message, part)
