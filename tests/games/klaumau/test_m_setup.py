"""A game and how a round is set up: R5, R6, M39 to M42, M44, M58, M61."""

import msgspec
import pytest

from katzentisch.core.actions import ActionId
from katzentisch.core.chance import Seeded
from katzentisch.core.match import Match, play
from katzentisch.core.seats import Seat
from katzentisch.core.transcript import SeatRecord, encode, read, record_of
from katzentisch.games.klaumau import GAME
from katzentisch.games.klaumau.options import Options
from tests.games.klaumau.table import Told, deal, open_table, order_of, refused


def test_r5_one_card_at_a_time_clockwise_from_the_one_who_starts() -> None:
    table = deal(["red-1 red-2", "green-1 green-2", "blue-1 blue-2"], "yellow-1", starter=1)
    assert table.plies[:7] == [
        "chance deal green-1",
        "chance deal blue-1",
        "chance deal red-1",
        "chance deal green-2",
        "chance deal blue-2",
        "chance deal red-2",
        "chance turn-up yellow-1",
    ]
    assert [table.hand(seat) for seat in range(3)] == ["red-1 red-2", "green-1 green-2", "blue-1 blue-2"]
    assert table.told("dealt")[:2] == ["1 dealt", "2 dealt"]
    assert table.told("dealt", to=1)[:2] == ["1 dealt green-1", "2 dealt"]


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_r5_the_size_of_a_hand(size: int) -> None:
    assert open_table(3, Told(), hand=size, starter=0).sizes == [size] * 3
    assert msgspec.convert({}, Options).hand == 4
    for wrong in (0, 5):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"hand": wrong}, Options)


def test_r5_watchdogs_and_receiver_are_left_out_of_the_deal_but_not_the_bomb() -> None:
    table = open_table(3, starter=0, receiver=True, watchdog=True, bomb="blast")
    dealt = table.outcomes()
    assert "deal bomb" in dealt
    assert not {"deal watchdog", "deal receiver"} & set(dealt)
    assert sum(dealt.values()) == 51
    assert dealt["deal red-crook"] == 2


def test_r5_the_deck_must_hold_a_start_card() -> None:
    deck = {"id": "own", "black": {"red-1": 8, "police": 5}, "grey": {}}
    with refused("deck-too-small", "R5", cards=8, needed=9):
        open_table(2, deck_table=deck)
    deck["black"] = {"red-1": 9}
    assert open_table(2, Told(), deck_table=deck, starter=0).pile == 0


def test_r6_the_one_who_starts_has_the_first_turn_and_may_say_i_cannot() -> None:
    table = deal(["red-1 red-2"] * 3, "red-3", starter=2)
    assert table.turn == 2
    assert "cannot" in table.legal(2)
    assert table.believed(2).turn == 0
    assert table.believed(0).turn == 1


@pytest.mark.parametrize(
    "card", ["red-keyhole", "red-plan", "red+yellow-plan", "red-small", "red-big", "red-crook", "red-barter"]
)
def test_m39_the_start_card_does_nothing(card: str) -> None:
    table = deal(["red-1 blue-1", "red-1 green-1", "red-1 green-2"], card)
    assert (table.waits, table.direction, table.wish) == (("turn", [0]), "clockwise", None)
    assert table.legal(0) == ["cannot", "play red-1"]
    assert table.plays("0 play red-1").turn == 1


def test_m39_police_watchdog_and_bomb_are_buried() -> None:
    table = deal(["red-1 blue-1"] * 2, "police police watchdog bomb red-3", watchdog=True, bomb="defused")
    assert table.told("turned-up", "buried") == [
        "turned-up police",
        "buried police",
        "turned-up police",
        "buried police",
        "turned-up watchdog",
        "buried watchdog",
        "turned-up bomb",
        "buried bomb",
        "turned-up red-3",
    ]
    assert (table.top, table.view().police_aside, table.view().bomb_aside) == ("red-3", 0, False)
    assert table.discard == "red-3 police police watchdog bomb"
    assert table.turn == 0


