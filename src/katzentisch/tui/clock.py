"""Clocks at a server's table: whose time runs, how much is left, and when a bot takes over."""

from collections.abc import Sequence

from ..core.game import Game
from ..core.kernel import no_window
from ..core.locale import Translator
from ..protocol.messages import GameState
from ..protocol.table import SeatInfo, TableInfo

SECOND, MINUTE, HOUR, DAY = 1000, 60, 3600, 86_400
WIDE = 20
"""From this width on a plate has room for two times."""

Line = tuple[Sequence[str], str]
"""A word, in forms of which the longest comes first, and a value."""


class Clocks:
    """The clocks of one table at one moment of the server's time."""

    def __init__(self, info: TableInfo, told: GameState, now: int) -> None:
        self._info, self._told, self._now = info, told, now

    def is_shown(self, game: Game) -> bool:
        """Can a time run at this table? Then every seat has a line for it, so that nothing moves when one does."""
        clock = self._info.clock
        has_windows = game.rules.window is not no_window and clock.per_window is not None
        return clock.per_move is not None or clock.per_game is not None or has_windows

    def line(self, seat: int, speak: Translator, width: int) -> Line:
        """What stands before a seat: a time, or that it is gone, or that a bot plays for it."""
        one = self._info.seats[seat]
        if one.level is not None:
            return (speak("clock-stand-in").split("|") if one.kind == "person" else [""]), ""
        if not one.is_present:
            return speak("clock-gone").split("|"), self._until(one.takes_over_at, speak)
        move, game = self.move_left(seat), self.game_left(seat)
        if move is None and game is None:
            return [""], ""
        times = [in_words(left, speak) for left in (move, game) if left is not None]
        is_short = width < WIDE or move == game
        return speak("clock-time").split("|"), times[0] if is_short else " / ".join(times)

    def _until(self, at: int | None, speak: Translator) -> str:
        return "" if at is None else in_words(self.seconds_to(at), speak)

    def seconds_to(self, at: int) -> int:
        """So many seconds, begun ones counted."""
        return max(0, -((self._now - at) // SECOND))

    def move_left(self, seat: int) -> int | None:
        """How many seconds a seat has for its answer; None if no time runs for it."""
        deadline, one = self._told.deadline, self._info.seats[seat]
        is_running = self._info.phase == "playing" and seat in self._told.asked and one.level is None
        return self.seconds_to(deadline) if deadline is not None and is_running else None

    def game_left(self, seat: int) -> int | None:
        """How many seconds a seat has for the rest of the game; None if that is not limited."""
        left = self._info.seats[seat].time_left
        return None if left is None else max(0, -((self._used(seat) - left) // SECOND))

    def _used(self, seat: int) -> int:
        """The time that a seat has taken for its present move: the deadline tells when it was asked."""
        deadline, clock, left = self._told.deadline, self._info.clock, self._info.seats[seat].time_left
        if self.move_left(seat) is None or deadline is None or left is None or len(self._told.asked) > 1:
            return 0
        limit = left if clock.per_move is None else min(left, SECOND * clock.per_move)
        return max(0, self._now - (deadline - limit))


def in_words(seconds: int, speak: Translator) -> str:
    """A time as clocks show it; days in words."""
    if seconds >= DAY:
        return speak("clock-days", days=seconds // DAY)
    hours, minutes = divmod(seconds // MINUTE, MINUTE)
    return f"{hours}:{minutes:02}:{seconds % MINUTE:02}" if hours else f"{minutes}:{seconds % MINUTE:02}"


def gone(info: TableInfo, you: int | None) -> list[tuple[int, SeatInfo]]:
    """The people who are not there, and for whom no bot plays yet."""
    return [
        (number, one)
        for number, one in enumerate(info.seats)
        if number != you and one.kind == "person" and not one.is_present and one.level is None
    ]
