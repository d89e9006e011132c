"""Search: the strongest bot, and the same with all hands open as a measure of what is possible."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import TYPE_CHECKING, Any

from ..core.actions import ActionId
from ..core.advice import MIXED, RANDOM, Policy, Settings
from ..core.rng import Rng, for_compiled, unit
from .base import Appraisal, Budget, Choice, Handle
from .engine import Engine, as_bytes, engine_of, rules_of, weights_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CLAIMS, UNTRUE, KIND = 4, 5, 6
CURIOSITY = 0.1
"""Where one mixes, so much of the chances goes to all actions alike."""
FIRST_CHUNK = 16
"""With a budget of time, so many imagined matches are played before the clock is looked at for the first time."""


@dataclass(frozen=True)
class Search:
    """Information-set tree search guided by the game's rule of thumb."""

    budget: Budget
    policy: Policy = RANDOM
    settings: Settings | None = None
    is_clairvoyant: bool = False
    label: str = "search"
    is_named: bool = False
    """Has it a name of its own, to which its budget is not added?"""

    @property
    def name(self) -> str:
        """The kind and its budget, or its own name."""
        return self.label if self.is_named else f"{self.label}:{self.budget}"

    def choose(self, handle: Handle) -> Choice:
        """The action that was tried most; where one mixes, one drawn by what was found."""
        if len(handle.legal) == 1:
            return Choice(handle.legal[0])
        return self.analyse(handle)

    def analyse(self, handle: Handle) -> Choice:
        """The same, with what was found of every legal action, if there is only one too."""
        return self.search(engine_of(handle.game), handle.world(), as_bytes(handle.notes()), handle)

    def search(self, engine: Engine, world: "NDArray[np.uint8]", notes: Any, handle: Handle) -> Choice:
        """Think as long as the budget allows, then decide."""
        settings = self.settings or handle.game.advice.settings
        if self.policy.noise < 0:
            settings = replace(settings, noise=self.policy.noise, horizon=0)
        weights = weights_of(self.policy, handle.seats)
        rng = for_compiled(list(handle.rng))
        engine.begin()
        if self.policy.noise >= 0:
            engine.picture(world, notes, handle.seat, weights)
        rules = rules_of(settings, handle.seats, is_clairvoyant=self.is_clairvoyant)

        def think(iterations: int) -> None:
            engine.think(
                world, engine.drawn, engine.buffer, notes, handle.seat, rng, weights, rules, engine.actions,
                engine.values, engine.entries, engine.counters, engine.scratch, iterations,
            )  # fmt: skip

        done = spend(self.budget, think)
        return self._decide(engine, world, handle, weights, rules, settings, rng, done)

    def _decide(
        self,
        engine: Engine,
        world: "NDArray[np.uint8]",
        handle: Handle,
        weights: Any,
        rules: Any,
        settings: Settings,
        rng: Any,
        done: int,
    ) -> Choice:
        count = engine.read_root(
            world, handle.seat, weights, rules, engine.actions, engine.values, engine.entries, engine.counters,
            engine.rows,
        )  # fmt: skip
        found = tuple(
            Appraisal(ActionId(int(row[0])), int(row[1]), row[2] / max(row[1], 1), row[3] / max(row[1], 1), row[4])
            for row in engine.rows[:count].tolist()
        )
        claims = int(engine.counters[CLAIMS])
        bluff = int(engine.counters[UNTRUE]) / claims if claims else None
        if engine.counters[KIND] == MIXED and self.policy.noise >= 0:
            return Choice(mixed(found, settings.trust, rng).action, found, done, bluff)
        best = max(found, key=lambda one: (one.visits, one.value))
        return Choice(best.action, found, done, bluff)


def mixed(found: Sequence[Appraisal], trust: float, rng: Rng) -> Appraisal:
    """An action drawn by the rule of thumb's chances, each the likelier the more it was found to gain."""
    most = max((one.value for one in found if one.visits), default=0.0)
    even = CURIOSITY / len(found)
    is_blank = not any(one.visits for one in found)
    priors = [(1.0 - CURIOSITY) * one.prior + even if one.visits or is_blank else 0.0 for one in found]
    chances = [prior * exp((one.value - most) / trust) for prior, one in zip(priors, found, strict=True)]
    left = unit(rng) * sum(chances)
    for one, chance in zip(found, chances, strict=True):
        left -= chance
        if left < 0:
            return one
    return max(found, key=lambda one: one.visits)


def spend(budget: Budget, think: Any) -> int:
    """Think in chunks until the budget is spent; how many imagined matches there were."""
    if budget.iterations is not None:
        think(budget.iterations)
        return budget.iterations
    assert budget.milliseconds is not None
    begun = time.thread_time()
    done, chunk = 0, FIRST_CHUNK
    while True:
        think(chunk)
        done += chunk
        spent = 1000 * (time.thread_time() - begun)
        left = budget.milliseconds - spent
        if left <= 0:
            return done
        speed = done / max(spent, 0.001)
        chunk = max(1, min(4 * chunk, int(0.8 * left * speed)))
        if left * speed < 1:
            return done
