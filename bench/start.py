"""How long one waits: for help, and for the first prompt of the terminal table with an empty compile cache."""

import argparse
import fcntl
import os
import pty
import resource
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from .report import table, verdict, write

HELP_LIMIT, PROMPT_LIMIT = 0.3, 2.0
PLAIN_APP = """
from textual.app import App
from textual.widgets import Static
class Plain(App):
    def compose(self):
        yield Static("You may bid")
Plain().run()
"""


def help_seconds(words: list[str]) -> float:
    """The CPU time of a command that prints and stops."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(words, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def prompt_seconds(words: list[str], prompt: bytes) -> float:
    """The time from the start of a process in a terminal of 80 x 24 until it shows the prompt."""
    with TemporaryDirectory() as cache:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {**os.environ, "KATZENTISCH_CACHE": cache, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        began = time.monotonic()
        process = subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
        os.close(theirs)
        _read_until(ours, prompt)
        seconds = time.monotonic() - began
        process.kill()
        process.wait()
        os.close(ours)
        return seconds


def _read_until(terminal: int, prompt: bytes) -> None:
    shown = b""
    while prompt not in shown:
        ready, _, _ = select.select([terminal], [], [], 30)
        assert ready, shown[-2000:]
        shown += os.read(terminal, 65536)


def measure(rounds: int, ours: Callable[[], float], floor: Callable[[], float]) -> tuple[float, float]:
    """The medians of ours and of a floor, taken by turns."""
    pairs = [(ours(), floor()) for _ in range(rounds)]
    return median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)


def main() -> int:
    """python -m bench.start [--rounds N] [--write]"""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    command = str(Path(sys.executable).with_name("katzentisch"))
    seat = [command, "tui", "katzenjammer", "--players", "3", "--people", "1", "--lang", "en", "--seed", "1"]
    plain = [sys.executable, "-c", PLAIN_APP]
    prompt_seconds(seat, b"You may")
    rows = []
    for name, limit, ours, floor in (
        (
            "help, CPU",
            HELP_LIMIT,
            lambda: help_seconds([command, "--help"]),
            lambda: help_seconds([sys.executable, "-c", ""]),
        ),
        (
            "first prompt",
            PROMPT_LIMIT,
            lambda: prompt_seconds(seat, b"You may"),
            lambda: prompt_seconds(plain, b"You may"),
        ),
    ):
        seconds, least = measure(given.rounds, ours, floor)
        numbers = [f"{seconds:.2f} s", f"{least:.2f} s", f"{seconds / least:.1f}", f"{limit} s"]
        rows.append([name, *numbers, verdict(is_met=seconds < limit)])
    text = table(["", "ours", "floor (bare Python, bare Textual)", "ratio", "required", ""], rows)
    print(text)
    if given.write:
        write("Start", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
