"""Before the first round, and what holds throughout: K1, K2, K40, K41, K43, K44."""

import msgspec
import pytest

from katzentisch.core.seats import CHANCE, PUBLIC, Seat
from katzentisch.games.katzenjammer.options import Options
from tests.games.katzenjammer.table import deal, open_table, refused

PLAIN = "1 2 3 4 5 J"


@pytest.mark.parametrize(("seats", "mice"), [(2, 20), (3, 20), (4, 20), (5, 24), (6, 24)])
def test_k01_supply_by_the_number_of_players(seats: int, mice: int) -> None:
    assert deal([PLAIN] * seats).supply == mice


@pytest.mark.parametrize("mice", [20, 24])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k01_few_players_may_choose(seats: int, mice: int) -> None:
    assert deal([PLAIN] * seats, mice=mice).supply == mice


@pytest.mark.parametrize("seats", [5, 6])
def test_k01_many_players_need_24(seats: int) -> None:
    assert deal([PLAIN] * seats, mice=24).supply == 24
    with refused("mice-too-few", "K1", seats=seats):
        deal([PLAIN] * seats, mice=20)


def test_k01_no_other_supply() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"mice": 22}, Options)


@pytest.mark.parametrize("seats", range(2, 7))
def test_k02_every_seat_is_drawn_alike(seats: int) -> None:
    table = open_table(seats)
    assert table.match.to_act() == (CHANCE,)
    assert table.phase == "lead"
    assert table.bandleader is None
    assert table.legal(CHANCE) == [f"lead {seat}" for seat in range(seats)]
    assert table.match.weights() == [1] * seats


def test_k02_the_drawn_seat_leads() -> None:
    table = open_table(4)
    table.chance("lead 2")
    assert table.phase == "deal"
    assert table.bandleader == 2
    table.chance("deal 5")
    assert table.told("leads", "dealt") == ["2 leads", "3 dealt"]


@pytest.mark.parametrize("leader", range(3))
def test_k02_a_chosen_bandleader_is_not_drawn(leader: int) -> None:
    table = open_table(3, first_bandleader=leader)
    assert table.phase == "deal"
    assert table.bandleader == leader
    assert table.told("leads") == [f"{leader} leads"]
    assert table.plies == []


def test_k02_the_chosen_seat_must_be_at_the_table() -> None:
    with refused("bandleader-absent", "K2", seat=3, seats=3):
        open_table(3, first_bandleader=3)


def test_k40_other_hands_and_drawn_cards_change_nothing_in_a_view() -> None:
    """Two deals that differ only in what seat 1 may not know."""
    mine, bids = "2 2 4 4 5 5", "1 bid 1x2, 2 bid 1x3, 0 pass, 1 bid 2x2, 2 pass, 1 pay 0J"
    one = deal(["1 2 3 4 5 J", mine, "1 1 1 3 3 3"], then="3 J 5 4 2")
    other = deal(["5 5 5 5 4 4", mine, "J J J J 2 2"], then="3 J 5 J 1")
    for ply in ["", *bids.split(", ")]:
        one.plays(ply)
        other.plays(ply)
        for viewer in (Seat(1), PUBLIC):
            assert one.match.view_bytes(viewer) == other.match.view_bytes(viewer)
            assert one.match.heard(viewer) == other.match.heard(viewer)
        for viewer in (Seat(0), Seat(2)):
            assert one.match.view_bytes(viewer) != other.match.view_bytes(viewer)
    assert one.hand(1) == "3 4 4 5 5 5 J"


def test_k40_only_the_receiver_hears_the_card() -> None:
    table = deal(["1 2 3 4 5 5", "2 2 4 4 5 5", "1 1 1 3 3 3"], then="3 J 5 4 2")
    assert table.told("drew") == ["1 drew", "2 drew", "0 drew"]
    assert table.told("drew", to=2) == ["1 drew", "2 drew 4", "0 drew"]
    assert "0 dealt 1" in table.told("dealt", to=0)
    assert table.told("dealt") == ["1 dealt", "2 dealt", "0 dealt"] * 6
    assert [table.view(viewer).hand for viewer in (PUBLIC, 3)] == [None, None]


