"""Questions that change nothing: with which cards, what a bot would do, whether a move can be taken back."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from katzentisch.bots.warm import is_ready, warm
from katzentisch.core.registry import find
from tests.server.client import Client
from tests.server.live import lay, serving, sqlite_url


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(sqlite_url(tmp_path)) as found:
        yield found


async def alone(address: str, game: str, seats: int = 2, **more: Any) -> Client:
    """One person with bots, asked for the first time."""
    table, (token,) = await lay(address, game, seats, 1, bots=["kitten"] * (seats - 1), starts=True, **more)
    client = Client(address, table, token, Random(1))
    await client.connect()
    await until_asked(client)
    return client


async def until_asked(client: Client) -> None:
    while not (client.game or {}).get("legal"):
        await client.hear()


async def answer(client: Client, kind: str) -> dict[str, Any]:
    return await client.order(kind)


async def until_bidding(client: Client) -> list[str]:
    """Play on until there is something to bid; the bids."""
    while True:
        await until_asked(client)
        assert client.game is not None
        bids = [offer["action"] for offer in client.game["legal"] if offer["verb"] == "bid"]
        if bids:
            return bids
        await client.order("act", version=client.game["version"], action=client.game["legal"][0]["action"])


async def test_a_bid_tells_with_which_cards_it_could_be_paid(address: str) -> None:
    client = await alone(address, "katzenjammer")
    bids = await until_bidding(client)
    told = await answer(client, "ways")
    assert client.game is not None
    assert told["version"] == client.game["version"]
    assert set(told["ways"]) == set(bids)
    hand = client.game["view"]["hand"]
    for bid, ways in told["ways"].items():
        assert ways, bid
        assert len({tuple(sorted(way)) for way in ways}) == len(ways)
        assert [way.count("J") for way in ways] == sorted(way.count("J") for way in ways)
        count = int(bid.split()[1].split("x")[0].split("-")[0])
        for way in ways:
            assert len(way) == count
            assert all(way.count(card) <= hand.count(card) for card in way)
    await client.close()


async def test_klaumau_has_nothing_that_is_paid_later(address: str) -> None:
    client = await alone(address, "klaumau")
    assert (await answer(client, "ways"))["ways"] == {}
    await client.close()


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
async def test_a_hint_names_legal_actions_best_first(address: str, game: str) -> None:
    if not is_ready(find(game)):
        warm(game, "bots")
    client = await alone(address, game, has_hints=True)
    assert client.game is not None
    assert client.info["has_hints"] is True
    told = await answer(client, "hint")
    legal = {offer["action"] for offer in client.game["legal"]}
    assert told["type"] == "hinted"
    assert 1 <= len(told["hints"]) <= 3
    assert {one["action"] for one in told["hints"]} <= legal
    assert all(one["reason"] in find(game).reasons for one in told["hints"])
    again = await answer(client, "hint")
    assert again["hints"] == told["hints"]
    await client.close()


async def test_hints_are_only_where_the_table_allows_them(address: str) -> None:
    client = await alone(address, "katzenjammer")
    assert client.info["has_hints"] is False
    assert (await answer(client, "hint"))["code"] == "no-hints"
    await client.close()


async def test_who_is_not_asked_gets_no_hint(address: str) -> None:
    table, tokens = await lay(address, "katzenjammer", 2, 2, bots=[], has_hints=True)
    clients = [Client(address, table, token, Random(number)) for number, token in enumerate(tokens)]
    for client in clients:
        await client.connect()
    assert (await answer(clients[0], "hint"))["code"] == "not-playing"
    await clients[0].order("start")
    for client in clients:
        while client.game is None:
            await client.hear()
    waiting = next(client for client in clients if not (client.game or {})["legal"])
    assert (await answer(waiting, "hint"))["code"] == "no-hint-now"
    for client in clients:
        await client.close()


async def test_a_spectator_may_ask_nothing(address: str) -> None:
    client = await alone(address, "katzenjammer", has_hints=True)
    watcher = Client(address, client.table, None, Random(2))
    await watcher.connect()
    for kind in ("ways", "hint"):
        assert (await answer(watcher, kind))["code"] == "only-watching"
    for one in (client, watcher):
        await one.close()


async def test_the_game_says_whether_a_move_can_be_taken_back(address: str) -> None:
    client = await alone(address, "katzenjammer")
    assert client.game is not None
    can = client.game["can_take_back"]
    told = await client.order("vote", matter="take-back")
    assert (told["type"] == "ack") == can
    await client.close()
