"""Every refusal: its code, its rule and its facts; and a refused action changes nothing."""

from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from katzentisch.core.seats import Seat
from katzentisch.games.katzenjammer.explain import REFUSALS
from katzentisch.games.katzenjammer.options import Options
from tests.games.katzenjammer.table import Table, deal, open_table, refused

HANDS = ("1 1 2 3 4 J", "2 3 3 5 5 J", "4 4 4 4 5 1")
WON = "1 bid 1x5, 2 pass, 0 pass"
TAKEN = f"{WON}, 1 pay 0J"
"""Seat 1 now holds 2 2 2 3 3 4 5 J."""
JOKERS = ("1 1 1 1", "2 5 J J")
JOKER_WON = "1 bid 3x2, 0 pass"
FEW_VALUES = ("1 2 3", "1 2 4")
FEW_FOURS = {"value": 4, "count": 4, "held": 2, "jokers": 0}
FEW = "1 bid 1x1, 0 pass, 1 pay 0J"
LAST = f"{TAKEN}, 1 present 2 1J"


@dataclass(frozen=True)
class Case:
    """After the story, somebody says something and is refused."""

    story: str
    said: str
    code: str
    rule: str
    facts: dict[str, Any] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    hands: tuple[str, ...] = HANDS

    def table(self) -> Table:
        return deal(self.hands, then="2 4 2", **self.options).plays(self.story)


def bidding(said: str, code: str, rule: str, story: str = "", /, **facts: Any) -> Case:
    return Case(story, said, code, rule, facts)


def paying(bid: str, said: str, code: str, /, **facts: Any) -> Case:
    return Case(f"1 bid {bid}, 2 pass, 0 pass", f"1 {said}", code, "K19", facts)


def presenting(said: str, code: str, rule: str, /, **facts: Any) -> Case:
    return Case(TAKEN, f"1 {said}", code, rule, facts)


CASES = [
    # whose turn it is
    bidding("0 bid 1x1", "not-your-turn", "R4", turn=1),
    bidding("0 bid 1-different", "not-your-turn", "R4", turn=1),
    bidding("2 pass", "not-your-turn", "R4", turn=1),
    bidding("2 present 4 0J", "not-your-turn", "K29", turn=1),
    bidding("2 done", "not-your-turn", "K29", TAKEN, turn=1),
    bidding("2 pass", "not-your-turn", "R4", TAKEN, turn=1),
    bidding("2 pay 0J", "not-your-turn", "K20", WON, turn=1),
    bidding("2 pay-values 4+5", "not-your-turn", "K20", WON, turn=1),
    bidding("1 bid 1x2", "already-passed", "K23", "1 pass"),
    bidding("1 pass", "already-passed", "K23", "1 pass"),
    bidding("1 bid 1x3", "own-bid-stands", "K22", "1 bid 1x2", bid="1x2"),
    bidding("1 pass", "own-bid-stands", "K22", "1 bid 1x2, 2 bid 1x4, 0 pass, 1 bid 1x5", bid="1x5"),
    bidding("1 reveal 2", "chance-only", "R3"),
    bidding("0 draw J", "chance-only", "R3"),
    bidding("1 deal 5", "chance-only", "R3", TAKEN),
    bidding("1 lead 1", "chance-only", "R3"),
    # the wrong time
    bidding("1 bid 2x5", "not-bidding", "R4", WON, phase="pay"),
    bidding("1 pass", "not-bidding", "R4", TAKEN, phase="present"),
    bidding("1 pay 0J", "not-paying", "K19", phase="bid"),
    bidding("1 pay-values 2", "not-paying", "K19", TAKEN, phase="present"),
    bidding("1 present 3 2J", "not-presenting", "K29", phase="bid"),
    bidding("1 done", "not-presenting", "K29", WON, phase="pay"),
    bidding("1 present-jokers", "not-presenting", "K29", WON, phase="pay"),
    # bids
    bidding("1 bid 1-different", "different-too-few", "K13"),
    bidding("1 bid 6-different", "different-too-many", "K15", count=6, most=5),
    bidding("1 bid 30-different", "different-too-many", "K15", count=30, most=5),
    bidding("2 bid 2-different", "different-not-more", "K14", "1 bid 2x3", count=2, standing="2x3", needed=3),
    bidding("2 bid 1x5", "bid-not-higher", "K14", "1 bid 2x3", bid="1x5", standing="2x3"),
    bidding("2 bid 2x3", "bid-not-higher", "K14", "1 bid 2x3", bid="2x3", standing="2x3"),
    bidding("1 bid 3x2", "bid-needs-equal", "K16", count=3, value=2, held=1, jokers=1),
    bidding("2 bid 5x4", "bid-needs-equal", "K16", "1 bid 1x2", count=5, value=4, held=4, jokers=0),
    bidding("1 bid 30x5", "bid-needs-equal", "K16", count=30, value=5, held=2, jokers=1),
    bidding("1 bid 5-different", "bid-needs-different", "K15", count=5, different=3, jokers=1),
    bidding("2 bid 4-different", "bid-needs-different", "K15", "1 bid 1x2", count=4, different=3, jokers=0),
    Case("", "1 bid 1x5", "value-unknown", "R10", {"value": 5, "most": 4}, {"values": 4}, FEW_VALUES),
    # payments
    paying("2x3", "pay-values 2+3", "pay-needs-value", bid="2x3"),
    paying("2x3", "pay-values none", "pay-needs-value", bid="2x3"),
    paying("2-different", "pay 0J", "pay-needs-different", bid="2-different"),
    paying("2x3", "pay 3J", "pay-jokers-over", jokers=3, count=2),
    paying("2x3", "pay 2J", "pay-jokers-short", jokers=2, held=1),
    paying("3-different", "pay-values 2", "pay-jokers-short", jokers=2, held=1),
    paying("3-different", "pay-values none", "pay-jokers-short", jokers=3, held=1),
    paying("2x2", "pay 0J", "pay-cards-short", count=2, value=2, held=1),
    Case(JOKER_WON, "1 pay 1J", "pay-cards-short", "K19", {"count": 2, "value": 2, "held": 1}, hands=JOKERS),
    paying("2-different", "pay-values 3+4", "pay-value-missing", value=4),
    paying("2-different", "pay-values 2+3+5", "pay-values-over", chosen=3, count=2),
    # foursomes
    presenting("present 3 2J", "foursome-jokers-short", "K30", value=3, jokers=2, held=1),
    presenting("present 2 0J", "foursome-cards-short", "R8", value=2, count=4, held=3, jokers=1),
    presenting("present 3 1J", "foursome-cards-short", "R8", value=3, count=3, held=2, jokers=1),
    Case(FEW, "1 present 5 0J", "value-unknown", "R10", {"value": 5, "most": 4}, {"values": 4}, FEW_VALUES),
    Case(FEW, "1 present 4 0J", "foursome-cards-short", "R8", FEW_FOURS, {"values": 4}, FEW_VALUES),
    presenting("present-jokers", "jokers-short", "K31", held=1),
    Case(LAST, "1 present 3 0J", "last-word", "K32", options={"mice_total": 1, "finish_presenting": True}),
    Case(LAST, "1 done", "match-over", "R9", options={"mice_total": 2}),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}: {case.said}")
