"""What tests of several parts share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from katzentisch.core.registry import games

PAWS = Path(__file__).parent / "fixtures" / "paws"


@pytest.fixture
def paws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game without texts from outside the package, as after `pip install`: its module and an entry point."""
    metadata = tmp_path / "paws-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: paws\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[katzentisch.games]\npaws = paws:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(PAWS))
    games.cache_clear()
    yield
    games.cache_clear()
