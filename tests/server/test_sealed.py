"""While a window is open nobody can find out whether somebody has answered."""

import msgspec

from katzentisch.core.actions import ActionId
from katzentisch.core.game import Refusal
from katzentisch.protocol.messages import Vote
from katzentisch.server import clocks, faces, orders
from katzentisch.server.entries import enact
from katzentisch.server.store import Entry
from katzentisch.server.table import Table

SEATS = 4


def laid() -> Table:
    """A table of four people whose match has begun."""
    table = Table()
    clock = {"per_move": 30, "per_game": 600}
    body = {"game": "klaumau", "options": {}, "seats": SEATS, "clock": clock, "is_listed": True, "seed": "s"}
    enact(table, Entry("sealed", 1, 1000, "open", {**body, "name": "P0", "digest": "d0"}))
    for seat in range(1, SEATS):
        enact(table, Entry("sealed", table.seq + 1, 1000, "sit", {"name": f"P{seat}", "digest": f"d{seat}"}, seat))
    enact(table, Entry("sealed", table.seq + 1, 2000, "start", {"level": "kitten", "bots": []}, 0))
    return table


def act(table: Table, seat: int, action: ActionId) -> None:
    name = table.game.actions.name(action)
    enact(table, Entry("sealed", table.seq + 1, table.touched + 700, "act", {"action": name, "by": "person"}, seat))


def shown(table: Table, seat: int) -> list[object]:
    """All that a seat can find out."""
    try:
        vote: object = orders.decide(table, seat, Vote(id="v", matter="take-back"))
    except Refusal as refusal:
        vote = refusal.code
    public = [
        faces.table_info(table),
        faces.lobby_table(table),
        faces.game_state(table, faces.viewer_of(table, seat, None), is_own=True),
    ]
    return [vote, clocks.asked(table), *(msgspec.json.encode(one) for one in public)]


def test_an_answer_changes_nothing_for_the_others() -> None:
    table, sealed = laid(), 0
    while table.match is not None and not table.match.is_over and sealed < 20:
        seat = table.match.to_act()[0]
        is_window = table.game.rules.window(table.match.state) != 0
        before, version = [shown(table, other) for other in range(SEATS)], table.version
        act(table, seat, table.match.legal(seat)[0])
        if is_window and table.version == version:
            sealed += 1
            for other in range(SEATS):
                assert other == seat or shown(table, other) == before[other]
    assert sealed == 20
