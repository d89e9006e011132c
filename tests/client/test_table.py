"""A server's table in the terminal, by its keys: clocks, votes, the menu, chat, limits, and who is gone."""

import asyncio
import re
from pathlib import Path

import pytest
from textual.widgets import Input

from katzentisch.client import line as lines
from katzentisch.client.joining import connected
from katzentisch.client.seat import RemoteSeat
from katzentisch.core.locale import LANGUAGES
from katzentisch.protocol import messages as said
from katzentisch.tui.screens.menu import KeysScreen, LevelScreen, MenuScreen
from katzentisch.tui.screens.remote import RemoteTableScreen
from katzentisch.tui.screens.say import SayScreen
from katzentisch.tui.widgets.choices import Choices
from katzentisch.tui.widgets.keybar import KeyBar
from tests.client.terminal import SMALL, app_for, is_at_table, is_waiting, keys, move, sitting_of, until, words
from tests.server.live import lay, serving, sqlite_url


def votes(seat: RemoteSeat) -> dict[str, list[int]]:
    assert seat.info is not None
    return seat.info.votes


def phase(seat: RemoteSeat) -> str:
    assert seat.info is not None
    return seat.info.phase


async def answer(seat: RemoteSeat) -> None:
    """Do the last thing that is offered, whenever something is, until the match is over."""
    while seat.game is None or seat.game.result is None:
        if seat.is_asked and seat.game is not None:
            version = seat.game.version
            await seat.act(seat.game.legal[-1].action, version)
            await seat.until(lambda: seat.game is not None and seat.game.version != version)
        else:
            await seat.changed()


async def test_a_match_and_a_rematch_by_keys_only(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "katzenjammer", 2, 1, bots=[], options={"mice_total": 6})
        app = app_for(address, table, tmp_path)
        async with connected(address, table, token) as host, app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: "P0 starts the match" in words(app))
            await host.order(said.Start(id="start"))
            await until(pilot, lambda: is_at_table(app))
            playing = asyncio.create_task(answer(host))
            for _ in range(400):
                await move(pilot)
                if sitting_of(app).is_over:
                    break
            await playing
            await until(pilot, lambda: isinstance(app.screen, RemoteTableScreen) and "Result" in words(app))
            await pilot.press("a")
            await host.until(lambda: votes(host) == {"rematch": [1]})
            await until(pilot, lambda: "A rematch? Yes: you. Still to answer: P0." in words(app))
            assert "Press a to withdraw" in words(app)
            await pilot.press("a")
            await host.until(lambda: votes(host) == {})
            await host.order(said.Vote(id="again", matter="rematch"))
            await until(pilot, lambda: "Yes: P0. Still to answer: you. Press a to agree." in words(app))
            await pilot.press("a")
            await until(pilot, lambda: not sitting_of(app).is_over)
            assert sitting_of(app).match.told.match == 2


async def test_votes_in_a_match(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "katzenjammer", 3, 1, bots=["kitten"], clock={"per_move": 600})
        app = app_for(address, table, tmp_path)
        async with connected(address, table, token) as host, app.run_test(size=SMALL) as pilot:
            await host.until(lambda: host.has_other_people())
            await host.order(said.Start(id="start"))
            await until(pilot, lambda: is_at_table(app))
            assert "y" not in keys(app)
            await pilot.press("t")
            await until(pilot, lambda: isinstance(app.screen, MenuScreen))
            assert "Vote: pause" in words(app)
            assert "rematch" not in words(app)
            assert "Vote: go on" not in words(app)
            await pilot.press("p")
            await until(pilot, lambda: "Pause? Yes: you. Still to answer: P0. Press y to withdraw." in words(app))
            await pilot.press("y")
            await host.until(lambda: votes(host) == {})
            await until(pilot, lambda: "Pause?" not in words(app))
            await host.order(said.Vote(id="pause", matter="pause"))
            await host.order(said.Vote(id="abandon", matter="abandon"))
            await until(pilot, lambda: "There is another vote: press t." in words(app))
            await until(pilot, lambda: "Pause? Yes: P0. Still to answer: you. Press y to agree." in words(app))
            await pilot.press("y")
            await until(pilot, lambda: "The match is paused." in words(app))
            assert not app.screen.query_one(Choices).cells()
            await pilot.press("t", "p")
            await host.until(lambda: votes(host).get("resume") == [1])
            await host.order(said.Vote(id="resume", matter="resume"))
            await until(pilot, lambda: "The match is paused." not in words(app))
            await until(pilot, lambda: "Give the match up?" in words(app))
            await pilot.press("y")
            await until(pilot, lambda: "The match was given up." in words(app))
            assert {"a", "t"} <= keys(app)
            assert "s" not in keys(app)


async def test_what_cannot_be_taken_back_is_told_once_and_not_offered_again(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "katzenjammer", 2, 1, bots=[])
        app = app_for(address, table, tmp_path)
        async with connected(address, table, token) as host, app.run_test(size=SMALL) as pilot:
            await host.until(lambda: host.has_other_people())
            await host.order(said.Start(id="start"))
            await until(pilot, lambda: is_at_table(app))
            await pilot.press("t", "b")
            await until(pilot, lambda: "cannot be taken back" in words(app))
            await pilot.press("escape", "t")
            await until(pilot, lambda: isinstance(app.screen, MenuScreen))
            assert "take the last move back" not in words(app)


