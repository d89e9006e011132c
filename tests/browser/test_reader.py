"""Whole games as a screen reader knows them: roles, names, and what the live region speaks; nothing is looked at."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.async_api import Page

from katzentisch.core.seats import Seat
from katzentisch.core.speech import say_event, translator
from katzentisch.core.transcript import read
from tests.browser.player import ASIDE, GLANCE, GONE
from tests.browser.visit import House
from tests.browser.words import words
from tests.server.live import get

pytestmark = pytest.mark.asyncio(loop_scope="session")
HEAR = """(region) => {
  window.spoken = [...region.children].map((one) => one.textContent);
  new MutationObserver((changes) => {
    for (const change of changes) for (const one of change.addedNodes) spoken.push(one.textContent);
  }).observe(region, { childList: true });
}"""
BUTTON = re.compile(r'- button "((?:[^"\\]|\\.)*)"((?: \[[^\]]*\])*)')
QUIET = {"dealt"}
MOST_STEPS = 3_000


class Reader:
    """Somebody who hears the page and presses buttons by their names."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.say = words("en")
        self.rng = Random(5)

    async def listen(self) -> None:
        """From now on all that is spoken is noted."""
        await self.page.get_by_role("log", name=self.say("table-spoken")).evaluate(HEAR)

    async def spoken(self) -> list[str]:
        """What was spoken so far."""
        found: list[str] = await self.page.evaluate("spoken")
        return found

    async def buttons(self, region: str, **facts: Any) -> list[str]:
        """The names of the buttons of a region that can be pressed, as they would be read aloud."""
        place = self.page.get_by_role("region", name=self.say(region, **facts), exact=True)
        return list(pressable(await place.aria_snapshot()))

    async def play(self) -> None:
        """Press one button after another until the match is over."""
        aside = {self.say(name) for name in ASIDE}
        for _ in range(MOST_STEPS):
            names = [*await self.buttons("table-hand", you="yes"), *await self.buttons("table-middle")]
            if self.say("rematch-agree") in names:
                return
            if offered := [name for name in names if name not in aside]:
                await self.press(self.rng.choice(offered))
        pytest.fail(f"no end after so many buttons: {names}")

    async def press(self, name: str) -> None:
        """Press the first button of a name."""
        with GONE:
            await self.page.get_by_role("button", name=name, exact=True).first.press("Enter", timeout=GLANCE)


def pressable(snapshot: str) -> Iterator[str]:
    """The names of buttons in what the browser tells a screen reader."""
    assert "- button:" not in snapshot, "a button without a name"
    for name, states in BUTTON.findall(snapshot):
        if "[disabled]" not in states:
            yield name.replace('\\"', '"')


async def sentences(house: House, table: str) -> list[str]:
    """All that happened in the match, as it is told to the first seat."""
    answer = await get(house.address, f"/api/tables/{table}/record")
    record, match = read(answer.content)
    names = [seat.name for seat in record.seats]
    game = match.game
    speak = translator("en", game)
    return [
        say_event(speak, game, event, names, Seat(0)) for event in match.heard(Seat(0)) if event["event"] not in QUIET
    ]


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
async def test_a_whole_game_by_roles_names_and_the_live_region(house: House, game: str) -> None:
    table, tokens = await house.lay(game)
    page = await house.sit(table, tokens[0])
    reader = Reader(page)
    await reader.listen()
    await reader.play()
    told, spoken = await sentences(house, table), await reader.spoken()
    heard = [text for text in spoken if text in told]
    assert len(heard) > 5, spoken
    assert heard == told[-len(heard) :]
