"""A bot of ours sits down at a server's table and plays whole games, whatever the line does."""

import asyncio
import contextlib
from pathlib import Path

import msgspec
import pytest

from katzentisch.bots.table import Guest
from katzentisch.client import line as lines
from katzentisch.client.address import Address
from katzentisch.client.bot import level_of, play
from katzentisch.client.joining import connected, joined
from katzentisch.client.seat import RemoteSeat
from katzentisch.client.world import WorldMatch
from katzentisch.core.game import Refusal
from katzentisch.core.seats import Seat
from katzentisch.core.transcript import read
from katzentisch.protocol import messages as said
from tests.server.live import get, lay, serving, sqlite_url

SHORT = {"values": 4, "copies": 4, "jokers": 2, "hand": 3}
"""A game of Katzenjammer Blues with a few decisions."""


async def play_once(seat: RemoteSeat, level: str) -> None:
    """Play until the first match is over."""
    playing = asyncio.create_task(play(seat, level, pace=0))
    try:
        await seat_over(seat)
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def seat_over(seat: RemoteSeat) -> None:
    while seat.game is None or seat.game.result is None:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(("game", "seats", "level"), [("katzenjammer", 3, "kitten"), ("klaumau", 3, "stray")])
async def test_a_bot_plays_a_whole_game(tmp_path: Path, game: str, seats: int, level: str) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, game, seats, 1, bots=["kitten"] * (seats - 2))
        async with (
            connected(address, table, token) as host,
            joined(Address(address, table), "Robo", is_bot=True, folder=tmp_path) as robo,
        ):
            assert robo.info is not None
            assert robo.you == 1
            assert robo.info.seats[1].kind == "bot"
            assert robo.info.seats[1].name == "Robo"
            await host.order(said.Start(id="start"))
            await asyncio.gather(play_once(host, "kitten"), play_once(robo, level))
            assert robo.game is not None
            assert robo.game.result is not None
            match = read((await get(address, f"/api/tables/{table}/record")).content)[1]
            assert match.result == robo.game.result
            assert robo.heard == match.heard(Seat(1))[-len(robo.heard) :]
            last = await robo.match()
            assert last is not None
            assert last.is_over
            assert msgspec.json.decode(last.view_bytes(last.seat)) == msgspec.json.decode(robo.game.view)


def test_levels_have_numbers() -> None:
    assert [level_of(text) for text in ("1", "3", "5", "tomcat", "search:50")] == [
        "kitten", "mouser", "panther", "tomcat", "search:50"
    ]  # fmt: skip


async def test_a_spectator_gets_no_world(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token, _) = await lay(address, "klaumau", 2, 2)
        async with connected(address, table, token) as seat:
            await seat.order(said.Start(id="start"))
            line = lines.Line(address, table, None)
            running = asyncio.create_task(line.run())
            answer = await line.ask(said.AskWorld(id="world"))
            assert isinstance(answer, said.Refused)
            assert answer.code == "only-watching"
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            world = await seat.line.ask(said.AskWorld(id="world"))
            again = await seat.line.ask(said.AskWorld(id="again"))
            assert isinstance(world, said.World)
            assert isinstance(again, said.World)
            assert (world.version, world.state, world.notes) == (again.version, again.state, again.notes)


async def test_a_world_is_for_a_match_that_has_begun(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "klaumau", 2, 1)
        async with connected(address, table, token) as seat:
            answer = await seat.line.ask(said.AskWorld(id="world"))
            assert isinstance(answer, said.Refused)
            assert answer.code == "not-playing"
            assert await seat.match() is None


async def test_every_world_shows_the_seat_what_it_sees(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "klaumau", 3, 1, starts=True)
        async with connected(address, table, token) as seat:
            seen = 0
            while seat.game is not None and seat.game.result is None and seen < 30:
                if not seat.is_asked or (match := await seat.match()) is None:
                    await seat.changed()
                    continue
                offered = [offer.action for offer in match.told.legal]
                if not offered:
                    continue
                seen += 1
                inner = super(type(match), match).legal(match.seat)
                assert [match.game.actions.name(action) for action in inner] == offered
                assert msgspec.json.decode(match.view_bytes(match.seat)) == msgspec.json.decode(match.told.view)
                await _same_refusal(seat, match)
                with contextlib.suppress(Refusal):
                    await seat.act(offered[0], match.version)
                await seat.until(lambda: seat.game is None or seat.game.version != match.version or not seat.is_asked)
            assert seen > 3


async def _same_refusal(seat: RemoteSeat, match: WorldMatch) -> None:
    """The table explains as the world does, unless the game went on meanwhile."""
    action = match.game.actions.names[-1]
    here, there = match.explain(match.seat, match.parse(action)), await seat.explain(action)
    if seat.game is None or seat.game.version != match.version:
        return
    assert (here is None) == (there is None)
    if here is not None and there is not None:
        assert (here.code, here.rule, msgspec.to_builtins(here.facts)) == (there.code, there.rule, there.facts)


