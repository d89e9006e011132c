"""The Bomb: M54, M80."""

from itertools import permutations
from typing import Any

import pytest

from katzentisch.core.seats import PUBLIC, Seat
from katzentisch.games.klaumau import GAME
from katzentisch.games.klaumau.options import Options
from tests.games.klaumau.table import Table, deal, refused


def holds(hand: str, *others: str, top: str = "blue-4", pile: str = "green-1 green-2 green-3", **options: Any) -> Table:
    return deal([hand, *others], top, pile, **options)


def blast(*hands: str, **options: Any) -> Table:
    """Seat 0 has laid the Bomb."""
    return holds(*hands, **{"bomb": "blast", **options}).plays("0 play bomb")


def test_m54_hot_potato_cannot_be_laid() -> None:
    table = holds("bomb red-1", "red-2 red-2", bomb="hot_potato")
    assert table.legal(0) == ["cannot"]
    with refused("potato-stays", "M54"):
        table.says(0, "play bomb")


def test_m54_hot_potato_loses_five_points() -> None:
    """Minus five instead of one; points may be negative."""
    table = holds("bomb red-1", "red-2 red-2", bomb="hot_potato", top="red-4", pile="green-1").believed(0)
    table.plays("1 play red-2").plays("0 cannot, 1 believe")
    assert (table.endings, table.results("hand"), table.results("score")) == (["pile"], [-3, 2], [-3, 2])


@pytest.mark.parametrize("bomb", ["blast", "defused"])
def test_m54_any_other_bomb_counts_one(bomb: str) -> None:
    table = holds("bomb red-1", "red-2 red-2", bomb=bomb, top="red-4", pile="green-1").believed(0)
    table.plays("1 play red-2").plays("0 cannot, 1 believe")
    assert table.results("score") == [3, 2]


@pytest.mark.parametrize("top", ["blue-4", "red+yellow-plan", "green-keyhole"])
def test_m54_a_blast_may_be_laid_on_anything(top: str) -> None:
    assert "play bomb" in holds("bomb red-1", "red-2 red-2", bomb="blast", top=top).legal(0)


def test_m54_defused_may_be_laid_aside_in_any_turn() -> None:
    table = holds("bomb red-1", "red-2 red-2", bomb="defused").plays("0 play bomb")
    assert (table.hand(0), table.turn, table.top) == ("red-1 green-1", 1, "blue-4")
    assert (table.view().bomb_aside, table.discard) == (True, "blue-4")
    assert table.news() == ["0 played bomb", "0 drew"]


def test_m54_off_there_is_no_bomb() -> None:
    assert Options().bomb == "off"
    table = holds("red-1", "red-2", pile="green-1 green-2 bomb")
    assert table.pile == 2


def test_m80_a_bomb_may_be_dealt() -> None:
    for bomb in ("hot_potato", "blast", "defused"):
        assert "bomb" in holds("bomb red-1", "red-2 red-2", bomb=bomb).hand(0)


@pytest.mark.parametrize(
    ("bomb", "police_applicable", "found"),
    [
        ("hot_potato", True, "honest"),
        ("blast", True, "caught"),
        ("blast", False, "caught"),
        ("defused", True, "caught"),
        ("defused", False, "honest"),
    ],
)
def test_m80_applicable_as_its_rule_says(bomb: str, police_applicable: bool, found: str) -> None:
    table = holds("bomb red-1", "red-2 red-2", bomb=bomb, police_applicable=police_applicable)
    assert ("play bomb" in table.legal(0)) is (bomb != "hot_potato")
    table.doubted(0, by=1)
    assert table.told("caught", "honest") == [f"0 {found}"]
    if found == "caught":
        assert table.legal(1) == ["force bomb"]


def test_m80_a_potato_cannot_be_forced() -> None:
    table = holds("bomb blue-1", "red-2 red-2", bomb="hot_potato").doubted(0, by=1)
    assert table.legal(1) == ["force blue-1"]


def test_m80_after_a_blast_the_card_below_is_the_top_card() -> None:
    table = blast("bomb red-1", "blue-2 red-2").plays("0 hand-on red-1, 1 hand-on red-2")
    assert (table.top, table.view().colours, table.discard) == ("blue-4", ["blue"], "blue-4 bomb")
    assert table.legal(1) == ["cannot", "play blue-2"]


def test_m80_after_a_blast_the_wish_stands() -> None:
    hands = ["red-keyhole red-1", "bomb red-2"]
    table = holds(*hands, top="red-4", bomb="blast").plays("0 play red-keyhole, 0 wish green, 1 play bomb")
    table.plays("0 hand-on red-1, 1 hand-on red-2")
    assert (table.wish, table.top, table.view().colours) == ("green", "red-keyhole", ["green"])


def test_m80_after_a_blast_forgery_looks_at_the_card_below() -> None:
    hands = ["red-1 blue-1", "bomb red-2"]
    table = holds(*hands, top="red-4", pile="green-2", bomb="blast", forgery=True).plays("0 play red-1, 1 play bomb")
    table.plays("0 hand-on blue-1, 1 hand-on red-2").believed(0).plays("1 cannot, 0 believe")
    assert (table.endings, table.told("void"), table.results("score")) == (["pile"], ["void 1"], [2, 1])


