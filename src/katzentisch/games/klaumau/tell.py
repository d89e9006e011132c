"""Turns names on the wire into the variables of the game's sentences."""

from collections.abc import Mapping
from typing import Any

from ...core.locale import Phrase
from .actions import SEATS
from .cards import FAMILIES, colour_names


def tell(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of an event, an action, a refusal or a reason; a card is also told by its colours and its family.

    Sentences need seats and families as numbers; all other text stays as it is, whatever it looks like.
    """
    told = dict(facts)
    if isinstance(told.get("card"), str):
        told |= tell_card(told["card"])
    if isinstance(told.get("top"), str):
        told["top"] = phrase(told["top"])
    for name in ("cards", "shown"):
        if isinstance(told.get(name), list):
            told[name] = [phrase(card) for card in told[name]] or "none"
    if "colours" in told:
        told |= tell_colours(told.pop("colours"))
    if told.get("seat") in SEATS.names:
        told["seat"] = int(told["seat"])
    return told


def tell_card(card: str) -> dict[str, Any]:
    """The colours and the family of a card; a card without colours is a family of its own."""
    colours, _, family = card.rpartition("-")
    if family not in FAMILIES:
        return {"family": card, "colour": "none", "second": "none"}
    first, _, second = colours.partition("+")
    return {"family": int(family) if family.isdecimal() else family, "colour": first, "second": second or "none"}


def phrase(card: str) -> Phrase:
    """A card as a part of a sentence or of a list."""
    return Phrase("card-name", tell_card(card))


def tell_colours(colours: int | str) -> dict[str, str]:
    """One or two colours, given as bits or as words in a row."""
    names = colour_names(colours) if isinstance(colours, int) else colours.split()
    first, second = [*names, "none", "none"][:2]
    return {"colour_one": first, "colour_two": second}
