"""A game without texts and without a skin: shown by its own names, and playable to its end."""

import pytest
from textual.widgets import Static

from katzentisch.core.locale import LANGUAGES
from katzentisch.core.registry import find
from katzentisch.tui.plan import Wishes
from katzentisch.tui.screens.reading import RulesScreen
from katzentisch.tui.screens.why import WhyScreen
from katzentisch.tui.widgets.picker import Picker
from katzentisch.tui.words import HARD, translator

from .table import SMALL, choices, make, settle, table, text

NO_RULES = {
    "en": 'The game "paws" has no rules text.',
    "de": "Das Spiel „paws“ hat keinen Regeltext.",
    "fr": "Le jeu « paws » n’a pas de texte de règles.",
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_set_up_opens_and_offers_the_game_by_its_name(language: str, paws: None) -> None:
    app = make(language=language)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("down", "left")
        await pilot.pause()
        picker = app.screen.query_one("#pick-game", Picker)
        assert picker.value == "paws"
        assert ("paws", "paws") in picker._values
        assert app.screen.query_one("#pick-preset", Picker)._values == [("printed", "printed")]
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        assert NO_RULES[language] in text(app).replace("\xa0", " ")


async def test_a_table_is_played_to_its_end(paws: None) -> None:
    app = make(Wishes("paws", 3, 1, ["Zoe"], level="random"), seed=4)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert " paws " in text(app)
        assert "It is Zoe's turn." in text(app)
        assert "Choose what you do." in text(app)
        card = table(app).sitting.view().cards[0]
        assert f"Zoe {card}" in text(app), "one's own card is on the table"
        assert "Minka ·" in text(app), "and the others' cards are not"
        assert [cell.label for cell in choices(app).cells()] == ["hide", "show"]
        assert f"dealt (seat Zoe, card {card})" in " ".join(words for words, _ in table(app).talk.log())
        assert "dealt (seat Minka)" in " ".join(words for words, _ in table(app).talk.log())
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, WhyScreen)
        for letter in "deal 3":
            await pilot.press("space" if letter == " " else letter)
        await pilot.pause()
        assert str(app.screen.query_one("#why-sentence", Static).content) == "The game refuses this: not-now. (P2)"
        await pilot.press("escape")
        await pilot.press("2")
        await settle(pilot)
        assert table(app).sitting.is_over
        assert "Result" in text(app)
        assert "points" in text(app)


def test_a_game_with_texts_still_misses_what_is_missing(paws: None) -> None:
    assert translator("en", find("paws"))("option-prize") == "prize"
    for game, message in (("paws", "event-nothing"), ("katzenjammer", "option-nothing")):
        with pytest.raises(KeyError):
            translator("en", find(game))(message)
    assert HARD not in translator("fr", find("paws"))("game-title")