def test_m80_everyone_hands_a_card_on_to_the_next_player() -> None:
    table = blast("bomb red-1 red-2", "blue-1 blue-2 blue-3", "green-1 green-2 green-3")
    assert table.waits == ("hand-on", [0, 1, 2])
    table.plays("0 hand-on red-2, 1 hand-on blue-1, 2 hand-on green-3")
    assert [table.hand(seat) for seat in range(3)] == ["red-1 green-3", "red-2 blue-2 blue-3", "green-1 blue-1 green-2"]
    assert table.turn == 1


def test_m80_in_the_present_direction() -> None:
    hands = ["red-plan red-1", "blue-1 blue-2", "bomb green-2"]
    table = holds(*hands, top="red-4", bomb="blast").plays("0 play red-plan, 2 play bomb")
    table.plays("0 hand-on red-1, 1 hand-on blue-1, 2 hand-on green-2")
    assert [table.hand(seat) for seat in range(3)] == ["blue-1", "green-2 blue-2", "red-1"]
    assert table.plies[-3:] == ["2 hand-on green-2", "1 hand-on blue-1", "0 hand-on red-1"]


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_m80_the_choice_is_sealed(order: tuple[int, ...]) -> None:
    table = blast("bomb red-1", "blue-1 blue-2", "green-1 green-2")
    viewers = [Seat(seat) for seat in range(3)] + [PUBLIC]
    cards = ["red-1", "blue-1", "green-1"]
    before = [(table.match.view_bytes(seat), table.match.heard(seat)) for seat in viewers]
    for seat in order[:2]:
        table.says(seat, f"hand-on {cards[seat]}")
        assert [(table.match.view_bytes(viewer), table.match.heard(viewer)) for viewer in viewers] == before
        with refused("already-answered", ""):
            table.says(seat, f"hand-on {cards[seat]}")
    table.says(order[2], f"hand-on {cards[order[2]]}")
    assert table.plies[-3:] == ["0 hand-on red-1", "1 hand-on blue-1", "2 hand-on green-1"]


def test_m80_giver_and_receiver_see_the_card() -> None:
    table = blast("bomb red-1", "blue-1 blue-2", "green-1 green-2")
    table.plays("0 hand-on red-1, 1 hand-on blue-1, 2 hand-on green-1")
    assert table.news(to=0) == ["0 handed-on 1 red-1", "1 handed-on 2", "2 handed-on 0 green-1"]
    assert table.news(to=1) == ["0 handed-on 1 red-1", "1 handed-on 2 blue-1", "2 handed-on 0"]
    assert table.news() == ["0 handed-on 1", "1 handed-on 2", "2 handed-on 0"]
    assert [ply.detail.to for ply in table.match.plies[-3:]] == [1, 2, 0]


def test_m80_all_move_at_once() -> None:
    """Nobody hands on what has just come: seat 1 may only choose its own cards."""
    table = blast("bomb red-1", "blue-1 blue-2").plays("0 hand-on red-1")
    assert table.legal(1) == ["hand-on blue-1", "hand-on blue-2"]
    with refused("card-not-held", "M80", card="red-1"):
        table.says(1, "hand-on red-1")


def test_m80_empty_hands_hand_nothing_on() -> None:
    """The Bomb is the last card: its player only gets one, and stays in."""
    table = blast("bomb", "blue-1", "green-1")
    assert table.waits == ("hand-on", [1, 2])
    table.plays("2 hand-on green-1, 1 hand-on blue-1")
    assert [table.hand(seat) for seat in range(3)] == ["green-1", "", "blue-1"]
    assert table.endings == ["hand"]


def test_m80_a_forced_blast() -> None:
    table = holds("bomb red-1", "blue-1 red-2", "green-1 red-2", bomb="blast").doubted(0, by=2).plays("2 force bomb")
    table.plays("0 hand-on red-1, 1 hand-on blue-1, 2 hand-on green-1")
    assert (table.sizes, table.turn) == ([1, 2, 3], 1)


def test_m80_a_forced_blast_that_does_not_act() -> None:
    table = holds("bomb red-1", "blue-1 red-2", bomb="blast", forced_acts="none").doubted(0, by=1).plays("1 force bomb")
    assert (table.sizes, table.turn, table.top) == ([1, 3], 1, "blue-4")


def test_m80_a_defused_bomb_does_not_count_as_police() -> None:
    hands = ["bomb police", "red-2 red-2"]
    table = holds(*hands, bomb="defused", converted=True).plays("0 play bomb")
    assert (table.view().police_aside, table.view().police_needed, table.endings) == (0, 1, [])


def test_m80_a_potato_counts_minus_five_instead_of_one() -> None:
    low, _ = GAME.score_range(Options(bomb="hot_potato", rounds=1), 2)
    assert low == -5
    table = holds("red-1", "bomb", top="red-4", bomb="hot_potato").plays("0 play red-1")
    assert table.results("score") == [0, -5]


def test_m80_a_potato_is_never_forced() -> None:
    table = holds("bomb blue-1", "red-2 red-2", bomb="hot_potato").doubted(0, by=1)
    with refused("not-applicable", "M80", card="bomb"):
        table.says(1, "force bomb")
