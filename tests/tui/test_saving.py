"""Saving: a record of the whole match after its end, and never before."""

from datetime import datetime
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from katzentisch.core.locale import LANGUAGES
from katzentisch.core.transcript import read_lines
from katzentisch.tui.app import TableApp
from katzentisch.tui.saving import file_name, record_name
from katzentisch.tui.screens.reading import SaidScreen
from katzentisch.tui.widgets.keybar import KeyBar

from .table import SMALL, click_key, resize, settle, table, wishes


def make_in(folder: Path) -> TableApp:
    """A small match that is saved there."""
    return TableApp(wishes(2, names=["Zoe\x07"], preset="mini"), seed=3, delay=0, folder=folder)


def said(app: TableApp) -> str:
    """The sentence of the note."""
    assert isinstance(app.screen, SaidScreen)
    return str(app.screen.query_one("#note-text", Static).content)


async def play_to_the_end(pilot: Pilot[None]) -> None:
    assert isinstance(pilot.app, TableApp)
    await settle(pilot)
    while not table(pilot.app).sitting.is_over:
        await pilot.press("enter")
        await settle(pilot)


async def test_a_finished_match_is_saved_and_can_be_read_again(tmp_path: Path) -> None:
    app = make_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await play_to_the_end(pilot)
        await click_key(pilot, "screen.save")
        (path,) = tmp_path.iterdir()
        assert said(app) == f"The match is saved: {path}"
        played = table(app).sitting.match
        await pilot.press("s")
        assert app.screen is table(app), "the same key closes the note"
    ((record, match),) = read_lines(path)
    assert [(seat.name, seat.kind) for seat in record.seats] == [("Zoe", "person"), ("Minka", "bot random")]
    assert match.is_over
    assert match.plies == played.plies
    assert match.result == played.result


async def test_before_the_end_nothing_is_written(tmp_path: Path) -> None:
    app = make_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "screen.save" not in [key.action for key in app.screen.query_one(KeyBar).keys]
        await pilot.press("s")
        await pilot.pause()
        assert said(app) == "The record shows all hands; it can be saved when the match is over."
        assert not list(tmp_path.iterdir())


async def test_a_folder_that_is_not_there_is_no_accident(tmp_path: Path) -> None:
    app = make_in(tmp_path / "nowhere")
    async with app.run_test(size=SMALL) as pilot:
        await play_to_the_end(pilot)
        await pilot.press("s")
        await pilot.pause()
        assert said(app).startswith(f"The match cannot be saved in {tmp_path / 'nowhere'}: ")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_keys_after_the_end_fit(language: str, tmp_path: Path) -> None:
    app = make_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await play_to_the_end(pilot)
        app.action_speak(language)
        await pilot.pause()
        bar = app.screen.query_one(KeyBar)
        assert bar.spans()[-1][1] <= SMALL[0] + 1
        assert [key.key for key in bar.fitting() if len(key.key) == 1 and key.key != "r"] == list("ansdlq")
        await resize(pilot, 140, 40)
        assert bar.fitting() == bar.keys, "with more room, all of them"


def test_a_file_is_named_after_game_and_time() -> None:
    assert file_name("katzenjammer", datetime(2026, 3, 4, 5, 6, 7)) == "katzentisch-katzenjammer-20260304-050607.json"


@pytest.mark.parametrize(
    ("name", "kept"),
    [("Zoe", "Zoe"), (" Z\no\x1be\u2028 ", "Zoe"), ("\x00\t", "3"), ("x" * 100, "x" * 80), ("Zo\udce9", "Zo")],
)
def test_names_are_such_as_records_allow(name: str, kept: str) -> None:
    assert record_name(name, 2) == kept
