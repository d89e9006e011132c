"""Law 12: the compiled rules and the independent oracle agree move by move."""

from typing import Any

import pytest

from katzentisch.core.fast import Fast
from katzentisch.core.registry import find
from katzentisch.core.rng import seeded
from katzentisch.core.walks import LEANS
from tests.games.katzenjammer.agreement import agree_closely, agree_on_game, tables

GAMES = 21_000
BATCHES = 12


@pytest.mark.parametrize("batch", range(BATCHES))
def test_oracle_agrees_move_by_move(batch: int) -> None:
    played = ended_by_mice = presented_jokers = 0
    for number, (seats, options) in enumerate(tables(batch)):
        fast = Fast(find("katzenjammer"), options, seats)
        for repeat in range(25):
            names = agree_on_game(fast, options, seeded("oracle", batch, number, repeat), lean=LEANS[repeat % 4])
            played += 1
            ended_by_mice += fast.state().last_ending == 1
            presented_jokers += "present-jokers" in names
        if played >= GAMES // BATCHES:
            break
    assert played >= GAMES // BATCHES
    assert ended_by_mice > played // 50
    assert presented_jokers > 0


@pytest.mark.parametrize("seats", range(2, 7))
def test_oracle_agrees_on_everything_open_and_every_hand(seats: int) -> None:
    options: dict[str, Any] = {"games": 2, "finish_presenting": True, "draw_after_presenting": seats % 2 == 0}
    for number in range(12):
        agree_closely(seats, options, number)
