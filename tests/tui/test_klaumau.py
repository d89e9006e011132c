"""Klaumau! at the terminal table: whole matches, the doubt, several people, three languages, and what fits not."""

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import Static

from katzentisch.bots.table import Guest
from katzentisch.core.actions import ActionId
from katzentisch.core.chance import Script, Seeded
from katzentisch.core.locale import LANGUAGES
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.seats import PUBLIC, Seat
from katzentisch.core.speech import say_event, translator
from katzentisch.core.transcript import read_lines
from katzentisch.tui.app import TableApp
from katzentisch.tui.drawing import Space
from katzentisch.tui.plan import Wishes
from katzentisch.tui.rulebook import rule
from katzentisch.tui.screens.cover import CoverScreen
from katzentisch.tui.screens.reading import AsideScreen, PartScreen
from katzentisch.tui.screens.table import TableScreen
from katzentisch.tui.screens.why import WhyScreen
from katzentisch.tui.skin import find_skin
from katzentisch.tui.skins.klaumau import SHAPES, Klaumau
from katzentisch.tui.widgets.cells import Cell
from katzentisch.tui.widgets.keybar import KeyBar
from katzentisch.tui.widgets.picker import Picker
from katzentisch.tui.words import HARD

from .table import SMALL, choices, make, reach, settle, some_cell, table, text

GAME = find("klaumau")
LONG = ("Bartholomeus", "Wilhelmina-J", "Maximilianus", "Alexandrina-", "Konstantinos", "Theodolinda-", "Gus", "Hedy")
LEFT = 47
"""So wide is the left half of a small screen."""


def wishes(seats: int, people: int = 1, names: Sequence[str] = (), preset: str = "printed") -> Wishes:
    return Wishes("klaumau", seats, people, tuple(names), preset, level="random")


def deal(hands: Sequence[str], top: str, starter: int = 0) -> Script:
    """A scripted deal of four cards each and a start card; afterwards a seed decides."""
    order = [(starter + step) % len(hands) for step in range(len(hands))]
    cards = [f"deal {hands[seat].split()[number]}" for number in range(4) for seat in order]
    return Script(GAME.actions, [f"starter {starter}", *cards, f"turn-up {top}"], Seeded(1))


def names_of(cells: Sequence[Cell]) -> list[str]:
    return [GAME.actions.name(cell.action) for cell in cells]


def offered(app: TableApp) -> dict[str, bool]:
    """The actions in the chooser, and whether they are lit."""
    return {GAME.actions.name(cell.action): cell.is_lit for cell in choices(app).cells()}


def cell_of(app: TableApp, name: str) -> Cell:
    return next(cell for cell in choices(app).cells() if GAME.actions.name(cell.action) == name)


def plain(app: TableApp) -> str:
    """The screen as one line."""
    return " ".join(text(app).split())


def log(app: TableApp) -> str:
    """All that was said so far."""
    return " ".join(paragraph for paragraph, _ in table(app).talk.log(is_full=True))


async def go_on(pilot: Pilot[None]) -> None:
    """Uncover the screen, and close what tells of a finished round."""
    assert isinstance(pilot.app, TableApp)
    await settle(pilot)
    while isinstance(pilot.app.screen, CoverScreen | PartScreen):
        await pilot.press("enter")
        await pilot.pause()
        await settle(pilot)


def check_fit(app: TableApp) -> None:
    """Everything is on the small screen, nothing lies over another thing, no line is too wide."""
    whole = Region(0, 0, *SMALL)
    parts = [app.screen.query_one(f"#{name}").region for name in ("header", "plates", "status", "prompt", "keys")]
    parts += [app.screen.query_one(f"#{name}").region for name in ("cards", "choices", "log", "detail")]
    for number, region in enumerate(parts):
        assert whole.contains_region(region)
        assert region.area
        assert not any(region.overlaps(other) for other in parts[:number])
    assert {cell_len(line) for line in text(app).splitlines()} == {SMALL[0]}
    assert app.screen.query_one("#keys", KeyBar).spans()[-1][1] <= SMALL[0] + 1
    talk = table(app).talk
    for line in (talk.prompt(), talk.status()):
        assert " ".join(line.replace(HARD, " ").split()) in plain(app)
    drawn = talk.skin.table(talk.sitting.view(), talk.sitting.names, talk.speak, Space(LEFT - 1, is_roomy=False))
    assert max(line.cell_length for line in drawn) < LEFT
    for place in choices(app).places():
        assert place.column + place.width < LEFT


