"""Converted by the Police: M49 to M51, M65, M74."""

from typing import Any

import pytest

from tests.games.klaumau.table import PILE, Table, Told, deal, open_table, refused

GREEN = "green-1 green-2"


def table_of(*hands: str, top: str = "red-4", pile: str = PILE, **options: Any) -> Table:
    return deal(hands, top, pile, **{"converted": True, **options})


def test_m49_the_round_ends_when_all_police_lie_aside() -> None:
    table = table_of("police police red-1", "green-1 green-2 green-3").plays("0 play police")
    assert (table.endings, table.view().police_needed, table.turn) == ([], 2, 1)
    table.believed(1).plays("0 play police")
    assert (table.told("last-police"), table.waits) == (["0 last-police"], ("bonus", [0]))
    table.plays("0 decline")
    assert table.endings == ["police"]


def test_m49_off_nothing_happens() -> None:
    table = table_of("police red-1", GREEN, converted=False).plays("0 play police")
    assert (table.endings, table.turn, table.view().police_needed, table.sizes[0]) == ([], 1, None, 2)


def test_m49_police_in_the_pile_count() -> None:
    table = table_of("police red-1", GREEN, pile="green-3 green-4 police").plays("0 play police")
    assert (table.endings, table.turn, table.view().police_needed) == ([], 1, 2)


def test_m49_less_those_buried_as_start_cards() -> None:
    table = table_of("police red-1", GREEN, top="police police red-4")
    assert table.view().police_needed == 1
    table.plays("0 play police")
    assert table.told("last-police") == ["0 last-police"]


def test_m49_if_all_were_buried_it_never_happens() -> None:
    table = table_of("red-1 red-2", GREEN, top="police red-4")
    assert (table.view().police_needed, table.turn) == (0, 0)
    assert table.plays("0 play red-1").endings == []


def test_m49_the_deck_in_use_counts() -> None:
    for seats, police in ((5, 4), (6, 8)):
        table = open_table(seats, Told(), converted=True, starter=0)
        buried = table.told("buried").count("buried police")
        assert table.view().police_needed == police - buried


def test_m50_the_last_police_in_a_parry() -> None:
    """First it parries, then the round ends, and the one who parried has the bonus."""
    table = table_of("red-crook red-1", "police green-1", "blue-3 blue-3").plays("0 play red-crook, 0 rob 1, 1 parry")
    assert (table.told("parried", "last-police"), table.told("stole")) == (["1 parried", "1 last-police"], [])
    assert table.waits == ("bonus", [1])
    table.plays("1 take-from 2 > blue-3")
    assert (table.endings, table.results("cards"), table.results("score")) == (["police"], [1, 2, 1], [1, 4, 3])


@pytest.mark.parametrize("forced_acts", ["owner", "none"])
def test_m51_a_forced_police_gives_its_owner_the_bonus(forced_acts: str) -> None:
    table = table_of("police red-1", GREEN, "blue-3 blue-3", forced_acts=forced_acts).doubted(0, by=1)
    table.plays("1 force police")
    assert (table.waits, table.legal(0)) == (("bonus", [0]), ["decline", "take-from 1", "take-from 2"])


def test_m51_no_draw_but_a_card_of_another_hand_blindly() -> None:
    table = table_of("police red-1", "blue-3 blue-3", GREEN).plays("0 play police, 0 take-from 2 > green-2")
    assert table.odds("take") == [{"take green-1": 1, "take green-2": 1}]
    assert (table.told("drew"), table.results("cards"), table.results("score")) == ([], [2, 2, 1], [3, 6, 1])


def test_m51_giver_and_taker_see_the_card() -> None:
    table = table_of("police red-1", "blue-3 blue-3", GREEN).plays("0 play police, 0 take-from 2 > green-2")
    assert table.told("got-bonus", to=0) == table.told("got-bonus", to=2) == ["0 got-bonus 2 green-2"]
    assert table.told("got-bonus", to=1) == table.told("got-bonus") == ["0 got-bonus 2"]


