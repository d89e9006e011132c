"""Katzenjammer Blues on the terminal: cats by night, a lot, a hand, and the ladder of bids."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from textual.content import Content

from ...core.actions import ActionId
from ...core.game import Game
from ...core.locale import Translator
from ...core.match import Match
from ...core.seats import Seat
from ..drawing import Face, Lines, Plate, Space, beside, card, chip, hand, heading
from ..skin import Skin, Spot

FACES = {
    "1": Face("1", "^.^", "#e8a68f"),
    "2": Face("2", "-.-", "#9fd08a"),
    "3": Face("3", "o.o", "#86b6f0"),
    "4": Face("4", "u.u", "#cfa2e6"),
    "5": Face("5", "*.*", "#f0d264"),
    "J": Face("J", "@v@", "#f4f1e4"),
}
JOKER = "J"
BANDLEADER = "♪"
ROWS = 5
"""How many numbers of cards the ladder shows at least."""
MOST = 30


class Katzenjammer(Skin):
    """The roof at night."""

    quiet = frozenset({"dealt"})
    runs = frozenset({"dealt", "revealed", "drew"})
    rest = frozenset({"pass", "done"})
    aside_message = "katzenjammer-do-discard"
    part_message = "katzenjammer-game-over"
    ends = frozenset({"game-ends"})

    def phase(self, view: Any) -> str:
        """The name of the phase."""
        return str(view.phase)

    def facts(self, view: Any, names: Sequence[str]) -> Mapping[str, Any]:
        """Who is asked, who has bid, and what."""
        acting = view.bandleader if view.acting is None else view.acting
        facts = {"bidder": "", "count": 0} if view.bid is None else {"bidder": names[view.bidder], "bid": view.bid}
        return facts if acting is None else {**facts, "name": names[acting]}

    def header(self, view: Any, speak: Translator) -> list[str]:
        """Deck, supply, which game."""
        return [
            speak("katzenjammer-deck", count=view.deck),
            speak("katzenjammer-supply", count=view.supply),
            speak("katzenjammer-game", game=view.game, games=view.games),
        ]

    def plates(self, view: Any, names: Sequence[str], speak: Translator) -> list[Plate]:
        """Mice, cards, jokers shown, and what each seat said in this auction."""
        return [
            Plate(
                name=names[number],
                marks=BANDLEADER if number == view.bandleader else "",
                counts=[
                    ([speak("katzenjammer-mice")], str(seat.mice)),
                    ([speak("katzenjammer-cards")], str(seat.cards)),
                    (speak("katzenjammer-jokers").split("|"), str(seat.jokers_shown)),
                ],
                said=self._said(view, number, speak),
                is_acting=number == view.acting,
                is_mine=number == view.viewer,
            )
            for number, seat in enumerate(view.seats)
        ]

    def _said(self, view: Any, number: int, speak: Translator) -> list[str]:
        if view.bidder == number:
            bid = _short_bid(view.bid, speak)
            return [speak("katzenjammer-bids", bid=bid), bid]
        if view.seats[number].has_passed:
            return [speak("katzenjammer-passed")]
        return [speak("katzenjammer-leads")] if view.bandleader == number else []

    def table(self, view: Any, names: Sequence[str], speak: Translator, space: Space) -> Lines:
        """The lot, and below it the hand."""
        lot = [card(FACES[name], is_roomy=space.is_roomy) for name in view.row]
        lines = [heading(speak("katzenjammer-lot"), space.width)]
        lines += beside(lot, gap=1) if lot else _nothing(speak("katzenjammer-no-lot"), space)
        if view.hand is not None:
            lines.append(heading(_hand_title(view, speak, space), space.width))
            lines += self.cards(view.hand, space) or _nothing(
                "" if space.owner else speak("katzenjammer-no-hand"), space
            )
        return lines

    def aside(self, view: Any, speak: Translator, space: Space) -> Lines:
        """K40: anyone may look through the discard pile."""
        chips = [chip(FACES[name], count) for name, count in Counter(view.discard).items()]
        title = heading(speak("katzenjammer-discard", count=len(view.discard)), space.width)
        return [title, Content("  ").join(chips)]

    def cards(self, names: Sequence[str], space: Space) -> Lines:
        """Equal cards as fans."""
        return hand([(FACES[name], count) for name, count in Counter(names).items()], space)

    def matrix(self, game: Game, view: Any, legal: Sequence[ActionId]) -> list[list[Spot]] | None:
        """The ladder (K14): a row for each number of cards, different values first."""
        bids = [action for action in legal if game.actions.verb(action) == "bid"]
        if not any(game.actions.verb(action) == "pass" for action in legal):
            return None
        first = 1 if view.bid is None else _count(view.bid)
        last = max([first + ROWS - 1, *(_count(game.actions.arguments(bid)["bid"]) + 1 for bid in bids)])
        rows = [[(game.actions.parse("pass"), "0")]]
        return rows + [_rung(game, count) for count in range(first, min(last, MOST) + 1)]

    def standing(self, game: Game, view: Any) -> ActionId | None:
        """The bid that must be beaten."""
        return None if view.bid is None else game.actions.parse(f"bid {view.bid}")

    def short(self, game: Game, view: Any, action: ActionId, speak: Translator) -> str:
        """A bid such as 3×2."""
        return _short_bid(game.actions.arguments(action)["bid"], speak)

    def caution(self, match: Match, seat: Seat, action: ActionId, speak: Translator) -> str:
        """K18: jokers that are laid by choice."""
        kind = _kind(match.game, action)
        alike = [other for other in match.legal(seat) if _kind(match.game, other) == kind]
        fewest = min((_jokers(match, seat, other) for other in alike), default=0)
        is_legal = action in alike
        return speak("katzenjammer-caution") if is_legal and fewest < _jokers(match, seat, action) else ""


def _hand_title(view: Any, speak: Translator, space: Space) -> str:
    """Whose hand it is."""
    if space.owner:
        return speak("hand-of", name=space.owner, count=len(view.hand))
    return speak("katzenjammer-hand", count=len(view.hand))


def _nothing(text: str, space: Space) -> Lines:
    """A line of text in the height of a card."""
    height = 5 if space.is_roomy else 3
    lines = [Content("")] * height
    lines[height // 2] = Content.styled(f"  {text}", "$muted italic")
    return lines


def _kind(game: Game, action: ActionId) -> tuple[str, str]:
    """Actions of one kind do the same: they have the same verb and, if any, the same value."""
    return game.actions.verb(action), str(game.actions.arguments(action).get("value", ""))


def _jokers(match: Match, seat: Seat, action: ActionId) -> int:
    """How many jokers an action lays."""
    return list(match.game.detail(match.state, seat, action).cards or ()).count(JOKER)


def _count(bid: str) -> int:
    return int(bid.split("x")[0].split("-")[0])


def _rung(game: Game, count: int) -> list[Spot]:
    """All bids of that many cards; from ten cards on there are no keys."""
    names = {"d": f"bid {count}-different"} | {str(value): f"bid {count}x{value}" for value in range(1, 6)}
    return [(game.actions.parse(name), f"{count}{key}" if count < 10 else "") for key, name in names.items()]


def _short_bid(bid: str, speak: Translator) -> str:
    count, _, value = bid.partition("x")
    return f"{count}×{value}" if value else speak("katzenjammer-different", count=_count(bid))


SKIN = Katzenjammer()
