"""Referees a record of Klaumau! with the oracle alone."""

from collections.abc import Mapping
from typing import Any

from tests.games.klaumau.reference import Reference


def referee(document: Mapping[str, Any]) -> list[str]:
    """What is wrong with a record."""
    match = Reference(len(document["seats"]), document["options"])
    for number, part in enumerate(document["parts"]):
        for index, ply in enumerate(part["plies"]):
            complaint = judge(match, ply)
            if complaint:
                return [f"part {number}, ply {index}: {complaint}"]
            match.apply(ply["do"])
            if len(match.results()) > number and index + 1 < len(part["plies"]):
                return [f"part {number} ended at ply {index}"]
        if match.results()[number:] != [part["result"]]:
            return [f"part {number} has another result"]
    return [] if document["result"] == match.result() else ["the match has another result"]


def judge(match: Reference, ply: Mapping[str, Any]) -> str:
    """What is wrong with a ply; empty if nothing is."""
    actor = match.to_act()
    if ply["by"] != ("chance" if actor == -1 else actor):
        return f"{actor} is to act, not {ply['by']}"
    name = ply["do"]
    if name not in match.legal():
        return f"{name} is not legal"
    told = {"cards": match.cards(name), "to": match.to(name), "from": match.source(name), "shows": match.shows(name)}
    expected = {field: value for field, value in told.items() if value is not None}
    given = {field: value for field, value in ply.items() if field not in ("by", "do")}
    return "" if given == expected else f"{given}, not {expected}"
