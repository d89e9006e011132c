"""Why an action is good: the answers to all that may be asked in a round; a turn of one's own is in `motives`.

Only the own hand, an open hand and what lies on the table is looked at, never a hidden card.
"""

from collections.abc import Callable

from ...core.reasons import Reason, Thoughts
from .actions import (
    ACTIONS,
    BARTER_WITH,
    CHOOSE,
    FORCE,
    GIVE,
    HAND_ON,
    PLAY,
    ROB,
    SELL,
    TAKE_FROM,
    WISH,
)
from .cards import (
    BARTER,
    BOMB,
    CARDS,
    COLOURS,
    CROOK,
    KINDS,
    POLICE,
    SALE,
    colour_names,
    colours_of,
    family_of,
    is_number,
    spread,
)
from .doubting import HONEST_DRAWS
from .hands import hand_value, may_be_target
from .matching import is_applicable
from .motives import held, is_near_end, leads, lowest, void_points, why_cannot, why_play, why_watchdog
from .options import HOT_POTATO
from .rules import taking_card
from .state import Phase, Player, State

REASONS = {
    "scene": ("cards", "top", "colours", "pile"),
    "scene-doubt": ("cards", "top", "colours", "pile", "seat", "count"),
    "scene-open": ("cards", "shown", "seat"),
    "cannot-end": ("score",),
    "cannot-true": (),
    "cannot-true-last": (),
    "cannot-police": (),
    "cannot-few": ("count",),
    "cannot-bluff": ("score",),
    "watchdog": (),
    "watchdog-out": (),
    "play-out": (),
    "play-out-ahead": (),
    "play-forgery": ("score",),
    "play-crook": ("seat", "count"),
    "play-barter": ("card",),
    "play-keyhole": ("colour", "count"),
    "play-plan": ("seat", "target"),
    "play-again": (),
    "play-again-twice": (),
    "play-skip": ("seat", "target"),
    "play-skip-two": ("seat", "target"),
    "play-only": ("score",),
    "play-cheapest": ("score",),
    "play-dear": ("score",),
    "police-draw": (),
    "police-end": (),
    "police-last": (),
    "bomb-draw": (),
    "bomb-empty": (),
    "bomb-blast": ("card",),
    "doubt-likely": ("seat", "percent"),
    "doubt-free": ("seat", "percent"),
    "doubt-last": ("seat", "percent"),
    "doubt-end": ("seat", "percent"),
    "doubt-cards": ("seat", "count"),
    "believe-likely": ("seat", "percent"),
    "believe-still": ("seat", "percent"),
    "believe-last": ("percent",),
    "believe-end": (),
    "believe-cards": ("seat", "count"),
    "force-out": ("seat",),
    "force-only": (),
    "force-police": ("seat",),
    "force-dear": ("seat", "score"),
    "force-harmless": (),
    "force-trick": ("seat",),
    "force-point": ("score",),
    "wish-void": ("score",),
    "wish-own": ("count",),
    "wish-none": (),
    "take-last": ("seat",),
    "take-leader": ("seat", "score"),
    "take-most": ("seat", "count"),
    "take-some": ("seat", "count"),
    "swap-potato": ("seat",),
    "swap-leader": ("seat", "card"),
    "swap-most": ("seat", "card"),
    "swap-some": ("seat", "card"),
    "decline-end": (),
    "decline-good": (),
    "decline-empty": (),
    "allow-must": (),
    "allow-keep": ("count",),
    "parry": (),
    "parry-end": (),
    "parry-last": (),
    "give-only": (),
    "give-potato": (),
    "give-void": (),
    "give-lowest": ("score",),
    "give-other": ("score",),
    "sales-none": (),
    "sales-keep": ("score",),
    "sell-void": (),
    "sell-low": ("score",),
    "sell-dear": ("score",),
    "choose-best": ("score",),
    "choose-other": ("score",),
}
"""Every code with its facts."""

EVEN = 50
DEAR = 2
"""From so many points on it hurts to lay a card."""


def reason(state: State, seat: int, action: int, thoughts: Thoughts) -> Reason:
    """Why this seat would do this now."""
    me = state.players[seat]
    if PLAY <= action < PLAY + KINDS:
        return why_play(state, seat, me, action - PLAY)
    verb = ACTIONS.verb(action)
    if verb in ("believe", "doubt"):
        return why_answer(state, verb, thoughts.bluff)
    if verb in SIMPLE:
        return SIMPLE[verb](state, seat, me)
    first, why = WITH_WORD[verb]
    return why(state, seat, me, action - first)


