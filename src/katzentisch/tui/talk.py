"""All sentences at one table, in one language, as the one who is looking may hear them."""

from itertools import groupby

from ..core.actions import ActionId
from ..core.game import Refusal
from ..core.locale import Translator
from ..core.seats import Seat
from ..core.speech import say_action, say_refusal
from .sitting import Sitting
from .skin import Skin


class Talk:
    """Speaks of one sitting."""

    def __init__(self, speak: Translator, sitting: Sitting, skin: Skin) -> None:
        self.speak = speak
        self.sitting = sitting
        self.skin = skin
        self._heard: dict[Seat, list[tuple[str, str]]] = {}

    def status(self) -> str:
        """One line: what is going on, and the time that is left."""
        otherwise = "status-somebody" if self._asked() else "status-nobody"
        line = self._line(f"status-{self.skin.phase(self.sitting.view())}", otherwise)
        return f"{line} {self.sitting.countdown(self.speak)}".rstrip(" ")

    def prompt(self) -> str:
        """One line: what the one who is looking may do."""
        if notice := self.sitting.notice(self.speak):
            return notice
        if not self.sitting.legal():
            return self._line("prompt-wait", "prompt-patience")
        return self._line(f"prompt-{self.skin.phase(self.sitting.view())}", "prompt-anything")

    def _line(self, message: str, otherwise: str) -> str:
        names = self.sitting.names
        facts = {"name": self._asked(), **self.skin.facts(self.sitting.view(), names)}
        told = self.sitting.game.tell(facts) | {key: name for key, name in facts.items() if name in names}
        return self.speak(message if self.speak.has(message) else otherwise, **told)

    def _asked(self) -> str:
        seats = self.sitting.match.to_act()
        return self.sitting.names[seats[0]] if seats and seats[0] >= 0 else ""

    def label(self, action: ActionId) -> str:
        """What an action is called on a button; while nobody is looking it has only its plain name."""
        sitting = self.sitting
        if not self._is_seated():
            return sitting.game.actions.name(action)
        return say_action(self.speak, sitting.match, sitting.viewer, action, sitting.names)

    def caution(self, action: ActionId) -> str:
        """What the one who is looking should think of before this action; empty if nothing."""
        sitting = self.sitting
        return self.skin.caution(sitting.match, sitting.viewer, action, self.speak) if self._is_seated() else ""

    def refusal(self, action: ActionId) -> Refusal | None:
        """Why the one who is looking may not do this now; the end is the same for every seat."""
        match = self.sitting.match
        if self._is_seated():
            return match.explain(self.sitting.viewer, action)
        return match.explain(Seat(0), action) if match.is_over else Refusal("tui-not-your-turn", turn=match.to_act()[0])

    def why(self, refusal: Refusal) -> str:
        """A refusal as a sentence with the rule's number."""
        return say_refusal(self.speak, self.sitting.game, refusal, self.sitting.names)

    def _is_seated(self) -> bool:
        """Is somebody looking who plays?"""
        return self.sitting.viewer >= 0

    def log(self, *, is_full: bool = False) -> list[tuple[str, bool]]:
        """What happened, paragraph by paragraph, and whether it is news."""
        heard = self._all_heard()
        read = self.sitting.read()
        rows = [(kind, number >= read, text) for number, (kind, text) in enumerate(heard)]
        if not is_full:
            rows = [row for row in rows if row[0] not in self.skin.quiet]
        runs = groupby(enumerate(rows), key=lambda item: self._run(*item))
        paragraphs = [[row for _, row in run] for _, run in runs]
        return [(" ".join(text for _, _, text in rows), rows[0][1]) for rows in paragraphs]

    def quoted(self, part: int) -> list[str]:
        """How a part ended, in the sentences of the log."""
        runs = groupby(self._all_heard(), key=lambda heard: heard[0] in self.skin.ends)
        endings = [[text for _, text in run] for is_end, run in runs if is_end]
        heard = part - self.sitting.parts_unheard
        return endings[heard] if 0 <= heard < len(endings) else []

    def _run(self, number: int, row: tuple[str, bool, str]) -> tuple[str, bool, int]:
        """Events with equal marks share a paragraph."""
        kind, is_news, _ = row
        return kind, is_news, 0 if kind in self.skin.runs else number

    def _all_heard(self) -> list[tuple[str, str]]:
        """Every event so far with its sentence; each is put into words only once."""
        viewer = self.sitting.viewer
        heard = self._heard.setdefault(viewer, [])
        for event in self.sitting.heard(len(heard)):
            heard.append((str(event["event"]), self.sitting.say(self.speak, event)))
        return heard
