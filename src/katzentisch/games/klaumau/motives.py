"""Why one would play a card in one's turn, say "I cannot", or lay a Watchdog: what it brings and what it costs.

Only the own hand and what lies open is looked at, never another hand or the pile.
"""

from ...core.reasons import Reason
from .cards import (
    BARTER,
    BIG,
    BOMB,
    CARDS,
    COLOUR_NAMES,
    CROOK,
    KEYHOLE,
    KINDS,
    PLAN,
    POLICE,
    SMALL,
    WATCHDOG,
    colours_of,
    family_of,
    is_number,
)
from .doubting import HONEST_DRAWS
from .hands import favourite_colour, fullest_target, hand_value, has_target
from .matching import fits, has_applicable, is_applicable
from .options import BLAST
from .playing import BIG2P_NONE, BIG2P_TWICE, SKIPS_OF_BIG
from .state import Player, State

FEW_CARDS = 3
"""With so many cards it is easily believed that none fits."""
NEAR_END = 2
"""So many rounds of draws before the pile is empty, what counts at the end matters."""


def held(me: Player) -> list[int]:
    """The kinds of cards in a hand."""
    return [kind for kind in range(KINDS) if me.hand[kind] > 0]


def lowest(state: State, me: Player, without: int = -1) -> int:
    """The card of a hand that counts least, one card aside; -1 if there is none."""
    rest = [kind for kind in held(me) if me.hand[kind] > (kind == without)]
    return min(rest, key=lambda kind: (hand_value(state, kind), kind), default=-1)


def leads(state: State, seat: int) -> bool:
    """Has nobody more points in all?"""
    return all(state.players[seat].total >= state.players[other].total for other in range(state.seats))


def is_near_end(state: State) -> bool:
    """May the round soon be over?"""
    few = any(state.players[seat].cards <= 1 for seat in range(state.seats))
    return few or state.pile <= NEAR_END * state.seats


def void_points(state: State, me: Player, colours: int) -> int:
    """M45: what Forgery would take from a hand if these colours were void."""
    return sum(
        me.hand[kind] * hand_value(state, kind) for kind in held(me) if is_number(kind) and colours_of(kind) & colours
    )


# "I cannot"


def why_cannot(state: State, me: Player) -> Reason:
    """The truth, or a bluff and how good it is."""
    if state.pile == 0:
        return Reason("cannot-end", {"score": sum(me.hand[kind] * hand_value(state, kind) for kind in held(me))})
    if not has_applicable(state, me):
        return Reason("cannot-true-last" if state.pile < HONEST_DRAWS else "cannot-true")
    lies = [kind for kind in held(me) if is_applicable(state, kind)]
    if lies == [POLICE]:
        return Reason("cannot-police")
    cheapest = min(hand_value(state, kind) for kind in lies)
    if me.cards <= FEW_CARDS:
        return Reason("cannot-few", {"count": me.cards})
    return Reason("cannot-bluff", {"score": cheapest})


def why_watchdog(me: Player) -> Reason:
    """M53: protection, and the point stays."""
    return Reason("watchdog-out" if me.cards == 1 else "watchdog")


# Playing a card


def why_play(state: State, seat: int, me: Player, kind: int) -> Reason:
    """What the card does, or what it costs."""
    if kind == POLICE:
        return why_police(state)
    if kind == BOMB:
        return why_bomb(state, me)
    if me.cards == 1 and not saves_itself(state, seat, kind):
        return Reason("play-out-ahead" if leads(state, seat) else "play-out")
    found = why_forgery(state, me, kind)
    if found is None and not is_number(kind):
        found = why_action(state, seat, me, kind)
    return found or why_cheap(state, me, kind)


def saves_itself(state: State, seat: int, kind: int) -> bool:
    """M26: does a last card bring another one?"""
    return bool(state.last_card_acts) and family_of(kind) == CROOK and has_target(state, seat, CROOK)


