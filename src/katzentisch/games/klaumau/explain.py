"""Why an action is not allowed: a code, the rule and the facts, from what the asking seat may know."""

from ...core.game import Refusal
from .actions import (
    ACTIONS,
    BARTER_WITH,
    CANNOT,
    CHOOSE,
    DECLINE,
    FORCE,
    GIVE,
    HAND_ON,
    LAY_WATCHDOG,
    PARRY,
    PLAY,
    ROB,
    SELL,
    TAKE_FROM,
)
from .cards import BOMB, CARDS, COLOUR_NAMES, NO_COLOUR, WATCHDOG, colour_names, is_number
from .matching import fits
from .rules import is_asked
from .state import Phase, Player, State
from .view import PHASES

REFUSALS = {
    "match-over": (),
    "chance-only": (),
    "not-your-turn": ("turn",),
    "own-claim": (),
    "only-next-doubts": ("turn",),
    "nothing-to-doubt": (),
    "not-now": ("verb", "phase"),
    "card-not-held": ("card",),
    "card-does-not-fit": ("card", "top", "colours"),
    "card-not-wished": ("card", "wish"),
    "watchdog-not-played": (),
    "watchdog-not-held": (),
    "watchdog-already": (),
    "potato-stays": (),
    "not-applicable": ("card",),
    "not-in-that-hand": ("card",),
    "target-absent": ("seat", "seats"),
    "target-self": (),
    "target-guarded": ("seat",),
    "target-empty": ("seat",),
    "no-police": (),
    "only-numbers": ("card",),
    "seats-out-of-range": ("seats", "fewest", "most"),
    "starter-absent": ("seat", "seats"),
    "ages-incomplete": ("seats",),
    "deck-unknown": ("table", "tables"),
    "deck-card-unknown": ("card",),
    "deck-receivers": ("count",),
    "deck-too-small": ("cards", "needed"),
    "deck-id-taken": ("table",),
    "deck-too-large": ("cards", "most"),
}
"""Every code with its facts; codes are append-only."""

RULES = {
    "cannot": "M64",
    "play": "R7",
    "lay-watchdog": "M53",
    "believe": "M17",
    "doubt": "M17",
    "force": "M22",
    "wish": "M8",
    "decline": "M29",
    "rob": "M29",
    "barter": "M32",
    "take-from": "M51",
    "allow": "M30",
    "parry": "M30",
    "give": "M32",
    "done": "M52",
    "sell": "M52",
    "choose": "M51",
    "hand-on": "M80",
}
"""The rule that says when one may do this."""

VERBS = {
    Phase.TURN: ("cannot", "play", "lay-watchdog"),
    Phase.DOUBT: ("believe", "doubt"),
    Phase.FORCE: ("force",),
    Phase.WISH: ("wish",),
    Phase.ROB: ("decline", "rob"),
    Phase.PARRY: ("allow", "parry"),
    Phase.BARTER: ("decline", "barter"),
    Phase.GIVE: ("give",),
    Phase.SELL: ("done", "sell"),
    Phase.HAND_ON: ("hand-on",),
    Phase.BONUS: ("decline", "take-from"),
    Phase.CHOOSE: ("choose",),
}
"""What may be done in a phase."""


def explain(state: State, seat: int, action: int) -> Refusal:
    """Why this seat may not do this now."""
    if state.phase == Phase.OVER:
        return Refusal("match-over", "M42")
    if action < CANNOT:
        return Refusal("chance-only", "R5")
    verb = ACTIONS.verb(action)
    if verb in ("believe", "doubt") and state.phase != Phase.DOUBT:
        return Refusal("nothing-to-doubt", "M63")
    if not is_asked(state, seat):
        return explain_turn(state, seat)
    if verb not in VERBS[Phase(state.phase)]:
        return Refusal("not-now", RULES[verb], verb=verb, phase=PHASES[Phase(state.phase)])
    return explain_choice(state, state.players[seat], seat, action)


def explain_turn(state: State, seat: int) -> Refusal:
    """R7, M17: somebody else is asked."""
    if state.phase == Phase.DOUBT and seat == state.player:
        return Refusal("own-claim", "M17")
    if state.phase == Phase.DOUBT and state.doubters_next:
        return Refusal("only-next-doubts", "M17", turn=state.actor)
    return Refusal("not-your-turn", "R7", turn=state.actor)


def explain_choice(state: State, me: Player, seat: int, action: int) -> Refusal:
    """It is the right kind of action, but not with this card or this player."""
    if PLAY <= action < LAY_WATCHDOG:
        return explain_play(state, me, action - PLAY)
    if action == LAY_WATCHDOG:
        return Refusal("watchdog-already" if me.watchdog else "watchdog-not-held", "M53")
    if action == PARRY:
        return Refusal("no-police", "M30")
    if DECLINE < action < TAKE_FROM + len(state.players):
        return explain_target(state, seat, action)
    if FORCE <= action < DECLINE:
        return explain_force(state, action - FORCE)
    if SELL <= action < CHOOSE:
        return explain_sale(me, action - SELL)
    if CHOOSE <= action < HAND_ON:
        return Refusal("not-in-that-hand", "M51", card=CARDS.name(action - CHOOSE))
    first, rule = (GIVE, "M32") if action < SELL else (HAND_ON, "M80")
    return Refusal("card-not-held", rule, card=CARDS.name(action - first))


def explain_play(state: State, me: Player, kind: int) -> Refusal:
    """R8, M8, M53, M54: not held, or it does not fit."""
    card = CARDS.name(kind)
    if me.hand[kind] == 0:
        return Refusal("card-not-held", "R7", card=card)
    if kind == WATCHDOG:
        return Refusal("watchdog-not-played", "M53")
    if kind == BOMB:
        return Refusal("potato-stays", "M54")
    if state.wish != NO_COLOUR:
        return Refusal("card-not-wished", "M8", card=card, wish=COLOUR_NAMES[state.wish])
    colours = " ".join(colour_names(state.colours))
    return Refusal("card-does-not-fit", "R8", card=card, top=CARDS.name(state.top), colours=colours)


def explain_force(state: State, kind: int) -> Refusal:
    """M6, M22: not in the shown hand, or not applicable."""
    card = CARDS.name(kind)
    if state.players[state.player].hand[kind] == 0:
        return Refusal("not-in-that-hand", "M22", card=card)
    rule = "M53" if kind == WATCHDOG else "M80" if kind == BOMB else "M6" if fits(state, kind) else "R8"
    return Refusal("not-applicable", rule, card=card)


def explain_sale(me: Player, kind: int) -> Refusal:
    """M52: only number cards of the own hand."""
    if not is_number(kind):
        return Refusal("only-numbers", "M52", card=CARDS.name(kind))
    return Refusal("card-not-held", "M52", card=CARDS.name(kind))


def explain_target(state: State, seat: int, action: int) -> Refusal:
    """M29, M32, M51, M53: who cannot be chosen."""
    is_theft = action < BARTER_WITH
    other = action - (ROB if is_theft else BARTER_WITH if action < TAKE_FROM else TAKE_FROM)
    rule = "M29" if is_theft else "M32" if action < TAKE_FROM else "M51"
    if other >= state.seats:
        return Refusal("target-absent", rule, seat=other, seats=state.seats)
    if other == seat:
        return Refusal("target-self", rule)
    if is_theft and state.players[other].watchdog:
        return Refusal("target-guarded", "M53", seat=other)
    return Refusal("target-empty", rule, seat=other)
