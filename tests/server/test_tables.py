"""What people do at a table beside playing: sit, go, vote, chat, watch, leave and come back."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import segno
from websockets.asyncio.client import connect

from katzentisch.server.app import make_app
from katzentisch.server.config import Config
from katzentisch.server.house import Timing
from tests.server.client import Client
from tests.server.live import FAST, get, hosting, lay, post, serving, sqlite_url


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(sqlite_url(tmp_path)) as found:
        yield found


async def seated(address: str, table: str, tokens: list[str]) -> list[Client]:
    clients = [Client(address, table, token, Random(number)) for number, token in enumerate(tokens)]
    for client in clients:
        await client.connect()
    return clients


async def code(client: Client, kind: str, **facts: Any) -> str:
    """The code of a refusal; `ack` if it was taken."""
    answer = await client.order(kind, **facts)
    return str(answer.get("code", answer["type"]))


async def until(client: Client, what: Any) -> None:
    """Hear until something holds."""
    while not what():
        await client.hear()


async def table(address: str, people: int = 2, seats: int = 3, **more: Any) -> list[Client]:
    return await seated(address, *(await lay(address, "katzenjammer", seats, people, **more)))


async def close(*clients: Client) -> None:
    for client in clients:
        await client.close()


async def test_only_the_host_arranges_the_table(address: str) -> None:
    host, guest = await table(address)
    assert await code(guest, "start") == "not-the-host"
    assert await code(guest, "seat-bot", seat=2, level="panther") == "not-the-host"
    assert await code(host, "seat-bot", seat=1, level="panther") == "seat-taken"
    assert await code(host, "seat-bot", seat=2, level="lion") == "no-such-bot"
    assert await code(host, "seat-bot", seat=2, level="panther") == "ack"
    assert await code(host, "seat-bot", seat=7, level="panther") == "no-such-seat"
    assert host.info["seats"][2]["level"] == "panther"
    assert await code(host, "free-seat", seat=0) == "not-yourself"
    assert await code(host, "free-seat", seat=1) == "ack"
    await until(guest, lambda: guest.seat is None)
    assert await code(guest, "vote", matter="pause") == "only-watching"
    await close(host, guest)


async def test_the_host_passes_on_when_the_host_leaves(address: str) -> None:
    host, guest = await table(address)
    assert await code(host, "leave") == "ack"
    await until(guest, lambda: guest.info["host"] == 1)
    assert guest.info["seats"][0]["kind"] == "free"
    assert await code(guest, "start", level="kitten") == "ack"
    assert guest.info["seats"][0]["kind"] == "bot"
    await close(host, guest)


async def test_a_seat_that_is_left_during_the_game_is_a_bots(address: str) -> None:
    host, guest = await table(address)
    await host.order("start")
    assert await code(guest, "leave") == "ack"
    await until(host, lambda: host.info["seats"][1]["kind"] == "bot")
    seated_again = await post(address, f"/api/tables/{host.table}/seats", {"name": "Late"})
    assert seated_again.status_code == 409
    assert seated_again.json()["code"] == "table-full"
    await close(host, guest)


async def test_a_bot_makes_room_for_somebody_who_comes_late(address: str) -> None:
    host, guest = await table(address)
    await host.order("start")
    assert await code(host, "free-seat", seat=1) == "already-started"
    assert await code(host, "free-seat", seat=2) == "ack"
    assert host.info["seats"][2]["kind"] == "free"
    late = (await post(address, f"/api/tables/{host.table}/seats", {"name": "Late"})).json()
    assert late["seat"] == 2
    clients = [host, guest, Client(address, host.table, late["token"], Random(2))]
    await clients[2].connect()
    assert await code(host, "seat-bot", seat=2, level="kitten") == "seat-taken"
    await asyncio.wait_for(asyncio.gather(*(client.play() for client in clients)), 60)
    assert clients[2].acks
    await close(*clients)


async def test_a_bot_plays_for_me_until_i_take_over(address: str) -> None:
    host, guest = await table(address)
    await host.order("start")
    assert await code(host, "hand-over", level="kitten") == "ack"
    await until(host, lambda: host.info["seats"][0].get("level") == "kitten")
    assert host.game is not None
    answer = await host.order("act", version=host.game["version"], action="pass")
    assert answer["code"] in ("bot-plays", "stale")
    assert await code(host, "take-over") == "ack"
    await until(host, lambda: host.info["seats"][0].get("level") is None)
    await close(host, guest)


async def test_all_people_agree_to_a_pause(address: str) -> None:
    host, guest = await table(address)
    assert await code(host, "vote", matter="pause") == "not-now"
    await host.order("start")
    assert await code(host, "vote", matter="pause") == "ack"
    await until(guest, lambda: guest.info["votes"] == {"pause": [0]})
    assert await code(host, "vote", matter="pause", is_yes=False) == "ack"
    assert host.info["votes"] == {}
    for client in (host, guest):
        assert await code(client, "vote", matter="pause") == "ack"
    await until(host, lambda: host.info["phase"] == "paused")
    assert await code(host, "act", version=host.game["version"] if host.game else 0, action="pass") == "not-playing"
    for client in (host, guest):
        assert await code(client, "vote", matter="resume") == "ack"
    await until(host, lambda: host.info["phase"] == "playing")
    for client in (host, guest):
        assert await code(client, "vote", matter="abandon") == "ack"
    await until(host, lambda: host.info["phase"] == "abandoned")
    record = await get(address, f"/api/tables/{host.table}/record")
    assert record.status_code == 403
    await close(host, guest)


async def test_a_vote_is_counted_again_when_somebody_stops_playing(address: str) -> None:
    host, guest = await table(address)
    await host.order("start")
    assert await code(host, "vote", matter="pause") == "ack"
    assert await code(guest, "hand-over", level="kitten") == "ack"
    await until(host, lambda: host.info["phase"] == "paused")
    assert await code(guest, "take-over") == "ack"
    assert await code(guest, "vote", matter="resume") == "ack"
    assert await code(host, "leave") == "ack"
    await until(guest, lambda: guest.info["phase"] == "playing")
    assert await code(guest, "vote", matter="abandon") == "ack"
    await until(guest, lambda: guest.info["phase"] == "abandoned")
    await close(host, guest)


async def test_a_wish_that_nobody_has_any_more_is_not_voted_on(address: str) -> None:
    host, guest = await table(address)
    await host.order("start")
    assert await code(guest, "vote", matter="abandon") == "ack"
    assert await code(guest, "hand-over", level="kitten") == "ack"
    await until(host, lambda: host.info["seats"][1].get("level") == "kitten")
    assert host.info["votes"] == {}
    assert host.info["phase"] == "playing"
    await close(host, guest)


async def test_after_a_pause_everyone_gets_the_game_with_its_new_deadline(address: str) -> None:
    host, guest = await table(address, seats=2, clock={"per_move": 60})
    await host.order("start")
    assert host.game is not None
    actor = host if host.game["asked"] == [0] else guest
    before = host.game["deadline"]
    for client in (host, guest):
        assert await code(client, "vote", matter="pause") == "ack"
    late = Client(address, host.table, actor.token, Random(7))
    await late.connect()
    assert late.game is not None
    assert late.game["legal"] == []
    for client in (host, guest):
        assert await code(client, "vote", matter="resume") == "ack"
    for client in (host, late):
        await until(
            client, lambda client=client: client.game["deadline"] is not None and client.game["deadline"] > before
        )
    await until(late, lambda: late.game["legal"] != [])
    await close(host, guest, late)


async def test_a_move_that_revealed_nothing_is_taken_back(address: str) -> None:
    host, guest = await table(address, people=2, seats=2)
    await host.order("start")
    clients = [host, guest]
    for client in clients:
        await until(client, lambda client=client: client.game)
    for _ in range(40):
        actor = next(client for client in clients if client.game and client.game["legal"])
        offers = [offer["action"] for offer in actor.game["legal"]] if actor.game else []
        bids = [action for action in offers if action.startswith("bid")]
        version = actor.game["version"] if actor.game else 0
        assert await code(actor, "act", version=version, action=(bids or offers)[0]) == "ack"
        for client in clients:
            await until(client, lambda client=client: client.game and client.game["version"] > version)
        if bids:
            break
    assert actor.game is not None
    before = actor.game["version"]
    assert await code(host, "vote", matter="take-back") == "ack"
    assert await code(guest, "vote", matter="take-back") == "ack"
    for client in clients:
        await until(client, lambda client=client: client.game and client.game["version"] > before)
    assert [offer["action"] for offer in actor.game["legal"]] == offers
    await close(host, guest)


async def test_after_the_deal_there_is_nothing_to_take_back(address: str) -> None:
    host, guest = await table(address)
    await host.order("start")
    assert await code(host, "vote", matter="take-back") == "no-take-back"
    await close(host, guest)


async def test_a_rematch_keeps_seats_and_totals(address: str) -> None:
    clients = await table(address, options={"values": 2, "copies": 3, "jokers": 2, "hand": 2, "mice_total": 4})
    await clients[0].order("start")
    await asyncio.gather(*(client.play() for client in clients))
    await until(clients[0], lambda: clients[0].info["phase"] == "over")
    assert len(clients[0].info["scores"]) == 1
    assert sum(clients[0].info["wins"]) == pytest.approx(1.0)
    for client in clients:
        assert await code(client, "vote", matter="rematch") == "ack"
    for client in clients:
        await until(client, lambda client=client: client.game["match"] == 2)
    await asyncio.gather(*(client.play() for client in clients))
    await until(clients[0], lambda: len(clients[0].info["scores"]) == 2)
    await close(*clients)


async def test_chat_is_text_and_the_muted_have_presets(address: str) -> None:
    host, guest = await table(address)
    assert await code(guest, "say", text="<b>hi</b>\u202e\u200b\n") == "ack"
    await until(host, lambda: host.chat)
    assert host.chat[0]["text"].startswith("<b>hi</b>")
    assert host.chat[0]["text"].isprintable()
    assert await code(host, "mute", seat=1, is_muted=True) == "ack"
    assert await code(guest, "say", text="again") == "muted"
    assert await code(guest, "say", phrase="well-played") == "ack"
    assert await code(guest, "say", emote="purr") == "ack"
    assert await code(guest, "say", text="a", emote="purr") == "say-one-thing"
    await close(host, guest)


async def test_names_are_labels(address: str) -> None:
    host, guest = await table(address)
    assert await code(guest, "rename", name="P0") == "ack"
    await until(host, lambda: host.info["seats"][1]["name"] == "P0 2")
    assert await code(guest, "rename", name="\u200b \u200d") == "name-empty"
    await close(host, guest)


async def test_spectators_see_a_seat_only_if_it_lets_them(address: str) -> None:
    host, guest = await table(address)
    await host.order("start")
    watcher = Client(address, host.table, None, Random(9), watch=0)
    await watcher.connect()
    assert watcher.game is not None
    assert watcher.game["view"]["hand"] is None
    assert watcher.game["legal"] == []
    assert await code(host, "let-watch", is_open=True) == "ack"
    await until(watcher, lambda: watcher.game["view"]["hand"] is not None)
    assert await code(guest, "let-watch", is_open=True) == "ack"
    other = Client(address, host.table, None, Random(9), watch=1)
    await other.connect()
    assert other.game is not None
    assert other.game["view"]["hand"] is not None
    assert other.game["asked"]
    assert watcher.game["legal"] == other.game["legal"] == []
    await other.close()
    assert await code(host, "let-watch", is_open=False) == "ack"
    await until(watcher, lambda: watcher.game["view"]["hand"] is None)
    assert await code(watcher, "act", version=0, action="pass") == "only-watching"
    await close(host, guest, watcher)


async def test_a_seat_moves_to_a_phone_once(address: str) -> None:
    host, guest = await table(address)
    link = await post(address, f"/api/tables/{host.table}/link", token=host.token)
    secret = link.json()["secret"]
    drawn = segno.make(f"{address}/t/{host.table}#move={secret}", error="m")
    assert link.json()["qr"].startswith("<svg xmlns=")
    assert re.findall(" d=.*", link.json()["qr"]) == re.findall(" d=.*", drawn.svg_inline(scale=6))
    preview = await get(address, f"/api/tables/{host.table}")
    assert preview.status_code == 200
    claimed = await post(address, f"/api/tables/{host.table}/claim", {"secret": secret})
    assert claimed.json()["seat"] == 0
    phone = Client(address, host.table, claimed.json()["token"], Random(1))
    await phone.connect()
    assert phone.seat == 0
    again = await post(address, f"/api/tables/{host.table}/claim", {"secret": secret})
    assert (again.status_code, again.json()["code"]) == (403, "wrong-secret")
    stolen = await post(address, f"/api/tables/{host.table}/link", token="x" * 22)
    assert (stolen.status_code, stolen.json()["code"]) == (403, "wrong-token")
    await close(host, guest, phone)


async def test_the_lobby_lists_what_is_listed(address: str) -> None:
    shown = await table(address, is_listed=True)
    hidden = await table(address)
    found = [one["id"] for one in (await get(address, "/api/tables")).json()]
    assert shown[0].table in found
    assert hidden[0].table not in found
    await close(*shown, *hidden)


async def test_two_tabs_of_one_seat(address: str) -> None:
    host, guest = await table(address)
    tab = Client(address, host.table, host.token, Random(3))
    await tab.connect()
    await host.order("start")
    await until(tab, lambda: tab.game is not None)
    assert tab.game is not None
    assert host.game is not None
    assert tab.game["view"] == host.game["view"]
    await close(host, guest, tab)


async def test_a_stranger_gets_nothing(address: str) -> None:
    host, guest = await table(address)
    for hello in (
        {"type": "hello", "protocol": 1, "table": "nosuchtable"},
        {"type": "hello", "protocol": 1, "table": host.table, "token": "A" * 22},
        {"type": "hello", "protocol": 99, "table": host.table},
        {"type": "ping"},
    ):
        async with connect(address.replace("http", "ws") + "/ws", compression=None) as socket:
            await socket.send(json.dumps(hello))
            answer = json.loads(await socket.recv())
            assert answer["type"] == "farewell"
    await close(host, guest)


async def test_who_is_gone_is_replaced_and_comes_back(tmp_path: Path) -> None:
    app = make_app(Config(**FAST), sqlite_url(tmp_path), timing=Timing(blink=100))  # type: ignore[arg-type]
    async with hosting(app) as address:
        clock = {"grace": 1, "stand_in": "kitten"}
        host, guest = await table(address, clock=clock)
        await host.order("start")
        guest.abort()
        await until(host, lambda: host.info["seats"][1].get("takes_over_at"))
        assert host.info["seats"][1]["is_present"] is False
        await until(host, lambda: host.info["seats"][1].get("level") == "kitten")
        await guest.connect()
        await until(host, lambda: host.info["seats"][1].get("level") is None)
        assert host.info["seats"][1].get("is_present", True)
        await close(host, guest)


async def test_a_time_out_plays_the_default(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        host, guest = await table(address, people=2, seats=2, clock={"per_move": 1})
        await host.order("start")
        assert host.game is not None
        version = host.game["version"]
        assert host.game["deadline"] is not None
        await until(host, lambda: host.game["version"] > version)
        await close(host, guest)


async def test_a_window_has_a_time_of_its_own(address: str) -> None:
    clients = await seated(address, *(await lay(address, "klaumau", 3, 3, clock={"per_window": 1})))
    await clients[0].order("start")
    while not (window := windows(clients)):
        await asyncio.gather(*(client.act() for client in clients if client.wants_to_act()))
        await asyncio.gather(*(settle(client) for client in clients))
    assert clients[0].game is not None
    assert clients[0].game["deadline"] is not None
    assert {client.seat for client in window} == set(clients[0].game["asked"])
    version = clients[0].game["version"]
    await until(clients[0], lambda: clients[0].game["version"] > version)
    await close(*clients)


def windows(clients: list[Client]) -> list[Client]:
    """Those who are asked together."""
    asked = [client for client in clients if client.wants_to_act()]
    return asked if len(asked) > 1 else []


async def settle(client: Client) -> None:
    """All that the table has said by now."""
    await client.send('{"type": "ping"}')
    await client.hear_until("pong")


async def test_deadlines_survive_a_restart(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    async with serving(url) as address:
        host, guest = await table(address, people=2, seats=2, clock={"per_move": 2, "grace": None})
        await host.order("start")
        assert host.game is not None
        version, deadline = host.game["version"], host.game["deadline"]
        await close(host, guest)
    async with serving(url) as address:
        again = Client(address, host.table, host.token, Random(1))
        await again.connect()
        assert again.game is not None
        if again.game["version"] == version:
            assert again.game["deadline"] == deadline
        await until(again, lambda: again.game["version"] > version)
        await again.close()
