"""The end of a round and its points: M36 to M38, M43, M56, M77."""

from typing import Any

import pytest

from katzentisch.core.chance import Seeded
from katzentisch.core.match import Match
from katzentisch.core.rng import below, seeded
from katzentisch.games.klaumau import GAME
from katzentisch.games.klaumau.options import PRESETS, Options
from tests.games.klaumau.table import deal


def test_m36_taking_the_last_card_does_not_end_the_round() -> None:
    table = deal(["red-1 red-2", "red-3 red-3"], "blue-4", "green-1").believed(0)
    assert (table.pile, table.endings, table.turn) == (0, [], 1)


def test_m36_play_goes_on_with_an_empty_pile() -> None:
    table = deal(["red-1 red-2", "red-3 red-3"], "red-4", "").plays("0 play red-1, 1 play red-3")
    assert (table.endings, table.turn) == ([], 0)


def test_m36_the_round_ends_when_a_card_is_due_and_there_is_none() -> None:
    table = deal(["red-1 red-2", "red-3 red-3"], "blue-4", "green-1").believed(0).plays("1 cannot, 0 believe")
    assert (table.endings, table.results("score")) == (["pile"], [4, 6])
    assert table.told("pile-empty") == ["pile-empty"]


def test_m36_what_could_be_drawn_is_kept() -> None:
    """Two cards are due, one is there."""
    table = deal(["red-1 red-2", "red-3 red-3"], "blue-4", "green-1").doubted(0, by=1)
    assert table.told("honest", "drew", "pile-empty") == ["0 honest", "0 drew", "pile-empty"]
    assert (table.endings, table.results("score")) == (["pile"], [4, 6])


def test_m36_the_action_in_progress_is_carried_out() -> None:
    """A forced Police takes the last card, then the doubter's draw fails."""
    hands = ["police red-2", "red-3 red-3"]
    table = deal(hands, "blue-4", "green-1").doubted(0, by=1).plays("1 force police")
    assert (table.endings, table.results("cards")) == (["pile"], [2, 2])


def test_m36_nothing_is_reshuffled() -> None:
    table = deal(["red-1 red-2 red-3", "red-3 red-3 red-2"], "red-4", "")
    table.plays("0 play red-1, 1 play red-3, 0 cannot, 1 believe")
    assert (table.endings, table.pile, table.discard) == (["pile"], 0, "red-1 red-3 red-4")


def test_m36_the_next_round_has_a_full_pile_again() -> None:
    table = deal(["red-1 red-2", "red-3 red-3"], "red-4", "", rounds=2).plays("0 cannot, 1 believe")
    assert (table.endings, table.view().round, table.turn) == (["pile"], 2, 1)
    (card, *_) = [name for name in table.legal(1) if name.startswith("play")]
    table.says(1, card)
    assert (table.endings, table.turn) == (["pile"], 0)


def test_m37_believed_with_an_empty_pile() -> None:
    table = deal(["red-1 red-2", "red-3 red-3"], "red-4", "")
    assert "cannot" in table.legal(0)
    table.plays("0 cannot, 1 believe")
    assert (table.endings, table.results("score")) == (["pile"], [3, 6])


def test_m37_doubt_with_an_empty_pile_honest() -> None:
    table = deal(["blue-1 blue-2", "red-3 red-3"], "red-4", "").plays("0 cannot, 1 doubt")
    assert (table.told("honest"), table.endings) == (["0 honest"], ["pile"])
    assert table.results("score") == [3, 6]


def test_m37_doubt_with_an_empty_pile_caught() -> None:
    """The card is laid, the doubter's draw fails."""
    table = deal(["red-1 blue-2", "red-3 red-3"], "red-4", "").plays("0 cannot, 1 doubt, 1 force red-1")
    assert (table.endings, table.top, table.results("score")) == (["pile"], "red-1", [2, 6])


def test_m37_caught_with_an_empty_pile_the_action_is_carried_out() -> None:
    table = deal(["red-crook blue-2", "red-3 red-3"], "red-4", "").plays("0 cannot, 1 doubt, 1 force red-crook")
    assert table.waits == ("rob", [0])
    table.plays("0 rob 1, 1 allow")
    assert (table.endings, table.results("score")) == (["pile"], [5, 3])


def test_m38_a_hand_is_empty() -> None:
    table = deal(["red-1", "red-3", "red-3"], "red-4").plays("0 play red-1")
    assert (table.endings, table.told("round-ends")) == (["hand"], ["round-ends hand"])


