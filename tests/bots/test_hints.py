"""Hints: reasons that use only what a seat knows, in three languages; the best actions first."""

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from katzentisch.bots import hints as module
from katzentisch.bots.base import Appraisal, Budget, Choice, Handle
from katzentisch.bots.hints import hints, is_as_good, ranked, scene
from katzentisch.core.actions import ActionId
from katzentisch.core.game import Game, Refusal
from katzentisch.core.locale import LANGUAGES
from katzentisch.core.match import Match
from katzentisch.core.reasons import Reason
from katzentisch.core.registry import find, games
from katzentisch.core.rng import seeded
from katzentisch.core.seats import Seat
from katzentisch.core.speech import say_reason, translator
from katzentisch.core.walks import Case, cases, walk

GAMES = list(games().values())
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal"]
BUDGET = Budget(iterations=1)
PLIES, STRIDE, SAMPLES = 200, 6, 3
VARIATIONS: dict[str, list[dict[str, Any]]] = {
    "katzenjammer": [{"finish_presenting": True, "draw_after_presenting": True, "jokers": 15, "copies": 3}],
    "klaumau": [
        {"bomb": "hot_potato", "watchdog": True, "plan2p": "again", "big2p": "twice", "last_card_acts": False},
        {"bomb": "defused", "forgery": True, "forgery_uses_wish": True, "converted": True, "converted_open": True},
        {"receiver": True, "show_to": "doubter", "forced_acts": "none", "plan": "anticlockwise", "big2p": "none"},
    ],
}


def thoughts(legal: list[ActionId], bluff: float | None) -> Choice:
    """What a bot might have thought."""
    return Choice(legal[0], tuple(Appraisal(action, 9, 0.5, 0.5, 0.1) for action in legal), 100, bluff)


def tables(game: Game) -> list[Case]:
    """Presets with few and with many seats, and tables with other variations."""
    own = [Case(game, "own", game.options(**options), seats) for options in VARIATIONS[game.name] for seats in (2, 3)]
    return [*(case for case in cases(game) if case.seats in (2, 3, 5)), *own]


def positions(game: Game) -> Iterator[tuple[Match, Seat]]:
    """Decisions along random walks."""
    for number, case in enumerate(tables(game)):
        for match in itertools.islice(walk(case, "hints", lean=(1, 0, -1)[number % 3]), number % STRIDE, PLIES, STRIDE):
            yield from ((match, seat) for seat in match.to_act())