def why_police(state: State) -> Reason:
    """M5, M49: a card for a card that counts nothing."""
    if state.converted and state.police_aside + 1 == state.police_needed:
        return Reason("police-last")
    return Reason("police-end" if state.pile == 0 else "police-draw")


def why_bomb(state: State, me: Player) -> Reason:
    """M54: the Blast moves a card of everyone, the defused Bomb brings one."""
    if state.bomb != BLAST:
        return Reason("bomb-draw")
    card = lowest(state, me, BOMB)
    return Reason("bomb-empty") if card < 0 else Reason("bomb-blast", {"card": CARDS.name(card)})


def why_forgery(state: State, me: Player, kind: int) -> Reason | None:
    """M45: what the new top card saves, if the end is near."""
    if not state.forgery or not is_near_end(state):
        return None
    before = 0 if state.is_bare else void_points(state, me, colours_of(state.top))
    saved = before - void_points(state, me, colours_of(kind))
    return Reason("play-forgery", {"score": saved}) if saved >= 2 else None


def why_action(state: State, seat: int, me: Player, kind: int) -> Reason | None:
    """What an action card does now; None if it does nothing of use."""
    family = family_of(kind)
    if family in (CROOK, BARTER):
        return why_taking(state, seat, me, kind, family)
    if family == KEYHOLE:
        return why_keyhole(me, kind)
    return why_plan(state, seat) if family == PLAN else why_treasure(state, seat, family)


def why_taking(state: State, seat: int, me: Player, kind: int, family: int) -> Reason | None:
    """M29, M32: somebody has cards."""
    target = fullest_target(state, seat, family)
    if target == seat:
        return None
    if family == CROOK:
        return Reason("play-crook", {"seat": target, "count": state.players[target].cards})
    card = lowest(state, me, kind)
    return Reason("play-barter", {"card": CARDS.name(card)}) if card >= 0 else None


def why_keyhole(me: Player, kind: int) -> Reason | None:
    """R10: a colour of one's own choice."""
    rest = Player()
    rest.hand[:] = me.hand
    rest.hand[kind] -= 1
    colour = favourite_colour(rest)
    count = sum(rest.hand[one] for one in range(KINDS) if colours_of(one) >> colour & 1)
    return Reason("play-keyhole", {"colour": COLOUR_NAMES[colour], "count": count})


def why_plan(state: State, seat: int) -> Reason | None:
    """M11, M12: somebody else is next."""
    if state.seats == 2:
        return Reason("play-again") if state.plan2p_again else None
    if state.direction < 0 and not state.plan_toggles:
        return None
    after, before = (seat - state.direction) % state.seats, (seat + state.direction) % state.seats
    return Reason("play-plan", {"seat": after, "target": before})


def why_treasure(state: State, seat: int, family: int) -> Reason | None:
    """R11, M13, M14: who is skipped."""
    skips = SKIPS_OF_BIG if family == BIG else 1
    if state.seats == 2:
        if family == BIG and state.big2p == BIG2P_NONE:
            return None
        return Reason("play-again-twice" if family == BIG and state.big2p == BIG2P_TWICE else "play-again")
    if skips == state.seats - 1:
        return Reason("play-again")
    skipped = [(seat + state.direction * step) % state.seats for step in range(1, skips + 1)]
    assert family in (SMALL, BIG)
    return Reason("play-skip" if skips == 1 else "play-skip-two", {"seat": skipped[0], "target": skipped[-1]})


def why_cheap(state: State, me: Player, kind: int) -> Reason:
    """What a card that does nothing of use costs."""
    score = hand_value(state, kind)
    playable = [one for one in held(me) if one not in (WATCHDOG, POLICE, BOMB) and fits(state, one)]
    if len(playable) == 1:
        return Reason("play-only", {"score": score})
    if score == min(hand_value(state, one) for one in playable):
        return Reason("play-cheapest", {"score": score})
    return Reason("play-dear", {"score": score})
