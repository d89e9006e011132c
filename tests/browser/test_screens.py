"""Every screen is for everyone: axe finds nothing, it fits a phone and a zoomed page, fingers hit what they want."""

import contextlib
from typing import Any

import pytest
from playwright.async_api import Page, TimeoutError

from scripts.page import MODULES
from tests.browser.screens import SCREENS, SETTLE, SETTLED, Guide
from tests.browser.stage import Stage
from tests.browser.visit import DESK, PHONE, House, Scheme

pytestmark = pytest.mark.asyncio(loop_scope="session")
AXE = (MODULES / "axe-core/axe.min.js").read_text(encoding="utf-8")
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
TARGET = 44
SMALL_TARGETS = """(least) => {
  const isHitAround = (element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const reach = least / 2 - 1;
    return [[-reach, 0], [reach, 0], [0, -reach], [0, reach]].every(([right, down]) =>
      element.contains(document.elementFromPoint(x + width / 2 + right, y + height / 2 + down)));
  };
  const wanted = "a[href], button, input, select, textarea, summary, [tabindex='0'], [role='button']";
  return [...document.querySelectorAll(wanted)].filter((element) => {
    const area = element.closest("label") ?? element;
    const box = area.getBoundingClientRect();
    const isInline = element.tagName === "A" && getComputedStyle(element).display === "inline";
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isInline) return false;
    return box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5) && !isHitAround(element);
  }).map((element) => {
    const { width, height } = element.getBoundingClientRect();
    return `${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`;
  });
}"""
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
TOO_WIDE = """() => [...document.querySelectorAll("body *")]
  .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility())
  .map((element) => element.outerHTML.slice(0, 120))"""


async def violations(page: Page) -> list[str]:
    """What axe finds; its source is evaluated from outside, so that the page's policy stays as it is."""
    await page.evaluate(SETTLE)
    await page.wait_for_function(SETTLED, polling=100)
    await page.evaluate(AXE)
    found: list[dict[str, Any]] = await page.evaluate("axe.run(document).then((found) => found.violations)")
    return [f"{one['id']}: {one['help']}: {node['html'][:200]}" for one in found for node in one["nodes"]]


async def is_wider_than_the_screen(page: Page) -> bool:
    """Would one have to scroll sideways, once everything has its place?"""
    with contextlib.suppress(TimeoutError):
        await page.wait_for_function(f"() => !({WIDER})", timeout=10_000)
    wider: bool = await page.evaluate(WIDER)
    return wider


async def small_targets(page: Page) -> list[str]:
    """What is too small for a finger, once everything has its place."""
    with contextlib.suppress(TimeoutError):
        await page.wait_for_function(f"(target) => ({SMALL_TARGETS})(target).length === 0", arg=TARGET, timeout=10_000)
    found: list[str] = await page.evaluate(SMALL_TARGETS, TARGET)
    return found


async def violations_in_any_light(page: Page) -> dict[str, list[str]]:
    """What axe finds by day and by night."""
    found: dict[str, list[str]] = {}
    for scheme in SCHEMES:
        await page.emulate_media(color_scheme=scheme)
        found[scheme] = await violations(page)
    return found


@pytest.mark.parametrize("name", SCREENS)
async def test_axe_finds_nothing_on_a_desk(stage: Stage, stage_house: House, name: str) -> None:
    page = await SCREENS[name](Guide(stage_house, stage, DESK))
    assert await violations_in_any_light(page) == {"light": [], "dark": []}


@pytest.mark.parametrize("name", SCREENS)
async def test_axe_finds_nothing_on_a_phone_and_it_fits(stage: Stage, stage_house: House, name: str) -> None:
    page = await SCREENS[name](Guide(stage_house, stage, PHONE.changed(language="de")))
    assert await violations_in_any_light(page) == {"light": [], "dark": []}
    for width, height in ((360, 740), (640, 400), (320, 640)):
        await page.set_viewport_size({"width": width, "height": height})
        assert not await is_wider_than_the_screen(page), (width, await page.evaluate(TOO_WIDE))
        assert await small_targets(page) == [], width
