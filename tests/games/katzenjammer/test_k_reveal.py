"""Revealing a row, and the end of the deck: K3 to K12."""

from tests.games.katzenjammer.table import deal, empty_handed

LOW = "1 1 1 2 2 2"
HIGH = "3 3 3 4 4 4"


def test_k03_everyone_draws_the_bandleader_too() -> None:
    table = deal([LOW, HIGH, LOW], leader=1, then="4 J 5 5 5")
    assert [table.hand(seat) for seat in range(3)] == [f"{LOW} 5", f"{HIGH} 5", f"{LOW} 5"]
    assert table.deck == 90 - 18 - 2 - 3


def test_k03_an_empty_hand_draws_too() -> None:
    table = empty_handed(["3 4 5", "3 4 5"], then="2 J 1 2 3")
    assert [table.hand(seat) for seat in range(3)] == ["3", "1 3 4 5", "2 3 4 5"]


def test_k03_no_draws_without_a_joker() -> None:
    table = deal([LOW, HIGH], then="2 4 2")
    assert table.told("drew") == []
    assert [table.hand(0), table.hand(1)] == [LOW, HIGH]


def test_k04_left_neighbour_first_bandleader_last() -> None:
    table = deal([LOW, LOW, HIGH, HIGH], leader=2, then="4 J 5 4 3 J")
    assert table.told("drew") == ["3 drew", "0 drew", "1 drew", "2 drew"]
    assert [table.hand(seat) for seat in range(4)] == [f"{LOW} 4", f"{LOW} 3", f"{HIGH} J", f"{HIGH} 5"]
    assert [ply.detail.to for ply in table.match.plies[-4:]] == [3, 0, 1, 2]


def test_k04_after_a_win_the_order_follows_the_new_bandleader() -> None:
    table = deal([LOW, HIGH, LOW], leader=0, then="5 5  J 5 4 3")
    table.plays("1 bid 1x3, 2 pass, 0 pass, 1 pay 0J, 1 done")
    assert table.told("drew") == ["2 drew", "0 drew", "1 drew"]
    assert table.hand(2) == f"{LOW} 5"


def test_k05_the_deck_ends_in_an_open_row() -> None:
    """Four cards; the deck of two never completes a row."""
    table = deal(["1", "J"], then="2 3", values=3, copies=1, jokers=1)
    assert table.told("revealed", "game-ends") == ["revealed 2", "revealed 3", "game-ends deck"]
    assert (table.phase, table.acting, table.row) == ("over", None, "2 3")
    assert [table.hand(0), table.hand(1)] == ["1", "J"]
    assert (table.endings, table.view().ending) == (["deck"], "deck")


def test_k05_in_a_later_round_too() -> None:
    """What was won stays won; the open row of the second round goes to nobody."""
    table = deal(["1 2", "1 2"], then="3 3  1 2 3", values=3, copies=3, jokers=0)
    table.plays("1 bid 1x1, 0 pass, 1 pay 0J, 1 done")
    assert (table.phase, table.row, table.endings) == ("over", "1 2 3", ["deck"])
    assert [table.hand(0), table.hand(1)] == ["1 2", "2 3 3"]
    assert table.told("bids") == ["1 bids 1x1"]


def test_k06_the_last_card_completes_a_pair() -> None:
    table = deal(["1", "J"], then="2 1 2", values=2, copies=2, jokers=1)
    assert table.row == "2 1 2"
    assert table.phase == "over"
    assert [table.hand(0), table.hand(1)] == ["1", "J"]
    assert table.told("bids", "passes", "unsold", "took") == []
    assert table.endings == ["deck"]


def test_k06_a_joker_as_last_card_brings_no_draws_and_counts_for_nobody() -> None:
    table = deal(["1", "2"], then="1 2 J", values=2, copies=2, jokers=1)
    assert (table.row, table.phase) == ("1 2 J", "over")
    assert table.told("drew") == []
    assert table.results("jokers") == [0, 0]
    assert table.results("score") == [0, 0]


