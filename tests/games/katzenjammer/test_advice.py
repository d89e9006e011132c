"""What the game tells its bots: rules of thumb that know no more than their seat, and a judgement."""

from collections.abc import Iterator
from math import isfinite

import pytest

from katzentisch.core.actions import ActionId
from katzentisch.core.advice import HIDDEN, Policy
from katzentisch.core.chance import Seeded
from katzentisch.core.compiled import is_available
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.rng import below, seeded
from katzentisch.core.seats import CHANCE, Seat
from katzentisch.games.katzenjammer import judge, thumb
from katzentisch.games.katzenjammer.actions import (
    BID,
    DONE,
    DRAW,
    PASS,
    PAY,
    PAY_VALUES,
    PRESENT,
    PRESENT_JOKERS,
    REVEAL,
)
from katzentisch.games.katzenjammer.cards import FOURSOME, JOKER
from katzentisch.games.katzenjammer.hands import held
from katzentisch.games.katzenjammer.state import Phase, State
from katzentisch.lab import arena, results, running

GAME = find("katzenjammer")
POLICIES = GAME.advice.policies()
TABLES = [(preset, seats) for preset in GAME.presets for seats in GAME.seats_of(preset) if seats in (2, 3, 6)]


def appraise(state: State, seat: int, policy: Policy) -> dict[ActionId, float]:
    """What a policy thinks of each legal action."""
    actions, values = [0] * GAME.most_legal, [0.0] * GAME.most_legal
    count = GAME.rules.legal(state, seat, actions)
    thumb.appraise(state, seat, actions, count, policy.row(state.seats), values)
    return {ActionId(action): value for action, value in zip(actions[:count], values[:count], strict=True)}


def best(state: State, seat: int, policy: Policy) -> ActionId:
    """The action that a policy prefers."""
    values = appraise(state, seat, policy)
    return max(values, key=lambda action: values[action])


def decisions(preset: str, seats: int, seed: int, policy: Policy | None = None) -> Iterator[tuple[Match, Seat]]:
    """The decisions of a match: some moves by a policy, if one is given, the others at random."""
    match = Match(GAME, GAME.presets[preset], seats, Seeded("advice", seed))
    rng = seeded("advice walk", seed)
    while not match.is_over:
        seat = match.to_act()[0]
        yield match, seat
        legal = match.legal(seat)
        is_random = policy is None or below(rng, 4) == 0
        match.act(seat, legal[below(rng, len(legal))] if is_random or not policy else best(match.state, seat, policy))


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_rule_of_thumb_knows_what_its_seat_knows(preset: str, seats: int) -> None:
    """In all worlds that a seat cannot tell apart it thinks the same."""
    rng = seeded("worlds")
    for seed, policy in enumerate((POLICIES["greedy"], POLICIES["joker-hoarder"])):
        for step, (match, seat) in enumerate(decisions(preset, seats, seed, policy)):
            if step % 3 == 0:
                values = appraise(match.state, seat, policy)
                assert all(isfinite(value) for value in values.values())
                assert values == appraise(match.sample(seat, rng), seat, policy)


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_judgements_are_shares(preset: str, seats: int) -> None:
    """The shares of all seats make one victory; epochs never fall."""
    row = POLICIES["greedy"].row(seats)
    reached = 0
    for match, _ in decisions(preset, seats, 7, POLICIES["greedy"]):
        shares = [judge.worth(match.state, seat, row) for seat in range(seats)]
        assert sum(shares) == pytest.approx(1, abs=0.01)
        assert all(0 <= share <= 1 for share in shares)
        assert judge.epoch(match.state) >= reached
        reached = judge.epoch(match.state)


def test_a_clear_lead_is_judged_so() -> None:
    """Ten mice ahead with fewer jokers at the end of the deck."""
    match, _ = next(decisions("printed", 2, 1))
    match.state.deck = 3
    match.state.players[0].mice = 10
    match.state.players[1].shown = 9
    assert judge.worth(match.state, 0, POLICIES["greedy"].row(2)) > 0.9


def test_drawn_cards_are_seen_by_who_draws_them() -> None:
    """K40: a revealed card is open, a drawn one is not."""
    match, _ = next(decisions("printed", 3, 1))
    state = match.state
    state.leader, state.dealt, state.phase = 0, 0, Phase.JOKER_DRAW
    assert judge.seen(state, CHANCE, DRAW + 3, 1) == 1 + DRAW + 3
    assert judge.seen(state, CHANCE, DRAW + 3, 0) == judge.seen(state, CHANCE, DRAW + 3, 2) == HIDDEN
    state.phase = Phase.REVEAL
    assert judge.seen(state, CHANCE, REVEAL + 3, 2) == 1 + REVEAL + 3


