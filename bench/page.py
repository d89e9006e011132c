"""How the page does in a real Chromium: moves on the screen, long tasks while dealing, the weight of the first load."""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import Browser, Page, async_playwright, expect

from scripts import browser as programs
from tests.browser.screens import SETTLED
from tests.browser.visit import DESK, PHONE, House, Look
from tests.browser.weight import Load
from tests.browser.words import words
from tests.server.client import Client
from tests.server.live import lay, running, sqlite_url

from .report import table, verdict, write

MOVE_LIMIT, TASK_LIMIT, WEIGHT_LIMIT = 100.0, 50.0, 120_000
SLOWDOWN = 4
MOVING, MOVING_PHONE = DESK.changed(motion="no-preference"), PHONE.changed(motion="no-preference")
PAINTED = """(() => {
  window.painted = [];
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => {
        if (JSON.parse(event.data).type !== "update") return;
        const came = performance.now();
        const seen = new MutationObserver(() => {
          seen.disconnect();
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => painted.push(performance.now() - came);
            channel.port2.postMessage(null);
          });
        });
        seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      });
    }
  };
})();"""
"""From the arrival of a message to the end of the first frame that shows a change."""
TASKS = """(() => {
  window.tasks = [];
  window.begun = Infinity;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push({ start: entry.startTime, took: entry.duration });
  }).observe({ type: "longtask", buffered: true });
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => {
        if (JSON.parse(event.data).type === "update") begun = Math.min(begun, performance.now());
      });
    }
  };
})();"""
"""All long tasks, and when the first message about a match came."""
FLOOR = """([address, table, token]) => {
  const socket = new WebSocket(address);
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, table, token }));
  socket.onmessage = (event) => (document.body.textContent = event.data.slice(0, 80));
}"""
"""The least that a page can do with a message."""
PAUSE, BOT_PACE = 0.2, (300, 500)
"""Seconds that a person thinks at least, and milliseconds that bots do; without a wish bots take 600 to 1,800."""
CLICK = 80
"""Milliseconds for which a person holds a button down."""
DEALING = 8
"""Seconds after which every card has landed, also where all takes four times as long."""


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """The browser of the tests."""
    found = programs.find()
    async with async_playwright() as playwright:
        yield await playwright.chromium.launch(
            executable_path=found.program, args=[*programs.ARGUMENTS], env={**found.environment}
        )


async def slow_down(page: Page, times: int) -> None:
    """As if the processor were slower."""
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": times})


async def moves(house: House, game: str, look: Look, slowdown: int, *, is_floor: bool = False) -> list[float]:
    """Milliseconds from a message to the screen, over a match against bots.

    The moves of the page's seat are made over a second line, so that no robot's eyes take time of the page. The floor
    is a page that shows the message as a line of text.
    """
    options: dict[str, Any] = {"rounds": 1} if game == "klaumau" else {"mice_total": 8}
    found, tokens = await lay(house.address, game, 4, 1, options=options, starts=True)
    if is_floor:
        page = await house.visit("/offline.html", look, PAINTED)
        await page.evaluate(FLOOR, [house.address.replace("http", "ws", 1) + "/ws", found, tokens[0]])
    else:
        page = await house.sit(found, tokens[0], look, PAINTED)
        await expect(page.get_by_role("region", name=words("en")("table-middle"), exact=True)).to_be_visible()
        await page.wait_for_load_state("networkidle")
    await slow_down(page, slowdown)
    client = Client(house.address, found, tokens[0], Random(game))
    await client.connect()
    while client.info["phase"] != "over":
        await asyncio.sleep(PAUSE)
        if client.wants_to_act():
            await client.act()
        await client.hear()
    await client.close()
    await page.wait_for_timeout(1_000)
    measured: list[float] = await page.evaluate("painted")
    await page.context.close()
    return measured


