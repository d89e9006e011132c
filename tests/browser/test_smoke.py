"""The page comes up in a real Chromium, in every language."""

import pytest
from playwright.async_api import expect

from katzentisch.core.locale import LANGUAGES
from tests.browser.visit import DESK, House
from tests.browser.words import words

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_first_page_speaks(house: House, language: str) -> None:
    page = await house.visit(look=DESK.changed(language=language))
    await expect(page.get_by_role("heading", level=1)).to_have_text(words(language)("page-claim"))
    await expect(page.locator("html")).to_have_attribute("lang", language)
