"""The room before the match, by its keys: what the host arranges, what everyone can do, how others are invited."""

from pathlib import Path

import pytest

from katzentisch.client.desk import qr_code
from katzentisch.client.joining import connected
from katzentisch.client.qr import QUIET, dots_of
from katzentisch.client.seat import RemoteSeat
from katzentisch.core.locale import LANGUAGES
from katzentisch.tui.screens.menu import InviteScreen, LevelScreen, NameScreen, StandUpScreen
from katzentisch.tui.screens.room import RoomScreen
from katzentisch.tui.widgets.keybar import KeyBar
from tests.client.terminal import SMALL, app_for, host_app, is_at_table, keys, until, words
from tests.server.live import lay, serving, sqlite_url
from tests.tui.table import text


def kinds(seat: RemoteSeat) -> list[str]:
    assert seat.info is not None
    return [one.kind for one in seat.info.seats]


async def test_the_host_seats_bots_frees_seats_and_starts(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token, other) = await lay(address, "klaumau", 4, 2, bots=[])
        app = await host_app(address, table, token, tmp_path)
        async with connected(address, table, other) as guest, app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: "b" in keys(app))
            assert "►3 free" in words(app)
            assert "f" not in keys(app)
            await pilot.press("b")
            await until(pilot, lambda: isinstance(app.screen, LevelScreen))
            await pilot.press("1")
            await guest.until(lambda: kinds(guest) == ["person", "person", "bot", "free"])
            await until(pilot, lambda: "bot, kitten" in words(app))
            await pilot.press("up")
            await until(pilot, lambda: "f" in keys(app))
            assert "►3" in words(app)
            await pilot.press("b", "up", "enter")
            await until(pilot, lambda: "bot, stray" in words(app))
            await pilot.press("f")
            await guest.until(lambda: kinds(guest)[2] == "free")
            await pilot.press("up", "up")
            await until(pilot, lambda: "►1" in words(app) and not {"b", "f"} & keys(app))
            await pilot.press("f", "b")
            assert isinstance(app.screen, RoomScreen)
            await pilot.press("enter")
            await until(pilot, lambda: is_at_table(app))


async def test_a_guest_has_no_keys_of_the_host(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "klaumau", 4, 1, bots=[])
        app = app_for(address, table, tmp_path)
        async with connected(address, table, token) as host, app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: "t" in keys(app))
            assert not {"b", "f", "↑↓", "Enter"} & keys(app)
            await pilot.press("enter", "down", "f", "b")
            assert kinds(host) == ["person", "person", "free", "free"]


async def test_a_guest_takes_another_name_and_stands_up(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "klaumau", 2, 1, bots=[])
        app = app_for(address, table, tmp_path)
        async with connected(address, table, token) as host, app.run_test(size=SMALL) as pilot:
            await host.until(lambda: kinds(host) == ["person", "person"])
            await until(pilot, lambda: "n" in keys(app))
            await pilot.press("n")
            await until(pilot, lambda: isinstance(app.screen, NameScreen))
            await pilot.press("end", *["backspace"] * 3, *"Cleo", "enter")
            await host.until(lambda: host.info is not None and host.info.seats[1].name == "Cleo")
            await pilot.press("x")
            await until(pilot, lambda: isinstance(app.screen, StandUpScreen))
            await pilot.press("escape", "x", "enter")
            await host.until(lambda: kinds(host) == ["person", "free"])
        assert app.farewell == ""
        assert not app.return_code


async def test_the_invitation_has_the_address_and_the_qr_code(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "klaumau", 2, 1, bots=[])
        app = await host_app(address, table, token, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: f"{address}/t/{table}" in words(app))
            await pilot.press("i")
            await until(pilot, lambda: isinstance(app.screen, InviteScreen) and "▀" in text(app))
            assert f"{address}/t/{table}" in words(app)
            window = app.screen.query_one(".window").region
            assert app.screen.query_one(KeyBar).region.bottom <= window.bottom <= SMALL[1]
            assert await qr_code(address, "nothere!") == []


async def test_the_dots_of_a_qr_code_are_those_of_the_server(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, _ = await lay(address, "klaumau", 2, 1, bots=[])
        dots = await qr_code(address, table)
    segno = pytest.importorskip("segno")
    code = segno.make(f"{address}/t/{table}", error="m")
    expected = [[bool(dot) for dot in row] for row in code.matrix_iter(border=QUIET)]
    assert dots == expected


@pytest.mark.parametrize("svg", ["", "<svg/>", '<path d="M0 0h999999999"/>', '<path d="Mx"/>', '<path d="M1 1m3 3"/>'])
def test_what_is_no_qr_code_has_no_dots(svg: str) -> None:
    assert len(dots_of(svg)) <= 177 + 2 * QUIET


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_room_fits_with_eight_seats(tmp_path: Path, language: str) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "klaumau", 8, 1, bots=["mouser"] * 3)
        app = await host_app(address, table, token, tmp_path, language)
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: "b" in keys(app))
            bar = app.screen.query_one(KeyBar)
            assert bar.spans()[-1][1] <= bar.size.width + 1
            assert f"{address}/t/{table}" in words(app)
            assert all(f"{number} " in words(app) for number in range(1, 9))
            await pilot.press("up", "up", "up")
            await until(pilot, lambda: {"b", "f"} <= keys(app))
            assert bar.spans()[-1][1] <= bar.size.width + 1
            for key in ("b", "t", "f1"):
                await pilot.press(key)
                await pilot.pause()
                window = app.screen.query_one(".window").region
                bar = app.screen.query_one(KeyBar)
                assert bar.spans()[-1][1] <= bar.size.width + 1
                assert bar.region.bottom <= window.bottom <= SMALL[1]
                assert "…" not in words(app)
                await pilot.press("escape")
