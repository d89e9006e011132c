"""The rules of Katzenjammer Blues in plain Python, numbered as in RULES.md, to check the compiled ones."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, ClassVar

CHANCE = -1
JOKER = "J"
FOURSOME = 4
PENALTY = 5

Pile = dict[str, int]  # card -> how many of it
Bid = tuple[int, str]  # number of cards and their value; tuples compare as the ladder of K14 asks
Hands = tuple[tuple[str, ...], ...]
Options = Mapping[str, object]

DIFFERENT = ""  # in place of a bid's value; it sorts below every value, as K14 asks
BELOW_THE_LADDER: Bid = (1, DIFFERENT)  # no bid itself: every bid is higher

DEFAULTS: dict[str, object] = {
    "mice": "auto",
    "first_bandleader": "random",
    "finish_presenting": False,
    "games": 1,
    "draw_after_presenting": False,
    "values": 5,
    "copies": 15,
    "jokers": 15,
    "hand": 6,
    "mice_total": None,
}

VALUES = ("1", "2", "3", "4", "5")
MOST_CARDS = 30  # fifteen copies of a value and fifteen jokers
EQUAL_BIDS = {value: [f"bid {n}x{value}" for n in range(MOST_CARDS + 1)] for value in VALUES}
DIFFERENT_BIDS = [f"bid {n}-different" for n in range(len(VALUES) + 1)]
PAYMENTS = [f"pay {n}J" for n in range(MOST_CARDS + 1)]
PRESENTATIONS = {value: [f"present {value} {n}J" for n in range(FOURSOME + 1)] for value in VALUES}
RUNGS: dict[str, Bid] = {
    **{name: (n, value) for value, names in EQUAL_BIDS.items() for n, name in enumerate(names) if n >= 1},
    **{name: (n, DIFFERENT) for n, name in enumerate(DIFFERENT_BIDS) if n >= 2},
}

CHANCE_PHASES = frozenset({"lead", "deal", "reveal", "draw", "refill"})


# Options


@dataclass(frozen=True)
class Setup:
    """The checked options of a match; `first` is None where the first bandleader is drawn."""

    seats: int
    supply: int
    first: int | None
    finish_presenting: bool
    games: int
    draw_after_presenting: bool
    values: tuple[str, ...]
    copies: int
    jokers: int
    hand: int

    def full_deck(self) -> Pile:
        """R1, R10: every card of the game, in card order."""
        deck = dict.fromkeys(self.values, self.copies)
        deck[JOKER] = self.jokers
        return deck


def read_setup(seats: int, options: Options | None) -> Setup:
    """K1, K2, K39, R10: completes the options with their defaults and refuses impossible ones."""
    given = {**DEFAULTS, **(options or {})}
    unknown = sorted(set(given) - set(DEFAULTS))
    if unknown:
        raise ValueError(f"there is no option {unknown[0]!r}")
    _number("seats", seats, 2, 6)
    setup = Setup(
        seats=seats,
        supply=_supply(seats, given["mice"], given["mice_total"]),
        first=_first_bandleader(seats, given["first_bandleader"]),
        finish_presenting=_flag("finish_presenting", given["finish_presenting"]),
        games=_number("games", given["games"], 1, 10),
        draw_after_presenting=_flag("draw_after_presenting", given["draw_after_presenting"]),
        values=VALUES[: _number("values", given["values"], 2, 5)],
        copies=_number("copies", given["copies"], 1, 15),
        jokers=_number("jokers", given["jokers"], 0, 15),
        hand=_number("hand", given["hand"], 1, 6),
    )
    if sum(setup.full_deck().values()) <= seats * setup.hand:
        raise ValueError("no card would be left in the deck after the deal (R10)")
    return setup


def _number(name: str, value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise ValueError(f"{name} must be a number from {low} to {high}, not {value!r}")
    return value


def _flag(name: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueError(f"{name} is either true or false, not {value!r}")


def _spelt_number(value: object) -> object:
    """The number where an option that also takes a word gives a number as a word."""
    return int(value) if isinstance(value, str) and value.isdecimal() else value


def _supply(seats: int, mice: object, mice_total: object) -> int:
    """K1, R10: the mice at the start of each game."""
    if mice_total is not None:
        return _number("mice_total", mice_total, 1, 24)
    wanted = _spelt_number(mice)
    if wanted not in ("auto", 20, 24):
        raise ValueError(f"mice is auto, 20 or 24, not {mice!r} (K1)")
    if wanted == 20 and seats >= 5:
        raise ValueError("20 mice are too few for five or six players (K1)")
    if wanted == "auto":
        return 20 if seats <= 4 else 24
    return _number("mice", wanted, 20, 24)


def _first_bandleader(seats: int, first: object) -> int | None:
    """K2: None where the first bandleader is drawn at random."""
    return None if first == "random" else _number("first_bandleader", _spelt_number(first), 0, seats - 1)


# Bids, payments and foursomes that a hand allows


def higher_bids(hand: Pile, values: Sequence[str], standing: Bid) -> list[str]:
    """K14, K24: every bid above the standing one that the hand can pay."""
    count, standing_value = standing
    names = _different_bids(hand, values, count + 1)
    for value in values:
        fewest = count if value > standing_value else count + 1
        most = hand[value] + hand[JOKER]  # K16
        names += EQUAL_BIDS[value][fewest : most + 1]
    return names


def _different_bids(hand: Pile, values: Sequence[str], fewest: int) -> list[str]:
    """K13, K15: at least two cards, at most as many as there are values."""
    most = min(len(values), len(_values_held(hand, values)) + hand[JOKER])
    return DIFFERENT_BIDS[max(2, fewest) : most + 1]


def _values_held(hand: Pile, values: Sequence[str]) -> list[str]:
    return [value for value in values if hand[value]]


def payments(hand: Pile, values: Sequence[str], bid: Bid) -> list[str]:
    """K17, K18, K19: every way to pay the bid exactly."""
    count, value = bid
    if value == DIFFERENT:
        return [_pay_values(chosen) for chosen in _value_choices(hand, values, count)]
    fewest_jokers = max(0, count - hand[value])
    most_jokers = min(count, hand[JOKER])
    return PAYMENTS[fewest_jokers : most_jokers + 1]


def _value_choices(hand: Pile, values: Sequence[str], count: int) -> list[tuple[str, ...]]:
    """K19: the sets of values that, filled up with jokers, make a different-values bid of `count` cards."""
    held = _values_held(hand, values)
    fewest = max(0, count - hand[JOKER])
    most = min(count, len(held))
    return [chosen for size in range(fewest, most + 1) for chosen in combinations(held, size)]


def _pay_values(chosen: Sequence[str]) -> str:
    return "pay-values " + ("+".join(chosen) or "none")


def default_payment(hand: Pile, values: Sequence[str], bid: Bid) -> str:
    """K45: as few jokers as possible, and of the natural cards the lowest values."""
    count, value = bid
    if value == DIFFERENT:
        return _pay_values(_values_held(hand, values)[:count])
    return PAYMENTS[max(0, count - hand[value])]


def paid_cards(name: str, bid: Bid) -> list[str]:
    """K19: the cards that a `pay` or `pay-values` lays for this bid, in card order."""
    count, value = bid
    verb, _, argument = name.partition(" ")
    if verb == "pay":
        jokers = int(argument[:-1])
        return [value] * (count - jokers) + [JOKER] * jokers
    chosen = [] if argument == "none" else argument.split("+")
    return chosen + [JOKER] * (count - len(chosen))


def foursomes(hand: Pile, values: Sequence[str]) -> list[str]:
    """R8, K30, K31: every foursome that the hand allows, with value and without."""
    names = ["present-jokers"] if hand[JOKER] >= FOURSOME else []
    for value in values:
        fewest_jokers = max(0, FOURSOME - hand[value])
        names += PRESENTATIONS[value][fewest_jokers : hand[JOKER] + 1]
    return names


def foursome_cards(name: str) -> list[str]:
    """R8, K31: the cards that a `present` or `present-jokers` lays, in card order."""
    if name == "present-jokers":
        return [JOKER] * FOURSOME
    _, value, jokers = name.split(" ")
    return [value] * (FOURSOME - int(jokers[:-1])) + [JOKER] * int(jokers[:-1])


# Scoring


def places(scores: Sequence[int], jokers: Sequence[int]) -> list[int]:
    """K38, K39: one more than the number of strictly better players; a tie goes to fewer jokers."""
    merits = [(score, -held) for score, held in zip(scores, jokers, strict=True)]
    return [1 + sum(other > merit for other in merits) for merit in merits]


def penalised(mice: Sequence[int], jokers: Sequence[int]) -> list[int]:
    """K35, K36, K37: everyone with the most jokers loses five mice, unless nobody has a joker."""
    most = max(jokers)
    return [taken - PENALTY if held == most > 0 else taken for taken, held in zip(mice, jokers, strict=True)]


def game_result(ended: str, mice: Sequence[int], jokers: Sequence[int]) -> dict[str, Any]:
    """R9, K34 to K38: the result of one game as it stands in a record."""
    scores = penalised(mice, jokers)
    rows = zip(mice, jokers, scores, places(scores, jokers), strict=True)
    return {
        "ended": ended,
        "seats": [{"mice": m, "jokers": j, "score": s, "place": p} for m, j, s, p in rows],
    }


def match_result(results: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """K39: the result of a match, from the results of all its games."""
    by_seat = list(zip(*(result["seats"] for result in results), strict=True))
    totals = [sum(game["score"] for game in games) for games in by_seat]
    jokers = [sum(game["jokers"] for game in games) for games in by_seat]
    rows = zip(totals, jokers, places(totals, jokers), strict=True)
    return {"seats": [{"total": t, "jokers": j, "place": p} for t, j, p in rows]}


# The course of play


class Reference:
    """One match, from the first chance outcome to the last result.

    The phases are `lead`, `deal`, `reveal`, `draw` (after a joker), `bid`, `pay`, `present`, `finish` (the
    last question of K32), `refill` (K42) and `over`. With `trusting`, `apply` does not check that an action
    is legal.
    """

    def __init__(self, seats: int, options: Options | None = None, *, trusting: bool = False) -> None:
        self._setup = read_setup(seats, options)
        self._values = self._setup.values
        self._trusting = trusting
        self._results: list[dict[str, Any]] = []
        self._known_legal: list[str] | None = None
        self._phase = "lead"
        self._seat = 0  # whoever decides or receives a card now
        self._first = 0
        self._bandleader: int | None = None
        self._set_up()
        if self._setup.first is not None:
            self._start_game(self._setup.first)

    # Questions

    def to_act(self) -> int | None:
        """The seat that decides, CHANCE for chance, None when the match is over."""
        if self._phase in CHANCE_PHASES:
            return CHANCE
        return None if self._phase == "over" else self._seat

    def legal(self) -> list[str]:
        """The names of all actions of whoever is to act."""
        if self._known_legal is None:
            self._known_legal = self._LEGAL[self._phase](self)
        return list(self._known_legal)

    def weights(self) -> dict[str, int]:
        """The possible outcomes of chance and how much each weighs; only when chance is to act."""
        if self._phase not in CHANCE_PHASES:
            raise ValueError("chance is not to act")
        if self._phase == "lead":
            return dict.fromkeys(self.legal(), 1)
        return {name: self._deck[name[-1]] for name in self.legal()}

    def cards(self, name: str) -> list[str] | None:
        """The cards that this action lays on the table now, None where it lays none."""
        if name.startswith("pay"):
            return paid_cards(name, self._standing())
        return foursome_cards(name) if name.startswith("present") else None

    def to(self) -> int | None:
        """The seat that receives the card that chance takes from the deck now."""
        return self._seat if self._phase in ("deal", "draw", "refill") else None

    def default(self) -> str:
        """K45: what is done for a player whose time has run out."""
        if self._phase == "bid":
            return "pass"
        if self._phase == "pay":
            return default_payment(self._hands[self._seat], self._values, self._standing())
        if self._phase in ("present", "finish"):
            return "done"
        raise ValueError("no player is to act")

    def results(self) -> list[dict[str, Any]]:
        """The results of the finished games."""
        return copy.deepcopy(self._results)

    def finished_games(self) -> int:
        """How many games of the match are over."""
        return len(self._results)

    def result(self) -> dict[str, Any] | None:
        """The result of the match, None while it lasts."""
        return match_result(self._results) if self._phase == "over" else None

    def public(self) -> dict[str, Any]:
        """K40: everything that is open; bid, holder and passes stand until the next round begins."""
        return {
            "hand_sizes": [sum(hand.values()) for hand in self._hands],
            "mice": list(self._mice),
            "displayed": list(self._displayed),
            "deck": sum(self._deck.values()),
            "supply": self._supply,
            "row": list(self._row),
            "discard": dict(self._discard),
            "bid": None if self._bid is None else bid_name(self._bid),
            "bidder": self._bidder,
            "passed": list(self._passed),
            "bandleader": self._bandleader,
            "to_act": self.to_act(),
            "phase": self._phase,
            "game": self._game_number(),
        }

    def hand(self, seat: int) -> list[str]:
        """The cards in this hand, in card order."""
        return [card for card, count in self._hands[seat].items() for _ in range(count)]

    def hands(self) -> Hands:
        """All hands, each in card order."""
        return tuple(tuple(self.hand(seat)) for seat in range(self._setup.seats))

    def all_cards(self) -> Counter[str]:
        """Every card, wherever it is: always the full deck."""
        found = Counter(self._row)
        for pile in (self._deck, self._discard, *self._hands):
            found.update(pile)
        found[JOKER] += sum(self._displayed)
        return found

    def copy(self) -> Reference:
        """A second match in the same state, independent of this one."""
        twin = copy.copy(self)
        twin._results = list(self._results)
        twin._deck = dict(self._deck)
        twin._discard = dict(self._discard)
        twin._hands = [dict(hand) for hand in self._hands]
        twin._row = list(self._row)
        twin._mice = list(self._mice)
        twin._displayed = list(self._displayed)
        twin._passed = list(self._passed)
        return twin

    def _game_number(self) -> int:
        return min(len(self._results) + 1, self._setup.games)

    def _standing(self) -> Bid:
        return BELOW_THE_LADDER if self._bid is None else self._bid

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self._setup.seats

    # What is legal

    def _legal_lead(self) -> list[str]:
        """K2: every seat alike."""
        return [f"lead {seat}" for seat in range(self._setup.seats)]

    def _legal_deal(self) -> list[str]:
        """K44: any card that is in the deck."""
        return self._outcomes("deal")

    def _legal_reveal(self) -> list[str]:
        """R3: any card that is in the deck."""
        return self._outcomes("reveal")

    def _legal_draw(self) -> list[str]:
        """K3, K42: any card that is in the deck."""
        return self._outcomes("draw")

    def _outcomes(self, verb: str) -> list[str]:
        return [f"{verb} {card}" for card, count in self._deck.items() if count]

    def _legal_bid(self) -> list[str]:
        """R4: a higher bid or a pass."""
        return ["pass", *higher_bids(self._hands[self._seat], self._values, self._standing())]

    def _legal_pay(self) -> list[str]:
        """K17: the winner chooses the cards."""
        return payments(self._hands[self._seat], self._values, self._standing())

    def _legal_present(self) -> list[str]:
        """K28: a foursome or done."""
        return ["done", *foursomes(self._hands[self._seat], self._values)]

    def _legal_finish(self) -> list[str]:
        """K32: four jokers without value or done."""
        jokers = self._hands[self._seat][JOKER]
        return ["done", "present-jokers"] if jokers >= FOURSOME else ["done"]

    def _legal_over(self) -> list[str]:
        return []

    # What an action does

    def apply(self, name: str) -> None:
        """Performs an action; ValueError if it is not legal now."""
        if not self._trusting and name not in self.legal():
            raise ValueError(f"{name!r} is not legal now ({self._phase})")
        self._known_legal = None
        self._APPLY[self._phase](self, name)

    def _set_up(self) -> None:
        """R1, K1: the full deck, empty hands, all mice in the supply."""
        setup = self._setup
        self._deck = setup.full_deck()
        nothing = dict.fromkeys(self._deck, 0)
        self._discard = dict(nothing)
        self._hands = [dict(nothing) for _ in range(setup.seats)]
        self._mice = [0] * setup.seats
        self._displayed = [0] * setup.seats
        self._supply = setup.supply
        self._clear_table()

    def _clear_table(self) -> None:
        self._row: list[str] = []
        self._bid: Bid | None = None
        self._bidder: int | None = None
        self._passed = [False] * self._setup.seats
        self._presented = False

    def _start_game(self, bandleader: int) -> None:
        """K44: the deal begins left of the bandleader."""
        self._set_up()
        self._first = self._bandleader = bandleader
        self._seat = self._left_of(bandleader)
        self._phase = "deal"

    def _lead(self, name: str) -> None:
        """K2: the first bandleader is drawn."""
        self._start_game(int(name[-1]))

    def _receive(self, card: str) -> bool:
        """Moves a card from the deck into the hand of the seat; tells whether it was the last one."""
        self._deck[card] -= 1
        self._hands[self._seat][card] += 1
        return not any(self._deck.values())

    def _deal(self, name: str) -> None:
        """K44: one card at a time, round the table, the bandleader last."""
        self._receive(name[-1])
        dealt = sum(self._hands[self._seat].values())
        if self._seat == self._bandleader and dealt == self._setup.hand:
            self._start_round(self._bandleader)
        else:
            self._seat = self._left_of(self._seat)

    def _start_round(self, bandleader: int) -> None:
        self._clear_table()
        self._bandleader = self._seat = bandleader
        self._phase = "reveal"

    def _reveal(self, name: str) -> None:
        """R3, K5, K6: a joker or a repeated value completes the row; the last card ends the game."""
        card = name[-1]
        self._deck[card] -= 1
        repeated = card in self._row
        self._row.append(card)
        if not any(self._deck.values()):
            self._end("deck")
        elif card == JOKER:
            self._phase = "draw"
            self._seat = self._left_of(self._seat)  # K4
        elif repeated:
            self._open_auction()

    def _draw(self, name: str) -> None:
        """K3, K4, K7: everyone draws, the bandleader last; the last card ends the game."""
        if self._receive(name[-1]):
            self._end("deck")
        elif self._seat == self._bandleader:
            self._open_auction()
        else:
            self._seat = self._left_of(self._seat)

    def _open_auction(self) -> None:
        """R4: the bandleader's left neighbour is asked first; the seat is the bandleader's here."""
        self._phase = "bid"
        self._ask_next()

    def _ask_next(self) -> None:
        """R4, K21, K22: the next one who has not passed is asked, until only the holder of a bid is left."""
        while not all(self._passed):
            self._seat = self._left_of(self._seat)
            if self._seat == self._bidder:
                self._phase = "pay"
                return
            if not self._passed[self._seat] and not self._passes_by_itself():
                return
        self._discard_lot()

    def _passes_by_itself(self) -> bool:
        """K25: an empty hand passes when its turn comes."""
        self._passed[self._seat] = not any(self._hands[self._seat].values())
        return self._passed[self._seat]

    def _bid_or_pass(self, name: str) -> None:
        """R4, K23: a bid becomes the standing one, a pass is final."""
        if name == "pass":
            self._passed[self._seat] = True
        else:
            self._bid = RUNGS[name]
            self._bidder = self._seat
        self._ask_next()

    def _discard_lot(self) -> None:
        """K26: nobody bid; the bandleader stays."""
        for card in self._row:
            self._discard[card] += 1
        assert self._bandleader is not None
        self._start_round(self._bandleader)

    def _lay(self, cards: Sequence[str]) -> None:
        """K19, R8: natural cards go to the discard pile, jokers onto display."""
        hand = self._hands[self._seat]
        for card in cards:
            hand[card] -= 1
            if card == JOKER:
                self._displayed[self._seat] += 1
            else:
                self._discard[card] += 1

    def _pay(self, name: str) -> None:
        """K27, R7: the winner pays, then takes the lot, then presents."""
        self._lay(paid_cards(name, self._standing()))
        for card in self._row:
            self._hands[self._seat][card] += 1
        self._row = []
        self._bandleader = self._seat
        self._phase = "present"

    def _present(self, name: str) -> None:
        """K28: foursomes until done."""
        if name == "done":
            self._done()
            return
        self._presented = True
        if name == "present-jokers":
            self._discard_four_jokers()
        else:
            self._present_value(name)

    def _present_value(self, name: str) -> None:
        """R8, K32, K33: the value is paid in mice, as far as there are any; the last mouse ends the game."""
        cards = foursome_cards(name)
        self._lay(cards)
        earned = min(int(name.split(" ")[1]), self._supply)
        self._mice[self._seat] += earned
        self._supply -= earned
        if self._supply == 0 and self._setup.finish_presenting:
            self._phase = "finish"
        elif self._supply == 0:
            self._end("mice")

    def _discard_four_jokers(self) -> None:
        """K31: four jokers without value leave the hand for the discard pile."""
        self._hands[self._seat][JOKER] -= FOURSOME
        self._discard[JOKER] += FOURSOME

    def _finish(self, name: str) -> None:
        """K32: after this one answer the game ends."""
        if name == "present-jokers":
            self._discard_four_jokers()
        self._end("mice")

    def _done(self) -> None:
        """R7, K42: the winner leads the next round, after drawing where the house variant asks for it."""
        if self._setup.draw_after_presenting and self._presented and self._hand_is_short():
            self._phase = "refill"
        else:
            self._start_round(self._seat)

    def _hand_is_short(self) -> bool:
        """K42: fewer than four cards."""
        return sum(self._hands[self._seat].values()) < 4

    def _refill(self, name: str) -> None:
        """K42: one card at a time up to four; the last card of the deck ends the game."""
        if self._receive(name[-1]):
            self._end("deck")
        elif not self._hand_is_short():
            self._start_round(self._seat)

    def _end(self, ended: str) -> None:
        """R9, K34, K39: scores the game; the next one begins left of this one's first bandleader."""
        jokers = [hand[JOKER] + shown for hand, shown in zip(self._hands, self._displayed, strict=True)]
        self._results.append(game_result(ended, self._mice, jokers))
        if len(self._results) < self._setup.games:
            self._start_game(self._left_of(self._first))
        else:
            self._phase = "over"

    _LEGAL: ClassVar[dict[str, Callable[[Reference], list[str]]]] = {
        "lead": _legal_lead,
        "deal": _legal_deal,
        "reveal": _legal_reveal,
        "draw": _legal_draw,
        "bid": _legal_bid,
        "pay": _legal_pay,
        "present": _legal_present,
        "finish": _legal_finish,
        "refill": _legal_draw,
        "over": _legal_over,
    }

    _APPLY: ClassVar[dict[str, Callable[[Reference, str], None]]] = {
        "lead": _lead,
        "deal": _deal,
        "reveal": _reveal,
        "draw": _draw,
        "bid": _bid_or_pass,
        "pay": _pay,
        "present": _present,
        "finish": _finish,
        "refill": _refill,
    }


