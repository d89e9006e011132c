"""Sources of chance: OS entropy, a seed, duplicate deals, a fixed card order, a script."""

import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol

from .actions import Actions
from .game import Game
from .rng import Rng, below, seeded


class Urn(Protocol):
    """A chance ply: the actions that may come, and the tickets that decide; an action of weight w has w tickets."""

    def actions(self) -> Sequence[int]:
        """Every action that may come, ascending."""
        ...

    def tickets(self) -> int:
        """How many tickets there are."""
        ...

    def outcome(self, ticket: int) -> int:
        """The action that a ticket stands for."""
        ...

    def part(self) -> int:
        """How many games or rounds of the match are finished."""
        ...


class Source(Protocol):
    """Decides chance outcomes."""

    def pick(self, urn: Urn) -> int:
        """One of the actions of the urn."""
        ...


class Entropy:
    """Chance from the operating system: nothing can foretell or repeat it."""

    def pick(self, urn: Urn) -> int:
        """What a ticket stands for."""
        return urn.outcome(secrets.randbelow(urn.tickets()))


class Seeded:
    """Chance from a seed: the same seed, the same match."""

    def __init__(self, *seed: int | str) -> None:
        self.rng: Rng = seeded(*seed)

    def pick(self, urn: Urn) -> int:
        """What a ticket stands for."""
        return urn.outcome(below(self.rng, urn.tickets()))


class Duplicate:
    """The same deal for everyone: which card comes depends on the place in the deck, not on who draws it or when.

    Every ticket has a generator of its own, named by the part of the match, what it is drawn from, and how many were
    drawn from there before. A pool that only loses cards has therefore the same order whatever happens between two
    draws; a card that may not come yet waits in it. A blind theft or another kind of chance moves no card of the deck.
    One by one the outcomes are as likely as those of `Seeded`.
    """

    def __init__(self, game: Game, *seed: int | str) -> None:
        self._game = game
        self._seed = seed
        self._drawn: Counter[tuple[int, str]] = Counter()

    def pick(self, urn: Urn) -> int:
        """What the next ticket of its stream stands for."""
        verb = self._game.actions.verb(urn.outcome(0))
        stream = (urn.part(), "deck" if verb in self._game.deck else verb)
        rng = seeded("duplicate", *self._seed, *stream, self._drawn[stream])
        self._drawn[stream] += 1
        return urn.outcome(below(rng, urn.tickets()))


class ScriptError(ValueError):
    """A scripted outcome that cannot happen now."""


class CardOrder:
    """A fixed order of the deck (duplicate deals): whoever takes a card takes the next; other chance is another's."""

    def __init__(self, vocabulary: Actions, cards: Iterable[str], others: Source) -> None:
        self._vocabulary = vocabulary
        self._cards = iter(cards)
        self._others = others

    def pick(self, urn: Urn) -> int:
        """The action that takes the next card."""
        by_card = {self._vocabulary.arguments(action).get("card"): action for action in urn.actions()}
        if None in by_card:
            return self._others.pick(urn)
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

    def pick(self, urn: Urn) -> int:
        """The next outcome of the script."""
        name = next(self._outcomes, None)
        if name is None and self._then is not None:
            return self._then.pick(urn)
        actions = urn.actions()
        if name is None or self._vocabulary.parse(name) not in actions:
            raise ScriptError(f"{name} is not possible; possible are {[self._vocabulary.name(a) for a in actions]}")
        return self._vocabulary.parse(name)
