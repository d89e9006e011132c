"""When a bot's move is seen is settled before the bot thinks: neither its thinking nor its hand can be told from it."""

import asyncio
import itertools
import selectors
import zlib
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar, cast

import pytest

from katzentisch.core.actions import ActionId
from katzentisch.core.chance import Seeded
from katzentisch.core.match import Match, Ply
from katzentisch.core.registry import find
from katzentisch.core.rng import seeded
from katzentisch.core.seats import Seat
from katzentisch.core.walks import choose
from katzentisch.protocol.messages import Hello
from katzentisch.server import clocks, orders
from katzentisch.server.clocks import HEAD_START, Pace
from katzentisch.server.house import House
from katzentisch.server.hub import Line
from katzentisch.server.orders import Step
from katzentisch.server.store import Entry, Index, Store
from katzentisch.server.table import Table
from katzentisch.server.thinking import Thinkers
from katzentisch.server.tokens import digest
from tests.server.twins import NOW, Pair, entries_of, pairs

NAME = "release000"
MOVES = 40
GLANCE = 0.1
"""Seconds of the fake clock after which it is looked what has become of a table."""
T = TypeVar("T")

Takes = Callable[[Match, Seat], int]
"""How many milliseconds a seat thinks about a match."""


class Leap(selectors.SelectSelector):
    """Instead of waiting it lets the time leap."""

    seconds = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "nothing will ever happen"
        self.seconds += max(0.0, timeout)
        return super().select(0)


class Hourglass(asyncio.SelectorEventLoop):
    """An event loop in which all waiting is by a fake clock."""

    def __init__(self) -> None:
        self._leap = Leap()
        super().__init__(self._leap)

    def time(self) -> float:
        return self._leap.seconds

    def now(self) -> int:
        """The clock of a house."""
        return NOW + round(1000 * self.time())


def under_glass(work: Coroutine[Any, Any, T]) -> T:
    """Run something to its end without waiting."""
    with asyncio.Runner(loop_factory=Hourglass) as runner:
        return runner.run(work)


class Memory:
    """A store without a disk, which knows no fake clock."""

    is_shared = False

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = list(entries)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return self.entries[after:]

    async def append(self, entry: Entry, index: Index) -> None:
        self.entries.append(entry)

    async def snapshot(self, table: str) -> None:
        return None


class Ponderers(Thinkers):
    """Bots that take fake time."""

    def __init__(self, takes: Takes) -> None:
        self._takes = takes

    def choose(self, table: Table, seat: int) -> "asyncio.Future[ActionId]":
        assert table.match is not None
        return asyncio.ensure_future(self._choose(table.match.fork(), Seat(seat)))

    async def _choose(self, match: Match, seat: Seat) -> ActionId:
        await asyncio.sleep(self._takes(match, seat) / 1000)
        return choose(match, seat, seeded("ponder", match.version, seat), 0)


def by_hand(most: int) -> Takes:
    """The time depends on all that a seat sees, its cards included."""
    return lambda match, seat: zlib.crc32(match.view_bytes(seat)) % most


def always(milliseconds: int) -> Takes:
    return lambda match, seat: milliseconds


class Evening:
    """A house with one table, and a spectator who looks at the clock."""

    def __init__(self, entries: Sequence[Entry], takes: Takes) -> None:
        glass = asyncio.get_running_loop()
        assert isinstance(glass, Hourglass)
        self._glass = glass
        self.store = Memory(entries)
        self._house = House(cast(Store, self.store), Ponderers(takes), glass.now, Pace())
        self.room = self._house.room(NAME)
        self.seen: list[tuple[int, bytes]] = []
        """What the spectator heard, and when."""
        self._line = Line(self._see, self.room.anew)

    async def _see(self, message: bytes) -> None:
        self.seen.append((self._glass.now(), message))

    async def step(self, kind: str, seat: int | None = None, **body: Any) -> None:
        await self.room.step(lambda table: Step(kind, body, seat))
        await self._house.watch(NAME)

    async def play(self, moves: int) -> None:
        """Bots play so many moves, or to the end."""
        await self.room.join(self._line, Hello(1, NAME))
        writer = asyncio.create_task(self._line.write())
        await self._house.watch(NAME)
        goal = len(self.store.entries) + moves
        while len(self.store.entries) < goal and (await self.room.table()).is_playing:
            await asyncio.sleep(GLANCE)
        await self._house.close()
        self._line.close()
        await writer

    async def until(self, what: Callable[[Table], bool]) -> int:
        """When something holds at the table."""
        await self._house.watch(NAME)
        while not what(await self.room.table()):
            await asyncio.sleep(GLANCE)
        return (await self.room.table()).touched

    async def until_seen(self) -> int:
        """When everyone sees that the game went on; then the evening ends."""
        version = (await self.room.table()).version
        seen = await self.until(lambda table: table.version != version)
        await self._house.close()
        return seen


def laid(game: str, seats: int) -> list[Entry]:
    body = {
        "game": game, "options": {}, "seats": seats, "clock": {}, "is_listed": False, "seed": "s", "name": "Ada",
        "digest": digest("token"),
    }  # fmt: skip
    return [Entry(NAME, 1, NOW, "open", body)]


async def whole_evening(game: str, seats: int, takes: Takes) -> tuple[list[Entry], list[tuple[int, bytes]]]:
    """Bots on all seats: the log with its times, and what a spectator heard when."""
    evening = Evening(laid(game, seats), takes)
    await evening.room.step(lambda table: orders.start(table, "kitten"))
    await evening.step("hand-over", 0, level="kitten")
    await evening.play(MOVES)
    return evening.store.entries, evening.seen


