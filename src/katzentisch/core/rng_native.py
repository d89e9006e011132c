"""The compiled twin of rng: the same generator in unsigned 64-bit arithmetic."""

from typing import Any

import numpy as np

from .compiled import compiled

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX1 = np.uint64(0xBF58476D1CE4E5B9)
MIX2 = np.uint64(0x94D049BB133111EB)
MASK32 = np.uint64(0xFFFFFFFF)
S11, S27, S30, S31, S32 = np.uint64(11), np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
UNIT = 2.0**-53
TWO32 = np.uint64(1 << 32)


@compiled
def next64(rng: Any) -> Any:
    """The next 64 random bits."""
    rng[0] += GOLDEN
    z = rng[0]
    z = (z ^ (z >> S30)) * MIX1
    z = (z ^ (z >> S27)) * MIX2
    return z ^ (z >> S31)


@compiled
def below(rng: Any, n: Any) -> Any:
    """A number from 0 to n - 1, each equally likely."""
    bound = np.uint64(n)
    product = (next64(rng) >> S32) * bound
    if product & MASK32 < bound:
        floor = TWO32 % bound
        while product & MASK32 < floor:
            product = (next64(rng) >> S32) * bound
    return np.int64(product >> S32)


@compiled
def unit(rng: Any) -> Any:
    """A number from 0 to just below 1."""
    return np.float64(next64(rng) >> S11) * UNIT


@compiled
def mix(key: Any, word: Any) -> Any:
    """A key that depends on another key and on a word."""
    z = (key + np.uint64(word) + GOLDEN) * MIX1
    z = (z ^ (z >> S27)) * MIX2
    return z ^ (z >> S31)
