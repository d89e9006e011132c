"""katzentisch hint."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.actions import ActionId
from ..core.game import Refusal
from ..core.locale import Translator
from ..core.seats import CHANCE, Seat
from ..terminal import USAGE, Stop
from .replay import read_records
from .shared import DONE, MISSING, command, positive

if TYPE_CHECKING:
    from ..bots.hints import Hint
    from ..core.match import Match
    from ..core.transcript import Record

DEFAULT_BUDGET = "16000"
"""A tenth of a second or two; with a tenth of that the chance of a bluff comes out differently every time."""


def add_hint(commands: Any, speak: Translator) -> None:
    """The command and its options."""
    parser = command(commands, speak, "hint", run_hint)
    parser.add_argument("file", type=Path, metavar=speak("cli-file"), help=speak("cli-replay-file"))
    parser.add_argument("--match", type=positive, default=1, metavar="N", help=speak("cli-hint-match"))
    parser.add_argument("--ply", type=positive, metavar="N", help=speak("cli-hint-ply"))
    parser.add_argument("--seat", type=int, metavar="N", help=speak("cli-hint-seat"))
    parser.add_argument("--budget", default=DEFAULT_BUDGET, metavar="N", help=speak("cli-hint-budget"))
    parser.add_argument("--json", action="store_true", help=speak("cli-hint-json"))


def run_hint(given: argparse.Namespace, speak: Translator) -> int:
    """Print the best actions of a position with their reasons."""
    from ..bots.catalog import budget_of
    from ..core.compiled import is_available

    if not is_available():
        raise Stop(MISSING, speak("refusal-hint-needs-numba"))
    budget = budget_of("search", given.budget)
    record, whole = _chosen(given, speak)
    ply = _ply(whole, given.ply)
    match = _before(whole, ply)
    seat = _seat(match, whole, ply, given.seat)
    told = _Told(record, whole, match, ply, seat, speak)
    show = told.as_json if given.json else told.as_text
    print(show(given.match, told.hints(budget)))
    return DONE


def _chosen(given: argparse.Namespace, speak: Translator) -> "tuple[Record, Match]":
    """The match with the given number."""
    count = 0
    for count, found in enumerate(read_records(given.file, speak), 1):
        if count == given.match:
            return found
    raise Stop(USAGE, speak("cli-replay-no-match", number=given.match, count=count))


def _ply(match: "Match", wish: int | None) -> int:
    """The number of the move that is to be decided: the given one, the coming one, or the last decision."""
    if wish is None:
        if match.to_act() not in ((), (CHANCE,)):
            return match.version + 1
        made = [number for number, ply in enumerate(match.plies, 1) if ply.seat != CHANCE]
        if not made:
            raise Refusal("hint-nobody")
        return made[-1]
    if wish > match.version + (not match.is_over):
        raise Refusal("hint-no-ply", "", ply=wish, count=match.version)
    return wish


def _before(whole: "Match", ply: int) -> "Match":
    """The match as it was for those who decided on a move: in a window, before the first answer, as all are sealed."""
    from ..core.match import Match

    match = Match(whole.game, whole.options, whole.seats)
    opened, number = 0, 0
    for place, made in enumerate(whole.plies[: ply - 1]):
        window = match.game.rules.window(match.state)
        if window == 0 or window != number:
            opened, number = place, window
        match.make(made.seat, made.action)
    if match.to_act() == (CHANCE,):
        raise Refusal("hint-no-decision", "", ply=ply)
    if number != 0 and match.game.rules.window(match.state) == number:
        return _before(whole, opened + 1)
    return match


def _seat(match: "Match", whole: "Match", ply: int, wish: int | None) -> Seat:
    """Whose decision it is: the given seat's, or the one's who made the move, or the first that is asked."""
    if wish is not None:
        return Seat(wish)
    return whole.plies[ply - 1].seat if ply <= whole.version else match.to_act()[0]


class _Told:
    """A position of a record, told in a language."""

    def __init__(
        self, record: "Record", whole: "Match", match: "Match", ply: int, seat: Seat, speak: Translator
    ) -> None:
        from ..core.speech import translator

        self.names = [one.name for one in record.seats]
        self.whole, self.match, self.ply, self.seat, self.speak = whole, match, ply, seat, speak
        self.game_speak = translator(speak.language, match.game)

    def _rng(self) -> list[int]:
        from ..core.rng import seeded

        return seeded("hint", self.match.version + 1, self.seat)

    def hints(self, budget: Any) -> "list[Hint]":
        """The best actions."""
        from ..bots.hints import hints

        return hints(self.match, self.seat, budget, self.game_speak, self._rng(), self.names)

    def scene(self) -> str:
        """What the seat sees."""
        from ..bots.hints import scene

        return scene(self.match, self.seat, self.game_speak, self._rng(), self.names)

    def played(self) -> ActionId | None:
        """What the seat did then, if this was its move."""
        made = self.whole.plies[self.ply - 1] if self.ply <= self.whole.version else None
        return made.action if made is not None and made.seat == self.seat else None

    def as_text(self, number: int, found: "list[Hint]") -> str:
        """Whose decision, what is seen, the best actions, and what was played."""
        from ..bots.hints import headline
        from ..core.speech import say_action

        facts = {"game": self.game_speak("game-title"), "name": self.names[self.seat]}
        lines = [self.speak("cli-hint-title", number=number, ply=self.ply, **facts)]
        scene, played = self.scene(), self.played()
        if scene:
            lines.append(scene)
        lines += [f"{headline(hint, rank, self.speak)}  {hint.sentence}" for rank, hint in enumerate(found, 1)]
        if played is not None:
            label = say_action(self.game_speak, self.match, self.seat, played, self.names)
            lines.append(self.speak("cli-hint-played", label=label))
        return "\n".join(lines)

    def as_json(self, number: int, found: "list[Hint]") -> str:
        """The same for programs; actions by their names in records."""
        import json

        name_of, played = self.match.game.actions.name, self.played()
        document = {
            "match": number,
            "ply": self.ply,
            "seat": self.seat,
            "scene": self.scene(),
            "hints": [
                {
                    "action": name_of(hint.action),
                    "label": hint.label,
                    "win": hint.win,
                    "visits": hint.visits,
                    "as_good": hint.is_as_good,
                    "reason": {"code": hint.reason.code, "facts": dict(hint.reason.facts)},
                    "sentence": hint.sentence,
                }
                for hint in found
            ],
            "played": None if played is None else name_of(played),
        }
        return json.dumps(document, ensure_ascii=False)
