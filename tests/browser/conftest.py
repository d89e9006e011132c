"""A real server, a real Chromium, and people who look at the page in it."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from scripts import browser as programs
from tests.browser.stage import Stage, staging
from tests.browser.visit import House
from tests.server.live import running, sqlite_url


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A Chromium for all tests of this process."""
    found = programs.find()
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(
            executable_path=found.program, args=[*programs.ARGUMENTS], env={**found.environment}
        )
        yield launched
        await launched.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a process of its own."""
    with running(sqlite_url(tmp_path_factory.mktemp("server"))) as process:
        yield process.address


@pytest_asyncio.fixture(loop_scope="session")
async def house(browser: Browser, address: str) -> AsyncIterator[House]:
    """Where people come from; at the end nothing may have gone wrong in any of their browsers."""
    house = House(browser, address)
    yield house
    await house.close()
    assert house.complaints == []


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """A server whose cards come as they are written."""
    async with staging(tmp_path_factory.mktemp("stage")) as stage:
        yield stage


@pytest_asyncio.fixture(loop_scope="session")
async def stage_house(browser: Browser, stage: Stage) -> AsyncIterator[House]:
    """Where people come from who look at the stage."""
    house = House(browser, stage.address)
    yield house
    await house.close()
    assert house.complaints == []
