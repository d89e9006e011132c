"""The parts below the screens: plans, names, cells, skins, the entry point and its start."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from typing import TYPE_CHECKING, cast

import pytest

from katzentisch.cli import changed
from katzentisch.core.actions import ActionId
from katzentisch.core.game import Refusal
from katzentisch.core.registry import find
from katzentisch.tui import app as app_module
from katzentisch.tui import run
from katzentisch.tui.drawing import Face, Space, crop, hand
from katzentisch.tui.plan import OWN, Wishes, plan, seat_names
from katzentisch.tui.skin import Skin, find_skin
from katzentisch.tui.skins.katzenjammer import Katzenjammer
from katzentisch.tui.widgets.cells import Cell, lay_list, lay_matrix
from katzentisch.tui.widgets.picker import Picker
from katzentisch.tui.words import translator, typeset

from .table import GAME, SMALL, make, settle, table, text, wishes

if TYPE_CHECKING:
    from katzentisch.tui.screens.setup import SetupScreen

SPEAK = translator("en", GAME)


def test_nothing_said_is_one_person_against_two_bots() -> None:
    made = plan(Wishes(), SPEAK)
    assert (made.game, made.seats, made.people, made.preset) == (GAME, 3, 1, "printed")
    assert made.names == ("Ada", "Minka", "Felix")
    assert not made.is_hot_seat


def test_a_preset_for_two_makes_a_table_for_two() -> None:
    assert plan(Wishes(preset="mini"), SPEAK).seats == 2


@pytest.mark.parametrize(
    ("wished", "code"),
    [
        (Wishes(game="chess"), "no-such-game"),
        (Wishes(preset="nonsense"), "tui-no-such-preset"),
        (Wishes(seats=7), "tui-seats"),
        (Wishes(seats=3, preset="mini"), "tui-seats"),
        (Wishes(seats=3, people=4), "tui-people"),
        (Wishes(people=0), "tui-people"),
    ],
)
def test_what_cannot_be_is_refused(wished: Wishes, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        plan(wished, SPEAK)
    assert caught.value.code == code


@pytest.mark.parametrize(("language", "words"), [("en", "not 7"), ("de", "nicht für 7"), ("fr", "pas à 7")])
def test_the_entry_point_says_why_not(language: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Wishes("katzenjammer", 7, 1), language) == 2
    assert words in capsys.readouterr().err


async def test_own_options_are_offered_in_the_set_up_and_played() -> None:
    game = find("klaumau")
    app = make(Wishes("klaumau", options=changed(game, game.presets["printed"], ["rounds=2", "hand=3"])))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        picker = app.screen.query_one("#pick-preset", Picker)
        assert picker.value == OWN
        assert "own options" in text(app)
        picker.focus()
        await pilot.press("right")
        assert picker.value == "printed"
        assert cast("SetupScreen", app.screen).plan().options == game.presets["printed"]
        await pilot.press("left", "enter")
        await settle(pilot)
        sitting = table(app).sitting
        assert (sitting.match.options.rounds, sitting.match.options.hand) == (2, 3)
        assert "Round 1 of 2" in text(app)
        app.set_up(sitting.plan)
        await pilot.pause()
        assert app.screen.query_one("#pick-preset", Picker).value == OWN
        game_picker = app.screen.query_one("#pick-game", Picker)
        game_picker.focus()
        await pilot.press("right")
        assert game_picker.value != "klaumau"
        assert app.screen.query_one("#pick-preset", Picker).value == "printed"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "counted from 0"), ("de", "gezählt wird ab 0"), ("fr", "à partir de 0")]
)
def test_own_options_that_do_not_fit_the_table_are_refused(
    language: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = find("klaumau")
    options = changed(game, game.presets["printed"], ["starter=3"])
    assert run(Wishes("klaumau", 3, 1, options=options), language) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert words in said
    assert said.endswith("(M40)")


def test_names_cannot_steer_the_terminal() -> None:
    assert seat_names(["A\x1b[31m\u202eb"], 2, 1, SPEAK) == ("A[31mb", "Minka")


def test_points_have_a_true_minus_sign() -> None:
    assert typeset("-3") == "\N{MINUS SIGN}3"
    assert typeset("Ada: -3 points, 54-54, a -b") == "Ada: \N{MINUS SIGN}3 points, 54-54, a -b"


def test_names_are_never_equal() -> None:
    assert seat_names(["Bo", "Bo", " "], 4, 3, SPEAK) == ("Bo", "Bo 2", "Ada", "Minka")
    assert seat_names(["Minka"], 2, 1, SPEAK) == ("Minka", "Felix")


def cells(count: int, label: str = "Pay 1 2 J") -> list[Cell]:
    return [Cell(ActionId(number), str(number), label) for number in range(count)]


@pytest.mark.parametrize("count", [1, 6, 7, 8, 14, 15, 40])
def test_a_list_takes_as_few_columns_as_it_can(count: int) -> None:
    layout = lay_list(cells(count), 46, 7)
    assert len(layout.places) == count
    assert len({(place.row, place.column) for place in layout.places}) == count
    assert all(place.column + place.width <= 46 for place in layout.places)
    columns = len({place.column for place in layout.places})
    assert columns == min(-(-count // 7), 3)


def test_a_matrix_gets_air_where_there_is_room() -> None:
    rows = [cells(1, "0 Pass"), cells(6, "3×4"), cells(6, "4×4")]
    tight, airy = lay_matrix(rows, 46, 3), lay_matrix(rows, 80, 20)
    assert (tight.height, airy.height) == (3, 5)
    assert max(place.width for place in airy.places) > max(place.width for place in tight.places)
    for layout in (tight, airy):
        taken = [(place.row, place.column + at) for place in layout.places for at in range(place.width)]
        assert len(taken) == len(set(taken)), "no cell lies over another"


def test_a_hand_that_is_too_wide_becomes_piles_with_numbers() -> None:
    face = Face("3", "o.o", "#86b6f0")
    fans, piles = (hand([(face, count)], Space(46, is_roomy=False)) for count in (5, 25))
    assert [line.plain for line in fans] == ["╭─╭─╭─╭─╭───╮", "│3│3│3│3│ 3 │", "╰─╰─╰─╰─╰───╯"]
    assert [line.plain for line in piles] == ["╭───╮", "│ 3 │", "╰×25╯"]


def test_crop_keeps_the_width() -> None:
    assert crop("Bartholomeus", 7) == "Bartho…"
    assert crop("Bo", 4) == "Bo  "
    assert crop("Bo", 0) == ""


def test_a_skin_is_found_by_the_games_name() -> None:
    assert isinstance(find_skin("katzenjammer"), Katzenjammer)
    assert type(find_skin("some-other-game")) is Skin


async def test_a_game_without_a_skin_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "find_skin", lambda name: Skin())
    app = make(wishes(2, preset="mini"), seed=3)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        shown = text(app)
        assert "supply 4" in shown
        assert "─ hand ─" in shown
        assert "Pass" in shown
        while not table(app).sitting.is_over:
            await pilot.press("enter")
            await settle(pilot)
        assert "Result" in text(app)


START = """
import sys, time
from katzentisch.tui.app import TableApp

