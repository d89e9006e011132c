"""Server processes that start fast: a process that has everything loaded forks them off, and they can be killed.

Run as a program it reads lines `port url` and answers with the number of the process that serves there, once it does.
"""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any


@dataclass
class Child:
    """A server process."""

    number: int
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Dead at once; nothing is tidied up."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.number, signal.SIGKILL)


class Nursery:
    """Starts server processes."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.nursery"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1)

    def start(self, url: str, port: int) -> Child:
        """A server that is ready."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{port} {url}\n")
        answer = self._process.stdout.readline().split()
        assert answer[:1] == ["ready"], answer
        return Child(int(answer[1]), port)

    def close(self) -> None:
        """All of them end."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(30)
        self._process.stdout.close()


@contextlib.contextmanager
def nursery() -> Iterator[Nursery]:
    """A nursery that is gone afterwards."""
    found = Nursery()
    try:
        yield found
    finally:
        found.close()


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def main() -> None:
    """Fork a server for each line; when the lines end, end them all."""
    from katzentisch.core.registry import games
    from katzentisch.server import running
    from katzentisch.server.config import Config

    games()
    children = []
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        port, url = line.split()
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            config = Config(port=int(port), bot_pace=(0, 1), budget=1_000_000.0)
            running.serve_one(config, url, _listening(config), _ready)
            os._exit(0)
        children.append(child)
    for child in children:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


def _listening(config: Any) -> socket.socket:
    """The port may belong for a moment longer to the process that was killed."""
    from katzentisch.server.running import listen_on

    for _ in range(200):
        with contextlib.suppress(OSError):
            return listen_on(config)
        time.sleep(0.05)
    raise TimeoutError(config.port)


def _ready() -> None:
    print("ready", os.getpid(), flush=True)


if __name__ == "__main__":
    main()
