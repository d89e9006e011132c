"""The auction: K13 to K16 and K21 to K26."""

import pytest

from katzentisch.core.game import Refusal
from tests.games.katzenjammer.table import deal, empty_handed, refused

RUNGS = """
    1x1 1x2 1x3 1x4 1x5
    2-different 2x1 2x2 2x3 2x4 2x5
    3-different 3x1 3x2 3x3 3x4 3x5
    4-different 4x1 4x2 4x3 4x4 4x5
    5-different 5x1 5x2 5x3 5x4 5x5
    6x1 6x2 6x3 6x4 6x5
"""
LADDER = RUNGS.split()
JOKERS = "J J J J J J"
PLAIN = "1 2 3 4 5 J"


def bids(names: list[str]) -> list[str]:
    """What may be bid, of all that may be said."""
    assert names[0] == "pass"
    return [name.removeprefix("bid ") for name in names[1:]]


def test_k13_the_smallest_bid_is_one_1() -> None:
    table = deal([PLAIN, PLAIN], then="2 4 2")
    assert bids(table.legal(1))[0] == "1x1"
    with refused("different-too-few", "K13"):
        table.says(1, "bid 1-different")


def test_k13_different_values_go_from_two_to_five() -> None:
    table = deal([PLAIN, PLAIN], then="2 4 2")
    different = [bid for bid in bids(table.legal(1)) if "different" in bid]
    assert different == ["2-different", "3-different", "4-different", "5-different"]


def test_k14_the_ladder() -> None:
    """With six jokers each, two players climb every rung, and from each rung there is no way back."""
    table = deal([JOKERS, JOKERS], then="2 4 2")
    assert bids(table.legal(1)) == LADDER
    for rung, bid in enumerate(LADDER):
        seat = (1, 0)[rung % 2]
        for lower in LADDER[:rung]:
            with pytest.raises(Refusal, match="K14"):
                table.says(seat, f"bid {lower}")
        table.says(seat, f"bid {bid}")
        assert bids(table.legal(1 - seat)) == LADDER[rung + 1 :]
    assert table.view().bid == "6x5"


def test_k14_the_same_bid_is_not_higher() -> None:
    table = deal([JOKERS, JOKERS], then="2 4 2").plays("1 bid 3x2")
    with refused("bid-not-higher", "K14", bid="3x2", standing="3x2"):
        table.says(0, "bid 3x2")


def test_k14_printed_examples() -> None:
    """Two 2s beat one 5, three 2s three 1s, four different three different, four 1s four different."""
    table = deal([JOKERS, JOKERS], then="2 4 2")
    table.plays("1 bid 1x5, 0 bid 2x2, 1 bid 3-different")
    with refused("different-not-more", "K14", count=3, standing="3-different", needed=4):
        table.says(0, "bid 3-different")
    table.plays("0 bid 3x1, 1 bid 3x2, 0 bid 4-different, 1 bid 4x1")
    assert (table.view().bid, table.view().bidder) == ("4x1", 1)


def test_k14_steps_may_be_jumped() -> None:
    table = deal([JOKERS, JOKERS, "3 3 3 3 3 3"], then="2 4 2")
    table.plays("1 bid 1x1, 2 bid 5x3, 0 bid 6x5")
    assert table.told("bids") == ["1 bids 1x1", "2 bids 5x3", "0 bids 6x5"]
    assert table.legal(1) == ["pass"]


def test_k14_above_five_different_come_five_equal() -> None:
    table = deal([JOKERS, PLAIN], then="2 4 2").plays("1 bid 5-different")
    assert bids(table.legal(0)) == LADDER[LADDER.index("5x1") :]


def test_k15_a_joker_is_no_sixth_value() -> None:
    table = deal([PLAIN, PLAIN], then="2 4 2")
    with refused("different-too-many", "K15", count=6, most=5):
        table.says(1, "bid 6-different")
    table.says(1, "bid 5-different")
    assert table.view().bid == "5-different"


def test_k15_a_joker_stands_for_a_missing_value() -> None:
    table = deal([PLAIN, "2 2 2 4 J J"], then="2 4 2")
    with refused("bid-needs-different", "K15", count=5, different=2, jokers=2):
        table.says(1, "bid 5-different")
    table.plays("1 bid 4-different, 0 pass, 1 pay-values 2+4")
    assert table.told("paid") == ["1 paid 2 4 J J"]


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_k15_jokers_alone_may_be_different_values(count: int) -> None:
    table = deal([" ".join("1" * count), " ".join("J" * count)], then="2 4 2")
    table.plays(f"1 bid {count}-different, 0 pass, 1 pay-values none")
    assert table.shown(1) == count
    assert table.hand(1) == "2 2 4"
    assert table.discard == ""


