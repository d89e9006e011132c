"""What the game tells its bots: the rule of thumb, the judge, belief, and notes of what was said."""

from math import isfinite
from typing import Any

import pytest

from katzentisch.core.advice import MIXED, Policy
from katzentisch.core.chance import Seeded
from katzentisch.core.match import Match
from katzentisch.core.rng import Rng, below, seeded, unit
from katzentisch.core.seats import Seat
from katzentisch.core.walks import LEANS, Case, walk
from katzentisch.games.klaumau import GAME
from katzentisch.games.klaumau.actions import CANNOT, DOUBT
from katzentisch.games.klaumau.matching import has_applicable
from katzentisch.games.klaumau.state import Phase
from katzentisch.games.klaumau.weights import BELIEVE_SHIFT, BLUFF, BLUFF_SHIFT, JUDGE, SIZE
from tests.games.klaumau.agreement import tables
from tests.games.klaumau.table import Table, deal

ADVICE = GAME.advice
POLICIES = ADVICE.policies()
NEVER = 1e-6


def thoughts(match: Match, seat: Seat, policy: str = "greedy", state: Any = None) -> tuple[int, list[float]]:
    """What a rule of thumb thinks of a seat's legal actions, in the true world or another."""
    legal = match.legal(seat)
    values = [0.0] * len(legal)
    world = match.state if state is None else state
    return ADVICE.appraise(world, seat, legal, len(legal), POLICIES[policy].row(match.seats), values), values


def chance_of(match: Match, seat: Seat, action: int, policy: str) -> float:
    """How likely a rule of thumb takes an action where it mixes."""
    kind, values = thoughts(match, seat, policy)
    assert kind == MIXED
    assert sum(values) == pytest.approx(1.0)
    return values[match.legal(seat).index(action)]  # type: ignore[arg-type]


def mixed_positions(action: int) -> list[tuple[Match, Seat]]:
    """Positions in which a seat may bluff, or doubt."""
    found = []
    for number in range(4):
        for match in walk(Case(GAME, "mixed", GAME.options(rounds=1), 2 + number), "mixed", number, lean=1):
            for seat in match.to_act():
                is_turn = match.state.phase == Phase.TURN and has_applicable(match.state, match.state.players[seat])
                if is_turn if action == CANNOT else match.state.phase == Phase.DOUBT:
                    found.append((match.fork(), seat))
    assert len(found) > 20
    return found


def test_policies_have_whole_rows() -> None:
    for policy in POLICIES.values():
        for seats in range(GAME.fewest_seats, GAME.most_seats + 1):
            assert len(policy.row(seats)) == SIZE
            assert all(map(isfinite, policy.row(seats)))


@pytest.mark.parametrize(
    ("policy", "action", "is_sure"),
    [
        ("always-doubt", DOUBT, True),
        ("never-doubt", DOUBT, False),
        ("always-bluff", CANNOT, True),
        ("never-bluff", CANNOT, False),
    ],
)
def test_probes_do_what_they_say(policy: str, action: int, is_sure: bool) -> None:
    assert POLICIES[policy].is_probe
    for match, seat in mixed_positions(action):
        chance = chance_of(match, seat, action, policy)
        assert chance > 1 - NEVER if is_sure else chance < NEVER


@pytest.mark.parametrize(("style", "action"), [("bluffer", CANNOT), ("doubter", DOUBT)])
def test_styles_do_it_more_often(style: str, action: int) -> None:
    assert not POLICIES[style].is_probe
    for match, seat in mixed_positions(action):
        assert chance_of(match, seat, action, style) > chance_of(match, seat, action, "greedy")


@pytest.mark.parametrize("batch", range(3))
def test_the_rule_of_thumb_knows_no_more_than_its_seat(batch: int) -> None:
    """In every world that fits what the seat knows it thinks the same; all variations, all numbers finite."""
    compared = 0
    for number, (seats, options) in enumerate(tables(700 + batch, rounds=(1, 2))):
        rng = seeded("worlds", batch, number)
        for match in walk(Case(GAME, "advice", options, seats), "advice", batch, number, lean=LEANS[number % 4]):
            for seat in match.to_act():
                if len(match.legal(seat)) > 1 and below(rng, 4) == 0:
                    kind, values = thoughts(match, seat)
                    assert all(map(isfinite, values))
                    for _ in range(2):
                        assert thoughts(match, seat, state=match.sample(seat, rng)) == (kind, values)
                    compared += 1
        if compared > 200:
            return


