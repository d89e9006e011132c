"""Search: the strongest bot, and the same with all hands open as a measure of what is possible."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import exp, sqrt

from ..core.actions import ActionId
from ..core.advice import MIXED, RANDOM, Policy, Settings
from ..core.rng import Rng, for_compiled, unit
from .base import Appraisal, Budget, Choice, Handle
from .engine import as_bytes, engine_of, rules_of, weights_of
from .kernel.layout import CLAIMS, CURIOSITY, IMAGINED, KIND, UNTRUE

CHECKS = 32
"""So many times in a budget search looks whether the decision is settled."""
FASTEST = 300
"""No search imagines many more matches in a millisecond."""
MOST_ROOM = 1 << 18
"""Longer searches go on with the tree as it is when it is full."""
FEWEST_STEPS, MOST_STEPS = 32, 400
"""Where one wanders: so many steps lead to the first world. With two players the latter are nearly enough to forget
where the walk began; with more, worlds go on getting better for a thousand or two."""
CERTAIN = 0.999
"""Where one mixes, an action that is drawn so often is as good as decided on."""
CAUTION = 0.2
"""Where one mixes, a value counts for so much less, by the square root of the matches that it was seen in."""
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
        """The action that was tried most, as soon as it is certain; where one mixes, one drawn by what was found."""
        if len(handle.legal) == 1:
            return Choice(handle.legal[0])
        return self.think(handle, is_hasty=True)

    def analyse(self, handle: Handle) -> Choice:
        """The same after the whole budget, if there is only one legal action too."""
        return self.think(handle, is_hasty=False)

    def think(self, handle: Handle, *, is_hasty: bool) -> Choice:
        """Think as long as the budget allows, or until more thinking would hardly change the decision; then decide."""
        thought = Thought(self, handle)
        done = spend(self.budget, thought.go_on, thought.is_settled if is_hasty else never)
        return thought.decide(done)


def most_imagined(budget: Budget) -> int:
    """No more matches than that are imagined."""
    if budget.iterations is not None:
        return budget.iterations
    assert budget.milliseconds is not None
    return int(FASTEST * budget.milliseconds)


def room_for(budget: Budget) -> int:
    """How big a tree has to be: each imagined match adds a position at most, and a quarter stays free."""
    return min(1 << (2 * most_imagined(budget) + 1).bit_length(), MOST_ROOM)


def first_steps(budget: Budget) -> int:
    """How far one wanders before the first world is taken: a small part of all the time that there is."""
    return min(max(most_imagined(budget) // 4, FEWEST_STEPS), MOST_STEPS)


def never(_left: int) -> bool:
    """Nothing is settled before the end."""
    return False


class Thought:
    """What a search does in one position."""

    def __init__(self, search: Search, handle: Handle) -> None:
        self._engine = engine = engine_of(handle.game)
        self._seat = handle.seat
        self._world, self._notes = handle.world(), as_bytes(handle.notes())
        self._settings = search.settings or handle.game.advice.settings
        has_rule = search.policy.noise >= 0
        if not has_rule:
            self._settings = replace(self._settings, noise=search.policy.noise, horizon=0)
        self._weights = weights_of(search.policy, handle.seats)
        self._rng = for_compiled(list(handle.rng))
        engine.begin(room_for(search.budget))
        if has_rule:
            engine.picture(self._world, self._notes, self._seat, self._weights)
        self._rules = rules_of(
            self._settings, handle.seats, first_steps(search.budget), is_clairvoyant=search.is_clairvoyant
        )
        self._count = self._read_root()
        self._is_mixed = has_rule and engine.counters[KIND] == MIXED

    def go_on(self, iterations: int) -> None:
        """So many imagined matches more."""
        engine = self._engine
        engine.think(
            self._world, engine.drawn, engine.fresh, engine.buffer, self._notes, self._seat, self._rng, self._weights,
            self._rules, engine.actions, engine.values, engine.memory, engine.positions, engine.entries,
            engine.counters, engine.path, iterations,
        )  # fmt: skip

    def is_settled(self, left: int) -> bool:
        """Can so many imagined matches more not change which action was tried most?

        Where one mixes: after half of them, is one action as good as certain to be drawn?
        """
        engine = self._engine
        if not self._is_mixed:
            return bool(engine.lead_of_root(engine.positions, engine.entries, engine.counters) > left)
        done = int(engine.counters[IMAGINED])
        return done >= left and max(chances(self._found(), self._settings.trust / sqrt(done))) > CERTAIN

    def decide(self, done: int) -> Choice:
        """The decision after so many imagined matches."""
        found = self._found()
        claims = int(self._engine.counters[CLAIMS])
        bluff = int(self._engine.counters[UNTRUE]) / claims if claims else None
        if self._is_mixed:
            return Choice(mixed(found, self._settings.trust / sqrt(done), self._rng).action, found, done, bluff)
        best = max(found, key=lambda one: (one.visits, one.value))
        return Choice(best.action, found, done, bluff)

    def _found(self) -> tuple[Appraisal, ...]:
        """What is known of each action by now."""
        self._read_root()
        return tuple(
            Appraisal(ActionId(int(row[0])), int(row[1]), row[2] / max(row[1], 1), row[3] / max(row[1], 1), row[4])
            for row in self._engine.rows[: self._count].tolist()
        )

    def _read_root(self) -> int:
        engine = self._engine
        return int(
            engine.read_root(
                self._world, self._seat, self._weights, self._rules, engine.actions, engine.values, engine.positions,
                engine.entries, engine.counters, engine.rows,
            )
        )  # fmt: skip


def chances(found: Sequence[Appraisal], trust: float) -> list[float]:
    """The rule of thumb's chances, each raised by how much its action was found to gain for certain."""
    even = CURIOSITY / len(found)
    is_blank = not any(one.visits for one in found)
    sure = [one.value - CAUTION / sqrt(max(one.visits, 1)) for one in found]
    most = max(value for value, one in zip(sure, found, strict=True) if one.visits or is_blank)
    raised = [
        ((1.0 - CURIOSITY) * one.prior + even) * exp((value - most) / trust) if one.visits or is_blank else 0.0
        for value, one in zip(sure, found, strict=True)
    ]
    total = sum(raised)
    return [chance / total for chance in raised]


