"""Opponents for people, by the names of their levels."""

from collections.abc import Mapping
from dataclasses import replace

from ..core.advice import RANDOM, Level
from ..core.game import Game
from .base import Bot, Budget
from .search import Search
from .thumb import Random, Thumb

NAMES = ("kitten", "stray", "mouser", "tomcat", "panther")
"""From one that is still learning to the strongest."""
DEFAULT = "mouser"


def levels(game: Game) -> Mapping[str, Bot]:
    """The levels of a game by name, easiest first."""
    return {name: bot_of(game, name, level) for name, level in zip(NAMES, game.advice.levels, strict=True)}


def bot_of(game: Game, name: str, level: Level) -> Bot:
    """The bot of a level."""
    if level.noise < 0:
        return Random(name)
    policy = game.advice.policies().get(level.policy, RANDOM)
    if level.iterations == 0:
        return Thumb(name, replace(policy, noise=level.noise))
    return Search(Budget(iterations=level.iterations), policy, label=name, is_named=True)
