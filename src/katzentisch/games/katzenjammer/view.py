"""What a viewer may see (K40), built field by field; nothing else ever leaves the state."""

from msgspec import Struct
from msgspec.structs import replace

from ...core.seats import Seat
from .actions import BIDS, ENDINGS
from .cards import CARDS, NO_BID, spread
from .state import Phase, Player, State


class SeatView(Struct, frozen=True):
    """One seat as everyone sees it."""

    cards: int
    mice: int
    jokers_shown: int
    has_passed: bool
    score: int
    total: int
    total_jokers: int


class View(Struct, frozen=True):
    """The table as one viewer sees it; `hand` is the viewer's own."""

    phase: str
    acting: int | None
    bandleader: int | None
    game: int
    games: int
    deck: int
    supply: int
    row: list[str]
    discard: list[str]
    bid: str | None
    bidder: int | None
    ending: str
    seats: list[SeatView]
    viewer: int | None
    hand: list[str] | None


PHASES = {
    Phase.LEAD: "lead",
    Phase.DEAL: "deal",
    Phase.REVEAL: "reveal",
    Phase.JOKER_DRAW: "joker-draw",
    Phase.BID: "bid",
    Phase.PAY: "pay",
    Phase.PRESENT: "present",
    Phase.LAST_WORD: "last-word",
    Phase.REFILL: "refill",
    Phase.OVER: "over",
}


def view_seat(me: Player) -> SeatView:
    """K40: hand size, mice, displayed jokers; the score of the game that ended last and the totals."""
    return SeatView(
        cards=sum(me.hand),
        mice=me.mice,
        jokers_shown=me.shown,
        has_passed=me.has_passed == 1,
        score=me.score,
        total=me.total,
        total_jokers=me.total_jokers,
    )


def view(state: State, viewer: Seat) -> View:
    """K40: the open table and the viewer's own hand."""
    return own_view(state, viewer, open_view(state))


def own_view(state: State, viewer: Seat, table: View) -> View:
    """K40: the viewer's own hand, beside the open table."""
    if not 0 <= viewer < state.seats:
        return table
    return replace(table, viewer=viewer, hand=spread(state.players[viewer].hand))


def open_view(state: State) -> View:
    """K40: the open table."""
    has_bid = state.bid != NO_BID and state.phase in (Phase.BID, Phase.PAY)
    return View(
        phase=PHASES[Phase(state.phase)],
        acting=state.actor if state.actor >= 0 else None,
        bandleader=None if state.phase == Phase.LEAD else state.leader,
        game=state.game + 1,
        games=state.games,
        deck=state.deck,
        supply=state.supply,
        row=[CARDS.name(kind) for kind in state.row[: state.row_size]],
        discard=spread(state.discard),
        bid=BIDS.name(state.bid) if has_bid else None,
        bidder=state.bidder if has_bid else None,
        ending=ENDINGS.name(state.ending),
        seats=[view_seat(me) for me in state.players[: state.seats]],
        viewer=None,
        hand=None,
    )
