"""Every screen of the page, and how one gets there."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from playwright.async_api import Page, expect

from katzentisch.core.locale import Translator
from tests.browser.stage import Scene, Stage, Troupe, katzenjammer, klaumau
from tests.browser.visit import House, Look
from tests.browser.words import words

PICTURES = "() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)"
"""Is every picture there?"""
SETTLED = """() => document.getAnimations().every((one) => one.effect?.getTiming().iterations === Infinity)
  && [...document.querySelectorAll(".drawer > .told, .drawer > .chat")].every((one) => one.childElementCount > 0)"""
"""Has everything come to rest that will, and is what comes later there?"""
SETTLE = """() => document.getAnimations().forEach((one) => {
  if (one.effect?.getTiming().iterations !== Infinity) one.finish();
})"""
"""Bring it there at once; a transition that nobody sees may else wait for ever."""
GAMES = ("katzenjammer", "klaumau")
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

    @property
    def say(self) -> Translator:
        """The words of the one who looks."""
        return words(self.look.language)

    async def lay(self, scene: Scene) -> Troupe:
        """A table with its people."""
        troupe = await self.stage.lay(scene)
        self.house.company += troupe.clients
        return troupe

    async def open(self, path: str) -> Page:
        """A place of the page that has a heading."""
        page = await self.house.visit(path, self.look)
        await expect(page.get_by_role("heading", level=1)).to_be_visible()
        return page

    async def arrive(self, troupe: Troupe, *, is_guest: bool) -> Page:
        """Somebody comes to the table by its link, or has our seat."""
        if is_guest:
            return await self.house.visit(f"/t/{troupe.table}", self.look)
        return await self.house.sit(troupe.table, troupe.token, self.look)

    async def watch(self, page: Page, troupe: Troupe) -> Page:
        """Look on while a scene is played, until the page shows the last of it."""
        await expect(page.get_by_role("heading", name=self.say("room-who"))).to_be_visible()
        await troupe.play()
        await page.wait_for_function("(version) => seen.version >= version", arg=troupe.version)
        middle = page.get_by_role("region", name=self.say("table-middle"), exact=True)
        await expect(middle).to_be_visible()
        await page.wait_for_function(PICTURES)
        return page


def place(path: str) -> Way:
    """A place that needs no table."""
    return lambda guide: guide.open(path)


async def cover(guide: Guide) -> Page:
    """Several people on one device, before the first of them may look."""
    page = await guide.open("/")
    first = guide.say("page-person", number=1)
    async with guide.stage.opening:
        await page.get_by_role("button", name=guide.say("page-together-go")).click()
        await expect(page.get_by_role("button", name=guide.say("cover-ready", name=first))).to_be_visible()
    return page


def room(*, is_guest: bool) -> Way:
    """A table before the start, for its host or for somebody who comes by the link."""

    async def show(guide: Guide) -> Page:
        troupe = await guide.lay(AUCTION)
        page = await guide.arrive(troupe, is_guest=is_guest)
        await expect(page.get_by_role("heading", name=guide.say("room-who"))).to_be_visible()
        return page

    return show


def table(scene: Scene, *, is_guest: bool = False, opened: str | None = None) -> Way:
    """A table in the middle of a scene; perhaps something is opened by its name."""

    async def show(guide: Guide) -> Page:
        troupe = await guide.lay(scene)
        page = await guide.arrive(troupe, is_guest=is_guest)
        await guide.watch(page, troupe)
        if opened is not None:
            button = page.get_by_role("button", name=guide.say(opened), exact=True)
            if await button.get_attribute("aria-expanded") != "true":
                await button.click()
        return page

    return show


SCREENS: dict[str, Way] = {
    "landing": place("/"),
    "room": room(is_guest=False),
    "room-guest": room(is_guest=True),
    **{name: table(scene) for name, scene in SCENES.items()},
    "cover": cover,
    "watching": table(AUCTION, is_guest=True),
    "menu": table(AUCTION, opened="menu-open"),
    "log": table(SCENES["klaumau-turn"], opened="table-drawer-open"),
    **{f"rules-{game}": place(f"/rules/{game}") for game in GAMES},
    **{f"lesson-{game}": place(f"/learn/{game}") for game in GAMES},
    "about": place("/about"),
}
