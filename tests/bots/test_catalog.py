"""Bots by name, and who may sit with people."""

from dataclasses import fields, replace

import pytest

from katzentisch.bots.base import Budget, Handle
from katzentisch.bots.catalog import RANGES, bot_of, entry, names
from katzentisch.bots.clairvoyant import Clairvoyant, OpenHandle
from katzentisch.bots.levels import NAMES
from katzentisch.bots.search import Search
from katzentisch.core.advice import RANDOM, Advice, Policy, Settings
from katzentisch.core.chance import Seeded
from katzentisch.core.game import Game, Refusal
from katzentisch.core.match import Match
from katzentisch.core.registry import find
from katzentisch.core.rng import seeded

GREEDY = Policy({2: (1.0, 2.0)})
PROBE = Policy({2: (3.0,)}, is_probe=True)


@pytest.fixture
def game() -> Game:
    policies = {"greedy": GREEDY, "contrary": PROBE}
    return replace(find("katzenjammer"), advice=Advice(policies=lambda: policies))


def test_budgets_are_matches_or_time(game: Game) -> None:
    budgets = {"search": "100ms", "search:7": "7", "search:20ms": "20ms", "clairvoyant:5": "5"}
    for name, budget in budgets.items():
        bot = bot_of(game, name)
        assert isinstance(bot, Search)
        assert str(bot.budget) == budget
    assert bot_of(game, "search:7").name == "search:7"
    assert bot_of(game, "clairvoyant:7").name == "clairvoyant:7"


def test_search_is_guided_by_the_rule_of_thumb_if_there_is_one(game: Game, paws: None) -> None:
    assert bot_of(game, "search:7") == Search(Budget(iterations=7), GREEDY)
    assert bot_of(find("paws"), "search:7") == Search(Budget(iterations=7), RANDOM)


def test_settings_can_be_tried_out(game: Game) -> None:
    bot = bot_of(game, "search:7@horizon=2@policy=random@exploration=0.5")
    assert isinstance(bot, Search)
    assert bot.settings is not None
    assert (bot.settings.horizon, bot.settings.exploration, bot.policy) == (2, 0.5, RANDOM)
    assert entry(game, "search:7@policy=random@horizon=2").name == "search:7@horizon=2@policy=random"


REFUSED = {
    "deep": "no-such-bot",
    "": "no-such-bot",
    "greedy:5": "no-such-bot",
    "search:": "bot-budget",
    "search:0": "bot-budget",
    "search:-3": "bot-budget",
    "search:1e9": "bot-budget",
    "clairvoyant:ms": "bot-budget",
    "search@luck=1": "bot-setting",
    "search@insight=1": "bot-setting",
    "search@steps=5": "bot-setting",
    "search@horizon=x": "bot-setting-range",
    "search@horizon=-3": "bot-setting-range",
    "search@exploration=nan": "bot-setting-range",
    "search@trust=0": "bot-setting-range",
    "clairvoyant@insight=1.5": "bot-setting-range",
    "search@noise=1@noise=2": "bot-setting-twice",
    "search@policy=x": "bot-setting",
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_bot_is_refused(name: str, game: Game) -> None:
    with pytest.raises(Refusal) as refused:
        bot_of(game, name)
    assert refused.value.code == REFUSED[name]
    if refused.value.code == "no-such-bot":
        assert refused.value.facts["bots"] == f"random, greedy, contrary, {', '.join(NAMES)}, search, clairvoyant"


@pytest.mark.parametrize("name", ["clairvoyant", "clairvoyant:5", "clairvoyant:5ms@horizon=1", "contrary"])
def test_people_are_not_seated_with_bots_for_measuring(name: str, game: Game) -> None:
    with pytest.raises(Refusal) as refused:
        bot_of(game, name, for_people=True)
    assert refused.value.code == "bot-not-for-people"
    assert bot_of(game, name)
    assert names(game, for_people=True) == ["random", "greedy", *NAMES, "search"]


def test_a_clairvoyant_needs_open_hands() -> None:
    game = find("katzenjammer")
    match = Match(game, seats=2, source=Seeded(1))
    seat = match.to_act()[0]
    with pytest.raises(TypeError):
        Clairvoyant(Budget(iterations=1)).choose(Handle(match, seat, seeded(1)))
    assert OpenHandle(match, seat, seeded(1)).sample().dump() == match.state.dump()
    assert Handle(match, seat, seeded(1)).sample().dump() != match.state.dump()


def test_a_version_changes_with_weights_settings_and_budget(game: Game) -> None:
    found = [entry(game, name).version for name in ("random", "greedy", "search:7", "search:8", "search:7@trust=0.5")]
    assert len(set(found)) == len(found)
    heavier = replace(game.advice, policies=lambda: {"greedy": Policy({2: (1.0, 2.5)})})
    assert entry(replace(game, advice=heavier), "greedy").version != found[1]
    assert entry(replace(game, advice=heavier), "search:7").version != found[2]
    assert entry(game, "search:7").version == found[2]


def test_every_setting_has_a_range_that_holds_what_the_games_use() -> None:
    assert set(RANGES) == {field.name for field in fields(Settings)}
    for name in ("katzenjammer", "klaumau"):
        for setting, (least, most) in RANGES.items():
            assert least <= getattr(find(name).advice.settings, setting) <= most
