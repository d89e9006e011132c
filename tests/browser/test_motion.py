"""Cards fly over the table, unless one would rather not see it; sounds are heard, short and soft."""

from random import Random
from typing import Any

import pytest
from playwright.async_api import Page

from katzentisch.server.page import FOLDER
from tests.browser.visit import DESK, House
from tests.server.client import Client
from tests.server.live import lay

pytestmark = pytest.mark.asyncio(loop_scope="session")
KINDS = ("shuffle", "card", "reveal", "bid", "pass", "win", "mouse", "coin", "doubt", "caught", "theft", "turn", "end")
FLYING = "() => [...document.querySelectorAll('.ghost')].some((ghost) => ghost.getAnimations().length)"
LANDED = f"() => document.querySelector('.ghost') && !({FLYING})()"
HIDDEN = """() => [...document.querySelectorAll('[data-spot] [data-card]')]
  .filter((card) => getComputedStyle(card).opacity === "0").length"""
SENT = """(() => {
  window.sent = 0;
  const plain = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    if (this.classList.contains("ghost")) sent += 1;
    return plain.apply(this, given);
  };
})();"""
"""How many things were sent over the table."""
DEALT = {"katzenjammer": 3 * 6 + 4, "klaumau": 3 * 4 + 1}
"""Cards that are dealt to three, and that lie open then at most."""
RENDER = """async ([file, kinds]) => {
  const Synth = Object.values(await import(file)).find((part) => part?.prototype?.play);
  const found = {};
  for (const kind of kinds) {
    const context = new OfflineAudioContext(1, 44100, 44100);
    new Synth(context).play({ kind });
    const samples = (await context.startRendering()).getChannelData(0);
    const loud = [...samples.keys()].filter((place) => Math.abs(samples[place]) > 0.003);
    const crossings = loud.filter((place) => samples[place] * samples[place + 1] < 0).length;
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    found[kind] = { peak, seconds: loud.at(-1) / 44100, crossings };
  }
  return found;
}"""


async def seated(house: House, game: str, motion: str) -> Page:
    """Somebody sits down at a table where the cards were just dealt; the others wait."""
    table, tokens = await lay(house.address, game, 3, 3)
    host = Client(house.address, table, tokens[0], Random(1))
    house.company.append(host)
    await host.connect()
    await host.order("start")
    return await house.sit(table, tokens[0], DESK.changed(motion=motion), SENT)


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
async def test_the_deal_flies_and_leaves_every_card_to_be_seen(house: House, game: str) -> None:
    page = await seated(house, game, "no-preference")
    await page.wait_for_function(LANDED, timeout=60_000)
    await page.wait_for_function(f"() => ({HIDDEN})() === 0")
    assert await page.locator('[data-spot="hand"] [data-card]').count() > 0
    assert await page.locator(".flights").get_attribute("aria-hidden") == "true"


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
async def test_the_deal_is_sent_once(house: House, game: str) -> None:
    page = await seated(house, game, "no-preference")
    await page.wait_for_function(LANDED, timeout=60_000)
    await page.wait_for_timeout(1_000)
    sent = await page.evaluate("sent")
    assert DEALT[game] - 3 <= sent <= 2 * DEALT[game]  # a card that is turned over has two sides


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
async def test_with_reduced_motion_nothing_flies(house: House, game: str) -> None:
    page = await seated(house, game, "reduce")
    await page.wait_for_selector('[data-spot="hand"] [data-card]')
    await page.wait_for_timeout(500)
    assert await page.locator(".ghost").count() == 0


async def test_every_sound_is_heard_short_soft_and_its_own(house: House) -> None:
    page = await house.visit()
    [file] = FOLDER.glob("assets/synth-*.js")
    found: dict[str, dict[str, Any]] = await page.evaluate(RENDER, [f"/assets/{file.name}", list(KINDS)])
    for kind, sound in found.items():
        assert 0.05 < sound["peak"] < 0.9, kind
        assert 0.03 < sound["seconds"] < 0.6, kind
    assert len({(round(sound["seconds"], 2), sound["crossings"] // 10) for sound in found.values()}) == len(KINDS)
