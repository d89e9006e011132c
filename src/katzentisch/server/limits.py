"""Budgets: how much one connection, and one address, may ask for; beyond that, how long to wait."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

MOST_KNOWN = 10_000
"""So many addresses are remembered; the one that was quiet longest is forgotten."""


@dataclass(frozen=True)
class Rate:
    """A bucket of tokens: how many at most, and how many come back each second."""

    most: float
    per_second: float

    def times(self, factor: float) -> "Rate":
        """A larger or smaller budget."""
        return Rate(self.most * factor, self.per_second * factor)


MESSAGES = Rate(100, 5)
"""What one connection may send."""
CHAT = Rate(5, 0.5)
OPENING = Rate(20, 0.2)
"""Tables that one address may open, and seats it may take."""
REQUESTS = Rate(120, 4)
CONNECTIONS = Rate(60, 2)


class Bucket:
    """What is left of a budget."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = rate.most
        self._seen = clock()

    def take(self, cost: float = 1.0) -> int:
        """0 if there was enough; else how many milliseconds to wait, and nothing is taken."""
        now = self._clock()
        self._left = min(self._rate.most, self._left + (now - self._seen) * self._rate.per_second)
        self._seen = now
        if self._left < cost:
            return math.ceil(1000 * (cost - self._left) / self._rate.per_second)
        self._left -= cost
        return 0


class Buckets:
    """A budget for each address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> int:
        """0, or how many milliseconds to wait."""
        if address not in self._known:
            self._known[address] = Bucket(self._rate, self._clock)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        return self._known[address].take()
