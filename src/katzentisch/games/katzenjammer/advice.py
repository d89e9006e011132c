"""What the game tells its bots; the numbers are in policies.toml."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ...core.advice import Advice, Policy, Settings
from . import judge, thumb

FILE = Path(__file__).parent / "policies.toml"


def policies() -> dict[str, Policy]:
    """The rules of thumb by name: those with weights of their own, and those that change some of another's."""
    with FILE.open("rb") as file:
        entries: dict[str, dict[str, Any]] = tomllib.load(file)["policies"]
    return {name: _policy(entries, name) for name in entries}


def _policy(entries: Mapping[str, dict[str, Any]], name: str) -> Policy:
    entry = entries[name]
    rows = entries[entry.get("like", name)]["weights"]
    changes = {thumb.WEIGHTS.index(weight): value for weight, value in entry.get("changes", {}).items()}
    weights = {int(seats): _changed(row, changes) for seats, row in rows.items()}
    return Policy(weights, entry.get("noise", 0.0), entry.get("is-probe", False))


def _changed(row: Sequence[float], changes: Mapping[int, float]) -> tuple[float, ...]:
    """A row of weights with some of them replaced, as long as it should be."""
    full = [*row, *[0.0] * (judge.LENGTH - len(row))]
    return tuple(changes.get(index, float(weight)) for index, weight in enumerate(full))


ADVICE = Advice(
    appraise=thumb.appraise,
    worth=judge.worth,
    epoch=judge.epoch,
    seen=judge.seen,
    policies=policies,
    settings=Settings(exploration=0.3, horizon=15, noise=1.0),
)
