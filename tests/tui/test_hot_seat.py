"""Several people at one screen: it is covered between them, and nothing of another hand ever shows."""

import re
from random import Random

from textual.pilot import Pilot
from textual.widgets import Static

from katzentisch.core.seats import PUBLIC
from katzentisch.tui.app import TableApp
from katzentisch.tui.screens.cover import CoverScreen
from katzentisch.tui.screens.reading import LogScreen
from katzentisch.tui.screens.table import TableScreen

from .table import SMALL, choices, deal, make, settle, some_cell, table, text, wishes

NAMES = ("Anna", "Bela")
HAND_OF_BELA = "112345"
WORLDS = ("122345", "55JJJ4")
"""Two hands of Anna's; whatever Bela sees must be the same in both."""

CARD = re.compile(r"[│╭╰]\s*[1-5J]\s*[│╮╯]")


def hand_on_screen(screen: str) -> list[str]:
    """The cards that are drawn below the words "Your hand"."""
    lines = screen.splitlines()
    start = next(number for number, line in enumerate(lines) if "Your hand" in line)
    return re.findall(r"[1-5J]", lines[start + 2][:47])


async def script(pilot: Pilot[None], keys: list[str]) -> list[str]:
    """Play by keys; the screen before each of them."""
    assert isinstance(pilot.app, TableApp)
    screens = []
    for key in keys:
        await settle(pilot)
        screens.append(text(pilot.app))
        await pilot.press(*key.split())
    await settle(pilot)
    return [*screens, text(pilot.app)]


KEYS = ["enter", "1 1", "enter", "0", "enter", "1"]
"""Bela uncovers and bids one 1, Anna uncovers and passes, Bela uncovers and pays."""


SEEN: dict[str, list[str]] = {}


async def screens_in(world: str) -> list[str]:
    """What the screen showed, step by step, when Anna held that hand."""
    if world not in SEEN:
        app = make(wishes(2, 2, NAMES), source=deal([world, HAND_OF_BELA], "343"))
        async with app.run_test(size=SMALL) as pilot:
            SEEN[world] = await script(pilot, KEYS)
    return SEEN[world]


async def test_what_one_person_sees_does_not_depend_on_the_hand_of_another() -> None:
    one, other = [await screens_in(world) for world in WORLDS]
    covers, belas, annas = (0, 2, 4), (1, 5, 6), 3
    for number in (*covers, *belas):
        assert one[number] == other[number]
    assert one[annas] != other[annas], "the worlds do differ"
    assert hand_on_screen(one[annas]) == sorted(WORLDS[0])
    assert hand_on_screen(other[annas]) == sorted(WORLDS[1])
    assert hand_on_screen(one[1]) == sorted(HAND_OF_BELA)


async def test_the_cover_shows_a_name_and_no_card() -> None:
    screens = await screens_in(WORLDS[0])
    for number, name in ((0, "Bela"), (2, "Anna"), (4, "Bela")):
        assert f"Pass the screen to {name}. Press Enter when ready." in " ".join(screens[number].split())
        assert not CARD.search(screens[number])
        assert "Your hand" not in screens[number]
        assert "Log" not in screens[number]
        assert not re.search(r"\d", screens[number].replace("F2", "").replace("F3", "").replace("F4", ""))


async def take_turn(pilot: Pilot[None], rng: Random, last: int | None) -> int:
    """The person who is asked uncovers the screen if need be, sees the right hand, and acts."""
    assert isinstance(pilot.app, TableApp)
    app, sitting = pilot.app, table(pilot.app).sitting
    asked = sitting.next_seat()
    if isinstance(app.screen, CoverScreen):
        assert asked != last
        assert sitting.viewer == PUBLIC
        assert sitting.view().hand is None
        assert not CARD.search(text(app))
        await pilot.press("enter")
        await settle(pilot)
    assert sitting.viewer == asked
    held = sitting.match.view(asked).hand
    assert len(held) > 10 or hand_on_screen(text(app)) == held
    await pilot.press(*(some_cell(app, rng).key or "0"))
    await settle(pilot)
    return asked


async def test_two_people_and_a_bot_for_a_while() -> None:
    app, rng, last = make(wishes(3, 2, NAMES), seed=21), Random(5), None
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        for _ in range(12):
            last = await take_turn(pilot, rng, last)


async def test_a_whole_small_game_of_two_people_ends_with_no_hand_in_sight() -> None:
    app, rng, last = make(wishes(2, 2, NAMES, "mini"), seed=12), Random(5), None
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        while not table(app).sitting.is_over:
            last = await take_turn(pilot, rng, last)
        assert last is not None
        assert table(app).sitting.viewer == PUBLIC
        assert "Your hand" not in text(app)
        assert "Result" in text(app)


async def test_the_log_is_the_viewers_own() -> None:
    app = make(wishes(2, 2, NAMES), source=deal([WORLDS[1], HAND_OF_BELA], "343"))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, LogScreen)
        log = str(app.screen.query_one("#reading-text", Static).content)
        dealt = re.findall(r"You are dealt (?:an? )?(\w)", " ".join(log.split()))
        assert dealt == list(HAND_OF_BELA)
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_a_log_left_open_is_closed_before_the_screen_changes_hands() -> None:
    app = make(wishes(2, 2, NAMES), source=deal([WORLDS[0], HAND_OF_BELA], "343"))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        choices(app).action_choose()
        table(app).action_log()
        await pilot.pause(0.1)
        assert table(app).sitting.next_seat() == 0, "Bela has bid"
        assert isinstance(app.screen, LogScreen), "and still reads"
        await pilot.press("l")
        await settle(pilot)
        assert isinstance(app.screen, CoverScreen)
        await pilot.press("enter")
        await settle(pilot)
        assert hand_on_screen(text(app)) == sorted(WORLDS[0])


async def test_one_person_alone_is_never_covered() -> None:
    app = make(wishes(3), seed=2)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(6):
            await settle(pilot)
            assert isinstance(app.screen, TableScreen)
            await pilot.press("0" if any(cell.key == "0" for cell in choices(app).cells()) else "1")
