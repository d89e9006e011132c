"""Means with honest intervals: a deal is the unit, because its rotations are not independent of each other."""

import functools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist

CONFIDENCE = 0.95
EXACT_UP_TO = 200
"""Up to so many degrees of freedom Student's distribution is summed exactly; beyond, a series is as good."""
BINS_PER_DOUBLING = 10


@dataclass(frozen=True)
class Estimate:
    """A mean and where it may lie; the limits are None where there is nothing to judge by."""

    mean: float
    low: float | None
    high: float | None
    blocks: int

    def row(self) -> dict[str, float | int | None]:
        """As it stands in a file; enough decimals for any use, few enough to be the same on every machine."""
        low, high = (None if limit is None else round(limit, 9) for limit in (self.low, self.high))
        return {"mean": round(self.mean, 9), "low": low, "high": high, "blocks": self.blocks}

    def excludes(self, value: float) -> bool:
        """Does the whole interval lie on one side of a value?"""
        return self.low is not None and self.high is not None and not self.low <= value <= self.high


def mean_of(blocks: Sequence[float]) -> Estimate:
    """The mean of block means with its 95 % interval by Student's t."""
    mean = math.fsum(blocks) / len(blocks)
    if len(blocks) < 2:
        return Estimate(mean, None, None, len(blocks))
    half = half_width(blocks)
    return Estimate(mean, mean - half, mean + half, len(blocks))


def share_of(blocks: Sequence[float], least: float = 0.0, most: float = 1.0) -> Estimate:
    """The mean of shares; two imaginary deals, one of each extreme, keep a row of victories from looking certain."""
    mean = math.fsum(blocks) / len(blocks)
    more = [*blocks, least, most]
    centre, half = math.fsum(more) / len(more), half_width(more)
    return Estimate(mean, max(least, min(mean, centre - half)), min(most, max(mean, centre + half)), len(blocks))


def difference_of(one: Mapping[int, float], other: Mapping[int, float]) -> Estimate:
    """The mean difference on the deals that both have played, paired deal by deal."""
    return mean_of(_paired(one, other))


def share_difference_of(one: Mapping[int, float], other: Mapping[int, float]) -> Estimate:
    """The same for shares, whose difference lies between -1 and 1."""
    return share_of(_paired(one, other), -1.0, 1.0)


def _paired(one: Mapping[int, float], other: Mapping[int, float]) -> list[float]:
    return [one[deal] - other[deal] for deal in sorted(one.keys() & other.keys())]


def half_width(blocks: Sequence[float]) -> float:
    """Half the width of the interval of a mean."""
    count = len(blocks)
    mean = math.fsum(blocks) / count
    variance = math.fsum((block - mean) ** 2 for block in blocks) / (count - 1)
    return student(count - 1) * math.sqrt(variance / count)


@functools.cache
def student(freedom: int) -> float:
    """So many standard errors to either side hold 95 %."""
    if freedom > EXACT_UP_TO:
        return _student_series(freedom)
    low, high = 0.0, 100.0
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < CONFIDENCE else (low, middle)
    return low


def within(t: float, freedom: int) -> float:
    """The probability that Student's t lies within plus or minus t (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = math.atan2(t, math.sqrt(freedom))
    term = total = math.cos(angle) if freedom % 2 else 1.0
    for k in range(3 if freedom % 2 else 2, freedom, 2):
        term *= math.cos(angle) ** 2 * (k - 1) / k
        total += term
    if freedom % 2 == 0:
        return math.sin(angle) * total
    return 2 / math.pi * (angle + (math.sin(angle) * total if freedom > 1 else 0.0))


def _student_series(freedom: int) -> float:
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def bin_of(milliseconds: float) -> int:
    """The bin of a time; a bin is some seven per cent wide."""
    return round(BINS_PER_DOUBLING * math.log2(max(milliseconds, 0.0001)))


def quantile(bins: Mapping[int, int], share: float) -> float:
    """The time below which a share of the times lies, as near as bins tell."""
    wanted, seen = share * sum(bins.values()), 0
    for place in sorted(bins):
        seen += bins[place]
        if seen >= wanted:
            return float(2.0 ** (place / BINS_PER_DOUBLING))
    return 0.0