def check_thinking(game: str, seats: int) -> None:
    """The same moves at the same times, whatever the thinking takes."""
    quick = under_glass(whole_evening(game, seats, always(0)))
    assert sum(entry.kind == "act" for entry in quick[0]) >= MOVES
    for takes in (always(1), always(HEAD_START), by_hand(HEAD_START)):
        slow = under_glass(whole_evening(game, seats, takes))
        assert [entry.at for entry in slow[0]] == [entry.at for entry in quick[0]], "the thinking shows"
        assert slow == quick


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards come the same way in every evening."""
    monkeypatch.setattr("katzentisch.server.table.Entropy", lambda: Seeded("release"))


@pytest.mark.parametrize(("game", "seats"), [("katzenjammer", 2), ("katzenjammer", 6), ("klaumau", 2), ("klaumau", 8)])
def test_moves_are_seen_at_the_same_time_whatever_the_thinking_takes(game: str, seats: int) -> None:
    check_thinking(game, seats)


def test_a_release_that_waits_for_the_thinking_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that begin to think only when their move is due."""
    monkeypatch.setattr(clocks, "HEAD_START", 0)
    with pytest.raises(AssertionError, match="the thinking shows"):
        check_thinking("katzenjammer", 3)


async def taken_over(takes: Takes) -> int:
    """A person dawdles for a minute, and then a bot has to decide."""
    evening = Evening(laid("katzenjammer", 2), takes)
    await evening.room.step(lambda table: orders.start(table, "kitten"))
    await evening.until(is_for_the_host)
    await asyncio.sleep(60)
    await evening.step("hand-over", 0, level="kitten")
    return await evening.until_seen()


def is_for_the_host(table: Table) -> bool:
    assert table.match is not None
    return 0 in table.match.to_act()


def test_a_bot_that_takes_over_late_does_not_show_its_thinking_either() -> None:
    assert len({under_glass(taken_over(takes)) for takes in (always(0), always(HEAD_START), by_hand(HEAD_START))}) == 1


async def first_move(pair: Pair, plies: Sequence[Ply]) -> int:
    """Bots take all seats of a match that runs; when the next move is seen."""
    entries, _ = entries_of(pair, plies, NAME)
    await asyncio.sleep(len(entries) / 1000)
    evening = Evening(entries, by_hand(HEAD_START))
    for seat in range(pair.case.seats):
        await evening.room.step(lambda table: Step("hand-over", {"level": "kitten"}, seat))
    return await evening.until_seen()


def check_hands(game: str, count: int) -> None:
    """Two worlds that differ in cards that the observer cannot see: the next move is seen at the same time."""
    for pair in itertools.islice(pairs(game), count):
        one, other = (under_glass(first_move(pair, plies)) for plies in (pair.one, pair.other))
        assert one == other, f"the hand shows: {pair.case}, seat {pair.observer}"


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
def test_moves_are_seen_at_the_same_time_whatever_the_hidden_cards_are(game: str) -> None:
    check_hands(game, 25)


def test_a_release_that_looks_at_the_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest, telling = clocks.release, by_hand(200)

    def leaky(table: Table, seat: int, pace: Pace) -> int:
        assert table.match is not None
        return honest(table, seat, pace) + telling(table.match, Seat(seat))

    monkeypatch.setattr(clocks, "release", leaky)
    with pytest.raises(AssertionError, match="the hand shows"):
        check_hands("katzenjammer", 25)


def test_nobody_waits_long_for_the_first_move_of_a_match() -> None:
    table = laid_table()
    assert Pace().at(table) == Pace(300, 600)
    assert table.match is not None
    opening = [clocks.release(table, seat, Pace()) - table.asked_at for seat in range(3)]
    assert all(300 <= one <= 600 for one in opening)
    while not is_for_the_host(table):
        move(table, 0)
    move(table, 1000)
    assert Pace().at(table) == Pace()


def test_at_a_table_of_bots_there_is_no_hurry() -> None:
    table = laid_table()
    table.places[0].level = "kitten"
    assert Pace().at(table) == Pace()


def test_a_sealed_answer_does_not_make_bots_slower() -> None:
    """That a person has answered in a window is not to be seen, neither by what bots do nor by when they do it."""
    for seed in range(20):
        table = laid_table("klaumau", f"window {seed}")
        assert table.match is not None
        while not (window := table.game.rules.window(table.match.state)) and table.is_playing:
            move(table, 0)
        if window and is_for_the_host(table) and len(table.match.to_act()) > 1:
            before = [clocks.release(table, seat, Pace()) for seat in range(3)]
            table.act(0, table.legal(Seat(0))[0], table.asked_at + 5000, is_persons=True)
            assert table.places[0].used == 5000
            assert [clocks.release(table, seat, Pace()) for seat in range(3)] == before
            return
    pytest.fail("no window with the host in it")


def laid_table(game: str = "katzenjammer", seed: str = "opening") -> Table:
    """A person and two bots, at the beginning of a match."""
    table = Table(Seeded(seed))
    table.open(find(game), find(game).options(), 3)
    table.places[1].level = table.places[2].level = "kitten"
    table.begin(NOW)
    return table


def move(table: Table, takes: int) -> None:
    """Somebody makes a move after so many milliseconds."""
    assert table.match is not None
    seat = table.match.to_act()[0]
    action = choose(table.match, seat, seeded("opening", table.version), 0)
    table.act(seat, action, table.asked_at + takes, is_persons=table.places[seat].level is None)
