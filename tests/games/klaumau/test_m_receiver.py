"""The Receiver: M52, M71 to M73, M82, M85, M87."""

from fractions import Fraction
from math import ceil
from typing import Any

import pytest

from katzentisch.games.klaumau import GAME
from tests.games.klaumau.table import Table, deal, open_table, order_of, refused

ON: dict[str, Any] = {"receiver": True}


def met(*hands: str, pile: str = "receiver blue-1 blue-2", **options: Any) -> Table:
    """Seat 0 says "I cannot", all believe it, and the Receiver comes."""
    table = deal(hands, "red-4", pile, **ON, **options).plays("0 cannot")
    for seat in range(1, len(hands)):
        table.says(seat, "believe")
    return table


def by_hand(black: dict[str, int], *outcomes: str) -> Table:
    """Two players with one card each, whose chance is fed by hand; the first to speak is believed."""
    deck = {"id": "own", "black": black, "grey": {}}
    table = open_table(2, starter=0, hand=1, rounds=1, deck_table=deck, **ON)
    table.chance("deal red-1", "deal red-1", *outcomes)
    return table.plays("0 cannot, 1 believe")


def share(outcomes: dict[str, int]) -> Fraction:
    return Fraction(outcomes.get("draw receiver", 0), sum(outcomes.values()))


def odds_while_it_stays_away(pile: int) -> list[Fraction]:
    """The odds of the Receiver at every draw, as long as another card can come and does."""
    table = by_hand({"red-1": 2, "red-4": 1, "blue-1": pile - 2, "receiver": 1}, "turn-up red-4")
    odds, seat = [share(table.outcomes())], 0
    while odds[-1] < 1:
        table.chance("draw blue-1")
        seat = 1 - seat
        table.plays(f"{seat} cannot, {1 - seat} believe")
        odds.append(share(table.outcomes()))
    return odds


@pytest.mark.parametrize("pile", range(3, 22))
def test_m82_the_odds_of_the_receiver(pile: int) -> None:
    """One card, the start card, has been taken at the first draw."""
    low, high = pile // 3, ceil(2 * pile / 3) - 1
    expected = [Fraction(0) if k < low else Fraction(1, high - k + 1) for k in range(1, max(high, 1) + 1)]
    assert odds_while_it_stays_away(pile) == expected


def test_m82_the_other_cards_are_alike() -> None:
    """Before, in and after the middle."""
    black = {"red-1": 2, "red-4": 1, "blue-1": 4, "green-1": 2, "receiver": 1}
    table = by_hand(black, "turn-up red-4")
    assert table.outcomes() == {"draw blue-1": 4, "draw green-1": 2}
    table.chance("draw blue-1").plays("1 cannot, 0 believe")
    middle = table.outcomes()
    assert middle["draw blue-1"] * 2 == middle["draw green-1"] * 3
    assert share(middle) == Fraction(1, 4)
    table.chance("draw receiver").plays("1 done, 0 done")
    assert table.outcomes() == {"draw blue-1": 3, "draw green-1": 2}


def test_m82_buried_start_cards_count_as_taken() -> None:
    """Five cards: the last place of the middle is passed, the Receiver has waited for the first draw."""
    black = {"red-1": 2, "red-4": 1, "police": 2, "blue-1": 1, "receiver": 1}
    table = by_hand(black, "turn-up police", "turn-up police", "turn-up red-4")
    assert table.outcomes() == {"draw receiver": 1}


def test_m82_the_only_card_of_the_pile_comes_for_certain() -> None:
    assert by_hand({"red-1": 2, "red-4": 1, "receiver": 1}, "turn-up red-4").outcomes() == {"draw receiver": 1}


@pytest.mark.parametrize("pile", range(3, 22))
def test_m71_every_place_of_the_middle_is_alike(pile: int) -> None:
    places: dict[int, Fraction] = {}
    stays = Fraction(1)
    for k, odds in enumerate(odds_while_it_stays_away(pile), 1):
        places[k] = stays * odds
        stays *= 1 - odds
    low, high = pile // 3, ceil(2 * pile / 3) - 1
    assert {k: odds for k, odds in places.items() if odds} == dict.fromkeys(
        range(low, high + 1), Fraction(1, high - low + 1)
    )


