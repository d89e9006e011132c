"""Textual's pilot waits 20 ms twice for every key; a quarter of that is enough here."""

import pytest
from textual import _wait


@pytest.fixture(autouse=True)
def quick_pilot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look more often whether the app is idle."""
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", 0.005)
