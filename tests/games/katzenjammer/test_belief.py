"""What the others' choices tell: the table as it stood, hands that explain what was done, and the walk among them."""

from collections import Counter
from itertools import product
from math import perm

import msgspec
import pytest

from katzentisch.bots.base import Handle
from katzentisch.bots.catalog import bot_of
from katzentisch.bots.engine import engine_of
from katzentisch.bots.search import Search, Thought, first_steps
from katzentisch.core.actions import ActionId
from katzentisch.core.chance import Seeded
from katzentisch.core.match import Match
from katzentisch.core.rng import Rng, below, seeded
from katzentisch.core.seats import Seat
from katzentisch.core.walks import Case, walk
from katzentisch.games.katzenjammer import GAME, belief
from katzentisch.games.katzenjammer.cards import KINDS
from katzentisch.games.katzenjammer.notes import MOST_MOMENTS, MOST_WORDS, Notes
from katzentisch.games.katzenjammer.rules import legal
from katzentisch.games.katzenjammer.secrets import broken_proof, make_hand
from katzentisch.games.katzenjammer.state import Phase, State
from katzentisch.games.katzenjammer.thumb import appraise
from katzentisch.games.katzenjammer.wandering import CHANCES, wander
from tests.games.katzenjammer.reference import worlds
from tests.games.katzenjammer.table import Table, deal, names_of

OBSERVER = Seat(0)
GREEDY = GAME.advice.policies()["greedy"]
Choice = tuple[Seat, int, list[tuple[int, float]]]
"""Who chose what, and what was thought of every legal action."""
Hand = tuple[int, ...]


def true_notes(match: Match) -> Notes:
    """The observer's notes, with the cards in the slots that really lie there."""
    notes: Notes = match.notes(OBSERVER).copy()
    slots = [0] * match.seats
    begun = max(i for i, event in enumerate(match.events) if event.kind.name == "game-starts")
    for event in match.events[begun:]:
        if event.kind.name in ("dealt", "drew"):
            seat, card = event.args[0], event.args[1]
            notes.seats[seat].cards[slots[seat]] = card
            slots[seat] += 1
    return notes


def appraised(state: State, seat: int) -> list[tuple[int, float]]:
    """The legal actions of a seat, and what the rule of thumb thinks of them."""
    actions, values = [0] * GAME.most_legal, [0.0] * GAME.most_legal
    count = legal(state, seat, actions)
    appraise(state, seat, actions, count, GREEDY.row(state.seats), values)
    return list(zip(actions[:count], values[:count], strict=True))


@pytest.mark.parametrize(
    ("preset", "seats"), [("printed", 2), ("printed", 4), ("printed", 6), ("match", 3), ("refill", 4)]
)
def test_before_every_choice_the_table_is_as_it_was(preset: str, seats: int) -> None:
    """What a seat thinks of its actions is the same, to the last digit, at the table that is put back."""
    match = Match(GAME, GAME.presets[preset], seats, Seeded("belief"))
    rng = seeded("belief")
    thoughts: list[Choice] = []
    checked: Counter[int] = Counter()
    game = 0
    while not match.is_over:
        state: State = match.state
        if state.game != game:
            thoughts, game = [], state.game
        if match.version % 5 == 0:
            checked += check_words(match, thoughts)
        seat, known = match.to_act()[0], appraised(state, match.to_act()[0])
        best = max(range(len(known)), key=lambda index: known[index][1])
        action = known[below(rng, len(known)) if below(rng, 5) == 0 else best][0]
        if seat != OBSERVER:
            thoughts.append((seat, action, known))
        match.act(seat, ActionId(action))
    assert checked[Phase.BID] > 100
    assert min(checked[Phase.PAY], checked[Phase.PRESENT]) > 20


def check_words(match: Match, thoughts: list[Choice]) -> "Counter[int]":
    """The choices that are still known are these, and before each the table was the same; how many, by phase."""
    notes, state = true_notes(match), match.state
    assert notes.said == len(thoughts)
    found: Counter[int] = Counter()
    for number in range(max(0, len(thoughts) - MOST_WORDS), len(thoughts)):
        word, before = notes.words[number % MOST_WORDS], state.copy()
        if word.moment >= notes.passed - MOST_MOMENTS:
            belief.go_back(before, notes, word, state.deck, state.supply)
            assert (word.seat, word.action, appraised(before, word.seat)) == thoughts[number]
            found[before.phase] += 1
    return found


def likelihood(table: Table, cards: str) -> float:
    """How well it explains what was done if the second seat was dealt these cards."""
    match = table.match
    notes = match.notes(OBSERVER).copy()
    for slot, card in enumerate(cards.split()):
        notes.seats[1].cards[slot] = "J12345".index(card)
    return explained(match.state, notes, 1)


