"""What the others' words tell of their hands, and what their habits tell of their play (M86)."""

from math import exp, log
from typing import Any

from ...core.compiled import compiled, outlined
from .cards import KEYHOLE, KINDS, POLICE, theme_of
from .matching import has_applicable, is_applicable
from .notes import MOST_CLAIMS, Claim, Notes, fits_claim
from .state import Phase, State
from .thumb import bluff_odds_of_hand
from .weights import BELIEVE_SHIFT, BLUFF_SHIFT, EARLIER, PATIENCE, USUAL_BELIEF, USUAL_BLUFF

STRANGE = 0.06
"""So often nobody can tell what another player does."""


@compiled
def chance_of(odds: float) -> float:
    """The chance that log-odds stand for."""
    return 1.0 / (1.0 + exp(-odds))


@compiled
def made_it_a_lie(state: State, noted: Claim, kind: int) -> bool:
    """M6, M80: would this card have been applicable?"""
    if kind >= POLICE:
        return is_applicable(state, kind)
    return fits_claim(noted, kind) or (state.wild_keyhole == 1 and theme_of(kind) == KEYHOLE)


@compiled
def honest_chance(state: State, other: int, noted: Claim) -> float:
    """The chance that all cards of a hand that would have been applicable came after the claim."""
    them = state.players[other]
    applicable = 0
    for kind in range(KINDS):
        if them.hand[kind] > 0 and made_it_a_lie(state, noted, kind):
            applicable += them.hand[kind]
    chance = 1.0
    for i in range(applicable):
        chance *= max(0.0, noted.newer - i) / max(1.0, them.cards - i)
    return min(chance, 1.0)


@compiled
def explains(state: State, other: int, noted: Claim, age: int, weights: Any) -> float:
    """How likely a seat with this hand would have said that it cannot; its last word is of age 0."""
    honest = honest_chance(state, other, noted)
    if honest >= 1.0:
        return 1.0
    odds = weights[EARLIER] + weights[BLUFF_SHIFT]
    if age == 0 and state.phase == Phase.DOUBT and other == state.player:
        odds = bluff_odds_of_hand(state, other, weights)
    bluffs = (1.0 - STRANGE) * chance_of(odds) + 0.5 * STRANGE
    return honest + (1.0 - honest) * bluffs


@outlined
def likelihood(state: State, seat: int, notes: Notes, weights: Any, actions: Any, values: Any) -> float:
    """How well the hands explain every "I cannot" that is remembered."""
    chance = 1.0
    for other in range(state.seats):
        if other != seat:
            for age in range(MOST_CLAIMS):
                noted = notes.habits[other].claims[age]
                if noted.is_open:
                    chance *= explains(state, other, noted, age, weights[other])
    return chance


@compiled
def claim(state: State, seat: int) -> int:
    """Is the "I cannot" that this seat is asked about a bluff?"""
    if state.phase != Phase.DOUBT or seat == state.player:
        return -1
    return 1 if has_applicable(state, state.players[state.player]) else 0


@compiled
def waive(state: State, seat: int, actions: Any, count: int) -> int:
    """M17: whoever believes leaves the doubt to those who are asked later."""
    return 0 if state.phase == Phase.DOUBT else -1


@compiled
def shift(usual: float, patience: float, yes: int, no: int) -> float:
    """How far observations move log-odds away from the usual ones."""
    expected = chance_of(usual) * patience
    return log((expected + yes) / (patience - expected + no)) - usual


@compiled
def portray(state: State, seat: int, notes: Notes, weights: Any) -> None:
    """Whoever was caught often bluffs more, whoever doubted often doubts more."""
    for other in range(state.seats):
        if other != seat:
            row = weights[other]
            habit = notes.habits[other]
            row[BLUFF_SHIFT] += shift(row[USUAL_BLUFF], row[PATIENCE], habit.caught, habit.honest)
            row[BELIEVE_SHIFT] += shift(row[USUAL_BELIEF], row[PATIENCE], habit.believed, habit.doubted)
