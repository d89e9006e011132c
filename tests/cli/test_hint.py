"""katzentisch hint: the best actions of a position, in three languages, and what it refuses."""

import json
import re
from pathlib import Path

import pytest

from katzentisch.cli import DONE, MISSING, NO, main
from katzentisch.core.locale import LANGUAGES
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.transcript import decode, encode, read_lines
from katzentisch.terminal import USAGE

Capture = pytest.CaptureFixture[str]
FILE = find("katzenjammer").folder / "transcripts" / "mini.jsonl"
WINDOWS = find("klaumau").folder / "transcripts" / "printed.jsonl"
CHOICES = 2
"""A decision with fewer legal actions needs no search."""


def decisions() -> list[int]:
    """The moves of the first match at which there is something to choose, counted from 1."""
    _, match = next(read_lines(FILE))
    found, again = [], type(match)(match.game, match.options, match.seats)
    for number, ply in enumerate(match.plies, 1):
        if ply.seat >= 0 and len(again.legal(ply.seat)) >= CHOICES:
            found.append(number)
        again.make(ply.seat, ply.action)
    return found


def hint(*words: str, file: Path = FILE) -> int:
    return main(["hint", str(file), "--budget", "50", *words])


TITLES = {
    "en": "Katzenjammer Blues, match 1, move {}: ",
    "de": "Katzenjammer Blues, Spiel 1, Zug {}: ",
    "fr": "Katzenjammer Blues, match 1, coup {}\xa0: ",
}
HANDS = {"en": "Your hand: ", "de": "Deine Hand: ", "fr": "Votre main\xa0: "}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_has_a_title_a_scene_and_reasons(language: str, capsys: Capture) -> None:
    ply = decisions()[0]
    assert hint("--ply", str(ply), "--lang", language) == DONE
    title, seen, first, *_ = capsys.readouterr().out.splitlines()
    assert title.startswith(TITLES[language].format(ply))
    assert seen.startswith(HANDS[language])
    assert re.fullmatch(r"1\. .+  \d+[ \xa0]%  .+\.", first)


def test_the_same_for_programs(capsys: Capture) -> None:
    ply = decisions()[0]
    for _ in range(2):
        assert hint("--ply", str(ply), "--json") == DONE
    one, other = capsys.readouterr().out.splitlines()
    assert one == other
    told = json.loads(one)
    assert told["ply"] == ply
    game = find("katzenjammer")
    for found in told["hints"]:
        game.actions.parse(found["action"])
        assert 0 <= found["win"] <= 1
        assert found["reason"]["code"] in game.reasons


def test_without_a_move_it_is_the_last_decision_or_the_present_one(tmp_path: Path, capsys: Capture) -> None:
    assert hint("--json") == DONE
    finished = json.loads(capsys.readouterr().out)
    assert finished["played"] is not None
    document = json.loads(FILE.read_bytes().splitlines()[0])
    last = finished["ply"]
    document["parts"][0]["plies"] = document["parts"][0]["plies"][: last - 1]
    document["parts"][0]["result"] = document["result"] = None
    (tmp_path / "file").write_bytes(encode(decode(json.dumps(document).encode())))
    assert hint("--json", file=tmp_path / "file") == DONE
    assert json.loads(capsys.readouterr().out) == {**finished, "played": None}


def late_answers(match: Match) -> list[tuple[int, int]]:
    """The first answer in a window and a later one in the same window, counted from 1."""
    again, opened, last, found = Match(match.game, match.options, match.seats), 0, 0, []
    for number, ply in enumerate(match.plies, 1):
        window = match.game.rules.window(again.state)
        if window and window == last:
            found.append((opened, number))
        elif window:
            opened = number
        last = window
        again.make(ply.seat, ply.action)
    return found


def test_whoever_answers_late_knows_nothing_of_earlier_answers(capsys: Capture) -> None:
    """Answers are sealed: asked at the first answer or at its own, a seat gets the same hints."""
    number, match = next((i, match) for i, (_, match) in enumerate(read_lines(WINDOWS), 1) if match.seats > CHOICES)
    found = late_answers(match)
    assert len(found) > CHOICES
    for first, late in found[:5]:
        here, made = ("--match", str(number), "--json"), match.plies[late - 1]
        assert hint("--ply", str(late), *here, file=WINDOWS) == DONE
        assert hint("--ply", str(first), "--seat", str(made.seat), *here, file=WINDOWS) == DONE
        own, early = map(json.loads, capsys.readouterr().out.splitlines())
        assert own["hints"]
        assert own["played"] == match.game.actions.name(made.action)
        assert own == {**early, "ply": late, "played": own["played"]}


REFUSED = {
    "a deal": (["--ply", "1"], USAGE, "1"),
    "a move after the end": (["--ply", "9999"], USAGE, "9999"),
    "a seat that is not asked": (["--seat", "7"], USAGE, "7"),
    "a match that is not there": (["--match", "99"], USAGE, "99"),
    "no time": (["--budget", "soon"], USAGE, "soon"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wrong", REFUSED)
def test_what_cannot_be_hinted_at_is_refused(wrong: str, language: str, capsys: Capture) -> None:
    words, code, named = REFUSED[wrong]
    assert hint(*words, "--lang", language) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert named in said.err
    assert len(said.err.splitlines()) == 1


def test_a_file_that_cannot_be_read_or_is_no_record(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "file").write_text("{")
    assert hint(file=tmp_path / "none") == MISSING
    assert hint(file=tmp_path / "file") == NO
    assert "Traceback" not in capsys.readouterr().err
