"""The rules, in the order of RULES.md; apply trusts its caller, Match checks."""

from ...core.compiled import compiled
from ...core.log import Log, emit
from ...core.seats import CHANCE, NOBODY
from .actions import (
    BID,
    BIDS_EVENT,
    BY_DECK,
    BY_MICE,
    DEAL,
    DEALT,
    DONE,
    DRAW,
    DREW,
    EMPTY_PASSES,
    FINISHED,
    GAME_ENDS,
    GAME_STARTS,
    LEAD,
    LEADS,
    MATCH_ENDS,
    PAID,
    PASS,
    PASSES,
    PAY,
    PAY_VALUES,
    PRESENT,
    PRESENT_JOKERS,
    PRESENTED,
    PRESENTED_JOKERS,
    REVEAL,
    REVEALED,
    SCORED,
    TOOK,
    UNSOLD,
    bid_count,
    bid_value,
    make_bid,
)
from .cards import DIFFERENT, FOURSOME, JOKER, KINDS, MOST_VALUES, NO_BID, PENALTY, REFILL
from .state import Phase, Player, State

# Setting up


@compiled
def start_match(state: State, fixed_leader: int, log: Log | None) -> None:
    """K2: draw the first bandleader, or take the one that the table chose."""
    if fixed_leader < 0:
        state.phase = Phase.LEAD
        state.actor = CHANCE
    else:
        lead(state, fixed_leader, log)


@compiled
def lead(state: State, seat: int, log: Log | None) -> None:
    """K2: this seat is the first bandleader of the match."""
    state.first_leader = seat
    start_game(state, 0, log)


@compiled
def start_game(state: State, game: int, log: Log | None) -> None:
    """K1, K39, K44: a fresh deck and supply; the first bandleader passes to the left each game."""
    state.game = game
    state.leader = (state.first_leader + game) % state.seats
    state.supply = state.mice_total
    for kind in range(KINDS):
        state.pool[kind] = 0
        state.discard[kind] = 0
    for value in range(1, state.values + 1):
        state.pool[value] = state.copies
    state.pool[JOKER] = state.jokers
    state.deck = state.values * state.copies + state.jokers
    for seat in range(state.seats):
        clear_seat(state.players[seat])
    state.ending = 0
    state.row_size = 0
    state.bid = NO_BID
    state.dealt = 0
    state.phase = Phase.DEAL
    state.actor = CHANCE
    emit(log, GAME_STARTS, game + 1)
    emit(log, LEADS, state.leader)


@compiled
def clear_seat(me: Player) -> None:
    """A seat at the start of a game."""
    for kind in range(KINDS):
        me.hand[kind] = 0
    me.shown = 0
    me.mice = 0
    me.has_passed = 0


@compiled
def next_receiver(state: State) -> int:
    """K4, K44: cards go round from the bandleader's left neighbour; K42: the presenter fills up."""
    if state.phase == Phase.REFILL:
        return state.leader
    return (state.leader + 1 + state.dealt) % state.seats


@compiled
def take_from_deck(state: State, kind: int) -> None:
    """Every card taken from the deck."""
    state.pool[kind] -= 1
    state.deck -= 1


@compiled
def deal(state: State, kind: int, log: Log | None) -> None:
    """K44: one card at a time, round the table."""
    seat = next_receiver(state)
    take_from_deck(state, kind)
    state.players[seat].hand[kind] += 1
    state.dealt += 1
    emit(log, DEALT, seat, kind)
    if state.dealt == state.seats * state.hand_size:
        start_round(state)


# Revealing


@compiled
def start_round(state: State) -> None:
    """R3: an empty row."""
    state.row_size = 0
    state.bid = NO_BID
    state.bidder = 0
    state.presented = 0
    state.phase = Phase.REVEAL
    state.actor = CHANCE


@compiled
def is_in_row(state: State, kind: int) -> bool:
    """K12: does the value lie in the present row?"""
    for i in range(state.row_size):
        if state.row[i] == kind:
            return True
    return False


@compiled
def reveal(state: State, kind: int, log: Log | None) -> None:
    """R3: the row is complete with a joker or with a value seen for the second time."""
    is_complete = kind == JOKER or is_in_row(state, kind)
    take_from_deck(state, kind)
    state.row[state.row_size] = kind
    state.row_size += 1
    emit(log, REVEALED, kind)
    if state.deck == 0:
        end_game(state, BY_DECK, log)
    elif kind == JOKER:
        state.dealt = 0
        state.phase = Phase.JOKER_DRAW
    elif is_complete:
        start_auction(state, log)


