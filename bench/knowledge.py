"""How much of the others' hands can be known: of a world that fits, and of one drawn by belief.

Greedy bots play; at every ninth decision worlds are drawn as search draws them. A hand is known as far as the world has
the same cards in it. A clairvoyant knows all; what lies between belief and all of it is luck of the deal, except for
what a better belief could find.
"""

import argparse
import sys
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

import numpy as np

from katzentisch.bots.base import Handle
from katzentisch.bots.catalog import GUIDE, bot_of, policy_of
from katzentisch.bots.engine import as_bytes, engine_of, rules_of, weights_of
from katzentisch.bots.kernel.layout import NOISE
from katzentisch.bots.kernel.worlds import draw_world
from katzentisch.bots.search import MOST_STEPS
from katzentisch.core.chance import Seeded
from katzentisch.core.game import Game
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.rng import for_compiled, seeded
from katzentisch.games.katzenjammer.cards import JOKER
from katzentisch.games.klaumau.cards import POLICE

from .report import table, write

EVERY = 9
PLAYERS = {"katzenjammer": (2, 3, 4, 6), "klaumau": (2, 3, 4, 8)}
KEY_CARD = {"katzenjammer": JOKER, "klaumau": POLICE}
KEYS = {"katzenjammer": "jokers", "klaumau": "Police"}
"""The card that matters most."""


@dataclass
class Known:
    """By decision: the share of the others' cards that is right, and how far their Jokers or Policemen are off."""

    cards: list[float] = field(default_factory=list)
    keys: list[float] = field(default_factory=list)


def hands(game: Game, world: bytes) -> Any:
    """All hands of a world, cards by kind."""
    return np.frombuffer(world, dtype=game.state.dtype())[0]["players"]["hand"].astype(int)


def look(match: Match, handle: Handle, number: int, worlds: int, found: Known, *, believes: bool) -> None:
    """Draw worlds as the seat would, and hold them against the truth."""
    game, seat = match.game, int(handle.seat)
    engine = engine_of(game)
    engine.begin(1)
    step = game.build(jit=True)(draw_world)
    weights = weights_of(policy_of(game, GUIDE), match.seats)
    rules = rules_of(game.advice.settings, match.seats, MOST_STEPS, is_clairvoyant=False)
    if not believes:
        rules[NOISE] = -1
    truth, rng = hands(game, match.state.dump()), for_compiled([number])
    others = [other for other in range(match.seats) if other != seat]
    world, notes, key = handle.world(), as_bytes(handle.notes()), KEY_CARD[game.name]
    cards, keys = [], []
    for _ in range(worlds):
        step(
            world, engine.drawn, engine.fresh, engine.buffer, notes, seat, rng, weights, rules, engine.actions,
            engine.values, engine.memory, engine.counters,
        )  # fmt: skip
        drawn = hands(game, engine.drawn.tobytes())
        cards += [np.minimum(drawn[one], truth[one]).sum() / max(1, truth[one].sum()) for one in others]
        keys += [abs(drawn[one][key] - truth[one][key]) for one in others]
    found.cards.append(float(np.mean(cards)))
    found.keys.append(float(np.mean(keys)))


def measure(game: Game, seats: int, matches: int, worlds: int) -> tuple[Known, Known]:
    """What fits, and what is believed."""
    fits, believed, greedy = Known(), Known(), bot_of(game, GUIDE)
    for number in range(matches):
        match, count = Match(game, None, seats, Seeded("knowledge", number)), 0
        while not match.is_over:
            seat = match.to_act()[0]
            handle = Handle(match, seat, seeded("knowledge", number, count))
            count += 1
            if count % EVERY == 0:
                look(match, handle, number + count, worlds, fits, believes=False)
                look(match, handle, number + count, worlds, believed, believes=True)
            match.act(seat, greedy.choose(handle).action)
    return fits, believed


def line(game: Game, seats: int, matches: int, worlds: int) -> list[str]:
    """One number of players."""
    fits, believed = measure(game, seats, matches, worlds)
    cards = [f"{100 * mean(one.cards):.1f}" for one in (fits, believed)]
    keys = [f"{mean(one.keys):.2f}" for one in (fits, believed)]
    return [str(seats), str(len(fits.cards)), *cards, *keys]


def main() -> int:
    """Measure, tell, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=PLAYERS)
    parser.add_argument("--matches", type=int, default=24)
    parser.add_argument("--worlds", type=int, default=250)
    parser.add_argument("--write", action="store_true", help="add the table to bench/results.md")
    given = parser.parse_args()
    game = find(given.game)
    head = (
        "players",
        "decisions",
        "cards right, fitting, %",
        "by belief",
        f"{KEYS[given.game]} off, fitting",
        "by belief",
    )
    report = table(head, [line(game, seats, given.matches, given.worlds) for seats in PLAYERS[given.game]])
    print(report)
    if given.write:
        write("what can be known of other hands", f"{given.game}.\n\n{report}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
