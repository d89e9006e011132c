"""Turns names on the wire into the variables of the game's sentences."""

from collections.abc import Mapping
from typing import Any

from .cards import CARD_ORDER, CARDS

NUMBERS = frozenset({"seat", "card", "value", "count", "standing_count", "standing_value", "jokers", "mice"})
"""Facts that are numbers also where they come as names; all other text stays as it is."""


def tell(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of an event, an action or a refusal, with bids and counted cards taken apart."""
    told = dict(facts)
    for name in ("bid", "standing"):
        if isinstance(told.get(name), str):
            told |= tell_bid(name, told.pop(name))
    if "cards-J" in told:
        counts = {card: told.pop(f"cards-{card}") for card in CARDS.names}
        cards = [CARDS.name(kind) for kind in CARD_ORDER for _ in range(counts[CARDS.name(kind)])]
        told["cards"] = ", ".join(cards)
    if isinstance(told.get("jokers"), str):
        told["jokers"] = told["jokers"].removesuffix("J")
    if told.get("action") == "present":
        told["mice"] = told["value"]
    return {name: _number(value) if name in NUMBERS else value for name, value in told.items()}


def tell_bid(name: str, bid: str) -> dict[str, Any]:
    """The number of cards and the value of a bid, or 'different'."""
    count, value = bid.split("x") if "x" in bid else bid.split("-")
    prefix = "" if name == "bid" else f"{name}_"
    return {f"{prefix}count": count, f"{prefix}value": value}


def _number(value: Any) -> Any:
    """Numbers that came as names are numbers again, so that sentences can decline them."""
    return int(value) if isinstance(value, str) and value.isdecimal() else value
