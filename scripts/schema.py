"""Writes the JSON Schemas that ship with the package (of records, of the protocol), and what the page has to know."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from katzentisch.core import transcript
from katzentisch.core.game import Game
from katzentisch.core.registry import games
from katzentisch.protocol import schema as protocol

PAGE = Path(__file__).parent.parent / "web/src/games"


def view_schema(game: Game) -> dict[str, Any]:
    """The view of a game, for the page's types."""
    view = import_module(f"katzentisch.games.{game.name}.view").View
    (_,), parts = msgspec.json.schema_components([view], ref_template="#/$defs/{name}")
    return {"title": "Views", "$defs": parts}


def told(game: Game) -> dict[str, Any]:
    """What the page needs in order to put events into sentences."""
    return {
        "events": {
            kind.name: {
                "seats": [argument.name for argument in kind.arguments if argument.is_seat],
                "hidden": [argument.name for argument in kind.arguments if argument.secret]
                + (["cards"] if kind.pile is not None else []),
            }
            for kind in game.events.kinds
        },
    }


def files() -> dict[Path, Any]:
    """Every file, and what stands in it."""
    found = {part.SCHEMA_FILE: part.schema() for part in (transcript, protocol)}
    for name, game in games().items():
        found[PAGE / name / "view.schema.json"] = view_schema(game)
        found[PAGE / name / "told.json"] = told(game)
    return found


if __name__ == "__main__":
    for file, content in files().items():
        file.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
