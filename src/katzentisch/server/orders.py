"""What people may order at a table, and what becomes of it: a step for the log, or a refusal with a code."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ..bots.catalog import bot_of, names
from ..core.game import Game, Refusal
from ..core.locale import printable
from ..protocol import messages as said
from .table import Place, Table
from .votes import hindrance

BOT_NAMES = ("Minka", "Felix", "Mimi", "Moritz", "Luna", "Simba", "Tiger", "Peterle")
SILENT = frozenset("\u200b\u200c\u200d\u2060\ufeff\u00ad")
"""Letters that show nothing."""


@dataclass(frozen=True)
class Step:
    """A change of a table before it is in the log."""

    kind: str
    body: dict[str, Any] = field(default_factory=dict)
    seat: int | None = None


def decide(table: Table, seat: int, order: said.Order) -> Step:
    """The step that an order leads to; raises Refusal."""
    return DECIDERS[type(order)](table, seat, order)


def clean_name(name: str) -> str:
    """A name as everyone will see it: printable, with single blanks."""
    shown = " ".join("".join(letter for letter in printable(name) if letter not in SILENT).split())
    if not shown:
        raise Refusal("name-empty")
    return shown


def free_name(table: Table, name: str, but: int | None = None) -> str:
    """The name, numbered if somebody else has it."""
    others = {place.name for seat, place in enumerate(table.places) if seat != but}
    number, found = 1, name
    while found in others:
        number += 1
        found = f"{name} {number}"
    return found


def bot_name(table: Table, taken: set[str]) -> str:
    """A cat that is not at the table yet."""
    others = taken | {place.name for place in table.places}
    return next(name for name in BOT_NAMES if name not in others)


def known_level(game: Game, level: str) -> str:
    """A bot that people can wish for, by name; refuses those for research, and budgets of one's own."""
    if ":" in level or "@" in level:
        raise Refusal("no-such-bot", "", bot=level, bots=", ".join(names(game, for_people=True)))
    bot_of(game, level, for_people=True)
    return level


def must_be_host(table: Table, seat: int) -> None:
    """Only the host may."""
    if seat != table.host:
        raise Refusal("not-the-host")


def target(table: Table, seat: int) -> Place:
    """A seat that there is."""
    if seat >= table.seats:
        raise Refusal("no-such-seat", "", seat=seat)
    return table.places[seat]


def decide_sit(table: Table, name: str, seat: int | None, digest: str, *, is_bot: bool) -> Step:
    """Somebody sits down, on this seat or any free one."""
    free = [number for number, place in enumerate(table.places) if place.is_free]
    if seat is None:
        if not free:
            raise Refusal("table-full")
        seat = free[0]
    target(table, seat)
    if seat not in free:
        raise Refusal("seat-taken", "", seat=seat)
    name = free_name(table, clean_name(name), seat)
    return Step("sit", {"name": name, "digest": digest, "is_bot": is_bot}, seat)


def decide_start(table: Table, seat: int, order: said.Start) -> Step:
    """The first match begins."""
    must_be_host(table, seat)
    if table.phase != "open":
        raise Refusal("already-started")
    return start(table, order.level)


def start(table: Table, level: str) -> Step:
    """The match begins, with bots on the free seats."""
    known_level(table.game, level)
    bots: list[tuple[int, str]] = []
    for number, place in enumerate(table.places):
        if place.is_free:
            bots.append((number, bot_name(table, {name for _, name in bots})))
    return Step("start", {"level": level, "bots": bots})


def decide_seat_bot(table: Table, seat: int, order: said.SeatBot) -> Step:
    """A bot for a free seat, or another level for a bot."""
    must_be_host(table, seat)
    place = target(table, order.seat)
    if place.is_taken:
        raise Refusal("seat-taken", "", seat=order.seat)
    name = place.name if place.level is not None else bot_name(table, set())
    return Step("bot", {"seat": order.seat, "level": known_level(table.game, order.level), "name": name})


def decide_free_seat(table: Table, seat: int, order: said.FreeSeat) -> Step:
    """A bot, or before the start a person, has to go; in a match somebody has to play."""
    must_be_host(table, seat)
    place = target(table, order.seat)
    if place.is_free:
        raise Refusal("seat-free", "", seat=order.seat)
    if order.seat == seat:
        raise Refusal("not-yourself")
    if table.phase not in ("open", "over", "abandoned") and place.is_taken:
        raise Refusal("already-started")
    return Step("free", {"seat": order.seat})


def decide_hand_over(table: Table, seat: int, order: said.HandOver) -> Step:
    """A bot plays for me."""
    return Step("hand-over", {"level": known_level(table.game, order.level)}, seat)


def decide_take_over(table: Table, seat: int, order: said.TakeOver) -> Step:
    """I play again."""
    return Step("take-over", {}, seat)


def decide_leave(table: Table, seat: int, order: said.Leave) -> Step:
    """I go; during a match a bot stays."""
    if table.phase in ("playing", "paused"):
        return Step("leave", {"level": table.clock.stand_in, "name": bot_name(table, set())}, seat)
    return Step("leave", {}, seat)


def decide_rename(table: Table, seat: int, order: said.Rename) -> Step:
    """Another name."""
    return Step("rename", {"name": free_name(table, clean_name(order.name), seat)}, seat)


def decide_mute(table: Table, seat: int, order: said.Mute) -> Step:
    """The host takes or gives the word."""
    must_be_host(table, seat)
    target(table, order.seat)
    return Step("mute", {"seat": order.seat, "is_muted": order.is_muted})


def decide_let_watch(table: Table, seat: int, order: said.LetWatch) -> Step:
    """Spectators may see what I see, or not."""
    return Step("let-watch", {"is_open": order.is_open}, seat)


def decide_say(table: Table, seat: int, order: said.Say) -> Step:
    """Chat; the muted have the presets."""
    given = {key: value for key, value in msgspec.structs.asdict(order).items() if key != "id" and value is not None}
    if len(given) != 1:
        raise Refusal("say-one-thing")
    if "text" in given:
        if table.places[seat].is_muted:
            raise Refusal("muted")
        given["text"] = "".join(letter for letter in printable(given["text"]) if letter not in SILENT).strip()
        if not given["text"]:
            raise Refusal("say-one-thing")
    return Step("say", given, seat)


def decide_vote(table: Table, seat: int, order: said.Vote) -> Step:
    """Agree, or no longer."""
    if seat not in table.voters():
        raise Refusal("not-a-voter")
    if (refusal := hindrance(table, order.matter)) is not None:
        raise refusal
    return Step("vote", {"matter": order.matter, "is_yes": order.is_yes}, seat)


DECIDERS: dict[type, Callable[[Table, int, Any], Step]] = {
    said.Start: decide_start,
    said.SeatBot: decide_seat_bot,
    said.FreeSeat: decide_free_seat,
    said.HandOver: decide_hand_over,
    said.TakeOver: decide_take_over,
    said.Leave: decide_leave,
    said.Rename: decide_rename,
    said.Mute: decide_mute,
    said.LetWatch: decide_let_watch,
    said.Vote: decide_vote,
    said.Say: decide_say,
}
