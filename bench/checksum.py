"""The checksum of random matches, mixed as in floor/katzenjammer.c."""

from typing import Any

import numpy as np

from katzentisch.core.compiled import compiled
from katzentisch.core.kernel import GENERIC_VALUES, STATE, place, playout, score
from katzentisch.core.rng import Rng, next64

__all__ = ["GENERIC_VALUES", "checksum"]

OFFSET = np.uint64(0xCBF29CE484222325)
PRIME = np.uint64(0x100000001B3)


@compiled
def mix(total: Any, number: int) -> Any:
    """Fold one number in."""
    return (total ^ np.uint64(number)) * PRIME


@compiled
def checksum(start: Any, buffer: Any, master: Rng, rng: Rng, actions: Any, games: int, seats: int) -> Any:
    """Play the matches that `simulate` plays and fold in every seat's score and place."""
    total = OFFSET
    for _ in range(games):
        buffer[:] = start
        rng[0] = next64(master)
        state = buffer.view(STATE)[0]
        playout(state, rng, actions)
        for seat in range(seats):
            total = mix(total, score(state, seat))
            total = mix(total, place(state, seat))
    return total
