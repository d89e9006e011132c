"""One match played by both versions of the rules, compiled and interpreted, side by side."""

from collections.abc import Iterator, Sequence

from . import kernel
from .log import Event, EventRow, Log, fan_out
from .match import Ply
from .rng import for_compiled, seeded
from .seats import CHANCE, Seat
from .walks import Case, feed

SAMPLED_PLIES = 7
"""Samples are compared after every so many plies."""


class Versions:
    """The interpreted match and, beside it, the compiled state, log and notes."""

    def __init__(self, case: Case, plies: Sequence[Ply]) -> None:
        import numpy as np

        self.case = case
        self.plies = plies
        self.build = case.game.build(jit=True)
        self.match = case.silent_match()
        self.buffer = np.frombuffer(bytearray(self.match.state.dump()), dtype=np.uint8)
        self.state = self.buffer.view(case.game.state.dtype())[0]
        self.actions = np.zeros(case.game.most_legal, dtype=np.int32)
        self.log = np.zeros(1, dtype=Log.dtype())
        self.row = np.zeros(1, dtype=EventRow.dtype())
        self.notes = np.zeros(case.seats, dtype=case.game.notes.dtype())
        self._observe(self.match.events)

    def differences(self) -> Iterator[str]:
        """Everything in which the two versions differ, ply by ply."""
        for index, ply in enumerate(self.plies):
            yield from self._legal(index)
            heard = len(self.match.events)
            feed(self.match, ply)
            self.log[0]["count"] = 0
            self.build(kernel.apply)(self.state, int(ply.seat), int(ply.action), self.log[0])
            if self.buffer.tobytes() != self.match.state.dump():
                yield f"states differ after ply {index}"
            yield from self._events(heard, index)
            if index % SAMPLED_PLIES == 0 and not self.match.is_over:
                yield from self._samples(index)

    def _legal(self, index: int) -> Iterator[str]:
        if self.build(kernel.turn)(self.state) != self.case.game.rules.turn(self.match.state):
            yield f"turns differ before ply {index}"
        for seat in self.match.to_act():
            count = self.build(kernel.legal)(self.state, int(seat), self.actions)
            if self.actions[:count].tolist() != self.match.legal(seat):
                yield f"legal actions differ before ply {index}"
            if seat != CHANCE and self.build(kernel.default)(self.state, int(seat)) != self.match.default(seat):
                yield f"defaults differ before ply {index}"

    def _events(self, heard: int, index: int) -> Iterator[str]:
        told = list(self._told())
        if told != self.match.events[heard:]:
            yield f"events differ after ply {index}"
        self._observe(told)
        for seat in range(self.case.seats):
            if self.notes[seat].tobytes() != self.match.notes(Seat(seat)).dump():
                yield f"notes differ after ply {index}"

    def _told(self) -> Iterator[Event]:
        """The events of the compiled log."""
        for row in self.log[0]["rows"][: self.log[0]["count"]]:
            kind = self.case.game.events.kinds[row["kind"]]
            pile = None if kind.pile is None else tuple(row["pile"][: len(kind.pile.words)].tolist())
            yield Event(kind, tuple(row["args"][: len(kind.arguments)].tolist()), pile)

    def _observe(self, events: Sequence[Event]) -> None:
        for seat in range(self.case.seats):
            for event in events:
                form = fan_out(event, Seat(seat))
                self.row[0]["kind"] = form.kind.id
                self.row[0]["args"] = 0
                self.row[0]["args"][: len(form.args)] = form.args
                self.row[0]["pile"] = 0
                if form.pile is not None:
                    self.row[0]["pile"][: len(form.pile)] = form.pile
                self.build(kernel.observe)(self.notes[seat], seat, self.row[0])

    def _samples(self, index: int) -> Iterator[str]:
        seat = index % self.case.seats
        buffer, notes = self.buffer.copy(), self.notes[seat].copy()
        state = buffer.view(self.case.game.state.dtype())[0]
        self.build(kernel.determinize)(state, seat, notes, for_compiled(seeded("law 9", index)))
        if buffer.tobytes() != self.match.sample(Seat(seat), seeded("law 9", index)).dump():
            yield f"samples differ after ply {index}"
