"""Every refusal: its code, its rule and its facts; and a refused action changes nothing."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from katzentisch.core.seats import Seat
from katzentisch.games.klaumau.explain import REFUSALS, RULES
from tests.games.klaumau.table import PILE, Table, deal, open_table, refused

HANDS = ("red-crook red-keyhole red-barter police", "red-1 blue-2 police red-2", "blue-1 blue-2 green-3 green-4")
WISHED = "0 play red-keyhole, 0 wish green"
ROBBED = "0 play red-crook, 0 rob 1"
BARTERED = "0 play red-barter, 0 barter 2 > green-3"
CAUGHT = "0 cannot, 1 doubt"
HOUND = "watchdog green-1 green-1 watchdog green-1 green-1 green-1"
LAID = "0 cannot, 1 believe, 1 cannot, 0 believe, 0 lay-watchdog"
DOGS: dict[str, Any] = {"hands": ("red-1", "red-crook"), "pile": HOUND, "options": {"watchdog": True}}
SOLD: dict[str, Any] = {
    "hands": ("red-1 red-plan", "red-2 red-2"),
    "pile": "receiver green-1 green-2",
    "options": {"receiver": True},
}
POLICE: dict[str, Any] = {"hands": ("police red-1", "red-2 red-2"), "options": {"converted": True}}
OPEN: dict[str, Any] = {**POLICE, "options": {"converted": True, "converted_open": True}}
PARRIED: dict[str, Any] = {"hands": ("red-crook", "police", "blue-1"), "options": {"converted": True}}
POTATO: dict[str, Any] = {"hands": ("bomb red-1", "red-2 red-2"), "options": {"bomb": "hot_potato"}}
BLAST: dict[str, Any] = {"hands": ("bomb red-1", "red-2 red-2"), "options": {"bomb": "blast"}}
NEXT: dict[str, Any] = {"options": {"doubters": "next"}}


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
    top: str = "red-4"
    pile: str = PILE

    def table(self) -> Table:
        return deal(self.hands, self.top, self.pile, **self.options).plays(self.story)


def not_now(verb: str, words: str, phase: str = "turn", story: str = "") -> Case:
    said = f"0 {verb} {words}".rstrip()
    return Case(story, said, "not-now", RULES[verb], {"verb": verb, "phase": phase})


CASES = [
    # whose turn it is
    Case("", "1 play red-1", "not-your-turn", "R7", {"turn": 0}),
    Case("", "2 cannot", "not-your-turn", "R7", {"turn": 0}),
    Case("", "2 wish red", "not-your-turn", "R7", {"turn": 0}),
    Case("0 play red-keyhole", "1 wish red", "not-your-turn", "R7", {"turn": 0}),
    Case(ROBBED, "2 parry", "not-your-turn", "R7", {"turn": 1}),
    Case(ROBBED, "0 cannot", "not-your-turn", "R7", {"turn": 1}),
    Case(CAUGHT, "0 force red-crook", "not-your-turn", "R7", {"turn": 1}),
    Case("0 cannot", "0 believe", "own-claim", "M17"),
    Case("0 cannot", "0 doubt", "own-claim", "M17"),
    Case("0 cannot", "2 doubt", "only-next-doubts", "M17", {"turn": 1}, **NEXT),
    Case("", "1 doubt", "nothing-to-doubt", "M63"),
    Case("0 play red-keyhole", "1 believe", "nothing-to-doubt", "M63"),
    Case(CAUGHT, "2 doubt", "nothing-to-doubt", "M63"),
    Case("", "0 starter 1", "chance-only", "R5"),
    Case("", "0 deal red-1", "chance-only", "R5"),
    Case("", "0 turn-up red-1", "chance-only", "R5"),
    Case("", "1 draw red-1", "chance-only", "R5"),
    Case(ROBBED, "0 take blue-2", "chance-only", "R5"),
    Case("0 play red-1", "1 cannot", "match-over", "M42", hands=("red-1", "red-2")),
    Case("0 play red-1", "0 doubt", "match-over", "M42", hands=("red-1", "red-2")),
    # the wrong time
    not_now("force", "red-1"),
    not_now("wish", "red"),
    not_now("decline", ""),
    not_now("rob", "1"),
    not_now("barter", "1"),
    not_now("take-from", "1"),
    not_now("allow", ""),
    not_now("parry", ""),
    not_now("give", "red-crook"),
    not_now("done", ""),
    not_now("sell", "red-1"),
    not_now("choose", "red-1"),
    not_now("hand-on", "red-crook"),
    not_now("cannot", "", "wish", "0 play red-keyhole"),
    not_now("play", "red-crook", "wish", "0 play red-keyhole"),
    not_now("lay-watchdog", "", "rob", "0 play red-crook"),
    Case("0 cannot", "1 play red-1", "not-now", "R7", {"verb": "play", "phase": "doubt"}),
    Case("0 play red-crook", "0 barter 1", "not-now", "M32", {"verb": "barter", "phase": "rob"}),
    # cards
    Case("", "0 play red-1", "card-not-held", "R7", {"card": "red-1"}),
    Case("", "0 play receiver", "card-not-held", "R7", {"card": "receiver"}),
    Case("", "0 play watchdog", "card-not-held", "R7", {"card": "watchdog"}),
    Case(BARTERED, "0 give blue-1", "card-not-held", "M32", {"card": "blue-1"}),
    Case("0 cannot, 1 believe", "0 sell red-2", "card-not-held", "M52", {"card": "red-2"}, **SOLD),
    Case("0 play bomb", "0 hand-on bomb", "card-not-held", "M80", {"card": "bomb"}, **BLAST),
    Case(
        "0 play red-barter, 0 decline",
        "1 play blue-2",
        "card-does-not-fit",
        "R8",
        {"card": "blue-2", "top": "red-barter", "colours": "red"},
    ),
    Case(
        "",
        "0 play blue-1",
        "card-does-not-fit",
        "R8",
        {"card": "blue-1", "top": "red+yellow-plan", "colours": "red yellow"},
        hands=("blue-1", "red-2"),
        top="red+yellow-plan",
    ),
    Case(WISHED, "1 play red-1", "card-not-wished", "M8", {"card": "red-1", "wish": "green"}),
    Case("0 cannot, 1 believe, 1 cannot, 0 believe", "0 play watchdog", "watchdog-not-played", "M53", **DOGS),
    Case("", "0 lay-watchdog", "watchdog-not-held", "M53"),
    Case("", "0 lay-watchdog", "watchdog-not-held", "M53", **DOGS),
    Case(LAID, "1 lay-watchdog", "watchdog-not-held", "M53", **DOGS),
    Case(f"{LAID}, 1 cannot, 0 believe", "0 lay-watchdog", "watchdog-already", "M53", **DOGS),
    Case("", "0 play bomb", "potato-stays", "M54", **POTATO),
    Case(
        CAUGHT,
        "1 force blue-1",
        "not-applicable",
        "R8",
        {"card": "blue-1"},
        hands=("blue-1 red-1", "red-2 red-2"),
    ),
    Case(CAUGHT, "1 force police", "not-applicable", "M6", {"card": "police"}, {"police_applicable": False}),
    Case(
        "0 cannot, 1 believe, 1 cannot, 0 believe, 0 cannot, 1 doubt",
        "1 force watchdog",
        "not-applicable",
        "M53",
        {"card": "watchdog"},
        **DOGS,
    ),
    Case(CAUGHT, "1 force red-1", "not-in-that-hand", "M22", {"card": "red-1"}),
    Case("0 play police, 0 take-from 1", "0 choose red-1", "not-in-that-hand", "M51", {"card": "red-1"}, **OPEN),
    Case("0 cannot, 1 believe", "0 sell red-plan", "only-numbers", "M52", {"card": "red-plan"}, **SOLD),
    Case("0 cannot, 1 believe", "0 sell blue-crook", "only-numbers", "M52", {"card": "blue-crook"}, **SOLD),
    # whom
    Case("0 play red-crook", "0 rob 3", "target-absent", "M29", {"seat": 3, "seats": 3}),
    Case("0 play red-barter", "0 barter 7", "target-absent", "M32", {"seat": 7, "seats": 3}),
    Case("0 play police", "0 take-from 2", "target-absent", "M51", {"seat": 2, "seats": 2}, **POLICE),
    Case("0 play red-crook", "0 rob 0", "target-self", "M29"),
    Case("0 play red-barter", "0 barter 0", "target-self", "M32"),
    Case("0 play police", "0 take-from 0", "target-self", "M51", **POLICE),
    Case("0 play red-crook, 0 rob 1, 1 parry", "1 take-from 0", "target-empty", "M51", {"seat": 0}, **PARRIED),
    Case(
        "0 cannot, 1 believe, 2 believe, 1 cannot, 0 believe, 2 believe, 2 cannot, 0 believe, 1 believe, "
        "0 lay-watchdog, 1 play red-crook",
        "1 rob 0",
        "target-guarded",
        "M53",
        {"seat": 0},
        {"watchdog": True},
        ("red-1", "red-crook", "red-2"),
        pile=HOUND,
    ),
    Case("0 play red-crook, 0 rob 2", "2 parry", "no-police", "M30"),
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


def own(**black: int) -> dict[str, Any]:
    return {"id": "own", "black": {name.replace("_", "-"): count for name, count in black.items()}, "grey": {}}


TABLES = ", ".join(("54+54", "mini", "plans_b"))
OPTION_CASES: list[tuple[str, str, int, dict[str, Any], dict[str, Any]]] = [
    ("seats-out-of-range", "R1", 1, {}, {"seats": 1, "fewest": 2, "most": 8}),
    ("seats-out-of-range", "R1", 9, {}, {"seats": 9, "fewest": 2, "most": 8}),
    ("starter-absent", "M40", 2, {"starter": 2}, {"seat": 2, "seats": 2}),
    ("ages-incomplete", "M40", 3, {"starter": [0, 1]}, {"seats": 3}),
    ("ages-incomplete", "M40", 3, {"starter": [0, 1, 1]}, {"seats": 3}),
    ("deck-unknown", "M1", 2, {"deck_table": "72+36"}, {"table": "72+36", "tables": TABLES}),
    ("deck-card-unknown", "M1", 2, {"deck_table": own(red_5=9)}, {"card": "red-5"}),
    ("deck-receivers", "M1", 2, {"deck_table": own(crook=9, receiver=2), "receiver": True}, {"count": 2}),
    ("deck-id-taken", "M1", 2, {"deck_table": {**own(crook=9), "id": "54+54"}}, {"table": "54+54"}),
    ("deck-too-large", "M1", 2, {"deck_table": own(crook=20, barter=20, police=1)}, {"cards": 161, "most": 160}),
    ("deck-too-small", "R5", 2, {"deck_table": own(crook=2, police=9)}, {"cards": 8, "needed": 9}),
    ("deck-too-small", "R5", 4, {"deck_table": "mini", "hand": 3}, {"cards": 11, "needed": 13}),
]


@pytest.mark.parametrize(("code", "rule", "seats", "options", "facts"), OPTION_CASES)
def test_a_table_that_cannot_be_opened(
    code: str, rule: str, seats: int, options: dict[str, Any], facts: dict[str, Any]
) -> None:
    with refused(code, rule, **facts):
        open_table(seats, **options)


def test_every_refusal_is_reached() -> None:
    assert {case.code for case in CASES} | {code for code, *_ in OPTION_CASES} == set(REFUSALS)


def test_every_verb_is_refused_at_the_wrong_time() -> None:
    """But for the answers of a doubt, which have a refusal of their own."""
    refused_verbs = {case.facts["verb"] for case in CASES if case.code == "not-now"}
    assert refused_verbs == set(RULES) - {"believe", "doubt"}