async def deal(house: House, game: str, seats: int, look: Look) -> list[float]:
    """The long tasks, in milliseconds, while a match begins before our eyes; nobody asks the page anything then."""
    found, tokens = await lay(house.address, game, seats, seats)
    page = await house.sit(found, tokens[0], look, TASKS)
    start = page.get_by_role("button", name=words("en")("room-start", free=0))
    await expect(start).to_be_visible()
    await page.wait_for_load_state("networkidle")
    await start.hover()
    await slow_down(page, SLOWDOWN)
    await page.mouse.down()
    await asyncio.sleep(CLICK / 1000)
    await page.mouse.up()
    await asyncio.sleep(DEALING)
    until: float = await page.evaluate("performance.now()")
    await expect(page.get_by_role("region", name=words("en")("table-middle"), exact=True)).to_be_visible()
    await page.wait_for_function(SETTLED)
    tasks: list[dict[str, float]] = await page.evaluate("tasks.filter((task) => task.start + task.took >= begun)")
    await page.context.close()
    return [task["took"] for task in tasks if task["start"] + task["took"] < until]


async def weight(house: House, path: str) -> int:
    """Bytes of scripts and styles until a place is shown."""
    page = await house.new_page()
    load = Load(page)
    await page.goto(path)
    await expect(page.get_by_role("heading", level=1)).to_be_attached()
    await page.wait_for_load_state("networkidle")
    return sum((await load.files()).values())


async def move_rows(house: House, rounds: int) -> list[list[str]]:
    """How fast moves are on the screen."""
    rows = []
    for game in ("katzenjammer", "klaumau"):
        for name, look, slowdown, is_floor in (
            ("desk", MOVING, 1, False),
            ("desk, floor", MOVING, 1, True),
            ("desk, no motion", DESK, 1, False),
            ("phone, 4x slower", MOVING_PHONE, 4, False),
            ("phone, 4x slower, floor", MOVING_PHONE, 4, True),
        ):
            found = [
                took for _ in range(rounds) for took in await moves(house, game, look, slowdown, is_floor=is_floor)
            ]
            cuts = quantiles(found, n=100, method="inclusive")
            numbers = [f"{cuts[49]:.0f} ms", f"{cuts[98]:.0f} ms", f"{max(found):.0f} ms", str(len(found))]
            judged = verdict(is_met=cuts[98] < MOVE_LIMIT) if slowdown == 1 and not is_floor else ""
            rows.append([f"{game}, {name}", *numbers, judged])
    return rows


async def deal_rows(house: House, rounds: int) -> list[list[str]]:
    """Long tasks while dealing."""
    rows = []
    for game, seats in (("katzenjammer", 6), ("klaumau", 8)):
        found = [took for _ in range(rounds) for took in await deal(house, game, seats, MOVING)]
        longest = f"{max(found):.0f} ms" if found else "-"
        rows.append([f"{game}, {seats} seats", str(len(found)), longest, verdict(is_met=not found)])
    return rows


async def weight_rows(house: House) -> list[list[str]]:
    """What is loaded first."""
    rows = []
    paths = {"first page": "/"}
    for game in ("katzenjammer", "klaumau"):
        found, _ = await lay(house.address, game, 4, 1, starts=True)
        paths[f"a table of {game}"] = f"/t/{found}"
    for name, path in paths.items():
        size = await weight(house, path)
        rows.append([name, f"{size / 1000:.1f} kB", verdict(is_met=size <= WEIGHT_LIMIT)])
    return rows


async def measured(rounds: int) -> str:
    """All tables."""
    parts: list[tuple[list[str], Callable[[House], Awaitable[list[list[str]]]]]] = [
        (
            ["from a message to the screen", "p50", "p99", "longest", "moves", ""],
            lambda house: move_rows(house, rounds),
        ),
        (
            [f"tasks over {TASK_LIMIT:.0f} ms while dealing, {SLOWDOWN}x slower", "tasks", "longest", ""],
            lambda house: deal_rows(house, rounds),
        ),
        (["scripts and styles of the first load, compressed", "size", ""], weight_rows),
    ]
    with TemporaryDirectory() as folder, running(sqlite_url(Path(folder)), pace=BOT_PACE) as process:
        async with chromium() as browser:
            texts = []
            for head, rows in parts:
                house = House(browser, process.address)
                texts.append(table(head, await rows(house)))
                await house.close()
            about = f"Chromium {browser.version}; bots move after {BOT_PACE[0]} to {BOT_PACE[1]} ms"
            return "\n\n".join([about, *texts])


def main() -> int:
    """python -m bench.page [--rounds N] [--write]"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    text = asyncio.run(measured(given.rounds))
    print(text)
    if given.write:
        write("The page", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
