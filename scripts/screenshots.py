"""Takes the pictures of the terminal table that README and docs show."""

import asyncio
import re
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from textual.pilot import Pilot

from katzentisch.client.address import Address
from katzentisch.client.joining import connected
from katzentisch.core.actions import ActionId
from katzentisch.core.chance import Script, Seeded
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.seats import Seat
from katzentisch.protocol import messages as said
from katzentisch.tui.app import TableApp
from katzentisch.tui.joining import JoinApp
from katzentisch.tui.plan import Wishes

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
FOLDER = ROOT / "docs" / "images"


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
            app.guest = lambda table: Told(self.bots)
        return app


class Told:
    """Bots that do what was written for them, then the first thing that is allowed."""

    is_ready = True

    def __init__(self, todo: Sequence[str]) -> None:
        self._todo = iter(todo)

    def choose(self, match: Match, seat: Seat) -> ActionId:
        """The next thing to do."""
        name = next(self._todo, None)
        return match.legal(seat)[0] if name is None else match.game.actions.parse(name)


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
        keep(name, app)


def keep(name: str, app: TableApp, title: str = "katzentisch tui") -> None:
    """Write down what the screen shows."""
    drawing = app.export_screenshot(title=title)
    drawing = re.sub(r"@font-face \{.*?\}", "", drawing, flags=re.DOTALL).replace("Fira Code", "monospace")
    (FOLDER / f"{name}.svg").write_text(drawing)


async def until(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    """Wait until something is so, and drawn."""
    while not is_so():
        await pilot.pause(0.05)
    await pilot.pause(0.6)


async def remote(name: str, language: str, size: tuple[int, int]) -> None:
    """At a server's table: the room before the start, then a table with a clock and a vote."""
    from tests.server.live import lay, serving, sqlite_url

    clock = {"per_move": 60, "per_game": 900}
    with tempfile.TemporaryDirectory() as folder:
        async with serving(sqlite_url(Path(folder))) as address:
            table, (bo,) = await lay(address, "katzenjammer", 4, 1, bots=["kitten"], clock=clock)
            app = JoinApp(Address(address, table), "Ada", language=language, delay=0, data=Path(folder))
            async with connected(address, table, bo) as host, app.run_test(size=size) as pilot:
                await until(pilot, lambda: app.seat is not None and app.seat.you is not None)
                await host.order(said.Rename(id="name", name="Bo"))
                await host.order(said.Say(id="say", phrase="hello"))
                await host.order(said.Leave(id="leave"))
                await until(pilot, lambda: app.seat is not None and app.seat.is_host)
                keep(f"room{name}", app, "katzentisch tui --join")
                await play(address, table, app, pilot, name)


async def play(address: str, table: str, app: JoinApp, pilot: Pilot[None], name: str) -> None:
    """Somebody else sits down, the match begins, and there is a vote."""
    from tests.server.live import post

    answer = await post(address, f"/api/tables/{table}/seats", {"name": "Cleo"})
    async with connected(address, table, answer.json()["token"]) as cleo:
        await pilot.press("enter")
        await until(pilot, lambda: cleo.game is not None)
        while not (app.seat is not None and app.seat.is_asked):
            if cleo.is_asked and cleo.game is not None:
                await cleo.act(cleo.game.legal[0].action, cleo.game.version)
            await pilot.pause(0.1)
        await cleo.order(said.Vote(id="vote", matter="pause"))
        await until(pilot, lambda: app.seat is not None and bool(app.seat.info and app.seat.info.votes))
        keep(f"vote{name}", app, "katzentisch tui --join")


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
    await remote("", "en", (80, 24))


if __name__ == "__main__":
    asyncio.run(main())
