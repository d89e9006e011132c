"""Several people at one table: lines that break, spectators, another match."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.player import Player, play_together
from tests.browser.visit import PHONE, House
from tests.browser.words import words

pytestmark = pytest.mark.asyncio(loop_scope="session")
LEVEL = re.compile(re.escape(words("en")("room-level-of", name="NAME")).replace("NAME", ".+"))
LOST = ["ERR_INTERNET_DISCONNECTED", "WebSocket connection to .* failed", "error occurred when fetching the script"]
"""The last of what the browser says whose line is lost while it looks for a new service worker."""


async def test_two_people_of_whom_one_reloads_and_one_loses_the_line(house: House) -> None:
    house.allowed += LOST
    first = await house.visit()
    ada = Player(first, seed=2)
    await first.get_by_label(ada.say("page-your-name")).fill("Ada")
    form = first.get_by_role("region", name=ada.say("page-open"))
    await form.get_by_role("combobox", name=ada.say("page-seats")).select_option("3")
    await form.get_by_role("button", name=ada.say("page-open-go")).click()
    await expect(first.get_by_role("heading", name=ada.say("room-who"))).to_be_visible()

    second = await house.visit(first.url, PHONE.changed(language="de"))
    bo = Player(second, language="de", way="touch", seed=3)
    await second.get_by_label(bo.say("page-your-name")).fill("Bo")
    await second.get_by_role("button", name=bo.say("room-sit")).tap()
    await expect(first.get_by_text("Bo", exact=True)).to_be_visible()
    await first.get_by_role("button", name=ada.say("room-add-bot")).click()
    await first.get_by_role("combobox", name=LEVEL).select_option("kitten")
    await first.get_by_role("button", name=ada.say("room-start", free=0)).click()

    await play_together(ada, bo, moves=6)
    await first.reload()
    await second.context.set_offline(True)
    await second.evaluate("seen.sockets.forEach((socket) => socket.close())")
    await expect(second.get_by_text(bo.say("table-lost")).first).to_be_visible()
    await second.context.set_offline(False)
    await play_together(ada, bo)
    await ada.sees_the_end()
    await bo.sees_the_end()


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
async def test_all_agree_to_play_again(house: House, game: str) -> None:
    table, tokens = await house.lay(game, people=2)
    ada, bo = [Player(await house.sit(table, token)) for token in tokens]
    await ada.page.get_by_role("button", name=ada.say("room-start", free=0)).click()
    await play_together(ada, bo)
    await ada.sees_the_end()
    await ada.wants_to_play_again()
    await bo.wants_to_play_again()
    for player in (ada, bo):
        await player.page.wait_for_function("() => seen.match === 2 && !seen.isOver")
    await play_together(ada, bo, moves=2)


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
async def test_a_spectator_sees_the_game_and_cannot_act(house: House, game: str) -> None:
    table, tokens = await house.lay(game)
    watching = await house.visit(f"/t/{table}")
    guest = Player(watching)
    await expect(watching.get_by_text(guest.say("table-watching"), exact=True)).to_be_visible()
    player = Player(await house.sit(table, tokens[0]))
    while await player.has_to_act():
        assert await guest.offered() == []
        await player.move()
    await watching.wait_for_function("() => seen.isOver")
    await expect(watching.get_by_text(guest.say("table-over")).first).to_be_visible()
    await expect(watching.get_by_role("button", name=guest.say("rematch-agree"))).to_be_hidden()