def test_m51_one_may_decline() -> None:
    table = table_of("police red-1", GREEN).plays("0 play police, 0 decline")
    assert (table.endings, table.results("score"), table.told("declined")) == (["police"], [1, 3], ["0 declined"])


def test_m51_it_may_empty_that_hand() -> None:
    table = table_of("police", "green-4").plays("0 play police, 0 take-from 1")
    assert (table.endings, table.results("score")) == (["police"], [4, 0])


def test_m51_a_watchdog_does_not_protect() -> None:
    table = table_of("police red-1", GREEN, pile="blue-1 watchdog blue-1 blue-1", watchdog=True).believed(0, 1, 0)
    table.plays("1 lay-watchdog, 0 play police")
    assert table.legal(0) == ["decline", "take-from 1"]


def test_m51_open_the_hand_is_shown_to_everyone_and_the_card_is_chosen() -> None:
    table = table_of("police red-1", "blue-3 blue-3", GREEN, converted_open=True).plays("0 play police, 0 take-from 2")
    assert (table.waits, table.legal(0)) == (("choose", [0]), ["choose green-1", "choose green-2"])
    assert [table.shown(seat) for seat in range(3)] == [GREEN] * 3
    assert table.told("showed") == [f"2 showed {GREEN}"]
    assert table.match.plies[-1].detail.cards == GREEN.split()
    table.plays("0 choose green-2")
    assert (table.endings, table.results("score")) == (["police"], [3, 6, 1])
    assert (table.told("got-bonus", to=1), table.told("got-bonus", to=2)) == (
        ["0 got-bonus 2"],
        ["0 got-bonus 2 green-2"],
    )


def test_m51_closed_nothing_is_shown() -> None:
    table = table_of("police red-1", GREEN).plays("0 play police, 0 take-from 1 > green-1")
    assert table.told("showed") == []


def test_m74_a_face_up_watchdog_is_not_in_the_hand() -> None:
    """Seat 1 has a Watchdog face up and two cards: one of these is taken."""
    table = table_of("police red-1", GREEN, pile="blue-1 watchdog blue-1 blue-1", watchdog=True).believed(0, 1, 0)
    table.plays("1 lay-watchdog, 0 play police, 0 take-from 1 > green-2")
    assert table.odds("take") == [{"take green-1": 1, "take green-2": 1}]
    assert (table.results("watchdog"), table.results("cards")) == ([0, 1], [4, 1])


def test_m74_nothing_is_asked_if_nobody_else_has_cards() -> None:
    """The robber's last card was the Crook; the last Police parries it."""
    table = table_of("red-crook", "police").plays("0 play red-crook, 0 rob 1, 1 parry")
    assert (table.endings, table.told("takes-bonus", "declined"), table.told("drew")) == (["police"], [], [])
    assert table.results("score") == [0, 0]


def test_m74_only_players_with_cards_are_asked_for() -> None:
    table = table_of("red-crook", "police", "blue-3").plays("0 play red-crook, 0 rob 1, 1 parry")
    assert table.legal(1) == ["decline", "take-from 2"]
    with refused("target-empty", "M51", seat=0):
        table.says(1, "take-from 0")


def test_m65_the_doubter_does_not_draw_when_the_last_police_is_forced() -> None:
    table = table_of("police red-1", GREEN, GREEN).doubted(0, by=1).plays("1 force police, 0 decline")
    assert (table.endings, table.results("cards"), table.told("drew")) == (["police"], [1, 2, 2], [])


def test_m65_nor_when_it_parries_a_forced_crook() -> None:
    table = table_of("red-crook red-1", "police green-1", GREEN).doubted(0, by=2)
    table.plays("2 force red-crook, 0 rob 1, 1 parry, 1 decline")
    assert (table.endings, table.results("cards"), table.told("drew")) == (["police"], [1, 1, 2], [])
