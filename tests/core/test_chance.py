"""Duplicate deals: every outcome as likely as ever, and the same cards whoever draws them."""

from collections import Counter
from itertools import zip_longest

import pytest

from katzentisch.core.actions import ActionId
from katzentisch.core.chance import Duplicate, Seeded
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.rng import below, seeded
from katzentisch.core.seats import CHANCE


def wander(match: Match, *seed: int | str) -> Match:
    """Random decisions to the end."""
    rng = seeded("wander", *seed)
    while not match.is_over:
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.act(seat, legal[below(rng, len(legal))])
    return match


def drawn(match: Match, verbs: tuple[str, ...]) -> list[list[str]]:
    """By parts: what chance brought under some verbs, without the verb."""
    parts: list[list[str]] = [[] for _ in match.part_results]
    for ply in match.plies:
        if ply.seat == CHANCE and match.game.actions.verb(ply.action) in verbs:
            parts[ply.part].append(match.game.actions.name(ply.action).split(" ", 1)[1])
    return parts


TABLES = [("katzenjammer", "printed", 3), ("klaumau", "printed", 3), ("klaumau", "hoodlums", 5)]


@pytest.mark.parametrize(("name", "preset", "seats"), TABLES)
def test_the_same_cards_come_in_the_same_order_whatever_is_played(name: str, preset: str, seats: int) -> None:
    game = find(name)
    options = game.presets[preset]
    first, second = (wander(Match(game, options, seats, Duplicate(game, "d", 4)), play) for play in (1, 2))
    assert first.plies != second.plies
    for one, two in zip(drawn(first, tuple(game.deck)), drawn(second, tuple(game.deck)), strict=False):
        shorter = min(len(one), len(two))
        assert shorter > 10
        assert one[:shorter] == two[:shorter]
    other = wander(Match(game, options, seats, Duplicate(game, "d", 5)), 1)
    assert drawn(other, tuple(game.deck))[0][:20] != drawn(first, tuple(game.deck))[0][:20]


def test_the_parts_of_a_match_have_orders_of_their_own() -> None:
    game = find("katzenjammer")
    match = wander(Match(game, game.options(games=2), 3, Duplicate(game, 1)), 1)
    one, two = drawn(match, tuple(game.deck))
    assert any(a != b for a, b in zip_longest(one, two))


def surprise(counts: Counter[int], weights: dict[int, int]) -> float:
    """Chi-square beyond what is expected, in standard deviations."""
    trials, total = sum(counts.values()), sum(weights.values())
    assert set(counts) <= {action for action, weight in weights.items() if weight}
    parts = [(counts[action] - trials * w / total) ** 2 / (trials * w / total) for action, w in weights.items()]
    freedom = len(weights) - 1
    return float((sum(parts) - freedom) / (2 * freedom) ** 0.5)


def chance_positions(match: Match, verb: str) -> Match:
    """Play at random until chance is to act under a verb where the Receiver may come but need not."""
    rng = seeded("search")
    receiver = match.game.actions.parse(f"{verb} receiver")
    while True:
        seat = match.to_act()[0]
        legal = match.legal(seat)
        if seat == CHANCE and receiver in legal and len(legal) > 1:
            return match
        if seat == CHANCE:
            match.chance(ActionId(match.game.rules.outcome(match.state, below(rng, sum(match.weights())))))
        else:
            match.act(seat, legal[below(rng, len(legal))])


def test_every_outcome_stays_as_likely_as_it_was() -> None:
    """At a draw where the Receiver weighs more than other cards (M82)."""
    game = find("klaumau")
    match = chance_positions(Match(game, game.presets["hoodlums"], 4), "draw")
    weights = dict(zip(match.legal(CHANCE), match.weights(), strict=True))
    counts: Counter[int] = Counter()
    for seed in range(600):
        fork = match.fork()
        fork.source = Duplicate(game, seed)
        before = len(fork.plies)
        fork._play_chance()
        counts[fork.plies[before].action] += 1
    assert surprise(counts, {int(action): weight for action, weight in weights.items()}) < 4


class Bag:
    """Cards by action, taken one by one."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = sorted(cards)

    def actions(self) -> list[int]:
        return sorted(set(self.cards))

    def tickets(self) -> int:
        return len(self.cards)

    def outcome(self, ticket: int) -> int:
        return self.cards[ticket]

    def part(self) -> int:
        return 0


@pytest.mark.parametrize("is_duplicate", [True, False])
def test_orders_are_as_likely_as_those_of_a_shuffled_deck(is_duplicate: bool) -> None:
    game = find("katzenjammer")
    joker, one = (int(game.actions.parse(name)) for name in ("reveal J", "reveal 1"))
    counts: Counter[int] = Counter()
    for seed in range(3000):
        bag, found = Bag([joker, one, one, one]), []
        source = Duplicate(game, seed) if is_duplicate else Seeded(seed)
        while bag.cards:
            found.append(source.pick(bag))
            bag.cards.remove(found[-1])
        counts[found.index(joker)] += 1
    assert surprise(counts, dict.fromkeys(range(4), 1)) < 4


def test_thefts_move_no_card_of_the_deck() -> None:
    game = find("klaumau")
    take, draw = (int(game.actions.parse(name)) for name in ("take red-crook", "draw red-crook"))
    thief, other = Duplicate(game, 1), Duplicate(game, 1)
    cards = [draw + kind for kind in range(30)]
    for _ in range(5):
        thief.pick(Bag([take, take + 1]))
    assert [thief.pick(Bag(cards)) for _ in range(8)] == [other.pick(Bag(cards)) for _ in range(8)]
