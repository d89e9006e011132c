"""What all tests at the terminal table share."""

import pytest
from textual import _wait, screen


@pytest.fixture(autouse=True)
def quick_pilot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual's pilot waits 20 ms twice for every key; a quarter of that is enough here.

    It draws the screen whenever it has waited. What comes and goes between two keys, while bots play, is drawn a few
    times a second only, not sixty times.
    """
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", 0.005)
    monkeypatch.setattr(screen, "UPDATE_PERIOD", 0.25)