async def test_the_clock_counts_down_at_the_seat_that_is_asked(tmp_path: Path) -> None:
    clock = {"per_move": 90, "per_game": 900}
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "katzenjammer", 2, 1, bots=[], clock=clock)
        app = app_for(address, table, tmp_path)
        async with connected(address, table, token) as host, app.run_test(size=SMALL) as pilot:
            await host.until(lambda: host.has_other_people())
            await host.order(said.Start(id="start"))
            playing = asyncio.create_task(answer(host))
            await until(pilot, lambda: is_at_table(app) and is_waiting(app))
            found = re.search(r"You have 1:(\d\d) left\.", words(app))
            assert found, words(app)
            assert re.search(r"time 1:\d\d / 1[45]:\d\d", words(app))
            assert re.search(r"time 1[45]:\d\d ", words(app))
            later = f"You have 1:{int(found[1]) - 2:02} left"
            await until(pilot, lambda: later in words(app))
            playing.cancel()


async def test_a_seat_that_is_gone_shows_when_a_bot_takes_over(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "klaumau", 2, 1, bots=[], clock={"grace": 50})
        app = app_for(address, table, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            async with connected(address, table, token) as host:
                await host.until(lambda: host.has_other_people())
                await host.order(said.Start(id="start"))
                await until(pilot, lambda: is_at_table(app))
            await until(pilot, lambda: re.search(r"P0 is gone, a bot takes over in 4\d s\.", words(app)) is not None)
            assert re.search(r"gone 0:4\d", words(app))
            async with connected(address, table, token):
                await until(pilot, lambda: "is gone" not in words(app))


async def test_a_bot_plays_for_me_and_i_play_again(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "klaumau", 2, 1, bots=[])
        app = app_for(address, table, tmp_path)
        async with connected(address, table, token) as host, app.run_test(size=SMALL) as pilot:
            await host.until(lambda: host.has_other_people())
            await host.order(said.Start(id="start"))
            await until(pilot, lambda: is_at_table(app))
            await pilot.press("t", "m")
            await until(pilot, lambda: isinstance(app.screen, LevelScreen))
            await pilot.press("1")
            await host.until(lambda: host.info is not None and host.info.seats[1].level == "kitten")
            await until(pilot, lambda: "A bot is playing for you." in words(app))
            assert "bot plays" in words(app)
            await pilot.press("m")
            await host.until(lambda: host.info is not None and host.info.seats[1].level is None)
            await until(pilot, lambda: "A bot is playing for you." not in words(app))


async def test_chat_by_keys(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path), budget=1.0) as address:
        table, (token,) = await lay(address, "klaumau", 2, 1, bots=[])
        app = app_for(address, table, tmp_path)
        async with connected(address, table, token) as host, app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: "c" in keys(app))
            await pilot.press("c")
            await until(pilot, lambda: "Nobody has said anything yet." in words(app))
            await pilot.press("down", "down", "enter")
            await host.until(lambda: len(host.chat) == 1)
            assert host.chat[-1].phrase == "good-luck"
            await pilot.press("c", "up", "enter")
            await host.until(lambda: len(host.chat) == 2)
            assert host.chat[-1].emote == "sleep"
            await host.order(said.Mute(id="mute", seat=1, is_muted=True))
            await until(pilot, lambda: "muted" in words(app))
            await pilot.press("c")
            await until(pilot, lambda: "The host has muted you" in words(app))
            await host.order(said.Say(id="hi", text="Sorry!"))
            await until(pilot, lambda: "P0: “Sorry!”" in words(app) and isinstance(app.screen, SayScreen))
            await pilot.press("enter")
            await host.until(lambda: len(host.chat) == 4)
            assert host.chat[-1].phrase == "hello"
            await host.order(said.Mute(id="unmute", seat=1, is_muted=False))
            await until(pilot, lambda: "muted" not in words(app))


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Not so fast!"), ("de", "Nicht so schnell!"), ("fr", "Pas si vite !")]
)
async def test_too_much_at_once_is_refused_in_words_and_the_line_is_kept(
    tmp_path: Path, language: str, told: str
) -> None:
    async with serving(sqlite_url(tmp_path), budget=0.2) as address:
        table, _ = await lay(address, "klaumau", 2, 1, bots=[])
        app = app_for(address, table, tmp_path, language)
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: "c" in keys(app))
            for expected in ("Hey", told):
                await pilot.press("c")
                await until(pilot, lambda: isinstance(app.screen, SayScreen))
                await pilot.press(*"Hey", "enter")
                await until(pilot, lambda: not isinstance(app.screen, SayScreen) and expected in words(app))
            await pilot.press("escape", "c")
            await until(pilot, lambda: isinstance(app.screen, SayScreen))
            assert app.screen.query_one(Input).value == "Hey"