class Probe(TableApp):
    def on_ready(self):
        self.started = time.process_time()
        self.exit()

probe = Probe()
probe.run(headless=True)
assert not {"numba", "numpy"} & set(sys.modules), "nothing heavy"
print(probe.started)
"""


def test_the_first_prompt_takes_less_than_two_seconds_of_work() -> None:
    command = [sys.executable, "-c", START]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=_path())
    assert float(done.stdout.split()[-1]) < 2


OPEN = "import sys; from katzentisch.tui import run; sys.exit(run(language='en'))"


def test_in_a_real_terminal_it_asks_and_leaves() -> None:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    with subprocess.Popen(
        [sys.executable, "-c", OPEN], stdin=theirs, stdout=theirs, stderr=theirs, env=_path()
    ) as process:
        os.close(theirs)
        shown = b""
        while b"sit down" not in shown:
            assert select.select([ours], [], [], 60)[0], shown
            shown += os.read(ours, 65536)
        os.write(ours, b"q")
        _drain(ours)
        assert process.wait(60) == 0
    os.close(ours)


def _drain(terminal: int) -> None:
    """Read until the other side has closed."""
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:
        pass


def _path() -> dict[str, str]:
    return {"PYTHONPATH": ":".join(sys.path), "TERM": "xterm-256color"}
