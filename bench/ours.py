"""Our contestants: playouts inside compiled code, and one decision at a time from Python."""

import time
from random import Random

import numpy as np

from katzentisch.core import kernel
from katzentisch.core.fast import Fast
from katzentisch.core.game import Game
from katzentisch.core.rng import for_compiled, seeded

from .checksum import checksum
from .contest import Run


def master_seed(seed: int) -> int:
    """The master generator's first state; the C program gets the same."""
    return seeded("bench", seed)[0]


class Ours:
    """A game with default options for one number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        build = game.build(jit=True)
        self._simulate = build(kernel.simulate)
        self._step = build(kernel.step)
        self._checksum = build(checksum)
        self._start = np.frombuffer(game.start(game.options(), seats, None).dump(), dtype=np.uint8).copy()
        self._buffer = self._start.copy()
        self._actions = np.zeros(game.most_legal, dtype=np.int32)
        self._totals = np.zeros((seats, 4))

    def playouts(self, seed: int, games: int) -> Run:
        """Random matches inside compiled code."""
        master, own = for_compiled([master_seed(seed)]), for_compiled([0])
        began = time.process_time()
        decisions = self._simulate(
            self._start, self._buffer, master, own, self._actions, games, self.seats, self._totals
        )
        return Run(int(decisions), time.process_time() - began)

    def checksum(self, seed: int, games: int) -> int:
        """The checksum of the matches that `playouts` plays."""
        master, own = for_compiled([master_seed(seed)]), for_compiled([0])
        return int(self._checksum(self._start, self._buffer, master, own, self._actions, games, self.seats))

    def steps(self, seed: int, games: int) -> Run:
        """Random matches driven from Python: a call of `step` for each decision."""
        stepper = Fast(self.game, self.game.options(), self.seats).stepper([master_seed(seed)])
        step, session, choices = self._step, stepper.session, stepper.choices
        random = Random(seed).random
        decisions = 0
        began = time.process_time()
        for _ in range(games):
            count = stepper.restart()
            while count:
                count = step(session, choices[int(random() * count)])
                decisions += 1
        return Run(decisions, time.process_time() - began)
