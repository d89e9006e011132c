"""Localisation with Fluent: codes inside, sentences in English, German and French outside."""

import functools
import os
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "de", "fr")
CORE_FOLDER = Path(__file__).parent / "locale"
DANGEROUS = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Kinds of characters that could steer a terminal: control characters, halves of characters, ends of lines."""
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of what follows."""
LONGEST_FACT = 500
"""Fluent refuses facts of more than a thousand characters; longer ones are put in after it."""
PICTURES = 0x2400
"""Here Unicode has a picture for each of the first control characters."""


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


def printable(text: str) -> str:
    """The text with pictures in the place of all that could steer a terminal; texts from outside are shown so."""
    if text.isprintable():
        return text
    return "".join(_shown(letter) for letter in text)


def _shown(letter: str) -> str:
    if letter < " ":
        return chr(PICTURES + ord(letter))
    return "\N{REPLACEMENT CHARACTER}" if letter in TURNING or unicodedata.category(letter) in DANGEROUS else letter


def _place(name: str) -> str:
    """Stands for a long fact; no text from outside has such a character."""
    return f"\0{name}\0"


class Translator:
    """Speaks one language with the messages of some folders; `plain` has the words of a game without texts."""

    def __init__(self, language: str, *folders: Path, plain: Mapping[str, str] | None = None) -> None:
        self.language = language
        self._plain = plain or {}
        self._bundle = _bundle(language, (CORE_FOLDER, *folders))

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, **facts: Any) -> str:
        """The message with its facts; a missing message or fact is an error of ours."""
        if not self.has(message):
            if message in self._plain:
                return self._plain[message]
            raise KeyError(f"no message {message} in {self.language}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        said = {name: self._said(fact) for name, fact in facts.items()}
        long = {name: fact for name, fact in said.items() if isinstance(fact, str) and len(fact) > LONGEST_FACT}
        text, errors = self._bundle.format_pattern(pattern, said | {name: _place(name) for name in long})
        if errors:
            raise ValueError(f"{message} in {self.language}: {errors}")
        return functools.reduce(lambda told, name: told.replace(_place(name), long[name]), long, str(text))

    def _said(self, fact: Any) -> Any:
        """A fact as Fluent takes it: a number, or a text."""
        if isinstance(fact, Phrase):
            return self(fact.message, **fact.facts)
        if isinstance(fact, str):
            return printable(fact)
        return ", ".join(str(self._said(one)) for one in fact) if isinstance(fact, list) else _number(fact)
