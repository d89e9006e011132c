"""Records: complete, language-neutral, refereed by outsiders, and never half-loaded when damaged or forged."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from katzentisch.core.registry import find, games
from katzentisch.core.transcript import (
    SCHEMA_FILE,
    RecordRefusal,
    SeatRecord,
    decode,
    encode,
    read,
    read_lines,
    record_of,
    schema,
    transcribe,
)
from katzentisch.core.walks import Case, cases, finished
from tests.games.katzenjammer.reference import referee
from tests.games.klaumau.referee import referee as referee_of_crooks

GAME = find("katzenjammer")
REFEREES = {"katzenjammer": referee, "klaumau": referee_of_crooks}
Damage = Callable[[dict[str, Any]], None]


def line_of(case: Case, *seed: int, lean: int = 1) -> bytes:
    seats = [SeatRecord(f"seat {seat}", "bot random") for seat in range(case.seats)]
    return encode(record_of(finished(case, *seed, lean=lean), seats))


def printed(seats: int = 3, **options: Any) -> Case:
    return Case(GAME, "printed", GAME.options(**options), seats)


def ply(document: dict[str, Any], verb: str, part: int = 0) -> tuple[int, dict[str, Any]]:
    """The first ply of a verb and its number, counted from 1."""
    for number, found in enumerate(document["parts"][part]["plies"], 1):
        if found["do"].split()[0] == verb:
            return number, found
    raise AssertionError(verb)


def refusal_of(document: dict[str, Any]) -> RecordRefusal:
    with pytest.raises(RecordRefusal) as refused:
        read(json.dumps(document).encode())
    return refused.value


@pytest.mark.parametrize("case", [case for game in games().values() for case in cases(game)], ids=str)
def test_records_fit_the_shipped_schema_and_the_outside_referee(case: Case) -> None:
    for seed in range(2):
        document = json.loads(line_of(case, seed, lean=seed))
        jsonschema.validate(document, json.loads(SCHEMA_FILE.read_text()))
        assert REFEREES[case.game.name](document) == []


def test_the_shipped_schema_is_the_one_of_the_types() -> None:
    assert json.loads(SCHEMA_FILE.read_text()) == schema()


def test_the_same_match_gives_the_same_bytes_by_both_ways() -> None:
    case = printed(4, games=2)
    match = finished(case, 5)
    seats = [SeatRecord(f"seat {seat}", "person") for seat in range(4)]
    plies = [(int(ply.seat), int(ply.action)) for ply in match.plies]
    assert encode(transcribe(GAME, case.options, seats, plies)) == encode(record_of(match, seats))


def test_an_unfinished_match_has_a_record_too() -> None:
    match = printed().match(3)
    match.say(match.to_act()[0], "pass")
    seats = [SeatRecord(name, "person") for name in ("Ada", "Bo", "Cy")]
    record, again = read(encode(record_of(match, seats)))
    assert record.result is None
    assert record.parts[-1].result is None
    assert again.state.dump() == match.state.dump()


FORGERIES: dict[str, tuple[Damage, str, str, str | None]] = {
    "a bid that the hand cannot pay": (
        lambda d: ply(d, "bid")[1].update(do="bid 9x5"),
        "bid-needs-equal",
        "K16",
        "bid",
    ),
    "a bid that is no bid": (
        lambda d: ply(d, "bid")[1].update(do="bid 1-different"),
        "different-too-few",
        "K13",
        "bid",
    ),
    "a wrong seat": (
        lambda d: ply(d, "bid")[1].update(by=(ply(d, "bid")[1]["by"] + 1) % 3),
        "record-not-asked",
        "",
        "bid",
    ),
    "a card that was not paid": (lambda d: ply(d, "pay")[1].update(cards=["5", "5"]), "record-detail", "", "pay"),
    "a card to another seat": (
        lambda d: ply(d, "deal")[1].update(to=(ply(d, "deal")[1]["to"] + 1) % 3),
        "record-detail",
        "",
        "deal",
    ),
    "a word that is no action": (lambda d: ply(d, "pass")[1].update(do="grumble"), "no-such-action", "", "pass"),
    "a better result": (lambda d: d["result"]["seats"][0].update(total=99), "record-result", "", None),
    "a better game": (lambda d: d["parts"][0]["result"]["seats"][0].update(mice=99), "record-result", "", None),
    "a match cut short": (lambda d: d["parts"][0]["plies"].pop(), "record-part-late", "", None),
    "a match that goes on": (
        lambda d: d["parts"][0]["plies"].append({"by": 0, "do": "pass"}),
        "record-after-end",
        "",
        None,
    ),
    "other rules": (lambda d: d.update(rules_version=99), "record-rules-version", "", None),
    "another format": (lambda d: d.update(format_version=2), "record-format", "", None),
    "another game": (lambda d: d.update(game="chess"), "no-such-game", "", None),
    "impossible options": (lambda d: d["options"].update(games=11), "record-options", "", None),
    "missing options": (lambda d: d["options"].pop("mice"), "record-options", "", None),
    "a deck that is too small": (lambda d: d["options"].update(copies=1, jokers=0), "deck-too-small", "R10", None),
    "a part after the end": (lambda d: d["parts"].append({"plies": [], "result": None}), "record-after-end", "", None),
    "a name that clears the screen": (lambda d: d["seats"][0].update(name="\x1b[2JAda"), "record-shape", "", None),
    "a name of two lines": (lambda d: d["seats"][0].update(name="Ada\nBo bids"), "record-shape", "", None),
    "half a character": (lambda d: d["seats"][0].update(name="\ud800"), "record-not-json", "", None),
    "nobody at the table": (lambda d: d.update(seats=[]), "record-shape", "", None),
    "a seat in the air": (lambda d: ply(d, "bid")[1].update(by="me"), "record-shape", "", "bid"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_record_is_refused_where_it_was_forged(forgery: str) -> None:
    damage, code, rule, verb = FORGERIES[forgery]
    document = json.loads(line_of(printed(), 8))
    number = ply(document, verb)[0] if verb else 0
    damage(document)
    refusal = refusal_of(document)
    assert (refusal.code, refusal.rule) == (code, rule)
    if verb:
        assert (refusal.part, refusal.ply) == (1, number)


def test_a_forged_card_from_the_deck_is_found_at_the_latest_when_the_deck_is_short() -> None:
    document = json.loads(line_of(printed(), 8))
    for found in document["parts"][0]["plies"]:
        if found["do"].startswith("deal"):
            found["do"] = "deal J"
    refusal = refusal_of(document)
    assert (refusal.code, refusal.part, refusal.ply) == ("no-such-outcome", 1, 17)


def test_a_part_that_ends_too_late_is_refused() -> None:
    document = json.loads(line_of(printed(games=2), 8))
    first, second = document["parts"]
    first["plies"].append(second["plies"].pop(0))
    refusal = refusal_of(document)
    assert (refusal.code, refusal.part, refusal.ply) == ("record-part-early", 1, len(first["plies"]))


def test_the_line_of_a_damaged_file_is_named(tmp_path: Path) -> None:
    lines = [line_of(printed(), seed) for seed in range(3)]
    lines[1] = lines[1][:-100]
    file = tmp_path / "many.jsonl"
    file.write_bytes(b"\n".join(lines))
    reader = read_lines(file)
    assert next(reader)[1].is_over
    with pytest.raises(RecordRefusal) as refused:
        next(reader)
    assert (refused.value.line, refused.value.code) == (2, "record-not-json")


def test_a_document_laid_out_over_many_lines_is_read(tmp_path: Path) -> None:
    document = json.loads(line_of(printed(), 1))
    file = tmp_path / "one.json"
    file.write_text(json.dumps(document, indent=1))
    assert len(list(read_lines(file))) == 1
    file.write_text(json.dumps(document, indent=1)[:-30])
    with pytest.raises(RecordRefusal) as refused:
        list(read_lines(file))
    assert refused.value.line > 100


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_any_flipped_byte_is_refused_or_changes_nothing_that_counts(data: st.DataObject) -> None:
    """Damage is found by JSON, by the shape, by the rules, or it only touched a name."""
    line = line_of(printed(2), 4)
    at = data.draw(st.integers(0, len(line) - 1))
    byte = data.draw(st.integers(32, 126))
    damaged = line[:at] + bytes([byte]) + line[at + 1 :]
    try:
        record, match = read(damaged)
    except RecordRefusal:
        return
    original = decode(line)
    assert match.is_over
    assert (record.options, record.result) == (original.options, original.result)
    if record.parts != original.parts:
        assert referee(json.loads(damaged)) == []
