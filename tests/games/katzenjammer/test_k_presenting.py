"""Foursomes, the last mouse and the house variant: K28 to K33, K42, K45."""

import pytest

from tests.games.katzenjammer.table import Table, deal, empty_handed, refused


def won(hand: str, lot: str, **options: int) -> Table:
    """Seat 1 gives its one card of value 2 or 1 for the lot and may present."""
    pay = "1x2" if "2" in hand else "1x1"
    table = deal(["1 2 3 4 5 1"[: len(hand)], hand], then=lot, **options)
    return table.plays(f"1 bid {pay}, 0 pass, 1 pay 0J")


def eight_jokers(**options: int | bool) -> Table:
    """Seat 1 has won with eight jokers and a 3 in its hand; seat 0 holds two jokers."""
    table = deal(["J J 2 2 4 4", "J J J J J 1"], then="2 J J 5  3 J J 5", **options)
    return table.plays("1 pass, 0 pass, 1 bid 1x1, 0 pass, 1 pay 0J")


def test_k28_presenting_is_optional() -> None:
    table = won("1 1 2 3", "1 1  2 4 2")
    assert table.legal(1) == ["present 1 0J", "done"]
    table.says(1, "done")
    assert (table.mice(1), table.hand(1)) == (0, "1 1 1 1 3")
    assert (table.phase, table.bandleader, table.acting) == ("bid", 1, 0)


def test_k28_two_foursomes_in_one_win() -> None:
    """The printed example: four 3s and four 4s bring seven mice."""
    table = won("1 3 3 4 4 4", "3 4 3").plays("1 present 3 0J")
    assert (table.mice(1), table.supply, table.phase, table.acting) == (3, 17, "present", 1)
    table.says(1, "present 4 0J")
    assert (table.mice(1), table.supply) == (7, 13)
    assert (table.hand(1), table.discard) == ("", "1 3 3 3 3 4 4 4 4")
    assert table.legal(1) == ["done"]


def test_k28_five_equal_cards_are_one_foursome() -> None:
    table = won("2 4 4 4", "4 4").plays("1 present 4 0J")
    assert (table.hand(1), table.mice(1)) == ("4", 4)
    with refused("foursome-cards-short", "R8", value=4, count=4, held=1, jokers=0):
        table.says(1, "present 4 0J")


def test_k29_only_the_winner_presents() -> None:
    table = deal(["3 3 3 3", "1 4 4 4", "3 3 3 3"], then="4 4")
    table.plays("1 bid 1x1, 2 pass, 0 pass, 1 pay 0J")
    for loser in (0, 2):
        with refused("not-your-turn", "K29", turn=1):
            table.says(loser, "present 3 0J")


def test_k29_only_after_winning() -> None:
    table = won("1 1 2 3", "1 1  2 4 2").plays("1 done, 0 pass")
    with refused("not-presenting", "K29", phase="bid"):
        table.says(1, "present 1 0J")


def test_k29_nobody_presents_when_nobody_bid() -> None:
    table = deal(["3 3 3 3", "4 4 4 4"], then="2 5 2  1 1").plays("1 pass, 0 pass")
    assert (table.phase, table.acting, table.row) == ("bid", 1, "1 1")
    with refused("not-presenting", "K29", phase="bid"):
        table.says(1, "present 4 0J")


def test_k30_one_natural_card_and_three_jokers() -> None:
    table = won("2 3 J J J", "5 1 1").plays("1 present 5 3J")
    assert (table.mice(1), table.shown(1)) == (5, 3)
    assert (table.hand(1), table.discard) == ("1 1 3", "2 5")
    assert table.news() == ["1 presented 5 3 5"]


@pytest.mark.parametrize(
    ("jokers", "hand", "discard"),
    [(0, "J J", "4 4 4 4"), (1, "4 J", "4 4 4"), (2, "4 4", "4 4")],
)
def test_k30_jokers_although_natural_cards_would_do(jokers: int, hand: str, discard: str) -> None:
    table = won("2 4 4 J J", "4 4").plays(f"1 present 4 {jokers}J")
    assert (table.hand(1), table.discard) == (hand, f"2 {discard}")
    assert (table.shown(1), table.mice(1)) == (jokers, 4)
    assert table.laid == " ".join("4" * (4 - jokers) + "J" * jokers)