def test_m71_the_pile_is_counted_with_watchdogs_and_bomb() -> None:
    """Nine cards: three places from the third on; with six cards it would be the second to the third."""
    options: dict[str, Any] = {"watchdog": True, "bomb": "hot_potato"}
    deck = {
        "id": "own",
        "black": {"red-1": 2, "red-4": 1, "blue-1": 4, "watchdog": 2, "bomb": 1, "receiver": 1},
        "grey": {},
    }
    table = open_table(2, starter=0, hand=1, rounds=1, deck_table=deck, **ON, **options)
    table.chance("deal red-1", "deal red-1", "turn-up red-4").plays("0 cannot, 1 believe")
    assert share(table.outcomes()) == 0
    table.chance("draw blue-1").plays("1 cannot, 0 believe")
    assert share(table.outcomes()) == 0
    table.chance("draw bomb").plays("0 cannot, 1 believe")
    assert share(table.outcomes()) == Fraction(1, 3)


def test_m52_whoever_would_draw_it_shows_it_and_then_draws() -> None:
    table = met("red-1 green-1", "red-3 red-3")
    assert (table.told("receiver-came"), table.waits, table.sizes) == (["0 receiver-came"], ("sell", [0]), [2, 2])
    table.plays("0 done, 1 done")
    assert (table.hand(0), table.turn, table.view().out) == ("red-1 green-1 blue-1", 1, ["receiver"])
    assert table.match.plies[-4].detail.to is None


def test_m52_two_points_each_whatever_the_number() -> None:
    table = met("red-1 green-4", "red-3 red-plan", pile="receiver blue-1 blue-2 blue-3")
    assert table.legal(0) == ["done", "sell red-1", "sell green-4"]
    table.plays("0 sell green-4")
    assert (table.seat(0).money, table.legal(0)) == (2, ["done", "sell red-1"])
    table.plays("0 sell red-1")
    assert (table.seat(0).money, table.waits) == (4, ("sell", [0]))
    table.plays("0 done, 1 done")
    assert table.told("sales-done") == ["0 sales-done 4", "1 sales-done 0"]


def test_m52_sold_cards_are_shown_and_out() -> None:
    table = met("red-1 green-4", "red-3 red-plan").plays("0 sell green-4")
    assert table.told("sold") == ["0 sold green-4"]
    assert (table.view().out, table.discard) == (["green-4", "receiver"], "red-4")


def test_m52_all_are_asked_beginning_with_the_drawer_in_the_present_direction() -> None:
    """Seat 0 turns round; seat 3 of 4 meets the Receiver."""
    hands = ["red-plan red-1", "blue-1 blue-1", "blue-2 blue-2", "blue-3 blue-3"]
    table = deal(hands, "red-4", "receiver green-1 green-2", **ON).plays("0 play red-plan").believed(3)
    asked = []
    while table.phase == "sell":
        asked += table.asked
        table.says(table.asked[0], "done")
    assert asked == [3, 2, 1, 0]


def test_m52_first_all_sell_then_all_draw_then_the_due_card() -> None:
    pile = "blue-3 receiver green-1 green-2 green-3 green-4"
    table = deal(["red-1 blue-1", "red-2 red-2"], "red-4", pile, starter=1, **ON).believed(1)
    table.plays("0 cannot, 1 believe, 0 sell red-1, 0 done, 1 sell red-2, 1 sell red-2")
    assert (table.news(), table.sizes) == (["1 sold red-2"], [1, 1])
    table.plays("1 done")
    assert table.news() == ["1 sales-done 4", "0 drew", "1 drew", "1 drew", "0 drew"]
    assert (table.hand(0), table.hand(1)) == ("green-1 blue-1 green-4", "green-2 green-3 blue-3")
    assert (table.turn, table.endings) == (1, [])


