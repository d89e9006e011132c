"""Forgery, and variations together: M45 to M48, M55, M75."""

from typing import Any

import msgspec
import pytest

from katzentisch.games.klaumau.options import PRESETS, Options
from tests.games.klaumau.table import Table, deal, open_table

WISHED: dict[str, Any] = {"forgery": True, "forgery_uses_wish": True}


def goes_out(card: str, hand: str, top: str = "red-4", **options: Any) -> Table:
    """Seat 0 goes out with this card; seat 1 holds one card."""
    return deal([card, hand], top, **{"forgery": True, **options}).plays(f"0 play {card}")


@pytest.mark.parametrize(("hand", "points"), [("red-3", 0), ("blue-3", 3), ("red-crook", 1), ("red-plan", 1)])
def test_m45_number_cards_in_the_colour_of_the_top_card_count_nothing(hand: str, points: int) -> None:
    assert goes_out("red-1", hand).results("score") == [0, points]
    assert goes_out("red-1", "red-3", forgery=False).results("score") == [0, 3]


def test_m45_the_card_that_ended_the_round_is_included() -> None:
    table = goes_out("blue-4", "blue-3")
    assert (table.results("score"), table.told("void")) == ([0, 0], ["void 8"])


def test_m45_all_hands_are_looked_at() -> None:
    table = deal(["red-1 red-2 blue-2", "red-3 blue-3 red-1"], "red-4", "green-1", forgery=True)
    table.plays("0 play red-1").believed(1).plays("0 cannot, 1 believe")
    assert (table.endings, table.results("score")) == (["pile"], [2, 4])


def test_m45_a_bare_start_card_makes_nothing_void() -> None:
    table = deal(["red-1 red-2", "red-3 red-3"], "red-4", "", forgery=True).plays("0 cannot, 1 believe")
    assert (table.results("score"), table.told("void")) == ([3, 6], [])


def test_m45_in_this_round() -> None:
    """A card laid in the first round makes nothing void in the second."""
    table = deal(["red-1", "red-3"], "red-4", "", forgery=True, rounds=2).plays("0 play red-1")
    assert table.view().round == 2
    table.plays("0 cannot, 1 believe")
    assert table.endings == ["hand", "pile"]
    assert len(table.told("void")) == 1
    assert 0 not in table.results("score")


def test_m46_the_printed_colour_of_a_keyhole_counts() -> None:
    assert goes_out("red-keyhole", "red-3").results("score") == [0, 0]
    assert goes_out("red-keyhole", "blue-3").results("score") == [0, 3]


@pytest.mark.parametrize(("hand", "points"), [("red-3", 3), ("green-3", 0)])
def test_m46_on_the_wished_colour_counts_instead(hand: str, points: int) -> None:
    table = goes_out("red-keyhole", hand, **WISHED).plays("0 wish green")
    assert table.results("score") == [0, points]


def test_m46_on_without_a_wish_the_printed_colour_counts() -> None:
    options: dict[str, Any] = {**WISHED, "forced_acts": "none"}
    table = deal(["red-keyhole", "red-3"], "red-4", "blue-2", **options).doubted(0, by=1).plays("1 force red-keyhole")
    assert table.results("score") == [0, 2]


@pytest.mark.parametrize(("uses_wish", "scores"), [(False, [2, 4]), (True, [0, 7])])
def test_m46_a_wish_that_stands_when_the_round_ends(uses_wish: bool, scores: list[int]) -> None:
    hands = ["red-keyhole green-2", "red-3 blue-3"]
    table = deal(hands, "red-4", "yellow-1", forgery=True, forgery_uses_wish=uses_wish)
    table.plays("0 play red-keyhole, 0 wish green").believed(1).plays("0 cannot, 1 believe")
    assert (table.endings, table.results("score")) == (["pile"], scores)


@pytest.mark.parametrize(("hand", "points"), [("red-3", 0), ("yellow-3", 0), ("green-3", 3), ("blue-4", 4)])
def test_m47_both_colours_of_a_plan_are_void(hand: str, points: int) -> None:
    table = goes_out("red+yellow-plan", hand)
    assert (table.results("score"), table.told("void")) == ([0, points], ["void 3"])


