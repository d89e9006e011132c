"""Compiles what bots need, so that nobody waits for it: ahead of time, or beside a table that has begun."""

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from ..core import warm as core
from ..core.chance import Seeded
from ..core.compiled import cache_of, is_available
from ..core.game import Game
from ..core.match import Match
from ..core.registry import find
from ..core.rng import seeded

MARK = "bots-ready"
"""A file of this name lies beside the compiled code of bots that are ready."""


def _bots(game: Game) -> None:
    """Think once and follow a rule of thumb once."""
    from .base import Handle
    from .catalog import GUIDE, bot_of, policy_of
    from .thumb import Thumb

    match = Match(game, None, game.fewest_seats, Seeded("warm"))
    while len(match.legal(match.to_act()[0])) == 1:
        match.act(match.to_act()[0], match.legal(match.to_act()[0])[0])
    seat = match.to_act()[0]
    bot_of(game, "search:2").choose(Handle(match, seat, seeded("warm")))
    Thumb("warm", policy_of(game, GUIDE)).choose(Handle(match, seat, seeded("warm")))
    _mark(game).touch()


def _mark(game: Game) -> Path:
    return cache_of(game.functions().values()) / MARK


JOBS: dict[str, Callable[[Game], None]] = {"bots": _bots, **core.JOBS}
"""What can be compiled independently, what takes longest first."""


def warm(game: str, job: str) -> None:
    """Compile one job of a game into the cache."""
    JOBS[job](find(game))


def is_ready(game: Game) -> bool:
    """Are the compiled bots of a game there? Without them a rule of thumb plays, interpreted."""
    return is_available() and _mark(game).exists()


class Warming:
    """Compiles a game's bots in a process of its own, at low priority, while people play."""

    def __init__(self, game: Game) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        if is_available() and not is_ready(game):
            command = [sys.executable, "-m", "katzentisch.bots.warm", game.name]
            none = subprocess.DEVNULL
            self._process = subprocess.Popen(command, stdin=none, stdout=none, stderr=none, start_new_session=True)

    def stop(self) -> None:
        """Nobody waits for it any more."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait()


def warm_alone(game: str) -> None:
    """Compile a game's bots, unless another process is at it."""
    with (_mark(find(game)).parent / "warming").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return
        warm(game, "bots")


if __name__ == "__main__":
    os.nice(10)
    warm_alone(sys.argv[1])
