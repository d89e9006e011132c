"""What the game tells its bots; the numbers are in policies.toml."""

import functools
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ...core.advice import Advice, Level, Policy, Settings
from . import judge, thumb, wandering

FILE = Path(__file__).parent / "policies.toml"


@functools.cache
def policies() -> dict[str, Policy]:
    """The rules of thumb by name: those with weights of their own, and those that change some of another's."""
    with FILE.open("rb") as file:
        entries: dict[str, dict[str, Any]] = tomllib.load(file)["policies"]
    return {name: _policy(entries, name) for name in entries}


def _policy(entries: Mapping[str, dict[str, Any]], name: str) -> Policy:
    entry = entries[name]
    rows = entries[entry.get("like", name)]["weights"]
    judgements = entries["greedy"]["weights"]
    changes = {thumb.WEIGHTS.index(weight): value for weight, value in entry.get("changes", {}).items()}
    weights = {int(seats): _row(rows.get(seats, rows["2"]), judgements[seats], changes) for seats in judgements}
    return Policy(weights, entry.get("noise", 0.0), entry.get("is-probe", False))


def _row(own: Sequence[float], judgement: Sequence[float], changes: Mapping[int, float]) -> tuple[float, ...]:
    """The weights of a rule of thumb with some of them replaced, and those of the one judgement that all share."""
    full = [*own[: judge.JUDGE], *judgement[judge.JUDGE :]]
    full += [0.0] * (judge.LENGTH - len(full))
    return tuple(changes.get(index, float(weight)) for index, weight in enumerate(full))


LEVELS = (
    Level("greedy-plain", noise=8.0),
    Level("hoarder", noise=3.0),
    Level("casher", noise=0.3),
    Level(iterations=30),
    Level(iterations=1500),
)
"""One that misjudges a lot, one that hoards, one that cashes in, and two that think ahead."""

ADVICE = Advice(
    appraise=thumb.appraise,
    worth=judge.worth,
    epoch=judge.epoch,
    seen=judge.seen,
    wander=wandering.wander,
    policies=policies,
    settings=Settings(exploration=0.3, horizon=10, reach=500, noise=0.5, repeats=4, steps=6),
    levels=LEVELS,
)
