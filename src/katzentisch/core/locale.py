"""Localisation with Fluent: codes inside, sentences in English, German and French outside."""

import functools
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "de", "fr")
CORE_FOLDER = Path(__file__).parent / "locale"


@dataclass(frozen=True)
class Phrase:
    """A fact that is itself said by a message; a list of phrases is said one by one, with commas."""

    message: str
    facts: Mapping[str, Any]


def chosen_language(wish: str | None = None) -> str:
    """The language that was asked for, or the one of the environment, or English."""
    for text in (wish, os.environ.get("LC_ALL"), os.environ.get("LC_MESSAGES"), os.environ.get("LANG")):
        if text and text[:2] in LANGUAGES:
            return text[:2]
    return "en"


@functools.cache
def _bundle(language: str, folders: tuple[Path, ...]) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(_parsed(file))
    return bundle


def _parsed(file: Path) -> "Resource":
    """The messages of a file; Fluent passes over what it cannot read, we do not."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    resource = FluentResource(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{file.name}: {entry.content}")
    return resource


def _number(fact: Any) -> Any:
    """Whole numbers without separators, others with two decimals, as the language writes them."""
    from fluent.runtime.types import fluent_number

    if isinstance(fact, float):
        return fluent_number(fact, useGrouping=False, minimumFractionDigits=2, maximumFractionDigits=2)
    return fluent_number(fact, useGrouping=False) if type(fact) is int else fact


class Translator:
    """Speaks one language with the messages of some folders."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self._bundle = _bundle(language, (CORE_FOLDER, *folders))

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, **facts: Any) -> str:
        """The message with its facts; a missing message or fact is an error of ours."""
        if not self.has(message):
            raise KeyError(f"no message {message} in {self.language}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {name: self._said(fact) for name, fact in facts.items()})
        if errors:
            raise ValueError(f"{message} in {self.language}: {errors}")
        return str(text)

    def _said(self, fact: Any) -> Any:
        """A fact as Fluent takes it: a number, or a text."""
        if isinstance(fact, Phrase):
            return self(fact.message, **fact.facts)
        return ", ".join(str(self._said(one)) for one in fact) if isinstance(fact, list) else _number(fact)
