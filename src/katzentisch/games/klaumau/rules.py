"""What the engine asks of the rules; each part of a round has a file of its own.

apply trusts its caller, Match checks. An action changes the state and leaves a phase behind; phases that wait for
nobody are worked off by `go_on`, so that every step of a turn is called from one place.
"""

from typing import Any

from ...core.compiled import compiled
from ...core.log import Log, emit
from ...core.seats import CHANCE
from .actions import (
    ALLOW,
    BARTER_WITH,
    BELIEVE,
    CANNOT,
    CHOOSE,
    DEAL,
    DONE,
    DOUBT,
    DRAW,
    FORCE,
    GIVE,
    HAND_ON,
    LAY_WATCHDOG,
    PARRY,
    PLAY,
    ROB,
    SELL,
    STARTER,
    TAKE,
    TAKE_FROM,
    TURN_UP,
    WISH,
    WISHED,
)
from .bombs import hand_on
from .cards import BARTER, COLOURS, CROOK, KINDS, NUMBER_KINDS, POLICE, RECEIVER, WATCHDOG
from .doubting import answer, end_action, force, say_cannot
from .drawing import draw, end_sales, next_draw, replace_sold, sell, weight_of_others, weight_of_receiver
from .hands import (
    favourite_colour,
    fullest_target,
    hand_value,
    highest_card,
    legal_hand,
    legal_targets,
    lowest_card,
)
from .matching import is_applicable, list_applicable
from .playing import end_turn, lay, lay_watchdog, legal_turn
from .policing import take_bonus, take_bonus_from
from .scoring import end_round
from .setup import choose_starter, deal, turn_up
from .state import Phase, Player, State
from .taking import allow, barter, give, legal_parry, parry, rob, take


@compiled
def turn(state: State) -> int:
    """Who is to act; in a window, the first that has not answered."""
    return state.actor


@compiled
def window(state: State) -> int:
    """M80, M83: the number of the open window, 0 if none is open."""
    return state.windows if state.phase == Phase.DOUBT or state.phase == Phase.HAND_ON else 0


@compiled
def is_asked(state: State, seat: int) -> bool:
    """The seat whose turn it is; in a window everyone from there on, in a Blast only those who hold cards."""
    if state.actor < 0 or window(state) == 0:
        return state.actor == seat
    places = ((seat - state.actor) * state.direction) % state.seats
    return places < state.asked and (state.phase == Phase.DOUBT or state.players[seat].cards > 0)


@compiled
def legal(state: State, seat: int, actions: Any) -> int:
    """The legal actions of a seat that is asked, or of chance, ascending."""
    if seat == CHANCE:
        return legal_chance(state, actions)
    me = state.players[seat]
    if state.phase == Phase.TURN:
        return legal_turn(state, me, actions)
    if state.phase == Phase.DOUBT:
        actions[0] = BELIEVE
        actions[1] = DOUBT
        return 2
    return legal_reaction(state, seat, me, actions)


@compiled
def legal_reaction(state: State, seat: int, me: Player, actions: Any) -> int:
    """The legal actions of a seat inside an action or a caught bluff."""
    if state.phase == Phase.FORCE:
        return list_applicable(state, state.players[state.player], FORCE, actions)
    if state.phase == Phase.WISH:
        for colour in range(COLOURS):
            actions[colour] = WISH + colour
        return COLOURS
    if state.phase == Phase.PARRY:
        return legal_parry(me, actions)
    if state.phase == Phase.SELL:
        return legal_sales(me, actions)
    if state.phase == Phase.ROB or state.phase == Phase.BARTER or state.phase == Phase.BONUS:
        return legal_targets(state, seat, targets_block(state), taking_card(state), actions)
    return legal_cards(state, me, actions)


@compiled
def targets_block(state: State) -> int:
    """The first of the actions that name a player."""
    if state.phase == Phase.ROB:
        return ROB
    return BARTER_WITH if state.phase == Phase.BARTER else TAKE_FROM


