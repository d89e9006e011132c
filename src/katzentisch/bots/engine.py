"""A game's compiled bots ready to be called: buffers made, weights laid out."""

import threading
from typing import TYPE_CHECKING

from ..core.advice import Policy, Settings
from ..core.game import Game
from ..core.rng import for_compiled
from .base import Handle
from .kernel.layout import COUNTERS, ENTRY, LONGEST, MEMORY, POSITION, STAMP

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Engine:
    """The compiled bots of a game, for one thread at a time."""

    def __init__(self, game: Game) -> None:
        import numpy as np

        from .kernel import thinking, tree, worlds

        build = game.build(jit=True)
        self.game = game
        self.draw = build(worlds.draw)
        self.think = build(thinking.think)
        self.follow = build(thinking.follow)
        self.picture = build(worlds.picture)
        self.read_root = build(thinking.read_root)
        self.lead_of_root = build(tree.lead_of_root)
        self.actions: NDArray[np.int32] = np.zeros(game.most_legal, dtype=np.int32)
        self.values: NDArray[np.float64] = np.zeros(game.most_legal)
        self.memory: NDArray[np.float64] = np.zeros(MEMORY)
        self.rows: NDArray[np.float64] = np.zeros((game.most_legal, 5))
        self.buffer: NDArray[np.uint8] = np.zeros(game.state.dtype().itemsize, dtype=np.uint8)
        self.drawn: NDArray[np.uint8] = self.buffer.copy()
        self.fresh: NDArray[np.uint8] = self.buffer.copy()
        self.path: NDArray[np.int64] = np.zeros(LONGEST, dtype=np.int64)
        self.counters: NDArray[np.int64] = np.zeros(COUNTERS, dtype=np.int64)
        self.positions: NDArray[np.void] = np.zeros(0, dtype=POSITION)
        self.entries: NDArray[np.void] = np.zeros(0, dtype=ENTRY)
        self._all = self.positions, self.entries

    def begin(self, room: int) -> None:
        """An empty tree with room for so many positions, a power of two; the entries of earlier ones do not count."""
        import numpy as np

        if len(self._all[0]) < room:
            self._all = np.zeros(room, dtype=POSITION), np.zeros(4 * room, dtype=ENTRY)
        self.positions, self.entries = self._all[0][:room], self._all[1][: 4 * room]
        stamp = int(self.counters[STAMP]) + 1
        self.counters[:] = 0
        self.memory[:] = 0
        self.counters[STAMP] = stamp

    def policy(self, handle: Handle, row: "NDArray[np.float64]", noise: float) -> int:
        """The action of a rule of thumb in the handle's position."""
        world = handle.world()
        return int(
            self.follow(world, handle.seat, for_compiled(list(handle.rng)), row, noise, self.actions, self.values)
        )


def as_bytes(dump: bytes) -> "NDArray[np.uint8]":
    """A dumped record as compiled code takes it."""
    import numpy as np

    return np.frombuffer(dump, dtype=np.uint8).copy()


def weights_of(policy: Policy, seats: int) -> "NDArray[np.float64]":
    """The weights of a policy for every seat."""
    import numpy as np

    return np.array([policy.row(seats)] * seats, dtype=np.float64)


def rules_of(settings: Settings, seats: int, first: int, *, is_clairvoyant: bool) -> "NDArray[np.float64]":
    """Settings as the compiled search takes them; so many steps lead to the first world, where one wanders."""
    import numpy as np

    given = (
        settings.exploration,
        settings.horizon,
        settings.reach,
        settings.noise,
        settings.sharpness,
        settings.margin,
        settings.points,
        settings.repeats,
        settings.insight if is_clairvoyant else 0.0,
        seats,
        first,
        settings.steps,
        0.0,
    )
    return np.array(given, dtype=np.float64)


_LOCAL = threading.local()


def engine_of(game: Game) -> Engine:
    """This thread's engine of a game."""
    engines: dict[str, Engine] = _LOCAL.__dict__.setdefault("engines", {})
    if game.name not in engines:
        engines[game.name] = Engine(game)
    return engines[game.name]