def test_m39_buried_cards_are_out_for_the_round_only() -> None:
    table = deal(["red-1", "blue-1"], "police red-3", pile="red-2", rounds=2).believed(0)
    assert table.odds("draw") == [{"draw red-2": 1}]
    table.plays("1 cannot, 0 believe")
    assert (table.endings, table.view().round) == (["pile"], 2)
    assert table.odds("deal")[2]["deal police"] == 1


def test_m39_the_receiver_is_never_turned_up() -> None:
    table = deal(["red-1", "red-1"], "red-2", pile="receiver red-3", receiver=True)
    assert table.odds("turn-up") == [{"turn-up red-2": 1, "turn-up red-3": 1}]


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_m40_the_first_to_start_is_drawn_before_the_deal(seats: int) -> None:
    table = open_table(seats)
    assert table.outcomes() == {f"starter {seat}": 1 for seat in range(seats)}
    table.chance("starter 1")
    assert table.told("starts") == ["1 starts"]
    assert "deal red-1" in table.outcomes()


@pytest.mark.parametrize(("starter", "first"), [(0, 0), (3, 3), ([2, 0, 3, 1], 2)])
def test_m40_with_a_number_or_a_list_nothing_is_drawn(starter: int | list[int], first: int) -> None:
    table = open_table(4, Told(), starter=starter)
    assert table.plies[0].startswith("chance deal")
    assert table.turn == first


def test_m40_starters_that_are_refused() -> None:
    with refused("starter-absent", "M40", seat=4, seats=4):
        open_table(4, starter=4)
    for ages in ([], [0, 1], [0, 1, 1], [0, 1, 3]):
        with refused("ages-incomplete", "M40", seats=3):
            open_table(3, starter=ages)


@pytest.mark.parametrize(
    ("starter", "second"), [(0, 1), (2, 3), (3, 0), ([0, 3, 1, 2], 3), ([2, 1, 0, 3], 1), ([3, 2, 1, 0], 2)]
)
def test_m40_the_age_order(starter: int | list[int], second: int) -> None:
    """All but the one who goes out have one point: the eldest of them starts the next round."""
    table = deal(["red-1"] * 4, "red-2", starter=starter, rounds=2)
    table.says(table.turn, "play red-1")
    assert table.told("starts")[1] == f"{second} starts"


def test_m40_a_drawn_starter_is_the_eldest() -> None:
    """Seats 0, 1 and 3 have as many points: seat 3 comes first, clockwise from seat 2."""
    table = open_table(4, hand=1, rounds=2, deck_table={"id": "own", "black": {"red-1": 5}, "grey": {}})
    table.chance("starter 2", *["deal red-1"] * 4, "turn-up red-1")
    table.plays("2 play red-1")
    assert table.results("score") == [1, 1, 0, 1]
    assert table.told("starts") == ["2 starts", "3 starts"]


def test_m41_the_highest_total_starts_not_the_best_of_the_last_round() -> None:
    """Totals 0 4 1, then 2 4 3: seat 1 starts both times."""
    second = order_of(["red-2", "red-1", "yellow-2"], "red-4", starter=1)
    table = deal(["red-2", "red-4", "red-1"], "yellow-2", "red-1 yellow-2", then=[second], rounds=3)
    table.plays("0 play red-2")
    assert table.told("starts") == ["0 starts", "1 starts"]
    table.plays("1 play red-1")
    assert (table.results("score"), table.results("total")) == ([2, 0, 2], [2, 4, 3])
    assert table.told("starts") == ["0 starts", "1 starts", "1 starts"]


def test_m41_the_direction_is_clockwise_again() -> None:
    table = deal(["red-plan", "red-1", "red-2"], "red-3", rounds=2)
    table.plays("0 play red-plan")
    assert table.told("turned-round") == ["turned-round anticlockwise"]
    assert (table.view().round, table.direction, table.turn) == (2, "clockwise", 2)
    assert table.believed(2).turn == 0


@pytest.mark.parametrize("seats", range(2, 9))
def test_m42_as_many_rounds_as_players(seats: int) -> None:
    assert open_table(seats).view().rounds == seats
    assert open_table(seats, rounds=1).view().rounds == 1
    assert open_table(seats, rounds=16).view().rounds == 16


