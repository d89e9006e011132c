"""docs/adding-a-game.md: a game from outside the package, found by its entry point, obeys the laws."""

import re
from pathlib import Path

import pytest

from katzentisch.cli import main
from katzentisch.core.checks import FOR_PEOPLE, LAWS, Law
from katzentisch.core.locale import LANGUAGES
from katzentisch.core.registry import find
from katzentisch.core.walks import cases
from katzentisch.terminal import USAGE

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "fixtures" / "paws"


OBEYED = [law for law in LAWS if law.number not in FOR_PEOPLE]


@pytest.mark.parametrize("law", OBEYED, ids=lambda law: law.check.__name__)
def test_the_third_game_obeys(law: Law, paws: None) -> None:
    checked = list(cases(find("paws")))
    assert [case.seats for case in checked] == [2, 3, 4]
    for case in checked:
        law.check(case, 20)


def test_the_third_game_is_simulated_like_our_own(paws: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "paws", "--players", "3", "--games", "50", "--seed", "1", "--engine", "interpreted"]) == 0
    first, *seats = capsys.readouterr().out.splitlines()
    assert first == "50 matches, 150 decisions, 3.00 a match"
    assert [line.split(":")[0] for line in seats] == ["seat 0", "seat 1", "seat 2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_third_game_is_replayed_by_its_own_names(
    language: str, paws: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "records"
    assert main(["sim", "paws", "--players", "2", "--games", "2", "--records", str(file)]) == 0
    assert main(["replay", str(file), "--match", "2", "--lang", language]) == 0
    title, *events = capsys.readouterr().out.splitlines()
    assert "paws" in title
    assert len(events) == 4
    assert re.fullmatch(r"  dealt \(seat random \d, card [1-6]\)", events[0])
    assert re.fullmatch(r"  (hid \(seat random \d\)|showed \(seat random \d, card [1-6]\))", events[2])


NO_RULES = {
    "en": 'The game "paws" has no rules text.\n',
    "de": "Das Spiel „paws“ hat keinen Regeltext.\n",
    "fr": "Le jeu «\xa0paws\xa0» n’a pas de texte de règles.\n",
}
REFUSED = {
    "en": "The game refuses this: seats-out-of-range (seats 9, fewest 2, most 4). (P1)\n",
    "de": "Das Spiel lehnt dies ab: seats-out-of-range (seats 9, fewest 2, most 4). (P1)\n",
    "fr": "Le jeu refuse cela\xa0: seats-out-of-range (seats 9, fewest 2, most 4). (P1)\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_third_game_has_no_rules_text_and_refuses_by_code(
    language: str, paws: None, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (["rules", "paws"], ["rules", "paws", "P1"]):
        assert main([*words, "--lang", language]) == USAGE
        assert capsys.readouterr().err == NO_RULES[language]
    assert main(["sim", "paws", "--players", "9", "--lang", language]) == USAGE
    assert capsys.readouterr().err == REFUSED[language]


def test_check_the_third_game_from_the_command_line(paws: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "paws", "--tries", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "paws printed with 2 seats: 12 laws hold"


def test_the_guide_quotes_the_game_as_it_is() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    code = (FOLDER / "paws.py").read_text(encoding="utf-8")
    quoted = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    assert len(quoted) >= 8
    for block in quoted:
        assert block in code
    assert "paws = paws:GAME" in guide


def test_the_guide_names_every_function_that_a_game_offers() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    for name in (*vars(find("klaumau").rules), *vars(find("klaumau"))):
        assert f"`{name}`" in guide, name
