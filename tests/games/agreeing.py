"""Follows a random match of compiled rules with an oracle, ply by ply; the same for every game."""

from typing import Any, Protocol

from katzentisch.core.fast import Fast


class Oracle(Protocol):
    """An independent implementation of a game's rules, in the words of docs/records.md."""

    def to_act(self) -> int | None: ...

    def legal(self) -> list[str]: ...

    def apply(self, name: str) -> None: ...

    def results(self) -> list[dict[str, Any]]: ...

    def result(self) -> dict[str, Any] | None: ...


def agree(fast: Fast, oracle: Oracle, rng: list[int], lean: int) -> list[str]:
    """The oracle must find the same actors, legal actions and results; the names of all plies."""
    rows = fast.trace_legal(rng, lean).tolist()
    names, at = fast.game.actions.names, 0
    played: list[str] = []
    while at < len(rows):
        seat, action, count = rows[at : at + 3]
        legal = {names[index] for index in rows[at + 3 : at + 3 + count]}
        assert oracle.to_act() == seat, played
        assert set(oracle.legal()) == legal, (played, set(oracle.legal()) ^ legal)
        oracle.apply(names[action])
        played.append(names[action])
        at += 3 + count
    assert oracle.to_act() is None, played
    assert oracle.result() == fast.game.result(fast.state()), played
    assert oracle.results()[-1] == fast.game.part_result(fast.state()), played
    return played
