"""Takes the pictures of the terminal table that README and docs show."""

import asyncio
import re
from pathlib import Path

from katzentisch.core.chance import Script, Seeded
from katzentisch.core.registry import find
from katzentisch.tui.app import TableApp
from katzentisch.tui.plan import Wishes

FOLDER = Path(__file__).parents[1] / "docs" / "images"
HANDS = ["224JJ1", "222345", "135511"]


def scripted() -> Script:
    """A deal worth a picture."""
    deals = [f"deal {HANDS[seat][number]}" for number in range(6) for seat in (1, 2, 0)]
    reveals = [f"reveal {card}" for card in "42552"]
    return Script(find("katzenjammer").actions, ["lead 0", *deals, *reveals], Seeded(7))


async def picture(name: str, *keys: str, language: str = "en", size: tuple[int, int] = (100, 30)) -> None:
    """One picture, after some keys."""
    wishes = Wishes("katzenjammer", 3, 1, ("Ada",), "printed")
    app = TableApp(wishes, language=language, seed=4, source=scripted(), delay=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0.5)
        await pilot.press(*keys)
        await pilot.pause(0.5)
        drawing = app.export_screenshot(title="katzentisch tui")
    drawing = re.sub(r"@font-face \{.*?\}", "", drawing, flags=re.DOTALL).replace("Fira Code", "monospace")
    (FOLDER / f"{name}.svg").write_text(drawing)


async def main() -> None:
    """All pictures."""
    FOLDER.mkdir(exist_ok=True)
    await picture("table")
    await picture("table-de", language="de", size=(80, 24))
    await picture("why", "question_mark", "up", language="fr", size=(80, 24))


if __name__ == "__main__":
    asyncio.run(main())
