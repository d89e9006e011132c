"""What all tests at the terminal table share."""

import pytest
from textual import _wait


@pytest.fixture(autouse=True)
def quick_pilot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual's pilot waits 20 ms twice for every key; a quarter of that is enough here."""
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", 0.005)
