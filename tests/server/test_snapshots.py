"""Snapshots: a shortcut that leads to the same table, and that nobody has to trust."""

from pathlib import Path

import pytest

from katzentisch.protocol import messages as said
from katzentisch.server import room as rooms
from katzentisch.server import snapshots
from katzentisch.server.entries import fold
from katzentisch.server.hub import Line
from katzentisch.server.orders import Step
from katzentisch.server.room import Room
from katzentisch.server.snapshots import restored, taken
from katzentisch.server.store import Store
from katzentisch.server.tokens import digest
from tests.server.evening import Evening, all_of
from tests.server.live import sqlite_url


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
def test_a_snapshot_and_the_rest_of_the_log_are_the_table(game: str) -> None:
    evening = Evening(game, 5)
    kept = {}
    while evening.table.matches < 4:
        evening.go_on()
        if evening.rng.random() < 0.1:
            kept[evening.table.seq] = body = taken(evening.table)
            found = restored(body)
            assert found is not None
            assert all_of(found) == all_of(evening.table)
    assert {entry.kind for entry in evening.log} >= {"act", "vote", "say", "hand-over", "take-over", "rename"}
    assert len(kept) > 3
    for seq in evening.rng.sample(sorted(kept), min(12, len(kept))):
        found = restored(kept[seq])
        assert found is not None
        fold(found, evening.log[seq:])
        assert all_of(found) == all_of(evening.table)


class Counting:
    """A store that notes how much of the log is read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.read_after: list[int] = []

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    async def read(self, table: str, after: int = 0) -> object:
        self.read_after.append(after)
        return await self._store.read(table, after)


async def filled(store: Store, monkeypatch: pytest.MonkeyPatch, entries: int) -> Room:
    """A room whose log has so many entries, with a snapshot every 20."""
    monkeypatch.setattr(rooms, "SNAPSHOT_EVERY", 20)
    evening = Evening("katzenjammer", 7)
    while len(evening.log) < entries:
        evening.go_on()
    room = Room("evening", store)
    first, *rest = evening.log
    await room.found(first)
    for entry in rest:
        await store.append(entry, room.index_of(evening.table))
    return room


async def test_only_what_came_after_the_snapshot_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(sqlite_url(tmp_path))
    await filled(store, monkeypatch, 60)
    writer = Room("evening", store)
    await writer.step(lambda table: Step("away", {}, 1))
    await writer.step(lambda table: Step("back", {}, 1))
    counting = Counting(store)
    fresh = Room("evening", counting)  # type: ignore[arg-type]
    assert all_of(await fresh.table()) == all_of(await writer.table())
    assert counting.read_after == [61]
    await store.close()


async def test_a_command_from_before_the_snapshot_gets_the_same_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(sqlite_url(tmp_path))
    await filled(store, monkeypatch, 60)
    table = await Room("evening", store).table()
    table.places[0].digests = [digest("token")]
    await store.save_snapshot("evening", table.seq, taken(table))
    (seat, move), version = next((key, at) for key, at in table.moves.items() if key[0] == 0)
    line = Line(_nowhere, lambda _: b"")
    line.seat, line.digest = seat, digest("token")
    fresh, before = Room("evening", store), len(await store.read("evening"))
    answer = await fresh.order(line, said.Rename(id=move, name="again"))
    assert answer == said.Ack(id=move, version=version)
    assert len(await store.read("evening")) == before
    await store.close()


@pytest.mark.parametrize("harm", ["format", "torn", "moves"])
async def test_a_snapshot_that_cannot_be_read_is_as_good_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: str
) -> None:
    store = await Store.open(sqlite_url(tmp_path))
    await filled(store, monkeypatch, 60)
    table = await Room("evening", store).table()
    body = taken(table)
    if harm == "format":
        monkeypatch.setattr(snapshots, "FORMAT", snapshots.FORMAT + 1)
    elif harm == "torn":
        body = body[:-20]
    else:
        table.played.pop(0)
        body = taken(table)
    await store.save_snapshot("evening", table.seq, body)
    told: list[str] = []
    fresh = Room("evening", store, failed=lambda where, error, name: told.append(where))
    found = await fresh.table()
    assert found.seq == 60
    assert all_of(found) == all_of(await Room("evening", Counting(store)).table())  # type: ignore[arg-type]
    assert told == ([] if harm == "format" else ["snapshot"])
    await store.close()


async def _nowhere(message: bytes) -> None:
    raise AssertionError(message)
