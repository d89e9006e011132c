"""Every ruling has a scenario."""

import ast
import re
from pathlib import Path

from katzentisch.games.katzenjammer import GAME

RULINGS = set(range(1, 46))


def scenarios() -> set[int]:
    """The rulings that the names of the tests beside this file carry."""
    found = set()
    for path in Path(__file__).parent.glob("test_k_*.py"):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef) and (match := re.match(r"test_k(\d\d)_", node.name)):
                found.add(int(match[1]))
    return found


def test_every_ruling_has_a_scenario() -> None:
    rules = (GAME.folder / "RULES.md").read_text()
    assert {int(number) for number in re.findall(r"^\*\*K(\d+) ", rules, re.MULTILINE)} == RULINGS
    assert scenarios() == RULINGS