async def test_the_line_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "FIRST_WAIT", 0.01)
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "katzenjammer", 2, 1, starts=True)
        async with connected(address, table, token) as seat:
            playing = asyncio.create_task(play_once(seat, "kitten"))
            losses = 0
            while not playing.done():
                await asyncio.sleep(0.15)
                seat.line.drop()
                losses += 1
            await playing
            assert losses > 0
            assert seat.game is not None
            match = read((await get(address, f"/api/tables/{table}/record")).content)[1]
            assert match.result == seat.game.result


async def test_what_was_not_answered_is_sent_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "FIRST_WAIT", 0.01)
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "katzenjammer", 2, 1, starts=True)
        async with connected(address, table, token) as seat:
            seat.line.drop()
            answer = await seat.line.ask(said.Say(id="hello", phrase="hello"))
            assert isinstance(answer, said.Ack)
            await seat.until(lambda: len(seat.chat) == 1)
            again = await seat.line.ask(said.Say(id="hello", phrase="hello"))
            assert again == answer
            assert len(seat.chat) == 1


async def test_a_wrong_token_is_final(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, _ = await lay(address, "klaumau", 2, 1)
        with pytest.raises(Refusal, match="wrong-token"):
            async with connected(address, table, "0123456789abcdef"):
                pass
        with pytest.raises(Refusal, match="no-such-table"):
            async with connected(address, "nosuchtable", None):
                pass


async def test_what_was_sent_too_fast_is_sent_again(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path), budget=1.0) as address:
        table, (token,) = await lay(address, "klaumau", 2, 1, starts=True)
        async with connected(address, table, token) as seat:
            refused: list[said.Refused] = []
            seat.line.listen(lambda told: refused.append(told) if isinstance(told, said.Refused) else None)
            for number in range(115):
                assert isinstance(await seat.line.ask(said.AskWorld(id=f"w{number}")), said.World)
            assert {one.code for one in refused} == {"too-fast"}


async def test_a_message_that_the_table_would_not_read_is_not_sent(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "klaumau", 2, 1)
        async with connected(address, table, token) as seat:
            with pytest.raises(Refusal, match="bad-message"):
                await seat.order(said.Say(id="long", text="x" * 301))


async def test_a_bot_plays_through_pauses(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "katzenjammer", 2, 1, bots=[])
        where = Address(address, table)
        async with connected(address, table, token) as host, joined(where, "R", is_bot=True, folder=tmp_path) as robo:
            playing = asyncio.create_task(play(robo, "kitten", pace=0))
            await host.order(said.Start(id="start"))
            await host.order(said.Vote(id="pause", matter="pause"))
            await robo.until(lambda: robo.info is not None and robo.info.phase == "paused")
            await asyncio.sleep(0.3)
            assert not playing.done()
            await host.order(said.Vote(id="resume", matter="resume"))
            await play_once(host, "kitten")
            await robo.until(lambda: robo.info is not None and robo.info.phase == "over")
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)


async def test_a_silent_table_counts_as_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(lines, "PING_SECONDS", 0.05)
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "klaumau", 2, 1)
        async with connected(address, table, token) as seat:
            told: list[said.FromTable | None] = []
            seat.line.listen(told.append)
            await asyncio.sleep(0.3)
            assert any(isinstance(one, said.Pong) for one in told)
            assert None not in told
            monkeypatch.setattr(lines, "SILENCE", -1.0)
            await asyncio.sleep(0.3)
            assert None in told
            monkeypatch.setattr(lines, "SILENCE", 25.0)
            assert isinstance(await seat.line.ask(said.Rename(id="name", name="Bo")), said.Ack)


@pytest.mark.parametrize(("level", "pace"), [("kitten", 3600), ("search:3600000ms", 0)])
async def test_a_bot_keeps_its_pace_however_soon_it_has_decided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, pace: float
) -> None:
    """How long it takes tells nothing of its hand, as where there is only one thing to do."""
    if pace == 0:  # an hour of thought is too long for a test
        monkeypatch.setattr(Guest, "choose", lambda _, match, seat: match.legal(seat)[0])
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "katzenjammer", 2, 1, bots=[], options=SHORT)
        where = Address(address, table)
        async with connected(address, table, token) as host, joined(where, "R", is_bot=True, folder=tmp_path) as robo:
            await host.order(said.Start(id="start"))
            slow = asyncio.create_task(play(robo, level, pace=pace))
            hosting = asyncio.create_task(play(host, "kitten", pace=0))
            await robo.until(lambda: robo.is_asked)
            await asyncio.sleep(0.5)
            assert robo.is_asked
            slow.cancel()
            await asyncio.gather(slow, return_exceptions=True)
            await play_once(robo, "kitten")
            hosting.cancel()
            await asyncio.gather(hosting, return_exceptions=True)
