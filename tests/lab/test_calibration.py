"""How a belief is held against the truth, on claims of which everything is known."""

from random import Random

import pytest

from katzentisch.core.compiled import is_available
from katzentisch.core.registry import find
from katzentisch.core.rng import seeded, unit

np = pytest.importorskip("numpy")

from katzentisch.bots.catalog import bot_of  # noqa: E402
from katzentisch.lab.calibration import Sample, calibrate, observe  # noqa: E402

WORLDS = 100


def claims(count: int, sharpness: float, shift: float = 0.0) -> list[Sample]:
    """Claims whose log-odds of being untrue are `sharpness` times those that are believed, and a shift."""
    rng, found = seeded("claims"), []
    for number in range(count):
        odds = 6 * unit(rng) - 3
        belief = 1 / (1 + np.exp(-odds))
        chance = 1 / (1 + np.exp(-(sharpness * odds + shift)))
        found.append(Sample(float(belief), int(unit(rng) < chance), number // 5))
    return found


@pytest.mark.parametrize("sharpness", [0.5, 1.0, 2.0])
def test_the_slope_tells_who_is_too_sure(sharpness: float) -> None:
    found = calibrate(claims(1500, sharpness), WORLDS)
    assert found.slope.low < sharpness < found.slope.high
    assert found.slope.value == pytest.approx(sharpness, rel=0.25)
    assert found.skill.low > 0


def test_whoever_believes_anything_has_no_skill() -> None:
    told, luck = claims(1000, 1.0), Random(1)
    truths = [one.truth for one in told]
    luck.shuffle(truths)
    found = calibrate([Sample(one.belief, truth, one.deal) for one, truth in zip(told, truths, strict=True)], WORLDS)
    assert found.skill.high < 0
    assert found.slope.low < 0 < found.slope.high


def test_an_offset_shows_in_the_means_and_bins_count_all() -> None:
    found = calibrate(claims(1500, 1.0, shift=1.0), WORLDS)
    assert found.untrue > found.believed + 0.1
    assert sum(one.count for one in found.bins) == found.count == 1500
    assert all(one.truth > one.belief for one in found.bins if 0.2 < one.belief < 0.8)


@pytest.mark.skipif(not is_available(), reason="needs numba")
def test_claims_name_who_made_them() -> None:
    """One who always bluffs and one who never does."""
    game = find("klaumau")
    bots = [bot_of(game, name) for name in ("always-bluff", "never-bluff")]
    found = list(observe(game, 2, range(4), bots, 20))
    honest = [one.truth for one in found if one.speaker == "never-bluff"]
    liars = [one.truth for one in found if one.speaker == "always-bluff"]
    assert len(honest) > 3
    assert not any(honest)
    assert sum(liars) > len(liars) / 2
