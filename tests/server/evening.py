"""The log of a whole evening at a table: matches, votes, talk, people who come and go."""

from random import Random
from typing import Any

import msgspec

from katzentisch.core.game import Refusal
from katzentisch.core.seats import PUBLIC, Seat
from katzentisch.protocol import messages as said
from katzentisch.server import faces, orders
from katzentisch.server.entries import enact
from katzentisch.server.orders import Step
from katzentisch.server.store import Entry
from katzentisch.server.table import Table

SEATS = 3
OPTIONS: dict[str, dict[str, Any]] = {"katzenjammer": {}, "klaumau": {"rounds": 1}}
ORDERS = (
    lambda rng, name: said.Say(id=name, text=f"meow {rng.random()}"),
    lambda rng, name: said.Vote(id=name, matter="take-back"),
    lambda rng, name: said.Vote(id=name, matter="pause"),
    lambda rng, name: said.Vote(id=name, matter="resume"),
    lambda rng, name: said.HandOver(id=name, level="kitten"),
    lambda rng, name: said.TakeOver(id=name),
    lambda rng, name: said.Rename(id=name, name=f"P{rng.randrange(99)}"),
    lambda rng, name: said.LetWatch(id=name, is_open=rng.random() < 0.5),
)


class Evening:
    """A table that is played at random, and its log."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Random(seed)
        self.table = Table()
        self.log: list[Entry] = []
        body = {"game": game, "options": OPTIONS[game], "seats": SEATS, "is_listed": True, "seed": "s"}
        self.write(Step("open", {**body, "clock": {"per_move": 30}, "name": "P0", "digest": "d0"}))
        for seat in range(1, SEATS):
            self.write(Step("sit", {"name": f"P{seat}", "digest": f"d{seat}"}, seat))
        self.write(Step("start", {"level": "kitten", "bots": []}, 0))

    def write(self, step: Step, move: str | None = None) -> None:
        """Make a step."""
        at = self.table.touched + self.rng.randrange(1, 900)
        entry = Entry("evening", self.table.seq + 1, at, step.kind, step.body, step.seat, move)
        self.log.append(enact(self.table, entry))

    def go_on(self) -> None:
        """Somebody does something."""
        seat, move = self.rng.randrange(SEATS), f"m{self.table.seq}"
        if self.table.phase == "over":
            is_handed_over = self.table.places[seat].level is not None
            self.order(seat, said.TakeOver(id=move) if is_handed_over else said.Vote(id=move, matter="rematch"))
        elif self.table.phase == "playing" and self.rng.random() < 0.8:
            assert self.table.match is not None
            seat = self.rng.choice(self.table.match.to_act())
            action = self.table.game.actions.name(self.rng.choice(self.table.match.legal(Seat(seat))))
            self.write(Step("act", {"action": action, "by": "person"}, seat), move)
        else:
            self.order(seat, self.rng.choice(ORDERS)(self.rng, move))

    def order(self, seat: int, order: said.Order) -> None:
        """An order, if it is allowed."""
        try:
            step = orders.decide(self.table, seat, order)
        except Refusal:
            return
        self.write(Step(step.kind, step.body, seat if step.seat is None else step.seat), order.id)


def all_of(table: Table) -> list[bytes]:
    """All that anybody could see of a table, and what it knows beside that."""
    encode = msgspec.json.encode
    viewers = [PUBLIC, *(Seat(seat) for seat in range(table.seats))]
    unseen = ("match", "game", "options", "ledger", "_source", "moves", "_legal")
    inner = {name: value for name, value in vars(table).items() if name not in unseen}
    return [
        *(encode(faces.welcome(table, viewer, None, 0, 0, table.version - 3)) for viewer in viewers),
        encode(
            {name: list(value) if isinstance(value, set) else value for name, value in inner.items()}, enc_hook=list
        ),
        encode(sorted([*key, version] for key, version in table.moves.items())),
    ]
