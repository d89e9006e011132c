"""Scores, places and several games: K34 to K39."""

import msgspec
import pytest

from katzentisch.core.seats import CHANCE
from katzentisch.games.katzenjammer.options import Options
from tests.games.katzenjammer.table import Table, deal, open_table


def presented(hands: list[str], value: int) -> Table:
    """Seat 1 gives its 1 for two cards of a value and takes the last mice with one joker in the foursome."""
    table = deal(hands, then=f"{value} {value}", mice_total=value)
    table.says(1, "bid 1x1")
    for seat in [*range(2, len(hands)), 0]:
        table.says(seat, "pass")
    return table.plays(f"1 pay 0J, 1 present {value} 1J")


def test_k34_jokers_on_display_and_in_hand() -> None:
    """Seat 1 shows two jokers and holds one; seat 0 holds two."""
    table = deal(["J J 2 3", "J J J 1"], then="1 1", mice_total=1)
    table.plays("1 bid 1x1, 0 pass, 1 pay 1J, 1 present 1 1J")
    assert (table.shown(1), table.hand(1)) == (2, "J")
    assert table.results("jokers") == [2, 3]
    assert table.results("score") == [0, -4]


def test_k34_discarded_jokers_do_not_count() -> None:
    """Fourteen cards; the deck ends in the second row."""
    deck = {"values": 2, "copies": 5, "jokers": 4}
    table = deal(["1 1 1 2 2", "1 J J J J"], then="2 2  1 2", **deck)
    table.plays("1 bid 1x1, 0 pass, 1 pay 0J, 1 present-jokers, 1 done")
    assert table.endings == ["deck"]
    assert table.results("jokers") == [0, 0]


def test_k35_nobody_has_a_joker() -> None:
    table = deal(["1", "2"], then="1 2", values=2, copies=2, jokers=0)
    assert table.results("jokers") == [0, 0]
    assert table.results("score") == [0, 0]


def test_k35_the_joker_of_an_unsold_lot_is_nobodys() -> None:
    """Only the discard pile has a joker: four mice stay four."""
    table = deal(["1 2 3", "4 4 1"], then="J 2 3  4 4", mice_total=4)
    table.plays("1 pass, 0 pass, 1 bid 1x1, 0 pass, 1 pay 0J, 1 present 4 0J")
    assert table.discard == "1 4 4 4 4 J"
    assert table.results("score") == [0, 4]


def test_k36_the_most_jokers_lose_five() -> None:
    table = deal(["J 1", "J J", "1 2"], then="2", values=2, copies=2, jokers=3)
    assert table.results("jokers") == [1, 2, 0]
    assert table.results("score") == [0, -5, 0]


def test_k36_all_who_tie_lose_five() -> None:
    table = deal(["J", "1", "J", "2"], then="1 2", values=2, copies=2, jokers=2)
    assert table.results("jokers") == [1, 0, 1, 0]
    assert table.results("score") == [-5, 0, -5, 0]


def test_k36_even_everyone() -> None:
    table = deal(["J"] * 5, then="1 2", values=2, copies=1, jokers=5)
    assert table.results("jokers") == [1] * 5
    assert table.results("score") == [-5] * 5
    assert table.results("place") == [1] * 5


def test_k37_three_mice_less_five() -> None:
    table = presented(["1 1 1", "3 J 1"], value=3)
    assert table.results("mice") == [0, 3]
    assert table.results("score") == [0, -2]
    assert [seat.score for seat in table.view().seats] == [0, -2]


def test_k37_no_mice_less_five() -> None:
    table = presented(["J J 1", "3 J 1"], value=3)
    assert table.results("mice") == [0, 3]
    assert table.results("score") == [-5, 3]


def test_k38_the_winner_is_found_after_the_penalty() -> None:
    table = presented(["1 1 1", "4 J 1"], value=4)
    assert table.results("score") == [0, -1]
    assert table.results("place") == [1, 2]


def test_k38_a_tie_goes_to_fewer_jokers() -> None:
    """Five mice less five are as many as none; of three with none, one has no joker."""
    table = presented(["1 1 J", "5 J 1", "2 J 2", "2 2 2"], value=5)
    assert table.results("jokers") == [1, 1, 1, 0]
    assert table.results("score") == [-5, 0, -5, 0]
    assert table.results("place") == [3, 2, 3, 1]


