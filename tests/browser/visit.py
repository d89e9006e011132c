"""People's browsers at a server: how large they are, which language they speak, and what goes wrong in them."""

import re
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, expect

from tests.browser.player import LISTEN
from tests.browser.words import words
from tests.server.client import Client
from tests.server.live import lay, post

expect.set_options(timeout=30_000)
Scheme = Literal["light", "dark"]
FAMILIES = ("1", "3", "keyhole", "small", "big", "plan", "crook", "barter")
FEW_CARDS = {f"{colour}-{family}": 1 for colour in ("red", "blue") for family in FAMILIES}
SHORT: dict[str, dict[str, Any]] = {
    "katzenjammer": {"values": 3, "copies": 6, "jokers": 2, "hand": 4},
    "klaumau": {
        "rounds": 1,
        "starter": 0,
        "hand": 3,
        "deck_table": {"id": "few", "black": {**FEW_CARDS, "red+blue-plan": 1, "police": 2}, "grey": {}},
    },
}
"""A few auctions, and a round with one of each sort of card, which the first seat begins."""
HARMLESS = (
    "cross-world service worker resource mismatch",
    "preloaded using link preload but not used within a few seconds",
)
"""What Chromium remarks now and then about files that it has loaded ahead, once they lie ready for no connection, and
when a crowded machine takes seconds to run them."""
VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI}`));"""


@dataclass(frozen=True)
class Look:
    """What somebody looks at."""

    width: int = 1280
    height: int = 800
    is_phone: bool = False
    language: str = "en"
    scheme: Scheme = "light"
    motion: Literal["no-preference", "reduce"] = "reduce"

    def changed(self, **changes: Any) -> "Look":
        """Another look."""
        return replace(self, **changes)


DESK = Look()
PHONE = Look(360, 740, is_phone=True)


@dataclass
class House:
    """A server and everybody who came."""

    browser: Browser
    address: str
    complaints: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=lambda: [*HARMLESS])
    """What a test brings about itself, and what is harmless, as patterns."""
    company: list[Client] = field(default_factory=list)
    """Those who are there without a browser."""
    _contexts: list[BrowserContext] = field(default_factory=list)

    async def visit(self, path: str = "/", look: Look = DESK, *scripts: str) -> Page:
        """Somebody new opens the page."""
        page = await self.new_page(look)
        for script in scripts:
            await page.add_init_script(script)
        await page.goto(path)
        return page

    async def new_page(self, look: Look = DESK) -> Page:
        """Somebody new has opened nothing yet."""
        context = await self.browser.new_context(
            base_url=self.address,
            viewport={"width": look.width, "height": look.height},
            has_touch=look.is_phone,
            is_mobile=look.is_phone,
            locale=look.language,
            color_scheme=look.scheme,
            reduced_motion=look.motion,
        )
        self._contexts.append(context)
        await context.add_init_script(VIOLATIONS)
        await context.add_init_script(LISTEN)
        page = await context.new_page()
        self._watch(page)
        return page

    async def sit(self, table: str, token: str, look: Look = DESK, *scripts: str) -> Page:
        """Somebody brings a seat to a browser, by the link that moves it."""
        answer = await post(self.address, f"/api/tables/{table}/link", token=token)
        page = await self.visit(f"/t/{table}#move={answer.json()['secret']}", look, *scripts)
        await page.get_by_role("button", name=words(look.language)("page-claim-go")).press("Enter")
        return page

    async def lay(self, game: str, *, seats: int = 2, people: int = 1, **options: Any) -> tuple[str, list[str]]:
        """A table for a short match, with gentle bots; its name and the people's tokens. One person begins at once."""
        wish = {"options": {**SHORT[game], **options}, "starts": people == 1}
        return await lay(self.address, game, seats, people, **wish)

    async def close(self) -> None:
        """Everybody goes."""
        for context in self._contexts:
            await context.close()
        for client in self.company:
            await client.close()

    def _watch(self, page: Page) -> None:
        def console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self._complain(f"{message.type}: {message.text}")

        def failed(request: Request) -> None:
            if request.failure != "net::ERR_ABORTED":
                self._complain(f"failed: {request.url} {request.failure}")

        def answered(response: Response) -> None:
            if response.status >= 400:
                self._complain(f"answered {response.status}: {response.url}")

        page.on("console", console)
        page.on("pageerror", lambda error: self._complain(f"error: {error}"))
        page.on("requestfailed", failed)
        page.on("response", answered)

    def _complain(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self.allowed):
            self.complaints.append(text)
