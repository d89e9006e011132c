"""Time and knowledge: M57, M60, M84, M86."""

from collections import Counter
from typing import Any

import pytest

from katzentisch.core.rng import Rng, seeded
from katzentisch.core.seats import PUBLIC, Seat
from katzentisch.games.klaumau.cards import spread
from tests.games.klaumau.table import PILE, Table, deal

TWO = "blue-1 blue-2"


# M57


@pytest.mark.parametrize("said", ["", "0 rob 1"])
def test_m57_the_same_prompt_with_and_without_a_police(said: str) -> None:
    """What the others see and hear when seat 1 is robbed does not tell whether it holds a Police."""
    pile = "blue-4 blue-4 blue-4 police blue-2"
    tables = [
        deal(["red-crook red-1", "police blue-1", TWO], "red-4", pile.replace("police", "green-1")),
        deal(["red-crook red-1", "green-1 blue-1", TWO], "red-4", pile),
    ]
    for table in tables:
        table.plays("0 play red-crook").plays(said)
    for viewer in (0, 2, PUBLIC):
        seen = [(table.match.view_bytes(Seat(viewer)), table.match.heard(Seat(viewer))) for table in tables]
        assert seen[0] == seen[1]
    assert tables[0].waits == tables[1].waits


def test_m57_everyone_is_asked_whether_to_parry() -> None:
    asked = [
        deal(["red-crook red-1", hand], "red-4").plays("0 play red-crook, 0 rob 1") for hand in (TWO, "police red-1")
    ]
    assert [table.waits for table in asked] == [("parry", [1])] * 2


@pytest.mark.parametrize("hand", ["red-1 red-2", "blue-1 blue-2", "police blue-1"])
def test_m57_everyone_is_asked_whether_to_believe(hand: str) -> None:
    """Whatever the one who speaks holds, and whatever those who are asked hold."""
    table = deal([hand, "police red-1", TWO], "red-4").plays("0 cannot")
    assert [table.legal(seat) for seat in (1, 2)] == [["believe", "doubt"]] * 2


# M60


def test_m60_in_ones_turn_i_cannot() -> None:
    assert deal(["red-1 police", TWO], "red-4").default(0) == "cannot"


def test_m60_doubt_believe() -> None:
    table = deal(["red-1 red-2", TWO, TWO], "red-4").plays("0 cannot")
    assert (table.default(1), table.default(2)) == ("believe", "believe")


@pytest.mark.parametrize(("hand", "default"), [("police blue-1", "parry"), (TWO, "allow")])
def test_m60_parry_if_a_police_is_held(hand: str, default: str) -> None:
    table = deal(["red-crook red-1", hand], "red-4").plays("0 play red-crook, 0 rob 1")
    assert table.default(1) == default


@pytest.mark.parametrize(
    ("rest", "colour"),
    [
        ("green-1 green-2 blue-1", "green"),
        ("blue-4 blue-crook red-1", "blue"),
        ("blue-1 red+blue-plan police", "blue"),
        ("red-1 yellow+green-plan green-1", "green"),
        ("yellow-1 blue-1 police", "yellow"),
        ("yellow+green-plan blue-1 police", "yellow"),
        ("police police police", "red"),
    ],
)
def test_m60_wish_the_colour_of_most_cards(rest: str, colour: str) -> None:
    """Among several the first: M84."""
    table = deal([f"red-keyhole {rest}", "blue-1 blue-2 blue-3 blue-4"], "red-4").plays("0 play red-keyhole")
    assert table.default(0) == f"wish {colour}"


@pytest.mark.parametrize(
    ("rest", "options", "gift"),
    [
        ("red-4 red-2", {}, "red-2"),
        ("red-4 police", {}, "police"),
        ("red-crook blue-2", {}, "red-crook"),
        ("green-crook red-barter", {}, "green-crook"),
        ("blue-crook green-1", {}, "green-1"),
        ("police bomb", {"bomb": "hot_potato"}, "bomb"),
        ("police bomb", {"bomb": "blast"}, "police"),
        ("red-3 blue-2", {"forgery": True}, "blue-2"),
    ],
)
def test_m60_gift_the_card_of_lowest_value(rest: str, options: dict[str, Any], gift: str) -> None:
    """The value of M43 and M54, without Forgery; among equals the first in card order (M84)."""
    table = deal([f"red-barter {rest}", "blue-4 blue-4 blue-4"], "red-4", **options)
    table.plays("0 play red-barter, 0 barter 1")
    assert table.default(0) == f"give {gift}"


# M84


def fuller(card: str, **options: Any) -> Table:
    """Seat 0 has played this card; seats 2 and 3 hold three cards, seat 1 two."""
    hands = [f"{card} red-1", TWO, TWO, TWO]
    return deal(hands, "red-4", starter=2, **options).believed(2, 3).plays(f"0 play {card}")


def turned(card: str, **options: Any) -> Table:
    """Seat 1 has turned the direction round, seat 0 has played this card; seats 2 and 3 hold two cards, seat 1 one."""
    hands = [f"{card} red-1", "red-plan red-2", TWO, TWO]
    return deal(hands, "red-4", starter=1, **options).plays(f"1 play red-plan, 0 play {card}")


