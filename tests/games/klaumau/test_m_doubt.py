""" "I cannot" and who believes it: M6, M17 to M24, M63, M66, M69, M79, M83."""

from itertools import permutations
from typing import Any

import pytest

from katzentisch.core.seats import PUBLIC, Seat
from katzentisch.core.transcript import SeatRecord, encode, read, record_of
from tests.games.klaumau.table import PILE, Table, deal, refused

LIE = "red-1 blue-1"
TRUTH = "blue-1 blue-2"


def claim(hand: str, seats: int = 3, pile: str = PILE, **options: Any) -> Table:
    """Seat 0 holds this hand on a red 4; nobody has said anything."""
    others = " ".join(["green-1", "green-2", "green-3", "green-3"][: len(hand.split())])
    return deal([hand, *[others] * (seats - 1)], "red-4", pile, **options)


def caught(hand: str, seats: int = 3, by: int = 1, **options: Any) -> Table:
    return claim(hand, seats, **options).doubted(0, by)


# M6


def test_m06_a_police_makes_it_a_lie() -> None:
    table = caught("police blue-1")
    assert (table.told("caught"), table.legal(1)) == (["0 caught"], ["force police"])


def test_m06_off_a_police_does_not() -> None:
    table = caught("police blue-1", police_applicable=False)
    assert (table.told("honest"), table.sizes[0]) == (["0 honest"], 4)


def test_m06_off_a_police_cannot_be_forced_but_may_be_played() -> None:
    table = claim("police red-1", police_applicable=False)
    assert "play police" in table.legal(0)
    table.doubted(0, by=1)
    assert table.legal(1) == ["force red-1"]
    with refused("not-applicable", "M6", card="police"):
        table.says(1, "force police")


@pytest.mark.parametrize(("hand", "found"), [(LIE, "0 caught"), (TRUTH, "0 honest"), ("blue-4 blue-2", "0 caught")])
def test_m06_applicable_is_a_card_that_fits(hand: str, found: str) -> None:
    assert caught(hand).told("caught", "honest") == [found]


# M17


def test_m17_all_others_are_asked_from_the_next_player_on() -> None:
    table = claim(LIE, 4).plays("0 cannot")
    assert table.waits == ("doubt", [1, 2, 3])
    assert [table.legal(seat) for seat in range(4)] == [[], *[["believe", "doubt"]] * 3]
    table.plays("1 believe, 2 doubt")
    assert table.plies[-2:] == ["1 believe", "2 doubt"]
    assert table.view().doubter == 2


@pytest.mark.parametrize(("said", "doubter"), [("3 doubt, 2 doubt, 1 believe", 2), ("3 doubt, 2 believe, 1 doubt", 1)])
def test_m17_the_first_in_order_is_the_doubter(said: str, doubter: int) -> None:
    table = claim(LIE, 4).plays("0 cannot").plays(said)
    assert (table.view().doubter, table.told("doubted")) == (doubter, [f"{doubter} doubted 0"])
    assert table.waits == ("force", [doubter])


def test_m17_the_order_follows_the_direction() -> None:
    """Seat 0 turns round, seat 3 speaks: the order is 2, 1, 0."""
    hands = ["red-plan red-1", "red-1 red-2", "red-1 red-2", "red-3 red-2"]
    table = deal(hands, "red-4").plays("0 play red-plan, 3 cannot, 0 doubt, 1 doubt, 2 believe")
    assert (table.view().doubter, table.plies[-2:]) == (1, ["2 believe", "1 doubt"])


def test_m17_those_after_the_doubter_count_for_nothing() -> None:
    """Only the doubter draws a card."""
    table = claim(LIE, 4).plays("0 cannot, 3 doubt, 2 doubt, 1 doubt, 1 force red-1")
    assert table.sizes == [1, 3, 2, 2]


def test_m17_next_only_the_next_player_is_asked() -> None:
    table = claim(LIE, 4, doubters="next").plays("0 cannot")
    assert table.waits == ("doubt", [1])
    with refused("only-next-doubts", "M17", turn=1):
        table.says(2, "doubt")
    table.plays("1 believe")
    assert (table.sizes, table.turn) == ([3, 2, 2, 2], 1)


def test_m17_next_in_the_present_direction() -> None:
    hands = ["red-plan red-1", "red-1 red-2", "red-1 red-2", "red-3 red-2"]
    table = deal(hands, "red-4", doubters="next").plays("0 play red-plan, 3 cannot")
    assert table.waits == ("doubt", [2])


def test_m17_nobody_doubts_himself() -> None:
    table = claim(LIE).plays("0 cannot")
    with refused("own-claim", "M17"):
        table.says(0, "believe")