def test_m52_the_cards_are_drawn_in_the_same_order() -> None:
    """Seat 0 turns round; seat 2 meets the Receiver, so seat 1 draws before seat 0."""
    hands = ["red-plan red-1", "red-2 red-2", "blue-3 blue-3"]
    table = deal(hands, "red-4", "receiver green-1 green-2 green-3", **ON).plays("0 play red-plan").believed(2)
    table.plays("2 done, 1 sell red-2, 1 done, 0 sell red-1, 0 done")
    assert table.news() == ["0 sales-done 2", "1 drew", "0 drew", "2 drew"]
    assert (table.hand(0), table.hand(1)) == ("green-2", "green-1 red-2")


def test_m52_what_was_drawn_for_it_cannot_be_sold() -> None:
    table = met("red-1 green-4", "red-3 red-plan").plays("0 sell green-4, 0 done, 1 done")
    with refused("not-now", "M52", verb="sell", phase="turn"):
        table.says(1, "sell red-3")
    assert table.turn == 1


def test_m52_only_number_cards() -> None:
    table = met("red-1 green-crook", "red-3 red-plan")
    assert table.legal(0) == ["done", "sell red-1"]
    with refused("only-numbers", "M52", card="green-crook"):
        table.says(0, "sell green-crook")


def test_m52_if_the_pile_runs_out_the_round_ends() -> None:
    """Seat 0 gets its card, the card that was due fails."""
    table = met("red-1 green-4", "red-3 red-3", pile="receiver blue-1").plays("0 sell red-1, 0 done, 1 done")
    assert (table.endings, table.results("score")) == (["pile"], [4 + 1 + 2, 6])
    assert table.told("drew", "pile-empty") == ["0 drew", "pile-empty"]


def test_m52_a_seller_who_gets_no_card_has_none() -> None:
    table = met("red-1", "red-3", pile="receiver blue-1").plays("0 sell red-1, 0 done, 1 sell red-3, 1 done")
    assert (table.endings, table.results("score"), table.results("money")) == (["hand"], [3, 2], [2, 2])


def test_m52_it_comes_once_a_round() -> None:
    table = met("red-1 green-4", "red-3 red-3").plays("0 done, 1 done")
    assert all("draw receiver" not in odds for odds in table.odds("draw")[1:])


def test_m52_at_the_draw_of_a_police() -> None:
    hands = ["police red-1", "red-3 red-3"]
    table = deal(hands, "red-4", "receiver blue-1 blue-2", **ON).plays("0 play police")
    assert table.waits == ("sell", [0])
    table.plays("0 done, 1 done")
    assert (table.hand(0), table.turn) == ("red-1 blue-1", 1)


def test_m52_at_the_draw_of_a_doubter_after_a_forced_treasure() -> None:
    """Who is next does not change."""
    hands = ["red-small red-1", "red-3 red-3", "red-2 red-2"]
    table = deal(hands, "red-4", "receiver blue-1 blue-2", **ON).doubted(0, by=2)
    table.plays("2 force red-small, 2 done, 0 done, 1 done")
    assert (table.sizes, table.turn) == ([1, 2, 3], 2)


def test_m73_met_as_the_second_of_two_cards() -> None:
    table = deal(["blue-1", "red-3"], "red-4", "green-3 receiver green-2", **ON).plays("0 cannot, 1 doubt")
    assert (table.told("honest"), table.hand(0)) == (["0 honest"], "blue-1 green-3")
    assert table.legal(0) == ["done", "sell blue-1", "sell green-3"]
    table.plays("0 done, 1 done")
    assert (table.hand(0), table.turn) == ("blue-1 green-2 green-3", 1)


def test_m73_met_as_the_first_of_two_cards() -> None:
    table = deal(["blue-1", "red-3"], "red-4", "receiver green-3 green-2", **ON).plays("0 cannot, 1 doubt")
    assert table.legal(0) == ["done", "sell blue-1"]
    table.plays("0 done, 1 done")
    assert (table.hand(0), table.turn) == ("blue-1 green-2 green-3", 1)


