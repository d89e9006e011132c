"""Finds the games: one folder each in the package, and more from entry points; there is no list to edit."""

import functools
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from .game import Game, Refusal

GROUP = "katzentisch.games"


def _own() -> Iterator[Game]:
    package = import_module("katzentisch.games")
    for module in iter_modules(package.__path__, "katzentisch.games."):
        if module.ispkg:
            yield import_module(module.name).GAME


@functools.cache
def games() -> dict[str, Game]:
    """All games by name; two games of one name are refused."""
    found: dict[str, Game] = {}
    for game in [*_own(), *(entry.load() for entry in entry_points(group=GROUP))]:
        if game.name in found:
            raise RuntimeError(f"two games are called {game.name}")
        found[game.name] = game
    return found


def find(name: str) -> Game:
    """The game with that name."""
    if name not in games():
        raise Refusal("no-such-game", "", game=name, games=", ".join(sorted(games())))
    return games()[name]
