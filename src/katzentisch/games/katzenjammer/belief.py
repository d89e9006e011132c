"""What the others' bids and passes tell of their hands.

A world is the likelier, the better the hands in it explain what the others said in the last auctions, if they think by
the rule of thumb. Nobody does so always: somebody may also say anything.
"""

from math import exp
from typing import Any

from ...core.compiled import compiled, outlined
from .actions import BID, PASS
from .bidding import legal_bids
from .cards import KINDS, NO_BID
from .notes import MOST_WORDS, Notes, Word
from .state import Phase, State
from .thumb import weigh_bids

BLUR = 0.5
"""Mice: a difference of so much in what is thought of two actions makes the better one e times as likely."""
CUT = 6.0
"""What is worse than the best by so many blurs is never said by one who thinks by the rule of thumb."""
ANYTHING = 0.2
"""A seat that follows no rule would have said each of its words with this chance."""
STRANGE = 0.1
"""So often a seat follows no rule."""


@compiled
def set_hand(state: State, notes: Notes, word: Word) -> None:
    """The hand that the speaker would have had, if the world is true."""
    hand = state.players[word.seat].hand
    for kind in range(KINDS):
        hand[kind] = word.open[kind]
    cards = notes.seats[word.seat].cards
    for slot in range(word.slots):
        hand[cards[slot]] += 1


@compiled
def go_back(state: State, notes: Notes, word: Word, deck: int, supply: int) -> None:
    """The table as it stood before a word, as far as it matters to the speaker."""
    state.phase = Phase.BID
    state.bid = word.standing
    state.passes = word.passes
    state.deck = deck + notes.drawn - word.drawn
    state.supply = supply + notes.mice - word.mice
    state.row_size = word.row_size
    for i in range(word.row_size):
        state.row[i] = word.row[i]
    state.players[word.seat].shown = word.shown
    set_hand(state, notes, word)


@compiled
def chance_of(bid: int, actions: Any, count: int, values: Any) -> float:
    """How likely one who thinks so of its legal actions makes this bid, or passes."""
    wanted = PASS if bid == NO_BID else BID + bid
    most, own = values[0], -1e9
    for i in range(count):
        most = max(most, values[i])
        if actions[i] == wanted:
            own = values[i]
    total = 0.0
    for i in range(count):
        worse = (most - values[i]) / BLUR
        if worse < CUT:
            total += exp(-worse)
    return exp(max(-CUT, (own - most) / BLUR)) / total


@compiled
def explained(state: State, word: Word, weights: Any, actions: Any, values: Any) -> float:
    """How likely the speaker would have said this word."""
    count = legal_bids(state, state.players[word.seat], actions)
    weigh_bids(state, word.seat, actions, count, weights, values)
    return chance_of(word.bid, actions, count, values)


@outlined
def likelihood(state: State, seat: int, notes: Notes, weights: Any, actions: Any, values: Any) -> float:
    """How well the hands of a world that was just drawn explain what the others said; the world is spoilt by it."""
    words = min(notes.said, MOST_WORDS)
    deck, supply = state.deck, state.supply
    chance = 1.0
    for other in range(state.seats):
        rule, none = 1.0 - STRANGE, STRANGE
        for i in range(words):
            word = notes.words[i]
            if word.seat == other:
                go_back(state, notes, word, deck, supply)
                rule *= explained(state, word, weights[other], actions, values)
                none *= ANYTHING
        chance *= rule + none
    return chance
