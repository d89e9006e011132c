"""Numbers and texts of reports in the reader's language."""

from pathlib import Path
from typing import Any

from ..core.locale import Translator
from .results import estimate

LOCALE_FOLDER = Path(__file__).parent / "locale"
NARROW, MINUS = "\N{NO-BREAK SPACE}", "\N{MINUS SIGN}"


class Words:
    """Says numbers, shares and intervals."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.speak = Translator(language, LOCALE_FOLDER)

    def __call__(self, message: str, **facts: Any) -> str:
        """A message of the report."""
        return self.speak(message, **facts)

    def number(self, value: float, digits: int = 1, *, signed: bool = False) -> str:
        """With as many decimals as are worth reading."""
        text = f"{value:{'+' if signed else ''}.{digits}f}".replace("-", MINUS)
        return text if self.language == "en" else text.replace(".", ",")

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of 1."""
        return f"{self.number(100 * share, digits)}{NARROW}%"

    def share(self, row: dict[str, Any]) -> str:
        """A share and its interval."""
        low, high = (self.number(100 * row[limit]) for limit in ("low", "high"))
        return self("arena-with-interval", mean=self.percent(row["mean"]), low=low, high=high)

    def share_points(self, row: dict[str, Any]) -> str:
        """A difference of shares in percentage points, and its interval."""
        mean, low, high = (self.number(100 * row[part], signed=True) for part in ("mean", "low", "high"))
        return self("arena-with-interval", mean=mean, low=low, high=high)

    def points(self, row: dict[str, Any]) -> str:
        """A number of points and its interval."""
        if row["low"] is None:
            return self.number(row["mean"], 2, signed=True)
        low, high = (self.number(row[limit], 2, signed=True) for limit in ("low", "high"))
        return self("arena-with-interval", mean=self.number(row["mean"], 2, signed=True), low=low, high=high)

    def rate(self, timing: dict[str, Any]) -> str:
        """Decisions a second."""
        return "–" if timing["per_second"] is None else self.number(timing["per_second"], 1)


def is_clear(row: dict[str, Any], value: float) -> bool:
    """Does the interval leave a value out?"""
    return estimate(row).excludes(value)
