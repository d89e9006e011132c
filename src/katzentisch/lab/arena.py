"""The arena: bots play duplicate deals against each other, in every seat.

Design `one`: one hero against copies of one rival, for every ordered pair; at two seats both sides of a pair are the
same matches. Designs `first`, `last` and `steps` play only a part of it: the first bot among copies of each other one,
each other one among copies of the last, or each among copies of the one before it. Design `all`: as many different bots
as there are seats, in every choice of them; if there are too few, they are taken in turn. In all of them every deal is
played once in each rotation.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, cycle, islice, pairwise, permutations
from typing import Any

from ..bots.base import Handle
from ..bots.catalog import Entry, entry
from ..bots.clairvoyant import OpenHandle
from ..bots.search import Search
from ..core.chance import Duplicate
from ..core.game import Game, Refusal
from ..core.match import Match
from ..core.registry import find
from ..core.rng import below, seeded
from ..core.seats import Seat
from ..core.transcript import SeatRecord, encode, record_of
from .statistics import bin_of

ONE, FIRST, LAST, STEPS, ALL = DESIGNS = ("one", "first", "last", "steps", "all")


@dataclass(frozen=True)
class Plan:
    """What to play."""

    game: str
    options: Any
    bots: tuple[str, ...]
    players: tuple[int, ...]
    deals: int
    seed: int
    design: str = ONE


@dataclass(frozen=True)
class Job:
    """One deal at one table, in every rotation."""

    players: int
    table: tuple[str, ...]
    deal: int

    @property
    def key(self) -> tuple[int, tuple[str, ...], int]:
        """What tells it from others."""
        return (self.players, self.table, self.deal)


def plan(
    game: Game, options: Any, bots: Sequence[str], players: Sequence[int], deals: int, seed: int, design: str = ONE
) -> Plan:
    """A plan with the full names of its bots; refuses unknown bots and a bot twice."""
    full = tuple(entry(game, name).name for name in bots)
    for name in full:
        if full.count(name) > 1:
            raise Refusal("arena-same-bot", "", bot=name)
    if len(full) < 2:
        raise Refusal("arena-too-few-bots", "")
    return Plan(game.name, options, full, tuple(sorted(set(players))), deals, seed, design)


def tables(plan: Plan, players: int) -> list[tuple[str, ...]]:
    """Who plays whom: the bots of each table, before they are seated."""
    if plan.design == ALL:
        if len(plan.bots) < players:
            return [tuple(islice(cycle(plan.bots), players))]
        return list(combinations(plan.bots, players))
    return [(hero, *[rival] * (players - 1)) for hero, rival in pairs(plan, players)]


def pairs(plan: Plan, players: int) -> Iterable[tuple[str, str]]:
    """Who sits alone among whose copies."""
    if plan.design == FIRST:
        return [(plan.bots[0], rival) for rival in plan.bots[1:]]
    if plan.design == LAST:
        return [(hero, plan.bots[-1]) for hero in plan.bots[:-1]]
    if plan.design == STEPS:
        return [(hero, rival) for rival, hero in pairwise(plan.bots)]
    return combinations(plan.bots, 2) if players == 2 else permutations(plan.bots, 2)


def jobs(plan: Plan) -> Iterator[Job]:
    """Everything that is to be played, deal by deal, so that an interrupted run has something of all tables."""
    for deal in range(plan.deals):
        for players in plan.players:
            for table in tables(plan, players):
                yield Job(players, table, deal)


def seatings(plan: Plan, job: Job) -> list[list[str]]:
    """The bots by seat, rotation by rotation; the order round a table of different bots is drawn for each deal."""
    order = list(job.table)
    if plan.design == ALL:
        rng = seeded("arena-seats", plan.seed, job.deal)
        order = [order.pop(below(rng, len(order))) for _ in job.table]
    return [order[-turn:] + order[:-turn] if turn else order for turn in range(job.players)]


@dataclass
class Clock:
    """How long a bot thought, where it had a choice: processor time of one core."""

    decisions: int = 0
    milliseconds: float = 0.0
    iterations: int = 0
    bins: dict[int, int] = field(default_factory=dict)

    def note(self, milliseconds: float, iterations: int) -> None:
        """One decision more."""
        self.decisions += 1
        self.milliseconds += milliseconds
        self.iterations += iterations
        place = bin_of(milliseconds)
        self.bins[place] = self.bins.get(place, 0) + 1

    def row(self) -> dict[str, Any]:
        """As it stands in a file."""
        bins = {str(place): count for place, count in sorted(self.bins.items())}
        return {
            "decisions": self.decisions,
            "ms": round(self.milliseconds, 3),
            "iterations": self.iterations,
            "bins": bins,
        }


class Arena:
    """Plays jobs of a plan, in one process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find(plan.game)
        self.entries: dict[str, Entry] = {name: entry(self.game, name) for name in plan.bots}

    def run(self, job: Job, *, with_records: bool = False) -> tuple[dict[str, Any], list[bytes]]:
        """The row of a job, and the records of its matches if they are wanted."""
        clocks = {name: Clock() for name in dict.fromkeys(job.table)}
        matches, records = [], []
        for rotation, seats in enumerate(seatings(self.plan, job)):
            match = self.play(job, rotation, seats, clocks)
            matches.append(self._result(match, seats))
            if with_records:
                records.append(self._record(match, seats))
        timing = {name: clock.row() for name, clock in clocks.items()}
        row = {"players": job.players, "table": list(job.table), "deal": job.deal, "matches": matches}
        return {**row, "timing": timing}, records

    def play(self, job: Job, rotation: int, seats: Sequence[str], clocks: dict[str, Clock]) -> Match:
        """One match: the chance of the deal, and for each decision a generator of its own."""
        seed = (self.plan.seed, job.players, job.deal)
        match = Match(self.game, self.plan.options, job.players, Duplicate(self.game, "arena", *seed))
        while not match.is_over:
            seat = match.to_act()[0]
            rng = seeded("arena-bot", *seed, rotation, seat, len(match.events))
            self._decide(match, seat, rng, self.entries[seats[seat]], clocks[seats[seat]])
        return match

    def _decide(self, match: Match, seat: Seat, rng: list[int], who: Entry, clock: Clock) -> None:
        handle = _handle(match, seat, rng, who)
        begun = time.thread_time()
        choice = who.bot.choose(handle)
        if len(handle.legal) > 1:
            clock.note(1000 * (time.thread_time() - begun), choice.iterations)
        match.act(seat, choice.action)

    def _result(self, match: Match, seats: Sequence[str]) -> dict[str, Any]:
        rules = self.game.rules
        return {
            "seats": list(seats),
            "scores": [int(rules.score(match.state, seat)) for seat in range(match.seats)],
            "places": [int(rules.place(match.state, seat)) for seat in range(match.seats)],
        }

    def _record(self, match: Match, seats: Sequence[str]) -> bytes:
        who = [
            SeatRecord(f"{name} {seat}", f"bot {name} {self.entries[name].version}") for seat, name in enumerate(seats)
        ]
        return encode(record_of(match, who))

    def warm(self) -> None:
        """Let every bot decide once, so that what has to be compiled or loaded counts for no match."""
        match = Match(self.game, self.plan.options, self.plan.players[0], Duplicate(self.game, "warm"))
        while not match.is_over and len(match.legal(match.to_act()[0])) == 1:
            match.act(match.to_act()[0], match.legal(match.to_act()[0])[0])
        for who in () if match.is_over else self.entries.values():
            seat = match.to_act()[0]
            who.bot.choose(_handle(match, seat, seeded("warm"), who))


def _handle(match: Match, seat: Seat, rng: list[int], who: Entry) -> Handle:
    """What the bot of a seat gets; only a clairvoyant gets more than a person would."""
    sees_all = isinstance(who.bot, Search) and who.bot.is_clairvoyant
    return OpenHandle(match, seat, rng) if sees_all else Handle(match, seat, rng)