async def whole_match(pilot: Pilot[None], rng: Random) -> Counter[str]:
    """Play by keys and arrows to the end; how often each thing was done."""
    assert isinstance(pilot.app, TableApp)
    app, verbs = pilot.app, Counter[str]()
    await go_on(pilot)
    while not table(app).sitting.is_over:
        check_fit(app)
        cell = some_cell(app, rng)
        if cell.key and rng.random() < 0.7:
            await pilot.press(*cell.key)
        else:
            await reach(pilot, choices(app), cell)
            await pilot.press("enter")
        await go_on(pilot)
        verbs[GAME.actions.verb(cell.action)] += 1
    return verbs


async def test_a_whole_match_of_two_rounds_by_keyboard(tmp_path: Path) -> None:
    app = TableApp(wishes(2, names=["Zoe"]), seed=8, delay=0, folder=tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        verbs = await whole_match(pilot, Random(3))
        assert {"cannot", "play", "believe", "doubt"} <= set(verbs)
        played = table(app).sitting.match
        assert len(played.part_results) == 2
        for word in ("Result", "Place", "Name", "Total", "Zoe", "Minka"):
            assert word in text(app)
        assert "wins!" in text(app) or "share the victory!" in text(app)
        await pilot.press("s")
        await pilot.pause()
    ((_, match),) = read_lines(next(tmp_path.iterdir()))
    assert match.plies == played.plies


async def test_a_match_of_one_round_tells_its_score_in_the_end() -> None:
    app = make(wishes(2, preset="mini"), seed=2)
    async with app.run_test(size=SMALL) as pilot:
        await whole_match(pilot, Random(4))
        assert len(table(app).sitting.match.part_results) == 1
        assert "Total" in text(app)


@pytest.mark.parametrize(("language", "seats"), [("en", 5), ("de", 8), ("fr", 3)])
async def test_all_variations_fit_in_every_language(language: str, seats: int) -> None:
    app, rng = make(wishes(seats, names=LONG[:seats], preset="hoodlums"), language, seed=seats), Random(seats)
    async with app.run_test(size=SMALL) as pilot:
        await go_on(pilot)
        for _ in range(25):
            if table(app).sitting.is_over:
                break
            check_fit(app)
            cell = some_cell(app, rng)
            await pilot.press(*(cell.key or ["enter"]))
            await go_on(pilot)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_eight_seats_with_everything_fit(language: str) -> None:
    first = Script(GAME.actions, ["starter 0"], Seeded(6))
    app = make(wishes(8, names=LONG, preset="hoodlums"), language, source=first)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        state = table(app).sitting.match.state
        for player in state.players:
            player.total, player.money, player.lost, player.watchdog = 123, 12, 2, 1
        state.players[0].hand[:] = [2] * len(state.players[0].hand)
        state.players[0].cards = sum(state.players[0].hand)
        state.top, state.bomb_aside = 41, 1
        table(app).retell()
        await pilot.pause()
        for line in text(app).splitlines():
            assert cell_len(line) == SMALL[0]
        assert text(app).count("123") >= 8
        assert text(app).count(" 12 ") >= 8
        assert "▼" in text(app), "a hand of fifty kinds scrolls"
        assert choices(app).size.height >= 4
        for cell in choices(app).cells():
            choices(app)._point(cell)
            assert any(place.cell is cell for place in choices(app).places())


def claim(hand: str = "red-3 blue-2 green-crook yellow-plan") -> Script:
    """Minka, the only other player, starts and holds these cards on a red 1."""
    return deal(["red-2 yellow-2 police blue-keyhole", hand], "red-1", starter=1)


async def said_cannot(pilot: Pilot[None]) -> TableApp:
    """A table at which Minka has just said "I cannot"."""
    app = pilot.app
    assert isinstance(app, TableApp)
    match = table(app).sitting.match
    assert [GAME.actions.name(ply.action) for ply in match.plies if ply.seat >= 0] == ["cannot"]
    return app


class Bluffer(Guest):
    """Says "I cannot" whenever it may, and otherwise does the first thing."""

    def choose(self, match: Match, seat: Seat) -> ActionId:
        legal = match.legal(seat)
        cannot = GAME.actions.parse("cannot")
        return cannot if cannot in legal else legal[0]


def bluffer(app: TableApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bluffers play."""
    monkeypatch.setattr(app, "guest", lambda table: Bluffer(table.game, "random", ()))


DOUBT = {
    "en": (
        'Minka says: "I cannot." Is it true?',
        "Do you believe it or doubt it?",
        "Caught!",
        "Minka's hand lies open",
    ),
    "de": (
        "Minka sagt: „Ich kann nicht.“ Ob das stimmt?",
        "Glaubst du es, oder zweifelst du?",
        "Ertappt!",
        "Die Hand von Minka liegt offen",
    ),
    "fr": (
        "Minka dit : « Je ne peux pas. » Est-ce vrai ?",
        "Y croyez-vous, ou en doutez-vous ?",
        "Pris sur le fait !",
        "La main de Minka est montrée",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_doubt_and_the_open_hand(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make(wishes(2, names=["Zoe"]), language, source=claim())
    bluffer(app, monkeypatch)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await said_cannot(pilot)
        status, prompt, caught, shown = DOUBT[language]
        assert status in plain(app)
        assert prompt in plain(app)
        assert offered(app) == {"believe": True, "doubt": True}
        check_fit(app)
        await pilot.press("2")
        await settle(pilot)
        assert caught in plain(app)
        assert shown in plain(app)
        assert offered(app) == {
            "force blue-2": False,
            "force red-3": True,
            "force yellow-plan": False,
            "force green-crook": False,
        }
        check_fit(app)
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, WhyScreen)
        await pilot.press("escape")
        await pilot.press("2")
        await settle(pilot)
        assert "red-3" in table(app).sitting.view().top


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_huge_hand_leaves_room_for_the_answer(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make(wishes(2, names=["Zoe"]), language, source=claim())
    bluffer(app, monkeypatch)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        state = table(app).sitting.match.state
        state.players[0].hand[:] = [2] * len(state.players[0].hand)
        state.players[1].lost = state.players[1].money = state.players[1].watchdog = 1
        for key in ("", "2"):
            await pilot.press(*key)
            await settle(pilot)
            table(app).retell()
            await pilot.pause()
            check_fit(app)
            assert len(choices(app).places()) >= 2


async def test_believing_gives_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    app = make(wishes(2, names=["Zoe"]), source=claim())
    bluffer(app, monkeypatch)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("1")
        await settle(pilot)
        assert "You believe it." in log(app)
        assert "Minka draws a card." in log(app)


HANDS = ("red-2 yellow-2 police blue-keyhole", "red-3 blue-2 green-crook yellow-plan", "red-4 blue-4 red-plan blue-1")
WORLDS = (HANDS, ("yellow-1 yellow-3 green-2 green-small", *HANDS[1:]))
"""Two hands of Anna's; whatever Bela and Cleo see must be the same in both."""
NAMES = ("Anna", "Bela", "Cleo")


async def window_screens(hands: Sequence[str], answer: str) -> list[str]:
    """Bela says "I cannot"; Cleo, who is next, answers, then Anna: what each of them saw, and all covers."""
    app = make(wishes(3, 3, NAMES), source=deal(hands, "red-1", starter=1))
    screens = []
    async with app.run_test(size=SMALL) as pilot:
        for keys in ("enter", "0", "enter", answer, "enter"):
            await settle(pilot)
            screens.append(text(app))
            await pilot.press(keys)
        await settle(pilot)
        assert table(app).sitting.viewer == Seat(0)
        assert offered(app) == {"believe": True, "doubt": True}
        screens.append(text(app))
        await pilot.press("1")
        await settle(pilot)
        assert table(app).sitting.match.sealed == 0
        return screens


async def test_in_a_window_the_screen_passes_from_one_to_the_next_and_shows_no_answer() -> None:
    believed, doubted = [await window_screens(HANDS, answer) for answer in ("1", "2")]
    assert believed == doubted, "Anna cannot tell what Cleo answered"
    for number, name in ((0, "Bela"), (2, "Cleo"), (4, "Anna")):
        assert f"Pass the screen to {name}." in believed[number]
        assert not any(shape in believed[number] for shape in SHAPES.values())
    assert all(f"►{name}" in believed[5] for name in ("Anna", "Cleo")), "both are still asked"
    assert "Cleo believes" not in believed[5]


async def test_in_a_window_nothing_of_another_hand_shows() -> None:
    one, other = [await window_screens(hands, "1") for hands in WORLDS]
    assert one[5] != other[5], "the worlds do differ"
    for number in range(5):
        assert one[number] == other[number]


async def test_in_a_window_the_screen_travels_in_turn_order_also_the_other_way_round() -> None:
    hands = (HANDS[0], "red-3 blue-2 green-crook yellow-plan", HANDS[2], "green-1 green-4 yellow-3 blue-3")
    app = make(wishes(4, 4, (*NAMES, "Dora")), source=deal(hands, "red-1", starter=1))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        table(app).sitting.match.state.direction = -1
        assert table(app).sitting.view().direction == "anticlockwise"
        asked = []
        for key in ("0", "1", "1", "1"):
            await settle(pilot)
            asked.append(table(app).sitting.next_seat())
            await pilot.press("enter")
            await settle(pilot)
            await pilot.press(key)
        await settle(pilot)
        assert asked == [1, 0, 3, 2]
        assert [ply.seat for ply in table(app).sitting.match.plies if ply.seat >= 0] == asked


async def test_two_people_and_a_bot_play_a_round() -> None:
    app, rng = make(wishes(3, 2, NAMES[:2]), seed=21), Random(5)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(200):
            await settle(pilot)
            sitting = table(app).sitting
            if isinstance(app.screen, PartScreen):
                break
            if isinstance(app.screen, CoverScreen):
                assert sitting.viewer == PUBLIC
                assert sitting.view().hand is None
                await pilot.press("enter")
                await settle(pilot)
            assert sitting.viewer == sitting.next_seat()
            await pilot.press(*some_cell(app, rng).key)
        assert isinstance(app.screen, PartScreen), "a round has ended"


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
async def test_the_end_of_a_round_shows_several_people_no_hand(size: tuple[int, int]) -> None:
    app, rng = make(wishes(2, 2, NAMES[:2]), seed=21), Random(5)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        while not isinstance(app.screen, PartScreen):
            if isinstance(app.screen, CoverScreen):
                await pilot.press("enter")
            else:
                await pilot.press(*(some_cell(app, rng).key or ["enter"]))
            await settle(pilot)
        await pilot.pause()
        sitting, shown = table(app).sitting, text(app)
        assert not sitting.is_over
        assert "Round 1 is over" in shown
        assert sitting.viewer == PUBLIC
        assert "Your hand" not in shown
        for player in sitting.match.state.players:
            player.hand[:] = list(reversed(player.hand))
        table(app).retell()
        await pilot.pause()
        assert text(app) == shown, "whatever they hold, the screen is the same"
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, CoverScreen)


ILLEGAL = {
    "en": ("The yellow 2 does not fit on the red 1. What fits is red, or the same theme. (R8)", "R8 What fits"),
    "de": ("Die gelbe 2 passt nicht. Oben liegt: rote 1. Nötig ist Rot oder dasselbe Motiv. (R8)", "R8 Was passt"),
    "fr": (
        f"Le 2 jaune ne convient pas. Carte du dessus{HARD}: 1 rouge. Il faut du rouge ou le même motif. (R8)",
        "R8 Ce qui convient",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_card_that_does_not_fit_can_be_asked_why(language: str) -> None:
    app = make(wishes(2, names=["Zoe"]), language, source=deal(HANDS[:2], "red-1"))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert offered(app) == {
            "cannot": True,
            "play red-2": True,
            "play yellow-2": False,
            "play blue-keyhole": False,
            "play police": True,
        }
        sentence, title = ILLEGAL[language]
        await reach(pilot, choices(app), cell_of(app, "play yellow-2"))
        await pilot.pause()
        assert "(R8)" in text(app), "already beside the hand"
        before = table(app).sitting.match.version
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, WhyScreen)
        assert str(app.screen.query_one("#why-sentence", Static).content) == sentence
        assert str(app.screen.query_one("#why-rule", Static).content).startswith(title)
        await pilot.press("escape")
        assert table(app).sitting.match.version == before
        await reach(pilot, choices(app), cell_of(app, "play red-2"))
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, WhyScreen)
        allowed = {"en": "allowed now", "de": "jetzt erlaubt", "fr": "permis en ce moment"}[language]
        assert allowed in str(app.screen.query_one("#why-sentence", Static).content)


async def test_every_action_is_allowed_or_explained_with_a_rule_that_exists() -> None:
    app, rng = make(wishes(3, preset="hoodlums"), seed=5), Random(5)
    async with app.run_test(size=SMALL) as pilot:
        phases, explained = set[str](), set[str]()
        await go_on(pilot)
        while not table(app).sitting.is_over and len(phases) < 9:
            talk, sitting = table(app).talk, table(app).sitting
            if talk.sitting.view().phase not in phases:
                phases.add(talk.sitting.view().phase)
                legal, refusals = sitting.legal(), list(sitting.match.explain_all(sitting.viewer))
                assert len(refusals) == len(GAME.actions)
                for number, refusal in enumerate(refusals):
                    assert (refusal is None) == (number in legal)
                    if refusal is not None and str(refusal) not in explained:
                        explained.add(str(refusal))
                        assert str(talk.refusal(ActionId(number))) == str(refusal)
                        assert talk.why(refusal).endswith(f"({refusal.rule})")
                        assert rule(GAME.folder, "de", refusal.rule) is not None
            await pilot.press(*(some_cell(app, rng).key or ["enter"]))
            await go_on(pilot)
        assert {"turn", "doubt", "force", "rob"} <= phases


async def test_i_cannot_is_one_key_away_and_as_large_as_a_card() -> None:
    app = make(wishes(2, names=["Zoe"]), source=deal(HANDS[:2], "red-1"))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        places = {GAME.actions.name(place.cell.action): place for place in choices(app).places()}
        assert places["cannot"].width >= places["play red-2"].width - 1
        assert places["cannot"].row == 0
        await pilot.press("0")
        await settle(pilot)
        assert 'You say: "I cannot."' in log(app)


async def test_a_colour_is_wished_for_by_its_name_and_shape(monkeypatch: pytest.MonkeyPatch) -> None:
    app = make(wishes(2, names=["Zoe"]), source=deal(HANDS[:2], "blue-1"))
    bluffer(app, monkeypatch)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press(cell_of(app, "play blue-keyhole").key)
        await settle(pilot)
        assert list(offered(app)) == [f"wish {colour}" for colour in SHAPES]
        for colour, shape in SHAPES.items():
            assert f"{shape} {colour}" in text(app)
        await pilot.press("2")
        await settle(pilot)
        assert table(app).sitting.view().wish == "yellow"
        assert "Wished ☼ yellow" in plain(app)
        assert "Theme Keyhole" in plain(app)


async def test_the_end_of_a_round_is_told_before_the_next_begins() -> None:
    app, rng = make(wishes(3, names=["Zoe"]), seed=9), Random(2)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        while not isinstance(app.screen, PartScreen):
            await pilot.press(*(some_cell(app, rng).key or ["enter"]))
            await settle(pilot)
        await pilot.pause()
        shown = plain(app)
        assert "Round 1 is over" in shown
        assert "The round is over." in shown
        seats = table(app).sitting.match.part_results[0]["seats"]
        note = str(app.screen.query_one("#note-text", Static).content)
        for name, seat in zip(table(app).sitting.names, seats, strict=True):
            assert re.search(rf"{name} .*\b{seat['total']}$", note, re.MULTILINE)
        await pilot.press("f3")
        await pilot.pause()
        assert "Runde 1 ist zu Ende" in plain(app)
        before = table(app).sitting.match.version
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, TableScreen)
        assert table(app).sitting.match.version >= before
        assert "Runde 2 von 3" in text(app)


