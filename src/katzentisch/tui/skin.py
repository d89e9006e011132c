"""What a game looks like here: a skin is found by the game's name; a game without one is shown plainly."""

from collections import Counter
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import to_builtins
from textual.content import Content

from ..core.actions import ActionId
from ..core.game import Game
from ..core.locale import Translator
from ..core.match import Match
from ..core.seats import Seat
from .drawing import Lines, Plate, Space, heading

PLAIN_COUNTS = 3
"""How many things of a seat the plain look shows."""

Spot = tuple[ActionId, str]
"""A place in a chooser: an action and the keys that lead to it."""


class Skin:
    """The plain look, which works for every view; a game's own skin overrides what it can do better."""

    quiet: frozenset[str] = frozenset()
    """Events that the short log leaves out."""
    runs: frozenset[str] = frozenset()
    """Events that come many at a time: the log puts them into one paragraph."""
    rest: frozenset[str] = frozenset()
    """Verbs that mean "no more": they get the key 0."""
    aside_message = ""
    """The word for what `aside` shows, beside its key; empty if there is nothing."""
    part_message = "part-over"
    """Says that the part with a number is over."""
    ends: frozenset[str] = frozenset()
    """Events that tell how a part ended."""
    has_keyed_matrix = False
    """Is every cell of the matrix shown with its key, all of one size?"""

    def phase(self, view: Any) -> str:
        """The name of the phase, as in the messages status-… and prompt-…; empty if they need more facts."""
        return ""

    def facts(self, view: Any, names: Sequence[str]) -> Mapping[str, Any]:
        """The variables of the two lines."""
        return {}

    def header(self, view: Any, speak: Translator) -> list[str]:
        """What the top line tells."""
        return [f"{name} {value}" for name, value in _scalars(view).items() if isinstance(value, int)]

    def plates(self, view: Any, names: Sequence[str], speak: Translator) -> list[Plate]:
        """The seats."""
        seats = to_builtins(view).get("seats", [{} for _ in names])
        acting, viewer = getattr(view, "asked", None) or [getattr(view, "acting", None)], getattr(view, "viewer", None)
        return [
            Plate(name, "", _counts(seat), (), is_acting=number in acting, is_mine=number == viewer)
            for number, (name, seat) in enumerate(zip(names, seats, strict=True))
        ]

    def table(self, view: Any, names: Sequence[str], speak: Translator, space: Space) -> Lines:
        """What lies in the middle, and the hand of the one who is looking."""
        lines: Lines = []
        for name, value in to_builtins(view).items():
            if isinstance(value, list) and name != "seats" and all(isinstance(item, str) for item in value):
                lines += [heading(name, space.width), *self.cards(value, space)]
            elif _is_row(value, names):
                lines += [heading(name, space.width), *(_row(*one) for one in zip(names, value, strict=False))]
        return lines

    def aside(self, view: Any, speak: Translator, space: Space) -> Lines:
        """What is shown only where there is room for it, and in a window of its own."""
        return []

    def cards(self, names: Sequence[str], space: Space) -> Lines:
        """Some cards by their names."""
        return [Content(" ".join(f"{name}×{count}" for name, count in Counter(names).items()))]

    def matrix(self, game: Game, view: Any, legal: Sequence[ActionId]) -> list[list[Spot]] | None:
        """Rows of actions, legal or not, if that says more than a list."""
        return None

    def standing(self, game: Game, view: Any) -> ActionId | None:
        """The action in the matrix that stands and is to be beaten."""
        return None

    def short(self, game: Game, view: Any, action: ActionId, speak: Translator) -> str:
        """An action in a few letters, for the matrix."""
        return game.actions.name(action)

    def tint(self, game: Game, action: ActionId) -> str:
        """The colour of an action in the matrix; empty if it has none of its own."""
        return ""

    def counted(self, seats: Sequence[Mapping[str, Any]]) -> list[str]:
        """Which of the things in the seats' results a table of them shows, in this order."""
        return [name for name in seats[0] if name != "place"]

    def caution(self, match: Match, seat: Seat, action: ActionId, speak: Translator) -> str:
        """What to think of before a legal action; empty if nothing."""
        return ""


def _counts(seat: Mapping[str, Any]) -> Sequence[tuple[Sequence[str], str]]:
    """The first few things that a seat shows."""
    return [((name,), str(value)) for name, value in seat.items()][:PLAIN_COUNTS]


def _is_row(value: Any, names: Sequence[str]) -> bool:
    """Is this a list with one plain value a seat, some of them perhaps unknown?"""
    is_list = isinstance(value, list) and 0 < len(value) <= len(names)
    return is_list and all(item is None or isinstance(item, str | int) for item in value)


def _row(name: str, value: str | int | None) -> Content:
    """A seat and its value."""
    return Content.assemble((f" {name} ", "$muted"), ("·" if value is None else str(value), "bold"))


def _scalars(view: Any) -> dict[str, Any]:
    return {name: value for name, value in to_builtins(view).items() if isinstance(value, str | int)}


def find_skin(game: str) -> Skin:
    """The skin with the game's name, or the plain one."""
    module = f"{__package__}.skins.{game.replace('-', '_')}"
    if find_spec(module) is None:
        return Skin()
    skin = import_module(module).SKIN
    assert isinstance(skin, Skin)
    return skin
