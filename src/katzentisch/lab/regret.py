"""Chances by regret minimisation: where a rule of thumb mixes, both ways are played out, and regret sets the chances.

A game tells by `knob` which weight is the log-odds of the first action of a mixed decision. The rule of thumb plays
itself; at some of its mixed decisions the match goes on from there twice with the same luck, once with the first action
and once without, until a part of it ends, where `worth` judges. What one way brings more than the other is added to
the regrets of that weight (regret matching plus), and the average of all the chances so far, later ones counting more,
is what is learned.

    python -m katzentisch.lab.regret klaumau --players 2,3,4 --rounds 60
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.kernel.results import lead, share
from ..core.advice import appraise, epoch, knob, pick, worth
from ..core.compiled import compiled
from ..core.game import Game
from ..core.kernel import apply, legal, outcome, tickets, turn
from ..core.registry import find
from ..core.rng import Rng, below, for_compiled, next64, seeded, unit
from ..core.seats import CHANCE, NOBODY
from .rows import read_row, write_row

GENERIC_VALUES = ("STATE",)
STATE: Any = None

FOLDER = Path(".tuning")
LIMIT = 4.0
"""Learned log-odds stay within this: nothing is ever quite certain."""
MARGIN = 0.3
"""At the end of a match points count a little beside victory: they tell sooner which way is better."""
POINTS = 10.0
FAR = 1_000_000
"""So many epochs lie between the parts of a match, if it has parts that can be judged; nothing within one is so far."""


@compiled
def next_ply(state: Any, who: int, actions: Any, values: Any, weights: Any, rng: Rng) -> int:
    """What chance or the rule of thumb does."""
    if who == CHANCE:
        return int(outcome(state, below(rng, tickets(state))))
    count = legal(state, who, actions)
    if count == 1:
        return int(actions[0])
    kind = appraise(state, who, actions, count, weights, values)
    return int(actions[pick(actions, count, values, kind, 0.0, rng)])


@compiled
def other_than_first(actions: Any, count: int, values: Any, kind: int, rng: Rng) -> int:
    """An action that is not the first, drawn by its share of the rest."""
    values[0] = 0.0
    return int(actions[pick(actions, count, values, kind, 0.0, rng)])


@compiled
def play_out(
    trial: Any, buffer: Any, seat: int, action: int, seats: int, actions: Any, values: Any, weights: Any, rng: Rng
) -> float:
    """What an action brings a seat, judged when the part of the match is over."""
    for i in range(len(buffer)):
        trial[i] = buffer[i]
    state = trial.view(STATE)[0]
    limit = epoch(state) + FAR
    who = seat
    while who != NOBODY and epoch(state) < limit:
        if action < 0:
            action = next_ply(state, who, actions, values, weights, rng)
        apply(state, who, action, None)
        action = -1
        who = turn(state)
    if who != NOBODY:
        return float(worth(state, seat, weights))
    return float((1.0 - MARGIN) * share(state, seat, seats) + MARGIN * lead(state, seat, seats, POINTS))


@compiled
def gather(
    start: Any,
    buffer: Any,
    trial: Any,
    master: Rng,
    rng: Rng,
    luck: Rng,
    actions: Any,
    values: Any,
    weights: Any,
    seats: int,
    deals: int,
    rate: float,
    found: Any,
) -> None:
    """Play deals; for each weight of a mixed decision, how often it was tried and what the first action won more."""
    for _ in range(deals):
        for i in range(len(start)):
            buffer[i] = start[i]
        rng[0] = next64(master)
        state = buffer.view(STATE)[0]
        who = turn(state)
        while who != NOBODY:
            if who != CHANCE and unit(rng) < rate:
                count = legal(state, who, actions)
                place_of = knob(state, who, actions, count, weights, values) if count > 1 else -1
                if place_of >= 0:
                    kind = appraise(state, who, actions, count, weights, values)
                    ways = (actions[0], other_than_first(actions, count, values, kind, rng))
                    seed = next64(rng)
                    found[place_of][0] += 1.0
                    for way in range(2):
                        luck[0] = seed
                        won = play_out(trial, buffer, who, ways[way], seats, actions, values, weights, luck)
                        found[place_of][1] += won if way == 0 else -won
            apply(state, who, next_ply(state, who, actions, values, weights, rng), None)
            who = turn(state)


class Learner:
    """Regrets and average chances of every mixed decision for one number of seats."""

    def __init__(self, game: Game, options: Any, seats: int, row: "NDArray[np.float64]", seed: int) -> None:
        self.game, self.seats, self.row = game, seats, row.copy()
        self.run = game.build(jit=True)(gather)
        self.start: NDArray[np.uint8] = np.frombuffer(game.start(options, seats, None).dump(), dtype=np.uint8).copy()
        self.master = for_compiled(seeded("regret", game.name, seats, seed))
        self.regrets = np.zeros((len(row), 2))
        self.chances = np.zeros(len(row))
        self.shares = np.zeros(len(row))
        self.tried = np.zeros(len(row))
        self.done = 0

    def gather(self, deals: int, rate: float) -> "NDArray[np.float64]":
        """One round of self-play with the present chances."""
        found = np.zeros((len(self.row), 2))
        actions = np.zeros(self.game.most_legal, dtype=np.int32)
        values = np.zeros(self.game.most_legal)
        self.run(
            self.start, self.start.copy(), self.start.copy(), self.master, for_compiled([0]), for_compiled([0]),
            actions, values, self.row, self.seats, deals, rate, found,
        )  # fmt: skip
        return found

    def learn(self, deals: int, rate: float) -> float:
        """Regret matching plus on one round; how much a decision would gain on average by the better way."""
        found = self.gather(deals, rate)
        self.done += 1
        seen = found[:, 0] > 0
        chance = 1.0 / (1.0 + np.exp(-self.row[seen]))
        self.chances[seen] += self.done**2 * chance * found[seen, 0]
        self.shares[seen] += self.done**2 * found[seen, 0]
        self.tried += found[:, 0]
        gain = found[seen, 1]
        self.regrets[seen, 0] = np.maximum(0.0, self.regrets[seen, 0] + (1.0 - chance) * gain)
        self.regrets[seen, 1] = np.maximum(0.0, self.regrets[seen, 1] - chance * gain)
        total = self.regrets.sum(axis=1)
        moved = seen & (total > 0)
        self.row[moved] = log_odds(self.regrets[moved, 0] / total[moved])
        return float(np.abs(gain).sum() / max(1.0, found[:, 0].sum()))

    def average(self) -> "NDArray[np.float64]":
        """The row with the average chances."""
        row = self.row.copy()
        known = self.shares > 0
        row[known] = log_odds(self.chances[known] / self.shares[known])
        return row

    def save(self, file: Path) -> None:
        """Keep everything, so that learning can go on."""
        np.savez(
            file, row=self.row, regrets=self.regrets, chances=self.chances, shares=self.shares, tried=self.tried,
            done=self.done, master=self.master,
        )  # fmt: skip

    def load(self, file: Path) -> None:
        """Go on from what was kept."""
        with np.load(file) as kept:
            self.row, self.regrets, self.tried = kept["row"], kept["regrets"], kept["tried"]
            self.chances, self.shares, self.master = kept["chances"], kept["shares"], kept["master"]
            self.done = int(kept["done"])


def log_odds(chance: "NDArray[np.float64]") -> "NDArray[np.float64]":
    """Log-odds within the limit."""
    least = 1.0 / (1.0 + np.exp(LIMIT))
    kept = np.clip(chance, least, 1.0 - least)
    return np.asarray(np.log(kept / (1.0 - kept)))


def main(arguments: list[str]) -> int:
    """Learn for some numbers of players and write the rows."""
    parser = argparse.ArgumentParser(prog="katzentisch.lab.regret", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--policy", default="greedy")
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=FOLDER, help="where learning is kept, to go on later")
    given = parser.parse_args(arguments)
    game = find(given.game)
    for seats in map(int, given.players.split(",")):
        row = np.array(read_row(game, given.policy, seats), dtype=np.float64)
        learner = Learner(game, game.options(), seats, row, given.seed)
        kept = given.keep / f"regret-{game.name}-{given.policy}-{seats}.npz"
        if kept.exists():
            learner.load(kept)
        begun = time.monotonic()
        for _ in range(given.rounds):
            gain = learner.learn(given.deals, given.rate)
        print(f"{seats} players: {learner.done} rounds, gap {gain:.4f}, {time.monotonic() - begun:.0f} s", flush=True)
        kept.parent.mkdir(parents=True, exist_ok=True)
        learner.save(kept)
        write_row(game, given.policy, seats, learner.average().tolist())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
