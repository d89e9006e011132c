"""The page's own texts: the same in every language, none missing, none left over."""

import re

import pytest

from katzentisch.core.locale import CORE_FOLDER, LANGUAGES, Translator
from katzentisch.core.texts import REFERENCE, messages
from scripts.page import WEB

FOLDER = WEB / "locale"
VARIABLE = re.compile(r"\$([a-z_]+)")
SAID = re.compile(r"\bsay\(\s*(?:\w+ \? )?[\"'`]([a-z][a-z0-9-]*)[\"'`](?: : [\"']([a-z][a-z0-9-]*)[\"'])?")
SOURCES = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted((WEB / "src").rglob("*")) if file.suffix in (".ts", ".svelte")
)
SAID_BY_PROGRAMS = {"game-title", "name-nobody", "with-rule"}
"""Messages of the core and of the games that the page says by their names."""


def said() -> set[str]:
    """The messages that the page's sources say by their names."""
    return {name for pair in SAID.findall(SOURCES) for name in pair if name}


def test_every_message_that_is_said_exists_and_every_other_is_part_of_one() -> None:
    own = messages(FOLDER, "en")
    assert said() - set(own) == SAID_BY_PROGRAMS
    parts = {name for text in own.values() for name in REFERENCE.findall(text)}
    assert set(own) - said() - parts == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_variables(language: str) -> None:
    english, own = messages(FOLDER, "en"), messages(FOLDER, language)
    assert set(own) == set(english)
    for name, text in own.items():
        assert set(VARIABLE.findall(text)) == set(VARIABLE.findall(english[name])), name
    Translator(language, CORE_FOLDER, FOLDER)


def test_french_is_set_as_french() -> None:
    for file in (FOLDER / "fr").glob("*.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            words = re.sub(r"\{[^}]*\}|^#.*|->|Klaumau!", "x", line.partition("=")[2] or line)
            assert not re.search(r"(?<!\u00a0)[:;!?»]", words), line
            assert not re.search(r"«(?!\u00a0)", words), line
            assert "'" not in words, line
