"""Three languages: the same messages in each, none missing, none unused, and switched at any moment."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from textual.pilot import Pilot

from katzentisch.core.locale import LANGUAGES
from katzentisch.core.registry import find
from katzentisch.tui.paint import paint_line
from katzentisch.tui.screens.cover import CoverScreen
from katzentisch.tui.words import FOLDER, HARD, translator

from .table import GAME, SMALL, choices, deal, make, settle, table, text, wishes

FILES = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))
SPOKEN_BY_NAME = ("level-", "language-", "setup-", "result-", "refusal-tui-")
"""Messages whose names are put together in the code."""


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The messages of a file with their variables; a broken message is an error."""
    resource = FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages_and_variables(file: str) -> None:
    english = messages("en", file)
    assert english
    for language in LANGUAGES:
        assert messages(language, file) == english


def test_no_message_is_unused() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.rglob("*.py"))
    for file in FILES:
        for name in messages("en", file):
            assert re.search(f"[\"']{name}[\"']", sources) or name.startswith(SPOKEN_BY_NAME), name


def test_french_is_set_as_french() -> None:
    for file in FILES:
        for line in (FOLDER / "fr" / file).read_text(encoding="utf-8").splitlines():
            words = re.sub(r"\{[^}]*\}|^#.*|->", "x", line.partition("=")[2] or line)
            assert not re.search(r"(?<![\u00a0<])[:;!?»](?!3)", words), line
            assert not re.search(r"«(?!\u00a0)", words), line
            assert "'" not in words, line


async def windows(pilot: Pilot[None]) -> None:
    """Open and close every window."""
    for key, close in (("question_mark", "escape"), ("d", "d"), ("s", "s"), ("l", "l"), ("r", "r"), ("q", "escape")):
        await pilot.press(key)
        await pilot.pause()
        assert pilot.app.screen is not table(pilot.app)  # type: ignore[arg-type]
        await pilot.press(close)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_from_the_set_up_to_the_end_nothing_is_missing(language: str) -> None:
    app = make(language=language, source=deal(["3335JJ", "111222"], "343", leader=1))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("down", "down", "left", "down", "down", "enter")
        await settle(pilot)
        await windows(pilot)
        for choice in ("5 3", "1", "0"):
            await pilot.press(*choice.split())
            await settle(pilot)
        app.action_speak(language)
        state = table(app).sitting.match.state
        state.supply = 1
        while not table(app).sitting.is_over:
            eager = [cell for cell in choices(app).cells() if cell.is_lit and cell.key != "0"]
            await pilot.press(*(eager[-1].key if eager and eager[-1].key else "0"))
            await settle(pilot)
        result = {"en": "Result", "de": "Ergebnis", "fr": "Résultat"}
        assert result[language] in text(app)
        assert not any(word in text(app) for other, word in result.items() if other != language)


async def test_the_language_changes_at_any_moment() -> None:
    app = make(wishes(3, names=["Zoe"]), seed=11)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("down")
        pointed = choices(app).pointed
        assert pointed is not None
        for key, words in (("f3", "Deine Hand|Passen|Stapel"), ("f4", "Votre main|Passer|Pioche")):
            await pilot.press(key)
            await pilot.pause()
            assert all(word in text(app) for word in words.split("|"))
            kept = choices(app).pointed
            assert kept is not None
            assert kept.action == pointed.action
        await pilot.press("question_mark", "f2")
        await pilot.pause()
        assert "Why not?" in text(app)
        await pilot.press("escape")
        assert "Your hand" in text(app)


async def test_the_cover_changes_its_language_too() -> None:
    app = make(wishes(2, 2, ("Anna", "Bela")), source=deal(["112345", "112345"], "343"))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, CoverScreen)
        for key, words in (("f3", "Gib den Bildschirm an Bela weiter."), ("f4", "Passez l’écran à Bela.")):
            await pilot.press(key)
            await pilot.pause()
            assert words in " ".join(text(app).split())
            assert "│" not in text(app)


async def test_the_set_up_changes_its_language_by_its_first_field() -> None:
    app = make()
    async with app.run_test(size=SMALL) as pilot:
        assert "You play against 2 bots." in text(app)
        await pilot.press("right")
        await pilot.pause()
        assert "Du spielst gegen 2 Bots." in text(app)
        await pilot.press("right")
        await pilot.pause()
        assert "Vous jouez contre 2 bots." in text(app)


def test_the_folder_is_where_it_should_be() -> None:
    assert Path(FOLDER).name == "locale"
    assert {folder.name for folder in FOLDER.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("width", range(80, 100, 3))
async def test_french_marks_stay_with_their_words(width: int) -> None:
    app = make(wishes(3), "fr", seed=1)
    async with app.run_test(size=(width, 100)) as pilot:
        await settle(pilot)
        app.action_rules()
        await pilot.pause()
        window = app.screen.query_one(".window")
        window.styles.width = width - 30
        await pilot.pause()
        lines = [line[window.region.x + 1 : window.region.right - 1].strip() for line in text(app).splitlines()]
        assert any("\xa0:" in line for line in lines)
        assert HARD not in text(app)
        for line in lines:
            assert not line.startswith((":", ";", "!", "?", "»")), line
            assert not line.endswith("«"), line


def test_a_line_breaks_at_no_hard_blank() -> None:
    sentence = translator("fr", GAME)("refusal-no-such-action", action="un deux trois")
    for width in range(9, 40):
        lines = paint_line(sentence, width).plain.replace(HARD, "\xa0").splitlines()
        assert " ".join(lines) == "L’action «\xa0un deux trois\xa0» n’existe pas."
        assert any("«\xa0un" in line for line in lines)
        assert any("trois\xa0»" in line for line in lines)


def test_each_thing_has_one_name() -> None:
    folders = [FOLDER, find("klaumau").folder / "locale"]
    texts = {
        language: "\n".join((folder / language / "klaumau.ftl").read_text(encoding="utf-8") for folder in folders)
        for language in LANGUAGES
    }
    assert not re.search(r"\b(an?|no|last) Police\b", texts["en"])
    assert not re.search(r"Das Spiel ist|im Spiel$", texts["de"], re.MULTILINE)
    assert not re.search(r"\bmatch\b", re.sub(r"[a-z]+-match-[a-z]+", "", texts["fr"]))
    for name in ("katzenjammer", "klaumau"):
        for language in LANGUAGES:
            file = (find(name).folder / "locale" / language / f"{name}.ftl").read_text(encoding="utf-8")
            assert not re.search(r"^action-[a-z-]+ = [a-z]", file, re.MULTILINE)
