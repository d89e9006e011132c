"""Help for tests of the terminal at a server's table: an app, waiting for it, reading its screen."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from katzentisch.client.address import Address, address_of
from katzentisch.tui.joining import JoinApp
from katzentisch.tui.remote import RemoteSitting
from katzentisch.tui.screens.reading import PartScreen
from katzentisch.tui.screens.remote import RemoteTableScreen
from katzentisch.tui.widgets.choices import Choices
from katzentisch.tui.widgets.keybar import KeyBar
from tests.server.live import post
from tests.tui.table import text

SIZE = (100, 34)
SMALL = (80, 24)
PATIENCE = 3000


def app_for(address: str, table: str, folder: Path, language: str = "en", **more: Any) -> JoinApp:
    return JoinApp(Address(address, table), "Ada", language=language, delay=0, folder=folder, data=folder, **more)


async def host_app(address: str, table: str, token: str, folder: Path, language: str = "en") -> JoinApp:
    """The host in a terminal."""
    link = await host_link(address, table, token)
    return JoinApp(link, "", language=language, delay=0, folder=folder, data=folder)


def words(app: JoinApp) -> str:
    """Everything on the screen, whatever the lines; blanks are blanks."""
    return " ".join(text(app).replace("\xa0", " ").split())


def keys(app: JoinApp) -> set[str]:
    """The keys that the bar offers, shown or not; none before there is one."""
    return {key.key for bar in app.screen.query(KeyBar) for key in bar.keys}


async def until(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    for _ in range(PATIENCE):
        if is_so():
            await pilot.pause(0)
            return
        await asyncio.sleep(0.01)
    raise AssertionError(text(app_of(pilot)))


def app_of(pilot: Pilot[None]) -> JoinApp:
    assert isinstance(pilot.app, JoinApp)
    return pilot.app


def table_of(app: JoinApp) -> RemoteTableScreen:
    return next(screen for screen in reversed(app.screen_stack) if isinstance(screen, RemoteTableScreen))


def sitting_of(app: JoinApp) -> RemoteSitting:
    return table_of(app).sitting


def is_at_table(app: JoinApp) -> bool:
    return any(isinstance(screen, RemoteTableScreen) for screen in app.screen_stack)


def is_waiting(app: JoinApp) -> bool:
    """Is there something for the person to do?"""
    if isinstance(app.screen, PartScreen):
        return True
    if not isinstance(app.screen, RemoteTableScreen):
        return False
    cells = [cell for choices in app.screen.query(Choices) for cell in choices.cells()]
    return app.screen.sitting.is_over or any(cell.is_lit for cell in cells)


async def move(pilot: Pilot[None]) -> None:
    """Answer whatever the screen asks for."""
    app = app_of(pilot)
    await until(pilot, lambda: is_waiting(app))
    await pilot.press("enter")


async def host_link(address: str, table: str, token: str) -> Address:
    answer = await post(address, f"/api/tables/{table}/link", token=token)
    return address_of(f"{address}/t/{table}#move={answer.json()['secret']}")