def bid_name(bid: Bid) -> str:
    """R5, R6: how a bid is written."""
    count, value = bid
    return f"{count}-different" if value == DIFFERENT else f"{count}x{value}"


# Histories


def replay(seats: int, options: Options | None, plies: Sequence[str], *, trusting: bool = False) -> Reference:
    """The match after these plies, each given by its `do`."""
    match = Reference(seats, options, trusting=trusting)
    for name in plies:
        match.apply(name)
    return match


def observation(
    seats: int, options: Options | None, plies: Sequence[str], seat: int
) -> tuple[tuple[int, str, int | None], ...]:
    """K40: what this seat has seen, as (who, what, receiver) for each ply; an unseen card is left out."""
    match = Reference(seats, options)
    seen = []
    for name in plies:
        who = match.to_act()
        assert who is not None, "a ply after the end of the match"
        what = name.partition(" ")[0] if _is_unseen(match, seat) else name
        seen.append((who, what, match.to()))
        match.apply(name)
    return tuple(seen)


def _is_unseen(match: Reference, seat: int) -> bool:
    """K40: whether the card taken now goes into another hand than this seat's."""
    return match.to() not in (None, seat)


def worlds(seats: int, options: Options | None, plies: Sequence[str], seat: int) -> set[Hands]:
    """K40: all hands that this seat must reckon with after the plies.

    Every possible match is carried along; an unseen card splits it into one for each card left in its deck,
    and a ply that is not legal in it rules it out. The open piles are the same in all of them, so the hands
    tell two possible matches apart.
    """
    truth = Reference(seats, options)
    possible = {truth.hands(): truth.copy()}
    for name in plies:
        unseen = _is_unseen(truth, seat)
        asked = (truth.to_act(), truth.to())
        candidates = [match for match in possible.values() if (match.to_act(), match.to()) == asked]
        followers = _each_outcome(candidates) if unseen else _those_that_allow(candidates, name)
        possible = {match.hands(): match for match in followers}
        truth.apply(name)
    return set(possible)


