"""Chance at a live table: drawn once, written into the log with the move that caused it, read from there ever after."""

from collections import deque
from collections.abc import Sequence

from ..core.actions import Actions
from ..core.chance import Source, Urn


class LogError(Exception):
    """A log does not fit the rules: it was damaged, or written by other rules."""


class Ledger:
    """A source of chance that remembers what it drew, or gives what a log says."""

    def __init__(self, actions: Actions, source: Source) -> None:
        self._actions = actions
        self._source = source
        self._given: deque[str] | None = None
        self._drawn: list[str] = []

    def draw(self) -> None:
        """From now on chance is drawn and remembered."""
        self._given, self._drawn = None, []

    def replay(self, outcomes: Sequence[str]) -> None:
        """From now on chance is what the log says."""
        self._given = deque(outcomes)

    def drawn(self) -> list[str]:
        """What was drawn since `draw`."""
        return self._drawn

    def close(self) -> None:
        """A log that says more than came is damaged."""
        if self._given:
            raise LogError(f"chance was left over: {list(self._given)}")

    def pick(self, urn: Urn) -> int:
        """The next outcome."""
        if self._given is None:
            outcome = self._source.pick(urn)
            self._drawn.append(self._actions.name(outcome))
            return outcome
        if not self._given:
            raise LogError("the log is short of chance")
        outcome = self._actions.parse(self._given.popleft())
        if outcome not in urn.actions():
            raise LogError(f"chance cannot be {self._actions.name(outcome)}")
        return outcome
