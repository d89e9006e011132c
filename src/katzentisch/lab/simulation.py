"""Random matches by the thousand: records of each, or only the totals."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..core import kernel
from ..core.compiled import is_available
from ..core.fast import Fast, Totals
from ..core.game import Game
from ..core.rng import Rng, for_compiled, next64, seeded
from ..core.seats import CHANCE
from ..core.transcript import Record, SeatRecord, transcribe

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WORTH_COMPILING = 500
"""From so many matches on, loading the compiled rules pays."""

CHUNK = 20_000


@dataclass(frozen=True)
class Plan:
    """What to simulate."""

    game: Game
    options: Any
    seats: int
    games: int
    seed: int
    is_compiled: bool

    def master(self) -> list[int]:
        """The generator that seeds each match."""
        return seeded("simulation", self.seed)


def plan(game: Game, options: Any, seats: int, games: int, seed: int, engine: str) -> Plan:
    """A plan; the engine `auto` compiles when there are many matches. Both engines give the same matches."""
    compile_it = engine == "compiled" or (engine == "auto" and games >= WORTH_COMPILING)
    return Plan(game, options, seats, games, seed, compile_it and is_available())


def plies_of(plan: Plan) -> Iterator[list[tuple[int, int]]]:
    """The plies of each match: pairs of seat and action."""
    master = plan.master()
    if plan.is_compiled:
        fast = Fast(plan.game, plan.options, plan.seats)
        for _ in range(plan.games):
            yield [(seat, action) for seat, action in fast.trace([next64(master)]).tolist()]
    else:
        for _ in range(plan.games):
            yield _interpreted(plan, [next64(master)])


def _interpreted(plan: Plan, rng: Rng) -> list[tuple[int, int]]:
    state = plan.game.start(plan.options, plan.seats, None)
    plies = [0] * (2 * plan.game.most_plies)
    run = plan.game.build(jit=False)(kernel.trace)
    count = run(state, rng, [0] * plan.game.most_legal, plies, 0)
    return [(plies[2 * index], plies[2 * index + 1]) for index in range(count)]


def records(plan: Plan) -> Iterator[Record]:
    """The record of each match."""
    seats = [SeatRecord(f"random {seat}", "bot random") for seat in range(plan.seats)]
    for plies in plies_of(plan):
        yield transcribe(plan.game, plan.options, seats, plies)


def totals(plan: Plan) -> Iterator[Totals]:
    """Totals of the matches, chunk by chunk."""
    if plan.is_compiled:
        yield from _compiled_totals(plan)
    else:
        for plies in plies_of(plan):
            yield _totals_of(plan, plies)


def _compiled_totals(plan: Plan) -> Iterator[Totals]:
    fast = Fast(plan.game, plan.options, plan.seats)
    master: NDArray[np.uint64] = for_compiled(plan.master())
    left = plan.games
    while left > 0:
        yield fast.simulate(master, min(left, CHUNK))
        left -= CHUNK


def _totals_of(plan: Plan, plies: list[tuple[int, int]]) -> Totals:
    state = plan.game.start(plan.options, plan.seats, None)
    for seat, action in plies:
        plan.game.rules.apply(state, seat, action, None)
    seats = range(plan.seats)
    scores = [float(plan.game.rules.score(state, seat)) for seat in seats]
    firsts = [float(plan.game.rules.place(state, seat) == 1) for seat in seats]
    decisions = sum(seat != CHANCE for seat, _ in plies)
    shares = [first / sum(firsts) for first in firsts]
    return Totals(1, decisions, scores, [score * score for score in scores], shares, firsts)


def add(one: Totals, other: Totals) -> Totals:
    """Two totals together."""

    def sums(a: list[float], b: list[float]) -> list[float]:
        return [x + y for x, y in zip(a, b, strict=True)]

    return Totals(
        one.games + other.games,
        one.decisions + other.decisions,
        sums(one.scores, other.scores),
        sums(one.squares, other.squares),
        sums(one.shares, other.shares),
        sums(one.firsts, other.firsts),
    )
