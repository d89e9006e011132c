"""Law 12: the compiled rules and the independent oracle agree move by move."""

from collections import Counter

import pytest

from katzentisch.core.fast import Fast
from katzentisch.core.rng import seeded
from katzentisch.core.walks import LEANS
from tests.games.klaumau.agreement import GAME, agree_closely, agree_on_match, tables
from tests.games.klaumau.cases import PAIRS

ROUNDS = 20_400
BATCHES = 12
WHOLE_GAMES = 504
PER_TABLE = 12


@pytest.mark.parametrize("batch", range(BATCHES))
def test_oracle_agrees_move_by_move(batch: int) -> None:
    rounds, endings, verbs = 0, Counter[int](), set[str]()
    for number, (seats, options) in enumerate(tables(batch)):
        fast = Fast(GAME, options, seats)
        for repeat in range(PER_TABLE):
            names = agree_on_match(fast, options, seeded("oracle", batch, number, repeat), lean=LEANS[repeat % 4])
            rounds += fast.state().rounds
            endings[fast.state().last_ending] += 1
            verbs |= {name.split()[0] for name in names}
        if rounds >= ROUNDS // BATCHES:
            break
    assert rounds >= ROUNDS // BATCHES
    assert all(endings[ending] > 10 for ending in (1, 2, 3))
    assert verbs == {block.verb for block in GAME.actions.blocks}


@pytest.mark.parametrize("seats", range(2, 9))
def test_oracle_agrees_on_whole_games(seats: int) -> None:
    """As many rounds as players, with every preset."""
    presets = [GAME.presets[name] for name in ("printed", "next_player", "hoodlums")]
    for number in range(WHOLE_GAMES // 7):
        options = presets[number % 3]
        fast = Fast(GAME, options, seats)
        agree_on_match(fast, options, seeded("whole", seats, number), lean=LEANS[number % 4])
        assert fast.state().round == seats - 1


@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_oracle_agrees_on_everything_open_and_every_hand(number: int) -> None:
    row = PAIRS[number]
    options = {name: value for name, value in row.items() if name not in ("seats", "rounds")}
    agree_closely(row["seats"], {"rounds": 1, **options}, number)
