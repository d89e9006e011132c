"""The result of a match as a table of words and numbers."""

from dataclasses import dataclass
from typing import Any

from .talk import Talk


@dataclass(frozen=True)
class Table:
    """A head and rows of words; the names stand in one column."""

    head: list[str]
    rows: list[list[str]]
    name_column: int = 1


def _outcomes(talk: Talk) -> list[dict[str, Any]]:
    """Each seat's outcome: of the one part that was played, else of the whole match."""
    match = talk.sitting.match
    assert match.result is not None
    source = match.part_results[0] if len(match.part_results) == 1 else match.result
    return list(source["seats"])


def table_of(talk: Talk) -> Table:
    """Place, name and all that the game counts, the best first."""
    outcomes = _outcomes(talk)
    counted = [key for key in outcomes[0] if key != "place"]
    head = [_word(talk, "place"), _word(talk, "name"), *(_word(talk, key) for key in counted)]
    order = sorted(range(len(outcomes)), key=lambda seat: outcomes[seat].get("place", 0))
    return Table(head, [_outcome(talk.sitting.names[seat], outcomes[seat], counted) for seat in order])


def _outcome(name: str, outcome: dict[str, Any], counted: list[str]) -> list[str]:
    return [str(outcome.get("place", "")), name, *(str(outcome[key]) for key in counted)]


def _word(talk: Talk, key: str) -> str:
    """The head of a column; a game that we do not know shows its own names."""
    message = f"result-{key}"
    return talk.speak(message) if talk.speak.has(message) else key


def winners(talk: Talk) -> str:
    """Who won, alone or together."""
    result = talk.sitting.match.result
    assert result is not None
    seats = zip(talk.sitting.names, result["seats"], strict=True)
    names = [name for name, outcome in seats if outcome["place"] == 1]
    joined = talk.speak("name-and", names=", ".join(names[:-1]), last=names[-1]) if names[1:] else names[0]
    return talk.speak("result-winner", name=joined, count=len(names))