def test_a_refusal_names_its_rule_and_its_facts(case: Case) -> None:
    table = case.table()
    seats = [Seat(seat) for seat in range(len(table.view().seats))]
    before = [table.match.view_bytes(seat) for seat in seats], table.plies, len(table.match.events)
    seat, name = case.said.split(" ", 1)
    with refused(case.code, case.rule):
        table.says(int(seat), name)
    refusal = table.match.explain(Seat(int(seat)), table.match.parse(name))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.facts) == (case.code, case.rule, case.facts)
    assert before == ([table.match.view_bytes(seat) for seat in seats], table.plies, len(table.match.events))


OPTION_CASES = [
    ("seats-out-of-range", "R1", 1, {}, {"seats": 1, "fewest": 2, "most": 6}),
    ("seats-out-of-range", "R1", 7, {}, {"seats": 7, "fewest": 2, "most": 6}),
    ("mice-too-few", "K1", 5, {"mice": 20}, {"seats": 5}),
    ("bandleader-absent", "K2", 4, {"first_bandleader": 5}, {"seat": 5, "seats": 4}),
    ("deck-too-small", "R10", 6, {"copies": 4, "jokers": 15}, {"cards": 35, "needed": 37}),
    (
        "deck-too-small",
        "R10",
        2,
        {"values": 2, "copies": 1, "jokers": 0, "hand": 1},
        {"cards": 2, "needed": 3},
    ),
]


@pytest.mark.parametrize(("code", "rule", "seats", "options", "facts"), OPTION_CASES)
def test_a_table_that_cannot_be_opened(
    code: str, rule: str, seats: int, options: dict[str, Any], facts: dict[str, Any]
) -> None:
    with refused(code, rule, **facts):
        open_table(seats, **options)


@pytest.mark.parametrize(
    ("option", "least", "most"),
    [("values", 2, 5), ("copies", 1, 15), ("jokers", 0, 15), ("hand", 1, 6), ("mice_total", 1, 24)],
)
def test_research_options_have_limits(option: str, least: int, most: int) -> None:
    for number in (least, most):
        assert getattr(msgspec.convert({option: number}, Options), option) == number
    for number in (least - 1, most + 1):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({option: number}, Options)


def test_every_refusal_is_reached() -> None:
    assert {case.code for case in CASES} | {code for code, *_ in OPTION_CASES} == set(REFUSALS)
