"""The reference of Katzenjammer Blues on its own: random games, and positions worked out by hand."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tests.games.katzenjammer.reference import (
    CHANCE,
    DEFAULTS,
    RUNGS,
    Hands,
    Reference,
    game_result,
    match_result,
    observation,
    ply_of,
    referee,
    replay,
    worlds,
)

Options = dict[str, Any]

TINY: Options = {"values": 2, "copies": 4, "jokers": 2, "hand": 2, "mice_total": 3}
SMALL: Options = {"values": 3, "copies": 6, "jokers": 5, "hand": 3, "mice_total": 8}
JOKER_RICH: Options = {"values": 2, "copies": 3, "jokers": 15, "hand": 4, "mice_total": 24}
VARIANTS: Options = {"finish_presenting": True, "draw_after_presenting": True}

SETTINGS: list[tuple[int, Options, int]] = [
    (2, {}, 15),
    (3, {"first_bandleader": 2, "mice": "24"}, 10),
    (4, VARIANTS, 10),
    (5, {}, 8),
    (6, {"games": 2}, 4),
    (2, TINY, 100),
    (2, {**TINY, **VARIANTS, "games": 3}, 50),
    (3, {**SMALL, **VARIANTS}, 60),
    (2, {**JOKER_RICH, **VARIANTS, "games": 10}, 8),
    (4, {**JOKER_RICH, "first_bandleader": 0}, 30),
    (2, {**JOKER_RICH, **VARIANTS, "copies": 5, "hand": 6, "mice_total": 1, "games": 4}, 40),
    (2, {"values": 2, "copies": 1, "jokers": 1, "hand": 1, "mice_total": 1}, 30),
]


def choose(match: Reference, rng: random.Random) -> str:
    """A fair outcome for chance; for a player, mostly a low bid and a foursome, so that mice are taken."""
    actions = match.legal()
    if match.to_act() == CHANCE:
        weights = match.weights()
        return rng.choices(list(weights), list(weights.values()))[0]
    if rng.random() < 0.2:
        return rng.choice(actions)
    bids = [name for name in actions if name in RUNGS]
    if bids:
        return min(bids, key=RUNGS.__getitem__) if rng.random() < 0.5 else "pass"
    return rng.choice([name for name in actions if name != "done"] or actions)


def random_plies(seats: int, options: Options, seed: int) -> list[str]:
    rng = random.Random(seed)
    match = Reference(seats, options)
    plies = []
    while match.to_act() is not None:
        plies.append(choose(match, rng))
        match.apply(plies[-1])
    return plies


def record_of(seats: int, options: Options, plies: Sequence[str]) -> dict[str, Any]:
    """The record of a match, finished or not, as the format asks for it."""
    match = Reference(seats, options)
    parts: list[dict[str, Any]] = []
    for name in plies:
        if match.finished_games() == len(parts):
            parts.append({"plies": [], "result": None})
        parts[-1]["plies"].append(ply_of(match, name))
        match.apply(name)
    for part, result in zip(parts, match.results(), strict=False):
        part["result"] = result
    header = {"format": "katzentisch-record", "format_version": 1, "game": "katzenjammer", "rules_version": 1}
    table = [{"name": f"player {seat}", "kind": "bot random"} for seat in range(seats)]
    body = {"options": {**DEFAULTS, **options}, "seats": table, "parts": parts, "result": match.result()}
    record: dict[str, Any] = json.loads(json.dumps({**header, **body}))
    return record


def deal(*hands: str, first: int = 0) -> list[str]:
    """The plies that deal these hands (card by card, as in "11J") when seat `first` is bandleader (K44)."""
    seats = len(hands)
    order = [(first + 1 + turn) % seats for turn in range(seats)]
    return [f"deal {hands[seat][index]}" for index in range(len(hands[0])) for seat in order]


def plies_of(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def position(options: Options, hands: Sequence[str], text: str) -> Reference:
    """The position after these hands were dealt by bandleader 0 and the plies in the text were played."""
    return replay(len(hands), {"first_bandleader": 0, **options}, deal(*hands) + plies_of(text))


# Random games


def test_random_games_reach_every_phase_and_both_ends() -> None:
    phases = set()
    ends = set()
    for seats, options, games in SETTINGS:
        for seed in range(games):
            match = Reference(seats, options)
            for name in random_plies(seats, options, seed):
                phases.add((match.public()["phase"], name.partition(" ")[0]))
                match.apply(name)
            ends |= {result["ended"] for result in match.results()}
    assert ends == {"deck", "mice"}
    assert {("present", "present-jokers"), ("finish", "done"), ("finish", "present-jokers")} <= phases
    assert {("pay", "pay"), ("pay", "pay-values"), ("refill", "draw")} <= phases


@pytest.mark.parametrize(("seats", "options", "games"), SETTINGS)
def test_random_games_keep_cards_and_mice_and_end(seats: int, options: Options, games: int) -> None:
    for seed in range(games):
        rng = random.Random(seed)
        match = Reference(seats, options)
        cards = match.all_cards()
        mice = match.public()["supply"]
        for _ in range(20_000):
            if match.to_act() is None:
                break
            match.apply(choose(match, rng))
            public = match.public()
            assert match.all_cards() == cards
            assert public["supply"] + sum(public["mice"]) == mice
        assert match.to_act() is None
        assert match.legal() == []


@pytest.mark.parametrize(("seats", "options", "games"), SETTINGS)
def test_every_listed_action_applies(seats: int, options: Options, games: int) -> None:
    rng = random.Random(games)
    match = Reference(seats, options)
    while match.to_act() is not None:
        actions = match.legal()
        assert len(set(actions)) == len(actions) > 0
        for name in actions:
            match.copy().apply(name)
        if match.to_act() != CHANCE:
            assert match.default() in actions
        match.apply(choose(match, rng))


@pytest.mark.parametrize(("seats", "options", "games"), SETTINGS)
def test_played_games_referee_clean(seats: int, options: Options, games: int) -> None:
    for seed in range(min(games, 10)):
        plies = random_plies(seats, options, seed)
        assert referee(record_of(seats, options, plies)) == []
        assert referee(record_of(seats, options, plies[: len(plies) // 2])) == []


def test_a_copy_is_independent() -> None:
    plies = random_plies(3, SMALL, 1)
    match = replay(3, SMALL, plies[: len(plies) // 2])
    before = (match.public(), match.hands(), match.legal())
    twin = match.copy()
    while twin.to_act() is not None:
        twin.apply(twin.legal()[0])
    assert (match.public(), match.hands(), match.legal()) == before


# Options


def test_the_full_deck_and_the_supply() -> None:
    for seats, deck, mice in [(2, 78, 20), (3, 72, 20), (4, 66, 20), (5, 60, 24), (6, 54, 24)]:
        match = Reference(seats, {"first_bandleader": 1})
        assert match.all_cards() == Counter(dict.fromkeys("12345J", 15))
        for _ in range(6 * seats):
            match.apply(match.legal()[0])
        assert match.public()["deck"] == deck
        assert match.public()["supply"] == mice


@pytest.mark.parametrize(
    ("seats", "options", "refusal"),
    [
        (1, {}, "seats"),
        (7, {}, "seats"),
        (5, {"mice": "20"}, "K1"),
        (2, {"mice": "22"}, "K1"),
        (2, {"first_bandleader": 2}, "first_bandleader"),
        (2, {"games": 0}, "games"),
        (2, {"games": 11}, "games"),
        (2, {"values": 1}, "values"),
        (2, {"values": 6}, "values"),
        (2, {"copies": 0}, "copies"),
        (2, {"jokers": 16}, "jokers"),
        (2, {"hand": 7}, "hand"),
        (2, {"mice_total": 0}, "mice_total"),
        (2, {"mice_total": 25}, "mice_total"),
        (2, {"finish_presenting": 1}, "finish_presenting"),
        (2, {"cats": 90}, "cats"),
        (2, {"values": 2, "copies": 2, "jokers": 0, "hand": 2}, "R10"),
    ],
)
def test_impossible_options_are_refused(seats: int, options: Options, refusal: str) -> None:
    with pytest.raises(ValueError, match=refusal):
        Reference(seats, options)


def test_first_bandleader_is_drawn_or_given() -> None:
    drawn = Reference(3)
    assert drawn.weights() == {"lead 0": 1, "lead 1": 1, "lead 2": 1}
    drawn.apply("lead 1")
    assert drawn.public()["bandleader"] == 1
    assert drawn.to() == 2  # K44: the deal begins left of the bandleader
    assert Reference(3, {"first_bandleader": 1}).to() == 2


# Revealing


def test_row_ends_with_a_repeated_value() -> None:
    match = position(SMALL, ["111", "222"], "reveal 1, reveal 3, reveal 2")
    assert match.public()["phase"] == "reveal"
    match.apply("reveal 3")
    assert match.public()["row"] == ["1", "3", "2", "3"]
    assert match.to_act() == 1


def test_a_joker_brings_draws_from_the_left_and_the_bandleader_draws_last() -> None:
    match = position(SMALL, ["111", "222", "333"], "reveal J")
    receivers = []
    for name in ["draw J", "draw 1", "draw 2"]:
        receivers.append(match.to())
        match.apply(name)
    assert receivers == [1, 2, 0]
    assert match.to_act() == 1
    assert "bid 4x2" in match.legal()  # K8: with the joker just drawn


def test_the_last_card_ends_the_game_while_revealing() -> None:
    options = {"values": 2, "copies": 2, "jokers": 2, "hand": 2, "mice_total": 5}
    match = position(options, ["1J", "22"], "reveal 1, reveal J")
    assert match.to_act() is None
    result = match.results()[0]
    assert result["ended"] == "deck"
    assert [seat["jokers"] for seat in result["seats"]] == [1, 0]  # K5: the row's joker counts for nobody
    assert [seat["score"] for seat in result["seats"]] == [-5, 0]


def test_the_last_card_ends_the_game_during_draws() -> None:
    options = {"values": 2, "copies": 2, "jokers": 3, "hand": 2, "mice_total": 5}
    exact = position(options, ["11", "22"], "reveal J, draw J, draw J")
    assert exact.to_act() is None
    assert [seat["jokers"] for seat in exact.results()[0]["seats"]] == [1, 1]
    short = position({**options, "jokers": 2}, ["11", "22"], "reveal J, draw J")
    assert short.to_act() is None
    assert short.hands() == (("1", "1"), ("2", "2", "J"))


# Bidding


def test_bids_that_a_hand_can_pay() -> None:
    match = position(SMALL, ["333", "11J"], "reveal 2, reveal 2")
    bids = {"bid 1x1", "bid 1x2", "bid 1x3", "bid 2-different", "bid 2x1", "bid 3x1"}
    assert set(match.legal()) == {"pass", *bids}


def test_only_higher_bids() -> None:
    match = position(SMALL, ["123", "11J"], "reveal 2, reveal 2, bid 1x2")
    assert set(match.legal()) == {"pass", "bid 1x3", "bid 2-different", "bid 3-different"}
    match.apply("bid 2-different")
    assert set(match.legal()) == {"pass", "bid 2x1", "bid 3x1"}
    with pytest.raises(ValueError, match="not legal"):
        match.apply("bid 1x3")


def test_jokers_alone_and_never_more_different_values_than_there_are() -> None:
    match = position({**SMALL, "hand": 4}, ["1112", "JJJJ"], "reveal 2, reveal 2")
    assert {"bid 4x1", "bid 4x3", "bid 3-different"} <= set(match.legal())
    assert "bid 4-different" not in match.legal()
    assert "bid 1-different" not in match.legal()


def test_the_auction_ends_when_all_others_have_passed() -> None:
    match = position(SMALL, ["111", "222", "333"], "reveal 1, reveal 1, bid 1x2, pass, bid 2x1")
    assert match.to_act() == 1
    assert match.public()["passed"] == [False, False, True]
    match.apply("pass")
    assert (match.to_act(), match.public()["phase"]) == (0, "pay")


def test_the_last_one_asked_may_still_bid() -> None:
    match = position(SMALL, ["111", "222"], "reveal 1, reveal 1, pass")
    assert match.to_act() == 0
    match.apply("bid 1x1")
    assert (match.to_act(), match.legal()) == (0, ["pay 0J"])


def test_nobody_bids() -> None:
    match = position(SMALL, ["111", "222"], "reveal J, draw 3, draw 3, pass, pass")
    public = match.public()
    assert (public["bandleader"], public["phase"], public["row"]) == (0, "reveal", [])
    assert public["discard"] == {"1": 0, "2": 0, "3": 0, "J": 1}
    assert public["hand_sizes"] == [4, 4]


def test_an_empty_hand_passes_by_itself() -> None:
    match = position(SMALL, ["333", "112"], "reveal 1, reveal 1, bid 1x2, pass, pay 0J, present 1 0J, done")
    assert match.hands() == (("3", "3", "3"), ())
    for name in ["reveal 2", "reveal 2"]:
        match.apply(name)
    assert match.to_act() == 0
    match.apply("pass")
    public = match.public()
    assert (public["phase"], public["bandleader"]) == ("reveal", 1)  # K26
    assert public["discard"] == {"1": 4, "2": 3, "3": 0, "J": 0}


# Paying


def test_ways_to_pay_equal_values() -> None:
    match = position(SMALL, ["333", "11J"], "reveal 2, reveal 2, bid 2x1, pass")
    assert set(match.legal()) == {"pay 0J", "pay 1J"}
    assert match.default() == "pay 0J"
    assert match.cards("pay 1J") == ["1", "J"]
    match.apply("pay 1J")
    assert match.hand(1) == ["1", "2", "2"]
    assert match.public()["displayed"] == [0, 1]
    assert match.public()["discard"] == {"1": 1, "2": 0, "3": 0, "J": 0}


def test_ways_to_pay_different_values() -> None:
    options = {**SMALL, "hand": 4}
    match = position(options, ["3333", "12JJ"], "reveal 2, reveal 2, bid 2-different, pass")
    payments = {"pay-values none", "pay-values 1", "pay-values 2", "pay-values 1+2"}
    assert set(match.legal()) == payments
    assert match.default() == "pay-values 1+2"
    assert match.cards("pay-values none") == ["J", "J"]
    assert match.cards("pay-values 2") == ["2", "J"]


def test_the_default_payment_takes_the_lowest_values() -> None:
    options = {**SMALL, "values": 4, "hand": 4}
    match = position(options, ["1111", "234J"], "reveal 2, reveal 2, bid 2-different, pass")
    assert match.default() == "pay-values 2+3"


# Presenting

# Seat 1 pays a 1 for a lone joker and has four jokers afterwards.
FOUR_JOKERS = "reveal J, draw 2, draw 2, bid 1x1, pass, pay 0J"


def four_jokers(**options: object) -> Reference:
    return position({**SMALL, "hand": 4, **options}, ["3333", "1JJJ"], FOUR_JOKERS)


def test_four_jokers_with_value_and_without() -> None:
    match = four_jokers()
    values = {"present 1 4J", "present 2 4J", "present 3 4J"}
    assert set(match.legal()) == {"done", "present-jokers", "present 2 3J", *values}
    shown = match.copy()
    shown.apply("present 3 4J")
    assert (shown.public()["mice"], shown.public()["displayed"]) == ([0, 3], [0, 4])
    match.apply("present-jokers")
    assert (match.public()["mice"], match.public()["displayed"]) == ([0, 0], [0, 0])
    assert match.public()["discard"]["J"] == 4


def test_mixed_foursomes() -> None:
    match = position(SMALL, ["333", "11J"], "reveal 1, reveal 1, bid 1x2, pass, pay 1J")
    assert set(match.legal()) == {"done", "present 1 0J"}
    match = position(SMALL, ["333", "12J"], "reveal 1, reveal 1, bid 1x2, pass, pay 0J")
    assert set(match.legal()) == {"done", "present 1 1J"}
    assert match.cards("present 1 1J") == ["1", "1", "1", "J"]


def test_the_last_mouse_ends_the_game() -> None:
    match = four_jokers(mice_total=2)
    match.apply("present 3 4J")
    assert match.to_act() is None
    seats = [
        {"mice": 0, "jokers": 0, "score": 0, "place": 1},
        {"mice": 2, "jokers": 4, "score": -3, "place": 2},
    ]
    assert match.results() == [{"ended": "mice", "seats": seats}]


def test_the_last_question_after_the_last_mouse() -> None:
    match = four_jokers(mice_total=3, finish_presenting=True)
    match.apply("present 3 4J")
    assert (match.to_act(), match.legal()) == (1, ["done"])
    match.apply("done")
    assert match.results()[0]["ended"] == "mice"


def test_jokers_discarded_after_the_last_mouse_do_not_count() -> None:
    options = {**SMALL, **VARIANTS, "hand": 6, "mice_total": 1}
    plies = "reveal 1, reveal J, draw 2, draw 2, bid 1x2, pass, pay 0J, present 1 0J"
    match = position(options, ["333333", "111JJJ"], plies)
    assert set(match.legal()) == {"done", "present-jokers"}
    assert match.default() == "done"
    match.apply("present-jokers")
    seats = [
        {"mice": 0, "jokers": 0, "score": 0, "place": 2},
        {"mice": 1, "jokers": 0, "score": 1, "place": 1},
    ]
    assert match.results() == [{"ended": "mice", "seats": seats}]


# Drawing after presenting


def test_drawing_up_to_four_cards_after_presenting() -> None:
    options = {**SMALL, "draw_after_presenting": True}
    plies = "reveal 1, reveal 1, bid 1x2, pass, pay 0J, present 1 0J, done"
    match = position(options, ["333", "112"], plies)
    for card in "32J2":
        assert (match.to_act(), match.to()) == (CHANCE, 1)
        match.apply(f"draw {card}")
    assert match.hand(1) == ["2", "2", "3", "J"]
    assert (match.public()["phase"], match.public()["bandleader"]) == ("reveal", 1)


def test_no_drawing_without_a_foursome() -> None:
    options = {**SMALL, "draw_after_presenting": True}
    match = position(options, ["333", "112"], "reveal J, draw 3, draw 3, bid 2x1, pass, pay 0J, done")
    assert match.hand(1) == ["2", "3", "J"]
    assert match.public()["phase"] == "reveal"


def test_the_last_card_drawn_after_presenting_ends_the_game() -> None:
    options = {
        "values": 2,
        "copies": 4,
        "jokers": 2,
        "hand": 3,
        "mice_total": 9,
        "draw_after_presenting": True,
    }
    plies = "reveal 1, reveal 1, bid 1x2, pass, pay 0J, present 1 0J, done, draw J, draw J"
    match = position(options, ["222", "112"], plies)
    assert match.results()[0] == {
        "ended": "deck",
        "seats": [
            {"mice": 0, "jokers": 0, "score": 0, "place": 1},
            {"mice": 1, "jokers": 2, "score": -4, "place": 2},
        ],
    }


# Scoring


@pytest.mark.parametrize(
    ("mice", "jokers", "scores", "places"),
    [
        ([3, 2], [0, 0], [3, 2], [1, 2]),
        ([3, 2], [1, 0], [-2, 2], [2, 1]),
        ([3, 2, 9], [4, 4, 1], [-2, -3, 9], [2, 3, 1]),
        ([3, 3], [2, 2], [-2, -2], [1, 1]),
        ([4, 4, 4, 9], [1, 0, 0, 2], [4, 4, 4, 4], [3, 1, 1, 4]),
    ],
)
def test_penalty_and_places(mice: list[int], jokers: list[int], scores: list[int], places: list[int]) -> None:
    seats = game_result("deck", mice, jokers)["seats"]
    assert [seat["score"] for seat in seats] == scores
    assert [seat["place"] for seat in seats] == places


def test_several_games_are_added_up() -> None:
    games = [game_result("mice", [7, 3, 0], [2, 1, 0]), game_result("deck", [4, 3, 6], [0, 0, 1])]
    seats = [
        {"total": 6, "jokers": 2, "place": 2},
        {"total": 6, "jokers": 1, "place": 1},
        {"total": 1, "jokers": 1, "place": 3},
    ]
    assert match_result(games) == {"seats": seats}


def test_the_next_game_is_led_by_the_left_neighbour_of_the_first_bandleader() -> None:
    options = {"values": 2, "copies": 2, "jokers": 0, "hand": 1, "mice_total": 5, "games": 3}
    game = ["deal 1", "deal 2", "reveal 1", "reveal 2"]
    leaders = [
        replay(2, {**options, "first_bandleader": 1}, game * played).public()["bandleader"] for played in range(3)
    ]
    assert leaders == [1, 0, 1]
    assert replay(2, {**options, "first_bandleader": 1}, game * 3).result() is not None


# What a seat has seen, and what it must reckon with

FIVE_CARDS: Options = {
    "values": 2,
    "copies": 2,
    "jokers": 1,
    "hand": 1,
    "mice_total": 5,
    "first_bandleader": 0,
}


def test_an_observation_hides_only_the_cards_of_others() -> None:
    plies = ["deal 1", "deal J", "reveal 2"]
    assert observation(2, FIVE_CARDS, plies, 1) == (
        (-1, "deal 1", 1),
        (-1, "deal", 0),
        (-1, "reveal 2", None),
    )
    assert observation(2, FIVE_CARDS, plies, 0) == (
        (-1, "deal", 1),
        (-1, "deal J", 0),
        (-1, "reveal 2", None),
    )


def test_worlds_shrink_with_open_cards_and_bids() -> None:
    plies = ["deal 1", "deal J", "reveal 2", "reveal 2", "pass", "bid 1x2"]
    own = ("1",)
    assert worlds(2, FIVE_CARDS, plies[:2], 1) == {(("1",), own), (("2",), own), (("J",), own)}
    assert worlds(2, FIVE_CARDS, plies[:4], 1) == {(("1",), own), (("J",), own)}
    assert worlds(2, FIVE_CARDS, plies, 1) == {(("J",), own)}


def rewritten(plies: Sequence[str], seen: Sequence[tuple[int, str, int | None]]) -> Iterator[list[str]]:
    """Every history in which the cards that were not seen are replaced by any cards."""
    if not plies:
        yield []
        return
    hidden = seen[0][1] != plies[0]
    for first in [f"{seen[0][1]} {card}" for card in "12J"] if hidden else plies[:1]:
        for rest in rewritten(plies[1:], seen[1:]):
            yield [first, *rest]


def enumerated_worlds(seats: int, options: Options, plies: Sequence[str], seat: int) -> set[Hands]:
    """The worlds, from trying every history one by one."""
    seen = observation(seats, options, plies, seat)
    found = set()
    for history in rewritten(plies, seen):
        try:
            match = replay(seats, options, history)
        except ValueError:
            continue
        assert observation(seats, options, history, seat) == seen
        found.add(match.hands())
    return found


@pytest.mark.parametrize("seed", range(12))
def test_worlds_are_those_of_an_enumeration(seed: int) -> None:
    options = {**TINY, "jokers": 4, "draw_after_presenting": seed % 2 == 0}
    plies = random_plies(2, options, seed)
    for seat in range(2):
        for length in range(5, len(plies) + 1, 4):
            start = plies[:length]
            hidden = sum(
                name != what for name, (_, what, _) in zip(start, observation(2, options, start, seat), strict=True)
            )
            if hidden <= 5:
                assert worlds(2, options, start, seat) == enumerated_worlds(2, options, start, seat)


@pytest.mark.parametrize("seed", range(5))
def test_the_true_hands_are_among_the_worlds(seed: int) -> None:
    options = {**SMALL, "copies": 3, "jokers": 3, "hand": 3}
    plies = random_plies(2, options, seed)
    for length in range(0, len(plies) + 1, 5):
        start = plies[:length]
        hands = replay(2, options, start).hands()
        for seat in range(2):
            found = worlds(2, options, start, seat)
            assert hands in found
            assert {world[seat] for world in found} == {hands[seat]}


# Refereeing


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    options = {**SMALL, "games": 2}
    return record_of(2, options, random_plies(2, options, 5))


def first_index(record: dict[str, Any], verb: str) -> int:
    return next(i for i, ply in enumerate(record["parts"][0]["plies"]) if ply["do"].startswith(verb))


@pytest.mark.parametrize(
    ("verb", "change"),
    [
        ("lead", {"to": 0}),
        ("deal", {"to": None}),
        ("deal", {"by": 0}),
        ("deal", {"do": "deal 4"}),
        ("reveal", {"do": "draw 1"}),
        ("bid", {"by": "chance"}),
        ("bid", {"cards": ["1"]}),
        ("pay", {"cards": []}),
    ],
)
def test_a_changed_ply_is_found(record: dict[str, Any], verb: str, change: dict[str, Any]) -> None:
    changed = copy.deepcopy(record)
    index = first_index(changed, verb)
    changed["parts"][0]["plies"][index].update(change)
    complaints = referee(changed)
    assert len(complaints) == 1
    assert complaints[0].startswith(f"part 0, ply {index} ")


def test_a_wrong_result_is_found(record: dict[str, Any]) -> None:
    for wrong in ("part", "match", "unfinished"):
        changed = copy.deepcopy(record)
        if wrong == "part":
            changed["parts"][1]["result"]["seats"][0]["score"] += 1
        elif wrong == "match":
            changed["result"]["seats"][1]["place"] = 3
        else:
            changed["result"] = None
        assert len(referee(changed)) == 1


def test_wrong_parts_are_found(record: dict[str, Any]) -> None:
    merged = copy.deepcopy(record)
    merged["parts"][0]["plies"] += merged["parts"].pop(1)["plies"]
    assert "after the end of the game" in referee(merged)[0]
    longer = copy.deepcopy(record)
    longer["parts"].append({"plies": [], "result": None})
    assert "after the end of the match" in referee(longer)[0]
    torn = copy.deepcopy(record)
    torn["parts"][0]["plies"].pop()
    assert "not the last" in referee(torn)[0]


def test_a_wrong_header_is_found(record: dict[str, Any]) -> None:
    for field, value in [
        ("format_version", True),
        ("game", "klaumau"),
        ("seats", []),
        ("options", {}),
        ("parts", 0),
    ]:
        assert referee({**record, field: value}) != []
