"""Crook and Barter: M28 to M35, M62, M81."""

from typing import Any

import pytest

from tests.games.klaumau.table import Table, deal, refused

TWO = "blue-1 blue-2"


def crook(*others: str, **options: Any) -> Table:
    """Seat 0 has played a Crook and still holds one card."""
    return deal(["red-crook red-1", *others], "red-4", **options).plays("0 play red-crook")


def barter(*others: str, **options: Any) -> Table:
    """Seat 0 has played a Barter and still holds one card."""
    return deal(["red-barter red-1", *others], "red-4", **options).plays("0 play red-barter")


def test_m29_whom_to_rob_or_nobody() -> None:
    table = crook(TWO, TWO, TWO)
    assert table.waits == ("rob", [0])
    assert table.legal(0) == ["decline", "rob 1", "rob 2", "rob 3"]
    table.plays("0 decline")
    assert (table.sizes, table.turn, table.told("declined")) == ([1, 2, 2, 2], 1, ["0 declined"])


def test_m29_a_card_is_taken_blindly_every_card_alike() -> None:
    table = deal(["red-crook red-1 red-1", "blue-1 blue-1 green-2"], "red-4").plays("0 play red-crook, 0 rob 1")
    table.plays("1 allow > green-2")
    assert table.odds("take") == [{"take blue-1": 2, "take green-2": 1}]
    assert (table.hand(0), table.hand(1), table.turn) == ("red-1 red-1 green-2", "blue-1 blue-1", 1)


def test_m29_both_see_the_card_the_others_do_not() -> None:
    table = crook(TWO, TWO).plays("0 rob 1, 1 allow > blue-2")
    assert table.told("stole", to=0) == table.told("stole", to=1) == ["0 stole 1 blue-2"]
    assert table.told("stole", to=2) == table.told("stole") == ["0 stole 1"]
    assert table.match.plies[-1].detail.to == 0
    assert table.match.plies[-1].detail.source == 1


def test_m29_nothing_is_asked_without_anybody_to_rob() -> None:
    """Seat 1 has a face-up Watchdog."""
    hands = ["red-crook red-1", "blue-1 blue-2"]
    table = deal(hands, "red-4", "blue-3 watchdog red-4", watchdog=True).believed(0, 1, 0).plays("1 lay-watchdog")
    table.plays("0 play red-crook")
    assert (table.turn, table.told("robs", "declined")) == (1, [])
    assert table.top == "red-crook"


def test_m30_the_robbed_player_may_parry() -> None:
    table = crook("police blue-1", TWO, pile="green-1 green-2 green-3").plays("0 rob 1")
    assert table.waits == ("parry", [1])
    table.plays("1 parry")
    assert (table.hand(0), table.hand(1), table.turn) == ("red-1", "green-1 blue-1", 1)
    assert (table.view().police_aside, table.top) == (1, "red-crook")
    assert table.news(to=2) == ["1 parried", "1 drew"]


def test_m30_nobody_else_parries() -> None:
    table = crook(TWO, "police blue-1", pile="green-1 green-2").plays("0 rob 1")
    with refused("not-your-turn", "R7", turn=1):
        table.says(2, "parry")
    with refused("no-police", "M30"):
        table.says(1, "parry")


def test_m30_one_may_let_it_happen_with_a_police_too() -> None:
    table = crook("police blue-1", pile="green-1 green-2").plays("0 rob 1, 1 allow > police")
    assert (table.hand(0), table.hand(1)) == ("red-1 police", "blue-1")


def test_m30_a_police_cannot_parry_after_the_card_is_taken() -> None:
    table = crook("police blue-1", pile="green-1 green-2").plays("0 rob 1, 1 allow > blue-1")
    with refused("not-now", "M30", verb="parry", phase="turn"):
        table.says(1, "parry")


def test_m30_the_crook_is_spent() -> None:
    """No second victim; the turn goes on."""
    table = crook("police blue-1", TWO, pile="green-1 green-2").plays("0 rob 1, 1 parry")
    assert (table.turn, table.sizes) == (1, [1, 2, 2])


def test_m30_the_draw_of_a_parry_may_meet_the_receiver() -> None:
    """Settled first, then the card is drawn, then the turn goes on."""
    table = crook("police blue-1", pile="receiver green-1 green-2", receiver=True).plays("0 rob 1, 1 parry")
    assert table.waits == ("sell", [1])
    table.plays("1 sell blue-1, 1 done, 0 done")
    assert (table.hand(1), table.turn) == ("green-1 green-2", 1)


def test_m31_a_parry_with_an_empty_pile() -> None:
    """The parry counts: nothing is stolen. The draw fails: the round ends."""
    table = deal(["red-crook red-1 red-1", "police red-2 blue-2"], "red-4", "green-1").believed(0)
    table.plays("1 play red-2, 0 play red-crook, 0 rob 1, 1 parry")
    assert table.told("parried", "pile-empty", "stole") == ["1 parried", "pile-empty"]
    assert (table.endings, table.results("score")) == (["pile"], [3, 2])


def test_m28_crook_on_a_one_card_player_ends_the_round() -> None:
    table = deal(["red-crook", "blue-3", "blue-1"], "red-4").plays("0 play red-crook, 0 rob 1, 1 allow")
    assert (table.endings, table.results("score")) == (["hand"], [3, 0, 1])
    assert table.told("held") == ["0 held blue-3", "1 held", "2 held blue-1"]


