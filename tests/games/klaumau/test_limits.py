"""The limits that the engine relies on hold at the largest tables."""

from typing import Any

import msgspec
import pytest

from katzentisch.core.chance import Seeded
from katzentisch.core.game import Refusal
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.seats import Seat
from katzentisch.games.klaumau.options import MOST_CARDS, MOST_ROUNDS

GAME = find("klaumau")
BIG = {"id": "big", "black": {"1": 19, "2": 18, "receiver": 1, "watchdog": 11}, "grey": {}}


def table(seats: int, **options: Any) -> Match:
    return Match(GAME, msgspec.convert({"rounds": 1, **options}, GAME.options), seats, Seeded("limits"))


@pytest.mark.parametrize("doubters", ["any", "next"])
def test_the_longest_rounds_stay_within_the_limit_of_plies(doubters: str) -> None:
    """Everyone always says "I cannot" and is believed: one card a turn, as slowly as can be."""
    match = table(8, deck_table=BIG, receiver=True, watchdog=True, doubters=doubters)
    assert sum(match.state.deck) == MOST_CARDS
    while not match.is_over:
        seat = match.to_act()[0]
        match.act(seat, match.default(seat))
    assert match.version > 400
    assert match.version * MOST_ROUNDS < GAME.most_plies


def test_a_record_is_not_played_into_a_window_with_sealed_answers() -> None:
    match = table(4, starter=0)
    match.say(Seat(0), "cannot")
    match.say(Seat(3), "doubt")
    before = match.state.dump()
    with pytest.raises(Refusal, match="out-of-order"):
        match.make(Seat(1), match.parse("doubt"))
    assert (match.state.dump(), match.sealed, match.to_act()) == (before, 1, (1, 2))