@pytest.mark.parametrize("batch", range(2))
def test_the_judge_shares_one_victory(batch: int) -> None:
    """And epochs never fall."""
    for number, (seats, options) in enumerate(tables(720 + batch)):
        reached = 0
        for match in walk(Case(GAME, "judge", options, seats), "judge", batch, number):
            if not match.is_over:
                row = POLICIES["greedy"].row(seats)
                assert sum(ADVICE.worth(match.state, seat, row) for seat in range(seats)) == pytest.approx(1.0)
                assert ADVICE.epoch(match.state) >= reached
                reached = ADVICE.epoch(match.state)
        if number == 4:
            return


def draw(match: Match, seat: Seat, policy: Policy, rng: Rng) -> int:
    """What a rule of thumb does, interpreted."""
    legal = match.legal(seat)
    values = [0.0] * len(legal)
    if policy.noise < 0:
        return below(rng, len(legal))
    kind = ADVICE.appraise(match.state, seat, legal, len(legal), policy.row(match.seats), values)
    if kind != MIXED:
        return values.index(max(values))
    ticket = unit(rng)
    for index, value in enumerate(values):
        ticket -= value
        if ticket < 0:
            return index
    return len(legal) - 1


def test_greedy_beats_random() -> None:
    won, played = 0.0, 60
    for number in range(played):
        match, rng = Match(GAME, None, 2, Seeded("greedy", number // 2)), seeded("greedy", number)
        while not match.is_over:
            seat = match.to_act()[0]
            policy = POLICIES["greedy"] if seat == number % 2 else Policy({2: ()}, noise=-1.0)
            match.act(seat, match.legal(seat)[draw(match, seat, policy, rng)])
        assert match.result is not None
        places = [one["place"] for one in match.result["seats"]]
        won += (places[number % 2] == 1) / places.count(1)
    assert won / played > 0.7


# Belief

LIE, TRUTH, OTHERS = "red-1 blue-1", "blue-1 blue-2", "green-2 green-3"


def likelihood(table: Table, observer: int = 1) -> float:
    rows = [list(POLICIES["greedy"].row(table.match.seats)) for _ in range(table.match.seats)]
    return ADVICE.likelihood(table.match.state, observer, table.match.notes(Seat(observer)), rows, [], [])


@pytest.mark.parametrize(("hand", "claimed"), [(LIE, 1), (TRUTH, 0), ("police blue-1", 1)])
def test_claim_tells_a_bluff(hand: str, claimed: int) -> None:
    table = deal([hand, OTHERS, OTHERS], "red-4")
    assert ADVICE.claim(table.match.state, 1) == -1
    table.says(0, "cannot")
    assert [ADVICE.claim(table.match.state, seat) for seat in range(3)] == [-1, claimed, claimed]
    for seat in (1, 2):
        table.says(seat, "believe")
    assert ADVICE.claim(table.match.state, 1) == -1


def test_a_hand_that_can_play_explains_a_claim_badly() -> None:
    table = deal([LIE, OTHERS], "red-4").plays("0 cannot")
    assert likelihood(table) < 0.9
    assert likelihood(deal([TRUTH, OTHERS], "red-4").plays("0 cannot")) == 1.0
    assert likelihood(table, observer=0) == 1.0, "one knows one's own hand"


def test_an_earlier_claim_is_remembered_but_new_cards_excuse() -> None:
    """Seat 0 said on a red card that it cannot; by now it has one more card."""
    lie = deal(["red-1 red-2 blue-1", "red-3 green-2 green-3"], "red-4").believed(0)
    old = likelihood(lie)
    excused = likelihood(deal(["green-1 blue-2 blue-1", "red-3 green-2 green-3"], "red-4", "red-1").believed(0))
    honest = likelihood(deal(["green-1 blue-2 blue-1", "red-3 green-2 green-3"], "red-4", "blue-1").believed(0))
    assert old < excused < honest == 1.0


def notes_of(table: Table, observer: int, speaker: int) -> list[tuple[int, int, int]]:
    """The claims that are remembered: colours, theme, newer cards."""
    claims = table.match.notes(Seat(observer)).habits[speaker].claims
    return [(one.colours, one.theme, one.newer) for one in claims if one.is_open]


def test_claims_are_noted_with_the_top_card() -> None:
    table = deal([TRUTH, "red-2 green-3"], "red-4", "red-1 blue-4 green-1").believed(0)
    assert notes_of(table, 1, 0) == [(1, 3, 1)]
    table.plays("1 play red-2")
    assert notes_of(table, 1, 0) == [(1, 3, 1)]
    table.believed(0)
    assert notes_of(table, 1, 0) == [(1, 1, 1), (1, 3, 2)]
    table.believed(1).plays("0 play red-1")
    assert notes_of(table, 1, 0) == [(1, 1, 0), (1, 3, 1)], "the red card is taken for one that came later"
    assert notes_of(table, 1, 1) == [(1, 1, 1)]


def test_a_second_claim_to_the_same_card_replaces_the_first() -> None:
    table = deal([TRUTH, OTHERS], "red-4", "blue-4 green-4 blue-3 green-1").believed(0, 1, 0)
    assert notes_of(table, 1, 0) == [(1, 3, 1)]


def test_a_shown_hand_needs_no_claims() -> None:
    table = deal([TRUTH, OTHERS, OTHERS], "red-4").believed(0, 1, 2)
    assert notes_of(table, 1, 0)
    table.doubted(0, 1)
    assert notes_of(table, 1, 0) == notes_of(table, 2, 0) == []


def test_habits_are_counted() -> None:
    table = deal([LIE, OTHERS, TRUTH], "red-4").doubted(0, 2).plays("2 force red-1")
    table.doubted(1, 2)
    habits = table.match.notes(Seat(1)).habits
    assert [(one.said, one.caught, one.honest) for one in habits[:2]] == [(1, 1, 0), (1, 0, 1)]
    assert (habits[1].believed, habits[2].doubted) == (1, 2)


def portrait(table: Table, observer: int) -> list[list[float]]:
    rows = [list(POLICIES["greedy"].row(table.match.seats)) for _ in range(table.match.seats)]
    ADVICE.portray(table.match.state, observer, table.match.notes(Seat(observer)), rows)
    return rows


def test_portraits_follow_what_was_seen() -> None:
    table = deal([LIE, OTHERS, TRUTH], "red-4").doubted(0, 2).plays("2 force red-1")
    plain = POLICIES["greedy"].row(3)
    rows = portrait(table, 1)
    assert rows[0][BLUFF_SHIFT] > plain[BLUFF_SHIFT], "caught"
    assert rows[2][BELIEVE_SHIFT] < plain[BELIEVE_SHIFT], "doubted"
    assert rows[1] == list(plain), "the own row stays"
    table.doubted(1, 2)
    assert portrait(table, 0)[1][BLUFF_SHIFT] < plain[BLUFF_SHIFT], "honest"
    assert portrait(table, 0)[2][BELIEVE_SHIFT] < rows[2][BELIEVE_SHIFT]


def test_nothing_seen_changes_nothing() -> None:
    table = deal([LIE, OTHERS], "red-4")
    for row in portrait(table, 1):
        assert row == pytest.approx(list(POLICIES["greedy"].row(2)))


def test_knobs_are_log_odds_in_the_tables() -> None:
    for action in (CANNOT, DOUBT):
        for match, seat in mixed_positions(action)[:40]:
            legal, row = match.legal(seat), list(POLICIES["greedy"].row(match.seats))
            place = ADVICE.knob(match.state, seat, legal, len(legal), row, [0.0] * len(legal))
            assert BLUFF <= place < JUDGE
            before = thoughts(match, seat)[1][0]
            row[place] += 1.0
            values = [0.0] * len(legal)
            ADVICE.appraise(match.state, seat, legal, len(legal), row, values)
            assert values[0] > before
