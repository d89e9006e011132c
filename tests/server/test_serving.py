"""The command that serves: for the house, with a PostgreSQL of its own, and how it ends."""

import asyncio
import re
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
import segno
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client
from tests.server.live import lay, running, sqlite_url, start_process


def test_the_house_gets_an_address_and_a_qr_code(tmp_path: Path) -> None:
    process = start_process(sqlite_url(tmp_path), 0, "--lan")
    try:
        assert process.process.stdout is not None
        found = re.search(r"http://\S+", process.process.stdout.readline())
        assert found is not None
        assert found.group().rsplit(":", 1)[1] == process.address.rsplit(":", 1)[1]
        drawn = StringIO()
        segno.make(found.group(), error="m").terminal(drawn, compact=True)
        for line in drawn.getvalue().splitlines():
            assert process.process.stdout.readline().rstrip("\n") == line
    finally:
        process.kill()


async def play(address: str) -> str:
    """A short match of two; its table."""
    table, tokens = await lay(address, "klaumau", 2, 2, options={"rounds": 1})
    clients = [Client(address, table, token, Random(number)) for number, token in enumerate(tokens)]
    for client in clients:
        await client.connect()
    await clients[0].order("start")
    await asyncio.wait_for(asyncio.gather(*(client.play() for client in clients)), 90)
    for client in clients:
        await client.close()
    return table


def test_postgres_comes_along(monkeypatch: pytest.MonkeyPatch) -> None:
    with TemporaryDirectory(prefix="katzentisch-demo-") as folder:
        Path(folder).chmod(0o755)
        monkeypatch.setenv("XDG_DATA_HOME", folder)
        process = start_process("postgres-demo")
        try:
            asyncio.run(play(process.address))
        finally:
            assert process.stop() == 0
        data = Path(folder) / "katzentisch" / "postgres"
        assert (data / "PG_VERSION").exists()
        assert not (data / "postmaster.pid").exists()


async def test_a_server_that_is_told_to_stop_says_so_and_the_next_one_goes_on(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    process = start_process(url)
    table, tokens = await lay(process.address, "katzenjammer", 2, 2)
    clients = [Client(process.address, table, token, Random(number)) for number, token in enumerate(tokens)]
    for client in clients:
        await client.connect()
    await clients[0].order("start")
    stopped = asyncio.create_task(asyncio.to_thread(process.stop))
    for client in clients:
        with pytest.raises(ConnectionClosed) as closed:
            await client.hear_until("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1001, 1012)
    assert await stopped == 0
    with running(url) as again:
        for client in clients:
            client.address = again.address
            client.lost()
        await asyncio.wait_for(asyncio.gather(*(client.play() for client in clients)), 90)
    assert all(client.is_over for client in clients)
