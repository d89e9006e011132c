"""What helps to decide: a word about jokers laid by choice, the discard pile, and what the seats show."""

import pytest
from textual.widgets import Static

from katzentisch.core.actions import ActionId
from katzentisch.core.locale import LANGUAGES
from katzentisch.core.seats import PUBLIC, Seat
from katzentisch.tui.app import TableApp
from katzentisch.tui.drawing import plates
from katzentisch.tui.offer import LIST_KEYS
from katzentisch.tui.screens.reading import AsideScreen
from katzentisch.tui.screens.table import TableScreen
from katzentisch.tui.widgets.keybar import KeyBar

from .table import GAME, SMALL, choices, deal, make, reach, settle, table, text, wishes

CAUTION = "Careful: fewer jokers would do."


def cautioned(app: TableApp) -> dict[str, bool]:
    """Each offered action by its name, and whether there is a word of caution."""
    cells = [cell for cell in choices(app).cells() if cell.is_lit]
    return {GAME.actions.name(cell.action): bool(table(app).talk.caution(cell.action)) for cell in cells}


async def test_jokers_paid_by_choice_get_a_word_of_caution() -> None:
    app = make(wishes(2), source=deal(["3335JJ", "111222"], "343", leader=1))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert not any(cautioned(app).values()), "a bid lays no cards"
        await pilot.press("4", "3")
        await settle(pilot)
        assert cautioned(app) == {"pay 1J": False, "pay 2J": True}
        assert CAUTION not in " ".join(text(app).split())
        await reach(pilot, choices(app), choices(app).cells()[1])
        await pilot.pause()
        right = " ".join(line[48:].strip() for line in text(app).splitlines())
        assert CAUTION in " ".join(right.split())


async def test_different_values_and_foursomes_are_compared_with_their_like() -> None:
    app = make(wishes(2), source=deal(["1245JJ", "111333"], "343", leader=1))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("5", "d")
        await settle(pilot)
        warned = cautioned(app)
        assert not warned["pay-values 1+2+4+5"]
        assert warned["pay-values 1+2+4"]
        table(app).sitting.match.state.players[0].hand[:] = [4, 4, 3, 1, 1, 1]
        await pilot.press(choices(app).cells()[-1].key)
        await settle(pilot)
        table(app).sitting.match.state.players[0].hand[:] = [4, 4, 3, 0, 0, 0]
        table(app).retell()
        warned = cautioned(app)
        assert not warned["present 1 0J"]
        assert warned["present 1 1J"]
        assert not warned["present 2 1J"], "another value is another matter"
        assert warned["present 2 2J"]
        assert not warned["present-jokers"]
        assert not warned["done"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_discard_pile_can_be_looked_through(language: str) -> None:
    app = make(wishes(3), language, seed=11)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        bar = app.screen.query_one(KeyBar)
        assert [key.key for key in bar.fitting()][1:6] == ["?", "d", "l", "r", "q"]
        assert bar.spans()[-1][1] <= SMALL[0] + 1
        table(app).sitting.match.state.discard[:] = [1, 12, 0, 3, 0, 2]
        await pilot.press("d")
        await pilot.pause()
        assert isinstance(app.screen, AsideScreen)
        shown = str(app.screen.query_one("#note-text", Static).content)
        assert "18" in shown
        assert sorted(shown.splitlines()[1].split()) == sorted(["J", "×1", "1", "×12", "3", "×3", "5", "×2"])
        await pilot.press("d")
        assert isinstance(app.screen, TableScreen)


async def test_a_digit_typed_before_the_arrows_does_not_make_d_a_bid() -> None:
    app = make(wishes(3), seed=11)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        before = table(app).sitting.match.version
        await pilot.press("2", "down", "d")
        await pilot.pause()
        assert isinstance(app.screen, AsideScreen)
        assert table(app).sitting.match.version == before


def test_the_keys_of_a_list_are_not_those_of_the_table() -> None:
    assert not set(LIST_KEYS) & set("0dlrqsnchmty")
    assert len(LIST_KEYS) == len(set(LIST_KEYS))


async def test_while_nobody_is_looking_nobody_is_asked() -> None:
    app = make(wishes(2, 2, ("Anna", "Bela")), source=deal(["112345", "333444"], "232", leader=1))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        sitting, talk = table(app).sitting, table(app).talk
        assert sitting.viewer == PUBLIC
        assert sitting.next_seat() == 0
        for number in range(len(GAME.actions)):
            action = ActionId(number)
            refusal = talk.refusal(action)
            assert refusal is not None
            assert talk.why(refusal) == "It is not your turn; Anna is asked."
            assert talk.label(action) == GAME.actions.name(action)
            assert talk.caution(action) == ""
        sitting.sit(Seat(0))
        assert talk.refusal(GAME.actions.parse("pass")) is None


WORDS = {
    "en": ("jokers shown", "J shown", "passed"),
    "de": ("Joker offen", "J offen", "gepasst"),
    "fr": ("jokers exposés", "J posés", "passé"),
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_seats_say_that_jokers_are_shown_and_who_has_passed(language: str) -> None:
    app = make(wishes(6), language, seed=6)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        table(app).sitting.match.state.players[1].has_passed = True
        talk = table(app).talk
        row = talk.skin.plates(talk.sitting.view(), talk.sitting.names, talk.speak)
        long, short, passed = WORDS[language]
        assert plates(row, 80).plain.count(f" {short} ") == 6
        assert plates(row, 140).plain.count(f" {long} ") == 6
        assert passed in plates(row, 80).plain


async def test_german_counts_people_as_germans_do() -> None:
    app = make(language="de")
    async with app.run_test(size=SMALL) as pilot:
        speak = app.speak
        await pilot.pause()
    spoken = [speak("setup-company", people=people, bots=bots) for people, bots in ((2, 0), (3, 1), (4, 2))]
    assert spoken == [
        f"Ihr seid {words} Zwischen den Zügen wird er verdeckt."
        for words in (
            "zu zweit an diesem Bildschirm.",
            "zu dritt an diesem Bildschirm, ein Bot spielt mit.",
            "zu viert an diesem Bildschirm, 2 Bots spielen mit.",
        )
    ]
