"""Records of Klaumau!: sealed answers in turn order, thefts with their victims, shown hands, decks of one's own."""

import json
from typing import Any

import msgspec
import pytest

from katzentisch.core.registry import find
from katzentisch.core.transcript import RecordRefusal, SeatRecord, encode, read, record_of
from katzentisch.core.walks import Case, finished
from tests.games.klaumau.referee import referee

GAME = find("klaumau")
TIN = {"id": "my-tin", "black": {"1": 2, "4": 2, "crook": 3, "keyhole": 1, "red-4": 0, "police": 2}, "grey": {}}


def document_of(*seed: int, seats: int = 4, **options: Any) -> dict[str, Any]:
    case = Case(GAME, "records", msgspec.convert({"rounds": 1, **options}, GAME.options), seats)
    names = [SeatRecord(f"seat {seat}", "bot random") for seat in range(seats)]
    document: dict[str, Any] = json.loads(encode(record_of(finished(case, *seed, lean=1), names)))
    return document


def plies_of(document: dict[str, Any], verb: str) -> list[tuple[int, dict[str, Any]]]:
    return [(i, ply) for i, ply in enumerate(document["parts"][0]["plies"]) if ply["do"].split()[0] == verb]


def refusal_of(document: dict[str, Any]) -> RecordRefusal:
    with pytest.raises(RecordRefusal) as refused:
        read(json.dumps(document).encode())
    assert refused.value.part == 1
    return refused.value


def test_a_deck_of_ones_own_is_in_the_record() -> None:
    document = document_of(1, deck_table=TIN)
    assert document["options"]["deck_table"] == TIN
    _, match = read(json.dumps(document).encode())
    assert sum(match.state.deck) == 4 * 8 - 2 + 2
    assert referee(document) == []


def test_the_id_of_a_known_table_is_in_the_record() -> None:
    assert document_of(1, deck_table="plans_b")["options"]["deck_table"] == "plans_b"


@pytest.mark.parametrize("show_to", ["all", "doubter"])
def test_a_doubt_tells_what_was_shown_to_whom(show_to: str) -> None:
    document = document_of(2, show_to=show_to)
    _, ply = plies_of(document, "doubt")[0]
    assert ply["shows"] in ("caught", "honest")
    assert len(ply["cards"]) >= 1
    assert ("to" in ply, "from" in ply) == (show_to == "doubter", True)
    other = "honest" if ply["shows"] == "caught" else "caught"
    ply["shows"] = other
    assert refusal_of(document).code == "record-detail"
    assert referee(document) != []


def test_a_theft_with_another_victim_is_refused() -> None:
    document = document_of(3)
    index, ply = plies_of(document, "take")[0]
    ply["from"] = (ply["from"] + 1) % 4
    refusal = refusal_of(document)
    assert (refusal.code, refusal.ply) == ("record-detail", index + 1)
    del ply["from"]
    assert refusal_of(document).facts["field"] == "from"


def test_answers_out_of_order_are_refused() -> None:
    document = document_of(4)
    plies = document["parts"][0]["plies"]
    index = next(i for i, ply in enumerate(plies) if ply["do"] == plies[i + 1]["do"] == "believe")
    plies[index], plies[index + 1] = plies[index + 1], plies[index]
    refusal = refusal_of(document)
    assert (refusal.code, refusal.ply) == ("out-of-order", index + 1)
    assert referee(document) != []


def test_an_answer_after_the_first_doubt_is_refused() -> None:
    document = document_of(5)
    plies = document["parts"][0]["plies"]
    index = plies_of(document, "doubt")[0][0]
    plies.insert(index + 1, {"by": (plies[index]["by"] + 1) % 4, "do": "believe"})
    assert refusal_of(document).ply == index + 2
    assert referee(document) != []


def test_sealed_answers_stand_in_turn_order_whoever_came_first() -> None:
    case = Case(GAME, "records", msgspec.convert({"rounds": 1, "starter": 0}, GAME.options), 4)
    match = case.match("sealed")
    match.say(match.to_act()[0], "cannot")
    for seat, answer in ((3, "doubt"), (2, "doubt"), (1, "believe")):
        match.say(match.to_act()[match.to_act().index(seat)], answer)
    names = [SeatRecord(f"seat {seat}", "person") for seat in range(4)]
    document = json.loads(encode(record_of(match, names)))
    answers = [(ply["by"], ply["do"]) for ply in document["parts"][0]["plies"] if ply["do"] in ("believe", "doubt")]
    assert answers == [(1, "believe"), (2, "doubt")]
