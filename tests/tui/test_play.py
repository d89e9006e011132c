"""Whole games at 80x24: by keyboard only, by mouse only, and what comes after the end."""

import asyncio
from random import Random

from katzentisch.tui.app import TableApp
from katzentisch.tui.screens.reading import LeaveScreen
from katzentisch.tui.screens.setup import SetupScreen
from katzentisch.tui.screens.table import TableScreen
from katzentisch.tui.widgets.choices import Choices

from .table import (
    GAME,
    SMALL,
    choices,
    click_key,
    deal,
    last_ply,
    lose,
    make,
    reach,
    settle,
    some_cell,
    table,
    text,
    wishes,
)


async def test_a_whole_game_by_keyboard() -> None:
    app, rng, verbs = make(seed=13), Random(1), set()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        await settle(pilot)
        assert [*table(app).sitting.plan.names] == ["Ada", "Minka", "Felix"]
        while not table(app).sitting.is_over:
            cell = some_cell(app, rng)
            if cell.key and rng.random() < 0.7:
                await pilot.press(*cell.key)
            else:
                await reach(pilot, choices(app), cell)
                await pilot.press("enter")
            await settle(pilot)
            assert last_ply(app, 0) == GAME.actions.name(cell.action)
            verbs.add(GAME.actions.verb(cell.action))
        assert verbs == {"pass", "bid", "pay", "pay-values", "present", "done"}
        _check_result(text(app))


def _check_result(screen: str) -> None:
    assert "Result" in screen
    assert "wins!" in screen or "share the victory!" in screen
    for word in ("Place", "Name", "Mice", "Jokers", "Score", "Ada", "Minka", "Felix"):
        assert word in screen


async def test_bots_keep_their_pace_however_soon_they_have_decided() -> None:
    app = TableApp(wishes(3), seed=1, source=deal(["111222"] * 3, "333", leader=1), delay=3600)
    async with app.run_test(size=SMALL) as pilot:
        sitting = table(app).sitting
        moves = len(sitting.match.plies)
        assert not sitting.is_person(sitting.next_seat())
        await pilot.pause(0.3)
        assert len(sitting.match.plies) == moves


async def test_a_whole_game_by_mouse() -> None:
    app, rng, verbs = make(seed=12), Random(2), set()
    async with app.run_test(size=SMALL) as pilot:
        assert await pilot.click("#pick-seats", offset=(30, 0))
        assert await pilot.click("#pick-seats", offset=(30, 0))
        assert await pilot.click("#setup-start")
        await settle(pilot)
        assert table(app).sitting.plan.seats == 5
        while not table(app).sitting.is_over:
            places = [place for place in choices(app).places() if place.cell.is_lit]
            eager = [place for place in places if place.cell.key != "0"]
            place = rng.choice(eager if eager and rng.random() < 0.7 else places)
            assert await pilot.click("#choices", offset=(place.column + 1, place.row))
            await settle(pilot)
            assert last_ply(app, 0) == GAME.actions.name(place.cell.action)
            verbs.add(GAME.actions.verb(place.cell.action))
        assert verbs >= {"pass", "bid", "pay-values", "present", "done"}
        _check_result(text(app))
        finished = table(app).sitting
        await click_key(pilot, "screen.again")
        await settle(pilot)
        assert table(app).sitting is not finished
        assert not table(app).sitting.is_over


async def test_after_the_end_the_same_people_play_again_or_sit_elsewhere() -> None:
    app = make(wishes(2, preset="mini"), seed=3)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        first = table(app).sitting
        await pilot.press("a", "n")
        assert table(app).sitting is first, "only after the end"
        for _ in range(2):
            while not table(app).sitting.is_over:
                await pilot.press("enter")
                await settle(pilot)
            await pilot.press("a")
            await settle(pilot)
        assert table(app).sitting.plan == first.plan
        while not table(app).sitting.is_over:
            await pilot.press("enter")
            await settle(pilot)
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
        assert app.screen.plan() == first.plan


async def test_an_enter_that_comes_twice_acts_once() -> None:
    app = make(wishes(3), seed=11)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        chooser = choices(app)
        before = len([ply for ply in table(app).sitting.match.plies if ply.seat == 0])
        chooser.action_choose()
        chooser.action_choose()
        await settle(pilot)
        assert len([ply for ply in table(app).sitting.match.plies if ply.seat == 0]) == before + 1


async def test_keys_pressed_before_a_question_could_be_read_do_not_answer_it() -> None:
    app = make(wishes(3), seed=11)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        chooser = choices(app)
        chooser._grace = 60
        before = table(app).sitting.match.version
        await pilot.press("enter", "0")
        assert table(app).sitting.match.version == before
        chooser._grace = 0
        await pilot.press("0")
        await settle(pilot)
        assert last_ply(app, 0) == "pass"


async def test_bots_that_act_while_the_table_is_cleared_away_disturb_nobody() -> None:
    app = make(wishes(3), seed=11)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        screen = table(app)
        clearing = asyncio.ensure_future(app.switch_screen(SetupScreen(wishes(3))))
        await lose(screen, "#around")
        assert screen.query(Choices), "half of the table still stands"
        screen.retell()
        await clearing
        assert app.screen is not screen
        assert not screen.is_attached


async def test_leaving_asks_only_in_the_middle_of_a_match() -> None:
    app = make(seed=4)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("q")
        assert isinstance(app.screen, LeaveScreen)
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)
        await pilot.press("q", "enter")
        await pilot.pause()
        assert app._exit
    app = make(seed=4)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("q")
        await pilot.pause()
        assert app._exit


async def test_the_match_waits_while_a_window_is_open() -> None:
    app = make(wishes(3), seed=11)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        choices(app).action_choose()
        app.screen.action_log()  # type: ignore[attr-defined]
        await pilot.pause(0.1)
        before = table(app).sitting.match.version
        await pilot.pause(0.1)
        assert table(app).sitting.match.version == before
        await pilot.press("l")
        await settle(pilot)
        assert table(app).sitting.match.version > before


async def test_the_two_lines_tell_what_goes_on_and_what_you_may_do() -> None:
    app = make(wishes(3, names=["Zoe"]), seed=11)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        lines = text(app).splitlines()
        assert "Zoe is asked" in lines[6]
        assert "You may" in lines[7]
        assert "or pass." in lines[7]