@compiled
def joker_draw(state: State, kind: int, log: Log | None) -> None:
    """K3, K4, K7: everyone draws a card; the last card of the deck ends the game."""
    seat = next_receiver(state)
    take_from_deck(state, kind)
    state.players[seat].hand[kind] += 1
    state.dealt += 1
    emit(log, DREW, seat, kind)
    if state.deck == 0:
        end_game(state, BY_DECK, log)
    elif state.dealt == state.seats:
        start_auction(state, log)


# Bidding


@compiled
def hand_count(me: Player) -> int:
    """How many cards a hand holds."""
    count = 0
    for kind in range(KINDS):
        count += me.hand[kind]
    return count


@compiled
def different_values(me: Player) -> int:
    """How many different values a hand holds, jokers aside."""
    count = 0
    for value in range(1, KINDS):
        if me.hand[value] > 0:
            count += 1
    return count


@compiled
def start_auction(state: State, log: Log | None) -> None:
    """R4: the bandleader's left neighbour is asked first."""
    for seat in range(state.seats):
        state.players[seat].has_passed = 0
    state.passes = 0
    state.bid = NO_BID
    state.actor = state.leader
    state.phase = Phase.BID
    next_bidder(state, log)


@compiled
def next_bidder(state: State, log: Log | None) -> None:
    """R4, K21, K22, K25: ask the next one who has not passed; an empty hand passes by itself."""
    while True:
        if state.passes == state.seats:
            discard_lot(state, log)
            return
        if state.passes == state.seats - 1 and state.bid != NO_BID:
            state.actor = state.bidder
            state.phase = Phase.PAY
            return
        state.actor += 1
        if state.actor == state.seats:
            state.actor = 0
        me = state.players[state.actor]
        if me.has_passed == 0:
            if hand_count(me) > 0:
                return
            me.has_passed = 1
            state.passes += 1
            emit(log, EMPTY_PASSES, state.actor)


@compiled
def discard_lot(state: State, log: Log | None) -> None:
    """K26: nobody bid; the bandleader stays."""
    for i in range(state.row_size):
        state.discard[state.row[i]] += 1
    emit(log, UNSOLD)
    start_round(state)


@compiled
def most_equal(me: Player) -> int:
    """K16: the most cards that the hand can bid on one value."""
    most = 0
    for value in range(1, KINDS):
        most = max(most, me.hand[value])
    return most + me.hand[JOKER]


@compiled
def legal_bids(state: State, me: Player, actions: list[int]) -> int:
    """K13 to K16, K24: pass, and every higher bid that the hand can pay.

    A bid is written first and counted only if it can be paid: no branch to guess.
    """
    actions[0] = PASS
    n = 1
    jokers = me.hand[JOKER]
    values = state.values
    different = min(different_values(me) + jokers, values)
    standing = 0 if state.bid == NO_BID else bid_count(state.bid)
    lowest = 1 if state.bid == NO_BID else bid_value(state.bid) + 1
    for count in range(max(standing, 1), max(most_equal(me), different) + 1):
        if count > standing:
            lowest = 1
            if 2 <= count <= different:
                actions[n] = BID + make_bid(count, DIFFERENT)
                n += 1
        for value in range(lowest, values + 1):
            actions[n] = BID + make_bid(count, value)
            n += me.hand[value] + jokers >= count
    return n


@compiled
def place_bid(state: State, seat: int, bid: int, log: Log | None) -> None:
    """R5, R6: this bid stands now."""
    state.bid = bid
    state.bidder = seat
    emit(log, BIDS_EVENT, seat, bid)
    next_bidder(state, log)


@compiled
def pass_bid(state: State, seat: int, log: Log | None) -> None:
    """K23: out of this auction."""
    state.players[seat].has_passed = 1
    state.passes += 1
    emit(log, PASSES, seat)
    next_bidder(state, log)


# Paying and taking


@compiled
def legal_payments(state: State, me: Player, actions: list[int]) -> int:
    """K17 to K19: every way to pay exactly what was bid."""
    if bid_value(state.bid) == DIFFERENT:
        return legal_different_payments(state, me, actions)
    n = 0
    count = bid_count(state.bid)
    naturals = me.hand[bid_value(state.bid)]
    for jokers in range(max(0, count - naturals), min(count, me.hand[JOKER]) + 1):
        actions[n] = PAY + jokers
        n += 1
    return n


