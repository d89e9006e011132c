"""Two server processes on one PostgreSQL: any of them takes any command, and one may die."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from katzentisch.server.store import Store
from tests.server.client import Chaos, Client
from tests.server.live import lay, start_process
from tests.server.nursery import Child, Nursery, free_port, nursery


@pytest.fixture(scope="module")
def servers() -> Iterator[Nursery]:
    with nursery() as found:
        yield found


@pytest.fixture
def pair(servers: Nursery, fresh_postgres: Callable[[], str]) -> Iterator[tuple[str, Child, Child]]:
    url = fresh_postgres()
    one, other = servers.start(url, free_port()), servers.start(url, free_port())
    yield url, one, other
    for child in (one, other):
        child.kill()


async def rivals(one: Child, other: Child, seed: int, **options: int) -> list[Client]:
    """Two people of one table, connected to different processes."""
    table, tokens = await lay(one.address, "klaumau", 3, 2, options=options)
    addresses = (one.address, other.address)
    clients = [
        Client(address, table, token, Random(seed + number))
        for number, (address, token) in enumerate(zip(addresses, tokens, strict=True))
    ]
    for client in clients:
        await client.connect()
    assert (await clients[0].order("start"))["type"] == "ack"
    return clients


async def test_players_of_one_table_are_connected_to_different_processes(pair: tuple[str, Child, Child]) -> None:
    _, one, other = pair
    clients = await rivals(one, other, 1, rounds=1)
    await asyncio.wait_for(asyncio.gather(*(client.play() for client in clients)), 90)
    games = [client.game for client in clients]
    assert games[0] is not None
    assert games[1] is not None
    assert games[0]["result"] == games[1]["result"]
    assert games[0]["version"] == games[1]["version"]
    for client in clients:
        await client.close()


async def test_a_command_raced_through_both_processes_counts_once(pair: tuple[str, Child, Child]) -> None:
    url, one, other = pair
    table, tokens = await lay(one.address, "katzenjammer", 2, 2)
    twins = {
        token: [Client(child.address, table, token, Random(number)) for child in (one, other)]
        for number, token in enumerate(tokens)
    }
    for lines in twins.values():
        for client in lines:
            await client.connect()
    assert (await twins[tokens[0]][0].order("start"))["type"] == "ack"
    raced = 0
    for number in range(40):
        await asyncio.gather(*(settle(client) for lines in twins.values() for client in lines))
        actors = [lines for lines in twins.values() if lines[0].game and lines[0].game["legal"]]
        if not actors:
            break
        raced += await race(actors[0], f"race-{number}")
    assert raced > 20
    store = await Store.open(url)
    times = Counter(entry.move for entry in await store.read(table) if entry.move and entry.move.startswith("race"))
    await store.close()
    assert len(times) == raced
    assert set(times.values()) == {1}
    for lines in twins.values():
        for client in lines:
            await client.close()


async def race(lines: list[Client], move: str) -> int:
    """The same command over two processes at the same time: one answer."""
    game = lines[0].game
    assert game is not None
    action = lines[0].rng.choice(game["legal"])["action"]
    frame = json.dumps({"type": "act", "id": move, "version": game["version"], "action": action})
    await asyncio.gather(*(client.send(frame) for client in lines))
    answers = [await answer(client, move) for client in lines]
    assert [one["type"] for one in answers] == ["ack", "ack"], answers
    assert answers[0]["version"] == answers[1]["version"]
    return 1


async def answer(client: Client, move: str) -> dict[str, object]:
    while True:
        message = await client.hear()
        if message.get("id") == move:
            return message


async def settle(client: Client) -> None:
    """Read until nothing more comes for a while."""
    while True:
        try:
            await asyncio.wait_for(client.hear(), 0.15)
        except TimeoutError:
            return


async def test_the_game_goes_on_when_one_process_dies(pair: tuple[str, Child, Child]) -> None:
    _, one, other = pair
    clients = await rivals(one, other, 3, rounds=1)
    clients[0].chaos = clients[1].chaos = Chaos(repeats=0.5)
    games = [asyncio.create_task(client.play()) for client in clients]
    await asyncio.sleep(1.5)
    one.kill()
    clients[0].address = other.address
    await asyncio.wait_for(asyncio.gather(*games), 90)
    assert clients[0].game is not None
    assert clients[1].game is not None
    assert clients[0].game["result"] == clients[1].game["result"]
    for client in clients:
        await client.close()


def test_several_workers_share_a_port(fresh_postgres: Callable[[], str]) -> None:
    process = start_process(fresh_postgres(), 0, "--workers", "2")
    try:

        async def play() -> None:
            clients = await rivals(Fixed(process.address), Fixed(process.address), 5, rounds=1)  # type: ignore[arg-type]
            await asyncio.wait_for(asyncio.gather(*(client.play() for client in clients)), 90)
            for client in clients:
                await client.close()

        asyncio.run(play())
    finally:
        assert process.stop() == 0


class Fixed:
    """Somewhere."""

    def __init__(self, address: str) -> None:
        self.address = address


def test_sqlite_refuses_a_second_worker(tmp_path: object) -> None:
    with pytest.raises(RuntimeError, match="did not start"):
        start_process(f"sqlite:///{tmp_path}/tables.db", 0, "--workers", "2")