def test_k38_what_ties_in_both_is_shared() -> None:
    table = deal(["J", "1", "J", "1", "2", "2"], then="1 2", values=2, copies=3, jokers=2)
    assert table.results("score") == [-5, 0, -5, 0, 0, 0]
    assert table.results("place") == [5, 1, 5, 1, 1, 1]
    assert table.told("scored")[:2] == ["0 scored 0 1 -5 5", "1 scored 0 0 0 1"]


def test_k39_one_game_is_the_default() -> None:
    assert Options().games == 1
    table = deal(["1", "2"], then="J", values=2, copies=1, jokers=1)
    assert (table.phase, table.endings, table.view().games) == ("over", ["deck"], 1)


def test_k39_one_to_ten_games() -> None:
    for games in range(1, 11):
        assert msgspec.convert({"games": games}, Options).games == games
    for games in (0, 11):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"games": games}, Options)


def test_k39_the_bandleader_passes_to_the_left() -> None:
    """Four cards for three players: every game is over with its deal and one card."""
    deck = {"values": 3, "copies": 1, "jokers": 1}
    table = deal(["1", "2", "J"], leader=2, then="3  1 2 J 3  1 2 J 3  1 2 J 3", games=4, **deck)
    assert table.told("leads") == ["2 leads", "0 leads", "1 leads", "2 leads"]
    assert table.told("game-starts") == [f"game-starts {game}" for game in (1, 2, 3, 4)]
    assert [table.results("jokers", game) for game in range(4)] == [
        [0, 0, 1],
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
    ]
    assert table.totals("total") == [-5, -5, -10]


def test_k39_counted_from_the_first_bandleader_not_the_last() -> None:
    """Seat 2 ends the first game as bandleader; the second begins with seat 1, all anew."""
    hands = ["3 4 5", "3 4 5", "1 1 J"]
    table = deal(hands, then="1 1  1 3 3 1 4 4 2 5 5  1 1", games=2, mice_total=1)
    table.plays("1 pass, 2 bid 1x2, 0 pass, 2 pay 1J")
    assert (table.bandleader, table.shown(2)) == (2, 1)
    table.plays("2 present 1 0J")
    assert table.told("leads") == ["0 leads", "1 leads"]
    assert (table.view().game, table.bandleader, table.acting) == (2, 1, 2)
    assert [table.hand(seat) for seat in range(3)] == ["3 4 5", "3 4 5", "1 1 2"]
    assert (table.supply, table.mice(2), table.shown(2), table.discard) == (1, 0, 0, "")
    assert (table.row, table.view().ending) == ("1 1", "none")
    assert (table.seat(2).total, table.seat(2).total_jokers) == (-4, 1)

    table.plays("2 bid 1x2, 0 pass, 1 pass, 2 pay 0J, 2 present 1 0J")
    assert [table.results("score", game) for game in (0, 1)] == [[0, 0, -4], [0, 0, 1]]
    assert table.totals("total") == [0, 0, -3]
    assert table.totals("jokers") == [0, 0, 1]
    assert table.totals("place") == [1, 1, 3]
    assert (table.view().ending, table.news()[-1]) == ("mice", "match-ends")


def test_k39_the_next_deal_begins_with_an_empty_table() -> None:
    table = open_table(2, first_bandleader=0, games=2, values=2, copies=1, jokers=1, hand=1)
    for outcome in ("deal J", "deal 1", "reveal 2"):
        table.chance(outcome)
    view = table.view()
    assert (view.phase, view.game, view.bandleader, view.row, view.deck) == ("deal", 2, 1, [], 3)
    assert [seat.total for seat in view.seats] == [0, -5]
    assert table.legal(CHANCE) == ["deal J", "deal 1", "deal 2"]


def test_k39_equal_totals_go_to_fewer_jokers() -> None:
    """Each loses five once, seat 0 with two jokers and seat 1 with one."""
    deck = {"values": 2, "copies": 2, "jokers": 2}
    table = deal(["J J", "1 2"], then="1 2  1 J 2 1  2 J", games=2, **deck)
    assert [table.results("jokers", game) for game in (0, 1)] == [[2, 0], [0, 1]]
    assert table.totals("total") == [-5, -5]
    assert table.totals("jokers") == [2, 1]
    assert table.totals("place") == [2, 1]


def test_k39_what_ties_in_both_is_shared() -> None:
    deck = {"values": 2, "copies": 1, "jokers": 1}
    table = deal(["J", "1"], then="2  1 J 2", games=2, **deck)
    assert table.totals("total") == [-5, -5]
    assert table.totals("place") == [1, 1]
