"""Bots that follow a rule of thumb: random, greedy, and the probes."""

from dataclasses import dataclass
from typing import Any

from ..core.actions import ActionId
from ..core.advice import Policy, appraise, pick, waver
from ..core.rng import below
from .base import Choice, Handle
from .engine import engine_of, weights_of


@dataclass(frozen=True)
class Random:
    """Every legal action alike."""

    name: str = "random"

    def choose(self, handle: Handle) -> Choice:
        """Any legal action."""
        return Choice(handle.legal[below(handle.rng, len(handle.legal))])


@dataclass(frozen=True)
class Thumb:
    """A rule of thumb that the game exports."""

    name: str
    policy: Policy

    def choose(self, handle: Handle) -> Choice:
        """What the rule of thumb says in a world that fits what the seat knows."""
        if len(handle.legal) == 1:
            return Choice(handle.legal[0])
        row = weights_of(self.policy, handle.seats)[handle.seat]
        return Choice(ActionId(engine_of(handle.game).policy(handle, row, self.policy.noise)))


@dataclass(frozen=True)
class SlowThumb:
    """The same rule of thumb, interpreted: it needs nothing compiled."""

    name: str
    policy: Policy

    def choose(self, handle: Handle) -> Choice:
        """What the rule of thumb says in a world that fits what the seat knows."""
        if self.policy.noise < 0 or len(handle.legal) == 1:
            return Random().choose(handle)
        build, count = handle.game.build(jit=False), len(handle.legal)
        spare = handle.game.most_legal - count
        actions: list[Any] = [*handle.legal, *[0] * spare]
        values = [0.0] * len(actions)
        row = self.policy.row(handle.seats)
        kind = build(appraise)(handle.sample(), handle.seat, actions, count, row, values)
        build(waver)(count, values, kind, self.policy.noise)
        index = build(pick)(actions, count, values, kind, self.policy.noise, handle.rng)
        return Choice(handle.legal[index])
