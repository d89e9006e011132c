"""A real server on a real socket: in this process, or in one of its own that can be killed."""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar

from katzentisch.server.app import make_app
from katzentisch.server.config import Config
from katzentisch.server.running import Server, listen_on, settings

FAST_BOTS = (0, 1)
FAST = {"bot_pace": FAST_BOTS, "budget": 1_000_000.0}
"""Bots that do not dawdle, and no limits: machines are faster than people."""


@contextlib.asynccontextmanager
async def serving(url: str, **changes: Any) -> AsyncIterator[str]:
    """A server in this event loop; its address."""
    config = Config(port=0, **{**FAST, **changes})
    async with hosting(make_app(config, url)) as address:
        yield address


@contextlib.asynccontextmanager
async def hosting(app: Litestar) -> AsyncIterator[str]:
    """An application on a socket of its own; its address."""
    listening = listen_on(Config(port=0))
    ready = asyncio.Event()
    server = Server(settings(app, Config()), ready.set)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve(sockets=[listening]))
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if task.done():
        task.result()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await task
        listening.close()


@dataclass
class Process:
    """A server in a process of its own."""

    process: "subprocess.Popen[str]"
    address: str

    def kill(self) -> None:
        """As a power button for the process: nothing is tidied up."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        """Ask it to end."""
        self.process.terminate()
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def start_process(url: str, port: int = 0, *more: str, pace: tuple[int, int] = FAST_BOTS) -> Process:
    """Start a server and wait until it is ready; how long bots think, at least and at most, in milliseconds."""
    command = [sys.executable, "-m", "katzentisch", "serve", "--lang", "en", "--port", str(port), "--store", url, *more]
    environment = os.environ | {"KATZENTISCH_BOT_PACE": f"{pace[0]},{pace[1]}", "KATZENTISCH_BUDGET": "1000000"}
    environment.pop("PYTHONUNBUFFERED", None)
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://\S+", line)
    if found is None:
        Process(process, "").kill()
        raise RuntimeError(f"the server did not start: {line!r}")
    return Process(process, found.group())


@contextlib.contextmanager
def running(url: str, port: int = 0, *more: str, pace: tuple[int, int] = FAST_BOTS) -> Iterator[Process]:
    """A server process that is gone afterwards."""
    process = start_process(url, port, *more, pace=pace)
    try:
        yield process
    finally:
        process.kill()


def sqlite_url(folder: Path) -> str:
    """A new database file."""
    return f"sqlite:///{folder / 'tables.db'}"


async def post(address: str, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
    """A request with a JSON body."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=address, timeout=30) as client:
        return await client.post(path, json=body, headers=headers)


async def get(address: str, path: str) -> httpx.Response:
    """A request."""
    async with httpx.AsyncClient(base_url=address, timeout=30) as client:
        return await client.get(path)


async def lay(address: str, game: str, seats: int, people: int, **more: Any) -> tuple[str, list[str]]:
    """A table with so many people and bots on the other seats; its name and the people's tokens."""
    bots = ["kitten"] * (seats - people)
    answer = await post(address, "/api/tables", {"game": game, "name": "P0", "seats": seats, "bots": bots, **more})
    assert answer.status_code == 201, answer.text
    table, tokens = answer.json()["table"], [answer.json()["token"]]
    for number in range(1, people):
        seated = await post(address, f"/api/tables/{table}/seats", {"name": f"P{number}"})
        assert seated.status_code == 201, seated.text
        tokens.append(seated.json()["token"])
    return table, tokens
