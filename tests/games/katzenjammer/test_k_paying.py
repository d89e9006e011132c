"""Paying and taking, and what a clock does: K17 to K20, K27, K45."""

import pytest

from katzentisch.core.seats import Seat
from tests.games.katzenjammer.table import Table, deal, refused

PLAIN = "1 2 3 4 5 J"


def won(hand: str, bid: str, then: str = "5 5") -> Table:
    """Seat 1 has won with that bid and is to pay."""
    return deal(["1 2 3 4 5 1"[: len(hand)], hand], then=then).plays(f"1 bid {bid}, 0 pass")


def test_k17_equal_cards_are_chosen_when_paying() -> None:
    table = won("2 2 4 5 J J", "2x2")
    assert table.told("bids") == ["1 bids 2x2"]
    assert table.legal(1) == ["pay 0J", "pay 1J", "pay 2J"]


def test_k17_different_cards_are_chosen_when_paying() -> None:
    table = won("1 1 3 5 J", "3-different")
    assert set(table.legal(1)) == {
        "pay-values 1+3",
        "pay-values 1+5",
        "pay-values 3+5",
        "pay-values 1+3+5",
    }


def test_k17_a_card_drawn_since_the_deal_may_make_up_the_bid() -> None:
    table = won("2 4 4 4", "2x2", then="5 J 2 3")
    assert table.legal(1) == ["pay 0J"]


@pytest.mark.parametrize(
    ("payment", "hand", "discard", "shown"),
    [
        ("pay 0J", "4 5 5 5 J J", "2 2", 0),
        ("pay 1J", "2 4 5 5 5 J", "2", 1),
        ("pay 2J", "2 2 4 5 5 5", "", 2),
    ],
)
def test_k18_jokers_by_choice(payment: str, hand: str, discard: str, shown: int) -> None:
    table = won("2 2 4 5 J J", "2x2").plays(f"1 {payment}")
    assert (table.hand(1), table.discard, table.shown(1)) == (hand, discard, shown)


def test_k18_in_different_values_too() -> None:
    table = won("1 2 3 J J", "3-different").plays("1 pay-values 2")
    assert (table.hand(1), table.discard, table.shown(1)) == ("1 3 5 5", "2", 2)


def test_k19_exactly_what_was_bid() -> None:
    table = won("2 2 2 2 J J", "3x2").plays("1 pay 1J")
    assert (table.told("paid"), table.laid) == (["1 paid 2 2 J"], "2 2 J")
    assert (table.hand(1), table.discard, table.shown(1)) == ("2 2 5 5 J", "2 2", 1)


def test_k19_not_more_and_not_less() -> None:
    table = won("2 2 3 J J J", "2x2")
    assert table.legal(1) == ["pay 0J", "pay 1J", "pay 2J"]
    with refused("pay-jokers-over", "K19", jokers=3, count=2):
        table.says(1, "pay 3J")
    table = won("1 2 3 4 J", "3-different")
    with refused("pay-values-over", "K19", chosen=4, count=3):
        table.says(1, "pay-values 1+2+3+4")
    with refused("pay-jokers-short", "K19", jokers=2, held=1):
        table.says(1, "pay-values 1")


def test_k19_one_card_of_each_value() -> None:
    table = won("1 1 2 2 3 J", "4-different").plays("1 pay-values 1+2+3")
    assert (table.told("paid"), table.laid) == (["1 paid 1 2 3 J"], "1 2 3 J")
    assert (table.hand(1), table.discard, table.shown(1)) == ("1 2 5 5", "1 2 3", 1)


def test_k19_displayed_jokers_are_never_used_again() -> None:
    """Seat 1 shows two jokers; in the next auction they can neither be bid nor paid."""
    table = won("1 1 2 2 J J", "2x3", then="5 5  2 4 2").plays("1 pay 2J, 1 done, 0 pass")
    assert table.hand(1) == "1 1 2 2 5 5"
    with refused("bid-needs-equal", "K16", count=3, value=5, held=2, jokers=0):
        table.says(1, "bid 3x5")
    table.plays("1 bid 1x1, 1 pay 0J")
    assert table.shown(1) == 2