@compiled
def taking_card(state: State) -> int:
    """Which card takes a card from a hand."""
    if state.phase == Phase.ROB:
        return CROOK
    return BARTER if state.phase == Phase.BARTER else POLICE


@compiled
def legal_cards(state: State, me: Player, actions: Any) -> int:
    """Any card: of the own hand, or of the hand that lies open (M51)."""
    if state.phase == Phase.GIVE:
        return legal_hand(me, GIVE, actions)
    if state.phase == Phase.HAND_ON:
        return legal_hand(me, HAND_ON, actions)
    return legal_hand(state.players[state.target], CHOOSE, actions)


@compiled
def legal_sales(me: Player, actions: Any) -> int:
    """M52: enough, or a number card."""
    actions[0] = DONE
    n = 1
    for kind in range(NUMBER_KINDS):
        actions[n] = SELL + kind
        n += me.hand[kind] > 0
    return n


@compiled
def chance_block(state: State) -> int:
    """The first action of the chance outcomes of this phase."""
    if state.phase == Phase.DEAL:
        return DEAL
    if state.phase == Phase.TURN_UP:
        return TURN_UP
    return DRAW if state.phase == Phase.DRAW else TAKE


@compiled
def weight(state: State, kind: int) -> int:
    """How many tickets a kind of card has at this chance ply."""
    if state.phase == Phase.TAKE:
        return state.players[state.target].hand[kind]
    if kind == RECEIVER:
        return weight_of_receiver(state) if state.phase == Phase.DRAW else 0
    if state.phase == Phase.DEAL and kind == WATCHDOG:
        return 0
    return state.pool[kind] * weight_of_others(state) if state.phase == Phase.DRAW else state.pool[kind]


@compiled
def legal_chance(state: State, actions: Any) -> int:
    """Every seat may start; every kind of card that has tickets may come."""
    n = 0
    if state.phase == Phase.STARTER:
        for seat in range(state.seats):
            actions[seat] = STARTER + seat
        return state.seats
    first = chance_block(state)
    for kind in range(KINDS):
        actions[n] = first + kind
        n += weight(state, kind) > 0
    return n


@compiled
def tickets(state: State) -> int:
    """One ticket a seat, or one a card; more while the Receiver may come (M82)."""
    if state.phase == Phase.STARTER:
        return state.seats
    if state.phase == Phase.TAKE:
        return state.players[state.target].cards
    others = state.pile - state.pool[RECEIVER]
    if state.phase == Phase.DRAW:
        return others * weight_of_others(state) + weight_of_receiver(state)
    return others - state.pool[WATCHDOG] if state.phase == Phase.DEAL else others


@compiled
def outcome(state: State, ticket: int) -> int:
    """The seat, or the kind of card, that the ticket stands for."""
    if state.phase == Phase.STARTER:
        return STARTER + ticket
    kind = 0
    share = weight(state, kind)
    while ticket >= share:
        ticket -= share
        kind += 1
        share = weight(state, kind)
    return chance_block(state) + kind


@compiled
def apply(state: State, seat: int, action: int, log: Log | None) -> None:
    """Perform an action of the present phase, and all that follows by itself."""
    if seat == CHANCE:
        apply_chance(state, action, log)
    elif state.phase == Phase.DOUBT:
        answer(state, seat, action, log)
    elif state.phase == Phase.TURN or state.phase == Phase.FORCE:
        apply_turn(state, seat, action, log)
    else:
        apply_reaction(state, seat, action, log)
    go_on(state, log)


@compiled
def apply_chance(state: State, action: int, log: Log | None) -> None:
    """A chance outcome."""
    if state.phase == Phase.DRAW:
        draw(state, action - DRAW, log)
    elif state.phase == Phase.TAKE:
        if state.ending:
            take_bonus(state, action - TAKE, log)
        else:
            take(state, action - TAKE, log)
    elif state.phase == Phase.DEAL:
        deal(state, action - DEAL, log)
    elif state.phase == Phase.TURN_UP:
        turn_up(state, action - TURN_UP, log)
    else:
        choose_starter(state, action - STARTER, log)


