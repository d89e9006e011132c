"""Everything fits into 80x24: two to six seats, long names, big hands, three languages."""

import pytest
from rich.cells import cell_len
from textual.geometry import Region
from textual.pilot import Pilot

from katzentisch.core.locale import LANGUAGES
from katzentisch.tui.app import TableApp
from katzentisch.tui.paint import paint_seats
from katzentisch.tui.widgets.keybar import KeyBar
from katzentisch.tui.widgets.picker import Picker
from katzentisch.tui.words import HARD

from .table import SMALL, choices, make, resize, settle, table, text, wishes

LONG = ("Bartholomeus", "Wilhelmina-J", "Maximilianus", "Alexandrina-", "Konstantinos", "Theodolinda-")


def check_regions(app: TableApp) -> None:
    """All parts are on the screen, none has lost its size, none lies over another."""
    whole = Region(0, 0, *SMALL)
    names = ("header", "plates", "status", "prompt", "cards", "choices", "log", "detail", "keys")
    parts = {name: app.screen.query_one(f"#{name}").region for name in names}
    for name, region in parts.items():
        assert whole.contains_region(region), name
        assert region.area, name
    for name, region in parts.items():
        for other, second in parts.items():
            assert name == other or not region.overlaps(second), (name, other)
    assert parts["choices"].height >= 6
    assert parts["log"].height >= 4
    assert not app.screen.show_vertical_scrollbar


def check_texts(app: TableApp) -> None:
    """No line of seats is too wide, no key is cut off, the two lines are whole."""
    talk = table(app).talk
    assert max(cell_len(line) for line in paint_seats(talk, SMALL[0]).plain.splitlines()) <= SMALL[0]
    for bar in app.screen.query(KeyBar):
        assert bar.spans()[-1][1] <= bar.size.width + 1
    shown = " ".join(text(app).split())
    assert " ".join(talk.status().replace(HARD, " ").split()) in shown
    assert " ".join(talk.prompt().replace(HARD, " ").split()) in shown
    for plate in talk.skin.plates(talk.sitting.view(), talk.sitting.names, talk.speak):
        assert plate.name[:6] in shown


async def play_on(pilot: Pilot[None], decisions: int) -> None:
    assert isinstance(pilot.app, TableApp)
    for _ in range(decisions):
        await settle(pilot)
        check_regions(pilot.app)
        check_texts(pilot.app)
        await pilot.press("enter")
    await settle(pilot)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
async def test_seats_fit(seats: int) -> None:
    language = LANGUAGES[seats % 3]
    app = make(wishes(seats, names=LONG[:seats]), language, seed=seats)
    async with app.run_test(size=SMALL) as pilot:
        await play_on(pilot, 4)


async def test_six_seats_with_big_numbers_fit_in_every_language() -> None:
    app = make(wishes(6, names=LONG), seed=6)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        state = table(app).sitting.match.state
        for player in state.players:
            player.hand[:] = [5, 6, 5, 4, 3, 7]
            player.mice, player.shown = 24, 15
        for language in LANGUAGES:
            app.action_speak(language)
            await pilot.pause()
            check_regions(app)
            check_texts(app)
            assert {cell_len(line) for line in text(app).splitlines()} == {SMALL[0]}
            assert text(app).count(" 15 ") >= 6


async def test_a_long_ladder_scrolls_to_the_cell_that_is_pointed_at() -> None:
    app = make(wishes(3), seed=5)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        table(app).sitting.match.state.players[0].hand[:] = [6, 9, 3, 3, 2, 9]
        table(app).retell()
        chooser = choices(app)
        lit = [cell for cell in chooser.cells() if cell.is_lit]
        assert len(lit) > 35
        await pilot.pause()
        assert "▼" in text(app)
        for cell in lit:
            chooser._point(cell)
            assert any(place.cell is cell for place in chooser.places())
            assert all(0 <= place.row < chooser.size.height for place in chooser.places())
            assert all(place.column + place.width <= chooser.size.width for place in chooser.places())


async def test_larger_screens_are_used() -> None:
    app = make(wishes(4), seed=9)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        for size in (SMALL, (100, 34), (120, 40), (200, 60), SMALL):
            await resize(pilot, *size)
            for name in ("cards", "choices", "log", "detail"):
                region = app.screen.query_one(f"#{name}").region
                assert region.area
                assert Region(0, 0, *size).contains_region(region)
            assert ("Discard pile" in text(app)) == (size != SMALL)


async def test_the_set_up_fits_with_six_people_in_every_language() -> None:
    app = make()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("down", "down", "right", "right", "right", "down", "left")
        for key in ("f2", "f3", "f4"):
            await pilot.press(key)
            await pilot.pause()
            for name in ("name-5", "setup-start", "setup-company"):
                region = app.screen.query_one(f"#{name}").region
                assert Region(0, 0, *SMALL).contains_region(region)
            assert not app.screen.query_one("#name-6").display
            assert app.screen.query_one(KeyBar).spans()[-1][1] <= SMALL[0] + 1
        assert app.screen.query_one("#pick-people", Picker).value == "6"
