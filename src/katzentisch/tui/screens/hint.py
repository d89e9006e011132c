"""A hint for the one who is asked: the best actions, how likely they win, and why."""

import asyncio
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.content import Content

from ...bots.base import Budget
from ...bots.hints import Hint, headline, hints, retold
from ...bots.warm import is_ready
from ...core.rng import seeded
from ..talk import Talk
from .reading import Note

BUDGET = Budget(milliseconds=500)


class HintScreen(Note):
    """Thinks for a moment, then says what it found; a bot's code that is not compiled yet is not waited for."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("h", "close", show=False)]

    def __init__(self, talk: Talk) -> None:
        super().__init__()
        self._sitting = talk.sitting
        self._found: list[Hint] = []

    def on_mount(self) -> None:
        """Begin to think."""
        if self._refusal() is None:
            self.think()

    def _refusal(self) -> str | None:
        """Why there is no hint, as a message; None if there can be one."""
        legal = self._sitting.legal()
        if not legal:
            return "hint-not-asked"
        return None if len(legal) == 1 or is_ready(self._sitting.game) else "hint-not-ready"

    @work(exclusive=True)
    async def think(self) -> None:
        """Think beside the table, so that keys are heard meanwhile."""
        sitting = self._sitting
        rng = seeded("hint", sitting.match.version, sitting.viewer)
        self._found = await asyncio.to_thread(
            hints, sitting.match, sitting.viewer, BUDGET, self.speak, rng, sitting.names
        )
        self.retell()

    def text(self) -> Content:
        """The hints in the present language, or why there are none."""
        if not self._found:
            return Content(self.speak(self._refusal() or "hint-thinking"))
        match, seat, names = self._sitting.match, self._sitting.viewer, self._sitting.names
        told = [retold(hint, match, seat, self.speak, names) for hint in self._found]
        said = (f"{headline(hint, rank, self.speak)}\n{hint.sentence}" for rank, hint in enumerate(told, 1))
        return Content("\n\n".join(said))

    def tell(self) -> None:
        """The text and the title in the present language."""
        super().tell()
        self.query_one(".window").border_title = self.speak("hint-title")