def test_k20_only_the_winner_pays() -> None:
    table = deal(["J J J J 1 1", PLAIN, "3 3 3 J J 4"], then="5 5")
    table.plays("1 bid 1x1, 2 bid 4x3, 0 bid 4x5, 1 pass, 2 bid 5x3, 0 pass, 2 pay 2J")
    assert [table.hand(seat) for seat in range(3)] == ["1 1 J J J J", PLAIN, "4 5 5"]
    assert [table.shown(seat) for seat in range(3)] == [0, 0, 2]
    assert table.told("paid") == ["2 paid 3 3 3 J J"]
    assert table.discard == "3 3 3"


def test_k20_nobody_else_is_asked() -> None:
    table = deal([PLAIN] * 5, leader=4, then="5 5")
    table.plays("0 bid 1x1, 1 bid 1x2, 2 pass, 3 pass, 4 pass, 0 pass")
    assert (table.phase, table.acting) == ("pay", 1)
    assert [table.legal(seat) for seat in (0, 2, 3, 4)] == [[]] * 4


def test_k27_pay_take_present() -> None:
    table = won("1 1 2 3 3 4", "1x2", then="1 1")
    with refused("not-presenting", "K29", phase="pay"):
        table.says(1, "present 1 0J")
    table.plays("1 pay 0J")
    assert table.news() == ["1 paid 2", "1 took 1 1"]
    assert (table.phase, table.acting, table.bandleader, table.row) == ("present", 1, 1, "")
    table.plays("1 present 1 0J")
    assert (table.hand(1), table.mice(1)) == ("3 3 4", 1)


def test_k27_paid_cards_are_gone() -> None:
    """With the 1 that was paid there would have been four."""
    table = won("1 1 2 3 3 4", "1x1", then="1 1").plays("1 pay 0J")
    assert table.legal(1) == ["done"]
    with refused("foursome-cards-short", "R8", value=1, count=4, held=3, jokers=0):
        table.says(1, "present 1 0J")


def test_k45_bidding_times_out_as_pass() -> None:
    table = deal([PLAIN, "5 5 5 5 J J"], then="5 5")
    assert table.default(1) == "pass"
    table.says(1, "bid 1x1")
    assert table.default(0) == "pass"


@pytest.mark.parametrize(
    ("hand", "bid", "payment"),
    [
        ("2 2 4 5 J J", "2x2", "pay 0J"),
        ("2 2 4 5 J J", "3x2", "pay 1J"),
        ("1 1 1 1 J J", "2x5", "pay 2J"),
        ("1 2 3 4 5 J", "3-different", "pay-values 1+2+3"),
        ("2 2 4 5 J J", "2-different", "pay-values 2+4"),
        ("4 4 4 5 J J", "4-different", "pay-values 4+5"),
        ("J J J", "3-different", "pay-values none"),
    ],
)
def test_k45_paying_times_out_with_few_jokers_and_low_values(hand: str, bid: str, payment: str) -> None:
    table = won(hand, bid)
    assert table.default(1) == payment
    assert payment in table.legal(1)


def test_k45_presenting_times_out_as_done() -> None:
    table = won("1 1 2 3 3 4", "1x2", then="1 1").plays("1 pay 0J")
    assert "present 1 0J" in table.legal(1)
    assert table.default(1) == "done"


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("2 2 4 5 J J", "2x2"),
        ("2 2 4 5 J J", "3x2"),
        ("2 2 4 5 J J", "2x4"),
        ("2 2 4 5 J J", "3-different"),
        ("2 2 4 5 J J", "5-different"),
        ("1 1 3 5 J", "3-different"),
        ("4 4 4 J J J", "2x4"),
        ("4 4 4 J J J", "3x2"),
    ],
)
def test_k17_what_a_bid_could_cost_is_what_can_be_paid(hand: str, bid: str) -> None:
    before = deal(["1 2 3 4 5 1"[: len(hand)], hand], then="5 5")
    ways = before.match.game.ways(before.match.state, 1, before.match.parse(f"bid {bid}"))
    after = won(hand, bid).match
    payments = [after.game.detail(after.state, 1, action).cards for action in after.legal(Seat(1))]
    assert sorted(map(tuple, ways)) == sorted(tuple(cards or ()) for cards in payments)
    assert [way.count("J") for way in ways] == sorted(way.count("J") for way in ways)


def test_only_bids_are_paid_later() -> None:
    table = won("2 2 4 5 J J", "2x2")
    ways = [table.match.game.ways(table.match.state, 1, action) for action in table.match.legal(Seat(1))]
    assert ways == [(), (), ()]
