"""Match, the one authority: options and seats and a list of actions; it refuses with a code, never with a sentence."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from threading import Lock, local
from typing import Any
from weakref import ref

import msgspec

from .actions import ActionId
from .chance import Source
from .game import Detail, Game, OptionError, Refusal
from .log import Event, Log, as_row, fan_out, read, wire
from .rng import Rng
from .seats import CHANCE, NOBODY, Seat

_ENCODER = msgspec.json.Encoder(order="deterministic")


Wired = dict[int, dict[str, Any]]
"""Events over the wire with all that they tell, by their places."""


class _Paper(local):
    """What matches write on while they make a ply: one for each thread, so that a match at rest holds none."""

    def __init__(self) -> None:
        self.log = Log()


_PAPER = _Paper()
MOST_NOTES = 256
"""So many notes are kept in a process. They are big, up to 200 kB, and a match at rest needs none."""


class _Lately:
    """Whose notes were asked for lately; the others' are given up, and folded again if somebody should ask."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._asked: OrderedDict[tuple[int, Seat], ref[Match]] = OrderedDict()

    def note(self, match: "Match", seat: Seat) -> None:
        """These were asked for just now."""
        with self._lock:
            self._asked[id(match), seat] = ref(match)
            self._asked.move_to_end((id(match), seat))
            while len(self._asked) > MOST_NOTES:
                (_, oldest), other = self._asked.popitem(last=False)
                found = other()
                if found is not None:
                    found._notes.pop(oldest, None)


_LATELY = _Lately()


class Ply(msgspec.Struct, frozen=True, gc=False):
    """One action of a seat or of chance, and in which part of the match it was made."""

    seat: Seat
    action: ActionId
    part: int
    detail: Detail


