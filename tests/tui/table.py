"""Help for tests at the terminal table: settle, read the screen, reach a cell as a person would."""

import asyncio
from collections.abc import Iterable
from random import Random

from textual.pilot import Pilot
from textual.screen import Screen

from katzentisch.core.chance import Script, Seeded, Source
from katzentisch.core.registry import find
from katzentisch.tui.app import TableApp
from katzentisch.tui.plan import Wishes
from katzentisch.tui.screens.cover import CoverScreen
from katzentisch.tui.screens.reading import PartScreen
from katzentisch.tui.screens.table import TableScreen
from katzentisch.tui.widgets.cells import Cell
from katzentisch.tui.widgets.choices import Choices
from katzentisch.tui.widgets.keybar import KeyBar

SMALL = (80, 24)
GAME = find("katzenjammer")
MOST_PAUSES = 20_000


def wishes(seats: int, people: int = 1, names: Iterable[str] = (), preset: str = "printed") -> Wishes:
    return Wishes("katzenjammer", seats, people, tuple(names), preset, level="random")


def make(
    wished: Wishes | None = None,
    language: str = "en",
    seed: int = 1,
    source: Source | None = None,
) -> TableApp:
    """A table whose bots do not dawdle."""
    return TableApp(wished, language=language, seed=seed, source=source, delay=0)


def deal(hands: list[str], row: str, leader: int = 0) -> Script:
    """A scripted deal: six cards a seat and the first row; afterwards a seed decides."""
    order = [(leader + 1 + step) % len(hands) for step in range(len(hands))]
    cards = [f"deal {hands[seat][number]}" for number in range(6) for seat in order]
    return Script(GAME.actions, [f"lead {leader}", *cards, *(f"reveal {card}" for card in row)], Seeded(1))


def text(app: TableApp) -> str:
    """Everything on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def table(app: TableApp) -> TableScreen:
    """The table, also when a window lies over it."""
    return next(screen for screen in reversed(app.screen_stack) if isinstance(screen, TableScreen))


def choices(app: TableApp) -> Choices:
    return table(app).query_one(Choices)


def is_waiting(app: TableApp) -> bool:
    """Is a person asked, or is the match over?"""
    if isinstance(app.screen, CoverScreen | PartScreen):
        return True
    return isinstance(app.screen, TableScreen) and (app.screen.sitting.is_over or bool(choices(app).cells()))


async def settle(pilot: Pilot[None]) -> None:
    """Let the bots play until a person is asked."""
    assert isinstance(pilot.app, TableApp)
    for _ in range(MOST_PAUSES):
        await asyncio.sleep(0.001)
        if is_waiting(pilot.app):
            await pilot.pause(0)
            return
    raise AssertionError("nobody is asked")


async def lose(screen: Screen[None], part: str) -> None:
    """Wait until a screen that is being cleared away has lost a part."""
    async with asyncio.timeout(10):
        while screen.query(part):
            await asyncio.sleep(0)


async def reach(pilot: Pilot[None], chooser: Choices, cell: Cell) -> None:
    """Move to a cell with the arrows: up or down to its row, then left or right."""
    rows = chooser.layout_cells().rows
    for _ in range(len(rows)):
        if any(cell is one for one in rows[row_of(chooser)]):
            break
        await pilot.press("down")
    for _ in range(len(rows[row_of(chooser)])):
        if chooser.pointed is cell:
            return
        await pilot.press("right")
    assert chooser.pointed is cell


def row_of(chooser: Choices) -> int:
    rows = chooser.layout_cells().rows
    return next(number for number, row in enumerate(rows) if any(chooser.pointed is one for one in row))


def some_cell(app: TableApp, rng: Random) -> Cell:
    """A lit cell; bids often, so that lots are won."""
    lit = [cell for cell in choices(app).cells() if cell.is_lit]
    eager = [cell for cell in lit if cell.key != "0"]
    return rng.choice(eager if eager and rng.random() < 0.7 else lit)


def last_ply(app: TableApp, seat: int) -> str:
    """What a seat did last."""
    plies = [ply for ply in table(app).sitting.match.plies if ply.seat == seat]
    return GAME.actions.name(plies[-1].action)


async def click_key(pilot: Pilot[None], action: str) -> None:
    """Click on a key in the bar."""
    bar = pilot.app.screen.query_one(KeyBar)
    column = next(start for start, _, key in bar.spans() if key.action == action)
    assert await pilot.click(bar, offset=(column + 1, 0))
    await pilot.pause()


async def resize(pilot: Pilot[None], width: int, height: int) -> None:
    """Give the terminal another size and wait until the screen is laid out in it."""
    await pilot.resize_terminal(width, height)
    for _ in range(MOST_PAUSES):
        await pilot.pause()
        if pilot.app.screen.query_one(KeyBar).region.bottom_right == (width, height):
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the size does not change")