# M83


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_m83_answers_in_any_order(order: tuple[int, ...]) -> None:
    table = claim(TRUTH, 4).plays("0 cannot")
    for seat in order:
        table.says(seat, "believe")
    assert table.plies[-4:] == ["1 believe", "2 believe", "3 believe", "chance draw blue-4"]
    assert table.told("believed") == ["1 believed", "2 believed", "3 believed"]


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
@pytest.mark.parametrize("doubter", [1, 2, 3])
def test_m83_records_list_the_answers_up_to_the_first_doubt(order: tuple[int, ...], doubter: int) -> None:
    """Everyone from the doubter on doubts; whoever answers when, the record is the same."""
    table = claim(TRUTH, 4).plays("0 cannot")
    before = table.match.version
    for seat in order:
        if seat in table.match.to_act() and table.phase == "doubt":
            table.says(seat, "doubt" if seat >= doubter else "believe")
    answers = [ply for ply in table.plies[before:] if not ply.startswith("chance")]
    assert answers == [*(f"{seat} believe" for seat in range(1, doubter)), f"{doubter} doubt"]
    record = record_of(table.match, [SeatRecord(name, "person") for name in "ABCD"])
    assert read(encode(record))[1].version == table.match.version


@pytest.mark.parametrize("said", ["3 doubt", "3 believe", "2 doubt", "3 doubt, 2 doubt", "1 believe"])
def test_m83_nobody_sees_an_answer_or_who_has_answered(said: str) -> None:
    table = claim(LIE, 4).plays("0 cannot")
    viewers = [Seat(seat) for seat in range(4)] + [PUBLIC]
    before = [(table.match.view_bytes(seat), table.match.heard(seat)) for seat in viewers]
    version = table.match.version
    table.plays(said)
    assert [(table.match.view_bytes(seat), table.match.heard(seat)) for seat in viewers] == before
    assert (table.match.version, table.news(), table.asked) == (version, [], [1, 2, 3])


def test_m83_a_second_answer_is_refused() -> None:
    table = claim(LIE, 4).plays("0 cannot, 2 believe")
    with refused("already-answered", ""):
        table.says(2, "doubt")
    assert table.legal(2) == []
    table.plays("1 believe, 3 believe")
    assert table.told("doubted") == []


def test_m83_it_closes_when_no_earlier_player_can_precede_a_doubt() -> None:
    table = claim(LIE, 4).plays("0 cannot, 2 doubt")
    assert table.phase == "doubt"
    table.plays("1 believe")
    assert (table.phase, table.told("believed", "doubted")) == ("force", ["1 believed", "2 doubted 0"])
    assert claim(LIE, 4).plays("0 cannot, 1 doubt").phase == "force"


def test_m83_two_doubt_windows_are_two() -> None:
    """An answer that came too late for one window does not count for the next."""
    table = claim(TRUTH, 3).plays("0 cannot, 2 doubt, 1 doubt, 1 cannot")
    assert table.match.to_act() == (0, 2)
    table.plays("2 believe, 0 believe")
    assert table.told("believed") == ["2 believed", "0 believed"]


# M63, M21, M20, M19


def test_m63_there_is_nothing_else_to_doubt() -> None:
    table = claim("police red-1", 3)
    with refused("nothing-to-doubt", "M63"):
        table.says(1, "doubt")
    table.plays("0 play red-1")
    for seat in range(3):
        with refused("nothing-to-doubt", "M63"):
            table.says(seat, "doubt")
    with refused("nothing-to-doubt", "M63"):
        table.says(2, "believe")


def test_m63_not_after_it_was_believed() -> None:
    table = claim(LIE).believed(0)
    with refused("nothing-to-doubt", "M63"):
        table.says(2, "doubt")


def test_m21_believed_draws_one_and_the_turn_is_over() -> None:
    table = claim(TRUTH, pile="red-2 red-3").believed(0)
    assert (table.hand(0), table.turn) == ("blue-1 red-2 blue-2", 1)
    assert table.told("showed", "caught", "honest") == []


def test_m21_a_liar_who_is_believed_draws_one_too() -> None:
    table = claim(LIE).believed(0)
    assert (table.sizes, table.top) == ([3, 2, 2], "red-4")


def test_m20_honest_draws_two_and_the_doubter_loses_nothing() -> None:
    table = caught(TRUTH, by=2, pile="red-2 red-3 red-3")
    assert (table.hand(0), table.sizes, table.turn) == ("blue-1 red-2 blue-2 red-3", [4, 2, 2], 1)
    assert table.top == "red-4"