def _each_outcome(matches: Sequence[Reference]) -> list[Reference]:
    followers = []
    for match in matches:
        for name in match.legal():
            follower = match.copy()
            follower.apply(name)
            followers.append(follower)
    return followers


def _those_that_allow(matches: Sequence[Reference], name: str) -> list[Reference]:
    allowing = [match for match in matches if name in match.legal()]
    for match in allowing:
        match.apply(name)
    return allowing


# Refereeing records

HEADER: dict[str, object] = {
    "format": "katzentisch-record",
    "format_version": 1,
    "game": "katzenjammer",
    "rules_version": 1,
}
PLY_FIELDS = ("by", "do", "to", "cards")


def referee(record: Mapping[str, object]) -> list[str]:
    """What is wrong with a record; fields that the format does not name are ignored."""
    complaints = _header_complaints(record)
    if complaints:
        return complaints
    seats, options, parts = record["seats"], record["options"], record["parts"]
    assert isinstance(seats, list)
    assert isinstance(options, dict)
    assert isinstance(parts, list)
    try:
        match = Reference(len(seats), options)
    except ValueError as refusal:
        return [f"options: {refusal}"]
    for number in range(len(parts)):
        complaints = _part_complaints(match, parts, number)
        if complaints:
            return complaints
    return _result_complaints("match", record, match.result())


