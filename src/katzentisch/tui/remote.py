"""A sitting at a server's table: the match as our seat knows it, with what is said and what happens to the line."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..client.seat import RemoteSeat
from ..client.votes import Ballot, ballots, voters
from ..client.world import TableMatch
from ..core.actions import ActionId
from ..core.locale import Translator
from ..core.seats import Seat
from ..protocol.messages import ChatLine
from ..protocol.table import TableInfo
from .clock import SECOND, Clocks, gone, in_words
from .plan import Plan
from .sitting import Sitting

CHAT, EMOTE, LOST, BACK, MISSED = "net-chat", "net-emote", "net-lost", "net-back", "net-missed"
"""What the log tells beside the events of the game; each is a message too."""


class RemoteSitting(Sitting):
    """One match, or the stretch of it that was heard without a gap."""

    match: TableMatch

    def __init__(self, seat: RemoteSeat, match: TableMatch, chat_read: int = 0, *, has_gap: bool = False) -> None:
        self.seat = seat
        self.game = match.game
        self.viewer = match.seat
        self.stretch = seat.stretch
        self.parts_unheard = match.parts_done
        self.chat_read = chat_read
        """The number of the last line of chat that is in a log."""
        self._parts: list[dict[str, Any]] = [{"seats": []}] * self.parts_unheard
        self._log: list[dict[str, Any]] = [{"event": MISSED}] if has_gap else []
        self._refused_at: int | None = None
        self._taken = 0
        self._news_from = 0
        self._was_connected = True
        self.take(match)

    @property
    def info(self) -> TableInfo:
        """The table."""
        assert self.seat.info is not None
        return self.seat.info

    @property
    def you(self) -> int | None:
        """Our seat; None for a spectator."""
        return self.seat.you

    def take(self, match: TableMatch) -> None:
        """The match has come so far."""
        self.match = match
        for _ in range(len(self._parts), match.parts_done):
            self._parts.append(match.game.part_result(match.state))
        match.part_results = self._parts
        self._log += match.heard(match.seat, self._taken)
        self._taken += len(match.heard(match.seat, self._taken))
        self.look_around()

    def look_around(self) -> None:
        """Note who sits here, what was said, and whether the line is up."""
        self.names = tuple(one.name or "…" for one in self.info.seats)
        self.owner = "" if self.seat.watched is None else self.names[self.seat.watched]
        self.plan = Plan(self.game, len(self.names), 1, self.names, "", self.match.options)
        for line in self.seat.chat:
            if line.number > self.chat_read:
                self.chat_read = line.number
                self._log.append(chat_entry(line))
        if self._was_connected != self.is_connected:
            self._was_connected = self.is_connected
            self._log.append({"event": BACK if self.is_connected else LOST})

    @property
    def is_connected(self) -> bool:
        """Is the line up?"""
        return self.seat.line.is_connected

    @property
    def is_over(self) -> bool:
        """Is there a result?"""
        return self.match.result is not None

    @property
    def are_bots_ready(self) -> bool:
        """The server's bots are its own business."""
        return True

    def is_person(self, seat: Seat) -> bool:
        """Does a person sit there?"""
        return self.info.seats[seat].kind == "person"

    def legal(self) -> list[ActionId]:
        """What we may do now."""
        is_ours = self.info.phase == "playing" and self._stand_in() is None and self.you is not None
        return self.match.legal(self.viewer) if is_ours and self.is_connected else []

    def read(self) -> int:
        """How much of the log is no news."""
        return self._news_from

    def act(self, seat: Seat, action: ActionId) -> None:
        """All that was heard up to a move of ours is no news; the table makes the move."""
        self._news_from = len(self._log)

    def heard(self, since: int) -> list[dict[str, Any]]:
        """The log since so many entries."""
        return self._log[since:]

    def say(self, speak: Translator, event: Mapping[str, Any]) -> str:
        """The sentence for an entry of the log."""
        kind = str(event["event"])
        if kind in (CHAT, EMOTE):
            return say_chat(speak, event)
        if kind in (LOST, BACK, MISSED):
            return speak(kind)
        return super().say(speak, event)

    # What keeps us from playing

    def notice(self, speak: Translator) -> str:
        """What keeps us from playing, or what comes after the end."""
        if not self.is_connected:
            return lost_notice(self.seat, speak)
        if self.seat.slow_until > self.seat.now:
            return speak("net-slow", time=in_words(self._clocks().seconds_to(self.seat.slow_until), speak))
        if self.you is None:
            return self._watching(speak)
        if self.info.phase == "paused":
            return speak("net-paused")
        if self._stand_in() is not None:
            return speak("net-stand-in")
        if self.info.phase in ("over", "abandoned"):
            return self._after_the_end(speak)
        return speak("net-answered") if self.match.told.has_answered else ""

    def _after_the_end(self, speak: Translator) -> str:
        if any(one.kind == "free" for one in self.info.seats):
            return speak("net-seats-free" if self.seat.is_host else "net-seats-free-guest")
        agreed = len(self.info.votes.get("rematch", []))
        return speak("net-over" if self.is_over else "net-abandoned", agreed=agreed)

    def _watching(self, speak: Translator) -> str:
        """A spectator is told whose hand there is to see, and what goes on."""
        watch = self.seat.line.watch
        if self.owner:
            text = speak("watch-seat", name=self.owner)
        else:
            text = speak("watch-table") if watch is None else speak("watch-closed", name=self.names[watch])
        return f"{text} {speak('net-phase', phase=self.info.phase)}".strip()

    def _stand_in(self) -> str | None:
        """The level of a bot that plays for us."""
        return None if self.you is None else self.info.seats[self.you].level

    # Clocks

    def _clocks(self) -> Clocks:
        return Clocks(self.info, self.match.told, self.seat.now)

    def countdown(self, speak: Translator) -> str:
        """The time that is left to us."""
        move = None if self.you is None else self._clocks().move_left(self.you)
        return "" if move is None else speak("clock-mine", time=in_words(move, speak))

    def clocks(self, speak: Translator, width: int) -> list[tuple[Sequence[str], str]]:
        """A line for each seat."""
        clocks = self._clocks()
        if not clocks.is_shown(self.game):
            return []
        return [clocks.line(seat, speak, width) for seat in range(len(self.names))]

    # What goes on beside the game

    def around(self, speak: Translator) -> list[str]:
        """What is voted on, and who is not there."""
        running = self.running()
        lines = [say_ballot(speak, self, running[0])] if running else []
        if running[1:]:
            lines[0] = f"{lines[0]} {speak('vote-more', count=len(running) - 1)}"
        missing = " ".join(self._gone(speak))
        return [*lines, missing] if missing else lines

    def _gone(self, speak: Translator) -> list[str]:
        clocks = self._clocks()
        return [
            speak("net-gone", name=one.name)
            if one.takes_over_at is None
            else speak("net-gone-bot", name=one.name, seconds=clocks.seconds_to(one.takes_over_at))
            for _, one in gone(self.info, self.you)
        ]

    def ballots(self) -> list[Ballot]:
        """All that we may vote on now; nothing if we have no vote."""
        if self.you not in voters(self.info):
            return []
        return [one for one in ballots(self.info) if one.matter != "take-back" or self._can_take_back(one)]

    def _can_take_back(self, ballot: Ballot) -> bool:
        """Not while several are asked at once, and not again when the table has said that it cannot be."""
        was_refused = self._refused_at == self.match.version
        return bool(ballot.agreed) or not (self.match.is_window or was_refused)

    def running(self) -> list[Ballot]:
        """All to which somebody has agreed already."""
        return [one for one in ballots(self.info) if one.agreed]

    def no_take_back(self) -> None:
        """The table said that this move cannot be taken back."""
        self._refused_at = self.match.version


