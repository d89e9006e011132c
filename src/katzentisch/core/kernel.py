"""What a game's compiled rules offer (the generics), and the loops written once for all games."""

from typing import Any

from .compiled import compiled, generic
from .log import Log
from .rng import Rng, below, next64
from .seats import CHANCE, NOBODY

GENERIC_VALUES = ("STATE", "NOTES", "SESSION")
STATE: Any = None
NOTES: Any = None
SESSION: Any = None
"""The numpy dtypes of the game's state, notes, and of a match driven from Python."""


@generic
def turn(state: Any) -> int:
    """The seat that is to act, CHANCE, or NOBODY when the match is over; in a window, the next one in its order."""
    raise NotImplementedError


@generic
def window(state: Any) -> int:
    """Outside a window 0, inside it a number that no other window of the match has.

    A window asks several seats at once. For the rules they answer one after another, in an order that the rules give,
    and the rules close it as soon as the rest does not matter; that nobody hears an answer before is Match's business.
    """
    raise NotImplementedError


@compiled
def no_window(state: Any) -> int:
    """For games in which one acts after another."""
    return 0


@generic
def is_asked(state: Any, seat: int) -> bool:
    """May this seat act now? A turn asks one seat, a window every seat of it that has not answered."""
    raise NotImplementedError


@generic
def legal(state: Any, seat: int, actions: Any) -> int:
    """Write the legal actions of a seat that is asked, ascending; how many there are."""
    raise NotImplementedError


@generic
def tickets(state: Any) -> int:
    """At a chance ply: the weights of all outcomes together."""
    raise NotImplementedError


@generic
def outcome(state: Any, ticket: int) -> int:
    """At a chance ply: the outcome that a ticket draws; an outcome of weight w has w tickets, in id order."""
    raise NotImplementedError


@generic
def apply(state: Any, seat: int, action: int, log: Log | None) -> None:
    """Perform a legal action; it is not checked here."""
    raise NotImplementedError


@generic
def default(state: Any, seat: int) -> int:
    """The action that a time-out plays for a seat."""
    raise NotImplementedError


@generic
def score(state: Any, seat: int) -> int:
    """A seat's score of the whole match when it is over."""
    raise NotImplementedError


@generic
def place(state: Any, seat: int) -> int:
    """A seat's place when the match is over, 1 for the winners."""
    raise NotImplementedError


@generic
def observe(notes: Any, seat: int, row: Any) -> None:
    """Fold one event, in the form that the seat heard, into the seat's notes."""
    raise NotImplementedError


@generic
def determinize(state: Any, seat: int, notes: Any, rng: Rng) -> None:
    """Replace everything that the seat does not know by a random world that fits all it has seen."""
    raise NotImplementedError


@compiled
def random_ply(state: Any, seat: int, actions: Any, rng: Rng, lean: int) -> int:
    """A random action for a seat, or an outcome for chance; see `walks.LEANS`."""
    if seat == CHANCE:
        return outcome(state, below(rng, tickets(state)))
    count = legal(state, seat, actions)
    index = below(rng, count)
    if lean != 0 and below(rng, 4) > 0:
        if lean < 0:
            index = min(1, count - 1)
        for _ in range(lean):
            index = min(index, below(rng, count))
    return int(actions[index])


@compiled
def playout(state: Any, rng: Rng, actions: Any) -> int:
    """Play at random to the end; how many decisions the players made."""
    decisions = 0
    seat = turn(state)
    while seat != NOBODY:
        if seat == CHANCE:
            action = outcome(state, below(rng, tickets(state)))
        else:
            decisions += 1
            action = actions[below(rng, legal(state, seat, actions))]
        apply(state, seat, action, None)
        seat = turn(state)
    return decisions


@compiled
def trace(state: Any, rng: Rng, actions: Any, plies: Any, lean: int) -> int:
    """Play at random to the end and write each ply as seat and action; how many plies there were."""
    count = 0
    seat = turn(state)
    while seat != NOBODY:
        action = random_ply(state, seat, actions, rng, lean)
        plies[2 * count] = seat
        plies[2 * count + 1] = action
        count += 1
        apply(state, seat, action, None)
        seat = turn(state)
    return count


@compiled
def trace_buffer(buffer: Any, rng: Rng, actions: Any, plies: Any, lean: int) -> int:
    """The same on the bytes of a state."""
    return trace(buffer.view(STATE)[0], rng, actions, plies, lean)


@compiled
def trace_legal(buffer: Any, rng: Rng, actions: Any, rows: Any, lean: int) -> int:
    """The same, with everything an outsider may compare: each ply is seat, action, how many were legal, and these."""
    state = buffer.view(STATE)[0]
    length = 0
    seat = turn(state)
    while seat != NOBODY:
        count = legal(state, seat, actions)
        rows[length] = seat
        rows[length + 2] = count
        for i in range(count):
            rows[length + 3 + i] = actions[i]
        action = random_ply(state, seat, actions, rng, lean)
        rows[length + 1] = action
        length += 3 + count
        apply(state, seat, action, None)
        seat = turn(state)
    return length


@compiled
def step(session: Any, action: int) -> int:
    """Driven from Python: play the acting seat's action, then chance; how many actions the next seat has.

    All that it needs lies in one buffer, because each array handed over from Python costs as much as a decision.
    A negative action plays chance only; 0 actions means that the match is over.
    """
    table = session.view(SESSION)[0]
    state, rng, actions = table.state, table.rng, table.actions
    seat = turn(state)
    while seat == CHANCE or action >= 0:
        if seat == CHANCE:
            action = outcome(state, below(rng, tickets(state)))
        apply(state, seat, action, None)
        action = -1
        seat = turn(state)
    return 0 if seat == NOBODY else legal(state, seat, actions)


@compiled
def simulate(start: Any, buffer: Any, master: Rng, rng: Rng, actions: Any, games: int, seats: int, totals: Any) -> int:
    """Random matches from one start; by seat: scores, their squares, shares of victory, first places. Decisions made.

    Each match has a generator of its own, seeded by the next number of the master.
    """
    decisions = 0
    for _ in range(games):
        for i in range(len(start)):
            buffer[i] = start[i]
        rng[0] = next64(master)
        state = buffer.view(STATE)[0]
        decisions += playout(state, rng, actions)
        winners = 0
        for seat in range(seats):
            if place(state, seat) == 1:
                winners += 1
        for seat in range(seats):
            points = score(state, seat)
            totals[seat][0] += points
            totals[seat][1] += points * points
            if place(state, seat) == 1:
                totals[seat][2] += 1.0 / winners
                totals[seat][3] += 1
    return decisions