def test_k15_equal_cards_are_one_value() -> None:
    table = deal([PLAIN, "3 3 3 3 5 5"], then="2 4 2")
    assert "3-different" not in bids(table.legal(1))
    with refused("bid-needs-different", "K15", count=3, different=2, jokers=0):
        table.says(1, "bid 3-different")


def test_k15_with_three_values_three_is_the_most() -> None:
    table = deal(["1 1 2", "1 2 J"], then="2 3 2", values=3)
    assert "3-different" in bids(table.legal(1))
    with refused("different-too-many", "K15", count=4, most=3):
        table.says(1, "bid 4-different")


def test_k16_jokers_fill_up_equal_bids() -> None:
    table = deal([PLAIN, "2 2 5 5 J J"], then="2 4 2")
    with refused("bid-needs-equal", "K16", count=5, value=2, held=2, jokers=2):
        table.says(1, "bid 5x2")
    assert [bid for bid in bids(table.legal(1)) if bid[0] in "345"] == [
        *("3-different", "3x2", "3x5"),
        *("4-different", "4x2", "4x5"),
    ]


def test_k16_a_bid_of_jokers_alone() -> None:
    table = deal([PLAIN, "1 1 1 J J J"], then="2 4 2")
    with refused("bid-needs-equal", "K16", count=4, value=5, held=0, jokers=3):
        table.says(1, "bid 4x5")
    table.plays("1 bid 3x5, 0 pass, 1 pay 3J")
    assert table.hand(1) == "1 1 1 2 2 4"
    assert (table.shown(1), table.discard) == (3, "")


def test_k21_the_last_one_is_asked_and_pays() -> None:
    table = deal([PLAIN, PLAIN, PLAIN], then="5 5").plays("1 pass, 2 pass")
    assert (table.phase, table.acting) == ("bid", 0)
    assert bids(table.legal(0))[0] == "1x1"
    table.plays("0 bid 1x1")
    assert (table.phase, table.acting) == ("pay", 0)
    table.plays("0 pay 0J")
    assert table.hand(0) == "2 3 4 5 5 5 J"


def test_k21_the_last_one_may_pass() -> None:
    table = deal([PLAIN, PLAIN, PLAIN], then="5 5  2 4 2").plays("1 pass, 2 pass, 0 pass")
    assert table.news() == ["0 passes", "unsold", "revealed 2", "revealed 4", "revealed 2"]


def test_k22_the_auction_is_over_when_all_others_passed() -> None:
    table = deal([PLAIN, PLAIN, PLAIN], then="5 5").plays("1 bid 1x2, 2 pass, 0 pass")
    assert (table.phase, table.acting) == ("pay", 1)
    assert table.legal(1) == ["pay 0J", "pay 1J"]


def test_k22_nobody_outbids_himself() -> None:
    table = deal([PLAIN, PLAIN, PLAIN], then="5 5").plays("1 bid 1x2")
    with refused("own-bid-stands", "K22", bid="1x2"):
        table.says(1, "bid 1x3")
    assert (table.acting, table.view().bid) == (2, "1x2")


def test_k22_the_first_to_bid_wins_if_the_others_had_passed() -> None:
    """The last one asked bids once and is not asked again."""
    table = deal([PLAIN] * 4, leader=3, then="5 5").plays("0 pass, 1 pass, 2 pass, 3 bid 1x1")
    assert (table.phase, table.acting, table.legal(3)) == ("pay", 3, ["pay 0J", "pay 1J"])


def test_k23_a_pass_is_final() -> None:
    table = deal([PLAIN, PLAIN, PLAIN], then="5 5").plays("1 bid 1x1, 2 pass, 0 bid 1x2, 1 bid 1x3")
    assert table.acting == 0
    with refused("already-passed", "K23"):
        table.says(2, "bid 1x5")
    assert table.seat(2).has_passed


def test_k23_even_before_anybody_has_bid() -> None:
    table = deal([PLAIN, PLAIN, PLAIN], then="5 5").plays("1 pass, 2 bid 1x1, 0 bid 1x2")
    assert table.acting == 2
    with refused("already-passed", "K23"):
        table.says(1, "bid 1x3")


def test_k23_for_this_auction_only() -> None:
    table = deal([PLAIN, PLAIN, PLAIN], then="5 5  2 4 2").plays("1 pass, 2 pass, 0 pass")
    assert table.acting == 1
    assert [seat.has_passed for seat in table.view().seats] == [False] * 3
    table.says(1, "bid 1x1")
    assert table.view().bidder == 1


def test_k24_only_what_is_in_the_hand() -> None:
    """Three 2s need three cards of value 2 or jokers; seat 1 holds one of each."""
    table = deal([PLAIN, "2 3 3 5 5 J"], then="4 2 4")
    with refused("bid-needs-equal", "K16", count=3, value=2, held=1, jokers=1):
        table.says(1, "bid 3x2")
    table.says(1, "bid 2x2")
    assert table.acting == 0


