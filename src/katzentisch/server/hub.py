"""One connection: a bounded mailbox and a writer of its own, so that a reader who stops delays nobody."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from ..core.seats import PUBLIC, Seat

MOST_WAITING = 64
"""A reader who is so many messages behind gets the table anew instead, once it reads again."""
PATIENCE = 40.0
"""So many seconds a message may wait for a reader who has stopped; as long as an unanswered ping."""

Send = Callable[[bytes], Awaitable[None]]


class Line:
    """What is on its way to one client, and what it has had already."""

    def __init__(self, send: Send, anew: Callable[["Line"], bytes], patience: float = PATIENCE) -> None:
        self._send = send
        self._anew = anew
        self._patience = patience
        self._sending_since: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._sent = asyncio.Event()
        self.is_behind = False
        self.is_closed = False
        self.seat: int | None = None
        self.digest = ""
        """Of the token by which it has its seat."""
        self.watch: int | None = None
        self.viewer: Seat = PUBLIC
        self.version = -1
        self.revision = -1
        self.chat = 0
        self.moment: tuple[object, ...] = ()
        """Who might act until when, as far as this client knows."""

    @property
    def waiting(self) -> int:
        """How many messages were not sent yet."""
        return len(self._waiting)

    def post(self, message: bytes) -> None:
        """Put a message into the mailbox; never waits."""
        if self.is_behind or self.is_closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.is_behind = True
        else:
            self._waiting.append(message)
        self._wake.set()

    async def catch_up(self) -> None:
        """Wait for a client that asks faster than it reads the answers; only that client waits."""
        while len(self._waiting) > MOST_WAITING // 2 and not self.is_closed:
            self._sent.clear()
            await self._sent.wait()

    def close(self) -> None:
        """Send what is waiting, then end."""
        self.is_closed = True
        self._wake.set()
        self._sent.set()

    async def write(self) -> None:
        """Send until the line is closed; one that breaks is closed, so that nobody waits for it."""
        task = asyncio.current_task()
        assert task is not None
        try:
            await self._write(task)
        finally:
            self.close()
            if self._timer is not None:
                self._timer.cancel()

    async def _write(self, task: asyncio.Task[None]) -> None:
        clock = task.get_loop().time
        while True:
            while self._waiting or self.is_behind:
                self._sending_since = clock()
                if self._timer is None:
                    self._look_after(task, self._patience)
                await self._send(self._next())
                self._sending_since = None
                self._sent.set()
            if self.is_closed:
                return
            self._wake.clear()
            if not self._waiting and not self.is_behind:
                await self._wake.wait()

    def _look_after(self, task: asyncio.Task[None], wait: float) -> None:
        """Look in a while how long the message takes that is under way then: one timer for many messages."""
        self._timer = task.get_loop().call_later(wait, self._look, task)

    def _look(self, task: asyncio.Task[None]) -> None:
        self._timer = None
        if self._sending_since is None:
            return
        left = self._sending_since + self._patience - task.get_loop().time()
        if left > 0:
            self._look_after(task, left)
        else:
            task.cancel()

    def _next(self) -> bytes:
        if self._waiting:
            return self._waiting.popleft()
        self.is_behind = False
        return self._anew(self)
