"""Spectators in the terminal: they see what they may, and no key of theirs acts."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from katzentisch.client.address import Address
from katzentisch.client.joining import connected, watching
from katzentisch.core.game import Refusal
from katzentisch.protocol import messages as said
from katzentisch.tui.screens.remote import RemoteTableScreen
from katzentisch.tui.widgets.choices import Choices
from tests.client.terminal import SMALL, app_for, app_of, is_at_table, keys, sitting_of, until, words
from tests.server.live import lay, serving, sqlite_url

ACTING = ("enter", "0", "1", "2", "a", "y", "m", "t", "c", "h", "question_mark")


async def press_all(pilot: Pilot[None]) -> None:
    """Every key that would do something for a player."""
    for key in ACTING:
        await pilot.press(key)
        assert isinstance(app_of(pilot).screen, RemoteTableScreen), key


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
async def test_a_spectator_sees_a_seat_that_lets_and_does_nothing(tmp_path: Path, game: str) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token, other) = await lay(address, game, 2, 2)
        app = app_for(address, table, tmp_path, is_watching=True, watch=0)
        async with (
            connected(address, table, token) as host,
            connected(address, table, other) as guest,
            app.run_test(size=SMALL) as pilot,
        ):
            await until(pilot, lambda: "You are watching." in words(app))
            assert not {"Enter", "b", "f", "n", "x", "t", "c"} & keys(app)
            await pilot.press("enter", "b", "f", "n", "x", "t", "c")
            await host.order(said.Start(id="start"))
            await until(pilot, lambda: is_at_table(app))
            assert "P0 does not show any cards." in words(app)
            assert "P0's hand" not in words(app)
            await press_all(pilot)
            await host.order(said.LetWatch(id="watch", is_open=True))
            await until(pilot, lambda: "over P0's shoulder" in words(app) and "P0's hand" in words(app))
            assert host.info is not None
            while not host.is_asked:
                await guest.until(lambda: guest.is_asked or host.is_asked)
                if guest.is_asked and guest.game is not None:
                    version = guest.game.version
                    await guest.act(guest.game.legal[0].action, version)
                    await host.until(lambda: host.game is not None and host.game.version != version)
            await until(pilot, lambda: app.seat is not None and app.seat.game is not None and 0 in app.seat.game.asked)
            assert app.seat is not None
            assert app.seat.game is not None
            assert app.seat.game.legal == []
            await pilot.pause()
            assert not app.screen.query_one(Choices).cells()
            assert sitting_of(app).legal() == []
            assert app.seat is not None
            assert not app.seat.is_asked
            version = host.game.version if host.game else 0
            await press_all(pilot)
            assert host.game is not None
            assert host.game.version == version
            assert not {"Enter", "?", "t", "c", "y", "a", "m", "h"} & keys(app)
            assert "Your hand" not in words(app)
            await host.order(said.LetWatch(id="hide", is_open=False))
            await until(pilot, lambda: "P0's hand" not in words(app))


async def test_a_spectator_sees_votes_and_the_end_and_the_next_match(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token, other) = await lay(address, "katzenjammer", 2, 2)
        app = app_for(address, table, tmp_path, "de", is_watching=True)
        async with (
            connected(address, table, token) as host,
            connected(address, table, other) as guest,
            app.run_test(size=SMALL) as pilot,
        ):
            await host.order(said.Start(id="start"))
            await until(pilot, lambda: is_at_table(app))
            await host.order(said.Say(id="hi", text="Hallo"))
            await until(pilot, lambda: "P0: „Hallo“" in words(app))
            await host.order(said.Vote(id="give-up", matter="abandon"))
            await until(pilot, lambda: "Die Partie aufgeben? Dafür: P0. Es fehlen noch: P1." in words(app))
            assert "zuzustimmen" not in words(app)
            await press_all(pilot)
            await guest.order(said.Vote(id="give-up", matter="abandon"))
            await until(pilot, lambda: "Die Partie wurde aufgegeben." in words(app))
            for seat in (host, guest):
                await seat.order(said.Vote(id="again", matter="rematch"))
            await until(pilot, lambda: sitting_of(app).match.told.match == 2)
            await pilot.press("q")
        assert app.return_code == 0


async def test_where_there_is_nothing_to_watch(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        with pytest.raises(Refusal, match="client-no-table"):
            async with watching(Address(address)):
                pass
        table, _ = await lay(address, "klaumau", 2, 1, is_listed=True)
        async with watching(Address(address)) as seat:
            assert seat.line.table == table
        with pytest.raises(Refusal, match="no-such-seat"):
            async with watching(Address(address, table), 2):
                pass
