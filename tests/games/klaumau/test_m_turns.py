"""Plans, Treasures, and who is next: R11, M11 to M16, M70, M78."""

from typing import Any

import pytest

from tests.games.klaumau.table import Table, deal


def plays_first(card: str, seats: int, **options: Any) -> Table:
    """Seat 0 has played this card."""
    hands = [f"{card} red-1 red-2", *["red-3 red-plan red-small"] * (seats - 1)]
    return deal(hands, "red-4", **options).plays(f"0 play {card}")


def forced(card: str, seats: int, **options: Any) -> Table:
    """Seat 0 said "I cannot", seat 1 doubted it and forced this card."""
    hands = [f"{card} blue-1 blue-2", *["red-3 red-2 red-1"] * (seats - 1)]
    return deal(hands, "red-4", **options).doubted(0, by=1).plays(f"1 force {card}")


@pytest.mark.parametrize("card", ["red-plan", "red+blue-plan"])
def test_m11_a_plan_turns_the_direction_round(card: str) -> None:
    table = plays_first(card, 4)
    assert (table.direction, table.turn) == ("anticlockwise", 3)
    assert table.news() == [f"0 played {card}", "turned-round anticlockwise"]


def test_m11_toggle_turns_it_back() -> None:
    table = plays_first("red-plan", 4).plays("3 play red-plan")
    assert (table.direction, table.turn) == ("clockwise", 0)


def test_m11_anticlockwise_stays() -> None:
    table = plays_first("red-plan", 4, plan="anticlockwise").plays("3 play red-plan")
    assert (table.direction, table.turn) == ("anticlockwise", 2)
    assert table.told("turned-round") == ["turned-round anticlockwise"]


def test_m12_plan_with_two_players() -> None:
    assert plays_first("red-plan", 2).turn == 1
    assert plays_first("red-plan", 2, plan2p="none").turn == 1
    assert plays_first("red-plan", 2, plan2p="again").turn == 0


def test_m12_again_is_for_two_players_only() -> None:
    assert plays_first("red-plan", 3, plan2p="again").turn == 2


def test_m12_again_with_the_anticlockwise_plan() -> None:
    table = plays_first("red-plan", 2, plan2p="again", plan="anticlockwise").believed(0)
    assert table.plays("1 play red-plan").turn == 1


def test_m78_with_two_players_the_direction_is_kept() -> None:
    table = plays_first("red-plan", 2)
    assert table.direction == "anticlockwise"
    assert table.plays("1 play red-plan").direction == "clockwise"
    assert plays_first("red-plan", 2, plan="anticlockwise").plays("1 play red-plan").direction == "anticlockwise"


@pytest.mark.parametrize(("seats", "following"), [(3, 2), (4, 2), (8, 2)])
def test_r11_a_small_treasure_skips_the_next_player(seats: int, following: int) -> None:
    table = plays_first("red-small", seats)
    assert (table.turn, table.told("skipped")) == (following, ["1 skipped"])


@pytest.mark.parametrize("big2p", ["once", "twice", "none"])
def test_m13_small_treasure_with_two_players_is_another_turn(big2p: str) -> None:
    table = plays_first("red-small", 2, big2p=big2p)
    assert (table.turn, table.lost) == (0, [0, 0])
    assert table.plays("0 play red-1").turn == 1


def test_m14_big_treasure_with_two_players_skips_once() -> None:
    table = plays_first("red-big", 2, big2p="once")
    assert (table.turn, table.told("skipped")) == (0, ["1 skipped"])
    assert table.plays("0 play red-1").turn == 1
    assert plays_first("red-big", 2).plays("0 play red-1").turn == 1


def test_m14_big_treasure_with_two_players_takes_two_turns() -> None:
    table = plays_first("red-big", 2, big2p="twice")
    assert (table.turn, table.lost) == (0, [0, 1])
    assert table.plays("0 play red-1").turn == 0
    assert table.lost == [0, 0]
    assert table.believed(0).turn == 1
    assert table.told("lost-turn") == ["1 lost-turn", "1 lost-turn"]


def test_m14_big_treasure_with_two_players_does_nothing() -> None:
    table = plays_first("red-big", 2, big2p="none")
    assert (table.turn, table.told("skipped"), table.lost) == (1, [], [0, 0])


@pytest.mark.parametrize("big2p", ["once", "twice", "none"])
@pytest.mark.parametrize(("seats", "following"), [(3, 0), (4, 3), (5, 3), (8, 3)])
def test_m14_big_treasure_skips_two_players(seats: int, following: int, big2p: str) -> None:
    table = plays_first("red-big", seats, big2p=big2p)
    assert table.turn == following
    assert table.told("skipped") == ["1 skipped", "2 skipped"]


