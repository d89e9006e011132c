"""Every refusal of a server and of its clients has a sentence in every language, and no sentence is left over."""

import re
from pathlib import Path
from typing import get_args

import pytest

import katzentisch
from katzentisch.core.game import Refusal
from katzentisch.core.locale import CORE_FOLDER, LANGUAGES, Translator
from katzentisch.core.texts import messages
from katzentisch.protocol.messages import Emote, Phrase
from katzentisch.protocol.words import FOLDER, say

SOURCES = Path(katzentisch.__file__).parent
RAISED = re.compile(
    r"\b(?:Refusal|Refused|Over|Farewell)\(\s*\"([a-z-]+)\"|detail=\"([a-z-]+)\"|else \"(bad-request)\""
)
WORDS = {*(f"phrase-{phrase}" for phrase in get_args(Phrase)), *(f"emote-{emote}" for emote in get_args(Emote))}


def raised(*folders: str) -> set[str]:
    """The codes of refusals that the code of some folders gives."""
    source = "".join(file.read_text() for folder in folders for file in (SOURCES / folder).rglob("*.py"))
    return {next(filter(None, found)) for found in RAISED.findall(source)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_and_no_text_is_orphaned(language: str) -> None:
    codes = {f"refusal-{code}" for code in raised("server", "client")} | {"refusal-client-unknown"}
    core, own = set(messages(CORE_FOLDER, language)), set(messages(FOLDER, language))
    assert codes - core - own == set()
    assert own - codes - WORDS == set()
    assert own >= WORDS
    assert own & core == set()


def test_the_search_for_codes_finds_them() -> None:
    assert {"stale", "too-fast", "hello-first", "try-again", "foreign-origin", "bad-request"} <= raised("server")


@pytest.mark.parametrize(
    "refusal",
    [
        Refusal("from-the-future", "", what=1),
        Refusal("no-such-preset"),
        Refusal("bad-message", "", problem=None),
        Refusal("seats", "", fewest=[{}], most="\x1b[2J"),
    ],
)
def test_a_refusal_from_a_stranger_does_no_harm(refusal: Refusal) -> None:
    told = say(Translator("en", FOLDER), None, refusal)
    assert told
    assert "\x1b" not in told
