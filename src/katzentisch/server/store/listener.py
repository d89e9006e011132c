"""The one connection that hears from PostgreSQL what any process has appended."""

import asyncio
import logging
from collections.abc import Callable
from threading import Event, Thread

import psycopg
from sqlalchemy import URL

from .log import CHANNEL

Callback = Callable[[str, int], None]

_LOGGER = logging.getLogger(__name__)

GLANCE = 0.2
"""Seconds after which it looks whether it is to end."""
PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between attempts to connect again."""


class Listener:
    """Calls back on the event loop: (table, seq) for a new entry, ("", 0) when anything may have changed."""

    def __init__(self, url: URL, callback: Callback) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._callback = callback
        self._loop = asyncio.get_running_loop()
        self._stop = Event()
        self._failures = 0
        self._thread = Thread(target=self._run, name="store-listener", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._listen()
            except Exception as error:
                if self._loop.is_closed():
                    return
                _LOGGER.warning("stopped listening, will try again: %s", error)
                self._stop.wait(PAUSES[min(self._failures, len(PAUSES) - 1)])
                self._failures += 1

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True, application_name="katzentisch-listener") as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._failures = 0
            self._call("", 0)
            while not self._stop.is_set():
                for news in connection.notifies(timeout=GLANCE):
                    table, _, seq = news.payload.rpartition(":")
                    self._call(table, int(seq))

    def _call(self, table: str, seq: int) -> None:
        self._loop.call_soon_threadsafe(self._callback, table, seq)
