"""Draws the icons of the installable page from web/src/look/icon.svg with Chromium; run it when the icon changes."""

import re
import subprocess
import tempfile
from pathlib import Path

from scripts.browser import Chromium, find

WEB = Path(__file__).parent.parent / "web"
SOURCE = WEB / "src/look/icon.svg"
FOLDER = WEB / "public/icons"
BOX = 64
SAFE = 0.74
"""A mask may cut off all but the inner part."""


def maskable(svg: str) -> str:
    """The drawing inside of what every mask leaves, its ground up to the edges."""
    opening, ground, drawing = re.fullmatch(r"(<svg[^>]*>)(<rect[^>]*/>)(.*)</svg>\s*", svg, re.S).groups()  # type: ignore[union-attr]
    margin = BOX * (1 - SAFE) / 2
    ground = re.sub(r' rx="\d+"', "", ground)
    return f'{opening}{ground}<g transform="translate({margin:g} {margin:g})scale({SAFE})">{drawing}</g></svg>'


def draw(chromium: Chromium, svg: str, size: int, file: Path) -> None:
    """One picture."""
    sized = svg.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "icon.html"
        page.write_text(f'<body style="margin:0;background:transparent">{sized}</body>', encoding="utf-8")
        flags = ["--headless", "--no-sandbox", "--hide-scrollbars", "--default-background-color=00000000"]
        size_flag = f"--window-size={size},{size}"
        command = [str(chromium.program), *flags, size_flag, f"--screenshot={file}", page.as_uri()]
        subprocess.run(command, check=True, env=chromium.environment)


def main() -> None:
    """All pictures."""
    chromium = find()
    svg = SOURCE.read_text(encoding="utf-8")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "icon.svg").write_text(svg, encoding="utf-8")
    for size in (192, 512):
        draw(chromium, svg, size, FOLDER / f"icon-{size}.png")
    draw(chromium, maskable(svg), 512, FOLDER / "maskable-512.png")
    draw(chromium, maskable(svg), 180, FOLDER / "touch-180.png")


if __name__ == "__main__":
    main()
