"""Compares the game with its oracle, ply by ply."""

from collections.abc import Iterator
from typing import Any

import msgspec

from katzentisch.core.fast import Fast
from katzentisch.core.game import OptionError
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.rng import Rng, below, seeded
from katzentisch.core.seats import CHANCE, Seat
from katzentisch.core.walks import LEANS, Case, walk
from tests.games.agreeing import agree
from tests.games.klaumau.reference import Reference

GAME = find("klaumau")

CHOICES: dict[str, tuple[Any, ...]] = {
    "deck_table": ("54+54", "plans_b"),
    "deck": ("auto", "full"),
    "police_applicable": (True, False),
    "wild_keyhole": (False, True),
    "plan": ("toggle", "anticlockwise"),
    "plan2p": ("none", "again"),
    "big2p": ("once", "twice", "none"),
    "after_doubt": ("direction", "left"),
    "doubters": ("any", "next"),
    "show_to": ("all", "doubter"),
    "forced_acts": ("owner", "none"),
    "last_card_acts": (True, False),
    "forgery": (False, True),
    "forgery_uses_wish": (False, True),
    "converted": (False, True),
    "converted_open": (False, True),
    "receiver": (False, True),
    "receiver_once_per_game": (False, True),
    "watchdog": (False, True),
    "bomb": ("off", "hot_potato", "blast", "defused"),
}
"""Every option that is a choice among a few."""


def _one_of(rng: Rng, *choices: Any) -> Any:
    return choices[below(rng, len(choices))]


def tables(batch: int, rounds: tuple[Any, ...] = (1, 1, 2, 3)) -> Iterator[tuple[int, Any]]:
    """Endless tables of every size and kind: as printed, with options at random, and small decks of strange make."""
    number = 0
    while True:
        rng = seeded("klaumau tables", batch, number)
        seats = 2 + (batch + number) % 7
        wish = ({}, _options(rng), _options(rng) | _small_deck(rng, seats), _options(rng))[number % 4]
        number += 1
        wish |= {"rounds": _one_of(rng, *rounds), "starter": _starter(rng, seats)}
        options = msgspec.convert(wish, GAME.options)
        try:
            GAME.start(options, seats, None)
        except OptionError:
            continue
        yield seats, options


def _options(rng: Rng) -> dict[str, Any]:
    return {name: _one_of(rng, *choices) for name, choices in CHOICES.items()}


def _starter(rng: Rng, seats: int) -> Any:
    ages = list(range(seats))
    ages.insert(below(rng, seats), ages.pop(below(rng, seats)))
    return _one_of(rng, "random", "random", below(rng, seats), ages)


def _small_deck(rng: Rng, seats: int) -> dict[str, Any]:
    """A few colours and families, many Police and variation cards, small hands: ends and corners come soon."""
    families = ("1", "2", "4", "keyhole", "small", "big", "plan", "crook", "barter")
    black = {name: below(rng, 3) for name in families}
    black |= {"3": 1 + seats // 3, "red+blue-plan": below(rng, 3), "red-1": below(rng, 4), "police": below(rng, 9)}
    black |= {"receiver": 1, "watchdog": below(rng, 4), "bomb": below(rng, 3)}
    table = {"id": "strange", "black": black, "grey": {"green-crook": 2, "yellow+green-plan": 1}}
    return {"deck_table": table, "hand": 1 + below(rng, 4)}


def agree_on_match(fast: Fast, options: Any, rng: list[int], lean: int) -> list[str]:
    """Play a random match compiled, and follow it with the oracle."""
    return agree(fast, Reference(fast.seats, msgspec.to_builtins(options), trusting=True), rng, lean)


def agree_closely(seats: int, options: dict[str, Any], number: int) -> Match:
    """Follow a match through the public interface: hands, open facts, details, weights, defaults and results too."""
    case = Case(GAME, "close", msgspec.convert(options, GAME.options), seats)
    oracle, done = Reference(seats, msgspec.to_builtins(case.options)), 0
    silent = case.silent_match()
    match = case.match()
    for match in walk(case, "close", number, lean=LEANS[number % 4]):
        for ply in match.plies[done:]:
            name = GAME.actions.name(ply.action)
            cards = None if ply.detail.cards is None else list(ply.detail.cards)
            told = (oracle.cards(name), oracle.to(name), oracle.source(name), oracle.shows(name))
            assert told == (cards, ply.detail.to, ply.detail.source, ply.detail.shows), name
            if ply.seat == CHANCE:
                compare_weights(silent, oracle)
            silent.make(ply.seat, ply.action)
            oracle.apply(name)
        done = match.version
        compare_positions(match, oracle)
    assert oracle.results() == match.part_results
    assert oracle.result() == match.result
    return match


def compare_weights(match: Match, oracle: Reference) -> None:
    """Chance has the same odds, whatever the tickets are counted in."""
    ours = dict(zip(map(GAME.actions.name, match.legal(CHANCE)), match.weights(), strict=True))
    theirs = oracle.weights()
    assert ours.keys() == theirs.keys()
    assert all(ours[name] * sum(theirs.values()) == theirs[name] * sum(ours.values()) for name in ours)


def compare_positions(match: Match, oracle: Reference) -> None:
    """Everything open, every hand, the time-out's action."""
    if match.is_over:
        return
    public: dict[str, Any] = oracle.public()
    for seat in range(match.seats):
        assert match.view(Seat(seat)).hand == oracle.hand(seat)
    view = match.view(Seat(0))
    assert [seat.cards for seat in view.seats] == list(public["hand_sizes"])
    assert [seat.total for seat in view.seats] == list(public["totals"])
    assert [int(seat.watchdog) for seat in view.seats] == list(public["watchdogs"])
    assert [seat.money for seat in view.seats] == list(public["money"])
    assert (view.pile, view.police_aside, view.top) == (public["pile"], public["police_aside"], public["top"])
    assert (view.discard, view.wish, view.player) == (list(public["discard"]), public["wish"], public["player"])
    assert (view.direction == "clockwise") == (public["direction"] == 1)
    assert view.round == public["round"] + 1
    assert GAME.actions.name(match.default(Seat(GAME.rules.turn(match.state)))) == oracle.default()
