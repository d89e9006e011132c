"""The page and the programs say the same, word for word, in every language."""

import json
import os
import re
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from katzentisch.core.chance import Entropy
from katzentisch.core.locale import CORE_FOLDER, LANGUAGES
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.seats import PUBLIC, Seat
from katzentisch.core.speech import say_action, say_event, say_refusal, translator
from katzentisch.server.faces import own_cards
from scripts import page

NAMES = ("Ada", "Bo", "Ć", "Đ")
GAMES = ("katzenjammer", "klaumau")


def texts(game: str, language: str) -> list[str]:
    """The texts that the page loads for a game."""
    folders = (CORE_FOLDER, find(game).folder / "locale")
    return [
        file.read_text(encoding="utf-8") for folder in folders for file in sorted((folder / language).glob("*.ftl"))
    ]


def cases(game: str, language: str, rng: Random) -> dict[str, Any]:
    """All that can be said in a match that is played at random, and how it is said."""
    found = find(game)
    speak = translator(language, found)
    events, offers, refusals = [], [], []
    match = Match(found, None, len(NAMES), Entropy())
    names = list(found.actions.names)
    while not match.is_over:
        seat = rng.choice(match.to_act())
        for action in match.legal(seat):
            offer = {
                "action": found.actions.name(action),
                "verb": found.actions.verb(action),
                "arguments": found.actions.arguments(action),
                "cards": own_cards(found.detail(match.state, seat, action)),
            }
            offers.append({"offer": offer, "viewer": seat, "text": say_action(speak, match, seat, action, NAMES)})
        refusal = match.explain(seat, found.actions.parse(rng.choice(names)))
        if refusal is not None:
            told = {"code": refusal.code, "rule": refusal.rule, "facts": msgspec.to_builtins(refusal.facts)}
            refusals.append({"refused": told, "text": say_refusal(speak, found, refusal, NAMES)})
        match.act(seat, rng.choice(match.legal(seat)))
    for viewer in (PUBLIC, *(Seat(seat) for seat in range(len(NAMES)))):
        for event in match.heard(viewer):
            text = say_event(speak, found, event, NAMES, viewer)
            events.append({"event": event, "viewer": viewer if viewer >= 0 else None, "text": text})
    return {
        "game": game,
        "language": language,
        "texts": texts(game, language),
        "names": NAMES,
        "events": events,
        "offers": offers,
        "refusals": refusals,
    }


def test_every_sentence_of_a_match_is_the_same_in_the_page(tmp_path: Path) -> None:
    file = tmp_path / "cases.json"
    rng = Random(11)
    file.write_text(json.dumps([cases(game, language, rng) for game in GAMES for language in LANGUAGES]))
    page.get_modules(is_dev=True)
    command = page.node(str(page.MODULES / "vitest/vitest.mjs"), "run", "tests/parity.test.ts")
    done = subprocess.run(
        command,
        cwd=page.WEB,
        env={**os.environ, "KATZENTISCH_CASES": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout + done.stderr
    assert done.returncode == 0, said[-4000:]
    sentences = re.search(r"(\d+) sentences", said)
    assert sentences is not None, said[-2000:]
    assert int(sentences.group(1)) > 5_000
