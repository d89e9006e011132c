"""Running a server: one process, or several on one PostgreSQL, each with its own event loop."""

import contextlib
import gc
import multiprocessing
import os
import resource
import signal
import socket
import sys
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar

from .app import MOST_FRAME, make_app
from .config import Config
from .logs import new_log, take_over
from .metrics import FOLDER, forget_process

GRACE_SECONDS = 5
"""So long connections have to end when the server stops."""
BACKLOG = 2048
RESTART_SECONDS = 1.0


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, told: Callable[[], None]) -> None:
        super().__init__(config)
        self._told = told

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, keep the garbage collector from pausing the tables, and tell."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 5, 1_000)
        if self.started:
            self._told()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM ends the server, but not the process before it has tidied up: a database of its own has to stop."""
        if sig == signal.SIGTERM:
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)


def listen_on(config: Config) -> socket.socket:
    """A socket that listens; port 0 is any free one. Its connections send at once, on any event loop."""
    listening = socket.create_server((config.host, config.port), backlog=BACKLOG, reuse_port=False)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    listening.set_inheritable(True)
    return listening


def raise_file_limit() -> int:
    """As many connections as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def settings(app: Litestar, config: Config) -> uvicorn.Config:
    """How uvicorn serves."""
    return uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="on",
    )


def serve_one(config: Config, url: str, listening: socket.socket, told: Callable[[], None] = lambda: None) -> None:
    """Serve in this process until it is told to stop."""
    raise_file_limit()
    take_over(new_log(config.log))
    Server(settings(make_app(config, url), config), told).run(sockets=[listening])


def serve(config: Config, url: str, listening: socket.socket, told: Callable[[], None]) -> None:
    """Serve by as many processes as are wanted."""
    if config.workers == 1:
        serve_one(config, url, listening, told)
    else:
        with TemporaryDirectory(prefix="katzentisch-metrics-") as folder:
            os.environ[FOLDER] = folder
            Workers(config, url, listening).run(told)


class Workers:
    """Several processes on one socket; one that dies is replaced."""

    def __init__(self, config: Config, url: str, listening: socket.socket) -> None:
        self._arguments = (config, url, listening)
        self._count = config.workers
        self._running: list[BaseProcess] = []
        self._is_stopping = False

    def run(self, told: Callable[[], None]) -> None:
        """Start them, replace those that die, stop them when told."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        for _ in range(self._count):
            self._start()
        told()
        while not self._is_stopping:
            time.sleep(RESTART_SECONDS)
            for process in [one for one in self._running if not one.is_alive()]:
                self._running.remove(process)
                forget_process(process.pid or 0)
                if not self._is_stopping:
                    self._start()
        for process in self._running:
            process.join(2 * GRACE_SECONDS)

    def _start(self) -> None:
        process = multiprocessing.get_context("spawn").Process(target=serve_one, args=self._arguments)
        process.start()
        self._running.append(process)

    def _stop(self, number: int, frame: FrameType | None) -> Any:
        self._is_stopping = True
        for process in self._running:
            process.terminate()
