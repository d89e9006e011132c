"""Takes the pictures of the terminal table that README and docs show."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from katzentisch.core.actions import ActionId
from katzentisch.core.chance import Script, Seeded
from katzentisch.core.match import Chooser, Match
from katzentisch.core.registry import find
from katzentisch.core.seats import Seat
from katzentisch.tui.app import TableApp
from katzentisch.tui.plan import Wishes

FOLDER = Path(__file__).parents[1] / "docs" / "images"


@dataclass(frozen=True)
class Scene:
    """A deal worth a picture: who plays what, and what the bots do in turn before they do as they like."""

    game: str
    outcomes: Sequence[str]
    bots: Sequence[str] = ()

    def open(self, language: str) -> TableApp:
        """A table with three seats, one of them a person."""
        source = Script(find(self.game).actions, self.outcomes, Seeded(7))
        wishes = Wishes(self.game, 3, 1, ("Ada",), "printed", level="random")
        app = TableApp(wishes, language=language, seed=4, source=source, delay=0)
        if self.bots:
            app._bot = self._chooser()
        return app

    def _chooser(self) -> Chooser:
        """Bots that do what was written for them, then the first thing that is allowed."""
        todo = iter(self.bots)

        def choose(match: Match, seat: Seat) -> ActionId:
            name = next(todo, None)
            return match.legal(seat)[0] if name is None else match.game.actions.parse(name)

        return choose


HANDS = ("224JJ1", "222345", "135511")
LADDER = Scene(
    "katzenjammer",
    [
        "lead 0",
        *(f"deal {HANDS[seat][number]}" for number in range(6) for seat in (1, 2, 0)),
        *(f"reveal {card}" for card in "42552"),
    ],
)


def klaumau(hands: Sequence[str], top: str, *bots: str, starter: int = 0) -> Scene:
    """Four cards each, one at a time, and a start card."""
    seats = [(starter + step) % len(hands) for step in range(len(hands))]
    deals = [f"deal {hands[seat].split()[number]}" for number in range(4) for seat in seats]
    return Scene("klaumau", [f"starter {starter}", *deals, f"turn-up {top}"], bots)


THREE = (
    "red-4 yellow-crook blue-keyhole police",
    "red-2 blue-3 green-crook red-plan",
    "yellow-4 red-3 green-big green-3",
)
TURN = klaumau(THREE, "red-1", "play red-2", "play red-3", starter=1)
BLUFF = klaumau(THREE, "red-1", "play red-2", "cannot", "believe", starter=1)


async def picture(name: str, scene: Scene, *keys: str, language: str = "en", size: tuple[int, int] = (80, 24)) -> None:
    """One picture, after some keys."""
    app = scene.open(language)
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0.5)
        for key in keys:
            await pilot.press(key)
            await pilot.pause(0.5)
        drawing = app.export_screenshot(title="katzentisch tui")
    drawing = re.sub(r"@font-face \{.*?\}", "", drawing, flags=re.DOTALL).replace("Fira Code", "monospace")
    (FOLDER / f"{name}.svg").write_text(drawing)


async def main() -> None:
    """All pictures."""
    FOLDER.mkdir(exist_ok=True)
    await picture("table", LADDER, size=(100, 30))
    await picture("table-de", LADDER, language="de")
    await picture("why", LADDER, "question_mark", "up", language="fr")
    await picture("klaumau-turn", TURN)
    await picture("klaumau-doubt", BLUFF)
    await picture("klaumau-caught", BLUFF, "2", language="de")
    await picture("klaumau-why", TURN, "right", "enter", language="fr")


if __name__ == "__main__":
    asyncio.run(main())
