"""Every screen of the page, and how one gets there."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from playwright.async_api import Page, expect

from tests.browser.stage import Scene, Stage, Troupe, katzenjammer, klaumau
from tests.browser.visit import House, Look
from tests.browser.words import words

Way: TypeAlias = Callable[["Guide"], Awaitable[Page]]
AUCTION = katzenjammer(("2234JJ", "113355", "122345", "144555"), "4254", "2 bid 2x2", "3 pass", leader=1)
VARIATIONS = {"forgery": True, "converted": True, "receiver": True, "watchdog": True, "bomb": "blast"}
HANDS = (
    "red-4 yellow-crook blue-keyhole police",
    "red-2 blue-3 green-crook red-plan",
    "yellow-4 red-3 green-big green-3",
    "blue-1 yellow-3 blue-crook green-4",
)
ROUND = klaumau(HANDS, "red-1", "1 play red-2", "2 play red-3", starter=1, **VARIATIONS)
PAID = ("0 bid 3x2", "1 pass", "2 pass", "0 pay 1J")
SCENES = {
    "katzenjammer-bid": AUCTION,
    "katzenjammer-pay": AUCTION.then(*PAID[:3]),
    "katzenjammer-present": AUCTION.then(*PAID),
    "katzenjammer-end": AUCTION.then(*PAID, "0 present 4 1J", mice_total=4),
    "klaumau-turn": ROUND.then("3 play yellow-3"),
    "klaumau-doubt": ROUND.then("3 cannot"),
    "klaumau-caught": ROUND.then("3 cannot", "0 doubt"),
    "klaumau-wish": klaumau(HANDS, "blue-2", "0 play blue-keyhole", starter=0, **VARIATIONS),
    "klaumau-rob": klaumau(HANDS, "yellow-1", "0 play yellow-crook", starter=0, **VARIATIONS),
    "klaumau-end": klaumau(("red-4", "red-2", "yellow-4"), "red-1", "0 play red-4", starter=0),
}


@dataclass
class Guide:
    """Who shows the screens to somebody."""

    house: House
    stage: Stage
    look: Look

    async def seated(self, scene: Scene) -> tuple[Page, Troupe]:
        """Our seat of a scene in a browser; nothing has been played yet."""
        troupe = await self.stage.lay(scene)
        return await self.house.sit(troupe.table, troupe.token, self.look), troupe

    async def open(self, path: str) -> Page:
        """A place of the page that has a heading."""
        page = await self.house.visit(path, self.look)
        await expect(page.get_by_role("heading", level=1)).to_be_visible()
        return page


async def landing(guide: Guide) -> Page:
    """The first page."""
    return await guide.open("/")


async def room(guide: Guide) -> Page:
    """A table before the start."""
    page, troupe = await guide.seated(AUCTION)
    say = words(guide.look.language)
    await expect(page.get_by_role("button", name=say("room-start", free=0))).to_be_visible()
    await troupe.leave()
    return page


def table(scene: Scene) -> Way:
    """A table in the middle of a scene."""

    async def show(guide: Guide) -> Page:
        page, troupe = await guide.seated(scene)
        await troupe.play()
        version = troupe.clients[0].game and troupe.clients[0].game["version"]
        await page.wait_for_function(f"() => seen.version >= {version}")
        return page

    return show


SCREENS: dict[str, Way] = {
    "landing": landing,
    "room": room,
    **{name: table(scene) for name, scene in SCENES.items()},
}
