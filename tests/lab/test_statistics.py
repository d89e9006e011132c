"""Intervals against numbers from tables and by hand."""

import pytest

from katzentisch.lab.results import ahead_of, block_of, margins_of, shares_of
from katzentisch.lab.statistics import bin_of, difference_of, mean_of, quantile, share_difference_of, share_of, student

TABLE = {1: 12.70620, 2: 4.30265, 3: 3.18245, 4: 2.77645, 9: 2.26216, 30: 2.04227, 120: 1.97993, 1000: 1.96234}


@pytest.mark.parametrize("freedom", TABLE)
def test_student_as_in_the_tables(freedom: int) -> None:
    assert student(freedom) == pytest.approx(TABLE[freedom], abs=1e-5)


def test_the_sum_and_the_series_meet() -> None:
    assert student(200) == pytest.approx(1.971896, abs=1e-6)
    assert student(201) == pytest.approx(1.971837, abs=1e-6)


def test_a_mean_and_its_interval_by_hand() -> None:
    found = mean_of([1.0, 2.0, 3.0, 4.0])
    assert (found.mean, found.blocks) == (2.5, 4)
    assert found.low == pytest.approx(2.5 - 3.18245 * 0.6454972, abs=1e-5)
    assert found.high == pytest.approx(2.5 + 3.18245 * 0.6454972, abs=1e-5)


def test_one_deal_tells_nothing_of_its_spread() -> None:
    found = mean_of([3.0])
    assert (found.mean, found.low, found.high) == (3.0, None, None)
    assert not found.excludes(0)


def test_a_row_of_victories_is_no_certainty() -> None:
    found = share_of([1.0] * 20)
    assert (found.mean, found.high) == (1.0, 1.0)
    assert found.low == pytest.approx(21 / 22 - 2.07961 * (1 / 22), abs=1e-5)
    assert share_of([0.5] * 20).low == pytest.approx(0.5 - 2.07961 * (0.5 / 21 / 22) ** 0.5, abs=1e-5)


def test_a_difference_of_shares_stays_in_its_bounds_and_is_never_certain() -> None:
    best = share_difference_of(dict.fromkeys(range(4), 1.0), dict.fromkeys(range(4), 0.0))
    assert (best.mean, best.high) == (1.0, 1.0)
    assert best.low is not None
    assert -1 < best.low < 0.5
    same = share_difference_of({0: 0.5, 1: 0.25}, {0: 0.5, 1: 0.25})
    assert same.mean == 0
    assert same.low is not None
    assert same.low < -0.1


def test_a_difference_is_taken_deal_by_deal_where_both_have_played() -> None:
    found = difference_of({0: 0.5, 1: 1.0, 2: 0.0}, {0: 0.25, 1: 1.0, 3: 9.0})
    assert (found.mean, found.blocks) == (0.125, 2)
    assert found.high == pytest.approx(0.125 + 12.70620 * 0.125, abs=1e-5)
    same = {deal: deal / 7 for deal in range(7)}
    assert difference_of(same, same).row() == {"mean": 0.0, "low": 0.0, "high": 0.0, "blocks": 7}


def test_shares_and_margins_of_a_match() -> None:
    assert shares_of([1, 3, 1]) == [0.5, 0.0, 0.5]
    assert margins_of([4, 9, 7]) == [-5, 2, -2]


ROW = {
    "matches": [
        {"seats": ["a", "b", "b"], "places": [1, 2, 3], "scores": [5, 3, 1]},
        {"seats": ["b", "a", "b"], "places": [1, 1, 3], "scores": [4, 4, 0]},
        {"seats": ["b", "b", "a"], "places": [1, 2, 3], "scores": [6, 2, 0]},
    ]
}


def test_a_deal_is_one_block() -> None:
    assert block_of(ROW, "a") == (0.5, (2 + 0 - 6) / 3)
    assert block_of(ROW, "b") == (0.25, (-2 - 4 + 0 - 4 + 4 - 4) / 6)
    assert ahead_of(ROW, "a", "b") == ((1 + 1 + 0.5 + 1 + 0 + 0) / 6, (2 + 4 + 0 + 4 - 6 - 2) / 6)


def test_quantiles_from_bins() -> None:
    bins: dict[int, int] = {}
    for time in range(1, 101):
        bins[bin_of(time)] = bins.get(bin_of(time), 0) + 1
    assert quantile(bins, 0.95) == pytest.approx(95, rel=0.05)
    assert quantile(bins, 0.5) == pytest.approx(50, rel=0.05)
    assert quantile({}, 0.5) == 0.0
