"""Tables at which the deal and everybody's moves are written beforehand: every screen can be looked at again."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from katzentisch.core.chance import Script, Seeded, Source
from katzentisch.core.registry import find
from tests.server.client import Client
from tests.server.live import lay, serving, sqlite_url

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hedi")
OPEN_CLOCK = {"per_window": None, "grace": None}
"""Nobody is hurried while a picture is taken."""


@dataclass(frozen=True)
class Scene:
    """A game, its deal, and what the seats do before we look; the first seat is ours."""

    game: str
    seats: int
    outcomes: Sequence[str]
    moves: Sequence[str] = ()
    """Each is a seat's number and an action."""
    options: Mapping[str, Any] = field(default_factory=dict)

    def then(self, *moves: str, **options: Any) -> "Scene":
        """The same deal, played on."""
        return Scene(self.game, self.seats, self.outcomes, (*self.moves, *moves), {**self.options, **options})


def katzenjammer(hands: Sequence[str], row: str, *moves: str, leader: int) -> Scene:
    """Six cards each, and the first row."""
    seats = [(leader + 1 + step) % len(hands) for step in range(len(hands))]
    deals = [f"deal {hands[seat][number]}" for number in range(6) for seat in seats]
    return Scene(
        "katzenjammer", len(hands), [f"lead {leader}", *deals, *(f"reveal {card}" for card in row)], list(moves)
    )


def klaumau(hands: Sequence[str], top: str, *moves: str, starter: int, **options: Any) -> Scene:
    """So many cards each, one at a time, and a start card."""
    cards = [hand.split() for hand in hands]
    seats = [(starter + step) % len(hands) for step in range(len(hands))]
    deals = [f"deal {cards[seat][number]}" for number in range(len(cards[0])) for seat in seats]
    outcomes = [f"starter {starter}", *deals, f"turn-up {top}"]
    return Scene("klaumau", len(hands), outcomes, list(moves), {"rounds": 1, "hand": len(cards[0]), **options})


class Stage:
    """A server whose cards come as they are written."""

    def __init__(self, address: str, deal: Callable[[Source], None]) -> None:
        self.address = address
        self._deal = deal
        self.opening = asyncio.Lock()
        """Held while a table is opened: the next one gets what is written."""

    async def lay(self, scene: Scene) -> "Troupe":
        """A table with people on all seats, before the start."""
        options = {"options": dict(scene.options), "clock": OPEN_CLOCK}
        async with self.opening:
            self._deal(Script(find(scene.game).actions, scene.outcomes, Seeded(7)))
            table, tokens = await lay(self.address, scene.game, scene.seats, scene.seats, **options)
        clients = [Client(self.address, table, token, Random(seat)) for seat, token in enumerate(tokens)]
        for client, name in zip(clients, NAMES, strict=False):
            await client.connect()
            await client.order("rename", name=name)
        return Troupe(scene, table, clients)


@dataclass
class Troupe:
    """Those who sit at a table of the stage; our seat can be brought to a browser."""

    scene: Scene
    table: str
    clients: list[Client]

    @property
    def token(self) -> str:
        """Of our seat."""
        return self.clients[0].token or ""

    @property
    def version(self) -> int:
        """What our seat has heard of the game so far."""
        game = self.clients[0].game
        return -1 if game is None else int(game["version"])

    async def play(self) -> None:
        """The match begins, and all moves of the scene are made."""
        await self.clients[0].order("start")
        for move in self.scene.moves:
            seat, _, action = move.partition(" ")
            await self.act(int(seat), action)

    async def act(self, seat: int, action: str) -> None:
        """A seat's move, as soon as it may be made."""
        client = self.clients[seat]
        while not client.game or action not in [offer["action"] for offer in client.game["legal"]]:
            await client.hear()
        answer = await client.order("act", version=client.game["version"], action=action)
        assert answer["type"] == "ack", answer


@contextlib.asynccontextmanager
async def staging(folder: Path) -> AsyncIterator[Stage]:
    """A server in this event loop with cards that are written."""
    sources: list[Source] = []

    def next_source() -> Source:
        """What is written is for one table; those that are opened by a page are dealt as it comes."""
        return sources.pop() if sources else Seeded(7)

    with mock.patch("katzentisch.server.table.Entropy", next_source):
        async with serving(sqlite_url(folder), log="error") as address:
            yield Stage(address, sources.append)