def test_m19_draws_are_not_optional() -> None:
    table = claim(TRUTH).believed(0)
    assert table.plies[-1] == "chance draw blue-4"
    assert caught(TRUTH).plies[-2:] == ["chance draw blue-4"] * 2


def test_m19_draws_are_made_in_full_as_long_as_there_are_cards() -> None:
    table = caught(TRUTH, pile="green-4")
    assert (table.endings, table.results("cards"), table.results("score")) == (["pile"], [3, 2, 2], [7, 3, 3])


# M18


def test_m18_all_see_the_hand_for_as_long_as_the_choice_lasts() -> None:
    table = caught(LIE)
    assert [table.shown(viewer) for viewer in (0, 1, 2, PUBLIC)] == [LIE] * 4
    assert table.told("showed", "caught") == ["0 showed red-1 blue-1", "0 caught"]
    table.plays("1 force red-1")
    assert [table.shown(viewer) for viewer in (0, 1, 2, PUBLIC)] == [None] * 4


def test_m18_it_is_hidden_again_while_the_forced_card_acts() -> None:
    table = caught("red-keyhole blue-1").plays("1 force red-keyhole")
    assert table.phase == "wish"
    assert [table.shown(viewer) for viewer in (0, 1, 2, PUBLIC)] == [None] * 4


def test_m18_doubter_only_the_doubter_sees_it() -> None:
    table = caught(LIE, show_to="doubter")
    assert [table.shown(viewer) for viewer in (1, 2, PUBLIC)] == [LIE, None, None]
    assert table.told("showed-to", to=1) == table.told("showed-to", to=0) == ["0 showed-to 1 red-1 blue-1"]
    assert table.told("showed-to", to=2) == table.told("showed-to") == ["0 showed-to 1"]
    assert table.told("showed") == []


@pytest.mark.parametrize("show_to", ["all", "doubter"])
@pytest.mark.parametrize(("hand", "found"), [(LIE, "caught"), (TRUTH, "honest")])
def test_m18_everyone_learns_whether_a_card_was_applicable(show_to: str, hand: str, found: str) -> None:
    table = caught(hand, show_to=show_to)
    assert table.told("caught", "honest") == [f"0 {found}"]
    (doubt,) = [ply for ply in table.match.plies if ply.detail.shows]
    assert (doubt.detail.shows, doubt.detail.cards) == (found, hand.split())
    assert (doubt.detail.to, doubt.detail.source) == (None if show_to == "all" else 1, 0)


@pytest.mark.parametrize(("show_to", "kind"), [("all", "showed"), ("doubter", "showed-to")])
def test_m18_an_honest_hand_is_shown_too(show_to: str, kind: str) -> None:
    table = caught(TRUTH, show_to=show_to)
    assert table.told(kind, to=1)[0].endswith(TRUTH)
    assert table.told(kind, to=2)[0].endswith(TRUTH) is (show_to == "all")


# M22 to M24, M66, M69


def test_m22_the_doubter_chooses_the_card() -> None:
    table = caught("red-1 blue-4 green-1 police", 2)
    assert (table.waits, table.legal(1)) == (("force", [1]), ["force red-1", "force blue-4", "force police"])
    table.plays("1 force blue-4")
    assert (table.top, table.hand(0)) == ("blue-4", "red-1 green-1 police")


def test_m22_the_owner_decides_the_wish() -> None:
    table = caught("red-keyhole blue-1").plays("1 force red-keyhole")
    assert table.waits == ("wish", [0])
    table.plays("0 wish green")
    assert (table.wish, table.turn, table.sizes) == ("green", 1, [1, 3, 2])


def test_m22_the_owner_decides_whom_to_rob() -> None:
    table = caught("red-crook blue-1").plays("1 force red-crook")
    assert (table.waits, table.legal(0)) == (("rob", [0]), ["decline", "rob 1", "rob 2"])
    table.plays("0 rob 2, 2 allow > green-2")
    assert (table.hand(0), table.sizes, table.turn) == ("blue-1 green-2", [2, 3, 1], 1)


def test_m22_the_owner_decides_what_to_give() -> None:
    table = caught("red-barter blue-1").plays("1 force red-barter, 0 barter 1 > green-2")
    assert (table.waits, table.legal(0)) == (("give", [0]), ["give blue-1", "give green-2"])


@pytest.mark.parametrize("card", ["red-crook", "red-barter", "red-keyhole", "red-small", "red-plan", "red-big"])
def test_m22_none_a_forced_card_does_nothing(card: str) -> None:
    table = caught(f"{card} blue-1", forced_acts="none").plays(f"1 force {card}")
    assert (table.turn, table.direction, table.sizes, table.top) == (1, "clockwise", [1, 3, 2], card)
    assert table.told("skipped", "turned-round") == []


