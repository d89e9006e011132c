"""kill -9 under load, a few times; `make soak-kill` does it for long."""

import asyncio
from random import Random

import pytest

from tests.server.killing import fresh_database, round_of_kills
from tests.server.nursery import nursery


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost(kind: str) -> None:
    with fresh_database(kind) as url, nursery() as found:
        total = asyncio.run(round_of_kills(found, url, 10, Random(kind)))
    assert total.kills == 10
    assert total.acknowledged > 100
    assert (total.lost, total.twice) == (0, 0)
    assert total.finished == total.tables
