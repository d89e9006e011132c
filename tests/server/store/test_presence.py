"""Who is present, and one-time links."""

import asyncio

import pytest

from katzentisch.server.store import Store


async def test_seats_are_present_until_their_time_is_over(store: Store, twin: Store) -> None:
    await store.arrive("p1", [("t", 0), ("t", 1), ("u", 0), ("t", 0)], until=100)
    await store.arrive("p1", [], until=500)
    assert await twin.present("t", now=99) == {0, 1}
    assert await twin.present("t", now=100) == set()
    await store.arrive("p1", [("t", 1)], until=200)
    assert await twin.present("t", now=150) == {1}
    assert await twin.present("v", now=0) == set()


async def test_a_seat_that_departs_may_be_elsewhere(store: Store, twin: Store) -> None:
    await store.arrive("p1", [("t", 0)], until=100)
    await twin.arrive("p2", [("t", 0)], until=100)
    assert await store.depart("p1", "t", 0, now=50)
    assert await store.present("t", now=50) == {0}
    assert not await twin.depart("p2", "t", 0, now=50)
    assert await store.present("t", now=50) == set()
    assert not await store.depart("p1", "t", 0, now=50)


async def test_a_departed_seat_does_not_lapse_again(store: Store) -> None:
    await store.arrive("dead", [("t", 0)], until=100)
    await store.arrive("p1", [("t", 0)], until=200)
    assert not await store.depart("p1", "t", 0, now=150)
    assert await store.lapsed(now=150) == []


async def test_of_two_who_depart_at_once_one_is_the_last(store: Store, twin: Store) -> None:
    seats = [("t", seat) for seat in range(12)]
    await store.arrive("p1", seats, until=100)
    await twin.arrive("p2", seats, until=100)
    answers = await asyncio.gather(
        *(place.depart(name, "t", seat, now=50) for _, seat in seats for place, name in ((store, "p1"), (twin, "p2")))
    )
    for seat in range(12):
        assert sorted(answers[2 * seat : 2 * seat + 2]) == [False, True]


async def test_the_seats_of_a_dead_process_lapse(store: Store) -> None:
    await store.arrive("dead", [("t", 0), ("t", 1), ("u", 0)], until=100)
    await store.arrive("alive", [("t", 1), ("t", 2)], until=200)
    assert await store.lapsed(now=99) == []
    assert await store.lapsed(now=100) == [("t", 0), ("u", 0)]
    assert await store.lapsed(now=100) == []
    assert await store.lapsed(now=200) == [("t", 1), ("t", 2)]


async def test_a_lapsed_seat_is_told_to_one(store: Store, twin: Store) -> None:
    seats = [(f"t{number:02}", seat) for number in range(10) for seat in range(3)]
    for process in ("p1", "p2"):
        await store.arrive(process, seats, until=100)
    answers = await asyncio.gather(*(place.lapsed(now=100) for place in (store, twin) * 4))
    assert sorted(seat for answer in answers for seat in answer) == seats


async def test_arriving_departing_and_lapsing_at_once_ends(store: Store, twin: Store) -> None:
    seats = [(f"t{number:02}", seat) for number in range(10) for seat in range(3)]
    for now in range(10):
        await asyncio.gather(
            store.arrive("p1", seats, until=now + 1),
            twin.arrive("p2", seats[::-1], until=now + 1),
            store.lapsed(now),
            twin.lapsed(now),
            *(twin.depart("p2", table, seat, now) for table, seat in seats[::5]),
        )
    await asyncio.gather(store.lapsed(99), twin.lapsed(99))
    assert await store.present("t00", now=0) == set()


async def test_a_ticket_is_spent_once(store: Store, twin: Store) -> None:
    await store.put_ticket(b"\x00digest", "t", 3, until=100)
    answers = await asyncio.gather(*(place.spend_ticket(b"\x00digest", now=50) for place in (store, twin) * 10))
    assert (answers.count(("t", 3)), answers.count(None)) == (1, 19)
    assert await store.spend_ticket(b"unknown", now=50) is None


@pytest.mark.parametrize("is_swept", [False, True])
async def test_a_ticket_ends(store: Store, is_swept: bool) -> None:
    await store.put_ticket(b"old", "t", 3, until=100)
    await store.put_ticket(b"new", "t", 3, until=101)
    if is_swept:
        await store.lapsed(now=100)
    assert await store.spend_ticket(b"old", now=100) is None
    assert await store.spend_ticket(b"new", now=100) == ("t", 3)