def test_m22_none_is_for_forced_cards_only() -> None:
    assert claim("red-small blue-1", forced_acts="none").plays("0 play red-small").turn == 2


def test_m69_a_forced_keyhole_without_a_wish_has_its_printed_colour() -> None:
    table = deal(["red-keyhole blue-1", "red-2 green-2", "red-3 red-3"], "red-4", forced_acts="none").doubted(0, by=1)
    table.plays("1 force red-keyhole")
    assert (table.wish, table.view().colours) == (None, ["red"])
    assert table.legal(1) == ["cannot", "play red-2"]


@pytest.mark.parametrize("forced_acts", ["owner", "none"])
def test_m23_a_forced_police_is_put_aside_and_its_owner_draws(forced_acts: str) -> None:
    """With forced_acts=none too (M66); then the doubter draws."""
    table = caught("police blue-1", pile="green-1 green-2 green-3", forced_acts=forced_acts).plays("1 force police")
    assert (table.view().police_aside, table.top) == (1, "red-4")
    assert table.news() == ["1 forced 0 police", "0 drew", "1 drew"]
    assert (table.hand(0), table.turn) == ("green-1 blue-1", 1)


@pytest.mark.parametrize("last_card_acts", [True, False])
def test_m66_a_forced_police_that_is_the_last_card(last_card_acts: bool) -> None:
    table = caught("police", forced_acts="none", last_card_acts=last_card_acts).plays("1 force police")
    assert (table.sizes, table.endings) == ([1, 2, 1], [])


def test_m66_a_forced_police_counts_for_converted() -> None:
    table = caught("police blue-1", forced_acts="none", converted=True).plays("1 force police")
    assert table.waits == ("bonus", [0])


@pytest.mark.parametrize("forced_acts", ["owner", "none"])
def test_m66_a_forced_defused_bomb_brings_its_draw(forced_acts: str) -> None:
    table = caught("bomb blue-1", pile="green-1 green-2 green-3", forced_acts=forced_acts, bomb="defused")
    table.plays("1 force bomb")
    assert (table.hand(0), table.sizes, table.turn) == ("green-1 blue-1", [2, 3, 2], 1)
    assert table.view().bomb_aside


def test_m24_the_order_when_caught() -> None:
    table = caught("red-crook blue-1").plays("1 force red-crook, 0 rob 1, 1 allow > green-2")
    forced = table.told("forced", "robs", "allowed", "stole", "drew")
    assert forced == ["1 forced 0 red-crook", "0 robs 1", "1 allowed", "0 stole 1", "1 drew"]
    assert table.turn == 1


def test_m24_the_end_is_looked_at_after_the_doubter_has_drawn() -> None:
    """The doubter is robbed of its only card, draws one, and the round goes on."""
    hands = ["red-crook red-1", "red-2 green-2", "green-1 green-1"]
    table = deal(hands, "red-4", starter=1).plays("1 play red-2").believed(2).doubted(0, by=1)
    assert table.sizes == [2, 1, 3]
    table.plays("1 force red-crook, 0 rob 1, 1 allow")
    assert (table.sizes, table.endings, table.turn) == ([2, 1, 3], [], 1)


def test_m24_the_parry_comes_before_the_doubters_draw() -> None:
    hands = ["red-crook red-1", "police green-1", "green-1 green-1"]
    table = deal(hands, "red-4", "green-2 green-3 green-4").doubted(0, by=2)
    table.plays("2 force red-crook, 0 rob 1, 1 parry")
    assert table.news() == ["1 parried", "1 drew", "2 drew"]
    assert (table.hand(1), table.hand(2)) == ("green-1 green-2", "green-1 green-1 green-3")


@pytest.mark.parametrize(("forced_acts", "sellers"), [("owner", [1, 0, 2]), ("none", [1, 2, 0])])
def test_m79_a_forced_last_plan_turns_before_the_doubter_draws(forced_acts: str, sellers: list[int]) -> None:
    """The doubter meets the Receiver: all are asked in the new direction."""
    options: dict[str, Any] = {"receiver": True, "forced_acts": forced_acts}
    table = deal(["red-plan", "red-1", "red-2"], "red-4", "receiver green-1", **options).doubted(0, by=1)
    table.plays("1 force red-plan")
    asked = []
    while table.phase == "sell":
        asked += table.asked
        table.says(table.asked[0], "done")
    assert asked == sellers
    assert (table.endings, table.results("cards")) == (["hand"], [0, 2, 1])
