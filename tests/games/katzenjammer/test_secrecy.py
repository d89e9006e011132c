"""Law 6 at full size: pairs on the wire, exact worlds on small decks, and planted leaks that must be caught."""

import dataclasses
import os
from typing import Any

import msgspec
import pytest

from katzentisch.core.checks import LawBroken, compare_twins, law_06_secrecy
from katzentisch.core.game import Game, Refusal
from katzentisch.core.log import Argument, Events
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.rng import Rng, below, seeded
from katzentisch.core.seats import CHANCE, Seat
from katzentisch.core.walks import LEANS, Case, Twin, feed, finished, lockstep, walk
from katzentisch.games.katzenjammer import notes
from katzentisch.games.katzenjammer.actions import bid_count, bid_value
from katzentisch.games.katzenjammer.hands import different_values
from tests.games.katzenjammer.reference import observation, worlds
from tests.games.katzenjammer.table import names_of

GAME = find("katzenjammer")
PAIRS = int(os.environ.get("KATZENTISCH_PAIRS", "2500"))
"""`make soak` compares 10,000."""
BATCHES = 10


def case_of(seats: int, **options: Any) -> Case:
    return Case(GAME, "secrecy", msgspec.convert(options, GAME.options), seats)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_law_06ab_pairs_look_alike_on_the_wire(batch: int) -> None:
    """Pairs are built by swapping unseen cards; the oracle confirms that the observer saw the same (6d)."""
    seats, compared, number = 2 + batch % 5, 0, 0
    case = case_of(seats, finish_presenting=batch % 2 == 1, draw_after_presenting=batch % 3 == 1)
    while compared < PAIRS // BATCHES:
        twins = compare_twins(case, batch, number)
        if number % 10 == 0 and twins:
            confirm_by_oracle(case, twins[0], batch, number)
        compared += len(twins)
        number += 1


def confirm_by_oracle(case: Case, twin: Twin, *seed: int) -> None:
    """The oracle, which knows nothing of our events, says that both histories look the same to the observer."""
    options = msgspec.to_builtins(case.options)
    plies = finished(case, "law 6", *seed, lean=LEANS[seed[-1] % len(LEANS)]).plies
    (twin_plies,) = [others[0][1].plies for _, others in lockstep(case, plies, [twin]) if others][-1:]
    one = observation(case.seats, options, names_of(plies[: len(twin_plies)]), twin.observer)
    other = observation(case.seats, options, names_of(twin_plies), twin.observer)
    assert names_of(twin_plies) != names_of(plies[: len(twin_plies)])
    assert one == other


SMALL_DECKS = [
    GAME.presets["mini"],
    msgspec.convert({"values": 2, "copies": 3, "jokers": 2, "hand": 2, "mice_total": 4, "games": 2}, GAME.options),
    msgspec.convert({"values": 3, "copies": 3, "jokers": 3, "hand": 2, "mice_total": 6}, GAME.options),
    msgspec.convert({"values": 3, "copies": 3, "jokers": 3, "hand": 3, "draw_after_presenting": True}, GAME.options),
]

LEAST_WORLDS = (5, 3, 10, 10)


@pytest.mark.parametrize("deck", range(len(SMALL_DECKS)))
def test_law_06c_samples_reach_exactly_the_oracles_worlds(deck: int) -> None:
    case = Case(GAME, "small", SMALL_DECKS[deck], 2)
    most = 0
    for number in range(12):
        for index, match in enumerate(walk(case, "6c", number, lean=LEANS[number % 4])):
            if index % 3 == number % 3 and not match.is_over:
                most = max(most, compare_worlds(case, match, Seat(index % 2)))
    assert most >= LEAST_WORLDS[deck]


def compare_worlds(case: Case, match: Match, seat: Seat) -> int:
    """All worlds that the oracle allows are sampled and no other; how many there are."""
    expected = worlds(case.seats, msgspec.to_builtins(case.options), names_of(match.plies), seat)
    rng, misses = seeded("6c", match.version), 0
    found: set[tuple[tuple[str, ...], ...]] = set()
    while misses < 400 * len(expected) and found != expected:
        sampled = hands(match.sample(seat, rng))
        assert sampled in expected, (names_of(match.plies), seat, sampled)
        misses = 0 if sampled not in found else misses + 1
        found.add(sampled)
    assert found == expected, (names_of(match.plies), seat, expected - found)
    for _ in range(3 * len(expected)):
        assert hands(match.sample(seat, rng)) in expected
    return len(expected)


