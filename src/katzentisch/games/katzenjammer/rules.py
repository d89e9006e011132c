"""What the engine asks of the rules; each phase has a file of its own, in the order of RULES.md.

apply trusts its caller, Match checks.
"""

from ...core.compiled import compiled
from ...core.log import Log
from ...core.seats import CHANCE
from .actions import (
    BID,
    DEAL,
    DONE,
    DRAW,
    LEAD,
    PASS,
    PAY,
    PAY_VALUES,
    PRESENT,
    PRESENT_JOKERS,
    REVEAL,
    bid_count,
    bid_value,
)
from .bidding import legal_bids, pass_bid, place_bid
from .cards import DIFFERENT, FOURSOME, KINDS, MOST_VALUES
from .paying import legal_payments, pay, pay_values
from .presenting import finish, legal_last_word, legal_presents, present, present_jokers, refill
from .revealing import joker_draw, reveal
from .setup import deal, lead
from .state import Phase, State


@compiled
def turn(state: State) -> int:
    """Who is to act: one seat, or chance, or nobody."""
    return state.actor


@compiled
def is_asked(state: State, seat: int) -> bool:
    """There are no windows in this game: only the seat whose turn it is."""
    return state.actor == seat


@compiled
def legal(state: State, seat: int, actions: list[int]) -> int:
    """The legal actions of the acting seat, ascending."""
    if seat == CHANCE:
        return legal_chance(state, actions)
    me = state.players[seat]
    if state.phase == Phase.BID:
        return legal_bids(state, me, actions)
    if state.phase == Phase.PAY:
        return legal_payments(state, me, actions)
    if state.phase == Phase.PRESENT:
        return legal_presents(state, me, actions)
    return legal_last_word(me, actions, 0)


@compiled
def chance_block(state: State) -> int:
    """The first action of the chance outcomes of this phase."""
    if state.phase == Phase.LEAD:
        return LEAD
    if state.phase == Phase.DEAL:
        return DEAL
    if state.phase == Phase.REVEAL:
        return REVEAL
    return DRAW


@compiled
def legal_chance(state: State, actions: list[int]) -> int:
    """Every seat may lead; every kind of card that is still in the deck may come."""
    n = 0
    first = chance_block(state)
    if state.phase == Phase.LEAD:
        for seat in range(state.seats):
            actions[seat] = LEAD + seat
        return state.seats
    for kind in range(KINDS):
        if state.pool[kind] > 0:
            actions[n] = first + kind
            n += 1
    return n


@compiled
def tickets(state: State) -> int:
    """One ticket a seat, or one ticket a card in the deck."""
    if state.phase == Phase.LEAD:
        return state.seats
    return state.deck


@compiled
def outcome(state: State, ticket: int) -> int:
    """The seat, or the kind of card, that the ticket stands for."""
    if state.phase == Phase.LEAD:
        return LEAD + ticket
    kind = 0
    while ticket >= state.pool[kind]:
        ticket -= state.pool[kind]
        kind += 1
    return chance_block(state) + kind


@compiled
def apply(state: State, seat: int, action: int, log: Log | None) -> None:
    """Perform an action of the present phase."""
    if state.phase == Phase.BID:
        if action == PASS:
            pass_bid(state, seat, log)
        else:
            place_bid(state, seat, action - BID, log)
    elif state.phase == Phase.REVEAL:
        reveal(state, action - REVEAL, log)
    elif state.phase == Phase.JOKER_DRAW:
        joker_draw(state, action - DRAW, log)
    elif state.phase == Phase.DEAL:
        deal(state, action - DEAL, log)
    elif state.phase == Phase.PAY:
        apply_payment(state, seat, action, log)
    elif state.phase == Phase.LEAD:
        lead(state, action - LEAD, log)
    elif state.phase == Phase.REFILL:
        refill(state, action - DRAW, log)
    else:
        apply_presenting(state, seat, action, log)


@compiled
def apply_payment(state: State, seat: int, action: int, log: Log | None) -> None:
    """K19: an equal-values bid, or a different-values bid."""
    if action >= PAY_VALUES:
        pay_values(state, seat, action - PAY_VALUES, log)
    else:
        pay(state, seat, action - PAY, log)


@compiled
def apply_presenting(state: State, seat: int, action: int, log: Log | None) -> None:
    """K28: a foursome, four jokers without value, or done."""
    if action == DONE:
        finish(state, seat, log)
    elif action == PRESENT_JOKERS:
        present_jokers(state, seat, log)
    else:
        which = action - PRESENT
        present(state, seat, 1 + which // (FOURSOME + 1), which % (FOURSOME + 1), log)


@compiled
def default(state: State, seat: int) -> int:
    """K45: pass; pay with the fewest jokers and the lowest values; done."""
    if state.phase == Phase.BID:
        return PASS
    if state.phase != Phase.PAY:
        return DONE
    me = state.players[seat]
    count = bid_count(state.bid)
    if bid_value(state.bid) != DIFFERENT:
        return PAY + max(0, count - me.hand[bid_value(state.bid)])
    values = 0
    for value in range(1, MOST_VALUES + 1):
        if me.hand[value] > 0 and count > 0:
            values += 1 << (value - 1)
            count -= 1
    return PAY_VALUES + values
