"""What all tests at the terminal table share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from textual import _wait

from katzentisch.core.registry import games

PAWS = Path(__file__).parents[1] / "fixtures" / "paws"


@pytest.fixture(autouse=True)
def quick_pilot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual's pilot waits 20 ms twice for every key; a quarter of that is enough here."""
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", 0.005)


@pytest.fixture
def paws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game without texts from outside the package, installed."""
    metadata = tmp_path / "paws-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: paws\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[katzentisch.games]\npaws = paws:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(PAWS))
    games.cache_clear()
    yield
    games.cache_clear()