def hands(state: Any) -> tuple[tuple[str, ...], ...]:
    """The hands of a state, by name."""
    order = (1, 2, 3, 4, 5, 0)
    return tuple(
        tuple("J12345"[kind] for kind in order for _ in range(me.hand[kind])) for me in state.players[: state.seats]
    )


def test_notes_that_are_full_forget_bids_but_stay_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long auctions by small steps fill the notes; what is sampled can still be, and can pay the standing bid."""
    monkeypatch.setattr(notes, "MOST_PROOFS", 12)
    case = case_of(2, mice=24)
    full = 0
    for number in range(20):
        for index, match in enumerate(walk(case, "full", number, lean=-1)):
            if index % 9 == 0 and not match.is_over:
                seat = Seat(index % 2)
                full += any(hidden.count == 12 for hidden in match.notes(seat).seats)
                state = match.sample(seat, seeded("full", index))
                assert all(expected == found for _, expected, found in GAME.conserved(state))
                if match.view(seat).bidder is not None:
                    holder = state.players[match.view(seat).bidder]
                    count, value = bid_count(state.bid), bid_value(state.bid)
                    held = different_values(holder) if value == 0 else holder.hand[value]
                    assert held + holder.hand[0] >= count
    assert full > 20


def test_the_true_world_is_never_excluded() -> None:
    for number in range(6):
        case = Case(GAME, "small", SMALL_DECKS[2], 2)
        for match in walk(case, "true", number):
            if not match.is_over:
                names = names_of(match.plies)
                assert hands(match.state) in worlds(2, msgspec.to_builtins(case.options), names, Seat(0))


# Planted leaks


def leaky_view(state: Any, viewer: Seat) -> Any:
    """Tells every viewer how many jokers seat 1 holds, hidden in the number of cards in the deck."""
    view = GAME.view(state, viewer)
    return msgspec.structs.replace(view, deck=view.deck + state.players[1].hand[0])


def leaky_events() -> Events:
    """Joker draws are heard by all."""
    events = Events()
    for kind in GAME.events.kinds:
        arguments = kind.arguments
        if kind.name == "drew":
            arguments = tuple(Argument(argument.name, argument.words) for argument in arguments)
        events.kind(kind.name, *arguments)
    return events


def leaky_determinize(state: Any, seat: int, notes: Any, rng: Rng) -> None:
    """Leaves seat 1 one card more likely: it looks at the true hand before dealing."""
    peeked = state.players[1].hand[1]
    for _ in range(peeked):
        below(rng, 7)
    GAME.rules.determinize(state, seat, notes, rng)


def leaky_explain(state: Any, seat: int, action: int) -> Refusal:
    """Tells in a refusal how many jokers seat 1 holds."""
    refusal = GAME.explain(state, seat, action)
    return Refusal(refusal.code, refusal.rule, **refusal.facts, others=state.players[1].hand[0])


LEAKS: dict[str, Game] = {
    "explanation": dataclasses.replace(GAME, explain=leaky_explain),
    "view": dataclasses.replace(GAME, view=leaky_view),
    "event": dataclasses.replace(GAME, events=leaky_events()),
    "determinize": dataclasses.replace(GAME, rules=dataclasses.replace(GAME.rules, determinize=leaky_determinize)),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    with pytest.raises(LawBroken) as caught:
        law_06_secrecy(Case(LEAKS[leak], "leak", GAME.presets["printed"], 3), 30)
    assert caught.value.law == 6


def test_feeding_a_match_by_hand_hears_the_same() -> None:
    case = case_of(3)
    played = case.match("hear")
    again = case.silent_match()
    for ply in played.plies:
        feed(again, ply)
        assert (ply.seat == CHANCE) == (ply.detail.cards is None and ply.seat < 0)
    assert again.heard(Seat(1)) == played.heard(Seat(1))
