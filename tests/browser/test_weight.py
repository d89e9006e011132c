"""The first load is small."""

import pytest
from playwright.async_api import expect

from tests.browser.visit import House
from tests.browser.weight import Load
from tests.browser.words import words
from tests.server.live import lay

pytestmark = pytest.mark.asyncio(loop_scope="session")
LIMIT = 120_000


async def test_the_first_page_is_small(house: House) -> None:
    page = await house.new_page()
    load = Load(page)
    await page.goto("/")
    await expect(page.get_by_role("heading", level=1)).to_be_visible()
    files = await load.files()
    assert 0 < sum(files.values()) <= LIMIT, files


@pytest.mark.parametrize("game", ["katzenjammer", "klaumau"])
async def test_a_table_is_small_for_whoever_comes_by_its_link(house: House, game: str) -> None:
    table, _ = await lay(house.address, game, 4, 1, starts=True)
    page = await house.new_page()
    load = Load(page)
    await page.goto(f"/t/{table}")
    await expect(page.get_by_role("region", name=words("en")("table-middle"), exact=True)).to_be_visible()
    files = await load.files()
    assert 0 < sum(files.values()) <= LIMIT, files