def test_m38_hand_goes_before_pile() -> None:
    """Caught with the last card, and the doubter's draw fails."""
    table = deal(["red-1", "red-3"], "red-4", "").doubted(0, by=1).plays("1 force red-1")
    assert (table.told("pile-empty"), table.endings) == (["pile-empty"], ["hand"])
    assert table.results("score") == [0, 3]
    assert len(table.told("scored")) == 2


def test_m38_police_goes_before_hand() -> None:
    table = deal(["police", "red-3", "red-3"], "red-4", converted=True).plays("0 play police, 0 decline")
    assert (table.endings, table.results("cards")) == (["police"], [0, 1, 1])


def test_m38_several_empty_hands() -> None:
    """The last card is a Crook, the last card of the robbed a Police, and the pile is empty."""
    table = deal(["red-crook", "police", "blue-3"], "red-4", "green-1", starter=2).believed(2)
    table.plays("0 play red-crook, 0 rob 1, 1 parry")
    assert (table.endings, table.results("cards"), table.results("score")) == (["hand"], [0, 0, 2], [0, 0, 4])
    assert len(table.told("scored")) == 3


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("blue-1 blue-2 blue-3 blue-4", 10),
        ("blue-keyhole blue-small blue-big blue-plan", 4),
        ("blue-crook blue-barter red+blue-plan police", 3),
        ("police police police blue-4", 4),
        ("police police police police", 0),
    ],
)
def test_m43_what_a_hand_counts(hand: str, points: int) -> None:
    """Seat 0 plays its four cards away; seat 1 says "I cannot" three times and draws three ones."""
    filler = " ".join(["red-1"] * 8)
    table = deal(["red-1 red-1 red-1 red-1", hand], "red-2", filler, doubters="next")
    for _ in range(3):
        table.plays("0 play red-1").believed(1)
    table.plays("0 play red-1")
    assert table.results("hand") == [0, points + 3]
    assert table.results("score") == [0, points + 3]


def test_m43_a_bomb_and_a_watchdog_count_one() -> None:
    options: dict[str, Any] = {"watchdog": True, "bomb": "blast"}
    table = deal(["red-1 red-1", "bomb blue-4"], "red-2", "watchdog red-3 red-3", **options)
    table.plays("0 play red-1").believed(1).plays("0 play red-1")
    assert table.told("held")[1] == "1 held blue-4 watchdog bomb"
    assert table.results("score") == [0, 6]


def test_m43_points_of_each_round() -> None:
    table = deal(["red-1", "red-3"], "red-4", rounds=2).plays("0 play red-1")
    assert table.told("scored") == ["0 scored 0 0 0 0 0", "1 scored 3 0 0 3 3"]
    assert (table.seat(1).score, table.seat(1).total) == (3, 3)


def test_m77_an_empty_hand_keeps_its_watchdog() -> None:
    table = deal(["red-1", "red-3"], "red-4", "watchdog blue-1 blue-1", watchdog=True).believed(0, 1)
    table.plays("0 lay-watchdog").believed(1).plays("0 play red-1")
    assert (table.results("hand"), table.results("watchdog")) == ([0, 5], [1, 0])
    assert (table.endings, table.results("score")) == (["hand"], [1, 5])


def test_m77_an_empty_hand_keeps_its_money() -> None:
    """Seat 1 sells its card, draws another and goes out with it."""
    table = deal(["blue-1", "red-3", "red-2"], "red-4", "receiver red-1 blue-2", receiver=True)
    table.plays("0 cannot, 1 believe, 2 believe, 0 done, 1 sell red-3, 1 done, 2 done, 1 play red-1")
    assert (table.endings, table.results("hand"), table.results("money")) == (["hand"], [3, 0, 2], [0, 2, 0])
    assert table.results("score") == [3, 2, 2]


@pytest.mark.parametrize("preset", ["printed", "next_player", "hoodlums"])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_m56_every_turn_lays_a_card_or_draws_one(preset: str, seats: int) -> None:
    """Pile and hands together, the pile counted twice, become less with every turn: every round ends."""
    options = PRESETS[preset]
    assert isinstance(options, Options)
    match, rng = Match(GAME, options, seats, Seeded("M56", preset, seats)), seeded("M56", seats)
    last = (0, 10**6)
    while not match.is_over:
        view = match.view(match.to_act()[0])
        if view.phase == "turn":
            held = sum(seat.cards for seat in view.seats)
            measure = (-view.round, 2 * view.pile + held)
            assert measure < last
            last = measure
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.act(seat, legal[below(rng, len(legal))])
    assert len(match.part_results) == seats
