"""docs/adding-a-game.md: a game from outside the package, found by its entry point, obeys the laws."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from katzentisch.cli import main
from katzentisch.core.checks import FOR_PEOPLE, LAWS, Law
from katzentisch.core.registry import find, games
from katzentisch.core.walks import cases

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "fixtures" / "paws"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As after `pip install`: the module and an entry point."""
    metadata = tmp_path / "paws-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: paws\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[katzentisch.games]\npaws = paws:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(FOLDER))
    games.cache_clear()
    yield
    games.cache_clear()


OBEYED = [law for law in LAWS if law.number not in FOR_PEOPLE]


@pytest.mark.parametrize("law", OBEYED, ids=lambda law: law.check.__name__)
def test_the_third_game_obeys(law: Law, installed: None) -> None:
    checked = list(cases(find("paws")))
    assert [case.seats for case in checked] == [2, 3, 4]
    for case in checked:
        law.check(case, 20)


def test_the_third_game_is_simulated_like_our_own(installed: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "paws", "--players", "3", "--games", "50", "--seed", "1", "--engine", "interpreted"]) == 0
    assert "50" in capsys.readouterr().out


def test_check_the_third_game_from_the_command_line(installed: None, capsys: pytest.CaptureFixture[str]) -> None:
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
