"""The seeded generator (SplitMix64): the same numbers interpreted and compiled.

A generator is a list with one number in it, so that a function can advance it; compiled code takes a numpy
array of one uint64 instead.
"""

import hashlib
from typing import TYPE_CHECKING, TypeAlias

from .compiled import native

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Rng: TypeAlias = "list[int] | NDArray[np.uint64]"
"""A list with one number for interpreted code, an array for compiled code."""

_MASK64 = (1 << 64) - 1
_MASK32 = (1 << 32) - 1


def seeded(*parts: int | str) -> list[int]:
    """A generator of its own for every different tuple of parts."""
    text = "\x1f".join(f"{type(part).__name__}:{part}" for part in parts)
    return [int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")]


def for_compiled(rng: list[int]) -> "NDArray[np.uint64]":
    """The same generator for compiled code."""
    import numpy as np

    return np.array(rng, dtype=np.uint64)


@native("katzentisch.core.rng_native:next64")
def next64(rng: Rng) -> int:
    """The next 64 random bits."""
    z = (int(rng[0]) + 0x9E3779B97F4A7C15) & _MASK64
    rng[0] = z
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK64
    return z ^ (z >> 31)


@native("katzentisch.core.rng_native:below")
def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (Lemire's method with rejection)."""
    product = (next64(rng) >> 32) * n
    if product & _MASK32 < n:
        floor = (1 << 32) % n
        while product & _MASK32 < floor:
            product = (next64(rng) >> 32) * n
    return product >> 32


@native("katzentisch.core.rng_native:unit")
def unit(rng: Rng) -> float:
    """A number from 0 to just below 1."""
    return float(next64(rng) >> 11) * 2.0**-53


@native("katzentisch.core.rng_native:mix")
def mix(key: int, word: int) -> int:
    """A key of 64 bits that depends on another key and on a word."""
    z = ((key + word + 0x9E3779B97F4A7C15) * 0xBF58476D1CE4E5B9) & _MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK64
    return z ^ (z >> 31)
