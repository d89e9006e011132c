"""Search and the levels: what they may not know, that they repeat themselves, and a game of which nobody told them."""

import functools
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from katzentisch.bots.base import Appraisal, Bot, Budget, Handle
from katzentisch.bots.catalog import bot_of, names
from katzentisch.bots.clairvoyant import Clairvoyant, OpenHandle
from katzentisch.bots.engine import engine_of
from katzentisch.bots.kernel.answers import wait_for
from katzentisch.bots.kernel.layout import IMAGINED, KIND, PLIES
from katzentisch.bots.levels import NAMES, levels
from katzentisch.bots.search import MOST_ROOM, Search, Thought, mixed, room_for
from katzentisch.bots.table import Guest
from katzentisch.bots.thumb import Random, SlowThumb, Thumb
from katzentisch.core.actions import ActionId
from katzentisch.core.advice import MIXED, PURE, waver
from katzentisch.core.chance import Seeded
from katzentisch.core.match import Match, play
from katzentisch.core.registry import find
from katzentisch.core.rng import seeded
from katzentisch.core.seats import Seat
from katzentisch.core.walks import Case, finished, lockstep, twin_of

GAMES = ("katzenjammer", "klaumau")
TWINS = 8
MATCHES = 8
POSITIONS = 8
"""So many are looked at in each match."""