@pytest.mark.parametrize(
    ("card", "verb", "options"),
    [("red-crook", "rob", {}), ("red-barter", "barter", {}), ("police", "take-from", {"converted": True})],
)
def test_m84_the_one_with_most_cards_the_next_in_direction(card: str, verb: str, options: dict[str, Any]) -> None:
    assert fuller(card, **options).default(0) == f"{verb} 2"
    assert turned(card, **options).default(0) == f"{verb} 3"


def test_m84_a_guarded_player_is_not_robbed() -> None:
    hands = ["red-crook red-1", TWO, TWO]
    table = deal(hands, "red-4", "watchdog blue-1 blue-1 blue-1 blue-1", starter=1, watchdog=True).believed(1, 2, 0)
    table.plays("1 lay-watchdog, 2 cannot, 0 believe, 1 believe, 0 play red-crook")
    assert table.default(0) == "rob 2"


@pytest.mark.parametrize(
    ("hand", "options", "forced"),
    [
        ("red-3 red-2 red-crook blue-1", {}, "red-crook"),
        ("red-3 red-2 police red-crook", {}, "police"),
        ("red-3 red-2 police red-crook", {"police_applicable": False}, "red-crook"),
        ("red-barter red-crook red-3 red-1", {}, "red-1"),
        ("red-3 red-2 bomb blue-crook", {"bomb": "blast"}, "bomb"),
    ],
)
def test_m84_the_forced_card_of_lowest_value(hand: str, options: dict[str, Any], forced: str) -> None:
    table = deal([hand, "blue-1 blue-1 blue-1 blue-1"], "red-4", **options).doubted(0, by=1)
    assert table.default(1) == f"force {forced}"


@pytest.mark.parametrize(
    ("hand", "chosen"), [("red-2 blue-3", "blue-3"), ("blue-3 red-3", "red-3"), ("red-crook red-1", "red-1")]
)
def test_m84_the_open_choice_of_highest_value(hand: str, chosen: str) -> None:
    table = deal(["police green-1", hand], "red-4", converted=True, converted_open=True)
    table.plays("0 play police, 0 take-from 1")
    assert table.default(0) == f"choose {chosen}"


@pytest.mark.parametrize(
    ("rest", "card"), [("red-3 red-2", "red-2"), ("police red-1", "police"), ("blue-crook red-crook", "red-crook")]
)
def test_m84_a_blast_hands_on_the_card_of_lowest_value(rest: str, card: str) -> None:
    table = deal([f"bomb {rest}", "blue-3 blue-1 blue-2"], "red-4", bomb="blast").plays("0 play bomb")
    assert (table.default(0), table.default(1)) == (f"hand-on {card}", "hand-on blue-1")


def test_m84_the_receiver_done() -> None:
    table = deal(["red-1", "red-3"], "red-4", "receiver blue-1 blue-2", receiver=True).plays("0 cannot, 1 believe")
    assert table.default(0) == "done"


# M86


def sampled(table: Table, seat: int, other: int) -> list[Counter[str]]:
    """What the other's hand may be, in many samples of a seat."""
    rng: Rng = seeded("M86", seat)
    states = [table.match.sample(Seat(seat), rng) for _ in range(40)]
    return [Counter(spread(state.players[other].hand)) for state in states]


def honest(show_to: str = "all") -> Table:
    """Seat 1 was doubted by seat 0 and is honest: it showed two blue cards and drew two others."""
    hands = ["red-3 red-1", TWO, "green-1 green-2"]
    pile = f"green-3 green-3 {PILE}"
    return deal(hands, "red-4", pile, show_to=show_to).plays("0 play red-3").doubted(1, by=0)


@pytest.mark.parametrize("seat", [0, 2])
def test_m86_what_was_shown_is_remembered(seat: int) -> None:
    assert all(hand >= Counter(TWO.split()) for hand in sampled(honest(), seat, 1))


def test_m86_who_was_not_shown_it_does_not_know() -> None:
    table = honest("doubter")
    assert all(hand >= Counter(TWO.split()) for hand in sampled(table, 0, 1))
    assert not all(hand >= Counter(TWO.split()) for hand in sampled(table, 2, 1))


def test_m86_a_blind_draw_makes_it_uncertain() -> None:
    """Seat 2 robs seat 1 of a card: seat 0 knows of the two that they are in one of these hands."""
    hands = ["red-3 red-1", TWO, "red-crook green-2"]
    table = deal(hands, "red-4").plays("0 play red-3").doubted(1, by=0)
    table.plays("2 play red-crook, 2 rob 1, 1 allow > blue-2")
    victims, thieves = sampled(table, 0, 1), sampled(table, 0, 2)
    assert all(victim + thief >= Counter(TWO.split()) for victim, thief in zip(victims, thieves, strict=True))
    assert {hand["blue-2"] for hand in victims} == {0, 1}
    assert {hand["blue-2"] for hand in thieves} == {0, 1}
    assert all(hand["blue-2"] == 1 for hand in sampled(table, 1, 2))


def test_m86_a_card_that_was_given_is_remembered() -> None:
    table = deal(["red-barter red-1", TWO, "green-1 green-2"], "red-4", f"green-3 red-2 {PILE}")
    table.plays("0 play red-barter, 0 barter 1 > blue-2, 0 give red-1")
    assert all(hand["red-1"] == 1 for hand in sampled(table, 0, 1))
    assert all(hand["blue-2"] == 1 for hand in sampled(table, 1, 0))
