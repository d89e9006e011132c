"""The JSON Schema of everything that goes between a table and its clients, for types in other languages."""

from pathlib import Path
from typing import Any

import msgspec

from . import VERSION
from .messages import FromClient, FromTable
from .requests import ClaimSeat, MoveLink, OpenTable, Seated, SitDown
from .table import LobbyTable, TableInfo

SCHEMA_FILE = Path(__file__).with_name("protocol.schema.json")
PARTS: dict[str, Any] = {
    "FromClient": FromClient,
    "FromTable": FromTable,
    "OpenTable": OpenTable,
    "SitDown": SitDown,
    "ClaimSeat": ClaimSeat,
    "Seated": Seated,
    "MoveLink": MoveLink,
    "TableInfo": TableInfo,
    "LobbyTable": LobbyTable,
}
"""The messages of both sides over the socket, and what goes over HTTP; refusals have one shape in both."""


def schema() -> dict[str, Any]:
    """All of it, each part under its name."""
    schemas, types = msgspec.json.schema_components(PARTS.values(), ref_template="#/$defs/{name}")
    unions = {name: part for name, part in zip(PARTS, schemas, strict=True) if "$ref" not in part}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Katzentisch protocol {VERSION}",
        "$defs": {**unions, **types},
    }