def test_k30_every_mixture_is_listed() -> None:
    table = won("1 3 4 J J", "4 4")
    assert table.legal(1) == ["present 4 1J", "present 4 2J", "done"]


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_k31_four_jokers_with_a_value(value: int) -> None:
    table = won("2 J J J J", "1 3 1").plays(f"1 present {value} 4J")
    assert (table.mice(1), table.shown(1), table.hand(1)) == (value, 4, "1 1 3")
    assert table.discard == "2"


def test_k31_four_jokers_without_value() -> None:
    table = won("2 J J J J", "1 3 1").plays("1 present-jokers")
    assert (table.mice(1), table.shown(1), table.supply) == (0, 0, 20)
    assert (table.hand(1), table.discard) == ("1 1 3", "2 J J J J")
    assert (table.news(), table.laid) == (["1 presented-jokers"], "J J J J")
    assert table.phase == "present"


@pytest.mark.parametrize("story", ["1 present 5 4J, 1 present-jokers", "1 present-jokers, 1 present 5 4J"])
def test_k31_one_each_way_in_one_win(story: str) -> None:
    table = eight_jokers()
    assert table.hand(1) == "3 J J J J J J J J"
    table.plays(story)
    assert (table.mice(1), table.shown(1), table.hand(1)) == (5, 4, "3")
    assert table.discard == "1 2 J J J J J"


def test_k31_two_alike_in_one_win() -> None:
    table = eight_jokers().plays("1 present 5 4J, 1 present 5 4J")
    assert (table.mice(1), table.shown(1)) == (10, 8)
    table = eight_jokers().plays("1 present-jokers, 1 present-jokers")
    assert (table.mice(1), table.shown(1)) == (0, 0)
    assert table.discard == "1 2 J J J J J J J J J"


def test_k31_fewer_than_four_stay() -> None:
    table = won("2 1 J J J", "1 3 1")
    with refused("jokers-short", "K31", held=3):
        table.says(1, "present-jokers")


def test_k31_a_joker_just_won_counts() -> None:
    table = won("2 1 J J J", "3 J 1 1").plays("1 present-jokers")
    assert table.hand(1) == "1 1 3"


def last_mouse(story: str, **options: int | bool) -> Table:
    """Five mice are left; seat 1 has won with 5 5 5 and five jokers in hand, seat 0 holds two jokers."""
    table = deal(["J J 2 3 4 4", "J J J J 5 1"], then="5 J 5 2", mice_total=5, **options)
    return table.plays(f"1 bid 1x1, 0 pass, 1 pay 0J, {story}")


def test_k32_the_game_ends_when_the_supply_is_hit_exactly() -> None:
    """Seat 1 could go on with four 4s; the third mouse was the last."""
    table = won("1 3 3 4 4 4", "3 4 3", mice_total=3).plays("1 present 3 0J")
    assert table.news()[:2] == ["1 presented 3 0 3", "game-ends mice"]
    assert (table.phase, table.acting, table.endings) == ("over", None, ["mice"])
    assert table.hand(1) == "4 4 4 4"
    with refused("match-over", "R9"):
        table.says(1, "present 4 0J")


def test_k32_foursomes_are_paid_one_after_another() -> None:
    table = won("1 3 3 4 4 4", "3 4 3", mice_total=5).plays("1 present 3 0J")
    assert (table.phase, table.supply) == ("present", 2)
    table.says(1, "present 4 0J")
    assert (table.phase, table.results("mice")) == ("over", [0, 5])


def test_k32_jokers_kept_for_later_stay_in_the_hand() -> None:
    table = last_mouse("1 present 5 1J")
    assert table.phase == "over"
    assert table.results("jokers") == [2, 5]
    assert table.results("score") == [0, 0]
    assert table.results("place") == [1, 2]


def test_k32_jokers_are_discarded_first() -> None:
    table = last_mouse("1 present-jokers, 1 present 5 1J")
    assert table.results("jokers") == [2, 1]
    assert table.results("score") == [-5, 5]


def test_k32_the_last_word_discards_four_jokers() -> None:
    table = last_mouse("1 present 5 1J", finish_presenting=True)
    assert (table.phase, table.acting, table.supply, table.endings) == ("last-word", 1, 0, [])
    assert table.legal(1) == ["present-jokers", "done"]
    table.says(1, "present-jokers")
    assert table.news()[:2] == ["1 presented-jokers", "game-ends mice"]
    assert table.results("jokers") == [2, 1]
    assert table.results("score") == [-5, 5]


