"""Takes pictures of every screen of the web page: phone and desk, light and dark, three languages; and lists them.

They are small, so that all of them together are; `--only NAME` takes some, `--large FOLDER` takes them in full size.
"""

import argparse
import asyncio
import base64
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, Page, async_playwright

from katzentisch.core.locale import LANGUAGES
from scripts import browser as programs
from tests.browser.screens import PICTURES, SCREENS, SETTLED, Guide
from tests.browser.stage import Stage, staging
from tests.browser.visit import DESK, PHONE, House, Look, Scheme

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs/images/web"
LIST = ROOT / "docs/screens.md"
FORMS = {"phone": PHONE, "desk": DESK}
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
SCALES = {"phone": 0.6, "desk": 0.42}
QUALITY = 40
AT_ONCE = 3


def looks() -> Iterator[tuple[str, str, Look]]:
    """Every way in which a screen is shown, with its form and its name."""
    for language in LANGUAGES:
        for form, look in FORMS.items():
            for scheme in SCHEMES:
                yield form, f"{form}-{scheme}-{language}", look.changed(language=language, scheme=scheme)


async def take(page: Page, file: Path, scale: float, quality: int) -> None:
    """A picture of what is seen, once all of it is there and nothing moves."""
    await page.wait_for_load_state("networkidle")
    await page.wait_for_function(PICTURES)
    await page.wait_for_function(SETTLED)
    size = page.viewport_size
    assert size is not None
    session = await page.context.new_cdp_session(page)
    clip = {"x": 0, "y": 0, **size, "scale": scale}
    taken = await session.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": clip})
    file.write_bytes(base64.b64decode(taken["data"]))


async def picture(browser: Browser, stage: Stage, name: str, folder: Path, *, is_large: bool) -> None:
    """One screen in every way."""
    for form, variant, look in looks():
        house = House(browser, stage.address)
        page = await SCREENS[name](Guide(house, stage, look))
        scale, quality = (1.0, 90) if is_large else (SCALES[form], QUALITY)
        await take(page, folder / f"{name}-{variant}.webp", scale, quality)
        await house.close()
        for complaint in house.complaints:
            print(f"{name} {variant}: {complaint}")


async def pictures(names: Sequence[str], folder: Path, *, is_large: bool) -> None:
    """All screens, some at once."""
    found = programs.find()
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data:
        async with async_playwright() as playwright, staging(Path(data)) as stage:
            browser = await playwright.chromium.launch(
                executable_path=found.program, args=[*programs.ARGUMENTS], env={**found.environment}
            )
            waiting = iter(names)

            async def work() -> None:
                for name in waiting:
                    await picture(browser, stage, name, folder, is_large=is_large)

            await asyncio.gather(*(work() for _ in range(AT_ONCE)))
            await browser.close()


def listed() -> str:
    """The list of all pictures."""
    lines = [
        "# Every screen",
        "",
        "Taken by `make screenshots` with deals that are written in `tests/browser/screens.py`.",
    ]
    for name in SCREENS:
        lines += ["", f"## {name}"]
        for form in FORMS:
            head = [f"{form}, {scheme}" for scheme in SCHEMES]
            lines += ["", f"| | {' | '.join(head)} |", "| --- " * (len(head) + 1) + "|"]
            for language in LANGUAGES:
                shown = [f"![](images/web/{name}-{form}-{scheme}-{language}.webp)" for scheme in SCHEMES]
                lines.append(f"| {language} | {' | '.join(shown)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """python -m scripts.web_screenshots [--only NAME...] [--large FOLDER]"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=SCREENS, default=list(SCREENS))
    parser.add_argument("--large", type=Path)
    given = parser.parse_args()
    asyncio.run(pictures(given.only, given.large or FOLDER, is_large=given.large is not None))
    if given.large is None:
        LIST.write_text(listed(), encoding="utf-8")


if __name__ == "__main__":
    main()
