"""Lets Lighthouse judge the table page and the first page: the median of several runs. Gets Lighthouse by npm first."""

import argparse
import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.report import table, verdict, write
from scripts import browser, page
from tests.server.live import lay, running, sqlite_url

VERSION = "13.5.0"
FOLDER = page.TOOLS / f"lighthouse-{VERSION}"
CATEGORIES = ("performance", "accessibility", "best-practices")
LEAST = 95


def get_lighthouse() -> Path:
    """The program, from npm, beside the project's other tools."""
    program = FOLDER / "node_modules/lighthouse/cli/index.js"
    if not program.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        flags = ("--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
        page.npm("install", "--prefix", str(FOLDER), *flags, f"lighthouse@{VERSION}")
    return program


def judge(address: str, rounds: int) -> list[dict[str, float]]:
    """The scores of each run, from 0 to 100."""
    found = browser.find()
    flags = " ".join(["--headless", *browser.ARGUMENTS])
    wanted = f"--only-categories={','.join(CATEGORIES)}"
    command = page.node(str(get_lighthouse()), address, "--output=json", "--quiet", wanted, f"--chrome-flags={flags}")
    environment = {**found.environment, "CHROME_PATH": str(found.program)}
    scores = []
    for _ in range(rounds):
        done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL)
        told = json.loads(done.stdout)
        scores.append({name: 100 * told["categories"][name]["score"] for name in CATEGORIES})
        tell_failures(told)
    return scores


def tell_failures(told: dict[str, dict[str, dict[str, object]]]) -> None:
    """What cost points, on stderr."""
    for name, audit in told["audits"].items():
        if isinstance(audit["score"], int | float) and audit["score"] < 0.9:
            print(f"  {name}: {audit['title']} {audit.get('displayValue', '')}", file=sys.stderr)


def main() -> int:
    """python -m scripts.lighthouse [--rounds N] [--write]"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    rows = []
    with TemporaryDirectory() as folder, running(sqlite_url(Path(folder))) as process:
        paths = {"first page": "/"}
        for game in ("katzenjammer", "klaumau"):
            paths[f"table of {game}"] = f"/t/{asyncio.run(lay(process.address, game, 4, 1, starts=True))[0]}"
        for name, path in paths.items():
            scores = judge(process.address + path, given.rounds)
            medians = [median(score[category] for score in scores) for category in CATEGORIES]
            rows.append([name, *(f"{score:.0f}" for score in medians), verdict(is_met=min(medians) >= LEAST)])
    text = table([f"Lighthouse {VERSION}, median of {given.rounds}", *CATEGORIES, ""], rows)
    print(text)
    if given.write:
        write("Lighthouse", text)
    return 0


if __name__ == "__main__":
    os.environ.setdefault("KATZENTISCH_LOG", "error")
    sys.exit(main())
