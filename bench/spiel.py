"""OpenSpiel's contestants: crazy_eights in its C++, and in the fastest plain Python loop over it."""

import time
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from .contest import Run

CHANCE, TERMINAL = -1, -4
"""The numbers of OpenSpiel's special players."""

CHUNK = 500
"""Games that are played before their decisions are counted."""


def is_installed() -> bool:
    """Is OpenSpiel there (extra `bench`)?"""
    return find_spec("pyspiel") is not None


class Spiel:
    """crazy_eights; players' decisions are counted, chance is played but not counted."""

    def __init__(self, seats: int) -> None:
        self._spiel: Any = import_module("pyspiel")
        self._seats = seats
        self._game = self._spiel.load_game(f"crazy_eights(players={seats})")
        assert (self._spiel.PlayerId.CHANCE, self._spiel.PlayerId.TERMINAL) == (CHANCE, TERMINAL)
        self._check_chance_is_uniform()

    def bots(self, seed: int, games: int) -> Run:
        """evaluate_bots with uniform bots: all in C++; counted from the histories when the clock stands."""
        bots = [self._spiel.make_uniform_random_bot(seat, seed + seat) for seat in range(self._seats)]
        decisions, seconds = 0, 0.0
        for first in range(0, games, CHUNK):
            states = []
            began = time.process_time()
            for game in range(first, min(first + CHUNK, games)):
                state = self._game.new_initial_state()
                self._spiel.evaluate_bots(state, bots, seed * games + game)
                states.append(state)
            seconds += time.process_time() - began
            decisions += sum(map(_decisions, states))
        return Run(decisions, seconds)

    def loop(self, seed: int, games: int) -> Run:
        """A Python loop; all outcomes of a chance ply are equally likely here, which saves weighing."""
        random = Random(seed).random
        decisions = 0
        began = time.process_time()
        for _ in range(games):
            state = self._game.new_initial_state()
            player = state.current_player()
            while player != TERMINAL:
                if player == CHANCE:
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(random() * len(outcomes))][0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random() * len(actions))])
                    decisions += 1
                player = state.current_player()
        return Run(decisions, time.process_time() - began)

    def _check_chance_is_uniform(self) -> None:
        random = Random(0)
        state = self._game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chances = [chance for _, chance in state.chance_outcomes()]
                assert max(chances) - min(chances) < 1e-9, "the outcomes differ in weight: weigh them in loop"
            state.apply_action(random.choice(state.legal_actions()))


def _decisions(state: Any) -> int:
    return sum(ply.player != CHANCE for ply in state.full_history())
