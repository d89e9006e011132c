"""A sitting at a server's table: the match as our seat knows it, with what is said and what happens to the line."""

from collections.abc import Mapping
from typing import Any

from ..client.seat import RemoteSeat
from ..client.world import WorldMatch
from ..core.actions import ActionId
from ..core.locale import Translator
from ..core.seats import Seat
from ..protocol.messages import ChatLine
from ..protocol.table import TableInfo
from .plan import Plan
from .sitting import Sitting

CHAT, EMOTE, LOST, BACK = "net-chat", "net-emote", "net-lost", "net-back"
"""What the log tells beside the events of the game; each is a message too."""


class RemoteSitting(Sitting):
    """One match, or the stretch of it that was heard without a gap."""

    match: WorldMatch

    def __init__(self, seat: RemoteSeat, match: WorldMatch, chat_read: int = 0) -> None:
        self.seat = seat
        self.game = match.game
        self.viewer = match.seat
        self.stretch = seat.stretch
        self.parts_unheard = match.game.part(match.state)
        self.chat_read = chat_read
        """The number of the last line of chat that is in a log."""
        self._parts: list[dict[str, Any]] = [{"seats": []}] * self.parts_unheard
        self._log: list[dict[str, Any]] = []
        self._taken = 0
        self._news_from = 0
        self._was_connected = True
        self.take(match)

    @property
    def info(self) -> TableInfo:
        """The table."""
        assert self.seat.info is not None
        return self.seat.info

    def take(self, match: WorldMatch) -> None:
        """The match has come so far."""
        self.match = match
        for _ in range(len(self._parts), match.game.part(match.state)):
            self._parts.append(match.game.part_result(match.state))
        match.part_results = self._parts
        self._log += match.heard(match.seat, self._taken)
        self._taken += len(match.heard(match.seat, self._taken))
        self.look_around()

    def look_around(self) -> None:
        """Note who sits here, what was said, and whether the line is up."""
        self.names = tuple(one.name or "…" for one in self.info.seats)
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
        is_ours = self.info.phase == "playing" and self._stand_in() is None
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
        if kind in (LOST, BACK):
            return speak("net-lost" if kind == LOST else "net-back")
        return super().say(speak, event)

    def notice(self, speak: Translator) -> str:
        """What keeps us from playing, or what comes after the end."""
        if not self.is_connected:
            return speak("net-lost")
        if self.info.phase == "paused":
            return speak("net-paused")
        if self.info.phase in ("over", "abandoned"):
            agreed = len(self.info.votes.get("rematch", []))
            return speak("net-over" if self.is_over else "net-abandoned", agreed=agreed)
        if self._stand_in() is not None:
            return speak("net-stand-in")
        return speak("net-answered") if self.match.told.has_answered else ""

    def _stand_in(self) -> str | None:
        """The level of a bot that plays for us."""
        return self.info.seats[self.viewer].level


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