def test_k32_the_last_word_may_be_done() -> None:
    table = last_mouse("1 present 5 1J, 1 done", finish_presenting=True)
    assert (table.phase, table.endings) == ("over", ["mice"])
    assert table.results("jokers") == [2, 5]


def test_k32_the_last_word_is_asked_without_four_jokers() -> None:
    """So the question tells nothing about the hand."""
    table = last_mouse("1 present 5 4J", finish_presenting=True)
    assert (table.phase, table.hand(1)) == ("last-word", "5 5 5 J")
    assert table.legal(1) == ["done"]
    with refused("jokers-short", "K31", held=1):
        table.says(1, "present-jokers")
    with refused("last-word", "K32"):
        table.says(1, "present 5 1J")
    table.says(1, "done")
    assert table.endings == ["mice"]


def test_k32_the_last_word_is_one_foursome() -> None:
    table = eight_jokers(finish_presenting=True, mice_total=1)
    table.plays("1 present 5 4J")
    assert table.phase == "last-word"
    table.says(1, "present-jokers")
    assert table.phase == "over"


def test_k45_the_last_word_times_out_as_done() -> None:
    table = eight_jokers(finish_presenting=True, mice_total=1).plays("1 present 1 4J")
    assert table.legal(1) == ["present-jokers", "done"]
    assert table.default(1) == "done"


def test_k33_a_foursome_takes_what_is_left() -> None:
    table = won("2 5 5 3", "5 5", mice_total=2).plays("1 present 5 0J")
    assert table.news()[0] == "1 presented 5 0 2"
    assert (table.mice(1), table.supply, table.endings) == (2, 0, ["mice"])
    assert table.results("mice") == [0, 2]


def test_k33_with_jokers_too() -> None:
    table = won("2 J J J J", "1 3 1", mice_total=1).plays("1 present 5 4J")
    assert (table.results("mice"), table.results("score")) == ([0, 1], [0, -4])


def test_k42_the_house_variant_fills_up_to_four() -> None:
    table = empty_handed(then="5 5 4 3  2 4 2", draw_after_presenting=True)
    assert table.hand(0) == "3 4 5 5"
    assert table.told("drew") == ["0 drew"] * 4
    assert (table.row, table.bandleader, table.acting) == ("2 4 2", 0, 1)


def test_k42_not_in_the_printed_game() -> None:
    table = empty_handed(then="5 5")
    assert (table.hand(0), table.row) == ("", "5 5")


def test_k42_a_drawn_joker_triggers_nothing() -> None:
    table = empty_handed(then="J J 4 3  2 4 2", draw_after_presenting=True)
    assert (table.hand(0), table.hand(1)) == ("3 4 J J", "3 4 5")


def test_k42_only_what_is_missing() -> None:
    table = won("1 1 2 3 4", "1 1  5 5 2 2", draw_after_presenting=True)
    table.plays("1 present 1 0J, 1 done")
    assert (table.hand(1), table.row) == ("3 4 5 5", "2 2")


def test_k42_four_cards_draw_nothing() -> None:
    table = won("1 1 2 3 4 5", "1 3 1  5 5", draw_after_presenting=True)
    table.plays("1 present 1 0J, 1 done")
    assert (table.hand(1), table.row, table.told("drew")) == ("3 3 4 5", "5 5", [])


def test_k42_nothing_without_presenting() -> None:
    table = won("1 2", "1 1  5 5", draw_after_presenting=True).plays("1 done")
    assert (table.hand(1), table.row) == ("1 1 1", "5 5")


def test_k42_presenting_in_an_earlier_win_does_not_count() -> None:
    table = empty_handed(then="5 5 4 3  2 2  4 1 4", draw_after_presenting=True)
    table.plays("1 pass, 0 bid 3-different, 0 pay-values 3+4+5, 0 done")
    assert (table.hand(0), table.row) == ("2 2 5", "4 1 4")


def test_k42_jokers_without_value_count() -> None:
    table = won("1 J J J J", "2 2  5 4  3 3", draw_after_presenting=True)
    table.plays("1 present-jokers, 1 done")
    assert (table.hand(1), table.row) == ("2 2 4 5", "3 3")


def test_k42_the_last_card_ends_the_game() -> None:
    """One card is left, a joker; it counts for the one who drew it."""
    deck = {"values": 2, "copies": 4, "jokers": 1}
    table = empty_handed(["2 2 2"], then="J", draw_after_presenting=True, **deck)
    assert (table.hand(0), table.phase, table.endings) == ("J", "over", ["deck"])
    assert table.results("score") == [-4, 0]
