"""Why not? Every refused action is explained with its rule, in words and with the rule's text."""

from textual.widgets import Input, OptionList, Static

from katzentisch.core.actions import ActionId
from katzentisch.core.chance import Script
from katzentisch.tui.rulebook import rule, rulebook
from katzentisch.tui.screens.why import WhyScreen

from .table import GAME, SMALL, choices, deal, make, reach, settle, table, text, wishes


def lone_two() -> Script:
    """The person holds one 2 and no joker, and is asked first."""
    return deal(["112345", "333444"], "232", leader=1)


def explained(screen: WhyScreen) -> tuple[str, str]:
    """The sentence and the rule."""
    sentence, paragraph = (screen.query_one(f"#why-{name}", Static).content for name in ("sentence", "rule"))
    return str(sentence), str(paragraph)


REFUSED = {
    "en": ("A bid of three 2s needs three cards that are 2s or jokers; you hold one 2 and no", "K16 Jokers"),
    "de": ("Für drei Zweier brauchst du drei Karten", "K16 Joker"),
    "fr": ("L’offre trois 2 demande trois cartes", "K16 Jokers"),
}


async def test_typing_a_refused_bid_explains_it_in_every_language() -> None:
    app = make(wishes(2), source=lone_two())
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("question_mark", *"bid", "space", *"3x2")
        for language, (words, title) in REFUSED.items():
            app.action_speak(language)
            await pilot.pause()
            assert isinstance(app.screen, WhyScreen)
            assert app.screen.query_one(Input).value == "bid 3x2"
            sentence, paragraph = explained(app.screen)
            assert sentence.startswith(words)
            assert sentence.endswith("(K16)")
            assert paragraph.startswith(title)
            assert "(K16)" in text(app)
        await pilot.press("escape")
        assert not isinstance(app.screen_stack[-1], WhyScreen)


async def test_an_unlit_cell_explains_itself_and_cannot_be_chosen() -> None:
    app = make(wishes(2), source=lone_two())
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        cell = next(cell for cell in choices(app).cells() if GAME.actions.name(cell.action) == "bid 3x2")
        assert not cell.is_lit
        await reach(pilot, choices(app), cell)
        await pilot.pause()
        assert "(K16)" in text(app), "already beside the ladder"
        before = table(app).sitting.match.version
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, WhyScreen)
        assert explained(app.screen)[1].startswith("K16")
        await pilot.press("escape", "3", "2")
        await pilot.pause()
        assert isinstance(app.screen, WhyScreen), "its keys explain it too"
        assert table(app).sitting.match.version == before


async def test_a_click_on_an_unlit_cell_explains_it() -> None:
    app = make(wishes(2), source=lone_two())
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        named = {GAME.actions.name(place.cell.action): place for place in choices(app).places()}
        place = named["bid 1-different"]
        await pilot.click("#choices", offset=(place.column + 2, place.row))
        await pilot.pause()
        assert isinstance(app.screen, WhyScreen)
        assert explained(app.screen)[0] == "A bid of different values needs at least two cards. (K13)"


async def test_every_action_is_either_allowed_or_explained_with_a_rule_that_exists() -> None:
    app = make(wishes(2), source=lone_two())
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        talk, legal = table(app).talk, table(app).sitting.legal()
        for number in range(len(GAME.actions)):
            refusal = talk.refusal(ActionId(number))
            assert (refusal is None) == (number in legal)
            if refusal is not None:
                assert talk.why(refusal).endswith(f"({refusal.rule})")
                for language in ("en", "de", "fr"):
                    assert rule(GAME.folder, language, refusal.rule) is not None


async def test_any_action_can_be_picked_by_arrows_and_by_mouse() -> None:
    app = make(wishes(2), source=lone_two())
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, WhyScreen)
        assert screen.query_one(OptionList).option_count == len(GAME.actions)
        first = explained(screen)[0]
        assert first == "This is allowed now."
        screen.query_one(Input).value = "present-jokers"
        await pilot.pause()
        assert explained(screen)[0] == "Foursomes are presented only right after winning a lot. (K29)"
        screen.query_one(Input).value = "nonsense"
        await pilot.pause()
        assert explained(screen)[0] == "There is no such action."
        screen.query_one(Input).value = "draw"
        await pilot.pause()
        await pilot.click(OptionList, offset=(2, 3))
        await pilot.pause()
        assert explained(screen)[0].startswith("Cards come from the deck")


def test_the_rulebooks_have_the_same_numbers() -> None:
    numbers = {
        language: [paragraph.number for paragraph in rulebook(GAME.folder, language) if paragraph.number]
        for language in ("en", "de", "fr")
    }
    assert len(numbers["en"]) > 40
    assert numbers["en"] == numbers["de"] == numbers["fr"]
