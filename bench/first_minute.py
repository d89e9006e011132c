"""A newcomer's walk, measured: from `./play` in a fresh clone to the first card that is played.

`python -m bench.first_minute` clones this checkout, empties HOME and hides everything but Python, then does what a
person does: starts ./play, looks at the browser window that it opens, and makes the first move. Then some times more,
warm: who begins is drawn by lot, and whoever is last in turn waits for three bots first.
"""

import argparse
import asyncio
import os
import shutil
import signal
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser

from tests.browser.player import Player
from tests.browser.visit import DESK, House

from .page import chromium
from .report import table, verdict, write

ROOT = Path(__file__).resolve().parent.parent
COLD_LIMIT, WARM_LIMIT = 120.0, 5.0
WARM_WALKS = 7
NEEDED = ("python3", "git", "sh", "sed", "cat", "cksum", "dirname", "grep", "echo", "mkdir", "rm", "mv", "ls", "uname")
"""All that the machine has."""
MIRRORS = ("PIP_", "UV_", "npm_", "SSL_", "NODE_EXTRA_")
"""Variables that say where packages come from; a newcomer's machine has its own."""


def bare_path(folder: Path) -> Path:
    """A PATH with Python and a shell's own tools only."""
    folder.mkdir()
    for name in NEEDED:
        found = sys.executable if name == "python3" else shutil.which(name)
        if found is not None:
            (folder / name).symlink_to(Path(found).resolve() if name == "python3" else found)
    return folder


class Walk:
    """One newcomer."""

    def __init__(self, folder: Path, browser: Browser) -> None:
        self.folder, self._browser = folder, browser
        self._seen = folder / "seen"
        self._window = folder / "window"
        self._window.write_text(f'#!/bin/sh\necho "$1" > "{self._seen}.part"; mv "{self._seen}.part" "{self._seen}"\n')
        self._window.chmod(0o755)
        home = folder / "home"
        home.mkdir()
        self._environment = {
            "HOME": str(home),
            "PATH": str(bare_path(folder / "bin")),
            "LANG": "C.UTF-8",
            "BROWSER": f"{self._window} %s",
            **{name: value for name, value in os.environ.items() if name.startswith(MIRRORS)},
        }

    async def go(self, clone: Path) -> list[float]:
        """Seconds until the window opens, the table is there, and the first move is made."""
        self._seen.unlink(missing_ok=True)
        began = time.monotonic()
        with subprocess.Popen(
            ["./play", "--port", "0"], cwd=clone, env=self._environment, start_new_session=True
        ) as process:
            try:
                while not self._seen.exists():
                    assert process.poll() is None, "./play ended"
                    await asyncio.sleep(0.02)
                opened = time.monotonic() - began
                url = self._seen.read_text().strip()
                address, _, path = url.partition("/play/")
                house = House(self._browser, address)
                page = await house.visit(f"/play/{path}", DESK.changed(motion="no-preference"))
                player = Player(page)
                await page.wait_for_selector("main.board")
                laid = time.monotonic() - began
                assert await player.has_to_act()
                await player.move()
                moved = time.monotonic() - began
                await house.close()
                return [opened, laid, moved]
            finally:
                os.killpg(process.pid, signal.SIGTERM)
                process.wait(30)


def row(name: str, limit: float, walks: list[list[float]]) -> list[str]:
    """The median of some walks, and their longest, which must not be over the limit."""
    medians = [f"{statistics.median(times):.1f} s" for times in zip(*walks, strict=True)]
    moved = [walk[-1] for walk in walks]
    met = verdict(is_met=max(moved) <= limit)
    return [name, str(len(walks)), *medians, f"{max(moved):.1f} s", f"{limit:.0f} s", met]


async def measured() -> list[list[str]]:
    """Cold and warm."""
    with TemporaryDirectory() as folder:
        clone = Path(folder) / "katzentisch"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        async with chromium() as browser:
            walk = Walk(Path(folder), browser)
            cold = [await walk.go(clone)]
            warm = [await walk.go(clone) for _ in range(WARM_WALKS)]
        return [row("cold", COLD_LIMIT, cold), row("warm", WARM_LIMIT, warm)]


def main() -> int:
    """python -m bench.first_minute [--write]"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    head = ["./play", "walks", "window opens", "table is there", "first move", "longest", "required", ""]
    text = table(head, asyncio.run(measured()))
    print(text)
    if given.write:
        write("The first minute", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
