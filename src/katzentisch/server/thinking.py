"""Bots think in threads, so that the event loop never waits for one."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ..bots.base import Budget
from ..bots.hints import Hint, advice
from ..bots.table import Guest
from ..bots.warm import Warming, is_ready
from ..core.actions import ActionId
from ..core.game import Game, Refusal
from ..core.rng import seeded
from ..core.seats import Seat
from .table import Table

HINT_BUDGET = Budget(iterations=16_000)
"""Enough for the chance of a bluff, which takes the most; a tenth of a second or two."""


class Thinkers:
    """The threads of this process in which bots think."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._warming: dict[str, Warming] = {}

    def choose(self, table: Table, seat: int) -> "asyncio.Future[ActionId]":
        """What the bot of a seat will do; it gets a copy of the match, and a generator of this decision alone."""
        assert table.match is not None
        level = table.places[seat].level
        assert level is not None
        self.warm(table.game)
        guest = Guest(table.game, level, (table.seed, table.matches, table.version))
        fork = table.match.fork()
        return asyncio.get_running_loop().run_in_executor(self._pool, guest.choose, fork, Seat(seat))

    def advise(self, table: Table, seat: int) -> "asyncio.Future[list[Hint]]":
        """The best actions of a seat; what they depend on is known to it, its generator's seed included."""
        assert table.match is not None
        self.warm(table.game)
        if not is_ready(table.game):
            raise Refusal("hint-not-ready")
        rng = seeded("hint", table.id, table.matches, table.version, seat)
        fork = table.match.fork()
        return asyncio.get_running_loop().run_in_executor(self._pool, advice, fork, Seat(seat), HINT_BUDGET, rng)

    def warm(self, game: Game) -> None:
        """Compile the game's bots beside, if they are not yet."""
        if game.name not in self._warming:
            self._warming[game.name] = Warming(game)

    def close(self) -> None:
        """Let nobody think any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for warming in self._warming.values():
            warming.stop()

    def __enter__(self) -> "Thinkers":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()