@compiled
def legal_different_payments(state: State, me: Player, actions: list[int]) -> int:
    """K15, K19: one card each of some values, jokers for the rest."""
    n = 0
    count = bid_count(state.bid)
    held = held_values(me)
    for values in range(held + 1):
        if values & ~held == 0 and set_size(values) <= count <= set_size(values) + me.hand[JOKER]:
            actions[n] = PAY_VALUES + values
            n += 1
    return n


@compiled
def held_values(me: Player) -> int:
    """The set of the values that a hand holds."""
    values = 0
    for value in range(1, KINDS):
        if me.hand[value] > 0:
            values += 1 << (value - 1)
    return values


@compiled
def set_size(values: int) -> int:
    """How many values are in a set."""
    size = 0
    for value in range(1, KINDS):
        size += (values >> (value - 1)) & 1
    return size


@compiled
def is_in_set(values: int, value: int) -> bool:
    """Is the value one of a set of values?"""
    return (values >> (value - 1)) & 1 == 1


@compiled
def pay(state: State, seat: int, jokers: int, log: Log | None) -> None:
    """K19: pay an equal-values bid; jokers stay on display."""
    me = state.players[seat]
    value = bid_value(state.bid)
    naturals = bid_count(state.bid) - jokers
    me.hand[JOKER] -= jokers
    me.shown += jokers
    me.hand[value] -= naturals
    state.discard[value] += naturals
    if log is not None:
        counts = [0, 0, 0, 0, 0, 0]
        counts[JOKER] = jokers
        counts[value] = naturals
        emit_cards(log, PAID, seat, counts)
    take_lot(state, seat, log)


@compiled
def pay_values(state: State, seat: int, values: int, log: Log | None) -> None:
    """K15, K19: pay a different-values bid."""
    me = state.players[seat]
    jokers = bid_count(state.bid)
    for value in range(1, state.values + 1):
        if is_in_set(values, value):
            jokers -= 1
            me.hand[value] -= 1
            state.discard[value] += 1
    me.hand[JOKER] -= jokers
    me.shown += jokers
    if log is not None:
        counts = [jokers, 0, 0, 0, 0, 0]
        for value in range(1, state.values + 1):
            counts[value] = 1 if is_in_set(values, value) else 0
        emit_cards(log, PAID, seat, counts)
    take_lot(state, seat, log)


@compiled
def emit_cards(log: Log | None, kind: int, seat: int, counts: list[int]) -> None:
    """An event that tells counted cards."""
    emit(log, kind, seat, counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])


@compiled
def take_lot(state: State, seat: int, log: Log | None) -> None:
    """R7, K27: the winner takes the lot, is bandleader, and may present."""
    me = state.players[seat]
    for i in range(state.row_size):
        me.hand[state.row[i]] += 1
    if log is not None:
        counts = [0, 0, 0, 0, 0, 0]
        for i in range(state.row_size):
            counts[state.row[i]] += 1
        emit_cards(log, TOOK, seat, counts)
    state.row_size = 0
    state.leader = seat
    state.phase = Phase.PRESENT


# Presenting


@compiled
def legal_presents(state: State, me: Player, actions: list[int]) -> int:
    """R8, K28 to K31: every foursome that the hand can make, four jokers without value, or done."""
    n = 0
    held = me.hand[JOKER]
    if held + most_natural(me) >= FOURSOME:
        for value in range(1, state.values + 1):
            for jokers in range(max(0, FOURSOME - me.hand[value]), min(FOURSOME, held) + 1):
                actions[n] = PRESENT + (value - 1) * (FOURSOME + 1) + jokers
                n += 1
    return n + legal_last_word(me, actions, n)


@compiled
def most_natural(me: Player) -> int:
    """The most cards of one value in the hand."""
    return most_equal(me) - me.hand[JOKER]


@compiled
def legal_last_word(me: Player, actions: list[int], n: int) -> int:
    """K31, K32: four jokers without value, or done; how many were added after the first n."""
    if me.hand[JOKER] >= FOURSOME:
        actions[n] = PRESENT_JOKERS
        actions[n + 1] = DONE
        return 2
    actions[n] = DONE
    return 1


