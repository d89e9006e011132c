"""Why an action is good: a code and the facts, like a refusal; the client chooses the words.

A game explains from what the seat knows: its own hand, the open table, and what a bot thought of the actions.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

MOST_TRIED, TRIED, ONLY = "most-tried", "tried", "only-choice"
NEUTRAL: Mapping[str, Sequence[str]] = {MOST_TRIED: ("count",), TRIED: ("visits", "count"), ONLY: ()}
"""The reasons that need no knowledge of a game, with the names of their facts."""


@dataclass(frozen=True)
class Reason:
    """Why one would do something: a code and its facts."""

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class Opinion(Protocol):
    """What a bot thought of one action."""

    @property
    def action(self) -> int:
        """The action."""
        ...

    @property
    def visits(self) -> int:
        """How often it was tried."""
        ...

    @property
    def win(self) -> float:
        """The expected share of victory, 0 to 1."""
        ...


class Thoughts(Protocol):
    """What a bot thought of a decision."""

    @property
    def action(self) -> int:
        """The action that it prefers."""
        ...

    @property
    def appraisals(self) -> Sequence[Opinion]:
        """What it thought of all legal actions."""
        ...

    @property
    def iterations(self) -> int:
        """How many matches it imagined."""
        ...

    @property
    def bluff(self) -> float | None:
        """The chance that what was just said is untrue, where something was said."""
        ...


def no_reason(state: Any, seat: int, action: int, thoughts: Thoughts) -> Reason:
    """How often a bot tried an action: all that can be said without knowing the game."""
    tried = {opinion.action: opinion.visits for opinion in thoughts.appraisals}
    if len(tried) < 2:
        return Reason(ONLY)
    if tried.get(action) == max(tried.values()):
        return Reason(MOST_TRIED, {"count": thoughts.iterations})
    return Reason(TRIED, {"visits": tried.get(action, 0), "count": thoughts.iterations})


def no_scene(state: Any, seat: int) -> Reason | None:
    """A game that cannot tell a position in a sentence."""
    return None