def one_of(reasons: list[Reason]) -> Reason:
    """The reason that all samples of a seat give."""
    assert all(reason == reasons[0] for reason in reasons), reasons
    return reasons[0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_reasons_use_only_what_the_seat_knows(game: Game) -> None:
    found: Counter[str] = Counter()
    for index, (match, seat) in enumerate(positions(game)):
        worlds = [match.sample(seat, seeded("world", number)) for number in range(SAMPLES)]
        legal = match.legal(seat)
        thought = thoughts(legal, (None, 0.3, 0.7)[index % 3])
        told = [one_of([game.reason(world, seat, action, thought) for world in worlds]) for action in legal]
        seen = one_of([why for world in worlds if (why := game.scene(world, seat)) is not None])
        for reason in (*told, seen):
            assert set(reason.facts) == set(game.reasons[reason.code]), reason
            found[reason.code] += 1
    assert len(found) > len(game.reasons) * 3 / 4


def tried(*visits_and_wins: tuple[int, float]) -> Choice:
    found = tuple(Appraisal(ActionId(i), visits, win, win, 0.1) for i, (visits, win) in enumerate(visits_and_wins))
    return Choice(ActionId(0), found, sum(visits for visits, _ in visits_and_wins))


def test_the_best_comes_first_and_what_was_seldom_tried_is_judged_with_caution() -> None:
    best = ranked(tried((60, 0.2), (0, 0.0), (300, 0.6), (2, 0.9), (30, 0.5)))
    assert [one.action for one in best] == [2, 3, 4, 0]
    assert [one.action for one in ranked(tried((0, 0.0), (0, 0.0)))] == [0]


def test_of_what_is_as_good_the_one_with_the_higher_chance_comes_first() -> None:
    best = ranked(tried((300, 0.36), (90, 0.37), (20, 0.38), (90, 0.3)))
    assert [one.action for one in best] == [1, 0, 3, 2]
    lost = [Appraisal(ActionId(0), 60, 0.0, 0.0, 0.1), Appraisal(ActionId(1), 40, 0.0, 0.0, 0.9)]
    assert [one.action for one in ranked(Choice(ActionId(0), tuple(lost), 100))] == [1, 0]


def test_what_can_hardly_be_told_apart_is_as_good() -> None:
    best, close, worse, untested = tried((100, 0.5), (30, 0.49), (60, 0.45), (5, 0.5)).appraisals
    assert [is_as_good(one, best) for one in (best, close, worse, untested)] == [True, True, False, False]


def test_hints_of_a_live_position(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("klaumau")
    match = Case(game, "printed", game.options(starter=0), 3).match(1)
    legal = match.legal(Seat(0))
    monkeypatch.setattr(module, "think", lambda handle, budget: thoughts(handle.legal, None))
    for language in LANGUAGES:
        found = hints(match, Seat(0), BUDGET, translator(language, game), seeded("hint"), NAMES)
        assert [hint.action for hint in found] == legal[:3]
        assert all(hint.sentence and hint.label and hint.win == 0.5 and hint.visits == 9 for hint in found)
        assert scene(match, Seat(0), translator(language, game), seeded("scene"), NAMES)


def test_only_who_is_asked_gets_a_hint() -> None:
    game = find("katzenjammer")
    match = Case(game, "printed", game.options(first_bandleader=0), 3).match(1)
    with pytest.raises(Refusal, match="hint-not-asked"):
        hints(match, Seat(0), BUDGET, translator("en", game), seeded("hint"))


NEUTRAL = {
    "en": ["The most promising choice after 100 tries.", "Tried 30 times out of 100."],
    "de": ["Die aussichtsreichste Wahl nach 100 Versuchen.", "In 30 von 100 Versuchen gewählt."],
    "fr": ["Le choix le plus prometteur après 100 essais.", "Essayé 30 fois sur 100."],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_reasons_gets_a_neutral_sentence(
    language: str, paws: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("paws")
    match = next(cases(game)).match(1)

    def think(handle: Handle, budget: Budget) -> Choice:
        hide, show = handle.legal
        return Choice(show, (Appraisal(hide, 30, 0.4, 0.4, 0.5), Appraisal(show, 70, 0.6, 0.6, 0.5)), 100)

    monkeypatch.setattr(module, "think", think)
    speak = translator(language, game)
    found = hints(match, Seat(0), BUDGET, speak, seeded("hint"), NAMES)
    assert [(hint.label, hint.sentence) for hint in found] == list(
        zip(["show", "hide"], NEUTRAL[language], strict=True)
    )
    assert scene(match, Seat(0), speak, seeded("scene"), NAMES) == ""


AUCTIONS = [
    ([1, 2, 0, 1, 0, 1], [3, 3], "bid 1x1", "bid-foursome"),
    ([0, 2, 0, 1, 0, 1], [3, 3], "bid 1x1", "bid-near"),
    ([0, 2, 0, 1, 0, 1], [4], "bid 2x1", "bid-drive"),
    ([0, 2, 0, 0, 0, 1], [0], "bid 1x5", "bid-joker"),
    ([0, 1, 0, 1, 1, 1], [2, 2], "pass", "pass-wait"),
    ([0, 0, 0, 3, 0, 0], [2, 2], "pass", "pass-set"),
    ([0, 0, 0, 3, 0, 1], [2, 2], "pass", "pass-wait"),
    ([2, 1, 0, 1, 1, 1], [0], "pass", "pass-jokers"),
    ([1, 0, 0, 0, 0, 0], [2, 2], "pass", "pass-own-jokers"),
    ([1, 0, 0, 0, 0, 3], [2, 2], "pass", "pass-both"),
    ([0, 4, 0, 1, 0, 0], [3, 3], "bid 1x1", "bid-near"),
]
"""A hand, jokers first and then the values; the lot; an action; the reason."""


def why_in_auction(hand: list[int], row: list[int], action: str) -> Reason:
    """Why the bandleader would do this with such a hand and lot."""
    game = find("katzenjammer")
    match = Case(game, "printed", game.options(first_bandleader=0), 2).match(1)
    (seat,) = match.to_act()
    state = match.state.copy()
    state.players[seat].hand[:] = hand
    state.row[: len(row)], state.row_size = row, len(row)
    return game.reason(state, seat, match.parse(action), thoughts(match.legal(seat), None))


@pytest.mark.parametrize(("hand", "row", "action", "code"), AUCTIONS)
def test_an_auction_is_about_the_hand_before_and_after(hand: list[int], row: list[int], action: str, code: str) -> None:
    assert why_in_auction(hand, row, action).code == code


@pytest.mark.parametrize(
    ("hand", "row", "value", "jokers"),
    [([1, 4, 0, 1, 0, 2], [5], 5, 1), ([1, 2, 0, 1, 0, 3], [1, 1], 1, 0), ([0, 2, 0, 1, 0, 3], [1, 1, 0], 5, 1)],
)
def test_a_bid_is_for_the_dearest_foursome_that_the_lot_brings(
    hand: list[int], row: list[int], value: int, jokers: int
) -> None:
    """One that the hand has already is none of the lot's."""
    reason = why_in_auction(hand, row, "bid 1x3")
    assert (reason.code, reason.facts["value"], reason.facts["jokers"]) == ("bid-foursome", value, jokers)


@pytest.mark.parametrize(("hand", "cost"), [([0, 4, 1, 2, 0, 0], "set"), ([0, 6, 0, 0, 0, 0], "spare")])
def test_breaking_a_foursome_is_a_cost(hand: list[int], cost: str) -> None:
    assert why_in_auction(hand, [5, 5, 5], "bid 2x1").facts["cost"] == cost


TURNS = [
    (["red-3", "yellow-1"], "play red-3", "play-dear"),
    (["red-3", "yellow-1"], "play yellow-1", "play-cheapest"),
    (["red-3", "yellow-2"], "play red-3", "play-only"),
    (["red-3", "yellow-2"], "cannot", "cannot-few"),
    (["red-3", "yellow-2", "blue-2", "green-3"], "cannot", "cannot-bluff"),
    (["yellow-2", "blue-3"], "cannot", "cannot-true"),
    (["yellow-2", "police"], "cannot", "cannot-police"),
    (["yellow-2", "police"], "play police", "police-draw"),
    (["red-3"], "play red-3", "play-out-ahead"),
    (["red-crook"], "play red-crook", "play-crook"),
    (["red-barter", "blue-4"], "play red-barter", "play-barter"),
    (["red-plan", "blue-4"], "play red-plan", "play-plan"),
    (["red-big", "blue-4"], "play red-big", "play-again"),
    (["red-small", "blue-4"], "play red-small", "play-skip"),
]
"""A hand, with a red 1 on top; an action; the reason."""


@pytest.mark.parametrize(("hand", "action", "code"), TURNS)
def test_a_turn_is_about_what_a_card_brings_and_costs(hand: list[str], action: str, code: str) -> None:
    game = find("klaumau")
    match = Case(game, "printed", game.options(starter=0), 3).match(1)
    state = match.state.copy()
    me = state.players[0]
    me.hand[:], me.cards = [0] * len(me.hand), len(hand)
    for card in hand:
        me.hand[_kind(match, card)] += 1
    state.top, state.colours, state.theme = _kind(match, "red-1"), 1, 0
    assert game.reason(state, 0, match.parse(action), thoughts(match.legal(Seat(0)), None)).code == code


ANSWERS = [
    ("doubt", 9, 0.7, "doubt-likely"),
    ("doubt", 2, 0.2, "doubt-free"),
    ("doubt", 1, 0.7, "doubt-likely"),
    ("doubt", 1, 0.2, "doubt-last"),
    ("doubt", 0, 0.2, "doubt-end"),
    ("doubt", 0, None, "doubt-cards"),
    ("believe", 9, 0.7, "believe-still"),
    ("believe", 2, 0.2, "believe-likely"),
    ("believe", 1, 0.2, "believe-last"),
    ("believe", 0, 0.2, "believe-end"),
    ("believe", 0, None, "believe-end"),
    ("believe", 1, None, "believe-cards"),
]
"""An answer to "I cannot"; how many cards the pile has; the chance of a bluff; the reason."""


@pytest.mark.parametrize(("answer", "pile", "bluff", "code"), ANSWERS)
def test_an_answer_is_about_the_cards_that_are_left_to_draw(
    answer: str, pile: int, bluff: float | None, code: str
) -> None:
    game = find("klaumau")
    match = Case(game, "printed", game.options(starter=0), 3).match(1)
    match.act(Seat(0), match.parse("cannot"))
    state = match.state.copy()
    state.pile = pile
    found = game.reason(state, 1, match.parse(answer), thoughts(match.legal(Seat(1)), bluff))
    assert found.code == code
    for language in LANGUAGES:
        said = say_reason(translator(language, game), game, found, NAMES, Seat(1))
        assert (str(round(100 * bluff)) in said) if bluff is not None and code != "believe-end" else said


@pytest.mark.parametrize(("pile", "code"), [(2, "cannot-true"), (1, "cannot-true-last"), (0, "cannot-end")])
def test_the_truth_brings_what_is_left_to_draw(pile: int, code: str) -> None:
    game = find("klaumau")
    match = Case(game, "printed", game.options(starter=0), 3).match(1)
    state = match.state.copy()
    me = state.players[0]
    me.hand[:], me.cards, state.pile = [0] * len(me.hand), 1, pile
    me.hand[_kind(match, "blue-3")] = 1
    state.top, state.colours, state.theme = _kind(match, "red-1"), 1, 0
    assert game.reason(state, 0, match.parse("cannot"), thoughts(match.legal(Seat(0)), None)).code == code


def _kind(match: Match, card: str) -> int:
    return match.parse(f"play {card}") - match.parse("play red-1")