def mixed(found: Sequence[Appraisal], trust: float, rng: Rng) -> Appraisal:
    """An action drawn by these chances."""
    left = unit(rng)
    for one, chance in zip(found, chances(found, trust), strict=True):
        left -= chance
        if left < 0:
            return one
    return max(found, key=lambda one: one.visits)


def spend(budget: Budget, think: Callable[[int], None], is_settled: Callable[[int], bool]) -> int:
    """Think in chunks until the budget is spent or the decision settled; how many imagined matches there were."""
    if budget.iterations is not None:
        return spend_iterations(budget.iterations, think, is_settled)
    assert budget.milliseconds is not None
    return spend_time(budget.milliseconds, think, is_settled)


def spend_iterations(most: int, think: Callable[[int], None], is_settled: Callable[[int], bool]) -> int:
    """So many imagined matches; before half of them are done nothing can be settled."""
    done, chunk = 0, most // 2
    while done < most:
        think(chunk)
        done += chunk
        if is_settled(most - done):
            break
        chunk = min(most - done, max(1, most // CHECKS))
    return done


def spend_time(most: float, think: Callable[[int], None], is_settled: Callable[[int], bool]) -> int:
    """So many milliseconds of this thread's processor time."""
    begun = time.thread_time()
    done, chunk = 0, FIRST_CHUNK
    while True:
        think(chunk)
        done += chunk
        spent = 1000 * (time.thread_time() - begun)
        left = most - spent
        speed = done / max(spent, 0.001)
        if left * speed < 1 or is_settled(int(left * speed) + 1):
            return done
        chunk = max(1, min(4 * chunk, int(max(most / CHECKS, 0.2) * speed), int(0.8 * left * speed)))
