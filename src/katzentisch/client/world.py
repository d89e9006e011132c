"""A match as one seat knows it: the world that the server drew for it, with the seat's notes.

By law 6 view, legal actions and explanations are the same in every world that fits what the seat knows. So whatever
reads a match for one seat, a bot or a screen, reads this one the same way.
"""

from collections.abc import Sequence
from typing import Any

from ..core.actions import ActionId
from ..core.game import Game
from ..core.log import Log
from ..core.match import Match, Ply
from ..core.seats import NOBODY, Seat
from ..protocol.messages import GameState, World


class WorldMatch(Match):
    """The match of one seat at a server's table, at one version; nothing can be played in it."""

    def __init__(
        self, game: Game, options: Any, seats: int, seat: Seat, told: GameState, world: World, heard: Sequence[Any] = ()
    ) -> None:
        assert told.version == world.version
        self.game, self.options, self.seats, self.source = game, options, seats, None
        self.seat, self.told = seat, told
        self.state = game.state.load(world.state)
        self.plies: list[Ply] = []
        self.events = []
        self.part_results = []
        self._heard = heard
        self._log = Log()
        self._actions = [0] * game.most_legal
        self._notes = {seat: (0, game.notes.load(world.notes))}
        self._sealed = {seat: ActionId(-1)} if told.has_answered else {}

    @property
    def version(self) -> int:
        """The table's version."""
        return self.told.version

    @property
    def is_over(self) -> bool:
        """Has the match a result?"""
        return self.told.result is not None or self.game.rules.turn(self.state) == NOBODY

    @property
    def result(self) -> dict[str, Any] | None:
        """The result, as the table told it."""
        return self.told.result

    def legal(self, seat: Seat) -> list[ActionId]:
        """What the seat was offered; nothing is known of the others."""
        if seat != self.seat:
            return []
        return [self.game.actions.parse(offer.action) for offer in self.told.legal]

    def heard(self, viewer: Seat, since: int = 0) -> list[dict[str, Any]]:
        """What the seat has heard since it came."""
        assert viewer == self.seat
        return list(self._heard[since:])
