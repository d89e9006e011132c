"""The small parts of the engine, each on its own."""

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import pytest

from katzentisch.core import match as match_module
from katzentisch.core.actions import Actions, words
from katzentisch.core.chance import CardOrder, Entropy, Script, ScriptError, Seeded
from katzentisch.core.compiled import Build, compiled, generic
from katzentisch.core.game import Refusal
from katzentisch.core.locale import LANGUAGES, Translator, chosen_language
from katzentisch.core.log import Argument, Event, Events, fan_out, wire
from katzentisch.core.match import Match
from katzentisch.core.record import Many, Record
from katzentisch.core.registry import find, games
from katzentisch.core.seats import CHANCE, PUBLIC, Seat


class Point(Record):
    x: int
    y: int


class Shape(Record):
    name: int
    numbers: Annotated[list[int], Many(3)]
    points: Annotated[list[Point], Many(2)]


def test_a_record_has_three_forms_with_the_same_bytes() -> None:
    shape = Shape()
    shape.name, shape.numbers, shape.points[1].y = 7, [1, -2, 3], 9
    again = Shape.load(shape.dump())
    assert (again.name, again.numbers, again.points[1].y, again.points[0].x) == (7, [1, -2, 3], 9, 0)
    assert Shape.dtype().itemsize == len(shape.dump()) == 4 * Shape.width() == 32
    copy = shape.copy()
    copy.points[0].x = 5
    assert shape.points[0].x == 0


def test_a_record_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Shape.load(b"1234")


def test_a_record_takes_numbers_and_lists_of_fixed_length_only() -> None:
    class Bad(Record):
        names: list[int]

    with pytest.raises(TypeError, match="names"):
        Bad()


def test_actions_are_named_blocks() -> None:
    actions = Actions()
    colours = words("colour", ["red", "blue"])
    numbers = words("number", ["1", "2", "3"])
    skip, play = actions.block("skip"), actions.block("play", colours, numbers)
    assert (skip, play, len(actions)) == (0, 1, 7)
    assert actions.name(play + 4) == "play blue 2"
    assert actions.parse("play blue 2") == play + 4
    assert actions.arguments(play + 4) == {"colour": "blue", "number": "2"}
    with pytest.raises(ValueError, match="dance"):
        actions.parse("dance")
    with pytest.raises(ValueError, match="no action 7"):
        actions.name(7)


def test_a_secret_argument_reaches_only_its_seat() -> None:
    events = Events()
    events.kind("drew", Argument("seat"), Argument("card", words("card", ["a", "b"]), secret=True))
    event = Event(events.find("drew"), (2, 1))
    assert wire(fan_out(event, Seat(2))) == {"event": "drew", "seat": 2, "card": "b"}
    for viewer in (Seat(0), PUBLIC, CHANCE):
        assert wire(fan_out(event, viewer)) == {"event": "drew", "seat": 2}


@generic
def double(number: int) -> int:
    raise NotImplementedError


@compiled
def quadruple(number: int) -> int:
    return double(double(number))


@compiled
def plain_double(number: int) -> int:
    return 2 * number


@compiled
def triple(number: int) -> int:
    return 3 * number


@pytest.mark.parametrize("jit", [False, True])
def test_a_generic_is_built_for_each_game(jit: bool) -> None:
    one = Build("one", {"double": plain_double}, jit=jit)
    other = Build("other", {"double": triple}, jit=jit)
    assert (one(quadruple)(5), other(quadruple)(5)) == (20, 45)


class Bag:
    """Actions with their numbers of tickets."""

    def __init__(self, weights: list[tuple[int, int]]) -> None:
        self.weights = weights

    def actions(self) -> list[int]:
        return [action for action, _ in self.weights]

    def tickets(self) -> int:
        return sum(weight for _, weight in self.weights)

    def outcome(self, ticket: int) -> int:
        return [action for action, weight in self.weights for _ in range(weight)][ticket]

    def part(self) -> int:
        return 0


def test_sources_of_chance() -> None:
    game = find("katzenjammer")
    actions = [game.actions.parse(name) for name in ("reveal J", "reveal 1", "reveal 2")]
    fair = Bag([(action, 1) for action in actions])
    assert Entropy().pick(Bag([(actions[1], 5)])) == actions[1]
    assert len({Seeded(3).pick(fair) for _ in range(3)}) == 1
    assert {Seeded(seed).pick(fair) for seed in range(40)} == set(actions)
    order = CardOrder(game.actions, ["2", "J"], Seeded(1))
    assert [order.pick(fair) for _ in range(2)] == [actions[2], actions[0]]
    with pytest.raises(ScriptError):
        order.pick(fair)
    script = Script(game.actions, ["reveal 1"])
    assert script.pick(fair) == actions[1]
    with pytest.raises(ScriptError):
        script.pick(fair)


