"""Around the table: lessons, hints, several people at one device, a call to come back, and no connection at all."""

import asyncio
import re

import pytest
from playwright.async_api import expect

from tests.browser.player import GLANCE, GONE, Player, play_together
from tests.browser.screens import GAMES
from tests.browser.visit import DESK, PHONE, House
from tests.browser.words import words
from tests.server.live import lay

pytestmark = pytest.mark.asyncio(loop_scope="session")
MOST_PRESSES = 80
LONGEST = 100
COMPILING = 240_000.0
"""The first hint may wait till the bots are compiled."""
AWAY = """(() => {
  const Plain = Notification;
  window.notices = [];
  window.isAway = false;
  Object.defineProperty(document, "hidden", { get: () => window.isAway });
  let answer = Plain.permission;
  window.Notification = class extends Plain {
    static get permission() { return answer; }
    static async requestPermission() { return (answer = await Plain.requestPermission()); }
    constructor(title, options) {
      super(title, options);
      window.notices.push(`${title}: ${options.body}`);
    }
  };
})();"""
"""Notes the notices that are shown, and lets the page believe that nobody looks at it.

A Chromium without windows grants notices when it is asked, and says later that they are denied.
"""


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_by_doing_what_the_coach_shows(house: House, game: str) -> None:
    say = words("en")
    page = await house.visit(f"/learn/{game}", PHONE)
    coach = page.get_by_role("region", name=say("lesson-coach"))
    further = coach.get_by_role("button", name=say("lesson-next"), exact=True)
    wanted = page.locator("button[data-wanted]")
    play = coach.get_by_role("button", name=say("lesson-play"))
    acted = 0
    for _ in range(MOST_PRESSES):
        await expect(further.or_(play).or_(wanted).first).to_be_visible()
        if await play.is_visible():
            break
        with GONE:
            if await wanted.count():
                await wanted.tap(timeout=GLANCE)
                acted += 1
            else:
                await further.tap(timeout=GLANCE)
    assert acted > 5
    await play.tap()
    await page.wait_for_function("() => seen.version >= 0")
    await expect(page).to_have_url(re.compile(r"/t/\w+"))


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_is_given_and_taken(house: House, game: str) -> None:
    table, tokens = await lay(house.address, game, 2, 1, has_hints=True, starts=True)
    page = await house.sit(table, tokens[0])
    player = Player(page)
    assert await player.has_to_act()
    version = await page.evaluate("seen.version")
    await page.get_by_role("button", name=player.say("table-hint"), exact=True).click()
    hints = page.get_by_role("region", name=player.say("table-hints"), exact=True)
    first = hints.get_by_role("listitem").first
    costly = page.get_by_role("button", name=player.say("table-yes"), exact=True)
    await expect(first).to_be_visible(timeout=COMPILING)
    await first.get_by_role("button").click()
    await expect(hints).to_be_hidden()
    if await costly.is_visible():
        await costly.click()
    await page.wait_for_function("(version) => seen.version > version", arg=version)


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_at_one_device_see_only_their_own_cards(house: House, game: str) -> None:
    page = await house.visit()
    player = Player(page)
    say = player.say
    form = page.get_by_role("region", name=say("page-together"))
    await form.get_by_role("combobox", name=say("page-game")).select_option(game)
    await form.get_by_role("button", name=say("page-together-go")).click()
    seen: set[str] = set()
    ready = page.get_by_role("button", name=re.compile(f"^{re.escape(say('cover-ready', name=''))}"))
    hand = page.get_by_role("region", name=say("table-hand", you="yes"))
    own, robbed = hand.get_by_role("button", disabled=False), page.get_by_role("listitem").get_by_role("button")
    for _ in range(MOST_PRESSES):
        await expect(ready.or_(own).or_(robbed).first).to_be_visible()
        if await ready.is_visible():
            assert await hand.count() == 0
            seen.add(await ready.inner_text())
            if len(seen) == 2:
                return
            await page.wait_for_timeout(700)
            await ready.click()
        else:
            offer = await player.choose()
            if offer is not None:
                with GONE:
                    await offer.click(timeout=GLANCE)
    pytest.fail(f"the device was not passed on: {seen}")


async def test_somebody_who_is_elsewhere_is_called(house: House) -> None:
    table, tokens = await house.lay("katzenjammer", people=2)
    page = await house.sit(table, tokens[0], DESK, AWAY)
    await page.context.grant_permissions(["notifications"])
    ada, bo = Player(page), Player(await house.sit(table, tokens[1]))
    await page.get_by_role("button", name=ada.say("room-start", free=0)).click()
    await page.get_by_role("button", name=ada.say("menu-open"), exact=True).click()
    await page.get_by_label(ada.say("menu-notices")).check()
    await page.get_by_role("button", name=ada.say("menu-close"), exact=True).click()
    assert await page.evaluate("notices.length") == 0
    await page.evaluate("isAway = true")
    async with asyncio.timeout(LONGEST):
        while not await page.evaluate("notices.length"):
            await play_together(ada, bo, moves=1)
    assert ada.say("table-title", turn="yes") in await page.evaluate("notices[0]")


async def test_rules_and_lessons_without_a_connection(house: House) -> None:
    house.allowed += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch"]
    say = words("en")
    page = await house.visit("/rules/klaumau")
    title = await page.get_by_role("heading", level=1).inner_text()
    await page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    await page.goto("/learn/katzenjammer")
    coach = page.get_by_role("region", name=say("lesson-coach"))
    await expect(coach).to_be_visible()
    await page.context.set_offline(True)
    await page.reload()
    await expect(coach).to_be_visible()
    await page.goto("/rules/klaumau")
    await expect(page.get_by_role("heading", level=1)).to_have_text(title)
    await page.goto("/rules/katzenjammer")
    await expect(page.get_by_role("heading", name=say("offline-title"))).to_be_visible()


async def test_who_loses_the_line_at_first_can_do_without_it_later(house: House) -> None:
    page = await house.new_page()
    await page.clock.install()
    await page.goto("/about", wait_until="networkidle")
    await page.context.set_offline(True)
    await page.clock.fast_forward("01:00")
    assert await page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    await page.context.set_offline(False)
    await page.wait_for_function("() => navigator.serviceWorker.controller")
