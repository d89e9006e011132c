"""Every text in every language: refusals of all codes, events, actions, and no message without use."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import katzentisch
from katzentisch.core.game import Game, Refusal
from katzentisch.core.locale import CORE_FOLDER, LANGUAGES, Translator
from katzentisch.core.reasons import NEUTRAL, Reason
from katzentisch.core.registry import games
from katzentisch.core.seats import CHANCE, Seat
from katzentisch.core.speech import action_facts, say_action, say_event, say_reason, say_refusal, translator
from katzentisch.core.texts import RULES_FILES, messages, problems, rule_numbers, rule_text
from katzentisch.core.walks import cases, walk

GAMES = list(games().values())
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal"]
SOURCES = Path(katzentisch.__file__).parent


SAID_PLIES = 5
"""The choices of every so many positions are said."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_that_happens_can_be_said(game: Game) -> None:
    """In every language; the same facts make the same sentence, which is said once."""
    voices, said = [translator(language, game) for language in LANGUAGES], set[bytes]()

    def voices_for(*facts: Any) -> list[Translator]:
        key = msgspec.json.encode(facts)
        is_known = key in said
        said.add(key)
        return [] if is_known else voices

    for case in cases(game):
        match = case.match()
        for index, match in enumerate(walk(case, "texts", lean=1)):
            for seat in match.to_act() if index % SAID_PLIES == 0 else ():
                for action in match.legal(seat):
                    for speak in voices_for("action", seat, action_facts(match, seat, action)):
                        assert say_action(speak, match, seat, action, NAMES)
        for viewer in (Seat(0), CHANCE):
            for event in match.heard(viewer):
                for speak in voices_for("event", viewer, event):
                    assert say_event(speak, game, event, NAMES, viewer)