@pytest.mark.parametrize(("card", "following", "skipped"), [("small", 2, [3]), ("big", 1, [3, 2])])
def test_m15_skipping_goes_in_the_present_direction(card: str, following: int, skipped: list[int]) -> None:
    """0 turns round, 4 of 5 plays the Treasure."""
    hands = ["red-plan red-1", *["red-2 red-3"] * 3, f"red-{card} red-1"]
    table = deal(hands, "red-4").plays(f"0 play red-plan, 4 play red-{card}")
    assert (table.turn, table.told("skipped")) == (following, [f"{seat} skipped" for seat in skipped])


def test_m70_lost_turns_add_up() -> None:
    hands = ["red-big red-small red-1 red-2", "red-3 red-3 red-3 red-3"]
    table = deal(hands, "red-4", big2p="twice").plays("0 play red-big")
    assert table.lost == [0, 1]
    table.plays("0 play red-small")
    assert (table.turn, table.lost) == (0, [0, 1])
    table.plays("0 play red-1")
    assert (table.turn, table.lost) == (0, [0, 0])
    assert table.believed(0).turn == 1


def test_m70_who_loses_a_turn_may_doubt() -> None:
    table = deal(["red-big red-1 red-2", "red-3 red-3 red-3"], "red-4", big2p="twice").plays("0 play red-big")
    table.plays("0 cannot")
    assert table.waits == ("doubt", [1])
    table.plays("1 doubt, 1 force red-1")
    assert (table.turn, table.lost, table.sizes) == (0, [0, 0], [1, 4])


def test_m70_a_forced_treasure_adds_to_them_too() -> None:
    hands = ["red-small red-big red-1 red-2", "red-3 red-3 red-3 red-3"]
    table = deal(hands, "red-4", big2p="twice").plays("0 play red-big").doubted(0, by=1).plays("1 force red-small")
    assert (table.turn, table.lost) == (0, [0, 1])


def test_m70_lost_turns_end_with_the_round() -> None:
    table = deal(["red-big", "red-3"], "red-4", big2p="twice", rounds=2).plays("0 play red-big")
    assert (table.view().round, table.turn, table.lost) == (2, 1, [0, 0])


def test_m16_direction_a_forced_treasure_skips() -> None:
    assert forced("red-small", 4).turn == 2
    assert forced("red-big", 4).turn == 3
    assert forced("red-small", 2).turn == 0
    assert forced("red-big", 2, big2p="twice").lost == [0, 1]


def test_m16_direction_a_forced_plan_turns() -> None:
    table = forced("red-plan", 4, after_doubt="direction")
    assert (table.direction, table.turn) == ("anticlockwise", 3)
    assert forced("red-plan", 2, plan2p="again").turn == 0


@pytest.mark.parametrize("card", ["red-small", "red-big", "red-plan", "red-1"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m16_left_no_forced_card_gives_or_takes_a_turn(card: str, seats: int) -> None:
    table = forced(card, seats, after_doubt="left", plan2p="again", big2p="twice")
    assert (table.turn, table.lost[1], table.told("skipped")) == (1, 0, [])


def test_m16_left_a_forced_plan_still_turns_the_direction() -> None:
    table = forced("red-plan", 4, after_doubt="left")
    assert (table.direction, table.turn) == ("anticlockwise", 1)
    assert table.plays("1 play red-1").turn == 0


@pytest.mark.parametrize(("after_doubt", "honest"), [("direction", 2), ("left", 0)])
def test_m16_honest(after_doubt: str, honest: int) -> None:
    """0 turns the direction round; 3 is honest and doubted by 2."""
    hands = ["red-plan red-1", "red-1 red-2", "red-1 red-2", "blue-1 blue-2"]
    table = deal(hands, "red-4", after_doubt=after_doubt).plays("0 play red-plan").doubted(3, by=2)
    assert table.told("honest") == ["3 honest"]
    assert table.turn == honest


def test_m16_left_is_not_for_what_was_believed_or_played() -> None:
    hands = ["red-plan red-1", "red-1 red-2", "red-1 red-2", "red-1 blue-2"]
    table = deal(hands, "red-4", after_doubt="left").plays("0 play red-plan")
    assert table.turn == 3
    assert table.believed(3).turn == 2
    assert table.plays("2 play red-1").turn == 1


def test_m16_left_turns_lost_earlier_stay_lost() -> None:
    hands = ["red-big blue-1 blue-2", "red-1 red-2 red-3"]
    table = deal(hands, "red-4", after_doubt="left", big2p="twice").plays("0 play red-big").doubted(0, by=1)
    assert (table.told("honest"), table.turn, table.lost) == (["0 honest"], 0, [0, 0])
