"""What fits: R7, R8, R10, M3 to M5, M7 to M10, M64, M76."""

from typing import Any

import pytest

from tests.games.klaumau.table import Table, deal, refused


def fits(card: str, top: str, **options: Any) -> bool:
    """May the card be played on the start card?"""
    legal = deal([f"{card} green-4", "green-4 green-4"], top, **options).legal(0)
    return f"play {card}" in legal


def after_wish(card: str, wish: str, keyhole: str = "red-keyhole", **options: Any) -> Table:
    """Seat 0 has played a Keyhole and wished; seat 1 holds the card."""
    table = deal([f"{keyhole} yellow-4 yellow-4", f"{card} yellow-4 yellow-4"], keyhole, **options)
    return table.plays(f"0 play {keyhole}, 0 wish {wish}")


def test_r7_one_card_and_nobody_draws() -> None:
    table = deal(["red-1 red-2 red-3"] * 2, "red-4").plays("0 play red-2")
    assert (table.hand(0), table.turn, table.told("drew")) == ("red-1 red-3", 1, [])
    assert (table.top, table.discard) == ("red-2", "red-2 red-4")


def test_r7_only_in_ones_turn() -> None:
    table = deal(["red-1 red-2"] * 3, "red-4")
    assert (table.legal(1), table.legal(2)) == ([], [])
    with refused("not-your-turn", "R7", turn=0):
        table.says(1, "play red-1")


@pytest.mark.parametrize(
    ("card", "top", "expected"),
    [
        ("red-1", "red-4", True),
        ("red-crook", "red-barter", True),
        ("red-1", "blue-4", False),
        ("red-crook", "blue-barter", False),
    ],
)
def test_r8_colour_or_theme(card: str, top: str, expected: bool) -> None:
    assert fits(card, top) is expected


@pytest.mark.parametrize(
    ("card", "top", "expected"),
    [("red-3", "blue-3", True), ("yellow-1", "red-1", True), ("red-3", "blue-2", False), ("red-4", "blue-1", False)],
)
def test_m03_the_theme_of_a_number_card_is_its_number(card: str, top: str, expected: bool) -> None:
    assert fits(card, top) is expected


@pytest.mark.parametrize("family", ["keyhole", "crook", "barter", "plan", "small", "big"])
def test_m04_every_theme_fits_on_itself(family: str) -> None:
    assert fits(f"red-{family}", f"blue-{family}")


@pytest.mark.parametrize(
    ("card", "top", "expected"),
    [
        ("red-small", "blue-big", True),
        ("red-big", "blue-small", True),
        ("red-crook", "blue-barter", False),
        ("red-keyhole", "blue-plan", False),
        ("red-small", "blue-plan", False),
        ("red-1", "blue-crook", False),
    ],
)
def test_m04_treasures_are_one_theme_others_are_not(card: str, top: str, expected: bool) -> None:
    assert fits(card, top) is expected


@pytest.mark.parametrize("top", ["red-1", "blue-keyhole", "red+yellow-plan", "green-crook"])
def test_m05_a_police_may_be_played_on_anything(top: str) -> None:
    assert fits("police", top)


def test_m05_a_police_is_put_aside_and_its_player_draws() -> None:
    table = deal(["police red-1", "blue-1 police"], "red-4", pile="green-1 green-2 green-3").plays("0 play police")
    assert (table.view().police_aside, table.top, table.discard) == (1, "red-4", "red-4")
    assert (table.hand(0), table.turn) == ("red-1 green-1", 1)
    assert table.news(to=0) == ["0 played police", "0 drew green-1"]
    table.plays("1 play police")
    assert (table.view().police_aside, table.hand(1), table.turn) == (2, "blue-1 green-2", 0)


def test_m05_a_wish_stays_under_a_police() -> None:
    table = after_wish("police", "green").plays("1 play police")
    assert (table.wish, table.top) == ("green", "red-keyhole")


@pytest.mark.parametrize(("top", "printed"), [("blue-1", False), ("blue-barter", False), ("red-1", True)])
def test_m07_keyholes_must_fit_too(top: str, printed: bool) -> None:
    assert fits("red-keyhole", top) is printed
    assert fits("red-keyhole", top, wild_keyhole=True)


