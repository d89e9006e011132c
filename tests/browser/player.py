"""Somebody who plays by what the page offers: by mouse, by touch, or by keyboard."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from random import Random
from typing import Literal, TypeAlias

from playwright.async_api import Locator, Page, TimeoutError, expect

from tests.browser.words import words

Way: TypeAlias = Literal["mouse", "touch", "keyboard"]
PATIENCE, GLANCE = 60_000.0, 3_000.0
MOST_TABS, MOST_PRESSES = 200, 500
LISTEN = """(() => {
  const seen = { version: -1, match: 0, isAsked: false, isOver: false, sockets: [] };
  const take = (game) => {
    if (!game) return;
    Object.assign(seen, { version: game.version, match: game.match, isOver: game.result !== null });
    seen.isAsked = game.legal.length > 0;
  };
  const Plain = WebSocket;
  window.seen = seen;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      seen.sockets.push(this);
      this.addEventListener("message", (event) => take(JSON.parse(event.data).game));
    }
    send(text) {
      if (JSON.parse(text).type === "act") seen.isAsked = false;
      super.send(text);
    }
  };
})();"""
"""Notes what the table tells the page and what the page says, so that a player knows when to look again."""


GONE = contextlib.suppress(TimeoutError)
"""What was offered may be gone before it is pressed, because others play on."""


class Player:
    """One seat's person, or a spectator."""

    def __init__(self, page: Page, *, language: str = "en", way: Way = "mouse", seed: int = 1) -> None:
        self.page = page
        self.say = words(language)
        self.rng = Random(seed)
        self.press: Callable[[Locator], Awaitable[None]] = {
            "mouse": self._click,
            "touch": self._tap,
            "keyboard": self._type,
        }[way]

    async def has_to_act(self) -> bool:
        """Wait until there is something to decide; False when the match is over."""
        await self.page.wait_for_function("() => seen.isAsked || seen.isOver", timeout=PATIENCE)
        return not await self.page.evaluate("seen.isOver")

    async def play(self, moves: int = 10_000) -> None:
        """Play to the end of the match, or so many moves."""
        while moves > 0 and await self.has_to_act():
            await self.move()
            moves -= 1

    async def move(self) -> None:
        """Press what can be pressed until a move was sent, or others were faster."""
        pressed = 0
        while await self.page.evaluate("seen.isAsked"):
            if offered := await self.offered():
                await self.press(self.rng.choice(offered))
                pressed += 1
            assert pressed < MOST_PRESSES, f"{len(offered)} buttons, none of which moves"

    async def sees_the_end(self) -> None:
        """The match is over, and another one is offered."""
        await expect(self._rematch).to_be_visible()

    async def wants_to_play_again(self) -> None:
        """Agree to another match."""
        await self.sees_the_end()
        await self.press(self._rematch)

    @property
    def _rematch(self) -> Locator:
        return self.page.get_by_role("button", name=self.say("table-rematch"))

    async def offered(self) -> list[Locator]:
        """What can be pressed now."""
        place = self.page.get_by_role("region", name=self.say("table-hand"))
        return await place.get_by_role("button", disabled=False).all()

    async def _click(self, what: Locator) -> None:
        with GONE:
            await what.click(timeout=GLANCE)

    async def _tap(self, what: Locator) -> None:
        with GONE:
            await what.tap(timeout=GLANCE)

    async def _type(self, what: Locator) -> None:
        """Tab by Tab to what is wanted, then Enter."""
        for _ in range(MOST_TABS):
            if not await what.count() or await what.evaluate("element => element === document.activeElement"):
                break
            await self.page.keyboard.press("Tab")
        await self.page.keyboard.press("Enter")


async def play_together(*players: Player, moves: int = 10_000) -> None:
    """People at one table play to the end of the match, or so many moves in all."""
    while not all([await player.page.evaluate("seen.isOver") for player in players]):
        for player in players:
            if await player.page.evaluate("seen.isAsked"):
                await player.move()
                moves -= 1
        if moves <= 0:
            break
        await asyncio.sleep(0.02)