def scene(state: State, seat: int) -> Reason:
    """The seat's hand, and what it is about."""
    cards = spread(state.players[seat].hand)
    if state.phase in (Phase.FORCE, Phase.CHOOSE):
        other = state.player if state.phase == Phase.FORCE else state.target
        return Reason("scene-open", {"cards": cards, "shown": spread(state.players[other].hand), "seat": other})
    facts = {
        "cards": cards,
        "top": CARDS.name(state.top),
        "colours": " ".join(colour_names(state.colours)),
        "pile": state.pile,
    }
    if state.phase != Phase.DOUBT:
        return Reason("scene", facts)
    return Reason("scene-doubt", {**facts, "seat": state.player, "count": state.players[state.player].cards})


# Belief and doubt


def why_answer(state: State, verb: str, bluff: float | None) -> Reason:
    """M17: how likely it is a bluff, if that is known, or else how many cards there are."""
    seat = state.player
    if verb == "believe" and state.pile == 0:
        return Reason("believe-end")
    if bluff is None:
        return Reason(f"{verb}-cards", {"seat": seat, "count": state.players[seat].cards})
    facts = {"seat": seat, "percent": round(100 * bluff)}
    return why_doubt(state, facts) if verb == "doubt" else why_believe(state, facts)


def why_doubt(state: State, facts: dict[str, int]) -> Reason:
    """M20, M36, M37: the speaker draws two cards or lays one; what cannot be drawn any more ends the round."""
    if state.pile == 0:
        return Reason("doubt-end", facts)
    if facts["percent"] >= EVEN:
        return Reason("doubt-likely", facts)
    return Reason("doubt-last" if state.pile < HONEST_DRAWS else "doubt-free", facts)


def why_believe(state: State, facts: dict[str, int]) -> Reason:
    """M20, M36: a wrong doubt brings a second card, or ends the round if there is none."""
    if facts["percent"] >= EVEN:
        return Reason("believe-still", facts)
    if state.pile < HONEST_DRAWS:
        return Reason("believe-last", {"percent": facts["percent"]})
    return Reason("believe-likely", facts)


def why_force(state: State, seat: int, me: Player, kind: int) -> Reason:
    """M22: what the card costs its owner, whose hand lies open."""
    owner = state.players[state.player]
    choices = [one for one in held(owner) if is_applicable(state, one)]
    score = hand_value(state, kind)
    if owner.cards == 1 and is_number(kind):
        return Reason("force-out", {"seat": state.player})
    if len(choices) == 1:
        return Reason("force-only")
    if kind == POLICE:
        return Reason("force-police", {"seat": state.player})
    if score >= DEAR and score == max(hand_value(state, one) for one in choices):
        return Reason("force-dear", {"seat": state.player, "score": score})
    if is_number(kind):
        return Reason("force-harmless")
    is_taking = state.forced_acts and family_of(kind) in (CROOK, BARTER)
    return Reason("force-trick", {"seat": state.player}) if is_taking else Reason("force-point", {"score": score})


# Taking and giving


def why_wish(state: State, seat: int, me: Player, colour: int) -> Reason:
    """M8, M46: a colour that one holds, or one that nobody can reproach one for not holding."""
    if state.forgery and state.forgery_uses_wish and is_near_end(state):
        lost = [void_points(state, me, 1 << other) for other in range(COLOURS)]
        if lost[colour] < max(lost):
            return Reason("wish-void", {"score": max(lost) - lost[colour]})
    count = sum(me.hand[kind] for kind in held(me) if colours_of(kind) >> colour & 1)
    return Reason("wish-own", {"count": count}) if count else Reason("wish-none")


def targets(state: State, seat: int) -> list[int]:
    """Whom one may take a card from."""
    taking = taking_card(state)
    return [other for other in range(state.seats) if may_be_target(state, seat, other, taking)]


def is_leader(state: State, seat: int, other: int) -> bool:
    """Does the other one lead the match, alone among those who may be chosen?"""
    others = [one for one in targets(state, seat) if one != other]
    ahead = state.players[other].total > max((state.players[one].total for one in others), default=0)
    return ahead and leads(state, other)


def is_fullest(state: State, seat: int, other: int) -> bool:
    """Has nobody who may be chosen more cards?"""
    return state.players[other].cards == max(state.players[one].cards for one in targets(state, seat))