def lost_notice(seat: RemoteSeat, speak: Translator) -> str:
    """The line is down; in a match a bot takes over before long."""
    info = seat.info
    if info is None or info.phase != "playing" or info.clock.grace is None or seat.lost_at is None or seat.is_watching:
        return speak("net-lost")
    left = max(0, seat.lost_at + SECOND * info.clock.grace - seat.now) // SECOND
    return speak("net-lost-bot", time=in_words(left, speak))


def say_ballot(speak: Translator, sitting: RemoteSitting, ballot: Ballot) -> str:
    """What is voted on, who has agreed, who has not, and which key agrees or withdraws."""
    you = sitting.you
    names = [speak("room-you") if seat == you else name for seat, name in enumerate(sitting.names)]
    agreed, missing = ([names[seat] for seat in seats] for seats in (ballot.agreed, ballot.missing))
    parts = [speak("vote-asks", matter=ballot.matter), speak("vote-agreed", names=", ".join(agreed))]
    if missing:
        parts.append(speak("vote-missing", names=", ".join(missing)))
    if you is not None and you in voters(sitting.info):
        key = "a" if ballot.matter == "rematch" else "y"
        parts.append(speak("vote-agree" if ballot.is_yes(you) else "vote-withdraw", key=key))
    return " ".join(parts)


def say_chat(speak: Translator, event: Mapping[str, Any]) -> str:
    """What somebody said, or did instead."""
    if event["event"] == EMOTE:
        return speak("net-emote", name=event["name"], emote=_known(speak, f"emote-{event['text']}", event["text"]))
    phrase = event["phrase"]
    text = event["text"] if phrase is None else _known(speak, f"phrase-{phrase}", phrase)
    return speak("net-chat", name=event["name"], text=text)


def chat_entry(line: ChatLine) -> dict[str, Any]:
    """A line of chat as an entry of the log."""
    if line.emote is not None:
        return {"event": EMOTE, "name": line.name, "text": line.emote}
    return {"event": CHAT, "name": line.name, "text": line.text or "", "phrase": line.phrase}


def _known(speak: Translator, message: str, otherwise: str) -> str:
    """A message, or the plain word for what is newer than this client."""
    return speak(message) if speak.has(message) else otherwise
