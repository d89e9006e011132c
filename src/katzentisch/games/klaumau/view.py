"""What a viewer may see (M58), built field by field; nothing else ever leaves the state."""

from msgspec import Struct
from msgspec.structs import replace

from ...core.seats import PUBLIC, Seat
from .actions import DIRECTIONS, ENDINGS
from .cards import CARDS, COLOUR_NAMES, NO_CARD, NO_COLOUR, colour_names, spread
from .options import BOMBS
from .rules import is_asked
from .state import Phase, Player, State


class SeatView(Struct, frozen=True):
    """One seat as everyone sees it."""

    cards: int
    watchdog: bool
    money: int
    lost_turns: int
    score: int
    total: int


class View(Struct, frozen=True):
    """The table as one viewer sees it; `hand` is the viewer's own."""

    phase: str
    asked: list[int]
    player: int | None
    doubter: int | None
    taker: int | None
    target: int | None
    round: int
    rounds: int
    direction: str
    pile: int
    top: str | None
    colours: list[str]
    wish: str | None
    discard: list[str]
    police_aside: int
    police_needed: int | None
    bomb: str
    bomb_aside: bool
    out: list[str]
    ending: str
    seats: list[SeatView]
    viewer: int | None
    hand: list[str] | None
    shown: list[str] | None


PHASES = {
    Phase.STARTER: "starter",
    Phase.DEAL: "deal",
    Phase.TURN_UP: "turn-up",
    Phase.TURN: "turn",
    Phase.DOUBT: "doubt",
    Phase.FORCE: "force",
    Phase.WISH: "wish",
    Phase.ROB: "rob",
    Phase.PARRY: "parry",
    Phase.BARTER: "barter",
    Phase.GIVE: "give",
    Phase.DRAW: "draw",
    Phase.TAKE: "take",
    Phase.SELL: "sell",
    Phase.HAND_ON: "hand-on",
    Phase.BONUS: "bonus",
    Phase.CHOOSE: "choose",
    Phase.OVER: "over",
}


def view_seat(me: Player) -> SeatView:
    """M58: hand size, Watchdog, money; the score of the round that ended last and the total."""
    return SeatView(
        cards=me.cards,
        watchdog=me.watchdog == 1,
        money=me.money,
        lost_turns=me.lost,
        score=me.score,
        total=me.total,
    )


def shown_hand(state: State, viewer: int) -> list[str] | None:
    """M18, M51: the hand that lies open while a card of it is chosen."""
    if state.phase == Phase.FORCE and (state.show_to_all or viewer == state.doubter):
        return spread(state.players[state.player].hand)
    if state.phase == Phase.CHOOSE:
        return spread(state.players[state.target].hand)
    return None


def view(state: State, viewer: Seat) -> View:
    """M58: the open table and the viewer's own hand."""
    return own_view(state, viewer, open_view(state))


def own_view(state: State, viewer: Seat, table: View) -> View:
    """M58: the viewer's own hand and what it is shown, beside the open table."""
    if not 0 <= viewer < state.seats:
        return table
    hand = spread(state.players[viewer].hand)
    return replace(table, viewer=viewer, hand=hand, shown=shown_hand(state, viewer))


def open_view(state: State) -> View:
    """M58: the open table."""
    return View(
        phase=PHASES[Phase(state.phase)],
        asked=[seat for seat in range(state.seats) if is_asked(state, seat)],
        player=None if state.phase == Phase.STARTER else state.player,
        doubter=_seat(state.doubter),
        taker=_seat(state.taker),
        target=_seat(state.target),
        round=state.round + 1,
        rounds=state.rounds,
        direction=DIRECTIONS.name((1 + state.direction) // 2),
        pile=state.pile,
        top=None if state.top == NO_CARD else CARDS.name(state.top),
        colours=colour_names(state.colours),
        wish=None if state.wish == NO_COLOUR else COLOUR_NAMES[state.wish],
        discard=spread(state.discard),
        police_aside=state.police_aside,
        police_needed=state.police_needed if state.converted else None,
        bomb=BOMBS[state.bomb],
        bomb_aside=state.bomb_aside > 0,
        out=spread(state.out),
        ending=ENDINGS.name(state.ending),
        seats=[view_seat(me) for me in state.players[: state.seats]],
        viewer=None,
        hand=None,
        shown=shown_hand(state, PUBLIC),
    )


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None
