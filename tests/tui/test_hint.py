"""A hint at the table: h shows it when one is asked, or says why there is none."""

import asyncio

import pytest
from textual.widgets import Static

from katzentisch.bots import hints as bots
from katzentisch.bots.base import Appraisal, Budget, Choice, Handle
from katzentisch.core.locale import LANGUAGES
from katzentisch.tui.app import TableApp
from katzentisch.tui.screens import hint as screen
from katzentisch.tui.screens.hint import HintScreen
from katzentisch.tui.screens.table import TableScreen

from .table import SMALL, deal, lose, make, settle, wishes

HANDS = ["333511", "112224"]


def said(app: TableApp) -> str:
    assert isinstance(app.screen, HintScreen)
    return str(app.screen.query_one("#note-text", Static).render())


def think(handle: Handle, budget: Budget) -> Choice:
    """As if search had found the highest action best."""
    found = tuple(Appraisal(action, 1 + action, 0.6, 0.6, 0.1) for action in handle.legal)
    return Choice(handle.legal[-1], found, 100)


WHY = {"en": "three mice", "de": "drei Mäuse", "fr": "trois souris"}


async def test_h_shows_the_best_actions_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "think", think)
    monkeypatch.setattr(screen, "is_ready", lambda game: True)
    app = make(wishes(2), source=deal(HANDS, "313", leader=1))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        for number, language in enumerate(LANGUAGES, 2):
            await pilot.press(f"f{number}")
            await pilot.pause()
            assert "1. " in said(app)
            assert "60" in said(app)
            assert WHY[language] in said(app)
        await pilot.press("h")
        assert isinstance(app.screen, TableScreen)


async def test_a_hint_found_while_its_window_closes_disturbs_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "is_ready", lambda game: False)
    app = make(wishes(2), source=deal(HANDS, "313", leader=1))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("h")
        window = app.screen
        assert isinstance(window, HintScreen)
        closing = asyncio.ensure_future(app.pop_screen())
        await lose(window, "#note-text")
        assert not closing.done(), "half of the window is still there"
        window.retell()
        await closing
        assert isinstance(app.screen, TableScreen)


async def test_while_the_bots_are_not_ready_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "is_ready", lambda game: False)
    app = make(wishes(2), source=deal(HANDS, "313", leader=1))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("h")
        assert "getting ready" in said(app)
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)