@functools.cache
def pairs(name: str, seats: int, preset: str = "printed") -> list[tuple[Match, Match, Seat]]:
    """Positions of two different worlds that the seat to act cannot tell apart."""
    game = find(name)
    case = Case(game, preset, game.presets[preset], seats)
    found: list[tuple[Match, Match, Seat]] = []
    for number in range(MATCHES):
        match, rng = finished(case, "bots", number, lean=1), seeded("bots", number)
        twins = [twin for _ in range(TWINS) if (twin := twin_of(case, match, rng)) is not None]
        here = [
            (one.fork(), other.fork(), twin.observer)
            for one, others in lockstep(case, match.plies, twins)
            for twin, other in others
            if len(one.legal(twin.observer)) > 1 and one.state.dump() != other.state.dump()
        ]
        found += here[:: 1 + len(here) // POSITIONS]
    assert len(found) > MATCHES
    return found


def differing(bot: Bot, name: str, seats: int, handle: type[Handle] = Handle, preset: str = "printed") -> int:
    """In how many positions a bot chooses otherwise in the twin world, or thinks otherwise."""
    found = 0
    for count, (one, other, seat) in enumerate(pairs(name, seats, preset)):
        choices = [bot.choose(handle(match, seat, seeded("secrecy", count))) for match in (one, other)]
        found += choices[0] != choices[1]
    return found


@pytest.mark.parametrize(
    ("name", "seats"),
    [("greedy", 3), ("search:40", 3), ("kitten", 3), ("tomcat", 3), ("stray", 2), ("mouser", 2), ("search:200", 5)],
)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_no_choice(game: str, name: str, seats: int) -> None:
    assert differing(bot_of(find(game), name), game, seats) == 0


@pytest.mark.parametrize("game", GAMES)
def test_nor_does_it_change_that_of_any_bot_that_has_a_name(game: str) -> None:
    known = set(names(find(game))) - {"search", "clairvoyant"}
    assert {"panther", "greedy-plain"} < known
    assert {name: differing(bot_of(find(game), name), game, 4) for name in known} == dict.fromkeys(known, 0)


@pytest.mark.parametrize(
    ("game", "preset", "seats"),
    [
        ("katzenjammer", "last_word", 4),
        ("katzenjammer", "refill", 6),
        ("klaumau", "hoodlums", 8),
        ("klaumau", "next_player", 4),
    ],
)
def test_nor_with_other_rules_and_many_seats(game: str, preset: str, seats: int) -> None:
    assert differing(bot_of(find(game), "search:40"), game, seats, preset=preset) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_looks_into_other_hands_is_caught(game: str) -> None:
    greedy = find(game).advice.policies()["greedy"]
    assert differing(Clairvoyant(Budget(iterations=40), greedy), game, 3, OpenHandle) > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_clairvoyant_sees_as_much_as_it_is_given(game: str) -> None:
    assert differing(bot_of(find(game), "clairvoyant:40@insight=0.5"), game, 3, OpenHandle) > 0
    assert differing(bot_of(find(game), "clairvoyant:40@insight=0"), game, 3, OpenHandle) == 0
    seeing = replace(find(game).advice.settings, insight=1.0)
    blind = Search(Budget(iterations=40), find(game).advice.policies()["greedy"], seeing)
    assert differing(blind, game, 3, OpenHandle) == 0


def start(game: str, seats: int = 3) -> tuple[Match, Seat]:
    """The first decision of a match that has more than one answer."""
    match = Case(find(game), "printed", find(game).presets["printed"], seats).match("start")
    while len(match.legal(match.to_act()[0])) == 1:
        match.act(match.to_act()[0], match.legal(match.to_act()[0])[0])
    return match, match.to_act()[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_thoughts(game: str) -> None:
    match, seat = start(game)
    bot = bot_of(find(game), "search:200")
    one, same, another = (bot.choose(Handle(match, seat, seeded(seed))) for seed in (1, 1, 2))
    assert one == same
    assert one.appraisals != another.appraisals


def asked_last(seats: int) -> tuple[Match, Seat]:
    """ "I cannot", said by the first seat; the one that is asked last thinks about it."""
    game = find("klaumau")
    match = Match(game, game.options(starter=0), seats, Seeded("late", 1))
    match.act(Seat(0), match.parse("cannot"))
    last = match.to_act()[-1]
    assert (match.to_act()[0], last) == (1, seats - 1)
    return match, last


@pytest.mark.parametrize("seats", [3, 8])
def test_whoever_is_asked_late_thinks_only_of_the_case_in_which_its_answer_counts(seats: int) -> None:
    match, last = asked_last(seats)
    bot = bot_of(match.game, "search:300")
    assert isinstance(bot, Search)
    choice = bot.analyse(Handle(match, last, seeded(1)))
    assert sum(one.visits for one in choice.appraisals) == choice.iterations == 300
    assert choice.bluff is not None


def test_how_likely_those_who_are_asked_before_leave_it_to_the_last() -> None:
    match, last = asked_last(5)
    game, state = match.game, match.state.copy()
    row = game.advice.policies()["greedy"].row(5)
    likely = 1.0
    for seat in range(1, last):
        actions, values = [0] * game.most_legal, [0.0] * game.most_legal
        count = game.rules.legal(state, seat, actions)
        assert game.advice.appraise(state, seat, actions, count, row, values) == MIXED
        likely *= values[0] / (values[0] + values[1])
        game.rules.apply(state, seat, match.parse("believe"), None)
    assert game.rules.turn(state) == last
    waited = match.state.copy()
    wait = game.build(jit=False)(wait_for)
    rules = [0.0] * 16
    found = wait(waited, last, [row] * 5, rules, [0] * game.most_legal, [0.0] * game.most_legal)
    assert found == pytest.approx(likely)
    assert 0 < found < 1
    assert waited.dump() == state.dump()
    again = wait(waited, last, [row] * 5, rules, [0] * game.most_legal, [0.0] * game.most_legal)
    assert (again, waited.dump()) == (1.0, state.dump())


@pytest.mark.parametrize("game", GAMES)
def test_every_imagined_match_is_counted(game: str) -> None:
    match, seat = start(game)
    bot = bot_of(find(game), "search:300")
    assert isinstance(bot, Search)
    choice = bot.analyse(Handle(match, seat, seeded(3)))
    assert choice.iterations == 300
    assert sum(one.visits for one in choice.appraisals) == 300
    assert [one.action for one in choice.appraisals] == match.legal(seat)
    assert all(0 <= one.value <= 1 and 0 <= one.win <= 1 for one in choice.appraisals)
    assert sum(one.prior for one in choice.appraisals) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_search_stops_when_nothing_can_change_any_more(game: str) -> None:
    """Where one mixes, when hardly anything can."""
    bot = bot_of(find(game), "search:200")
    assert isinstance(bot, Search)
    shorter, mixings, others = 0, 0, 0
    for count, (match, _, seat) in enumerate(pairs(game, 3)):
        hasty, patient = (think(Handle(match, seat, seeded(count))) for think in (bot.choose, bot.analyse))
        is_mixed = engine_of(find(game)).counters[KIND] == MIXED
        assert hasty.action == patient.action or is_mixed
        assert sum(one.visits for one in hasty.appraisals) <= hasty.iterations <= patient.iterations == 200
        shorter += hasty.iterations < 200
        mixings += is_mixed
        others += hasty.action != patient.action
    assert shorter > 0
    assert others <= 0.05 * mixings


def usual_and_better(gain: float, visits: int) -> list[Appraisal]:
    """What the rule of thumb would nearly always do, tried often, and something that was found to be better."""
    return [
        Appraisal(ActionId(0), 900, 0.3, 0.3, 0.95),
        Appraisal(ActionId(1), visits, 0.3 + gain, 0.3 + gain, 0.05),
    ]


def part_of_better(found: list[Appraisal], trust: float) -> float:
    """How often the second action is drawn."""
    return sum(mixed(found, trust, seeded("mixing", draw)) is found[1] for draw in range(400)) / 400


def test_where_one_mixes_a_bigger_gain_leaves_the_rule_of_thumb_more_often() -> None:
    parts = [part_of_better(usual_and_better(gain, 900), 0.01) for gain in (0.0, 0.02, 0.04, 0.1)]
    assert parts == sorted(parts)
    assert parts[0] < 0.15
    assert 0.2 < parts[1] < 0.8
    assert parts[3] == 1


def test_where_one_mixes_a_lucky_match_or_two_are_no_gain() -> None:
    assert part_of_better(usual_and_better(0.1, 2), 0.01) < 0.05
    assert part_of_better(usual_and_better(0.1, 900), 0.01) == 1


def test_where_one_mixes_a_gain_counts_the_more_the_longer_one_thought() -> None:
    match, seat = start("klaumau")
    bot = bot_of(find("klaumau"), "search:400")
    assert isinstance(bot, Search)
    thought = Thought(bot, Handle(match, seat, seeded(1)))
    thought.go_on(400)
    kinds = [len({thought.decide(done).action for _ in range(200)}) for done in (1, 10**9)]
    assert kinds[0] > 1
    assert kinds[1] == 1


def test_the_more_is_imagined_the_later_playouts_are_cut() -> None:
    game = find("katzenjammer")
    match, seat = start("katzenjammer")
    plies = []
    for reach in (0, 100, 10):
        bot_of(game, f"search:400@horizon=4@reach={reach}").choose(Handle(match, seat, seeded(1)))
        counters = engine_of(game).counters
        plies.append(counters[PLIES] / counters[IMAGINED])
    assert plies[0] < plies[1] < plies[2]


def test_a_tree_is_as_big_as_the_budget_needs() -> None:
    assert room_for(Budget(iterations=1000)) == 2048
    assert room_for(Budget(iterations=1025)) == 4096
    assert room_for(Budget(milliseconds=1)) == 1024
    assert room_for(Budget(iterations=10**9)) == MOST_ROOM


def test_a_budget_of_time_brings_a_decision() -> None:
    match, seat = start("katzenjammer")
    choice = bot_of(find("katzenjammer"), "search:20ms").choose(Handle(match, seat, seeded(1)))
    assert choice.action in match.legal(seat)
    assert sum(one.visits for one in choice.appraisals) == choice.iterations > 0


def left_to_others(prepare: Callable[[], Callable[[], object]]) -> float:
    """How much processor time another thread gets while one works, for each second of the one that works."""
    spent, ready = [], threading.Event()

    def measured() -> None:
        work = prepare()
        ready.set()
        begun = time.thread_time()
        work()
        spent.append(time.thread_time() - begun)

    thread = threading.Thread(target=measured)
    thread.start()
    assert ready.wait(120)
    begun = time.thread_time()
    while thread.is_alive():
        pass
    return (time.thread_time() - begun) / spent[0]


def test_search_lets_others_work_meanwhile() -> None:
    match, seat = start("katzenjammer")
    bot = bot_of(find("katzenjammer"), "search:30000")
    assert isinstance(bot, Search)

    def thinking() -> Callable[[], object]:
        """A thread has an engine of its own; it is ready before the clock starts."""
        thought = Thought(bot, Handle(match, seat, seeded(1)))
        thought.go_on(10)
        return lambda: thought.go_on(30_000)

    assert left_to_others(thinking) > 0.25
    assert left_to_others(lambda: lambda: 7**3_000_000) < 0.1, "a call that lets nobody work"


@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_to_the_end(game: str) -> None:
    case = Case(find(game), "printed", find(game).presets["printed"], 5)
    bots = list(levels(find(game)).values())
    assert [bot.name for bot in bots] == list(NAMES)

    def chooser(bot: Bot) -> Any:
        return lambda match, seat: bot.choose(Handle(match, seat, seeded(match.version))).action

    assert play(case.match("levels"), [chooser(bot) for bot in bots]).is_over


def test_who_misjudges_follows_the_chances_less() -> None:
    values = [1.0, 0.0625]
    waver(2, values, PURE, 3.0)
    assert values == [1.0, 0.0625], "where one does not mix, noise is added to the values later"
    waver(2, values, MIXED, 3.0)
    assert values == pytest.approx([1.0, 0.5])


@pytest.mark.parametrize("noise", [0.0, 1.5])
@pytest.mark.parametrize("game", GAMES)
def test_the_interpreted_rule_of_thumb_is_the_same(game: str, noise: float) -> None:
    policy = replace(find(game).advice.policies()["greedy"], noise=noise)
    for count, (match, _, seat) in enumerate(pairs(game, 3)):
        fast, slow = (
            bot("greedy", policy).choose(Handle(match, seat, seeded("slow", count))) for bot in (Thumb, SlowThumb)
        )
        assert fast == slow


def test_a_guest_plays_before_anything_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("katzentisch.bots.table.is_ready", lambda game: False)
    match, seat = start("katzenjammer")
    guest = Guest(find("katzenjammer"), "panther", (1,))
    assert guest.choose(match, seat) in match.legal(seat)
    assert not guest.is_ready


def paws_share(bot: Bot, seats: int, deals: int) -> float:
    """A bot's share of victory in Paws against chance, in every seat."""
    case = Case(find("paws"), "printed", find("paws").presets["printed"], seats)
    total = 0.0
    for deal in range(deals):
        match, seat = case.match("paws", deal), Seat(deal % seats)
        while not match.is_over:
            acting = match.to_act()[0]
            chosen = (bot if acting == seat else Random()).choose(Handle(match, acting, seeded(deal, acting)))
            match.act(acting, chosen.action)
        places = [match.game.rules.place(match.state, one) for one in range(seats)]
        total += (places[seat] == 1) / places.count(1)
    return total / deals


@pytest.mark.parametrize(("seats", "least"), [(2, 0.65), (4, 0.3)])
def test_a_game_from_outside_is_played_well(seats: int, least: float, paws: None) -> None:
    assert paws_share(Search(Budget(iterations=200)), seats, 240) > least
