"""Every ruling has a scenario, and every test says something."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from katzentisch.games.klaumau import GAME

RULINGS = {*(f"m{number:02}" for number in range(1, 88)), *(f"r{number}" for number in range(1, 13))}


def scenarios() -> Iterator[ast.FunctionDef]:
    """The tests beside this file."""
    for path in Path(__file__).parent.glob("test_m_*.py"):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def says_something(test: ast.FunctionDef) -> bool:
    """Does it assert, or expect that something is refused?"""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.With) and re.match(r"(refused|pytest\.raises)\(", ast.unparse(node.items[0])):
            return True
    return False


def test_every_ruling_has_a_scenario() -> None:
    rules = (GAME.folder / "RULES.md").read_text()
    found = re.findall(r"^\*\*([MR])(\d+)\b", rules, re.MULTILINE)
    assert {f"m{int(n):02}" if letter == "M" else f"r{n}" for letter, n in found} == RULINGS
    named = {match[1] for test in scenarios() if (match := re.match(r"test_([mr]\d+)_", test.name))}
    assert named == RULINGS


def test_every_test_says_something() -> None:
    assert [test.name for test in scenarios() if not says_something(test)] == []


def test_no_test_hides_another() -> None:
    names = [test.name for test in scenarios() if re.match(r"test_[mr]\d", test.name)]
    assert len(set(names)) == len(names)
