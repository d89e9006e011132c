"""The last card: R9, M25 to M27, M67, M68."""

from typing import Any

import pytest

from tests.games.klaumau.table import Table, deal

OFF: dict[str, Any] = {"last_card_acts": False}


def last(card: str, top: str = "red-4", others: tuple[str, ...] = ("blue-3", "blue-2"), **options: Any) -> Table:
    """Seat 0 has played its only card."""
    return deal([card, *others], top, **options).plays(f"0 play {card}")


def test_r9_the_end_is_looked_at_after_the_action() -> None:
    """The last card is a Crook: its player holds nothing while robbing, and the round goes on."""
    table = last("red-crook")
    assert (table.sizes[0], table.endings, table.phase) == (0, [], "rob")


def test_m26_the_last_card_is_a_crook_and_saves_its_player() -> None:
    hands = ["red-crook red-1", "blue-1 blue-2", "red-2 blue-2"]
    table = deal(hands, "red-4").plays("0 play red-1")
    table.believed(1).plays("2 play red-2, 0 play red-crook, 0 rob 1, 1 allow > blue-2")
    assert (table.hand(0), table.endings, table.turn) == ("blue-2", [], 1)


def test_m26_the_last_card_is_a_crook_that_is_declined_or_parried() -> None:
    declined = last("red-crook").plays("0 decline")
    assert (declined.endings, declined.results("score")) == (["hand"], [0, 3, 2])
    table = deal(["red-crook", "police"], "red-4", "green-2 green-3").plays("0 play red-crook, 0 rob 1, 1 parry")
    assert (table.endings, table.results("score")) == (["hand"], [0, 2])


@pytest.mark.parametrize("card", ["red-crook", "red-barter", "red-keyhole"])
def test_m26_off_asks_nothing(card: str) -> None:
    table = last(card, **OFF)
    assert (table.endings, table.results("score")) == (["hand"], [0, 3, 2])
    assert table.told("robs", "barters", "declined", "wished") == []


@pytest.mark.parametrize(("acts", "direction"), [(True, "anticlockwise"), (False, "clockwise")])
def test_m26_a_plan_as_the_last_card(acts: bool, direction: str) -> None:
    table = last("red-plan", last_card_acts=acts)
    assert (table.endings, table.direction) == (["hand"], direction)


@pytest.mark.parametrize(("acts", "skipped"), [(True, ["1 skipped"]), (False, [])])
def test_m26_a_treasure_as_the_last_card(acts: bool, skipped: list[str]) -> None:
    table = last("red-small", last_card_acts=acts)
    assert (table.endings, table.told("skipped")) == (["hand"], skipped)


def test_m26_off_is_for_the_last_card_only() -> None:
    table = deal(["red-crook red-1", "blue-1 blue-2"], "red-4", **OFF).plays("0 play red-crook")
    assert table.phase == "rob"


@pytest.mark.parametrize("acts", [True, False])
def test_m26_a_defused_bomb_as_the_last_card_brings_its_draw(acts: bool) -> None:
    options: dict[str, Any] = {"bomb": "defused", "last_card_acts": acts}
    table = last("bomb", pile="green-3 green-2", **options)
    assert (table.hand(0), table.endings, table.turn) == ("green-3", [], 1)


def test_m26_off_a_blast_as_the_last_card_passes_nothing() -> None:
    table = last("bomb", bomb="blast", **OFF)
    assert (table.endings, table.told("handed-on"), table.results("score")) == (["hand"], [], [0, 3, 2])


def test_m27_the_last_card_is_a_police() -> None:
    table = last("police", pile="green-3 green-2")
    assert (table.hand(0), table.endings, table.turn) == ("green-3", [], 1)


def test_m27_the_last_card_is_a_police_and_the_pile_is_empty() -> None:
    """Seat 1 draws the last card of the pile; then seat 0 has only its Police."""
    hands = ["police red-1", "blue-1 blue-2"]
    table = deal(hands, "red-4", "green-1").plays("0 play red-1").believed(1)
    assert (table.pile, table.sizes) == (0, [1, 3])
    table.plays("0 play police")
    assert (table.endings, table.results("score")) == (["hand"], [0, 4])
    assert table.told("pile-empty") == ["pile-empty"]


def test_m67_a_police_brings_its_draw_with_last_card_acts_off() -> None:
    table = last("police", pile="green-3 green-2", **OFF)
    assert (table.hand(0), table.endings, table.turn) == ("green-3", [], 1)


@pytest.mark.parametrize(
    ("options", "is_asked"),
    [
        ({}, False),
        ({"forgery": True}, False),
        ({"forgery_uses_wish": True}, False),
        ({"forgery": True, "forgery_uses_wish": True}, True),
        ({"forgery": True, "forgery_uses_wish": True, "last_card_acts": False}, False),
    ],
)
def test_m68_a_keyhole_as_the_last_card(options: dict[str, Any], is_asked: bool) -> None:
    table = last("red-keyhole", **options)
    assert (table.phase == "wish", table.endings == ["hand"]) == (is_asked, not is_asked)


def test_m68_a_forced_keyhole_that_does_not_act_is_not_asked() -> None:
    options: dict[str, Any] = {"forgery": True, "forgery_uses_wish": True, "forced_acts": "none"}
    table = deal(["red-keyhole", "blue-3"], "red-4", **options).doubted(0, by=1).plays("1 force red-keyhole")
    assert (table.endings, table.told("wished")) == (["hand"], [])


def test_m25_a_caught_bluff_goes_out_and_the_doubter_still_draws() -> None:
    table = deal(["red-1", "blue-3", "blue-2"], "red-4", "green-4 green-4").doubted(0, by=2).plays("2 force red-1")
    assert (table.endings, table.results("score"), table.results("cards")) == (["hand"], [0, 3, 6], [0, 1, 2])
    assert table.news()[:2] == ["2 forced 0 red-1", "2 drew"]


def test_m25_a_forced_last_crook_saves_its_owner() -> None:
    table = deal(["red-crook", "blue-3", "blue-2"], "red-4").doubted(0, by=1)
    table.plays("1 force red-crook, 0 rob 1, 1 allow")
    assert (table.hand(0), table.hand(1), table.endings, table.turn) == ("blue-3", "blue-4", [], 1)