@compiled
def present(state: State, seat: int, value: int, jokers: int, log: Log | None) -> None:
    """R8, K30 to K33: a foursome earns its value in mice, or what is left of them."""
    me = state.players[seat]
    me.hand[value] -= FOURSOME - jokers
    state.discard[value] += FOURSOME - jokers
    me.hand[JOKER] -= jokers
    me.shown += jokers
    mice = min(value, state.supply)
    me.mice += mice
    state.supply -= mice
    state.presented += 1
    emit(log, PRESENTED, seat, value, jokers, mice)
    if state.supply == 0:
        last_mouse(state, log)


@compiled
def last_mouse(state: State, log: Log | None) -> None:
    """K32: the game ends, unless the table grants a last word."""
    if state.finish_presenting == 1:
        state.phase = Phase.LAST_WORD
    else:
        end_game(state, BY_MICE, log)


@compiled
def present_jokers(state: State, seat: int, log: Log | None) -> None:
    """K31: four jokers without value go to the discard pile."""
    state.players[seat].hand[JOKER] -= FOURSOME
    state.discard[JOKER] += FOURSOME
    state.presented += 1
    emit(log, PRESENTED_JOKERS, seat)
    if state.phase == Phase.LAST_WORD:
        end_game(state, BY_MICE, log)


@compiled
def finish(state: State, seat: int, log: Log | None) -> None:
    """K28: done presenting; K42: the house variant fills the hand up."""
    emit(log, FINISHED, seat)
    if state.phase == Phase.LAST_WORD:
        end_game(state, BY_MICE, log)
    elif wants_refill(state):
        state.phase = Phase.REFILL
        state.actor = CHANCE
    else:
        start_round(state)


@compiled
def wants_refill(state: State) -> bool:
    """K42: does the presenter draw another card?"""
    if state.draw_after_presenting == 0 or state.presented == 0:
        return False
    return hand_count(state.players[state.leader]) < REFILL


@compiled
def refill(state: State, kind: int, log: Log | None) -> None:
    """K42: one card after another up to four."""
    seat = next_receiver(state)
    take_from_deck(state, kind)
    state.players[seat].hand[kind] += 1
    emit(log, DREW, seat, kind)
    if state.deck == 0:
        end_game(state, BY_DECK, log)
    elif not wants_refill(state):
        start_round(state)


# End and scoring


@compiled
def end_game(state: State, ending: int, log: Log | None) -> None:
    """R9, K39: score, then the next game or the end of the match."""
    state.ending = ending
    state.last_ending = ending
    emit(log, GAME_ENDS, ending)
    score_game(state)
    place_seats(state)
    for seat in range(state.seats):
        me = state.players[seat]
        emit(log, SCORED, seat, me.taken, me.jokers, me.score, me.place)
    if state.game + 1 < state.games:
        start_game(state, state.game + 1, log)
    else:
        state.phase = Phase.OVER
        state.actor = NOBODY
        emit(log, MATCH_ENDS)


@compiled
def score_game(state: State) -> None:
    """K34 to K37: most jokers, shown and in hand, lose five mice; nobody does when there are none."""
    most = 0
    for seat in range(state.seats):
        me = state.players[seat]
        me.taken = me.mice
        me.jokers = me.shown + me.hand[JOKER]
        most = max(most, me.jokers)
    for seat in range(state.seats):
        me = state.players[seat]
        me.score = me.taken
        if me.jokers == most and most > 0:
            me.score -= PENALTY
        me.total += me.score
        me.total_jokers += me.jokers


@compiled
def is_better(mice: int, jokers: int, other_mice: int, other_jokers: int) -> bool:
    """K38: more mice, or as many with fewer jokers."""
    return mice > other_mice or (mice == other_mice and jokers < other_jokers)


@compiled
def place_seats(state: State) -> None:
    """K38: one more than the number of players who are better."""
    for seat in range(state.seats):
        me = state.players[seat]
        me.place = 1
        for other_seat in range(state.seats):
            other = state.players[other_seat]
            if is_better(other.score, other.jokers, me.score, me.jokers):
                me.place += 1


@compiled
def score(state: State, seat: int) -> int:
    """K39: a seat's total."""
    return state.players[seat].total


@compiled
def place(state: State, seat: int) -> int:
    """K39: a seat's place in the match by totals."""
    me = state.players[seat]
    found = 1
    for other_seat in range(state.seats):
        other = state.players[other_seat]
        if is_better(other.total, other.total_jokers, me.total, me.total_jokers):
            found += 1
    return found


# What the engine asks


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
