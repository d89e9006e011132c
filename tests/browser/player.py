"""Somebody who plays by what the page offers: by mouse, by touch, or by keyboard."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Literal, TypeAlias

from playwright.async_api import Locator, Page, TimeoutError, expect

from tests.browser.words import words

Way: TypeAlias = Literal["mouse", "touch", "keyboard"]
PATIENCE, GLANCE = 60_000.0, 3_000.0
MOST_KEYS, MOST_PRESSES = 300, 500
LONGEST_MATCH = 300
GONE = contextlib.suppress(TimeoutError)
"""What was offered may be gone before it is pressed, because others play on."""
LISTEN = """(() => {
  const seen = { version: -1, match: 0, offers: 0, moves: 0, isAsked: false, isOver: false, sockets: [] };
  const take = ({ type, game }) => {
    if (game) {
      const { version, match, legal, result } = game;
      Object.assign(seen, { version, match, offers: legal.length, isOver: result !== null });
    }
    if (game || type === "refused") seen.isAsked = seen.offers > 0;
  };
  const Plain = WebSocket;
  window.seen = seen;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      seen.sockets.push(this);
      this.addEventListener("message", (event) => take(JSON.parse(event.data)));
    }
    send(text) {
      if (JSON.parse(text).type === "act") {
        seen.isAsked = false;
        seen.moves += 1;
      }
      super.send(text);
    }
  };
})();"""
"""Notes what the table tells the page and what the page says, so that a player knows when to look again."""
DESCRIBE = """(buttons) => buttons.map((button, place) => ({
  place,
  name: button.getAttribute("aria-label") ?? button.textContent.trim(),
  isPart: button.closest("li, [role=group], [role=toolbar]") !== null,
  isAside: button.matches("[popovertarget], [aria-expanded], [aria-haspopup]"),
}))"""
"""Buttons in lists and groups are parts of a choice; others are what one does with it."""
WHERE = """(wanted) => {
  const focused = document.activeElement;
  if (wanted === focused) return "here";
  const group = wanted.closest("ul, ol, [role=group], [role=toolbar]");
  return wanted.tabIndex < 0 && group?.contains(focused) ? "beside" : "elsewhere";
}"""
ASIDE = ("table-mute", "table-no", "table-hint", "table-hints-close")
"""Names of buttons that are no part of a move."""


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
            if offer := await self.choose():
                await self.press(offer)
                pressed += 1
            assert pressed < MOST_PRESSES, [one["name"] for one in await self.offered()]

    async def choose(self) -> Locator | None:
        """One of the buttons that can be pressed: half of the time a part of a choice, if there are others too."""
        offered = await self.offered()
        kinds = [found for isPart in (True, False) if (found := [one for one in offered if one["isPart"] == isPart])]
        if not kinds:
            return None
        return self._buttons.nth(self.rng.choice(self.rng.choice(kinds))["place"])

    async def offered(self) -> list[dict[str, Any]]:
        """What can be pressed now to make a move."""
        aside = {self.say(name) for name in ASIDE}
        found = await self._buttons.evaluate_all(DESCRIBE)
        return [one for one in found if one["name"] not in aside and not one["isAside"]]

    async def sees_the_end(self) -> None:
        """The match is over, and another one is offered; if we did nothing in it, it proves nothing."""
        assert await self.page.evaluate("seen.moves") > 0
        await expect(self._rematch).to_be_visible()

    async def wants_to_play_again(self) -> None:
        """Agree to another match."""
        await expect(self._rematch).to_be_visible()
        await self.press(self._rematch)

    @property
    def _buttons(self) -> Locator:
        own = self.page.get_by_role("region", name=self.say("table-hand", you="yes"))
        middle = self.page.get_by_role("region", name=self.say("table-middle"), exact=True)
        return own.or_(middle).get_by_role("button", disabled=False)

    @property
    def _rematch(self) -> Locator:
        return self.page.get_by_role("button", name=self.say("rematch-agree"))

    async def _click(self, what: Locator) -> None:
        with GONE:
            await what.click(timeout=GLANCE)

    async def _tap(self, what: Locator) -> None:
        with GONE:
            await what.tap(timeout=GLANCE)

    async def _type(self, what: Locator) -> None:
        """Tab by Tab to what is wanted, in a group by arrows, then Enter."""
        keys = {"elsewhere": "Tab", "beside": "Home", "here": "Enter"}
        with GONE:
            for _ in range(MOST_KEYS):
                where = await what.evaluate(WHERE, timeout=GLANCE)
                await self.page.keyboard.press(keys[where])
                if where == "beside":
                    keys["beside"] = "ArrowRight"
                if where == "here":
                    return


async def play_together(*players: Player, moves: int = 10_000) -> None:
    """People at one table play to the end of the match, or so many moves in all."""
    async with asyncio.timeout(LONGEST_MATCH):
        while moves > 0 and not all([await player.page.evaluate("seen.isOver") for player in players]):
            for player in players:
                if await player.page.evaluate("seen.isAsked"):
                    await player.move()
                    moves -= 1
            await asyncio.sleep(0.02)