async def test_the_discard_pile_can_be_looked_through() -> None:
    app = make(wishes(2), seed=3)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        state = table(app).sitting.match.state
        state.discard[:] = [1] * len(state.discard)
        state.out[0] = 2
        await pilot.press("d")
        await pilot.pause()
        assert isinstance(app.screen, AsideScreen)
        shown = str(app.screen.query_one("#note-text", Static).content)
        assert "50 cards" in shown
        assert "♦ 1 ×2" in shown
        assert app.screen.query_one(".window").region.bottom <= SMALL[1]


BOMB_LIES = {"en": "50 cards with a Bomb", "de": "50 Karten mit Bombe", "fr": "50 cartes avec Bombe"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_bomb_that_went_off_is_seen_on_the_pile(language: str) -> None:
    app = make(wishes(2, preset="hoodlums"), language, source=deal(HANDS[:2], "red-1"))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        state = table(app).sitting.match.state
        state.discard[:] = [1] * len(state.discard)
        state.discard[GAME.actions.parse("play bomb") - GAME.actions.parse("play red-1")] = 0
        table(app).retell()
        await pilot.pause()
        assert BOMB_LIES[language].replace("50", "49") not in plain(app)
        state.discard[:] = [1] * len(state.discard)
        table(app).retell()
        await pilot.pause()
        assert BOMB_LIES[language] in plain(app)
        check_fit(app)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_of_a_hundred_cards_can_be_told(language: str) -> None:
    event = {"event": "showed", "seat": 0, "cards": ["red+yellow-plan"] * 100}
    sentence = say_event(translator(language, GAME), GAME, event, NAMES)
    assert len(sentence) > 1500
    assert sentence.count("Plan") == 100


async def test_both_games_can_be_picked_with_their_presets_and_seats() -> None:
    app = make()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("down", "right")
        await pilot.pause()
        picker = app.screen.query_one("#pick-game", Picker)
        assert [value for value, _ in picker._values] == ["katzenjammer", "klaumau"]
        assert picker.value == "klaumau"
        assert "Hold the best loot" in text(app)
        seats = app.screen.query_one("#pick-seats", Picker)
        assert [value for value, _ in seats._values] == [str(count) for count in range(2, 9)]
        presets = app.screen.query_one("#pick-preset", Picker)
        assert [value for value, _ in presets._values] == list(GAME.presets)
        await pilot.press("down", *["right"] * 5, "down", *["right"] * 7)
        for key in ("f2", "f3", "f4"):
            await pilot.press(key)
            await pilot.pause()
            for name in ("name-7", "setup-start", "setup-company"):
                assert Region(0, 0, *SMALL).contains_region(app.screen.query_one(f"#{name}").region), name
        await pilot.press("enter")
        await settle(pilot)
        assert table(app).sitting.plan.seats == 8
        assert table(app).sitting.plan.people == 8
        assert isinstance(app.screen, CoverScreen)


def test_the_skin_is_found_and_its_shapes_are_one_column_wide() -> None:
    assert isinstance(find_skin("klaumau"), Klaumau)
    assert all(cell_len(shape) == 1 for shape in SHAPES.values())
    assert len(set(SHAPES.values())) == len(SHAPES)
