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
from tests.games.katzenjammer.reference import Reference

GAME = find("katzenjammer")


def _one_of(rng: Rng, *choices: Any) -> Any:
    return choices[below(rng, len(choices))]


def tables(batch: int) -> Iterator[tuple[int, Any]]:
    """Endless tables of every size and kind: as printed, with options, and small decks for research."""
    number = 0
    while True:
        rng = seeded("tables", batch, number)
        seats = 2 + (batch + number) % 5
        wish = (_full_deck(rng, seats), _small_deck(rng), _joker_deck(rng, seats))[number % 3]
        number += 1
        options = msgspec.convert(wish, GAME.options)
        try:
            GAME.start(options, seats, None)
        except OptionError:
            continue
        yield seats, options


def _full_deck(rng: Rng, seats: int) -> dict[str, Any]:
    return {
        "mice": _one_of(rng, "auto", "auto", 24 if seats > 4 else 20, 24),
        "first_bandleader": _one_of(rng, "random", below(rng, seats)),
        "games": _one_of(rng, 1, 1, 1, 2, 3),
        "finish_presenting": _one_of(rng, False, True),
        "draw_after_presenting": _one_of(rng, False, True),
    }


def _small_deck(rng: Rng) -> dict[str, Any]:
    return {
        "games": _one_of(rng, 1, 1, 2),
        "finish_presenting": _one_of(rng, False, True),
        "draw_after_presenting": _one_of(rng, False, True),
        "values": _one_of(rng, 2, 3, 4, 5),
        "copies": _one_of(rng, 3, 6, 10, 15),
        "jokers": _one_of(rng, 0, 2, 8, 15),
        "hand": _one_of(rng, 1, 2, 4, 6),
        "mice_total": _one_of(rng, 1, 4, 9, 24),
    }


def _joker_deck(rng: Rng, seats: int) -> dict[str, Any]:
    """Mostly jokers, so that foursomes of jokers come up."""
    values, copies = _one_of(rng, 2, 3), _one_of(rng, 2, 4)
    hand = min(6, (values * copies + 15 - 4) // seats)
    return _small_deck(rng) | {"values": values, "copies": copies, "jokers": 15, "hand": hand, "mice_total": 24}


def agree_on_game(fast: Fast, options: Any, rng: list[int], lean: int) -> list[str]:
    """Play a random match compiled, and follow it with the oracle."""
    return agree(fast, Reference(fast.seats, msgspec.to_builtins(options), trusting=True), rng, lean)


def agree_closely(seats: int, options: dict[str, Any], number: int) -> None:
    """Follow a match through the public interface: hands, open facts, details, weights, defaults and results too."""
    case = Case(GAME, "close", msgspec.convert(options, GAME.options), seats)
    oracle, done = Reference(seats, msgspec.to_builtins(case.options)), 0
    match = case.match()
    for match in walk(case, "close", number, lean=LEANS[number % 4]):
        for ply in match.plies[done:]:
            name = GAME.actions.name(ply.action)
            assert oracle.cards(name) == (None if ply.detail.cards is None else list(ply.detail.cards))
            assert (oracle.to() if ply.seat == CHANCE else None) == ply.detail.to
            oracle.apply(name)
        done = match.version
        compare_positions(match, oracle)
    assert oracle.results() == match.part_results
    assert oracle.result() == match.result


def compare_positions(match: Match, oracle: Reference) -> None:
    """Everything open, every hand, the time-out's action."""
    public = oracle.public()
    for seat in range(match.seats):
        assert match.view(Seat(seat)).hand == oracle.hand(seat)
    view = match.view(Seat(0))
    assert [seat.cards for seat in view.seats] == list(public["hand_sizes"])
    assert [seat.mice for seat in view.seats] == list(public["mice"])
    assert [seat.jokers_shown for seat in view.seats] == list(public["displayed"])
    assert (view.deck, view.supply, view.row) == (public["deck"], public["supply"], list(public["row"]))
    assert view.bandleader == public["bandleader"]
    if view.phase == "bid":
        assert (view.bid, view.bidder) == (public["bid"], public["bidder"])
        assert [seat.has_passed for seat in view.seats] == list(public["passed"])
    if not match.is_over:
        seat = match.to_act()[0]
        assert GAME.actions.name(match.default(seat)) == oracle.default()
