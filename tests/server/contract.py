"""The HTTP API as an OpenAPI document, and requests made up from it: every answer has to be one that it promises.

Paths and parameters come from the routes themselves, bodies from the schema of the protocol.
`python -m tests.server.contract --examples 1500` asks for long (`make soak-fuzz`); the tests ask less.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from katzentisch.core.registry import find, games
from katzentisch.protocol.messages import Refused
from katzentisch.protocol.schema import schema
from katzentisch.server import app
from katzentisch.server.api import Games, Tables
from tests.server.live import lay, serving, sqlite_url

JSON = "application/json"
OBJECT = {"type": "object"}
PLACE = "#/components/schemas/"
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE")


WISHES: list[dict[str, Any]] = [
    {},
    *({"game": game, "bots": [], "preset": None} for game in games()),
    *({"game": game, "bots": ["kitten"], "preset": None, "options": {}, "clock": {}, "seats": 3} for game in games()),
]
"""What a wish has to say so that more and more of it can be."""


def ref(name: str) -> dict[str, str]:
    return {"$ref": PLACE + name}


@dataclass(frozen=True)
class Promise:
    """What a request gets if it is taken, and the statuses of refusals; any can be too fast."""

    status: int
    body: Any
    refusals: tuple[int, ...] = ()
    media: str = JSON
    takes: str | None = None
    """The body of the request."""


PROMISES = {
    "get /healthz": Promise(200, OBJECT),
    "get /readyz": Promise(200, OBJECT),
    "get /metrics": Promise(200, {"type": "string"}, (404,), "text/plain"),
    "get /api/games": Promise(200, {"type": "array", "items": OBJECT}),
    "get /api/tables": Promise(200, {"type": "array", "items": ref("LobbyTable")}),
    "post /api/tables": Promise(201, ref("Seated"), (400, 404, 409, 413), takes="OpenTable"),
    "get /api/tables/{name}": Promise(200, ref("TableInfo"), (400, 404)),
    "post /api/tables/{name}/seats": Promise(201, ref("Seated"), (400, 404, 409, 413), takes="SitDown"),
    "post /api/tables/{name}/link": Promise(201, ref("MoveLink"), (400, 403, 404)),
    "post /api/tables/{name}/claim": Promise(201, ref("Seated"), (400, 403, 404, 413), takes="ClaimSeat"),
    "get /api/tables/{name}/record": Promise(200, OBJECT, (400, 403, 404)),
    "get /api/tables/{name}/qr": Promise(200, {"type": "string"}, (400,), "image/svg+xml"),
}


def routes() -> dict[str, Any]:
    """The paths with their parameters, as the routes have them."""
    handlers: list[Any] = [app.healthz, app.readyz, app.metrics, Games, Tables]
    givers = {"house": app.the_house, "doors": app.the_doors}
    known = {name: Provide(giver, sync_to_thread=False) for name, giver in givers.items()}
    made = Litestar(handlers, dependencies=known, openapi_config=OpenAPIConfig("", ""), logging_config=None)
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(made.openapi_schema.to_schema()))["paths"]
    return found


@cache
def document() -> dict[str, Any]:
    """The whole API."""
    paths: dict[str, Any] = {}
    for path, methods in routes().items():
        for method, operation in methods.items():
            promise = PROMISES[f"{method} {path}"]
            paths.setdefault(path, {})[method] = described(promise, operation.get("parameters", []))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Katzentisch", "version": "1"},
        "paths": paths,
        "components": {"schemas": parts()},
    }


def described(promise: Promise, parameters: list[Any]) -> dict[str, Any]:
    refused = {"description": "refused", "content": {JSON: {"schema": ref("Refused")}}}
    taken = {"description": "taken", "content": {promise.media: {"schema": promise.body}}}
    responses = {str(promise.status): taken, **{str(status): refused for status in (*promise.refusals, 429)}}
    operation: dict[str, Any] = {"parameters": parameters, "responses": responses}
    if promise.takes is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": ref(promise.takes)}}}
    return operation


def parts() -> dict[str, Any]:
    """The schema of the protocol, with the options that the games really have."""
    found = named(schema()["$defs"], "")
    found["OpenTable"]["properties"]["options"] = {"anyOf": [ref(f"{game}.Options") for game in games()]}
    for game in games():
        found |= named(msgspec.json.schema(find(game).options)["$defs"], f"{game}.")
    return found


def named(definitions: dict[str, Any], prefix: str) -> dict[str, Any]:
    """Parts of a schema under longer names."""
    text = msgspec.json.encode({prefix + name: part for name, part in definitions.items()})
    found: dict[str, Any] = msgspec.json.decode(text.replace(b"#/$defs/", f"{PLACE}{prefix}".encode()))
    return found


@dataclass
class Explorer:
    """Asks a server for all that the document allows, and for what it does not."""

    address: str
    tables: list[str]
    tokens: list[str]
    statuses: dict[str, dict[int, int]] = field(default_factory=dict)
    """How often each operation answered with which status."""

    def explore(self, examples: int, number: int = 0, only: str = "") -> None:
        """So many requests of each kind for each operation; raises if an answer is not one that was promised."""
        with requests.Session() as session:
            for label, operation in operations():
                for mode in modes(label) if only in label else ():
                    self._try(session, label, operation.as_strategy(generation_mode=mode), examples, number)
            self._misuse(session)

    def _try(self, session: requests.Session, label: str, cases: Any, examples: int, number: int) -> None:
        @seed(number)
        @settings(
            max_examples=examples,
            database=None,
            deadline=None,
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        )
        @given(
            cases, st.sampled_from([None, *self.tables]), st.sampled_from(["", *self.tokens]), st.sampled_from(WISHES)
        )
        def attempt(case: Any, table: str | None, token: str, wish: dict[str, Any]) -> None:
            if table is not None and "name" in case.path_parameters:
                case.path_parameters["name"] = table
            if isinstance(case.body, dict) and "game" in case.body:
                case.body |= wish
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            answer = case.call(base_url=self.address, session=session, headers=headers)
            self._note(label, answer.status_code)
            case.validate_response(answer, checks=CHECKS)
            check_refusal(answer.status_code, answer.content)

        attempt()

    def _misuse(self, session: requests.Session) -> None:
        """Methods that a path does not have."""
        for path, known in {**document()["paths"], "/nonsense": {}}.items():
            for method in [method for method in METHODS if method.lower() not in known]:
                answer = session.request(method, self.address + path.replace("{name}", self.tables[0]))
                self._note(f"{method} elsewhere", answer.status_code)
                assert answer.status_code in (204, 404, 405), (method, path, answer.status_code)
                if method != "HEAD":
                    check_refusal(answer.status_code, answer.content)

    def _note(self, label: str, status: int) -> None:
        counts = self.statuses.setdefault(label, {})
        counts[status] = counts.get(status, 0) + 1


def modes(label: str) -> list[schemathesis.GenerationMode]:
    """What fits the document and, if a request has anything that could be wrong, what does not."""
    has_input = "{name}" in label or label.startswith("POST")
    return list(schemathesis.GenerationMode) if has_input else [schemathesis.GenerationMode.POSITIVE]


def operations() -> Iterator[tuple[str, Any]]:
    """Every operation of the document by its label."""
    for found in schemathesis.openapi.from_dict(document()).get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        yield operation.label, operation


def check_refusal(status: int, body: bytes) -> None:
    """Every refusal has a code, in the shape that refusals have."""
    if status >= 400:
        told = msgspec.json.decode(body, type=Refused)
        assert told.code.replace("-", "").isalpha(), told
        assert told.code.islower(), told


async def explore(address: str, examples: int, number: int = 0, only: str = "") -> Explorer:
    """Explore a server that has a table, from a thread."""
    import_module("numpy")  # Hypothesis looks at it, and must not find it while a bot's thread is still loading it.
    table, tokens = await lay(address, "klaumau", 8, 1, bots=[])
    explorer = Explorer(address, [table], tokens)
    await asyncio.to_thread(explorer.explore, examples, number, only)
    return explorer


def main() -> int:
    """Explore for long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=1500)
    given = parser.parse_args()

    async def run() -> None:
        for part in range(given.examples // 100):
            with tempfile.TemporaryDirectory() as folder:
                async with serving(sqlite_url(Path(folder)), log="warning") as address:
                    print(100 * (part + 1), (await explore(address, 100, part)).statuses, flush=True)

    asyncio.run(run())
    return 0


if __name__ == "__main__":
    sys.exit(main())
