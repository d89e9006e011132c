"""The result of a match as a table of words and numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .talk import Talk
from .words import typeset


@dataclass(frozen=True)
class Table:
    """A head and rows of words; the names stand in one column."""

    head: list[str]
    rows: list[list[str]]
    name_column: int = 1


def result_of(talk: Talk) -> Table:
    """Place, name and all that the game counts, the best first; the one part that was played tells more."""
    match = talk.sitting.match
    assert match.result is not None
    seats: list[dict[str, Any]] = match.result["seats"]
    counted = match.part_results[0]["seats"] if len(match.part_results) == 1 else seats
    places = [str(seat["place"]) for seat in seats]
    return _table(
        talk, "place", places, counted, order=sorted(range(len(seats)), key=lambda seat: seats[seat]["place"])
    )


def part_of(talk: Talk, number: int) -> Table:
    """What a finished part brought each seat, in the order of the seats."""
    seats: list[dict[str, Any]] = talk.sitting.match.part_results[number]["seats"]
    return _table(talk, "", [""] * len(seats), seats, order=range(len(seats)))


def _table(talk: Talk, first: str, firsts: list[str], seats: list[dict[str, Any]], order: Sequence[int]) -> Table:
    """A first column, the name, and what the skin counts."""
    counted = talk.skin.counted(seats)
    head = [_word(talk, key) if key else "" for key in (first, "name", *counted)]
    rows = [
        [firsts[seat], talk.sitting.names[seat], *(typeset(str(seats[seat][key])) for key in counted)] for seat in order
    ]
    return Table(head, rows)


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