def _header_complaints(record: Mapping[str, object]) -> list[str]:
    complaints = [
        f"{field} is {record.get(field)!r}, not {wanted!r}"
        for field, wanted in HEADER.items()
        if not _same(record.get(field), wanted)
    ]
    complaints += _option_complaints(record.get("options"))
    complaints += _seat_complaints(record.get("seats"))
    if not isinstance(record.get("parts"), list):
        complaints.append("parts is not a list")
    return complaints


def _option_complaints(options: object) -> list[str]:
    if not isinstance(options, dict):
        return ["options is not an object"]
    return [f"option {name} is missing" for name in DEFAULTS if name not in options]


def _seat_complaints(seats: object) -> list[str]:
    if not isinstance(seats, list):
        return ["seats is not a list"]
    return [f"seat {number} is malformed" for number, seat in enumerate(seats) if not _is_seat(seat)]


def _is_seat(seat: object) -> bool:
    if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
        return False
    kind = seat.get("kind")
    return isinstance(kind, str) and (kind == "person" or kind.startswith("bot "))


def _part_complaints(match: Reference, parts: Sequence[object], number: int) -> list[str]:
    """Referees one part: its plies, that it holds exactly one game, and its result."""
    part, place = parts[number], f"part {number}"
    if not isinstance(part, dict) or not isinstance(part.get("plies"), list):
        return [f"{place} has no list of plies"]
    if match.to_act() is None:
        return [f"{place} comes after the end of the match"]
    complaints = _plies_complaints(match, part["plies"], number)
    if complaints:
        return complaints
    if match.finished_games() > number:
        return _result_complaints(place, part, match.results()[number])
    if number + 1 < len(parts):
        return [f"{place} is unfinished, but is not the last"]
    return _result_complaints(place, part, None)