def test_m42_one_to_sixteen_rounds() -> None:
    for wrong in (0, 17, "many"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"rounds": wrong}, Options)


def test_m42_points_are_added_up_and_the_highest_total_wins() -> None:
    second = order_of(["red-3", "red-1", "red-2"], "red-1", starter=1)
    table = deal(["red-1", "red-3", "red-1"], "red-2", "red-4", then=[second], rounds=2)
    table.plays("0 play red-1")
    assert not table.match.is_over
    table.plays("1 play red-1")
    assert (table.results("score", 0), table.results("score", 1)) == ([0, 3, 1], [3, 0, 2])
    assert (table.totals("total"), table.totals("place")) == ([3, 3, 3], [1, 1, 1])
    assert table.told("match-ends") == ["match-ends"]


def test_m42_places_and_shared_victory() -> None:
    table = deal(["red-1", "red-4", "red-2", "red-4"], "red-3").plays("0 play red-1")
    assert table.totals("total") == [0, 4, 2, 4]
    assert table.totals("place") == [4, 1, 3, 1]


def test_m44_the_round_ends_not_the_game() -> None:
    """The printed Police end "the game"; here a second round follows."""
    table = deal(["police red-1", "red-2 red-3"], "red-4", rounds=2, converted=True)
    table.plays("0 play police, 0 decline")
    assert (table.endings, table.view().round, table.match.is_over) == (["police"], 2, False)


def test_m58_what_everyone_may_see() -> None:
    table = deal(["red-1 police", "red-2 red-keyhole", "red-3 red-plan"], "red-4", pile="red-1 blue-2 blue-2")
    table.plays("0 play police, 1 play red-keyhole, 1 wish red, 2 play red-plan")
    view = table.view()
    assert [seat.cards for seat in view.seats] == [2, 1, 1]
    assert [seat.total for seat in view.seats] == [0, 0, 0]
    assert (view.pile, view.police_aside, view.direction, view.top) == (2, 1, "anticlockwise", "red-plan")
    assert view.discard == ["red-4", "red-keyhole", "red-plan"]


def test_m58_the_wish_is_open() -> None:
    table = deal(["red-1 red-keyhole", "red-2 red-4"], "red-4").plays("0 play red-keyhole, 0 wish green")
    assert (table.view(0).wish, table.view(1).wish, table.view().wish) == ("green", "green", "green")
    assert table.told("wished") == ["0 wished green"]


def test_m58_hands_and_drawn_cards_are_hidden() -> None:
    table = deal(["red-1 red-2", "red-3 red-4", "red-3 red-4"], "blue-1", pile="blue-2 blue-3").believed(0)
    assert table.told("drew", to=0) == ["0 drew blue-2"]
    assert table.told("drew", to=1) == table.told("drew") == ["0 drew"]
    assert (table.view().hand, table.view(1).hand) == (None, ["red-3", "red-4"])
    assert b"blue-2" not in table.match.view_bytes(Seat(1))


def test_m58_when_a_round_ends_all_hands_are_shown() -> None:
    table = deal(["red-1", "blue-3"], "red-4").plays("0 play red-1")
    assert table.told("held") == ["0 held", "1 held blue-3"]


def test_m61_a_bot_takes_over_and_the_rules_do_not_notice() -> None:
    """After the first answer a bot plays for seat 1; the record is one like any other."""
    match = Match(GAME, Options(rounds=1, starter=0), 3, Seeded("leaving"))
    match.say(Seat(0), "cannot")
    match.say(Seat(1), "doubt")

    def last(match: Match, seat: Seat) -> ActionId:
        return match.legal(seat)[-1]

    def bot(match: Match, seat: Seat) -> ActionId:
        return match.default(seat)

    play(match, [last, bot, last])
    record = record_of(match, [SeatRecord(name, "person") for name in "ABC"])
    again, _ = read(encode(record))
    assert again.result == match.result
    with refused("no-such-action", ""):
        match.say(Seat(1), "leave")