@pytest.mark.parametrize(("once", "back"), [(False, True), (True, False)])
def test_m72_the_receiver_in_the_next_round(once: bool, back: bool) -> None:
    """Sold cards are back in any case: the deck has five cards beside the Receiver."""
    table = met("red-1", "red-3", pile="receiver red-1 blue-2", rounds=2, receiver_once_per_game=once)
    table.plays("0 sell red-1, 0 done, 1 done, 1 play red-3")
    assert table.view().round == 2
    assert sum(table.sizes) + table.pile + len(table.view().discard) == 5 + back
    assert table.view().out == []


def test_m72_it_stays_in_the_game_until_it_has_appeared() -> None:
    second = order_of(["red-1", "red-3"], "red-4", "receiver blue-1 blue-2", starter=1)
    pile = "receiver blue-1 blue-2"
    options: dict[str, Any] = {**ON, "receiver_once_per_game": True, "rounds": 3, "then": [second]}
    table = deal(["red-1", "red-3"], "red-4", pile, **options).plays("0 play red-1")
    assert sum(table.sizes) + table.pile == 5
    table.plays("1 cannot, 0 believe, 1 done, 0 done, 0 play red-1")
    assert (table.view().round, sum(table.sizes) + table.pile + len(table.view().discard)) == (3, 5)


def test_m72_money_and_places_are_counted_anew_in_each_round() -> None:
    """In both rounds the Receiver comes at the first draw and the drawer sells one card."""
    second = order_of(["red-1", "red-3"], "red-4", "receiver red-2 blue-2", starter=0)
    table = met("red-1", "red-3", pile="receiver red-2 blue-2", rounds=2, then=[second])
    table.plays("0 sell red-1, 0 done, 1 done, 1 play red-3")
    assert (table.results("money"), table.results("score"), table.seat(0).money) == ([2, 0], [6, 0], 0)
    table.plays("0 cannot, 1 believe, 0 done, 1 sell red-3, 1 done")
    assert (table.seat(0).money, table.seat(1).money, table.sizes) == (0, 2, [2, 1])
    assert (table.news(), table.endings) == (["1 sales-done 2", "1 drew", "0 drew"], ["hand"])


def test_m82_cards_taken_are_counted_anew_in_each_round() -> None:
    """Six cards: at the first draw of the second round the Receiver cannot come yet."""
    table = deal(["red-1", "red-3"], "red-4", "blue-1 receiver blue-1 blue-1 blue-1", rounds=2, **ON).believed(0)
    table.plays("1 play red-3").believed(0)
    assert table.view().round == 2
    assert [share(odds) for odds in table.odds("draw")] == [0, 0]


def test_m85_who_has_no_number_card_is_asked_all_the_same() -> None:
    table = met("red-plan red-crook", "red-3 red-3")
    assert (table.waits, table.legal(0)) == (("sell", [0]), ["done"])


def test_m85_a_converted_pick_with_one_player_is_asked() -> None:
    table = deal(["police red-1", "red-3 red-3"], "red-4", converted=True).plays("0 play police")
    assert (table.waits, table.legal(0)) == (("bonus", [0]), ["decline", "take-from 1"])


def test_m85_a_blast_pass_with_one_card_is_asked() -> None:
    table = deal(["bomb red-1", "red-3 red-2"], "red-4", bomb="blast").plays("0 play bomb")
    assert (table.waits, table.legal(0)) == (("hand-on", [0, 1]), ["hand-on red-1"])


def test_m87_every_decision_is_one_card_or_one_word() -> None:
    assert all(len(block.arguments) <= 1 for block in GAME.actions.blocks)
    table = met("red-1 red-1", "red-3 red-3", pile="receiver blue-1 blue-2 blue-2").plays("0 sell red-1")
    assert (table.waits, table.legal(0)) == (("sell", [0]), ["done", "sell red-1"])