FACTS = {
    "bid": "3x2",
    "standing": "3-different",
    "phase": "bid",
    "card": "red-3",
    "top": "red+yellow-plan",
    "colours": "red yellow",
    "wish": "green",
    "colour": "red",
    "cards": ["red-3", "police"],
    "shown": ["bomb"],
    "cost": "set",
    "hand": "1, 2, J",
    "lot": "3, 3",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_refusal_has_its_sentence_with_its_facts(game: Game, language: str) -> None:
    speak = translator(language, game)
    for code, names in game.refusals.items():
        for number in range(-1, 4):
            facts = {name: FACTS.get(name, number) for name in names}
            sentence = say_refusal(speak, game, Refusal(code, "K1", **facts), NAMES)
            assert sentence.endswith("(K1)")
            assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_reason_has_its_sentence_with_its_facts(game: Game, language: str) -> None:
    speak = translator(language, game)
    for code, names in (*game.reasons.items(), *NEUTRAL.items()):
        for number in range(6):
            facts = {name: FACTS.get(name, number) for name in names}
            sentence = say_reason(speak, game, Reason(code, facts), NAMES)
            assert sentence.endswith(".")
            assert sentence[0].isupper() or sentence[0] in "0123456789"
            assert "{" not in sentence
            assert "  " not in sentence


def test_a_refusal_teaches() -> None:
    (game,) = (game for game in GAMES if game.name == "katzenjammer")
    refusal = Refusal("bid-needs-equal", "K16", count=3, value=2, held=1, jokers=1)
    assert [say_refusal(translator(language, game), game, refusal) for language in LANGUAGES] == [
        "A bid of three 2s needs three cards that are 2s or jokers; you hold one 2 and one joker. (K16)",
        "Für drei Zweier brauchst du drei Karten, Zweier oder Joker; du hast einen Zweier und einen Joker. (K16)",
        "L’offre trois 2 demande trois cartes, des 2 ou des jokers. En main\xa0: un 2, un joker. (K16)",
    ]


STOLE = {"event": "stole", "seat": 1, "target": 0}
SHOWED = {"event": "showed-to", "seat": 1, "target": 0}
CARDS = ["blue-3", "red-small", "red+yellow-plan", "police"]
SAID = {
    "en": [
        "Bo steals a card from Ada.",
        "Bo steals a red Crook from you.",
        "You steal a red Crook from Ada.",
        "Bo shows the hand to Ada.",
        "Bo shows you the hand: blue 3, red Small treasure, red+yellow Plan, Policeman.",
    ],
    "de": [
        "Bo klaut Ada eine Karte.",
        "Bo klaut dir einen roten Gauner.",
        "Du klaust Ada einen roten Gauner.",
        "Bo zeigt Ada die Hand.",
        "Bo zeigt dir die Hand: blaue 3, roter Kleiner Tresor, rot-gelber Plan, Polizist.",
    ],
    "fr": [
        "Bo vole une carte à Ada.",
        "Bo vous vole un Escroc rouge.",
        "Vous volez un Escroc rouge à Ada.",
        "Bo montre sa main à Ada.",
        "Bo vous montre sa main\xa0: 3 bleu, Petit coffre rouge, Plan rouge et jaune, Policier.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_between_two_seats_is_told_to_each_as_it_should_be(language: str) -> None:
    (game,) = (game for game in GAMES if game.name == "klaumau")
    known, shown = {**STOLE, "card": "red-crook"}, {**SHOWED, "cards": CARDS}
    heard = [(STOLE, 2), (known, 0), (known, 1), (SHOWED, 2), (shown, 0)]
    speak = translator(language, game)
    assert [say_event(speak, game, event, NAMES, Seat(viewer)) for event, viewer in heard] == SAID[language]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rules_are_complete_in_every_language(game: Game) -> None:
    assert list(problems(game)) == []
    for language in LANGUAGES:
        for number in rule_numbers(game, language):
            assert rule_text(game, language, number).startswith((f"**{number} ", f"**{number}**"))
        assert len(set(rule_numbers(game, language))) == len(rule_numbers(game, language))
    assert len({(game.folder / name).read_text() for name in RULES_FILES.values()}) == len(LANGUAGES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_that_the_code_cites_exists(game: Game) -> None:
    known = set(rule_numbers(game, "en"))
    for file in game.folder.glob("*.py"):
        cited = set(re.findall(r"\b([KRM]\d+)\b", file.read_text()))
        assert cited <= known, file.name


def test_core_messages_are_the_same_in_every_language_and_all_used() -> None:
    english = messages(CORE_FOLDER, "en")
    source = "".join(file.read_text() for file in SOURCES.rglob("*.py"))
    for language in LANGUAGES:
        assert set(messages(CORE_FOLDER, language)) == set(english)
    for name in english:
        code = re.sub("^(refusal|hint)-", "", name)
        assert f'"{code}"' in source or f'"{name}"' in source, name


@pytest.mark.parametrize("language", ["de", "fr"])
def test_translations_know_no_other_facts_than_the_english(language: str) -> None:
    own = [SOURCES / part / "locale" for part in ("", "tui", "lab", "protocol")]
    folders = [CORE_FOLDER, *own, *(game.folder / "locale" for game in GAMES)]
    for folder in folders:
        english, texts = messages(folder, "en"), messages(folder, language)
        for name in english:
            assert _facts(name, texts) <= _facts(name, english), name


def _facts(name: str, texts: dict[str, str]) -> set[str]:
    """The facts of a message and of all that it refers to."""
    facts = set(re.findall(r"\$([a-z_]+)", texts.get(name, "")))
    for other in re.findall(r"\{ ([a-z][a-z0-9-]*) \}", texts.get(name, "")):
        facts |= _facts(other, texts)
    return facts


def test_french_texts_use_french_spaces() -> None:
    for file in SOURCES.rglob("locale/fr/*.ftl"):
        for line in file.read_text().splitlines():
            if not line.startswith("#"):
                assert not re.search(r"\w [;!?»]", line), f"{file.name}: {line}"
