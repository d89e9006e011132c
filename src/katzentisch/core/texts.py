"""Checks of texts: nothing missing in any language, nothing left over."""

import re
from collections.abc import Iterator
from pathlib import Path

from .game import Game
from .locale import CORE_FOLDER, LANGUAGES

RULE_NUMBER = re.compile(r"^\*\*([A-Z]\d+)\b", re.MULTILINE)
MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) =", re.MULTILINE)
REFERENCE = re.compile(r"\{ ([a-z][a-z0-9_-]*) \}")
RULES_FILES = {"en": "RULES.md", "de": "RULES.de.md", "fr": "RULES.fr.md"}


def messages(folder: Path, language: str) -> dict[str, str]:
    """All messages of a folder in a language, with their source."""
    found: dict[str, str] = {}
    for file in sorted((folder / language).glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        starts = list(MESSAGE.finditer(text))
        ends = [*(start.start() for start in starts[1:]), len(text)]
        for start, end in zip(starts, ends, strict=True):
            found[start.group(1)] = text[start.end() : end]
    return found


def rule_numbers(game: Game, language: str) -> list[str]:
    """The numbers of the rules, in the order of the text."""
    return RULE_NUMBER.findall((game.folder / RULES_FILES[language]).read_text(encoding="utf-8"))


def rule_text(game: Game, language: str, number: str) -> str:
    """One paragraph of the rules."""
    text = (game.folder / RULES_FILES[language]).read_text(encoding="utf-8")
    for paragraph in text.split("\n\n"):
        if re.match(rf"\*\*{re.escape(number)}\b", paragraph):
            return paragraph
    raise KeyError(number)


def needed(game: Game) -> set[str]:
    """The messages that the words of a game ask for."""
    ids = {"game-title", "game-summary"}
    ids |= {f"event-{kind.name}" for kind in game.events.kinds}
    ids |= {f"action-{block.verb}" for block in game.actions.blocks}
    ids |= {f"refusal-{code}" for code in game.refusals}
    ids |= {f"hint-{code}" for code in game.reasons}
    ids |= {f"option-{name}" for name in game.options.__struct_fields__}
    return ids | {f"preset-{name}" for name in game.presets}


def problems(game: Game) -> Iterator[str]:
    """What is wrong with the texts of a game."""
    folder = game.folder / "locale"
    english = messages(folder, "en")
    for language in LANGUAGES:
        texts = messages(folder, language)
        yield from (f"{language}: no message {name}" for name in sorted((needed(game) | set(english)) - set(texts)))
        used = {name for text in texts.values() for name in REFERENCE.findall(text)}
        yield from (f"{language}: {name} is orphaned" for name in sorted(_orphans(game, set(texts) - used)))
        yield from (
            f"{language}: {name} overrides the core" for name in messages(CORE_FOLDER, language) if name in texts
        )
        if rule_numbers(game, language) != rule_numbers(game, "en"):
            yield f"{language}: the rules have other numbers"


def _orphans(game: Game, names: set[str]) -> set[str]:
    """Messages that nothing asks for; those of phases belong to whoever shows the table."""
    return {name for name in names - needed(game) if not name.startswith(("status-", "prompt-"))}
