"""What the others' choices tell of their hands.

A world is the likelier, the better the hands in it explain what the others have bid, passed, paid and presented. How
closely somebody follows the rule of thumb is not known beforehand: several degrees of closeness are held against all
that a seat has done, and whoever seems to follow no rule at all teaches nothing.
"""

from math import exp
from typing import Any

from ...core.compiled import compiled, outlined
from .actions import PAY, PRESENT
from .cards import KINDS
from .notes import MOST_MOMENTS, MOST_WORDS, Moment, Notes, Word
from .rules import legal
from .state import Phase, State
from .thumb import appraise

BLUR = 0.75
"""Mice: for one who follows the rule loosely a difference of so much in what is thought of two actions makes the better
one e times as likely; a third of that for one who follows it closely, and a third again for one who does so exactly."""
CUT = 5.0
"""What is worse than the best by more blurs than this counts as just so much worse, and what else there was of
that kind not at all."""
LOOSELY, CLOSELY, EXACTLY = 0.3, 0.3, 0.3
"""So often a seat follows the rule loosely, closely, exactly."""
STRANGE = 0.1
"""So often a seat follows no rule."""
ANYTHING = 0.2
"""A seat that follows no rule would have made each of its choices with this chance."""


@compiled
def set_phase(state: State, action: int) -> None:
    """The phase in which an action is chosen."""
    state.phase = Phase.BID
    if action >= PRESENT:
        state.phase = Phase.PRESENT
    elif action >= PAY:
        state.phase = Phase.PAY


@compiled
def set_hand(state: State, notes: Notes, moment: Moment, seat: int) -> None:
    """The hand that a seat would have had then, if the world is true."""
    hand, standing, cards = state.players[seat].hand, moment.seats[seat], notes.seats[seat].cards
    for kind in range(KINDS):
        hand[kind] = standing.open[kind]
    for slot in range(standing.slots):
        hand[cards[slot]] += 1


@compiled
def go_back(state: State, notes: Notes, word: Word, deck: int, supply: int) -> None:
    """The table as it stood before a choice, for the one who made it: of the others only the number of cards counts."""
    moment = notes.moments[word.moment % MOST_MOMENTS]
    set_phase(state, word.action)
    state.bid = word.bid
    state.passes = word.passes
    state.deck = deck + notes.drawn - moment.drawn
    state.supply = supply + notes.mice - moment.mice
    state.row_size = moment.row_size
    for i in range(moment.row_size):
        state.row[i] = moment.row[i]
    for kind in range(KINDS):
        state.discard[kind] = moment.discard[kind]
    for other in range(state.seats):
        them, standing = state.players[other], moment.seats[other]
        them.shown = standing.shown
        them.mice = standing.mice
        for kind in range(KINDS):
            them.hand[kind] = 0
        them.hand[KINDS - 1] = standing.cards
    set_hand(state, notes, moment, word.seat)


@compiled
def blurred(worse: float) -> float:
    """How likely an action is for one who follows the rule loosely, to the best one, by how many mice it is worse."""
    return exp(-min(CUT, worse / BLUR))


@compiled
def cubed(number: float) -> float:
    """A third of the blur."""
    return number * number * number


@outlined
def explained(state: State, notes: Notes, seat: int, weights: Any, actions: Any, values: Any) -> float:
    """How likely a seat with these cards would have done all that it did; the state is spoilt by it."""
    deck, supply = state.deck, state.supply
    none, loosely, closely, exactly = STRANGE, LOOSELY, CLOSELY, EXACTLY
    for number in range(max(0, notes.said - MOST_WORDS), notes.said):
        word = notes.words[number % MOST_WORDS]
        if word.seat != seat or word.moment < notes.passed - MOST_MOMENTS:
            continue
        go_back(state, notes, word, deck, supply)
        count = legal(state, seat, actions)
        if count == 1:
            continue
        appraise(state, seat, actions, count, weights, values)
        most, own = values[0], -1e9
        for i in range(count):
            most = max(most, values[i])
            if actions[i] == word.action:
                own = values[i]
        loose, close, exact = 0.0, 0.0, 0.0
        for i in range(count):
            if (most - values[i]) / BLUR < CUT:
                one = blurred(most - values[i])
                loose += one
                close += cubed(one)
                exact += cubed(cubed(one))
        one = blurred(most - own)
        none *= ANYTHING
        loosely *= one / loose
        closely *= cubed(one) / close
        exactly *= cubed(cubed(one)) / exact
    state.deck, state.supply = deck, supply
    return float(none + loosely + closely + exactly)
