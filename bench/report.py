"""Tables for the screen and dated sections in results.md."""

import platform
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

RESULTS = Path(__file__).parent / "results.md"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table with aligned columns: text in the first to the left, numbers to the right."""
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        first, *others = zip(cells, widths, strict=True)
        return " | ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)])

    rule = [":" + "-" * (widths[0] - 1), *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join(f"| {text} |" for text in [line(head), line(rule), *map(line, rows)])


def verdict(*, is_met: bool) -> str:
    """How a requirement fares."""
    return "ok" if is_met else "short"


def write(title: str, text: str) -> None:
    """Add a section to results.md: what was measured, when, of which commit, on which machine."""
    heading = f"## {datetime.now(UTC):%Y-%m-%d} {title} at {commit()}"
    if not RESULTS.exists():
        RESULTS.write_text("# Measurements\n\nWritten by `bench`; see README.md.\n", encoding="utf-8")
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(f"\n{heading}\n\n{machine()}\n\n{text}\n")


def commit() -> str:
    """The commit that is checked out, and whether files differ from it."""
    head = _git("rev-parse", "--short", "HEAD")
    if not head:
        return "no commit"
    return f"{head} (with changes)" if _git("status", "--porcelain", "--", "src", "bench") else head


def machine() -> str:
    """Processor and versions."""
    found = [f"Python {platform.python_version()}"]
    for package in ("numba", "numpy", "open_spiel"):
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    return ", ".join([_processor(), *found])


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def _git(*arguments: str) -> str:
    command = ["git", "-C", str(RESULTS.parent), *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True).stdout.strip()