def test_one_who_always_passes() -> None:
    """pass-always never bids."""
    policy = POLICIES["pass-always"]
    for match, seat in decisions("printed", 3, 3):
        if match.state.phase == Phase.BID:
            assert best(match.state, seat, policy) == PASS


def spent_jokers(state: State, action: int) -> int:
    """How many jokers leave the hand by an action."""
    if PAY <= action < PRESENT:
        return held(thumb.payment(state, action), JOKER)
    if action == PRESENT_JOKERS:
        return FOURSOME
    return (action - PRESENT) % (FOURSOME + 1) if PRESENT <= action < PRESENT_JOKERS else 0


def test_a_joker_hoarder_spends_none_before_the_end() -> None:
    """joker-hoarder keeps its jokers until the deck has come down to ten cards, and spends some then."""
    policy = POLICIES["joker-hoarder"]
    spent = 0
    for seed in range(12):
        match = Match(GAME, None, 2, Seeded("hoarder", seed))
        while not match.is_over:
            seat = match.to_act()[0]
            action = best(match.state, seat, policy)
            jokers = spent_jokers(match.state, action)
            assert jokers == 0 or match.state.deck <= thumb.LOW_DECK
            spent += jokers
            match.act(seat, action)
    assert spent > 0


def test_a_sniper_bids_last_and_lowest() -> None:
    """snipe-last bids only when all others have passed, or all but the one whose bid stands; and as low as it can."""
    policy = POLICIES["snipe-last"]
    bids = {False: 0, True: 0}
    for seed in range(8):
        for match, seat in decisions("printed", 3, seed, POLICIES["greedy"]):
            action = best(match.state, seat, policy)
            if match.state.phase == Phase.BID and action != PASS:
                passed, bidders = heard_of_auction(match)
                left = set(map(Seat, range(3))) - {seat} - passed
                assert len(left) == len(bidders - passed - {seat}) <= 1
                assert action == match.legal(seat)[1] >= BID
                bids[bool(left)] += 1
    assert min(bids.values()) > 0


def heard_of_auction(match: Match) -> tuple[set[Seat], set[Seat]]:
    """Who has passed and who has bid since the last card was laid out, by what was played."""
    passed, bidders = set[Seat](), set[Seat]()
    for ply in match.plies:
        if ply.seat == CHANCE:
            passed, bidders = set(), set()
        elif ply.action == PASS:
            passed.add(Seat(ply.seat))
        elif BID <= ply.action < PAY:
            bidders.add(Seat(ply.seat))
    return passed, bidders


def test_one_hoards_and_one_cashes_in() -> None:
    """The styles of two levels: of the foursomes that could be presented, a hoarder keeps more than a casher."""
    kept: dict[str, list[bool]] = {"hoarder": [], "greedy": [], "casher": []}
    for seed in range(20):
        for match, seat in decisions("printed", 2, seed, POLICIES["greedy"]):
            if match.state.phase == Phase.PRESENT and len(match.legal(seat)) > 1:
                for name, choices in kept.items():
                    choices.append(best(match.state, seat, POLICIES[name]) == DONE)
    hoarder, greedy, casher = (sum(choices) / len(choices) for choices in kept.values())
    assert hoarder > greedy + 0.05 > casher + 0.1


def test_payments_as_numbers() -> None:
    """A payment of different values: the values named, jokers for the rest."""
    match, _ = next(decisions("printed", 2, 1))
    match.state.bid = 2 * 6
    paid = thumb.payment(match.state, PAY_VALUES + 0b00101)
    assert [held(paid, kind) for kind in range(6)] == [1, 1, 0, 1, 0, 0]


def test_all_weights_have_names() -> None:
    """Names of weights are unique, and rows are as long as the judgement needs."""
    assert len(set(thumb.WEIGHTS)) == len(thumb.WEIGHTS) == judge.JUDGE
    for policy in POLICIES.values():
        assert all(len(row) == judge.LENGTH for row in policy.weights.values())
    assert {name for name, policy in POLICIES.items() if policy.is_probe} == {
        "pass-always", "joker-hoarder", "snipe-last",
    }  # fmt: skip


@pytest.mark.skipif(not is_available(), reason="needs numba")
@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (3, 0.8), (4, 0.7)])
def test_greedy_beats_random(seats: int, least: float) -> None:
    """A few deals are enough to see it."""
    plan = arena.plan(GAME, GAME.options(), ("greedy", "random"), (seats,), 12, 1, arena.LAST)
    rows = [row for row, _ in running.play(plan, list(arena.jobs(plan)), 1, with_records=False)]
    pairs = results.result_of(plan, rows)["tables"][0]["pairs"]
    [share] = [pair["share"]["mean"] for pair in pairs if pair["bot"] == "greedy"]
    assert share > least
