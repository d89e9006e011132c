"""The generator: known numbers, the same compiled, and fair."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katzentisch.core import rng
from katzentisch.core.compiled import Build
from katzentisch.core.rng import below, for_compiled, next64, seeded

COMPILED = Build("test_rng", {}, jit=True)


def test_known_numbers_of_splitmix64() -> None:
    state = [1234567]
    assert [next64(state) for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**64 - 1), st.integers(1, 2**31 - 1))
def test_compiled_gives_the_same_numbers(start: int, n: int) -> None:
    plain, fast = [start], for_compiled([start])
    assert [next64(plain) for _ in range(4)] == [int(COMPILED(rng.next64)(fast)) for _ in range(4)]
    assert [below(plain, n) for _ in range(4)] == [int(COMPILED(rng.below)(fast, n)) for _ in range(4)]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7])
def test_below_is_even(n: int) -> None:
    state = seeded("even", n)
    counts = Counter(below(state, n) for _ in range(7000))
    assert set(counts) == set(range(n))
    assert max(abs(count - 7000 / n) for count in counts.values()) < 5 * (7000 / n) ** 0.5


def test_different_seeds_differ_and_types_count() -> None:
    seeds = [seeded(1), seeded("1"), seeded(1, 1), seeded(11), seeded(), seeded("1", "1")]
    assert len({seed[0] for seed in seeds}) == len(seeds)
