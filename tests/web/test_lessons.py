"""The lessons are what the rules make of them, and the coach has a sentence for every step in every language."""

import json
import re
from typing import Any

import pytest

from katzentisch.core.locale import LANGUAGES
from katzentisch.core.registry import find
from katzentisch.core.texts import rule_numbers
from scripts import lessons
from scripts.page import WEB

GAMES = tuple(lessons.STORIES)
WORDS = WEB / "src/learn/words"
EXAMPLE = re.compile(r'example\("(\w+)", "([^"]+)"')
SOURCE = (WEB / "src/learn/examples.ts").read_text(encoding="utf-8")


def written(game: str) -> dict[str, Any]:
    """The lesson as the page has it."""
    found: dict[str, Any] = json.loads((lessons.PAGE / f"{game}.json").read_text(encoding="utf-8"))
    return found


def examples(game: str) -> dict[str, list[str]]:
    """The cards of the rules' examples, by ruling."""
    part = SOURCE.split(f"  {game}: [")[1].split("  ],")[0]
    return {rule: cards.replace(" | ", " ").split() for rule, cards in EXAMPLE.findall(part)}


def said(game: str, language: str) -> set[str]:
    """The sentences that there are for a game."""
    text = (WORDS / language / f"{game}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) = \S", text, re.MULTILINE))


def test_the_lessons_in_the_page_are_fresh() -> None:
    for file, content in lessons.files().items():
        assert file.read_text(encoding="utf-8") == content, f"python scripts/lessons.py writes {file.name} anew"


@pytest.mark.parametrize("game", GAMES)
def test_what_the_coach_wants_is_legal_when_it_is_wanted(game: str) -> None:
    lesson = written(game)
    state = lesson["welcome"]["game"]
    for step in lesson["steps"]:
        legal = [offer["action"] for offer in state["legal"]]
        assert not step["wanted"] or step["wanted"] in legal, step["name"]
        assert not set(step.get("explained", {})) & set(legal)
        state = step["updates"][-1]["game"] if step["updates"] else state
    assert state["result"]["seats"][0]["place"] == 1, "the pupil wins"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_tells_the_pupil_no_secrets(game: str) -> None:
    lesson = written(game)
    told = [lesson["welcome"]["events"], *(update["events"] for step in lesson["steps"] for update in step["updates"])]
    for event in (event for events in told for event in events):
        if event["event"] in ("dealt", "drew"):
            assert ("card" in event) == (event["seat"] == lessons.PUPIL)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_and_example_has_its_sentence(game: str, language: str) -> None:
    steps = lessons.STORIES[game].steps
    needed = {f"step-{step.name}" for step in steps}
    needed |= {f"task-{step.name}" for step in steps if step.wanted}
    needed |= {f"example-{rule}" for rule in examples(game)} | {f"short-{number}" for number in range(1, 6)}
    allowed = {f"other-{step.name}" for step in steps if step.wanted}
    found = said(game, language)
    assert needed - found == set()
    assert found - needed - allowed == set()
    assert found == said(game, "en")


@pytest.mark.parametrize("game", GAMES)
def test_examples_show_cards_of_the_game_at_rulings_that_exist(game: str) -> None:
    module = find(game)
    known = {
        arguments["card"]
        for action in range(len(module.actions))
        if "card" in (arguments := module.actions.arguments(action))
    }
    for language in LANGUAGES:
        assert set(examples(game)) <= set(rule_numbers(module, language))
    assert {card for cards in examples(game).values() for card in cards} <= known | {"back"}


def test_the_coachs_french_is_set_as_french() -> None:
    for file in (WORDS / "fr").glob("*.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            words = re.sub(r"^#.*|Klaumau!", "x", line.partition("=")[2])
            assert not re.search(r"(?<!\u00a0)[:;!?»]", words), line
            assert not re.search(r"«(?!\u00a0)", words), line
            assert "'" not in words, line