class Match:
    """A match from its first ply to its result."""

    def __init__(self, game: Game, options: Any = None, seats: int = 2, source: Source | None = None) -> None:
        self.game = game
        self.options = valid_options(game, game.options() if options is None else options)
        self.seats = seats
        self.source = source
        self.plies: list[Ply] = []
        self.events: list[Event] = []
        self.part_results: list[dict[str, Any]] = []
        self._sealed: dict[Seat, ActionId] = {}
        self._notes: dict[Seat, tuple[int, Any]] = {}
        log = _PAPER.log
        log.count = 0
        self.state = game.start(self.options, seats, log)
        self._collect(log)
        self._play_chance()

    def fork(self) -> "Match":
        """An independent match that has come as far as this one; its chance is fed by hand."""
        other = copy(self)
        other.source = None
        other.state = self.state.copy()
        other.plies, other.events = self.plies.copy(), self.events.copy()
        other.part_results = self.part_results.copy()
        other._notes, other._sealed = {}, self._sealed.copy()
        return other

    @property
    def version(self) -> int:
        """How many plies have been made."""
        return len(self.plies)

    @property
    def sealed(self) -> int:
        """How many answers of the open window have been given; nobody at the table may hear of it."""
        return len(self._sealed)

    @property
    def is_over(self) -> bool:
        """Is there nothing more to decide?"""
        return self.game.rules.turn(self.state) == NOBODY

    def to_act(self) -> tuple[Seat, ...]:
        """Who may act now: one seat, the seats of a window that have not answered, chance, or nobody."""
        turn = Seat(self.game.rules.turn(self.state))
        if turn == NOBODY:
            return ()
        if turn == CHANCE or self.game.rules.window(self.state) == 0:
            return (turn,)
        asked = (Seat(seat) for seat in range(self.seats) if self.game.rules.is_asked(self.state, seat))
        return tuple(seat for seat in asked if seat not in self._sealed)

    def _is_asked(self, seat: Seat) -> bool:
        """Is this one of those who may act now?"""
        rules, turn = self.game.rules, self.game.rules.turn(self.state)
        if turn < 0 or rules.window(self.state) == 0:
            return seat == turn and turn != NOBODY
        return 0 <= seat < self.seats and seat not in self._sealed and rules.is_asked(self.state, seat)

    def legal(self, seat: Seat) -> list[ActionId]:
        """The legal actions of a seat, ascending; none if it is not asked."""
        if not self._is_asked(seat):
            return []
        actions = [ActionId(0)] * self.game.most_legal
        del actions[self.game.rules.legal(self.state, seat, actions) :]
        return actions

    def weights(self) -> list[int]:
        """At a chance ply: the weight of each outcome, in the order of `legal`."""
        weights = dict.fromkeys(self.legal(CHANCE), 0)
        for ticket in range(self.game.rules.tickets(self.state)):
            weights[ActionId(self.game.rules.outcome(self.state, ticket))] += 1
        return list(weights.values())

    def default(self, seat: Seat) -> ActionId:
        """The action that a time-out plays for a seat."""
        return ActionId(self.game.rules.default(self.state, seat))

    def explain(self, seat: Seat, action: ActionId) -> Refusal | None:
        """Why an action is not allowed, or None if it is."""
        return self._explain(seat, action, self.legal(seat))

    def explain_all(self, seat: Seat) -> Iterator[Refusal | None]:
        """The same for every action there is, one after another."""
        legal = self.legal(seat)
        for action in range(len(self.game.actions)):
            yield self._explain(seat, ActionId(action), legal)

    def _explain(self, seat: Seat, action: ActionId, legal: Sequence[ActionId]) -> Refusal | None:
        if not 0 <= seat < self.seats:
            return Refusal("no-such-seat", "", seat=seat)
        if not 0 <= action < len(self.game.actions):
            return Refusal("no-such-action", "", action=str(action))
        if seat in self._sealed:
            return Refusal("already-answered", "")
        return None if action in legal else self.game.explain(self.state, seat, action)

    def act(self, seat: Seat, action: ActionId, legal: Sequence[ActionId] | None = None) -> list[Event]:
        """A seat acts, then chance; raises Refusal and changes nothing if it may not. What happened.

        In a window the answer is sealed: nothing happens before the window can close. `legal` is what the seat may do,
        for a caller who knows that already.
        """
        self._check(seat, action, self.legal(seat) if legal is None else legal)
        before = len(self.events)
        if self.game.rules.window(self.state) == 0:
            self._apply(seat, action)
        else:
            self._sealed[seat] = action
            self._close_window()
        self._play_chance()
        return self.events[before:]

    def make(self, seat: Seat, action: ActionId) -> None:
        """Make the next ply of a record: the answers of a window come one by one, in its order, none of them sealed."""
        if seat == CHANCE:
            self.chance(action)
            return
        self._check(seat, action, self.legal(seat))
        turn = self.game.rules.turn(self.state)
        if seat != turn or self._sealed:
            raise Refusal("out-of-order", "", by=seat, turn=turn)
        self._apply(seat, action)
        self._play_chance()

    def say(self, seat: Seat, name: str) -> list[Event]:
        """Act by the action's name."""
        return self.act(seat, self.parse(name))

    def parse(self, name: str) -> ActionId:
        """The action with that name, or a refusal."""
        try:
            return self.game.actions.parse(name)
        except ValueError:
            raise Refusal("no-such-action", "", action=name) from None

    def chance(self, action: ActionId) -> None:
        """Feed one chance outcome by hand; refused if it cannot come now."""
        if action not in self.legal(CHANCE):
            names = self.game.actions.names
            raise Refusal("no-such-outcome", "", action=names[action] if 0 <= action < len(names) else str(action))
        self._apply(CHANCE, action)

    def view(self, viewer: Seat) -> Any:
        """What a viewer may see."""
        return self.game.view(self.state, viewer)

    def view_bytes(self, viewer: Seat, public: Any = None) -> bytes:
        """The view as it goes over the wire; with the public's at hand it is sooner made."""
        if public is None or self.game.own_view is None:
            return _ENCODER.encode(self.view(viewer))
        return _ENCODER.encode(self.game.own_view(self.state, viewer, public))

    def heard(self, viewer: Seat, since: int = 0) -> list[dict[str, Any]]:
        """The events as a viewer hears them, over the wire."""
        return self.heard_too(viewer, since, {})

    def heard_too(self, viewer: Seat, since: int, whole: Wired) -> list[dict[str, Any]]:
        """The same; `whole` keeps those that the viewer hears all of, for the next who does."""
        return [self._wired(place, viewer, whole) for place in range(since, len(self.events))]

    def _wired(self, place: int, viewer: Seat, whole: Wired) -> dict[str, Any]:
        event = self.events[place]
        told = fan_out(event, viewer)
        if told is not event:
            return wire(told)
        if place not in whole:
            whole[place] = wire(event)
        return whole[place]

    def notes(self, seat: Seat) -> Any:
        """A seat's notes: the fold of all events as it heard them."""
        done, notes = self._notes.get(seat, (0, None))
        if notes is None:
            notes = self.game.notes()
        for event in self.events[done:]:
            self.game.rules.observe(notes, seat, as_row(fan_out(event, seat)))
        self._notes[seat] = (len(self.events), notes)
        _LATELY.note(self, seat)
        return notes

    def sample(self, seat: Seat, rng: Rng) -> Any:
        """A random state that fits everything the seat knows."""
        state = self.state.copy()
        self.game.rules.determinize(state, seat, self.notes(seat).copy(), rng)
        return state

    def key(self, seat: Seat) -> bytes:
        """The seat's information set: all that it has heard."""
        return _ENCODER.encode(self.heard(seat))

    @property
    def result(self) -> dict[str, Any] | None:
        """The result of the match, None while it runs."""
        return self.game.result(self.state) if self.is_over else None

    def _check(self, seat: Seat, action: ActionId, legal: Sequence[ActionId]) -> None:
        refusal = self._explain(seat, action, legal)
        if refusal is not None:
            raise refusal

    def _close_window(self) -> None:
        """Open the sealed answers in the window's order, if they close it; the answers after that do not count."""
        rules, trial = self.game.rules, self.state.copy()
        answers: list[tuple[Seat, ActionId]] = []
        number = rules.window(trial)
        while rules.window(trial) == number:
            seat = Seat(rules.turn(trial))
            if seat not in self._sealed:
                return
            answers.append((seat, self._sealed[seat]))
            rules.apply(trial, *answers[-1], None)
        self._sealed.clear()
        for seat, action in answers:
            self._apply(seat, action)

    def _play_chance(self) -> None:
        while self.source is not None and self.game.rules.turn(self.state) == CHANCE:
            self._apply(CHANCE, ActionId(self.source.pick(_Urn(self))))

    def _apply(self, seat: Seat, action: ActionId) -> None:
        part = self.game.part(self.state)
        self.plies.append(Ply(seat, action, part, self.game.detail(self.state, seat, action)))
        log = _PAPER.log
        log.count = 0
        self.game.rules.apply(self.state, seat, action, log)
        self._collect(log)
        if self.game.part(self.state) > part:
            self.part_results.append(self.game.part_result(self.state))

    def _collect(self, log: Log) -> None:
        self.events.extend(read(log, self.game.events))


class _Urn:
    """The chance ply that a match has come to."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def actions(self) -> list[ActionId]:
        """Every outcome that may come."""
        return self._match.legal(CHANCE)

    def tickets(self) -> int:
        """The weights of all outcomes together."""
        return self._match.game.rules.tickets(self._match.state)

    def outcome(self, ticket: int) -> int:
        """What a ticket stands for."""
        return self._match.game.rules.outcome(self._match.state, ticket)

    def part(self) -> int:
        """How many parts are finished."""
        return self._match.game.part(self._match.state)


def valid_options(game: Game, options: Any) -> Any:
    """Options made in Python are checked like those that come over the wire."""
    try:
        return msgspec.convert(msgspec.to_builtins(options), game.options, strict=True)
    except msgspec.ValidationError as problem:
        raise OptionError("options-invalid", "", problem=str(problem)) from None


Chooser = Callable[[Match, Seat], ActionId]


def play(match: Match, choosers: Sequence[Chooser]) -> Match:
    """Let each seat's chooser decide until the match is over."""
    while not match.is_over:
        seat = match.to_act()[0]
        match.act(seat, choosers[seat](match, seat))
    return match
