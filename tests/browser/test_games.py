"""Whole games in a real browser: by mouse, by keyboard, on a phone, in every language."""

from typing import Any

import pytest
from playwright.async_api import expect

from katzentisch.core.locale import LANGUAGES
from tests.browser.player import Player
from tests.browser.visit import DESK, PHONE, House
from tests.browser.words import foreign

pytestmark = pytest.mark.asyncio(loop_scope="session")
VARIATIONS: dict[str, Any] = {"forgery": True, "converted": True, "receiver": True, "watchdog": True, "bomb": "blast"}


async def test_katzenjammer_from_the_first_page_by_mouse(house: House) -> None:
    page = await house.visit()
    player = Player(page)
    card = page.get_by_role("article", name=player.say("page-play-game", game="katzenjammer"))
    await card.get_by_role("button", name=player.say("page-play-now")).click()
    await player.play()
    await player.sees_the_end()


async def test_a_round_of_klaumau_with_variations_by_mouse(house: House) -> None:
    table, tokens = await house.lay("klaumau", seats=4, hand=4, deck_table="54+54", **VARIATIONS)
    page = await house.sit(table, tokens[0])
    player = Player(page)
    await player.play()
    await player.sees_the_end()


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
async def test_a_game_by_keyboard_alone(house: House, game: str) -> None:
    table, tokens = await house.lay(game)
    page = await house.sit(table, tokens[0])
    player = Player(page, way="keyboard")
    await player.play()
    await player.sees_the_end()


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
async def test_a_game_on_a_phone(house: House, game: str) -> None:
    table, tokens = await house.lay(game, seats=3)
    page = await house.sit(table, tokens[0], PHONE)
    player = Player(page, way="touch")
    await player.play()
    await player.sees_the_end()


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_in_every_language(house: House, language: str, game: str) -> None:
    table, tokens = await house.lay(game)
    page = await house.sit(table, tokens[0], DESK.changed(language=language))
    player = Player(page, language=language)
    await expect(page.locator("html")).to_have_attribute("lang", language)
    while await player.has_to_act():
        assert foreign(language, await page.locator("body").inner_text()) == set()
        await player.move()
    await player.sees_the_end()
    assert foreign(language, await page.locator("body").inner_text()) == set()
