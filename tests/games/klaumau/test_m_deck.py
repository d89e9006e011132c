"""The deck and its tables: R1 to R4, R12, M1, M2, M59."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from katzentisch.games.klaumau.cards import CARDS, COLOUR_NAMES, SHAPES, spread
from katzentisch.games.klaumau.decks import DeckTable, counts_of, deck_of, load
from katzentisch.games.klaumau.options import PRESETS
from tests.games.klaumau.table import Told, deal, open_table, refused

FAMILIES = ("1", "2", "3", "4", "keyhole", "small", "big", "plan", "crook", "barter")
PAIRS = ("red+yellow", "red+green", "red+blue", "yellow+green", "yellow+blue", "green+blue")
ALL: dict[str, Any] = {"receiver": True, "watchdog": True, "bomb": "blast"}


def half(table: str, name: str) -> Counter[str]:
    return Counter(spread(counts_of(getattr(load(table), name))))


def own(black: dict[str, int], grey: dict[str, int] | None = None) -> dict[str, Any]:
    return {"id": "own", "black": black, "grey": grey or {}}


def test_r1_two_to_eight_players() -> None:
    for seats in range(2, 9):
        assert len(open_table(seats).view().seats) == seats
    for seats in (1, 9):
        with refused("seats-out-of-range", "R1", seats=seats, fewest=2, most=8):
            open_table(seats)


def test_r2_four_colours_each_with_a_shape() -> None:
    assert list(SHAPES.items()) == [("red", "diamond"), ("yellow", "sun"), ("green", "leaf"), ("blue", "wave")]


@pytest.mark.parametrize(
    ("card", "colours"),
    [
        ("green-3", ["green"]),
        ("blue-keyhole", ["blue"]),
        ("yellow-small", ["yellow"]),
        ("red-big", ["red"]),
        ("green-plan", ["green"]),
        ("blue-crook", ["blue"]),
        ("yellow-barter", ["yellow"]),
        ("red+green-plan", ["red", "green"]),
        ("yellow+blue-plan", ["yellow", "blue"]),
    ],
)
def test_r2_the_colours_of_a_card(card: str, colours: list[str]) -> None:
    assert deal(["red-1", "red-1"], card).view().colours == colours


def test_r3_card_order() -> None:
    ones = [f"{colour}-{family}" for family in FAMILIES for colour in COLOUR_NAMES]
    pairs = [f"{pair}-plan" for pair in PAIRS]
    assert list(CARDS.names) == [*ones, *pairs, "police", "receiver", "watchdog", "bomb"]


def test_r3_hands_are_told_in_card_order() -> None:
    table = deal(["police red+yellow-plan blue-1 red-barter", "red-4 yellow-2 green-2 red-2"], "red-1")
    assert table.hand(0) == "blue-1 red-barter red+yellow-plan police"
    assert table.hand(1) == "red-2 yellow-2 green-2 red-4"


@pytest.mark.parametrize(
    ("options", "extra"),
    [
        ({}, {}),
        ({"receiver": True}, {"receiver": 1}),
        ({"watchdog": True}, {"watchdog": 2}),
        ({"bomb": "hot_potato"}, {"bomb": 1}),
        ({"bomb": "blast"}, {"bomb": 1}),
        ({"bomb": "defused"}, {"bomb": 1}),
        (ALL, {"receiver": 1, "watchdog": 2, "bomb": 1}),
    ],
)
def test_r4_variation_cards_come_with_their_variation(options: dict[str, Any], extra: dict[str, int]) -> None:
    table = open_table(4, Told(), starter=0, **options)
    deck = Counter({card: table.match.state.deck[CARDS.parse(card)] for card in ("receiver", "watchdog", "bomb")})
    assert +deck == Counter(extra)
    assert open_table(4, starter=0, **options).pile == 50 + sum(extra.values())


@pytest.mark.parametrize(
    ("family", "black", "grey"),
    [
        ("1", 4, 8),
        ("2", 4, 4),
        ("3", 4, 4),
        ("4", 4, 4),
        ("keyhole", 4, 4),
        ("small", 4, 4),
        ("big", 4, 4),
        ("plan", 6, 6),
        ("crook", 8, 8),
        ("barter", 4, 4),
        ("police", 4, 4),
        ("receiver", 1, 0),
        ("watchdog", 2, 0),
        ("bomb", 1, 0),
    ],
)
def test_m01_the_rows_of_the_table(family: str, black: int, grey: int) -> None:
    for name, count in (("black", black), ("grey", grey)):
        cards = half("54+54", name)
        assert sum(cards[card] for card in cards if card.rpartition("-")[2] == family) == count


def test_m01_two_halves_of_54() -> None:
    assert (half("54+54", "black").total(), half("54+54", "grey").total()) == (54, 54)
    assert sum(deck_of("54+54", is_full=True, seats=2)) == 108
    assert sum(deck_of("54+54", is_full=False, seats=2)) == 54


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_m01_every_colour_has_the_same_cards(colour: str) -> None:
    for name, ones in (("black", 1), ("grey", 2)):
        cards = half("54+54", name)
        counts = [cards[f"{colour}-{family}"] for family in FAMILIES]
        assert counts == [ones, 1, 1, 1, 1, 1, 1, 1, 2, 1]


def test_m01_the_two_colour_plans() -> None:
    assert {c for c in half("54+54", "black") if "+" in c} == {"red+yellow-plan", "green+blue-plan"}
    assert {c for c in half("54+54", "grey") if "+" in c} == {"red+green-plan", "yellow+blue-plan"}
    assert all(half("54+54", name)[card] <= 1 for name in ("black", "grey") for card in CARDS.names if "+" in card)


@pytest.mark.parametrize("name", ["black", "grey"])
def test_m01_plans_b_differs_in_the_plans_only(name: str) -> None:
    ours, theirs = half("54+54", name), half("plans_b", name)
    assert {c: n for c, n in ours.items() if "plan" not in c} == {c: n for c, n in theirs.items() if "plan" not in c}
    assert {c: n for c, n in theirs.items() if "plan" in c} == {f"{pair}-plan": 1 for pair in PAIRS}
    assert theirs.total() == 54


def test_m01_a_table_of_ones_own() -> None:
    black = {"1": 2, "keyhole": 1, "red+blue-plan": 3, "police": 5, "watchdog": 1}
    table = open_table(2, starter=0, deck_table=own(black, {"barter": 1}), hand=1)
    assert table.pile == 8 + 4 + 3 + 5
    assert table.outcomes()["deal red+blue-plan"] == 3
    assert table.outcomes()["deal blue-1"] == 2
    assert "deal red-barter" not in table.outcomes()
    assert open_table(2, starter=0, deck_table=own(black, {"barter": 1}), deck="full", hand=1).pile == 24


def test_m01_a_table_of_ones_own_is_kept_whole_in_the_options() -> None:
    wish = own({"3": 2, "police": 1})
    assert msgspec.to_builtins(open_table(2, deck_table=wish, hand=1).match.options)["deck_table"] == wish


@pytest.mark.parametrize("black", [{"crook": 1, "red-crook": 0, "3": 2}, {"3": 2, "red-crook": 0, "crook": 1}])
def test_m01_a_cards_own_number_counts(black: dict[str, int]) -> None:
    assert Counter(spread(counts_of(black))) == Counter(
        {"red-3": 2, "yellow-3": 2, "green-3": 2, "blue-3": 2, "yellow-crook": 1, "green-crook": 1, "blue-crook": 1}
    )


@pytest.mark.parametrize("family", FAMILIES)
def test_m01_a_family_stands_for_each_colour(family: str) -> None:
    assert spread(counts_of({family: 1})) == [f"{colour}-{family}" for colour in COLOUR_NAMES]


def test_m01_every_card_has_a_name_in_a_table() -> None:
    assert spread(counts_of(dict.fromkeys(CARDS.names, 1))) == list(CARDS.names)


def test_m01_tables_that_are_refused() -> None:
    with refused("deck-unknown", "M1", table="72+36", tables="54+54, mini, plans_b"):
        open_table(2, deck_table="72+36")
    with refused("deck-card-unknown", "M1", card="red-5"):
        open_table(2, deck_table=own({"4": 5, "red-5": 1}))
    with refused("deck-card-unknown", "M1", card="numbers"):
        open_table(2, deck_table=own({"numbers": 1}))
    with refused("deck-receivers", "M1", count=2):
        open_table(2, deck_table=own({"4": 5, "receiver": 2}), receiver=True)
    assert open_table(2, deck_table=own({"4": 5, "receiver": 2}), starter=0).pile == 20


def test_m01_a_table_is_an_object_with_id_black_and_grey() -> None:
    wrong_ids = [{**own({}), "id": name} for name in ("", "x\n", "\x1b[31m", "1" * 41)]
    for wrong in ({"id": "x", "black": {}}, {**own({}), "white": {}}, own({"\x1b": 1}), *wrong_ids):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, DeckTable)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(own({"1": -1}), DeckTable)


@pytest.mark.parametrize("seats", range(2, 9))
def test_m02_black_for_up_to_five_players(seats: int) -> None:
    assert open_table(seats, starter=0).pile == (50 if seats <= 5 else 104)
    assert open_table(seats, starter=0, deck="full").pile == 104
    assert open_table(seats, starter=0, deck_table="plans_b", **ALL).pile == (54 if seats <= 5 else 108)


def test_m02_the_black_half_has_half_of_the_ones() -> None:
    assert open_table(5, starter=0).outcomes()["deal red-1"] == 1
    assert open_table(6, starter=0).outcomes()["deal red-1"] == 3


def test_m59_cards_are_written_so() -> None:
    reds = ["red-3", "red-keyhole", "red-small", "red-big", "red-plan", "red-crook", "red-barter"]
    for card in [*reds, "red+yellow-plan", "police", "receiver", "watchdog", "bomb"]:
        assert CARDS.name(CARDS.parse(card)) == card
    assert len(CARDS) == 50


def test_r12_the_table_mini() -> None:
    twos = [f"{colour}-{family}" for family in ("1", "2", "keyhole", "plan", "crook") for colour in ("red", "yellow")]
    assert half("mini", "black") == Counter([*twos, "red+yellow-plan", "police"])
    assert half("mini", "grey") == Counter()


def test_r12_the_preset_mini() -> None:
    options = msgspec.to_builtins(PRESETS["mini"])
    table = open_table(2, Told(), **options)
    assert (table.view().rounds, table.sizes, table.turn) == (1, [2, 2], 0)
    assert table.pile + len(table.view().discard) == 8