def test_m28_a_one_card_player_who_parries_stays_in() -> None:
    hands = ["red-crook red-1 red-1", "police red-2 red-2"]
    table = deal(hands, "red-4", "green-1 green-2", starter=1).plays("1 play red-2, 0 play red-1, 1 play red-2")
    assert table.sizes == [2, 1]
    table.plays("0 play red-crook, 0 rob 1, 1 parry")
    assert (table.endings, table.hand(1), table.turn) == ([], "green-1", 1)


def test_m32_take_one_give_one() -> None:
    table = barter(TWO, TWO)
    assert table.legal(0) == ["decline", "barter 1", "barter 2"]
    table.plays("0 barter 2 > blue-2")
    assert (table.waits, table.legal(0)) == (("give", [0]), ["give red-1", "give blue-2"])
    table.plays("0 give red-1")
    assert [table.hand(seat) for seat in range(3)] == ["blue-2", TWO, "red-1 blue-1"]
    assert table.turn == 1


def test_m32_every_card_alike() -> None:
    table = deal(["red-barter red-1 red-1", "blue-1 blue-1 green-2"], "red-4")
    table.plays("0 play red-barter, 0 barter 1 > blue-1")
    assert table.odds("take") == [{"take blue-1": 2, "take green-2": 1}]


def test_m32_one_may_decline() -> None:
    table = barter(TWO, TWO).plays("0 decline")
    assert (table.turn, table.sizes) == (1, [1, 2, 2])


def test_m32_the_same_card_may_be_given_back() -> None:
    table = barter(TWO).plays("0 barter 1 > blue-2, 0 give blue-2")
    assert (table.hand(0), table.hand(1)) == ("red-1", TWO)


def test_m32_both_see_both_cards_the_others_do_not() -> None:
    table = barter(TWO, TWO).plays("0 barter 1 > blue-2, 0 give red-1")
    assert table.told("took", "gave", to=0) == table.told("took", "gave", to=1)
    assert table.told("took", "gave", to=1) == ["0 took 1 blue-2", "0 gave 1 red-1"]
    assert table.told("took", "gave", to=2) == table.told("took", "gave") == ["0 took 1", "0 gave 1"]
    assert table.match.plies[-1].detail.to == 1


def test_m33_barter_cannot_be_parried() -> None:
    table = barter("police blue-1", pile="green-1 green-2").plays("0 barter 1 > police")
    assert table.waits == ("give", [0])
    assert table.view().police_aside == 0


def test_m33_a_watchdog_does_not_stop_it() -> None:
    hands = ["red-barter red-1", "blue-1 blue-2"]
    table = deal(hands, "red-4", "blue-3 watchdog red-4", watchdog=True).believed(0, 1, 0).plays("1 lay-watchdog")
    table.plays("0 play red-barter")
    assert table.legal(0) == ["decline", "barter 1"]


def test_m34_barter_with_a_one_card_player_goes_through() -> None:
    """Seat 1 holds nothing for an instant; the round goes on."""
    table = deal(["red-barter red-1", "red-2 blue-3"], "red-4", starter=1).plays("1 play red-2, 0 play red-barter")
    table.plays("0 barter 1 > blue-3")
    assert (table.sizes, table.endings) == ([2, 0], [])
    table.plays("0 give red-1")
    assert (table.hand(0), table.hand(1), table.turn, table.endings) == ("blue-3", "red-1", 1, [])


def test_m35_barter_as_the_last_card_must_give_the_card_back() -> None:
    table = deal(["red-barter", "blue-3", "blue-2"], "red-4").plays("0 play red-barter, 0 barter 1")
    assert table.legal(0) == ["give blue-3"]
    table.plays("0 give blue-3")
    assert (table.endings, table.results("score")) == (["hand"], [0, 3, 2])


def test_m35_barter_as_the_last_card_declined() -> None:
    table = deal(["red-barter", "blue-3", "blue-2"], "red-4").plays("0 play red-barter, 0 decline")
    assert (table.endings, table.results("score")) == (["hand"], [0, 3, 2])


def test_m62_whoever_has_seen_a_hand_cannot_aim() -> None:
    """Seat 1 shows its hand; the blind card out of it is any of them, as always."""
    hands = ["red-crook red-2 red-3", "blue-1 blue-1 blue-2"]
    table = deal(hands, "red-4", "green-1 green-1 green-1").plays("0 play red-3").doubted(1, by=0)
    table.plays("0 play red-crook, 0 rob 1, 1 allow > blue-2")
    assert table.odds("take") == [{"take blue-1": 2, "take blue-2": 1, "take green-1": 2}]


def test_m81_letting_it_happen_without_a_police_is_asked() -> None:
    table = crook(TWO).plays("0 rob 1")
    assert (table.waits, table.legal(1)) == (("parry", [1]), ["allow"])


def test_m81_a_forced_card_is_asked_when_only_one_fits() -> None:
    table = deal(["red-1 blue-1", "blue-1 blue-2"], "red-4").doubted(0, by=1)
    assert (table.waits, table.legal(1)) == (("force", [1]), ["force red-1"])


def test_m81_giving_is_asked_with_one_card() -> None:
    table = deal(["red-barter", "blue-3"], "red-4").plays("0 play red-barter, 0 barter 1")
    assert (table.waits, table.legal(0)) == (("give", [0]), ["give blue-3"])


@pytest.mark.parametrize(("card", "phase", "said"), [("crook", "rob", "rob 1"), ("barter", "barter", "barter 1")])
def test_m81_one_player_to_choose_from_is_asked(card: str, phase: str, said: str) -> None:
    table = deal([f"red-{card} red-1", TWO], "red-4").plays(f"0 play red-{card}")
    assert (table.waits, table.legal(0)) == ((phase, [0]), ["decline", said])
