"""What is made once for all viewers of a change is, for each of them, what would be made for that one alone."""

import msgspec
import pytest

from katzentisch.core.registry import games
from katzentisch.core.seats import PUBLIC, Seat
from katzentisch.server import faces
from katzentisch.server.table import Table
from tests.server.evening import SEATS, Evening

VIEWERS = (PUBLIC, *(Seat(seat) for seat in range(SEATS)))


@pytest.mark.parametrize("game", games())
def test_what_is_shared_is_what_each_would_get_alone(game: str) -> None:
    evening = Evening(game, 3)
    for _ in range(400):
        evening.go_on()
        check_updates(evening.table)
    assert evening.table.matches > 1


def check_updates(table: Table) -> None:
    """Everybody's update, with what the others got at hand."""
    assert table.match is not None
    known, since = faces.shared(table), max(0, len(table.match.events) - 5)
    for viewer in VIEWERS:
        shared = faces.update(table, viewer, since, is_own=viewer != PUBLIC, known=known)
        assert bytes(shared.game.view) == table.match.view_bytes(viewer)
        assert shared.events == table.match.heard(viewer, since)
        legal = [] if viewer == PUBLIC or table.phase != "playing" else table.match.legal(viewer)
        assert [offer.action for offer in shared.game.legal] == [table.game.actions.name(action) for action in legal]
        alone = faces.update(table, viewer, since, is_own=viewer != PUBLIC)
        assert msgspec.json.encode(shared) == msgspec.json.encode(alone)