def test_m48_receiver_money_stays() -> None:
    """Seat 0 sells a red card; red is void in the end."""
    pile = "receiver blue-1 red-2"
    table = deal(["red-1", "red-3"], "red-4", pile, forgery=True, receiver=True).plays("0 cannot, 1 believe")
    table.plays("0 sell red-1, 0 done, 1 done, 1 play red-3")
    assert (table.hand(0), table.results("money")) == ("blue-1 red-2", [2, 0])
    assert table.results("score") == [3, 0]


@pytest.mark.parametrize(("card", "points"), [("red-3", 0), ("blue-3", 3)])
def test_m48_the_card_gained_from_the_police_is_subject_to_forgery(card: str, points: int) -> None:
    hands = ["red-1 police", f"{card} green-1", "green-2 green-2"]
    table = deal(hands, "red-4", forgery=True, converted=True).plays("0 play red-1").believed(1, 2)
    table.plays(f"0 play police, 0 take-from 1 > {card}")
    assert (table.endings, table.results("score")[0]) == (["police"], points)


def test_m75_only_police_over_the_start_card_make_nothing_void() -> None:
    table = deal(["police red-2", "red-3 red-3"], "red-4", "red-1", forgery=True)
    table.plays("0 play police, 1 cannot, 0 believe")
    assert (table.endings, table.results("score")) == (["pile"], [3, 6])


def test_m75_only_watchdogs_and_bombs_over_the_start_card() -> None:
    options: dict[str, Any] = {"forgery": True, "watchdog": True, "bomb": "blast"}
    table = deal(["bomb red-1", "red-3 red-3"], "red-4", "watchdog red-2", **options).believed(0, 1)
    table.plays("0 lay-watchdog, 1 cannot, 0 believe")
    assert (table.endings, table.told("void")) == (["pile"], [])


def test_m75_a_blast_over_the_start_card() -> None:
    table = deal(["bomb red-1 red-1", "red-3 red-3 red-3"], "red-4", "red-2", forgery=True, bomb="blast")
    table.plays("0 play bomb, 0 hand-on red-1, 1 hand-on red-3").believed(1).plays("0 cannot, 1 believe")
    assert (table.endings, table.told("void")) == (["pile"], [])


def test_m75_a_defused_bomb_over_the_start_card() -> None:
    table = deal(["bomb red-1", "red-3 red-3"], "red-4", "red-2", forgery=True, bomb="defused")
    table.plays("0 play bomb, 1 cannot, 0 believe")
    assert (table.endings, table.told("void"), table.results("score")) == (["pile"], [], [3, 6])


def test_m55_all_variations_are_off_unless_chosen() -> None:
    options = msgspec.to_builtins(Options())
    names = ["forgery", "forgery_uses_wish", "converted", "converted_open", "receiver", "watchdog"]
    assert [options[name] for name in names] == [False] * 6
    assert (options["receiver_once_per_game"], options["bomb"]) == (False, "off")


def test_m55_all_go_together() -> None:
    options = msgspec.to_builtins(PRESETS["hoodlums"])
    chosen = [options[name] for name in ("forgery", "converted", "receiver", "watchdog", "bomb")]
    assert chosen == [True, True, True, True, "blast"]
    assert open_table(5, **{**options, "starter": 0}).pile == 54


def test_m55_the_end_by_police_comes_before_forgery() -> None:
    """The bonus is taken first and then scored; the Police are no last card laid."""
    hands = ["red-1 police", "red-3 blue-3", "blue-1 blue-1"]
    table = deal(hands, "red-4", forgery=True, converted=True).plays("0 play red-1").believed(1, 2)
    table.plays("0 play police, 0 take-from 1 > blue-3")
    kinds = table.told("last-police", "got-bonus", "round-ends", "void")
    assert kinds == ["0 last-police", "0 got-bonus 1", "round-ends police", "void 1"]


def test_m55_the_receiver_is_settled_before_the_draw_goes_on() -> None:
    pile = "receiver blue-1 blue-2"
    table = deal(["red-1", "red-3"], "red-4", pile, receiver=True).plays("0 cannot, 1 believe")
    table.plays("0 sell red-1, 0 done, 1 done")
    assert table.told("receiver-came", "sold", "drew") == ["0 receiver-came", "0 sold red-1", "0 drew", "0 drew"]
