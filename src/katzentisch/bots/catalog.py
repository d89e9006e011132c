"""From a bot's name to the bot: `random`, `greedy`, `search:100ms`, `search:1000@horizon=2`, a level, a probe."""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from math import nan
from typing import Any

from ..core.advice import RANDOM, Policy, no_walk
from ..core.game import Game, Refusal
from .base import Bot, Budget
from .clairvoyant import Clairvoyant
from .levels import levels
from .search import Search
from .thumb import Random, Thumb

GUIDE = "greedy"
"""The rule of thumb that guides search, if the game has one of that name."""
DEFAULT = Budget(milliseconds=100)
KINDS = {"search": Search, "clairvoyant": Clairvoyant}
BUDGET = re.compile(r"([1-9][0-9]{0,8})(ms)?")
RANGES: dict[str, tuple[float, float]] = {
    "exploration": (0, 100),
    "horizon": (0, 10_000),
    "reach": (0, 1_000_000),
    "noise": (0, 100),
    "sharpness": (0, 100),
    "margin": (0, 1),
    "points": (0.001, 1e6),
    "repeats": (1, 10_000),
    "steps": (0, 10_000),
    "trust": (1e-6, 1000),
    "insight": (0, 1),
}
"""The settings of a search, and what each may be."""
WHOLE = ("horizon", "reach", "repeats", "steps")


@dataclass(frozen=True)
class Entry:
    """A bot under the name that tells it from others, with a version that changes when it plays differently."""

    name: str
    bot: Bot
    version: str


def entry(game: Game, name: str) -> Entry:
    """A bot for measuring: every kind is allowed."""
    bot = bot_of(game, name)
    _, *settings = name.split("@")
    full = "@".join([bot.name, *sorted(settings)])
    return Entry(full, bot, version_of(game, bot))


def bot_of(game: Game, name: str, *, for_people: bool = False) -> Bot:
    """The bot with that name; people are never seated with one that sees their cards, nor with a probe."""
    kind, *settings = name.split("@")
    kind, colon, budget = kind.partition(":")
    if for_people and (kind == "clairvoyant" or is_probe(game, kind)):
        raise Refusal("bot-not-for-people", "", bot=name)
    if kind in KINDS:
        found = KINDS[kind](budget_of(name, budget) if colon else DEFAULT, policy_of(game, GUIDE))
        return _with_settings(game, found, settings)
    plain = {"random": Random(), **_thumbs(game), **levels(game)}
    if name not in plain:
        raise Refusal("no-such-bot", "", bot=name, bots=", ".join(names(game, for_people=for_people)))
    return plain[name]


def names(game: Game, *, for_people: bool = False) -> list[str]:
    """The bots that there are, by name; kinds of search take a budget."""
    found = ["random", *_thumbs(game), *levels(game), *KINDS]
    return [name for name in found if not for_people or not (name == "clairvoyant" or is_probe(game, name))]


def is_probe(game: Game, name: str) -> bool:
    """Is this rule of thumb there only to find weaknesses of others?"""
    policy = game.advice.policies().get(name)
    return policy is not None and policy.is_probe


def policy_of(game: Game, name: str) -> Policy:
    """A rule of thumb of the game; chance, if it has none of that name."""
    return game.advice.policies().get(name, RANDOM)


def budget_of(name: str, text: str) -> Budget:
    """`1000` are imagined matches, `100ms` is time."""
    found = BUDGET.fullmatch(text)
    if found is None:
        raise Refusal("bot-budget", "", bot=name, budget=text)
    number = int(found.group(1))
    return Budget(milliseconds=number) if found.group(2) else Budget(iterations=number)


def version_of(game: Game, bot: Bot) -> str:
    """Changes with weights, settings and budget."""
    settings = game.advice.settings if isinstance(bot, Search) and bot.settings is None else None
    return hashlib.sha256(repr(_facts((bot, settings))).encode()).hexdigest()[:12]


def _thumbs(game: Game) -> dict[str, Bot]:
    return {name: Thumb(name, policy) for name, policy in game.advice.policies().items()}


def _with_settings(game: Game, bot: Search, changes: list[str]) -> Search:
    """The search with some settings of its own, as in `horizon=2`; `policy` names another rule of thumb."""
    settings = game.advice.settings
    fits = {"insight": bot.is_clairvoyant, "steps": game.advice.wander is not no_walk}
    known = [name for name in RANGES if fits.get(name, True)]
    given: set[str] = set()
    for change in changes:
        name, _, value = change.partition("=")
        if name in given:
            raise Refusal("bot-setting-twice", "", setting=name)
        given.add(name)
        if name == "policy" and value in ("random", *game.advice.policies()):
            bot = replace(bot, policy=policy_of(game, value))
        elif name in known:
            change_of: dict[str, Any] = {name: _number(name, value)}
            settings = replace(settings, **change_of)
        else:
            raise Refusal("bot-setting", "", setting=change, settings=", ".join(("policy", *known)))
    return replace(bot, settings=settings) if changes else bot


def _number(name: str, text: str) -> float:
    """What a setting is to be; some are whole numbers."""
    least, most = RANGES[name]
    try:
        value = int(text) if name in WHOLE else float(text)
    except ValueError:
        value = nan
    if not least <= value <= most:
        raise Refusal("bot-setting-range", "", setting=f"{name}={text}", least=f"{least:g}", most=f"{most:g}")
    return value


def _facts(value: Any) -> Any:
    """All that a bot is made of, in an order of its own."""
    if is_dataclass(value):
        parts = [(field.name, _facts(getattr(value, field.name))) for field in fields(value)]
        return (type(value).__name__, *parts)
    if isinstance(value, Mapping):
        return sorted((key, _facts(one)) for key, one in value.items())
    return [_facts(one) for one in value] if isinstance(value, (list, tuple)) else value
