"""Times and votes as numbers and words, without a server."""

import pytest
from msgspec import Raw
from msgspec.structs import replace

from katzentisch.client.votes import Ballot, ballots, voters
from katzentisch.core.game import Refusal
from katzentisch.core.registry import find
from katzentisch.protocol.messages import GameState
from katzentisch.protocol.table import Clock, SeatInfo, TableInfo
from katzentisch.tui.clock import Clocks, gone, in_words
from katzentisch.tui.refusals import say_refused
from katzentisch.tui.words import HARD, translator

NOW = 1_000_000
GAME = find("katzenjammer")
SPEAK = translator("en", GAME)
SEATS = [
    SeatInfo(kind="person", name="Ada", time_left=600_000),
    SeatInfo(kind="person", name="Bo", time_left=30_500),
    SeatInfo(kind="person", name="Cleo", is_present=False, gone_since=NOW - 8000, takes_over_at=NOW + 52_000),
    SeatInfo(kind="person", name="Dan", level="mouser"),
    SeatInfo(kind="bot", name="Minka", level="kitten"),
]
INFO = TableInfo(
    id="abcdefgh",
    revision=1,
    game="katzenjammer",
    options={},
    phase="playing",
    seats=SEATS,
    host=0,
    clock=Clock(per_move=60, per_game=600),
    is_listed=False,
    has_hints=False,
    match=1,
    wins=[],
    scores=[],
    votes={"pause": [0]},
)


def told(asked: list[int], deadline: int | None) -> GameState:
    return GameState(version=3, match=1, view=Raw(b"{}"), asked=asked, legal=[], deadline=deadline)


def test_the_time_of_a_move_runs_only_for_those_who_are_asked() -> None:
    clocks = Clocks(INFO, told([0], NOW + 41_200), NOW)
    assert [clocks.move_left(seat) for seat in range(5)] == [42, None, None, None, None]
    assert clocks.game_left(0) == 582
    assert clocks.game_left(1) == 31
    assert clocks.line(0, SPEAK, 30) == (["time", ""], "0:42 / 9:42")
    assert clocks.line(0, SPEAK, 10) == (["time", ""], "0:42")
    assert clocks.line(1, SPEAK, 30)[1] == "0:31"


def test_the_time_of_the_game_is_the_time_of_the_move_when_it_is_shorter() -> None:
    clocks = Clocks(INFO, told([1], NOW + 10_000), NOW)
    assert clocks.move_left(1) == clocks.game_left(1) == 10
    assert clocks.line(1, SPEAK, 30)[1] == "0:10"


def test_who_is_gone_and_who_has_a_stand_in() -> None:
    clocks = Clocks(INFO, told([0], None), NOW)
    assert clocks.line(2, SPEAK, 30) == (["gone", "away"], "0:52")
    assert clocks.line(3, SPEAK, 30) == (["bot plays", "bot"], "")
    assert clocks.line(4, SPEAK, 30) == ([""], "")
    assert [number for number, _ in gone(INFO, 0)] == [2]
    assert gone(INFO, 2) == []


def test_no_time_runs_in_a_pause_and_none_below_zero() -> None:
    assert Clocks(replace(INFO, phase="paused"), told([0], NOW), NOW).move_left(0) is None
    assert Clocks(INFO, told([0], NOW), NOW + 9000).move_left(0) == 0


@pytest.mark.parametrize(
    ("seconds", "shown"), [(0, "0:00"), (59, "0:59"), (3599, "59:59"), (3600, "1:00:00"), (86_400, "1 day")]
)
def test_times_in_words(seconds: int, shown: str) -> None:
    assert in_words(seconds, SPEAK) == shown


@pytest.mark.parametrize(("game", "is_shown"), [("katzenjammer", False), ("klaumau", True)])
def test_a_game_with_windows_has_a_line_for_their_time(game: str, is_shown: bool) -> None:
    free = replace(INFO, clock=Clock())
    assert Clocks(free, told([0], None), NOW).is_shown(find(game)) == is_shown
    assert Clocks(INFO, told([0], None), NOW).is_shown(find(game))


def test_people_who_play_themselves_vote() -> None:
    assert voters(INFO) == [0, 1, 2]
    assert [one.matter for one in ballots(INFO)] == ["pause", "take-back", "abandon"]
    assert ballots(INFO)[0] == Ballot("pause", [0], [1, 2])
    assert [one.matter for one in ballots(replace(INFO, phase="over"))] == ["rematch"]
    assert ballots(replace(INFO, phase="over", seats=[*SEATS, SeatInfo(kind="free")])) == []
    assert ballots(replace(INFO, phase="open")) == []


def test_who_has_agreed_withdraws_unless_nobody_else_is_missing() -> None:
    assert Ballot("pause", [0], [1]).is_yes(1)
    assert not Ballot("pause", [0], [1]).is_yes(0)
    assert Ballot("pause", [0], []).is_yes(0)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Not so fast! Try again in 3 seconds."),
        ("de", "Nicht so schnell! Versuch es in 3 Sekunden noch einmal."),
        ("fr", "Pas si vite ! Réessayez dans 3 secondes."),
    ],
)
def test_a_limit_says_how_long_to_wait(language: str, words: str) -> None:
    refusal = Refusal("too-fast", "", retry_after=2100)
    assert say_refused(translator(language, GAME), GAME, refusal).replace(HARD, " ") == words
