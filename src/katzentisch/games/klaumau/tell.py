"""Turns names on the wire into the variables of the game's sentences."""

from collections.abc import Mapping
from typing import Any

from .cards import FAMILIES, colour_names


def tell(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of an event, an action or a refusal; a card is also told by its colours and its family."""
    told = dict(facts)
    for name in ("card", "top"):
        if isinstance(told.get(name), str):
            told |= tell_card("" if name == "card" else f"{name}_", told[name])
    if isinstance(told.get("colours"), int):
        told["colours"] = " ".join(colour_names(told["colours"]))
    return {name: _number(value) for name, value in told.items()}


def tell_card(prefix: str, card: str) -> dict[str, Any]:
    """The colours and the family of a card; a card without colours is a family of its own."""
    colours, dash, family = card.rpartition("-")
    if not dash:
        return {f"{prefix}family": card, f"{prefix}colour": "none", f"{prefix}second": "none"}
    first, _, second = colours.partition("+")
    assert family in FAMILIES
    return {f"{prefix}family": family, f"{prefix}colour": first, f"{prefix}second": second or "none"}


def _number(value: Any) -> Any:
    """Numbers that came as names are numbers again, so that sentences can decline them."""
    return int(value) if isinstance(value, str) and value.isdecimal() else value