def test_entropy_differs_from_match_to_match() -> None:
    deals = {tuple(Match(find("katzenjammer"), seats=2, source=Entropy()).view(Seat(0)).hand) for _ in range(8)}
    assert len(deals) > 1


def test_a_card_order_gives_the_same_deck_whoever_plays() -> None:
    game = find("katzenjammer")
    deck = [card for card in "12345J" for _ in range(15)]
    options = game.options(first_bandleader=0)
    match = Match(game, options, 2, CardOrder(game.actions, deck, Seeded(1)))
    assert match.view(Seat(0)).hand == ["1"] * 6
    assert match.view(Seat(0)).row == ["1", "1"]


def test_the_match_refuses_strangers_and_nonsense() -> None:
    match = Match(find("katzenjammer"), seats=2, source=Seeded(1))
    before = match.state.dump()
    for seat, name, code in ((7, "pass", "no-such-seat"), (0, "sing", "no-such-action")):
        with pytest.raises(Refusal) as refused:
            match.say(Seat(seat), name)
        assert refused.value.code == code
    with pytest.raises(Refusal, match="no-such-outcome"):
        match.chance(match.parse("reveal 1"))
    assert match.state.dump() == before


def test_a_fork_goes_its_own_way() -> None:
    match = Match(find("katzenjammer"), seats=2, source=Seeded(1))
    fork = match.fork()
    before = match.state.dump(), len(match.events)
    fork.say(fork.to_act()[0], "pass")
    assert (match.state.dump(), len(match.events)) == before
    assert fork.version == match.version + 1


def test_games_are_found_and_unknown_ones_are_refused() -> None:
    assert "katzenjammer" in games()
    with pytest.raises(Refusal, match="no-such-game"):
        find("chess")


def test_a_game_from_outside_is_found_by_its_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "copycat.py").write_text(
        "import dataclasses\n"
        "from katzentisch.games.katzenjammer import GAME as CAT\n"
        "GAME = dataclasses.replace(CAT, name='copycat')\n"
    )
    info = tmp_path / "copycat-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: copycat\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[katzentisch.games]\ncopycat = copycat:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    games.cache_clear()
    try:
        assert set(games()) == {"copycat", "katzenjammer", "klaumau"}
        assert Match(find("copycat"), seats=2, source=Seeded(1)).to_act() != ()
    finally:
        monkeypatch.undo()
        games.cache_clear()


def test_without_numba_everything_runs_interpreted(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "from katzentisch.cli import main\n"
        "words = ['sim', 'katzenjammer', '--games', '3', '--engine', 'compiled', '--records', sys.argv[1]]\n"
        "assert main(words) == 0\n"
        "assert main(['replay', sys.argv[1], '--quiet']) == 0\n"
        "assert main(['check', 'katzenjammer', '--preset', 'mini', '--tries', '1']) == 0\n"
        "assert main(['warm']) == 3\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "f")], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr


def test_the_language_is_wished_or_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert [chosen_language(wish) for wish in ("de", None, "xx")] == ["de", "fr", "fr"]
    monkeypatch.setenv("LANG", "C")
    assert chosen_language() == "en"


def test_a_missing_message_or_fact_is_an_error() -> None:
    speak = Translator(LANGUAGES[0])
    with pytest.raises(KeyError):
        speak("no-such-message")
    with pytest.raises(ValueError, match="seat"):
        speak("refusal-no-such-seat")


def test_notes_that_nobody_asks_for_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only those asked for lately are kept; the others are the same when they are asked for again."""
    monkeypatch.setattr(match_module, "MOST_NOTES", 3)
    matches = [Match(find("katzenjammer"), seats=2, source=Seeded("notes", number)) for number in range(5)]
    noted = [match.notes(Seat(1)).dump() for match in matches]
    assert [bool(match._notes) for match in matches] == [False, False, True, True, True]
    assert [match.notes(Seat(1)).dump() for match in matches] == noted
    assert matches[0].notes(Seat(1)).dump() != matches[1].notes(Seat(1)).dump()
    kept = matches[3].notes(Seat(1))
    assert matches[3].notes(Seat(1)) is kept