def explained(state: State, notes: Notes, seat: int) -> float:
    """How well the cards in a seat's slots explain what it did."""
    actions, values = [0] * GAME.most_legal, [0.0] * GAME.most_legal
    return belief.explained(state.copy(), notes, seat, GREEDY.row(state.seats), actions, values)


def test_nothing_said_nothing_learned() -> None:
    table = deal(["1 2 3 4", "1 1 2 3"], 0, "5 5")
    assert likelihood(table, "5 5 5 4") == likelihood(table, "1 1 2 3") == pytest.approx(1.0)


def test_who_passes_would_not_have_wanted_the_lot() -> None:
    """Two 5s for two cards: whoever has two more of them takes five mice at once and would not pass."""
    table = deal(["1 2 3 5", "1 2 3 3"], 1, "5 5").plays("0 bid 1x5, 1 pass")
    assert likelihood(table, "1 2 3 3") > 2 * likelihood(table, "5 5 1 2")


def test_who_bids_wanted_the_lot() -> None:
    table = deal(["1 2 3 5", "5 5 1 2"], 1, "5 5").plays("0 bid 1x5, 1 bid 2-different")
    assert likelihood(table, "5 5 1 2") > 1.1 * likelihood(table, "1 2 3 3")


def test_who_presents_nothing_had_nothing_to_present() -> None:
    """After the auction two 5s lie with the seat: with two more it would have presented them when the supply is low."""
    table = deal(["1 2 3 4", "1 2 3 5"], 0, "5 5").plays("1 bid 1x1, 0 pass, 1 pay 0J, 1 done")
    assert likelihood(table, "1 2 3 5") > likelihood(table, "1 5 5 2")


def test_nobody_follows_a_rule_for_certain() -> None:
    """A word that no hand explains leaves all hands about as likely as they were."""
    table = deal(["1 2 3 4", "4 4 4 1"], 0, "1 1").plays("1 bid 3x4")
    assert likelihood(table, "4 4 4 1") == pytest.approx(likelihood(table, "4 4 4 J"), rel=0.2)


class Walk:
    """A walk through the worlds of a seat, interpreted."""

    def __init__(self, match: Match, seat: Seat, *, world: State, rng: Rng) -> None:
        self.seat, self.rng = seat, rng
        self.state: State = world.copy()
        self.notes: Notes = match.notes(seat).copy()
        GAME.rules.determinize(self.state, seat, self.notes, self.rng)
        self._rows = [GREEDY.row(match.seats)] * match.seats
        self._actions, self._values, self._memory = [0] * GAME.most_legal, [0.0] * GAME.most_legal, [0.0] * 16

    def remembered(self, other: int) -> float:
        """How well the hand of a seat explains what it did, as the walk remembers it."""
        return self._memory[CHANCES + other]

    def go(self, steps: int) -> State:
        """So many steps further."""
        scratch = self.state.copy()
        wander(
            self.state, scratch, self.seat, self.notes, self._rows, self._actions, self._values, self._memory, steps,
            self.rng,
        )  # fmt: skip
        return self.state


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_where_one_wanders_everything_fits(seats: int) -> None:
    case = Case(GAME, "printed", GAME.presets["printed"], seats)
    moved = 0
    for index, match in enumerate(walk(case, "wander", seats, lean=1)):
        if index % 7 == 0 and match.to_act():
            seat = match.to_act()[0]
            wandering = Walk(match, seat, world=match.state, rng=seeded("wander", seats, index))
            before = wandering.state.copy()
            wandering.go(10)
            after = wandering.go(10)
            moved += after.dump() != before.dump()
            assert all(expected == found for _, expected, found in GAME.conserved(after))
            assert after.players[seat].dump() == match.state.players[seat].dump()
            for other in range(seats):
                hidden = wandering.notes.seats[other]
                if other != seat:
                    assert sum(after.players[other].hand) == sum(match.state.players[other].hand)
                    assert broken_proof(hidden, hidden.cards, [0] * KINDS) < 0
                    assert wandering.remembered(other) == explained(after, wandering.notes, other)
                after.players[other].hand = list(match.state.players[other].hand)
            after.pool = list(match.state.pool)
            assert after.dump() == match.state.dump()
    assert moved > 5


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_search_wanders_as_the_rules_in_python_do(seats: int) -> None:
    """The first world that a search takes is the same, byte for byte, as one found without compiled code."""
    bot, compared = bot_of(GAME, "search:200"), 0
    assert isinstance(bot, Search)
    case = Case(GAME, "printed", GAME.presets["printed"], seats)
    for index, match in enumerate(walk(case, "compiled", seats, lean=1)):
        if index % 9 == 0 and match.to_act():
            seat = match.to_act()[0]
            Thought(bot, Handle(match, seat, seeded(index))).go_on(1)
            handle = Handle(match, seat, seeded(index))
            world = State.load(handle.world().tobytes())
            wandering = Walk(match, seat, world=world, rng=handle.rng)
            assert wandering.go(first_steps(bot.budget)).dump() == engine_of(GAME).drawn.tobytes()
            compared += 1
    assert compared > 5


