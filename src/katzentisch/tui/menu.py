"""What one can do at a server's table beside the game: a list of what is possible now, each with its key."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..client.seat import RemoteSeat
from ..core.locale import Translator
from ..protocol.messages import LetWatch, Mute, Order, TakeOver, Vote
from ..protocol.table import Matter, TableInfo
from .remote import RemoteSitting

VOTE_KEYS: dict[Matter, str] = {"pause": "p", "resume": "p", "take-back": "b", "abandon": "g", "rematch": "a"}


@dataclass(frozen=True)
class Item:
    """A key, what it does, and how: an order for the table, or a word for the app."""

    key: str
    text: str
    do: str
    number: int = 0
    is_on: bool = False

    def order(self, move: str) -> Order | None:
        """The command for the table; None if the app has to ask something first."""
        if self.do in VOTE_KEYS:
            return Vote(id=move, matter=_matter(self.do), is_yes=self.is_on)
        if self.do == "take-over":
            return TakeOver(id=move)
        if self.do == "mute":
            return Mute(id=move, seat=self.number, is_muted=self.is_on)
        return LetWatch(id=move, is_open=self.is_on) if self.do == "let-watch" else None


def _matter(word: str) -> Matter:
    return next(matter for matter in VOTE_KEYS if matter == word)


def items(seat: RemoteSeat, sitting: RemoteSitting | None, speak: Translator) -> list[Item]:
    """All that our seat may do now; a spectator has only the invitation."""
    assert seat.info is not None
    invite = Item("i", speak("menu-invite"), "invite")
    if seat.you is None:
        return [invite]
    votes = [] if sitting is None else list(_votes(sitting, speak))
    return [
        *votes,
        *_own(seat.info, seat.you, speak),
        invite,
        *(_hosts(seat.info, seat.you, speak) if seat.is_host else []),
        Item("x", speak("menu-stand-up"), "stand-up"),
    ]


def _votes(sitting: RemoteSitting, speak: Translator) -> Iterator[Item]:
    """What can be voted on, with those who have agreed."""
    assert sitting.you is not None
    for ballot in sitting.ballots():
        text = speak("menu-vote", matter=ballot.matter)
        if ballot.agreed:
            text = f"{text} ({', '.join(sitting.names[seat] for seat in ballot.agreed)})"
        yield Item(VOTE_KEYS[ballot.matter], text, ballot.matter, is_on=ballot.is_yes(sitting.you))


def _own(info: TableInfo, you: int, speak: Translator) -> Iterator[Item]:
    """What concerns our own seat."""
    mine = info.seats[you]
    if mine.level is not None:
        yield Item("m", speak("menu-take-over"), "take-over")
    elif info.phase in ("playing", "paused"):
        yield Item("m", speak("menu-hand-over"), "hand-over")
    yield Item("n", speak("menu-rename"), "rename")
    is_open = mine.is_open_to_watchers
    yield Item("w", speak("menu-unwatch" if is_open else "menu-let-watch"), "let-watch", is_on=not is_open)


def _hosts(info: TableInfo, you: int, speak: Translator) -> Iterator[Item]:
    """What only the host may."""
    if info.phase != "open" and any(one.kind == "free" for one in info.seats):
        yield Item("k", speak("menu-bots"), "bots")
    for number, one in enumerate(info.seats):
        if one.kind == "person" and number != you:
            message: dict[bool, Any] = {True: "menu-unmute", False: "menu-mute"}
            text = speak(message[one.is_muted], name=one.name)
            yield Item(str(number + 1), text, "mute", number, is_on=not one.is_muted)