def test_k40_what_is_open() -> None:
    table = deal(["1 2 3 4 5 5", "2 2 2 4 J J", "1 1 1 3 3 3"], then="2 4 2  5 1 5")
    table.plays("1 bid 2x2, 2 bid 2x3")
    view = table.view()
    assert (view.bid, view.bidder, view.acting, view.row) == ("2x3", 2, 0, ["2", "4", "2"])
    table.plays("0 pass")
    assert [seat.has_passed for seat in table.view().seats] == [True, False, False]
    table.plays("1 bid 3x2, 2 pass, 1 pay 1J, 1 present 2 1J, 1 done")
    view = table.view()
    assert [seat.cards for seat in view.seats] == [6, 2, 6]
    assert [seat.mice for seat in view.seats] == [0, 2, 0]
    assert [seat.score for seat in view.seats] == [0, 0, 0]
    assert [seat.jokers_shown for seat in view.seats] == [0, 2, 0]
    assert (view.deck, view.supply, view.row) == (90 - 18 - 6, 18, ["5", "1", "5"])
    assert view.discard == ["2", "2", "2", "2", "2"]
    assert table.told("paid", "presented") == ["1 paid 2 2 J", "1 presented 2 1 2"]


@pytest.mark.parametrize("leader", [0, 1])
def test_k41_two_players_play_as_any_number(leader: int) -> None:
    table = deal([PLAIN, PLAIN], leader=leader, then="2 4 2")
    assert table.supply == 20
    assert table.bandleader == leader
    assert table.acting == 1 - leader


def test_k43_the_discard_pile_never_comes_back() -> None:
    """Six cards: when both 1s of the deck are discarded, only the 2s can come, and then the game ends."""
    table = open_table(2, first_bandleader=0, values=2, copies=3, jokers=0, hand=1)
    for outcome in ("deal 2", "deal 1", "reveal 1", "reveal 1"):
        table.chance(outcome)
    table.plays("1 pass, 0 pass")
    assert table.discard == "1 1"
    assert (table.legal(CHANCE), table.match.weights()) == (["reveal 2"], [2])
    table.chance("reveal 2")
    table.chance("reveal 2")
    assert (table.deck, table.discard, table.phase, table.endings) == (0, "1 1", "over", ["deck"])


@pytest.mark.parametrize(("seats", "deck"), [(2, 78), (3, 72), (4, 66), (5, 60), (6, 54)])
def test_k44_six_cards_each(seats: int, deck: int) -> None:
    table = deal([PLAIN] * seats, then="2 4 2")
    assert [seat.cards for seat in table.view().seats] == [6] * seats
    assert table.deck == deck - 3


def test_k44_one_at_a_time_from_the_left_of_the_bandleader() -> None:
    table = open_table(4, first_bandleader=2)
    assert table.match.weights() == [15] * 6
    for card in "12345J12":
        table.chance(f"deal {card}")
    assert [table.hand(seat) for seat in range(4)] == ["2 J", "1 3", "2 4", "1 5"]
    assert table.told("dealt") == ["3 dealt", "0 dealt", "1 dealt", "2 dealt"] * 2
    assert [ply.detail.to for ply in table.match.plies] == [3, 0, 1, 2] * 2


def test_k44_a_hand_has_no_limit() -> None:
    table = deal([PLAIN, "1 1 2 2 3 3"], then="1 2 3 4 5 5  1 2 3 4 5 4")
    table.plays("1 bid 1x1, 0 pass, 1 pay 0J, 1 done")
    table.plays("0 pass, 1 bid 1x1, 1 pay 0J")
    assert table.hand(1) == "1 1 2 2 2 2 3 3 3 3 4 4 4 5 5 5"
    assert table.seat(1).cards == 16