SMALL = msgspec.convert({"values": 2, "copies": 6, "jokers": 3, "hand": 2, "mice_total": 6}, GAME.options)


def believed(match: Match, seat: Seat) -> dict[tuple[Hand, ...], float]:
    """How likely each choice of the others' hands is: all deals of the hidden cards, one by one."""
    state, notes = match.state, match.notes(seat).copy()
    others = [other for other in range(match.seats) if other != seat]
    unseen = list(state.pool)
    for other in others:
        hidden = notes.seats[other]
        for kind in range(KINDS):
            unseen[kind] += state.players[other].hand[kind] - hidden.open[kind]
    places = [(other, slot) for other in others for slot in range(notes.seats[other].slots)]
    chances: dict[tuple[Hand, ...], float] = {}
    for cards in product(range(KINDS), repeat=len(places)):
        counts = Counter(cards)
        ways = 1.0
        for kind in range(KINDS):
            ways *= perm(unseen[kind], counts[kind])
        for (other, slot), card in zip(places, cards, strict=True):
            notes.seats[other].cards[slot] = card
        if ways and all(fits(notes, other) for other in others):
            for other in others:
                ways *= explained(state, notes, other)
            hands = tuple(hand_of(notes, other) for other in others)
            chances[hands] = chances.get(hands, 0.0) + ways
    total = sum(chances.values())
    return {hands: chance / total for hands, chance in chances.items()}


def fits(notes: Notes, seat: int) -> bool:
    hidden = notes.seats[seat]
    return make_hand(hidden, hidden.cards, [0] * KINDS) and broken_proof(hidden, hidden.cards, [0] * KINDS) < 0


def hand_of(notes: Notes, seat: int) -> Hand:
    hand = [0] * KINDS
    make_hand(notes.seats[seat], notes.seats[seat].cards, hand)
    return tuple(hand)


@pytest.mark.parametrize("seats", [2, 3])
def test_worlds_come_as_often_as_they_explain(seats: int) -> None:
    """On a small deck: as often as all deals, counted one by one and weighed, have it; and only such as may be."""
    looked, most = 0, 0
    for number in range(8):
        for match in positions(seats, number):
            seat, steps = match.to_act()[0], 8000
            expected, wandering = (
                believed(match, seat),
                Walk(match, seat, world=match.state, rng=seeded("wander", number)),
            )
            found: Counter[tuple[Hand, ...]] = Counter()
            for _ in range(steps):
                players = wandering.go(1).players
                found[tuple(tuple(players[other].hand) for other in range(seats) if other != seat)] += 1
            away = sum(abs(found[hands] / steps - expected.get(hands, 0.0)) for hands in {*found, *expected}) / 2
            assert away < 0.08
            looked, most = looked + 1, max(most, len(expected))
            if seats == 2:
                allowed = worlds(seats, msgspec.to_builtins(SMALL), names_of(match.plies), seat)
                assert allowed == {named(match, seat, hands) for hands in expected}
    assert min(looked, most) > 5


def named(match: Match, seat: Seat, hands: tuple[Hand, ...]) -> tuple[tuple[str, ...], ...]:
    """All hands of a world as the oracle names them: the seat's own, and those of the others."""
    found = [tuple(match.state.players[seat].hand), *hands]
    order = [found[0], found[1]] if seat == 0 else [found[1], found[0]]
    return tuple(tuple("J12345"[kind] for kind in (1, 2, 3, 4, 5, 0) for _ in range(hand[kind])) for hand in order)


def positions(seats: int, number: int) -> list[Match]:
    """Two positions of a match in which there are choices to explain, and few enough slots to count all deals."""
    found = []
    for match in walk(Case(GAME, "small", SMALL, seats), "often", number, lean=1):
        if not match.is_over and match.state.phase == Phase.BID:
            seat = match.to_act()[0]
            notes = match.notes(seat)
            slots = sum(notes.seats[other].slots for other in range(seats) if other != seat)
            if notes.said > 1 and slots <= 5:
                found.append(match.fork())
    return found[:: max(1, len(found) // 2)][:2]
