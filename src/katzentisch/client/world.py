"""A match as one viewer knows it: by the world that the server drew for a seat, or by what it shows to spectators.

By law 6 view, legal actions and explanations are the same in every world that fits what the seat knows. So whatever
reads a match for one seat, a bot or a screen, reads this one the same way.
"""

import functools
from collections.abc import Callable, Sequence
from typing import Any, get_type_hints

import msgspec

from ..core.actions import ActionId
from ..core.game import Game
from ..core.log import Log
from ..core.match import Match, Ply
from ..core.seats import NOBODY, PUBLIC, Seat
from ..protocol.messages import GameState, World


class TableMatch(Match):
    """A match at a server's table, at one version; nothing can be played in it."""

    def __init__(self, game: Game, options: Any, seats: int, seat: Seat, told: GameState, heard: Sequence[Any]) -> None:
        self.game, self.options, self.seats, self.source = game, options, seats, None
        self.seat, self.told = seat, told
        self.plies: list[Ply] = []
        self.events = []
        self.part_results = []
        self._heard = heard
        self._log = Log()

    @property
    def version(self) -> int:
        """The table's version."""
        return self.told.version

    @property
    def result(self) -> dict[str, Any] | None:
        """The result, as the table told it."""
        return self.told.result

    @property
    def is_window(self) -> bool:
        """Are several asked at once?"""
        raise NotImplementedError

    @property
    def parts_done(self) -> int:
        """How many parts are finished, as far as it is known."""
        raise NotImplementedError

    def heard(self, viewer: Seat, since: int = 0) -> list[dict[str, Any]]:
        """What the viewer has heard since it came."""
        assert viewer == self.seat
        return list(self._heard[since:])


class WorldMatch(TableMatch):
    """The match of one seat, in a world that fits what the seat knows."""

    def __init__(
        self, game: Game, options: Any, seats: int, seat: Seat, told: GameState, world: World, heard: Sequence[Any] = ()
    ) -> None:
        assert told.version == world.version
        super().__init__(game, options, seats, seat, told, heard)
        self.state = game.state.load(world.state)
        self._actions = [0] * game.most_legal
        self._told_notes = game.notes.load(world.notes)
        self._sealed = {seat: ActionId(-1)} if told.has_answered else {}

    @property
    def is_over(self) -> bool:
        """Has the match a result?"""
        return self.told.result is not None or self.game.rules.turn(self.state) == NOBODY

    @property
    def is_window(self) -> bool:
        """Are several asked at once?"""
        return self.game.rules.window(self.state) != 0

    @property
    def parts_done(self) -> int:
        """How many parts are finished."""
        return self.game.part(self.state)

    def notes(self, seat: Seat) -> Any:
        """What the table noted for the seat."""
        assert seat == self.seat
        return self._told_notes

    def legal(self, seat: Seat) -> list[ActionId]:
        """What the seat was offered; nothing is known of the others."""
        if seat != self.seat:
            return []
        return [self.game.actions.parse(offer.action) for offer in self.told.legal]


class WatchedMatch(TableMatch):
    """The match as spectators see it: a view, and nobody who acts."""

    def __init__(self, game: Game, options: Any, seats: int, told: GameState, heard: Sequence[Any] = ()) -> None:
        super().__init__(game, options, seats, PUBLIC, told, heard)
        self._sealed = {}
        self._view = _nobodys(msgspec.json.decode(told.view, type=_view_type(game.view)))

    @property
    def is_over(self) -> bool:
        """Has the match a result?"""
        return self.told.result is not None

    @property
    def is_window(self) -> bool:
        """Are several asked at once?"""
        return len(self.told.asked) > 1

    @property
    def parts_done(self) -> int:
        """Nothing is known of how parts went, but what the events tell."""
        return 0

    def to_act(self) -> tuple[Seat, ...]:
        """Who is asked."""
        return tuple(Seat(seat) for seat in self.told.asked)

    def legal(self, seat: Seat) -> list[ActionId]:
        """Nothing, whatever the seat that is watched may do."""
        return []

    def view(self, viewer: Seat) -> Any:
        """What the table shows; it is nobody's own."""
        return self._view


@functools.cache
def _view_type(view: Callable[..., Any]) -> Any:
    """The type of a game's views, as its function says."""
    return get_type_hints(view).get("return", Any)


def _nobodys(view: Any) -> Any:
    """The view as nobody's own."""
    has_viewer = isinstance(view, msgspec.Struct) and "viewer" in view.__struct_fields__
    return msgspec.structs.replace(view, viewer=None) if has_viewer else view