def why_take(state: State, seat: int, me: Player, other: int) -> Reason:
    """M29, M51: the last card, the leader, the fullest hand."""
    them = state.players[other]
    if them.cards == 1 and state.phase == Phase.ROB:
        return Reason("take-last", {"seat": other})
    if is_leader(state, seat, other):
        return Reason("take-leader", {"seat": other, "score": them.total})
    return Reason("take-most" if is_fullest(state, seat, other) else "take-some", {"seat": other, "count": them.cards})


def why_barter(state: State, seat: int, me: Player, other: int) -> Reason:
    """M32: a bad card goes, a blind one comes."""
    if me.hand[BOMB] and state.bomb == HOT_POTATO:
        return Reason("swap-potato", {"seat": other})
    card = lowest(state, me)
    if card < 0:
        return Reason("take-some", {"seat": other, "count": state.players[other].cards})
    how = "leader" if is_leader(state, seat, other) else "most" if is_fullest(state, seat, other) else "some"
    return Reason(f"swap-{how}", {"seat": other, "card": CARDS.name(card)})


def why_decline(state: State, seat: int, me: Player) -> Reason:
    """M29, M32, M51: why leave it at that."""
    if me.cards == 0:
        return Reason("decline-empty")
    is_theft = state.phase == Phase.ROB
    ends = is_theft and all(state.players[other].cards == 1 for other in targets(state, seat))
    return Reason("decline-end" if ends else "decline-good")


def why_allow(state: State, seat: int, me: Player) -> Reason:
    """M30: nothing to parry with, or a Policeman that is kept."""
    return Reason("allow-keep", {"count": me.cards}) if me.hand[POLICE] else Reason("allow-must")


def why_parry(state: State, seat: int, me: Player) -> Reason:
    """M30, M31, M50: a card that counts nothing saves one and brings one."""
    if state.converted and state.police_aside + 1 == state.police_needed:
        return Reason("parry-last")
    return Reason("parry-end" if state.pile == 0 else "parry")


def why_give(state: State, seat: int, me: Player, kind: int) -> Reason:
    """M32, M80: the card that one misses least."""
    score = hand_value(state, kind)
    if me.cards == 1:
        return Reason("give-only")
    if score < 0:
        return Reason("give-potato")
    if score == min(hand_value(state, one) for one in held(me)):
        return Reason("give-lowest", {"score": score})
    if is_void(state, kind):
        return Reason("give-void")
    return Reason("give-other", {"score": score})


def is_void(state: State, kind: int) -> bool:
    """M45: would this card count nothing if the round ended now?"""
    return bool(state.forgery and not state.is_bare and is_number(kind) and colours_of(kind) & colours_of(state.top))


# Variations


def why_done(state: State, seat: int, me: Player) -> Reason:
    """M52: no number card, or none worth selling."""
    numbers = [kind for kind in held(me) if is_number(kind)]
    if not numbers:
        return Reason("sales-none")
    return Reason("sales-keep", {"score": sum(me.hand[kind] * hand_value(state, kind) for kind in numbers)})


def why_sell(state: State, seat: int, me: Player, kind: int) -> Reason:
    """M52: two points and a new card."""
    if is_void(state, kind):
        return Reason("sell-void")
    score = hand_value(state, kind)
    return Reason("sell-low" if score <= SALE else "sell-dear", {"score": score})


def why_choose(state: State, seat: int, me: Player, kind: int) -> Reason:
    """M51: the best of an open hand."""
    score = hand_value(state, kind)
    best = max(hand_value(state, one) for one in held(state.players[state.target]))
    return Reason("choose-best" if score == best else "choose-other", {"score": score})


SIMPLE: dict[str, Callable[[State, int, Player], Reason]] = {
    "cannot": lambda state, seat, me: why_cannot(state, me),
    "lay-watchdog": lambda state, seat, me: why_watchdog(me),
    "decline": why_decline,
    "allow": why_allow,
    "parry": why_parry,
    "done": why_done,
}
WITH_WORD: dict[str, tuple[int, Callable[[State, int, Player, int], Reason]]] = {
    "force": (FORCE, why_force),
    "wish": (WISH, why_wish),
    "rob": (ROB, why_take),
    "barter": (BARTER_WITH, why_barter),
    "take-from": (TAKE_FROM, why_take),
    "give": (GIVE, why_give),
    "hand-on": (HAND_ON, why_give),
    "sell": (SELL, why_sell),
    "choose": (CHOOSE, why_choose),
}
"""What speaks for an action, by its verb; those with a card, a colour or a player have the block's first action too."""