@compiled
def apply_turn(state: State, seat: int, action: int, log: Log | None) -> None:
    """R7, M22: a card is laid, played or forced; or "I cannot", or a Watchdog."""
    if action == CANNOT:
        say_cannot(state, seat, log)
    elif action == LAY_WATCHDOG:
        lay_watchdog(state, seat, log)
    else:
        kind = action - PLAY
        if state.phase == Phase.FORCE:
            kind = action - FORCE
            force(state, seat, kind, log)
        lay(state, kind, log)


@compiled
def apply_reaction(state: State, seat: int, action: int, log: Log | None) -> None:
    """A decision inside an action."""
    if state.phase == Phase.WISH:
        wish(state, seat, action - WISH, log)
    elif state.phase == Phase.ROB:
        rob(state, seat, action, log)
    elif state.phase == Phase.PARRY:
        if action == ALLOW:
            allow(state, seat, log)
        else:
            parry(state, seat, log)
    elif state.phase == Phase.BARTER:
        barter(state, seat, action, log)
    elif state.phase == Phase.GIVE:
        give(state, seat, action - GIVE, log)
    else:
        apply_variation(state, seat, action, log)


@compiled
def apply_variation(state: State, seat: int, action: int, log: Log | None) -> None:
    """A decision of one of the variations."""
    if state.phase == Phase.SELL:
        if action == DONE:
            end_sales(state, seat, log)
        else:
            sell(state, seat, action - SELL, log)
    elif state.phase == Phase.HAND_ON:
        hand_on(state, seat, action, log)
    elif state.phase == Phase.BONUS:
        take_bonus_from(state, seat, action, log)
    else:
        take_bonus(state, action - CHOOSE, log)


@compiled
def wish(state: State, seat: int, colour: int, log: Log | None) -> None:
    """M8: only this colour counts now, and the theme."""
    state.wish = colour
    state.colours = 1 << colour
    state.phase = Phase.ACTED
    emit(log, WISHED, seat, colour)


@compiled
def go_on(state: State, log: Log | None) -> None:
    """Everything that follows without a decision or a chance outcome."""
    while state.phase >= Phase.DUE:
        if state.phase == Phase.DUE:
            next_draw(state, log)
        elif state.phase == Phase.ACTED:
            end_action(state)
        elif state.phase == Phase.TURN_DONE:
            end_turn(state, log)
        elif state.phase == Phase.REPLACE:
            replace_sold(state)
        else:
            end_round(state, log)


@compiled
def default(state: State, seat: int) -> int:
    """M60, M84: what a time-out plays."""
    if state.phase == Phase.TURN:
        return CANNOT
    if state.phase == Phase.DOUBT:
        return BELIEVE
    if state.phase == Phase.SELL:
        return DONE
    me = state.players[seat]
    if state.phase == Phase.PARRY:
        return PARRY if me.hand[POLICE] > 0 else ALLOW
    if state.phase == Phase.WISH:
        return WISH + favourite_colour(me)
    if state.phase == Phase.ROB or state.phase == Phase.BARTER or state.phase == Phase.BONUS:
        return targets_block(state) + fullest_target(state, seat, taking_card(state))
    return default_card(state, me)


@compiled
def default_card(state: State, me: Player) -> int:
    """M60, M84: the lowest card, or of an open hand the highest."""
    if state.phase == Phase.FORCE:
        return FORCE + lowest_applicable(state, state.players[state.player])
    if state.phase == Phase.GIVE:
        return GIVE + lowest_card(state, me)
    if state.phase == Phase.HAND_ON:
        return HAND_ON + lowest_card(state, me)
    return CHOOSE + highest_card(state, state.players[state.target])


@compiled
def lowest_applicable(state: State, me: Player) -> int:
    """M84: of the cards that may be forced, the one of lowest value."""
    best = -1
    for kind in range(KINDS):
        is_lower = best < 0 or hand_value(state, kind) < hand_value(state, best)
        if is_lower and me.hand[kind] > 0 and is_applicable(state, kind):
            best = kind
    return best
