"""Compiled loops ready to be called: buffers made, generators seeded, results as Python numbers."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import kernel
from .game import Game
from .rng import for_compiled

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Totals:
    """What many matches came to, by seat."""

    games: int
    decisions: int
    scores: list[float]
    squares: list[float]
    shares: list[float]
    firsts: list[float]


class Fast:
    """A game's compiled loops for given options and seats."""

    def __init__(self, game: Game, options: Any, seats: int) -> None:
        import numpy as np

        self.game = game
        self.seats = seats
        self._build = game.build(jit=True)
        self.start: NDArray[np.uint8] = np.frombuffer(game.start(options, seats, None).dump(), dtype=np.uint8).copy()
        self.buffer: NDArray[np.uint8] = self.start.copy()
        self.actions: NDArray[np.int32] = np.zeros(game.most_legal, dtype=np.int32)
        self._rows: NDArray[np.int32] = np.zeros(64 * game.most_plies, dtype=np.int32)

    def trace(self, rng: list[int], lean: int = 0) -> "NDArray[np.int32]":
        """The plies of a random match: pairs of seat and action. The state it ended in is `self.buffer`."""
        self.buffer[:] = self.start
        run = self._build(kernel.trace_buffer)
        count = run(self.buffer, for_compiled(rng), self.actions, self._rows, lean)
        return self._rows[: 2 * count].reshape(-1, 2)

    def trace_legal(self, rng: list[int], lean: int = 0) -> "NDArray[np.int32]":
        """The plies of a random match with all that was legal at each (see `kernel.trace_legal`)."""
        self.buffer[:] = self.start
        run = self._build(kernel.trace_legal)
        return self._rows[: run(self.buffer, for_compiled(rng), self.actions, self._rows, lean)]

    def stepper(self, rng: list[int]) -> "Stepper":
        """A match to be driven one decision at a time."""
        return Stepper(self, rng)

    def simulate(self, master: "NDArray[np.uint64]", games: int) -> Totals:
        """Many random matches; the master generator goes on from call to call."""
        import numpy as np

        totals = np.zeros((self.seats, 4))
        run = self._build(kernel.simulate)
        own = for_compiled([0])
        decisions = run(self.start, self.buffer, master, own, self.actions, games, self.seats, totals)
        return Totals(games, int(decisions), *(column.tolist() for column in totals.T))

    def state(self) -> Any:
        """The state in which the last match ended."""
        return self.game.state.load(self.buffer.tobytes())


class Stepper:
    """A match driven from Python one decision at a time, chance played by its own generator."""

    def __init__(self, fast: Fast, rng: list[int]) -> None:
        import numpy as np

        layout = fast.game.session()
        self.session: NDArray[np.uint8] = np.zeros(layout.itemsize, dtype=np.uint8)
        self._table = self.session.view(layout)[0]
        self._table["rng"][0] = rng[0]
        self._start = fast.start.view(fast.game.state.dtype())[0]
        self._step = fast.game.build(jit=True)(kernel.step)
        self.choices = memoryview(self._table["actions"])
        """The actions of the seat that is to act; as many as `step` said."""

    def restart(self) -> int:
        """Begin a new match; how many actions the first seat has."""
        self._table["state"] = self._start
        return int(self._step(self.session, -1))

    def step(self, action: int) -> int:
        """Play an action, then chance; how many actions the next seat has, 0 at the end."""
        return int(self._step(self.session, action))
