"""Hostile input, a little of it; `make soak-fuzz` does it for long."""

from pathlib import Path

from tests.server.fuzzing import fuzz
from tests.server.live import serving, sqlite_url


async def test_nothing_breaks_and_nothing_changes(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    async with serving(url) as address:
        answered, statuses = await fuzz(address, url, 3000, 1)
    assert answered > 500
    assert {400, 404} <= statuses.keys()