def test_k07_taker_of_the_last_card_keeps_it() -> None:
    """Two cards for three players: the bandleader gets none, and the joker drawn last counts."""
    table = deal(["1 1", "1 2", "2 2"], then="1 J 2 J", values=2, copies=4, jokers=2)
    assert table.told("drew") == ["1 drew", "2 drew"]
    assert [table.hand(seat) for seat in range(3)] == ["1 1", "1 2 2", "2 2 J"]
    assert (table.phase, table.row, table.endings) == ("over", "1 J", ["deck"])
    assert table.results("jokers") == [0, 0, 1]
    assert table.results("score") == [0, 0, -5]


def test_k07_exactly_enough_cards_end_the_game_too() -> None:
    table = deal(["1", "2"], then="J 1 2", values=2, copies=2, jokers=1)
    assert table.told("drew", "game-ends") == ["1 drew", "0 drew", "game-ends deck"]
    assert [table.hand(0), table.hand(1)] == ["1 2", "1 2"]
    assert (table.phase, table.acting) == ("over", None)


def test_k07_one_card_more_and_the_auction_is_held() -> None:
    table = deal(["1", "2"], then="J 1 2", values=2, copies=2, jokers=2)
    assert (table.phase, table.acting, table.deck) == ("bid", 1, 1)


def test_k08_a_drawn_card_may_be_bid() -> None:
    table = deal([LOW, HIGH], then="4 J 5 1")
    table.plays("1 bid 1x5, 0 pass, 1 pay 0J")
    assert table.hand(1) == f"{HIGH} 4 J"
    assert table.discard == "5"


def test_k08_all_draws_come_before_the_first_bid() -> None:
    table = deal([LOW, HIGH, LOW], then="4 J 5 1 1")
    table.plays("1 bid 1x5")
    assert table.told("drew", "bids") == ["1 drew", "2 drew", "0 drew", "1 bids 1x5"]


def test_k09_a_drawn_joker_triggers_nothing() -> None:
    table = deal([LOW, HIGH], then="4 J J J")
    assert table.told("drew") == ["1 drew", "0 drew"]
    assert [table.hand(0), table.hand(1)] == [f"{LOW} J", f"{HIGH} J"]
    assert (table.phase, table.row) == ("bid", "4 J")
    assert [table.shown(0), table.shown(1)] == [0, 0]


def test_k10_a_lone_joker_is_a_lot() -> None:
    table = deal([LOW, HIGH], then="J 5 5")
    assert (table.row, table.phase, table.acting) == ("J", "bid", 1)
    assert [table.hand(0), table.hand(1)] == [f"{LOW} 5", f"{HIGH} 5"]
    table.plays("1 bid 1x3, 0 pass, 1 pay 0J")
    assert table.hand(1) == "3 3 4 4 4 5 J"


def test_k11_the_joker_belongs_to_the_lot() -> None:
    table = deal([LOW, HIGH], then="1 5 J 5 5")
    table.plays("1 bid 1x3, 0 pass, 1 pay 0J")
    assert table.told("took") == ["1 took 1 5 J"]
    assert table.hand(1) == "1 3 3 4 4 4 5 5 J"


def test_k11_so_does_the_card_that_repeats_a_value() -> None:
    """The printed row 2-4-2."""
    table = deal([LOW, HIGH], then="2 4 2")
    assert table.row == "2 4 2"
    table.plays("1 bid 1x3, 0 pass, 1 pay 0J")
    assert table.told("took") == ["1 took 2 2 4"]
    assert table.hand(1) == "2 2 3 3 4 4 4 4"


def test_k12_discarded_rows_do_not_count() -> None:
    table = deal([LOW, HIGH], then="2 4 2  4 2 5 3 1 5")
    table.plays("1 pass, 0 pass")
    assert table.discard == "2 2 4"
    assert table.row == "4 2 5 3 1 5"


def test_k12_paid_and_won_cards_do_not_count() -> None:
    table = deal([LOW, HIGH], then="2 4 2  3 2 4 4")
    table.plays("1 bid 1x3, 0 pass, 1 pay 0J, 1 done")
    assert table.discard == "3"
    assert table.row == "3 2 4 4"
