"""Watchdogs: M53."""

from typing import Any

import pytest

from tests.games.klaumau.table import Table, deal, refused


def drawn(*hands: str, pile: str = "watchdog blue-1 blue-1 blue-1", **options: Any) -> Table:
    """Seat 0 has drawn a Watchdog and has the turn again."""
    table = deal(hands, "red-4", pile, watchdog=True, **options)
    return table.believed(*range(len(hands)))


def test_m53_they_are_put_into_the_pile_after_the_deal() -> None:
    table = deal(["red-1", "red-2"], "red-4", "watchdog watchdog blue-1 blue-1", watchdog=True).believed(0)
    assert all("deal watchdog" not in odds for odds in table.odds("deal"))
    assert table.odds("turn-up") == [{"turn-up red-4": 1, "turn-up blue-1": 2, "turn-up watchdog": 2}]
    assert table.odds("draw") == [{"draw blue-1": 2, "draw watchdog": 2}]


def test_m53_who_draws_one_keeps_it_in_hand_secretly() -> None:
    table = drawn("red-1", "red-2")
    assert (table.hand(0), table.seat(0).watchdog, table.sizes) == ("red-1 watchdog", False, [2, 2])
    assert (table.told("drew", to=0)[0], table.told("drew", to=1)[0]) == ("0 drew watchdog", "0 drew")


def test_m53_laying_it_is_the_whole_turn() -> None:
    table = drawn("red-1", "red-2")
    assert table.legal(0) == ["cannot", "play red-1", "lay-watchdog"]
    pile = table.pile
    table.plays("0 lay-watchdog")
    assert (table.hand(0), table.seat(0).watchdog, table.turn, table.pile) == ("red-1", True, 1, pile)
    assert (table.top, table.news()) == ("red-4", ["0 laid-watchdog"])
    with refused("nothing-to-doubt", "M63"):
        table.says(1, "doubt")


def test_m53_nobody_may_rob_a_guarded_player() -> None:
    table = drawn("red-1", "red-crook", "red-2").plays("0 lay-watchdog, 1 play red-crook")
    assert table.legal(1) == ["decline", "rob 2"]
    with refused("target-guarded", "M53", seat=0):
        table.says(1, "rob 0")


def test_m53_a_watchdog_in_hand_does_not_guard() -> None:
    table = drawn("red-1", "red-crook")
    table.believed(0).plays("1 play red-crook")
    assert table.legal(1) == ["decline", "rob 0"]


def test_m53_it_stays_until_the_round_ends() -> None:
    table = drawn("red-1", "red-2", pile="watchdog blue-1 blue-1", rounds=2)
    table.plays("0 lay-watchdog, 1 play red-2").believed(0)
    assert table.seat(0).watchdog
    table.plays("1 cannot, 0 believe")
    assert (table.view().round, table.seat(0).watchdog, table.results("watchdog")) == (2, False, [1, 0])


def test_m53_nobody_has_two_face_up() -> None:
    pile = "watchdog blue-1 watchdog blue-1 blue-1"
    table = drawn("red-1", "red-2", pile=pile).believed(0, 1).plays("0 lay-watchdog").believed(1)
    assert table.hand(0) == "red-1 watchdog"
    assert "lay-watchdog" not in table.legal(0)
    with refused("watchdog-already", "M53"):
        table.says(0, "lay-watchdog")


def test_m53_two_players_may_have_one_each() -> None:
    table = drawn("red-1", "red-2", pile="watchdog watchdog blue-1 blue-1").plays("0 lay-watchdog, 1 lay-watchdog")
    assert [seat.watchdog for seat in table.view().seats] == [True, True]


def test_m53_it_cannot_be_played() -> None:
    table = drawn("red-1", "red-2")
    with refused("watchdog-not-played", "M53"):
        table.says(0, "play watchdog")


def test_m53_it_is_never_applicable() -> None:
    table = drawn("blue-1", "red-2").doubted(0, by=1)
    assert table.told("honest") == ["0 honest"]


def test_m53_it_cannot_be_forced() -> None:
    table = drawn("red-1", "red-2").doubted(0, by=1)
    assert table.legal(1) == ["force red-1"]
    with refused("not-applicable", "M53", card="watchdog"):
        table.says(1, "force watchdog")


def test_m53_in_hand_it_can_be_stolen() -> None:
    table = drawn("red-1", "red-crook").believed(0).plays("1 play red-crook, 1 rob 0, 0 allow > watchdog")
    assert "watchdog" in table.hand(1)


def test_m53_in_hand_it_can_be_bartered_away() -> None:
    table = drawn("red-barter", "red-2").plays("0 play red-barter, 0 barter 1 > red-2, 0 give watchdog")
    assert (table.hand(0), table.hand(1)) == ("red-2", "blue-1 watchdog")


@pytest.mark.parametrize(
    ("story", "hand", "watchdog"),
    [("0 lay-watchdog, 1 cannot, 0 believe", 4, 1), ("0 cannot, 1 believe", 5, 0)],
)
def test_m53_it_counts_one_in_hand_or_face_up(story: str, hand: int, watchdog: int) -> None:
    table = drawn("blue-4", "red-2", pile="watchdog blue-1").plays(story)
    assert table.endings == ["pile"]
    assert (table.results("hand")[0], table.results("watchdog")[0], table.results("score")[0]) == (hand, watchdog, 5)


def test_m53_a_watchdog_as_the_last_card_ends_the_round() -> None:
    table = drawn("red-1", "red-2").plays("0 play red-1").believed(1)
    assert table.hand(0) == "watchdog"
    table.plays("0 lay-watchdog")
    assert (table.endings, table.results("hand"), table.results("score")[0]) == (["hand"], [0, 4], 1)


def test_m53_a_watchdog_that_is_turned_up_is_buried() -> None:
    table = deal(["red-1", "red-2"], "watchdog red-4", watchdog=True)
    assert (table.told("buried"), table.top) == (["buried watchdog"], "red-4")
