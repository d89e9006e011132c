"""Finds a Chromium for the page's tests and pictures: the system's, or npm's, which is unpacked once without root.

KATZENTISCH_CHROMIUM chooses: `bundled` is npm's, anything else is the path of a program.
"""

import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from scripts import page

PACKAGE = page.MODULES / "@sparticuz/chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OLDEST = 140
"""An older one does not know all that the page is written with."""
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
UNPACK = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();'
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""


@dataclass(frozen=True)
class Chromium:
    """A program, and what its environment needs beside ours."""

    program: Path
    own_environment: dict[str, str] = field(default_factory=dict)

    @property
    def environment(self) -> dict[str, str]:
        """Ours and its own."""
        return {**os.environ, **self.own_environment}


def find() -> Chromium:
    """The Chromium to use."""
    wish = os.environ.get("KATZENTISCH_CHROMIUM")
    if wish and wish != "bundled":
        return Chromium(Path(wish))
    if wish is None:
        for name in NAMES:
            program = shutil.which(name)
            if program is not None and version(program) >= OLDEST:
                return Chromium(Path(program))
    return bundled()


def version(program: str) -> int:
    """The main version of a Chromium; 0 if it does not start, as a name that only stands for a shop's offer."""
    try:
        done = subprocess.run([program, "--version"], check=False, capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return 0
    found = re.search(r"Chrom\w+ (\d+)\.", done.stdout)
    return int(found.group(1)) if found and done.returncode == 0 else 0


def bundled() -> Chromium:
    """npm's, with the libraries and the font that it brings."""
    if sys.platform != "linux" or platform.machine() not in ("x86_64", "AMD64"):
        raise SystemExit("The page is tested in Chromium; please install one, or name it by KATZENTISCH_CHROMIUM.")
    page.get_modules(is_dev=True)
    number = json.loads((PACKAGE / "package.json").read_text(encoding="utf-8"))["version"]
    folder = page.TOOLS / f"chromium-{number}"
    if not folder.exists():
        unpack(folder)
    libraries = [str(folder / "al2023/lib"), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
    environment = {"LD_LIBRARY_PATH": ":".join(libraries), "FONTCONFIG_FILE": str(folder / "fonts/fonts.conf")}
    return Chromium(folder / "chromium", environment)


def unpack(folder: Path) -> None:
    """All of the package, beside its place first: whoever finds the folder finds it whole."""
    folder.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as beside:
        made = Path(beside) / "chromium"
        made.mkdir()
        environment = {**os.environ, "TMPDIR": str(made), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs24.x"}
        command = page.node("--input-type=module", "--eval", UNPACK)
        subprocess.run(command, cwd=page.WEB, env=environment, check=True, stdin=subprocess.DEVNULL)
        (made / "fonts/fonts.conf").write_text(FONTS, encoding="utf-8")
        try:
            made.rename(folder)
        except OSError:
            if not folder.exists():
                raise