def test_k24_the_lot_does_not_count() -> None:
    table = deal([PLAIN, "1 1 1 2 2 2"], then="3 5 J 1 1")
    assert table.row == "3 5 J"
    assert table.hand(1) == "1 1 1 1 2 2 2"
    with refused("bid-needs-equal", "K16", count=1, value=5, held=0, jokers=0):
        table.says(1, "bid 1x5")
    with refused("bid-needs-different", "K15", count=3, different=2, jokers=0):
        table.says(1, "bid 3-different")


def test_k24_every_bid_listed_can_be_paid() -> None:
    hand = "1 1 2 4 4 J"
    for bid in bids(deal([PLAIN, hand], then="5 5").legal(1)):
        table = deal([PLAIN, hand], then="5 5").plays(f"1 bid {bid}, 0 pass")
        assert table.phase == "pay"
        for payment in table.legal(1):
            paid = deal([PLAIN, hand], then="5 5").plays(f"1 bid {bid}, 0 pass, 1 {payment}")
            assert paid.seat(1).cards == 6 - int(bid[0]) + 2


def test_k25_an_empty_hand_passes_by_itself() -> None:
    table = empty_handed(["3 4 5", "3 4 5"], then="2 4 2")
    assert table.hand(0) == ""
    table.plays("1 pass, 2 bid 1x3")
    assert table.news() == ["2 bids 1x3", "0 empty-passes"]
    assert (table.phase, table.acting) == ("pay", 2)
    assert table.seat(0).has_passed
    assert table.plies[-2:] == ["1 pass", "2 bid 1x3"]


def test_k25_an_empty_hand_asked_first() -> None:
    """When seat 2 leads, seat 0 would be asked first."""
    table = empty_handed(["3 4 5", "3 4 5"], then="2 4 2  5 1 5")
    table.plays("1 pass, 2 bid 1x3, 2 pay 0J, 2 done")
    assert table.news()[-1] == "0 empty-passes"
    assert (table.bandleader, table.acting) == (2, 1)


def test_k25_a_hand_that_cannot_outbid_is_asked() -> None:
    table = deal(["1 1 2", "5 5 5"], then="2 4 2").plays("1 bid 3x5")
    assert (table.phase, table.acting) == ("bid", 0)
    assert table.legal(0) == ["pass"]


def test_k25_an_empty_hand_stays_in_the_game() -> None:
    table = empty_handed(then="2 J 3 5")
    table.plays("1 pass")
    assert (table.acting, table.hand(0)) == (0, "5")
    table.plays("0 bid 1x5, 0 pay 0J")
    assert table.hand(0) == "2 J"


def test_k26_an_unsold_lot_is_discarded_with_its_joker() -> None:
    table = deal(["1 1 1", "2 2 2", "3 3 3"], leader=1, then="4 5 J 5 5 4  2 4 2")
    table.plays("2 pass, 0 pass, 1 pass")
    assert table.discard == "4 5 J"
    assert [table.hand(seat) for seat in range(3)] == ["1 1 1 5", "2 2 2 4", "3 3 3 5"]
    assert [table.shown(seat) for seat in range(3)] == [0, 0, 0]
    assert (table.bandleader, table.row) == (1, "2 4 2")
    assert (table.phase, table.acting) == ("bid", 2)


def test_k26_empty_hands_let_rows_go_until_a_joker_brings_cards() -> None:
    table = deal(["1 1 2", "3 3 4"], leader=1, then="1 1  3 3  5 4 5  2 2  4 J  1 5")
    table.plays("0 bid 1x2, 1 pass, 0 pay 0J, 0 present 1 0J, 0 done")
    table.plays("1 bid 1x4, 1 pay 0J, 1 present 3 0J, 1 done")
    passes = ["0 empty-passes", "1 empty-passes", "unsold"]
    rows = ["revealed 5", "revealed 4", "revealed 5", *passes, "revealed 2", "revealed 2", *passes]
    assert table.news() == ["1 finished", *rows, "revealed 4", "revealed J", "0 drew", "1 drew"]
    assert table.discard == "1 1 1 1 2 2 2 3 3 3 3 4 4 5 5"
    assert [table.hand(0), table.hand(1)] == ["1", "5"]
    assert (table.bandleader, table.acting, table.row) == (1, 0, "4 J")


def test_k26_empty_hands_let_rows_go_until_the_deck_ends() -> None:
    table = deal(["1 1 2", "3 3 4"], leader=1, then="1 1  3 3  2 4 2  4 2 4", values=4, copies=4, jokers=0)
    table.plays("0 bid 1x2, 1 pass, 0 pay 0J, 0 present 1 0J, 0 done")
    table.plays("1 bid 1x4, 1 pay 0J, 1 present 3 0J, 1 done")
    assert (table.phase, table.endings, table.row) == ("over", ["deck"], "4 2 4")
    assert table.told("unsold") == ["unsold"]
    assert table.results("mice") == [1, 3]
