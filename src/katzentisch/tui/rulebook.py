"""The rules as text: paragraphs by number, in the language of the table."""

import functools
import re
from dataclasses import dataclass
from pathlib import Path

from textual.content import Content

from .words import typeset

_NUMBER = re.compile(r"\*\*([A-Z]+\d+)\b")
_HEADING = re.compile(r"(#+)\s+(.*)")
_INLINE = re.compile(r"\*\*(?P<bold>.+?)\*\*|`(?P<code>[^`]+)`")


@dataclass(frozen=True)
class Paragraph:
    """One paragraph: its number, or the level of a heading, or neither."""

    text: str
    number: str = ""
    level: int = 0

    def draw(self) -> Content:
        """The paragraph with its heading, bold words and code."""
        return Content.styled(self.text, "bold $primary") if self.level else inline(self.text)


def inline(text: str) -> Content:
    """Text with **bold** and `code`."""
    parts: list[str | tuple[str, str]] = []
    end = 0
    for match in _INLINE.finditer(text):
        parts.append(text[end : match.start()])
        parts.append((match["bold"], "bold $secondary") if match["bold"] else (match["code"], "$accent"))
        end = match.end()
    return Content.assemble(*parts, text[end:])


def _paragraph(block: str) -> Paragraph:
    text = " ".join(line.strip() for line in block.splitlines())
    if heading := _HEADING.fullmatch(text):
        return Paragraph(heading[2], level=len(heading[1]))
    number = _NUMBER.match(text)
    return Paragraph(text, number[1] if number else "")


@functools.cache
def rulebook(folder: Path, language: str) -> list[Paragraph]:
    """The paragraphs of a game's rules; English if there is no translation, none if there are no rules."""
    file = folder / f"RULES.{language}.md"
    if not file.exists():
        file = folder / "RULES.md"
    if not file.exists():
        return []
    blocks = re.split(r"\n\s*\n", typeset(file.read_text(encoding="utf-8")).strip())
    return [_paragraph(block) for block in blocks]


def rule(folder: Path, language: str, number: str) -> Paragraph | None:
    """The paragraph with that number."""
    found = (paragraph for paragraph in rulebook(folder, language) if paragraph.number == number)
    return next(found, None) if number else None
