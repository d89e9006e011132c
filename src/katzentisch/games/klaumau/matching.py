"""What fits on the discard pile, and what is applicable."""

from typing import Any

from ...core.compiled import compiled
from .cards import (
    ALL_COLOURS,
    BIG,
    BOMB,
    COLOUR_COUNTS,
    COLOURS,
    FAMILIES,
    KEYHOLE,
    NO_COLOUR,
    ONE_COLOUR,
    PAIR_MASKS,
    PAIRS,
    PLAN,
    POLICE,
    SMALL,
    colour_at,
    colours_of,
    theme_of,
)
from .options import BLAST, DEFUSED
from .state import Player, State


@compiled
def cover(state: State, kind: int) -> None:
    """R8, M8: this card is on top now, without a wish."""
    state.discard[kind] += 1
    state.top = kind
    state.colours = colours_of(kind)
    state.theme = theme_of(kind)
    state.wish = NO_COLOUR


@compiled
def fits(state: State, kind: int) -> bool:
    """R8, M3 to M10, M54: may this card be played in one's turn?"""
    if kind == POLICE:
        return True
    if kind == BOMB:
        return state.bomb >= BLAST
    theme = theme_of(kind)
    if state.wild_keyhole and theme == KEYHOLE:
        return True
    return (colours_of(kind) & state.colours) != 0 or (theme >= 0 and theme == state.theme)


@compiled
def is_applicable(state: State, kind: int) -> bool:
    """M6, M80: does this card make "I cannot" a lie?"""
    if kind == POLICE or (kind == BOMB and state.bomb == DEFUSED):
        return state.police_applicable == 1
    return fits(state, kind)


@compiled
def is_themed(state: State, family: int) -> bool:
    """M4, M7: does a card of this family fit, whatever its colour?"""
    theme = state.theme
    return bool(
        family == theme or (family == BIG and theme == SMALL) or (family == KEYHOLE and state.wild_keyhole == 1)
    )


@compiled
def list_fitting(state: State, me: Player, first: int, actions: Any, n: int) -> int:
    """Every card of a hand that fits by colour or theme; it is written first and counted only if it may be played.

    There are one or two colours to look at, seldom all four.
    """
    colours, theme = state.colours, state.theme
    for family in range(len(FAMILIES)):
        mask = ALL_COLOURS if is_themed(state, family) else colours
        for i in range(COLOUR_COUNTS[mask]):
            kind = family * COLOURS + colour_at(mask, i)
            actions[n] = first + kind
            n += me.hand[kind] > 0
    for pair in range(len(PAIRS)):
        kind = ONE_COLOUR + pair
        actions[n] = first + kind
        n += (me.hand[kind] > 0) & ((theme == PLAN) | ((PAIR_MASKS[pair] & colours) != 0))
    return n


@compiled
def list_applicable(state: State, me: Player, first: int, actions: Any) -> int:
    """M6: every applicable card of a hand."""
    n = list_fitting(state, me, first, actions, 0)
    if me.hand[POLICE] > 0 and is_applicable(state, POLICE):
        actions[n] = first + POLICE
        n += 1
    if me.hand[BOMB] > 0 and is_applicable(state, BOMB):
        actions[n] = first + BOMB
        n += 1
    return n


@compiled
def has_applicable(state: State, me: Player) -> bool:
    """M6, M20: is there an applicable card in this hand?"""
    for kind in range(BOMB + 1):
        if me.hand[kind] > 0 and is_applicable(state, kind):
            return True
    return False
