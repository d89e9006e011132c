"""The terminal table at a server's table: the room, some moves, a lost line, the end and a rematch."""

from pathlib import Path

import pytest

from katzentisch.client import line as lines
from katzentisch.client.joining import connected
from katzentisch.protocol import messages as said
from katzentisch.tui.screens.reading import PartScreen, SaidScreen
from katzentisch.tui.screens.room import RoomScreen
from tests.client.terminal import SIZE, app_for, host_app, is_at_table, is_waiting, move, sitting_of, until
from tests.server.live import lay, serving, sqlite_url
from tests.tui.table import text

SHORT = [("katzenjammer", {"values": 3, "copies": 6, "jokers": 3, "hand": 4}), ("klaumau", {"rounds": 2, "hand": 3})]


@pytest.mark.parametrize(("game", "options"), SHORT)
async def test_the_host_starts_plays_and_plays_again(tmp_path: Path, game: str, options: dict[str, int]) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, game, 2, 1, bots=[], options=options)
        app = await host_app(address, table, token, tmp_path)
        async with app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: "P0" in text(app))
            assert isinstance(app.screen, RoomScreen)
            assert f"{address}/t/{table}" in text(app)
            await pilot.press("enter")
            await until(pilot, lambda: is_at_table(app))
            for _ in range(400):
                await move(pilot)
                if sitting_of(app).is_over:
                    break
            await until(pilot, lambda: is_waiting(app))
            while isinstance(app.screen, PartScreen):
                await pilot.press("enter")
                await until(pilot, lambda: is_waiting(app))
            assert "Result" in text(app)
            assert "Press a for a rematch" in text(app)
            await pilot.press("s")
            await until(pilot, lambda: isinstance(app.screen, SaidScreen))
            assert len(list(tmp_path.glob(f"katzentisch-{game}-*.json"))) == 1
            await pilot.press("escape")
            await pilot.press("a")
            await until(pilot, lambda: not sitting_of(app).is_over and is_waiting(app))
            assert sitting_of(app).match.told.match == 2
            await move(pilot)


async def test_a_guest_waits_hears_and_loses_the_line(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "katzenjammer", 3, 1, bots=["kitten"])
        app = app_for(address, table, tmp_path)
        async with connected(address, table, token) as host, app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: "P0 starts the match" in text(app))
            assert "Ada" in text(app)
            await host.order(said.Say(id="1", text="Hi [b]there[/b]\x1b!"))
            await until(pilot, lambda: "Hi [b]there[/b]" in text(app))
            await host.order(said.Start(id="2"))
            await until(pilot, lambda: is_at_table(app))
            await host.order(said.Say(id="3", phrase="good-luck"))
            await until(pilot, lambda: "Good luck!" in text(app))
            assert app.seat is not None
            app.seat.line.drop()
            await until(pilot, lambda: "The connection is lost" in text(app))
            await until(pilot, lambda: "The connection is back" in text(app))
            await pilot.press("f3")
            await until(pilot, lambda: "„Viel Glück!“" in text(app))
            await pilot.press("c", *"Hallo", "enter")
            await host.until(lambda: len(host.chat) == 3)
            assert host.chat[-1].text == "Hallo"
            assert host.chat[-1].name == "Ada"


async def test_a_line_that_is_lost_while_the_table_is_asked_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle = lines.Line._settle
    swallowed: list[said.World] = []

    def deaf(line: lines.Line, answer: lines.Answer) -> None:
        if isinstance(answer, said.World) and not swallowed:
            swallowed.append(answer)
        else:
            settle(line, answer)

    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "katzenjammer", 2, 1, bots=[])
        app = app_for(address, table, tmp_path)
        async with connected(address, table, token) as host, app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: "P0 starts the match" in text(app))
            await host.order(said.Start(id="1"))
            await until(pilot, lambda: is_at_table(app))
            assert app.seat is not None
            seat = app.seat
            monkeypatch.setattr(lines.Line, "_settle", deaf)
            await host.until(lambda: host.is_asked or seat.is_asked)
            asked = host if host.is_asked else seat
            assert asked.game is not None
            await asked.act("pass", asked.game.version)
            await until(pilot, lambda: bool(swallowed))
            seat.line.drop()
            await until(pilot, lambda: "The connection is lost" in text(app))
            await until(pilot, lambda: "The connection is back" in text(app))
            await until(pilot, lambda: sitting_of(app).match.told is seat.game)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "no such table"), ("de", "gibt es nicht"), ("fr", "n’existe pas")]
)
async def test_a_table_that_is_not_there(tmp_path: Path, language: str, words: str) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        app = app_for(address, "abcdefgh", tmp_path, language)
        async with app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: app.farewell != "")
        assert words in app.farewell
        assert app.return_code == 2