def test_m07_only_keyholes_are_wild() -> None:
    assert not fits("red-crook", "blue-1", wild_keyhole=True)


def test_r10_the_player_of_a_keyhole_wishes() -> None:
    table = deal(["red-keyhole red-1 red-2", "blue-1 blue-2 blue-3"], "red-3").plays("0 play red-keyhole")
    assert table.waits == ("wish", [0])
    table.plays("0 wish blue")
    assert (table.wish, table.view().colours, table.turn) == ("blue", ["blue"], 1)


def test_m08_one_of_the_four_colours_must_be_wished() -> None:
    table = deal(["red-keyhole red-1", "blue-1 blue-2"], "red-3").plays("0 play red-keyhole")
    assert table.legal(0) == ["wish red", "wish yellow", "wish green", "wish blue"]
    with refused("not-now", "M29", verb="decline", phase="wish"):
        table.says(0, "decline")
    assert table.plays("0 wish red").wish == "red"


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("green-1", True),
        ("green-crook", True),
        ("blue-keyhole", True),
        ("red-1", False),
        ("red-crook", False),
        ("blue-1", False),
    ],
)
def test_m08_after_a_keyhole_only_the_wish_and_the_theme_count(card: str, expected: bool) -> None:
    assert (f"play {card}" in after_wish(card, "green").legal(1)) is expected


def test_m08_the_next_card_ends_the_wish() -> None:
    table = after_wish("green-1", "green").plays("1 play green-1")
    assert (table.wish, table.view().colours) == (None, ["green"])


def test_m08_without_a_wish_the_printed_colour_counts() -> None:
    assert fits("red-1", "red-keyhole")
    assert not fits("blue-1", "red-keyhole")


@pytest.mark.parametrize(
    ("plan", "expected"),
    [("red+green-plan", True), ("green+blue-plan", True), ("red+blue-plan", False), ("green-plan", True)],
)
def test_m09_a_two_colour_plan_has_the_wished_colour(plan: str, expected: bool) -> None:
    assert (f"play {plan}" in after_wish(plan, "green").legal(1)) is expected


@pytest.mark.parametrize(
    ("card", "top", "expected"),
    [
        ("red+yellow-plan", "red-1", True),
        ("red+yellow-plan", "yellow-crook", True),
        ("red+yellow-plan", "blue-1", False),
        ("red-1", "red+yellow-plan", True),
        ("yellow-crook", "red+yellow-plan", True),
        ("blue-1", "red+yellow-plan", False),
        ("red+yellow-plan", "green+blue-plan", True),
        ("red-plan", "green+blue-plan", True),
        ("red+yellow-plan", "blue-plan", True),
    ],
)
def test_m10_two_colour_plans(card: str, top: str, expected: bool) -> None:
    assert fits(card, top) is expected


def test_m64_i_cannot_may_always_be_said() -> None:
    table = deal(["red-1 police", "blue-1 blue-2"], "red-3")
    assert table.legal(0) == ["cannot", "play red-1", "play police"]
    assert table.believed(0).legal(1) == ["cannot"]


def test_m64_a_watchdog_may_be_laid_instead() -> None:
    table = deal(["red-1", "blue-1"], "green-3", "watchdog blue-1 blue-1", watchdog=True).believed(0, 1)
    assert table.legal(0) == ["cannot", "lay-watchdog"]


def test_m64_with_a_second_watchdog_it_must_be_said() -> None:
    pile = "watchdog blue-1 watchdog blue-1 blue-1"
    table = deal(["red-1", "blue-1"], "green-3", pile, watchdog=True).believed(0, 1, 0, 1).plays("0 lay-watchdog")
    assert table.believed(1).legal(0) == ["cannot"]


@pytest.mark.parametrize(("wild", "found"), [(True, "0 caught"), (False, "0 honest")])
def test_m76_a_wild_keyhole_is_applicable(wild: bool, found: str) -> None:
    table = deal(["red-keyhole red-1", "blue-1 blue-2"], "blue-3", wild_keyhole=wild).doubted(0, by=1)
    assert table.told("caught", "honest") == [found]
    assert table.legal(1) == (["force red-keyhole"] if wild else ["cannot", "play blue-1", "play blue-2"])
