"""Law 6 over the real socket: no byte that a seat or a spectator gets depends on what it must not know."""

from typing import Any

import pytest

from katzentisch.server import faces
from tests.server.twins import compare


async def test_no_byte_differs_between_worlds_that_look_alike() -> None:
    assert await compare(60) == 60


async def test_a_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards of another hand in an offer to doubt: a leak that this test once found."""

    def leaky(detail: Any) -> list[str]:
        return list(detail.cards or ())

    monkeypatch.setattr(faces, "own_cards", leaky)
    with pytest.raises(AssertionError, match="frames"):
        await compare(60)