async def test_whoever_sits_down_in_a_pause_can_play_after_it(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (first, second) = await lay(address, "katzenjammer", 2, 2, clock={"per_move": 600})
        async with connected(address, table, first) as host:
            await host.order(said.Start(id="start"))
            await host.order(said.Vote(id="pause", matter="pause"))
            async with connected(address, table, second) as guest:
                await guest.order(said.Vote(id="pause", matter="pause"))
                await host.until(lambda: phase(host) == "paused")
            async with connected(address, table, second) as guest:
                assert guest.game is not None
                assert guest.game.deadline is None
                for seat in (host, guest):
                    await seat.order(said.Vote(id="resume", matter="resume"))
                for seat in (host, guest):
                    await seat.until(lambda: seat.game is not None and seat.game.deadline is not None)
                assert host.is_asked or guest.is_asked
                assert host.lost_at is None


async def test_whoever_plays_again_is_told_the_time(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path), bot_pace=(5000, 5001)) as address:
        table, tokens = await lay(address, "katzenjammer", 2, 2, clock={"per_move": 600})
        async with connected(address, table, tokens[0]) as first, connected(address, table, tokens[1]) as second:
            for seat in (first, second):
                await seat.order(said.HandOver(id="bot"))
            await first.order(said.Start(id="start"))
            for seat in (first, second):
                await seat.until(lambda: seat.game is not None)
            assert first.game is not None
            assert first.game.deadline is None
            asked = (first, second)[first.game.asked[0]]
            await asked.order(said.TakeOver(id="myself"))
            for seat in (first, second):
                await seat.until(lambda: seat.game is not None and seat.game.deadline is not None)


async def test_the_lost_line_says_when_a_bot_takes_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "FIRST_WAIT", 2.0)
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "klaumau", 2, 1, bots=[])
        app = app_for(address, table, tmp_path, "de")
        async with connected(address, table, token) as host, app.run_test(size=SMALL) as pilot:
            await host.until(lambda: host.has_other_people())
            await host.order(said.Start(id="start"))
            await until(pilot, lambda: is_at_table(app))
            assert app.seat is not None
            app.seat.line.drop()
            await until(pilot, lambda: "übernimmt ein Bot" in words(app))
            await until(pilot, lambda: "Die Verbindung ist wieder da" in words(app))


async def test_a_gap_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "FIRST_WAIT", 1.0)
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "katzenjammer", 2, 1, bots=[])
        app = app_for(address, table, tmp_path)
        async with connected(address, table, token) as host, app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: "P0 starts the match" in words(app))
            await host.order(said.Start(id="start"))
            await until(pilot, lambda: is_at_table(app) and (host.is_asked or is_waiting(app)))
            if not host.is_asked:
                await move(pilot)
                await host.until(lambda: host.is_asked)
            assert app.seat is not None
            assert host.game is not None
            app.seat.line.drop()
            await until(pilot, lambda: "The connection is lost" in words(app))
            app.seat.line._version = None
            await host.act(host.game.legal[0].action, host.game.version)
            await until(pilot, lambda: "You missed something" in words(app))


async def test_everything_fits_in_every_language(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        clock = {"per_move": 600, "per_game": 6000}
        table, (token,) = await lay(address, "katzenjammer", 5, 1, bots=["kitten"] * 3, clock=clock)
        app = app_for(address, table, tmp_path)
        async with connected(address, table, token) as host, app.run_test(size=SMALL) as pilot:
            await host.until(lambda: host.has_other_people())
            await host.order(said.Start(id="start"))
            await host.order(said.Vote(id="pause", matter="pause"))
            await host.order(said.Vote(id="abandon", matter="abandon"))
            await until(pilot, lambda: is_at_table(app) and "y" in keys(app))
            for key, language in zip(("f2", "f3", "f4"), LANGUAGES, strict=True):
                await pilot.press(key)
                await pilot.pause()
                assert app.speak.language == language
                for opened in ("", "t", "f1", "c"):
                    if opened:
                        await pilot.press(opened)
                        await pilot.pause()
                    check_fit(app.screen.query_one(KeyBar))
                    if opened:
                        window = app.screen.query_one(".window").region
                        assert window.height <= SMALL[1]
                        assert app.screen.query_one(KeyBar).region.bottom <= window.bottom
                        await pilot.press("escape")
                        await pilot.pause()
                for name in ("plates", "status", "prompt", "around", "cards", "choices", "log"):
                    region = app.screen.query_one(f"#{name}").region
                    assert region.area, name
                    assert region.bottom <= SMALL[1] - 1, name
                for line in sitting_of(app).around(app.speak):
                    assert " ".join(line.replace("\N{BRAILLE PATTERN BLANK}", " ").split()) in words(app)
            await pilot.press("f1")
            await until(pilot, lambda: isinstance(app.screen, KeysScreen))


def check_fit(bar: KeyBar) -> None:
    """No key is cut off."""
    assert bar.spans()[-1][1] <= bar.size.width + 1, [key.label for _, _, key in bar.spans()]
