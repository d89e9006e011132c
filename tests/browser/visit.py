"""A person's browser at the server: how large it is, which language it speaks, and what goes wrong in it."""

import re
from dataclasses import dataclass, field
from typing import Literal

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

Scheme = Literal["light", "dark"]
VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI}`));"""


@dataclass(frozen=True)
class Screen:
    """What somebody looks at."""

    width: int
    height: int
    is_touched: bool = False


PHONE = Screen(360, 740, is_touched=True)
DESK = Screen(1280, 800)


@dataclass
class House:
    """The server's address and everybody who came."""

    browser: Browser
    address: str
    complaints: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)
    """What a test brings about itself, as patterns."""
    _contexts: list[BrowserContext] = field(default_factory=list)

    async def visit(
        self, path: str = "/", screen: Screen = DESK, language: str = "en", scheme: Scheme = "light"
    ) -> Page:
        """Somebody new opens the page."""
        context = await self.browser.new_context(
            base_url=self.address,
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.is_touched,
            is_mobile=screen.is_touched,
            locale=language,
            color_scheme=scheme,
            reduced_motion="reduce",
        )
        self._contexts.append(context)
        await context.add_init_script(VIOLATIONS)
        page = await context.new_page()
        self._watch(page)
        await page.goto(path)
        return page

    async def close(self) -> None:
        """Everybody goes."""
        for context in self._contexts:
            await context.close()

    def _watch(self, page: Page) -> None:
        def console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self._complain(f"{message.type}: {message.text}")

        def failed(request: Request) -> None:
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
