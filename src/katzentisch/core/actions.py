"""Vocabularies: words with ids inside and names outside, and the named blocks of actions."""

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NewType

ActionId = NewType("ActionId", int)


@dataclass(frozen=True)
class Words:
    """A domain word: its ids are 0, 1, 2 … and each has a name."""

    word: str
    names: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.names)

    def name(self, index: int) -> str:
        """The name of an id."""
        if not 0 <= index < len(self.names):
            raise ValueError(f"no {self.word} {index}")
        return self.names[index]

    def parse(self, text: str) -> int:
        """The id of a name."""
        try:
            return self.names.index(text)
        except ValueError:
            raise ValueError(f"no {self.word} {text!r}") from None


def words(word: str, names: Sequence[str]) -> Words:
    """A vocabulary; two ids never share a name."""
    assert len(set(names)) == len(names), word
    return Words(word, tuple(names))


@dataclass(frozen=True)
class Block:
    """A run of action ids: one verb with arguments, the last argument running fastest."""

    verb: str
    first: int
    arguments: tuple[Words, ...]

    def __len__(self) -> int:
        return math.prod(len(argument) for argument in self.arguments)

    def split(self, action: int) -> tuple[int, ...]:
        """The argument ids of an action of this block."""
        rest, found = action - self.first, []
        for argument in reversed(self.arguments):
            rest, index = divmod(rest, len(argument))
            found.append(index)
        return tuple(reversed(found))

    def names(self) -> Iterator[str]:
        """The names of all its actions, in id order."""
        for parts in itertools.product(*(argument.names for argument in self.arguments)):
            yield " ".join((self.verb, *parts))


class Actions:
    """All actions of a game, declared block by block; ids are append-only."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.names: list[str] = []
        self._verbs: list[str] = []
        self._ids: dict[str, int] = {}
        self._arguments: dict[int, dict[str, str]] = {}
        """Of the actions that were asked for."""

    def block(self, verb: str, *arguments: Words) -> int:
        """Declare a block and get its first id."""
        block = Block(verb, len(self.names), arguments)
        self.blocks.append(block)
        for name in block.names():
            assert name not in self._ids, name
            self._ids[name] = len(self.names)
            self.names.append(name)
            self._verbs.append(verb)
        return block.first

    def __len__(self) -> int:
        return len(self.names)

    def name(self, action: int) -> str:
        """The name of an action, as in a record."""
        if not 0 <= action < len(self.names):
            raise ValueError(f"no action {action}")
        return self.names[action]

    def parse(self, name: str) -> ActionId:
        """The action with that name."""
        try:
            return ActionId(self._ids[name])
        except KeyError:
            raise ValueError(f"no action {name!r}") from None

    def find(self, action: int) -> Block:
        """The block that holds an action."""
        for block in reversed(self.blocks):
            if action >= block.first:
                return block
        raise ValueError(f"no action {action}")

    def verb(self, action: int) -> str:
        """The verb of an action."""
        if not 0 <= action < len(self._verbs):
            raise ValueError(f"no action {action}")
        return self._verbs[action]

    def arguments(self, action: int) -> dict[str, str]:
        """The arguments of an action by the names of their vocabularies."""
        known = self._arguments.get(action)
        if known is None:
            block = self.find(action)
            pairs = zip(block.arguments, block.split(action), strict=True)
            known = self._arguments[action] = {argument.word: argument.name(index) for argument, index in pairs}
        return known.copy()