def _plies_complaints(match: Reference, plies: Sequence[object], number: int) -> list[str]:
    """Referees the plies of one part up to the first that is not in order."""
    for index, ply in enumerate(plies):
        ended = match.finished_games() > number
        complaint = "comes after the end of the game" if ended else _ply_complaint(match, ply)
        if complaint:
            return [f"part {number}, ply {index} {complaint}"]
    return []


def _ply_complaint(match: Reference, ply: object) -> str | None:
    """Referees one ply and performs it if it is in order."""
    if not isinstance(ply, dict):
        return "is not an object"
    name = ply.get("do")
    if not isinstance(name, str) or name not in match.legal():
        return f"does {name!r}, which is not legal"
    given = {field: ply[field] for field in PLY_FIELDS if field in ply}
    wanted = ply_of(match, name)
    if not _same(given, wanted):
        return f"is {given!r}, not {wanted!r}"
    match.apply(name)
    return None


def ply_of(match: Reference, name: str) -> dict[str, object]:
    """The ply that a record holds for this action now."""
    who = match.to_act()
    ply: dict[str, object] = {"by": "chance" if who == CHANCE else who, "do": name}
    receiver, laid = match.to(), match.cards(name)
    if receiver is not None:
        ply["to"] = receiver
    if laid is not None:
        ply["cards"] = laid
    return ply


def _result_complaints(place: str, holder: Mapping[str, object], wanted: object) -> list[str]:
    if "result" not in holder:
        return [f"{place} has no result"]
    if not _same(holder["result"], wanted):
        return [f"{place}: the result is {holder['result']!r}, not {wanted!r}"]
    return []


def _same(given: object, wanted: object) -> bool:
    """Equality as JSON knows it, where true is not 1."""
    return json.dumps(given, sort_keys=True) == json.dumps(wanted, sort_keys=True)
