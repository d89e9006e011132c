"""What Prometheus may know of a server: counts and times, never a table, a seat, a name, a token or a card.

Labels have few values, all known beforehand. Even so, whoever reads the numbers of a quiet server could see that an
answer was sealed or how long a bot thought: only the addresses of `scrapers` get them.
"""

import asyncio
import os
import re
import time
from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from .hub import Line

T = TypeVar("T")

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The environment's name for the folder in which the processes of one server add up their numbers."""
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
CODE = re.compile(r"[a-z][a-z0-9-]{0,39}")


class Metrics:
    """The numbers of one application."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = self._gauge("sockets", "Open websockets.")
        self.tables = self._gauge("tables_open", "Tables in memory.")
        self.waiting = self._gauge("mail_waiting", "Messages in mailboxes that were not sent yet.")
        self.behind = self._gauge("lines_behind", "Connections that do not read and will get the table anew.")
        self.moves = self._counter("moves", "Moves, by game and by whom: person, bot or clock.", "game", "by")
        self.refusals = self._counter("refused", "Refused commands and requests, by code.", "code")
        self.limited = self._counter("rate_limited", "What was asked for too often, by kind.", "what")
        self.greetings = self._counter("greetings", "Connections to tables: new, or again after a gap.", "kind")
        self.resyncs = self._counter("resyncs", "Readers that were too far behind and got the table anew.")
        self.failures = self._counter("failures", "Jobs, requests and conversations that ended by an error.", "where")
        self.archived = self._counter("tables_archived", "Tables that were put away.")
        self.commands = self._histogram("command", "From a command to its answer and all views being queued.", QUICK)
        self.appends = self._histogram("append", "Until an entry of a log was safe on disk.", QUICK)
        self.thinking = self._histogram("bot_thinking", "A bot's decision, waiting for a thread included.", SLOW)

        self._moves_of = cache(self.moves.labels)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"katzentisch_{name}", about, registry=self.registry, multiprocess_mode="livesum")

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"katzentisch_{name}", about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: Iterable[float]) -> Histogram:
        return Histogram(f"katzentisch_{name}_seconds", about, registry=self.registry, buckets=tuple(buckets))

    def text(self) -> bytes:
        """All numbers as Prometheus reads them; of all processes on this machine, if the server has several."""
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)

    # What happens

    def wrote(self, kind: str, game: str, by: str, since: float) -> None:
        """An entry is safe; if it was a move, whose."""
        self.appends.observe(time.perf_counter() - since)
        if kind == "act":
            self._moves_of(game, by).inc()

    def refused(self, code: str) -> None:
        """Somebody was refused; what is no code of ours is not told apart."""
        self.refusals.labels(code if CODE.fullmatch(code) else "other").inc()

    def greeted(self, *, is_again: bool) -> None:
        """A client said hello."""
        self.greetings.labels("again" if is_again else "new").inc()

    def look(self, tables: int, lines: Iterable[Line]) -> None:
        """Measure what changes all the time."""
        here = list(lines)
        self.tables.set(tables)
        self.waiting.set(sum(line.waiting for line in here))
        self.behind.set(sum(line.is_behind for line in here))

    def timed(self, choose: "Callable[..., asyncio.Future[T]]") -> "Callable[..., asyncio.Future[T]]":
        """The same function; how long its answer took is noted."""

        def ask(*words: object) -> "asyncio.Future[T]":
            since = time.perf_counter()
            answer = choose(*words)
            answer.add_done_callback(lambda _: self.thinking.observe(time.perf_counter() - since))
            return answer

        return ask


def forget_process(number: int) -> None:
    """A process of this server has ended: what it had open is open no more."""
    if FOLDER in os.environ:
        mark_process_dead(number)  # type: ignore[no-untyped-call]
