"""What the command line needs of a terminal: a parser that speaks, and a progress bar."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import NoReturn, TypeVar

from .core.locale import Translator

T = TypeVar("T")
USAGE = 2


class Stop(Exception):
    """Ends the command with a message and an exit code."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code


class Parser(argparse.ArgumentParser):
    """A parser that speaks the chosen language."""

    speak: Translator

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the usage, and how to get help."""
        raise Stop(USAGE, self.speak("cli-usage-error", problem=message, program=self.prog))


ARGPARSE_TEXTS = {
    "usage: ": "argparse-usage",
    "options": "argparse-options",
    "positional arguments": "argparse-arguments",
    "show this help message and exit": "argparse-help",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unknown",
    "expected one argument": "argparse-one",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
}
"""The texts of argparse, by the message that takes their place."""


def translate_argparse(speak: Translator) -> None:
    """argparse asks gettext for its texts under the name `_`; here it asks Fluent."""

    def translate(text: str) -> str:
        return speak(ARGPARSE_TEXTS[text]) if text in ARGPARSE_TEXTS else text

    argparse._ = translate  # type: ignore[attr-defined]


def progress(
    items: Iterable[T], total: int, speak: Translator, size: Callable[[T], int] = lambda item: 1
) -> Iterator[T]:
    """The items, with a bar on the terminal when it takes longer than a second."""
    start, done, shown = monotonic(), 0, 0.0
    try:
        for item in items:
            yield item
            done += size(item)
            now = monotonic()
            if sys.stderr.isatty() and now - start > 1 and now - shown > 0.1:
                shown = now
                draw_bar(done, total, now - start, speak)
    finally:
        if shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def draw_bar(done: int, total: int, seconds: float, speak: Translator) -> None:
    """How much is done, and how long the rest will take."""
    filled = 30 * done // total
    left = speak("cli-progress", done=done, total=total, left=round(seconds / done * (total - done)))
    print(f"\r\x1b[K[{'#' * filled}{'.' * (30 - filled)}] {left}", end="", file=sys.stderr, flush=True)
