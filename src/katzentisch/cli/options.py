"""The options of a game as they are given on the command line."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..core.game import Game, Refusal

NUMBER = r"-?(?:0|[1-9][0-9]{0,17})"
VALUE = re.compile(rf"{NUMBER}|true|false|null|\[ *(?:{NUMBER} *(?:, *{NUMBER} *)*)?\]")
"""Values of options that are not text: as in JSON, and whole numbers only."""
LONGEST_QUOTE, LONGEST_PROBLEM = 60, 120


def options_of(game: Game, preset: str) -> Any:
    """The options of a preset."""
    if preset not in game.presets:
        raise Refusal("no-such-preset", "", preset=preset, presets=", ".join(game.presets))
    return game.presets[preset]


def changed(game: Game, options: Any, changes: Sequence[str]) -> Any:
    """Options with some of them set by name, as in `name=24` or `name=@file.toml`."""
    for change in changes:
        name, _, value = change.partition("=")
        if name not in game.options.__struct_fields__:
            names = ", ".join(game.options.__struct_fields__)
            raise Refusal("no-such-option", "", option=_quoted(name), options=names)
        options = _with_option(game, options, name, value)
    return options


def _with_option(game: Game, options: Any, name: str, value: str) -> Any:
    """Options with one of them set; says which one if it cannot be."""
    from msgspec import to_builtins

    from ..core.game import OptionError
    from ..core.match import valid_options

    try:
        return valid_options(game, {**to_builtins(options), name: option_value(value)})
    except OptionError as error:
        problem = _quoted(error.facts["problem"], LONGEST_PROBLEM)
        raise Refusal("option-value", "", option=name, value=_quoted(value), problem=problem) from None


def _quoted(text: str, longest: int = LONGEST_QUOTE) -> str:
    """The beginning of a text from outside."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def option_value(text: str) -> Any:
    """The value of an option: a number, true, false, null, a list, a name, or @ and the file that holds it."""
    if text.startswith("@"):
        return option_file(Path(text.removeprefix("@")))
    return json.loads(text) if VALUE.fullmatch(text) else text


def option_file(path: Path) -> Any:
    """The value of an option from a JSON file, or a TOML file; refuses what cannot be read."""
    import tomllib

    try:
        text = path.read_text(encoding="utf-8")
        return json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise Refusal("option-file-missing", "", file=str(path), problem=error.strerror or "") from None
    except (ValueError, RecursionError) as error:
        raise Refusal("option-file-malformed", "", file=str(path), problem=str(error)) from None


def table_options(game: Game, preset: str, changes: Sequence[str] | None, players: Sequence[int]) -> Any:
    """The options of a preset with changes; refuses numbers of players that they are not for."""
    options = changed(game, options_of(game, preset), changes or [])
    for seats in players:
        game.start(options, seats, None)
        if seats not in game.seats_of(preset):
            listed = ", ".join(map(str, game.seats_of(preset)))
            raise Refusal("preset-seats", "", preset=preset, seats=listed, players=seats)
    return options
