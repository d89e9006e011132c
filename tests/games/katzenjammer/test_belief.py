"""What bids and passes tell: the table as it stood, and hands that explain what was said."""

from typing import Any

import pytest

from katzentisch.core.chance import Seeded
from katzentisch.core.match import Match
from katzentisch.core.rng import below, seeded
from katzentisch.core.seats import Seat
from katzentisch.games.katzenjammer import GAME, belief
from katzentisch.games.katzenjammer.actions import BID, PASS
from katzentisch.games.katzenjammer.cards import NO_BID
from katzentisch.games.katzenjammer.notes import MOST_WORDS, Notes
from katzentisch.games.katzenjammer.state import Phase, State
from katzentisch.games.katzenjammer.thumb import appraise
from tests.games.katzenjammer.table import Table, deal

OBSERVER = Seat(0)
GREEDY = GAME.advice.policies()["greedy"]
Stood = tuple[Any, ...]


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


def standing(state: State, seat: int) -> Stood:
    """The table as it matters to a seat that is to bid."""
    me = state.players[seat]
    row = state.row[: state.row_size]
    return state.bid, state.passes, state.deck, state.supply, row, list(me.hand), me.shown


def thumbed(match: Match, seat: Seat) -> int:
    """The index of the action that the rule of thumb prefers."""
    actions, values = [0] * GAME.most_legal, [0.0] * GAME.most_legal
    count = GAME.rules.legal(match.state, seat, actions)
    appraise(match.state, seat, actions, count, GREEDY.row(match.seats), values)
    return max(range(count), key=lambda index: values[index])


@pytest.mark.parametrize(("preset", "seats"), [("printed", 2), ("printed", 4), ("printed", 6), ("match", 3)])
def test_the_table_before_a_word_is_as_it_was(preset: str, seats: int) -> None:
    match = Match(GAME, GAME.presets[preset], seats, Seeded("belief"))
    rng = seeded("belief")
    words: list[tuple[int, int, Stood]] = []
    checked, game = 0, 0
    while not match.is_over:
        state: State = match.state
        if state.game != game:
            words, game = [], state.game
        if match.version % 5 == 0:
            checked += check_words(match, words)
        seat, legal = match.to_act()[0], match.legal(match.to_act()[0])
        action = legal[below(rng, len(legal)) if below(rng, 5) == 0 else thumbed(match, seat)]
        if state.phase == Phase.BID and seat != OBSERVER:
            words.append((seat, NO_BID if action == PASS else action - BID, standing(state, seat)))
        match.act(seat, action)
    assert checked > 100


def check_words(match: Match, words: list[tuple[int, int, Stood]]) -> int:
    """The words that are still known are these, and the table is put back to what it was before each."""
    notes, state = true_notes(match), match.state
    assert notes.said == len(words)
    last = words[-MOST_WORDS:]
    for number, (seat, bid, stood) in enumerate(last, len(words) - len(last)):
        word, before = notes.words[number % MOST_WORDS], state.copy()
        belief.go_back(before, notes, word, state.deck, state.supply)
        assert (word.seat, word.bid, standing(before, seat)) == (seat, bid, stood)
    return len(last)


def likelihood(table: Table, cards: str) -> float:
    """How well it explains what was said if the second seat was dealt these cards."""
    match = table.match
    notes = match.notes(OBSERVER).copy()
    for slot, card in enumerate(cards.split()):
        notes.seats[1].cards[slot] = "J12345".index(card)
    rows = [GREEDY.row(match.seats)] * match.seats
    actions, values = [0] * GAME.most_legal, [0.0] * GAME.most_legal
    return GAME.advice.likelihood(match.state.copy(), OBSERVER, notes, rows, actions, values)


def test_nothing_said_nothing_learned() -> None:
    assert likelihood(deal(["1 2 3 4", "1 1 2 3"], 0, "5 5"), "5 5 5 4") == 1.0


def test_who_passes_would_not_have_wanted_the_lot() -> None:
    """Two 5s for two cards: whoever has two more of them takes five mice at once and would not pass."""
    table = deal(["1 2 3 5", "1 2 3 3"], 1, "5 5").plays("0 bid 1x5, 1 pass")
    assert likelihood(table, "1 2 3 3") > 3 * likelihood(table, "5 5 1 2")


def test_who_bids_wanted_the_lot() -> None:
    table = deal(["1 2 3 5", "5 5 1 2"], 1, "5 5").plays("0 bid 1x5, 1 bid 2-different")
    assert likelihood(table, "5 5 1 2") > 1.2 * likelihood(table, "1 2 3 3")


def test_nobody_follows_a_rule_for_certain() -> None:
    """A word that no hand explains leaves all hands about as likely as they were."""
    table = deal(["1 2 3 4", "4 4 4 1"], 0, "1 1").plays("1 bid 3x4")
    assert likelihood(table, "4 4 4 1") == pytest.approx(likelihood(table, "4 4 4 2"), rel=0.2)
