"""Sources of chance: OS entropy, a seed, a fixed card order, a script."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

from .actions import Actions
from .rng import Rng, below, seeded


class Source(Protocol):
    """Decides chance outcomes: one of the listed actions, by weight."""

    def pick(self, actions: Sequence[int], weights: Sequence[int]) -> int:
        """One of the actions."""
        ...


def by_ticket(actions: Sequence[int], weights: Sequence[int], ticket: int) -> int:
    """The action that a ticket stands for; an action of weight w has w tickets."""
    for action, weight in zip(actions, weights, strict=True):
        if ticket < weight:
            return action
        ticket -= weight
    raise AssertionError("more tickets than weights")


class Entropy:
    """Chance from the operating system: nothing can foretell or repeat it."""

    def pick(self, actions: Sequence[int], weights: Sequence[int]) -> int:
        """One of the actions, by weight."""
        return by_ticket(actions, weights, secrets.randbelow(sum(weights)))


class Seeded:
    """Chance from a seed: the same seed, the same match."""

    def __init__(self, *seed: int | str) -> None:
        self.rng: Rng = seeded(*seed)

    def pick(self, actions: Sequence[int], weights: Sequence[int]) -> int:
        """One of the actions, by weight."""
        return by_ticket(actions, weights, below(self.rng, sum(weights)))


class ScriptError(ValueError):
    """A scripted outcome that cannot happen now."""


class CardOrder:
    """A fixed order of the deck (duplicate deals): whoever takes a card takes the next; other chance is another's."""

    def __init__(self, vocabulary: Actions, cards: Iterable[str], others: Source) -> None:
        self._vocabulary = vocabulary
        self._cards = iter(cards)
        self._others = others

    def pick(self, actions: Sequence[int], weights: Sequence[int]) -> int:
        """The action that takes the next card."""
        by_card = {self._vocabulary.arguments(action).get("card"): action for action in actions}
        if None in by_card:
            return self._others.pick(actions, weights)
        card = next(self._cards, None)
        if card not in by_card:
            raise ScriptError(f"the next card is {card}, possible are {', '.join(map(str, by_card))}")
        return by_card[card]


class Script:
    """Outcomes one by one, by name (tests, worked examples); then, if given, another source."""

    def __init__(self, vocabulary: Actions, outcomes: Iterable[str], then: Source | None = None) -> None:
        self._vocabulary = vocabulary
        self._outcomes = iter(outcomes)
        self._then = then

    def pick(self, actions: Sequence[int], weights: Sequence[int]) -> int:
        """The next outcome of the script."""
        name = next(self._outcomes, None)
        if name is None and self._then is not None:
            return self._then.pick(actions, weights)
        if name is None or self._vocabulary.parse(name) not in actions:
            raise ScriptError(f"{name} is not possible; possible are {[self._vocabulary.name(a) for a in actions]}")
        return self._vocabulary.parse(name)
