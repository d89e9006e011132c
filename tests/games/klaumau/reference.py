"""The rules of Klaumau! in plain Python, numbered as in RULES.md, to check the compiled ones."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import ClassVar

CHANCE = -1

Cards = dict[str, int]  # card -> how many of it; a card that is not there has no entry
Options = Mapping[str, object]

# Cards (R2, R3, M59)

COLOURS = ("red", "yellow", "green", "blue")
NUMBERS = ("1", "2", "3", "4")
FAMILIES = (*NUMBERS, "keyhole", "small", "big", "plan", "crook", "barter")
COLOURLESS = ("police", "receiver", "watchdog", "bomb")

KIND: dict[str, str] = {  # in card order (R3)
    **{f"{colour}-{family}": family for family in FAMILIES for colour in COLOURS},
    **{f"{one}+{other}-plan": "plan" for one, other in combinations(COLOURS, 2)},
    **{card: card for card in COLOURLESS},
}
CARDS = tuple(KIND)
ORDER = {card: place for place, card in enumerate(CARDS)}
COLOURS_OF = {card: frozenset(card.partition("-")[0].split("+")) & frozenset(COLOURS) for card in CARDS}
THEME = {card: "treasure" if kind in ("small", "big") else kind for card, kind in KIND.items()}  # M3, M4
PLAYABLE = tuple(card for card in CARDS if COLOURS_OF[card])  # on the discard pile, and as start cards (M39)
NOT_DEALT = frozenset({"watchdog", "receiver"})  # R5
SALE = 2  # M52
HOT_POTATO = -5  # M54

# Names of actions


def _names(verb: str, cards: Iterable[str]) -> dict[str, str]:
    return {card: f"{verb} {card}" for card in cards}


DEAL, TURN_UP, DRAW, TAKE = (_names(verb, CARDS) for verb in ("deal", "turn-up", "draw", "take"))
PLAY, FORCE, GIVE, SELL = (_names(verb, CARDS) for verb in ("play", "force", "give", "sell"))
CHOOSE, HAND_ON = (_names(verb, CARDS) for verb in ("choose", "hand-on"))
WISHES = [f"wish {colour}" for colour in COLOURS]
TARGET_VERBS = {"rob": "rob", "barter": "barter", "bonus": "take-from"}  # phase -> verb
TARGETS = {phase: [f"{verb} {seat}" for seat in range(8)] for phase, verb in TARGET_VERBS.items()}

CHANCE_PHASES = frozenset({"starter", "deal", "turn-up", "draw", "take"})

# Options

DEFAULTS: dict[str, object] = {
    "deck_table": "54+54",
    "deck": "auto",
    "hand": 4,
    "rounds": "players",
    "starter": "random",
    "wild_keyhole": False,
    "police_applicable": True,
    "plan": "toggle",
    "plan2p": "none",
    "big2p": "once",
    "last_card_acts": True,
    "doubters": "any",
    "show_to": "all",
    "forced_acts": "owner",
    "after_doubt": "direction",
    "forgery": False,
    "forgery_uses_wish": False,
    "converted": False,
    "converted_open": False,
    "receiver": False,
    "receiver_once_per_game": False,
    "watchdog": False,
    "bomb": "off",
}

BLACK: Cards = {
    **dict.fromkeys(FAMILIES, 1),
    "crook": 2,
    "red+yellow-plan": 1,
    "green+blue-plan": 1,
    "police": 4,
    "receiver": 1,
    "watchdog": 2,
    "bomb": 1,
}
GREY: Cards = {
    **dict.fromkeys(FAMILIES, 1),
    "1": 2,
    "crook": 2,
    "red+green-plan": 1,
    "yellow+blue-plan": 1,
    "police": 4,
}
TWO_COLOUR_PLANS: Cards = {"plan": 0, **{card: 1 for card in CARDS if "+" in card}}
MINI: Cards = {
    **{f"{colour}-{family}": 1 for family in ("1", "2", "keyhole", "plan", "crook") for colour in ("red", "yellow")},
    "red+yellow-plan": 1,
    "police": 1,
}
TABLES: dict[str, tuple[Cards, Cards]] = {  # M1, R12: the black half and the grey one
    "54+54": (BLACK, GREY),
    "plans_b": ({**BLACK, **TWO_COLOUR_PLANS}, {**GREY, **TWO_COLOUR_PLANS}),
    "mini": (MINI, {}),
}


@dataclass(frozen=True)
class Setup:
    """The checked options of a match; `age` is the age order of M40, None where the first starter is drawn."""

    seats: int
    deck: Cards
    hand: int
    rounds: int
    age: tuple[int, ...] | None
    wild_keyhole: bool
    police_applicable: bool
    plan: str
    plan2p: str
    big2p: str
    last_card_acts: bool
    doubters: str
    show_to: str
    forced_acts: str
    after_doubt: str
    forgery: bool
    forgery_uses_wish: bool
    converted: bool
    converted_open: bool
    receiver_once_per_game: bool
    bomb: str


def read_setup(seats: int, options: Options | None) -> Setup:
    """M1 to R5, M40, M42: completes the options with their defaults and refuses impossible ones."""
    given = {**DEFAULTS, **(options or {})}
    unknown = sorted(set(given) - set(DEFAULTS))
    if unknown:
        raise ValueError(f"there is no option {unknown[0]!r}")
    _number("seats", seats, 2, 8)
    setup = Setup(
        seats=seats,
        deck=_deck_in_use(seats, given),
        hand=_number("hand", given["hand"], 1, 4),
        rounds=seats if given["rounds"] == "players" else _number("rounds", given["rounds"], 1, 16),
        age=_age_order(seats, given["starter"]),
        wild_keyhole=_flag(given, "wild_keyhole"),
        police_applicable=_flag(given, "police_applicable"),
        plan=_word(given, "plan", "toggle", "anticlockwise"),
        plan2p=_word(given, "plan2p", "none", "again"),
        big2p=_word(given, "big2p", "once", "twice", "none"),
        last_card_acts=_flag(given, "last_card_acts"),
        doubters=_word(given, "doubters", "any", "next"),
        show_to=_word(given, "show_to", "all", "doubter"),
        forced_acts=_word(given, "forced_acts", "owner", "none"),
        after_doubt=_word(given, "after_doubt", "direction", "left"),
        forgery=_flag(given, "forgery"),
        forgery_uses_wish=_flag(given, "forgery_uses_wish"),
        converted=_flag(given, "converted"),
        converted_open=_flag(given, "converted_open"),
        receiver_once_per_game=_flag(given, "receiver_once_per_game"),
        bomb=_word(given, "bomb", "off", "hot_potato", "blast", "defused"),
    )
    if sum(setup.deck.get(card, 0) for card in PLAYABLE) <= seats * setup.hand:
        raise ValueError("the deck has too few cards that can be start cards (R5)")
    if setup.deck.get("receiver", 0) > 1:
        raise ValueError("there is only one Receiver (M52)")
    return setup


def _number(name: str, value: object, low: int, high: int | None = None) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < low or (high is not None and value > high):
        raise ValueError(f"{name} cannot be {value!r}")
    return value


def _flag(given: Options, name: str) -> bool:
    value = given[name]
    if isinstance(value, bool):
        return value
    raise ValueError(f"{name} is either true or false, not {value!r}")


def _word(given: Options, name: str, *words: str) -> str:
    value = given[name]
    if isinstance(value, str) and value in words:
        return value
    raise ValueError(f"{name} is one of {', '.join(words)}, not {value!r}")


def _age_order(seats: int, starter: object) -> tuple[int, ...] | None:
    """M40: the seats from the eldest to the youngest; None where the one who starts is drawn."""
    if starter == "random":
        return None
    if isinstance(starter, Sequence) and not isinstance(starter, str):
        order = tuple(_number("starter", seat, 0, seats - 1) for seat in starter)
        if sorted(order) != list(range(seats)):
            raise ValueError("starter must list every seat once (M40)")
        return order
    return clockwise_from(_number("starter", starter, 0, seats - 1), seats)


def clockwise_from(first: int, seats: int) -> tuple[int, ...]:
    """Every seat, beginning with this one."""
    return tuple((first + steps) % seats for steps in range(seats))


def _deck_in_use(seats: int, given: Options) -> Cards:
    """M1, M2, R4: the cards of the match, in card order."""
    black, grey = _table(given["deck_table"])
    full = _word(given, "deck", "auto", "full") == "full" or seats >= 6
    left_out = set()
    if not _flag(given, "receiver"):
        left_out.add("receiver")
    if not _flag(given, "watchdog"):
        left_out.add("watchdog")
    if given["bomb"] == "off":
        left_out.add("bomb")
    counts = {card: black[card] + (grey[card] if full else 0) for card in CARDS if card not in left_out}
    return {card: count for card, count in counts.items() if count}


def _table(table: object) -> tuple[Cards, Cards]:
    """M1: both halves of a table, given by its id or as an object."""
    if isinstance(table, str):
        if table not in TABLES:
            raise ValueError(f"there is no deck table {table!r} (M1)")
        black, grey = TABLES[table]
        return _half(black), _half(grey)
    if not isinstance(table, Mapping) or set(table) != {"id", "black", "grey"} or not isinstance(table["id"], str):
        raise ValueError("a deck table has an id, a black half and a grey half (M1)")
    return _half(table["black"]), _half(table["grey"])


def _half(half: object) -> Cards:
    """M1: how many there are of each card; a card's own number goes before that of its family."""
    if not isinstance(half, Mapping):
        raise ValueError("a half of a deck table says how many there are of each card (M1)")
    for name, count in half.items():
        if name not in KIND and name not in FAMILIES:
            raise ValueError(f"there is no card {name!r} (M59)")
        _number(str(name), count, 0)
    return {card: half.get(card, 0 if "+" in card else half.get(KIND[card], 0)) for card in CARDS}


# What fits, what counts


@cache
def fitting(top: str, wish: str | None, wild_keyhole: bool) -> frozenset[str]:
    """R8, M3, M4, M7 to M10: the cards that fit on the top card."""
    colours = COLOURS_OF[top] if wish is None else frozenset({wish})
    return frozenset(
        card
        for card in PLAYABLE
        if colours & COLOURS_OF[card] or THEME[card] == THEME[top] or (wild_keyhole and KIND[card] == "keyhole")
    )


def value(card: str, bomb: str) -> int:
    """M43, M54: what a card counts in hand, without Forgery."""
    kind = KIND[card]
    if kind in NUMBERS:
        return int(kind)
    if kind == "police":
        return 0
    return HOT_POTATO if kind == "bomb" and bomb == "hot_potato" else 1


def in_order(cards: Cards) -> list[str]:
    """R3: all these cards, one by one."""
    return [card for card in sorted(cards, key=ORDER.__getitem__) for _ in range(cards[card])]


def add(cards: Cards, card: str) -> None:
    """Puts one card among others."""
    cards[card] = cards.get(card, 0) + 1


def remove(cards: Cards, card: str) -> None:
    """Takes one card away."""
    if cards[card] == 1:
        del cards[card]
    else:
        cards[card] -= 1


def places(totals: Sequence[int]) -> list[int]:
    """M42: one more than the number of players with a higher total."""
    return [1 + sum(other > total for other in totals) for total in totals]


# The match


class Reference:
    """A match of Klaumau!, from the first chance ply to the result.

    `_phase` says what is asked now and `_seat` who is asked, or who receives the card of a chance ply. What
    is still due before the turn is over waits in `_agenda`, the last entry first.
    """

    def __init__(self, seats: int, options: Options | None = None, *, trusting: bool = False) -> None:
        self._setup = setup = read_setup(seats, options)
        self._trusting = trusting
        self._known_legal: list[str] | None = None
        self._totals = [0] * seats
        self._results: list[dict[str, object]] = []
        self._receiver_left = False
        self._age = setup.age
        self._set_up()
        if setup.age is None:
            self._phase = "starter"
        else:
            self._start_round(setup.age[0])

    def copy(self) -> Reference:
        """A match that goes on independently of this one."""
        other = copy.copy(self)
        other._hands = [dict(hand) for hand in self._hands]
        other._pile = dict(self._pile)
        other._discard = dict(self._discard)
        other._out = dict(self._out)
        other._totals = list(self._totals)
        other._results = list(self._results)
        other._watchdogs = list(self._watchdogs)
        other._money = list(self._money)
        other._lost = list(self._lost)
        other._sold = list(self._sold)
        other._agenda = list(self._agenda)
        other._passing = list(self._passing)
        return other

    # What is asked

    def to_act(self) -> int | None:
        """The seat to act, CHANCE, or None when the match is over."""
        if self._phase in CHANCE_PHASES:
            return CHANCE
        return None if self._phase == "over" else self._seat

    def legal(self) -> list[str]:
        """The names of all legal actions."""
        if self._known_legal is None:
            self._known_legal = self._LEGAL[self._phase](self)
        return list(self._known_legal)

    def weights(self) -> dict[str, int]:
        """M82: how likely each outcome of a chance ply is, in proportion."""
        if self._phase == "draw":
            return {DRAW[card]: weight for card, weight in self._draw_weights().items()}
        if self._phase == "starter":
            return dict.fromkeys(self.legal(), 1)
        if self._phase == "take":
            return {TAKE[card]: count for card, count in self._hands[self._victim].items()}
        if self._phase in CHANCE_PHASES:
            return {name: self._pile[_card(name)] for name in self.legal()}
        raise ValueError("nothing is left to chance now")

    def cards(self, name: str) -> list[str] | None:
        """The cards that the action lays or shows."""
        verb, _, what = name.partition(" ")
        if verb in ("play", "force", "sell"):
            return [what]
        if verb == "lay-watchdog":
            return ["watchdog"]
        if verb == "parry":
            return ["police"]
        if verb == "doubt":
            return self.hand(self._player)  # M18
        if verb == "take-from" and self._setup.converted_open:
            return self.hand(int(what))  # M51
        return None

    def to(self, name: str) -> int | None:
        """The seat that receives a hidden card, or alone is shown a hand."""
        verb = name.partition(" ")[0]
        if verb in ("deal", "draw"):
            return None if name == "draw receiver" else self._seat
        if verb in ("take", "choose"):
            return self._taker
        if verb == "give":
            return self._victim
        if verb == "hand-on":
            return self._next(self._seat)
        if verb == "doubt" and self._setup.show_to == "doubter":
            return self._seat
        return None

    def source(self, name: str) -> int | None:
        """The seat whose hand a card is taken from, or whose hand is shown."""
        verb, _, argument = name.partition(" ")
        if verb in ("take", "choose"):
            return self._victim
        if verb == "take-from" and self.cards(name) is not None:
            return int(argument)
        return self._player if verb == "doubt" else None

    def shows(self, name: str) -> str | None:
        """M18: whether a doubted player is caught."""
        if name != "doubt":
            return None
        return "caught" if self._applicable() else "honest"

    def default(self) -> str:
        """M60, M84: what the clock plays for the seat to act."""
        phase = self._phase
        if phase in self._FIXED_DEFAULTS:
            return self._FIXED_DEFAULTS[phase]
        if phase == "parry":
            return "parry" if "police" in self._hands[self._seat] else "allow"
        if phase == "wish":
            return f"wish {self._commonest_colour()}"
        if phase in TARGETS:
            sizes = self._sizes()
            return TARGETS[phase][max(self._targets(), key=sizes.__getitem__)]
        if phase == "give":
            return GIVE[self._cheapest(self._hands[self._seat])]
        if phase == "force":
            return FORCE[self._cheapest(self._applicable())]
        if phase == "blast":
            return HAND_ON[self._cheapest(self._hands[self._seat])]
        if phase == "choose":
            return CHOOSE[self._dearest(self._hands[self._victim])]
        raise ValueError("nobody is to act now")

    def _commonest_colour(self) -> str:
        """M60: a two-colour Plan counts for both; among equals the first colour."""
        hand = self._hands[self._seat]
        held = {colour: sum(n for card, n in hand.items() if colour in COLOURS_OF[card]) for colour in COLOURS}
        return max(COLOURS, key=held.__getitem__)

    def _cheapest(self, cards: Iterable[str]) -> str:
        return min(cards, key=lambda card: (value(card, self._setup.bomb), ORDER[card]))

    def _dearest(self, cards: Iterable[str]) -> str:
        return min(cards, key=lambda card: (-value(card, self._setup.bomb), ORDER[card]))

    # What can be seen

    def results(self) -> list[dict[str, object]]:
        """The results of the finished rounds."""
        return list(self._results)

    def result(self) -> dict[str, object] | None:
        """M42: the result of the match once it is over."""
        if self._phase != "over":
            return None
        ranked = zip(self._totals, places(self._totals), strict=True)
        return {"seats": [{"total": total, "place": place} for total, place in ranked]}

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand, in card order."""
        return in_order(self._hands[seat])

    def hands(self) -> tuple[tuple[str, ...], ...]:
        """All hands, in card order."""
        return tuple(tuple(in_order(hand)) for hand in self._hands)

    def public(self) -> dict[str, object]:
        """M58: what everyone may see."""
        return {
            "hand_sizes": self._sizes(),
            "totals": list(self._totals),
            "pile": self._pile_size,
            "police_aside": self._police_aside,
            "top": self._top,
            "discard": in_order(self._discard),
            "wish": self._wish,
            "direction": self._direction,
            "watchdogs": list(self._watchdogs),
            "money": list(self._money),
            "round": min(len(self._results), self._setup.rounds - 1),
            "player": None if self._phase in ("starter", "deal", "turn-up", "over") else self._player,
        }

    def all_cards(self) -> Counter[str]:
        """Every card of the deck in use, wherever it is."""
        everything: Counter[str] = Counter()
        for cards in (*self._hands, self._pile, self._discard, self._out):
            everything.update(cards)
        everything.update({"police": self._police_aside, "watchdog": sum(self._watchdogs)})
        return +everything

    def _sizes(self) -> list[int]:
        return [sum(hand.values()) for hand in self._hands]

    def _next(self, seat: int) -> int:
        """R6: the neighbour in the present direction."""
        return (seat + self._direction) % self._setup.seats

    def _around(self, seat: int) -> list[int]:
        """Every seat in the present direction, beginning with this one."""
        return [(seat + steps * self._direction) % self._setup.seats for steps in range(self._setup.seats)]

    def _playable(self) -> list[str]:
        """R8, M5, M54: what the player may play in the turn."""
        hand, bomb = self._hands[self._player], self._setup.bomb
        fits = self._fitting()
        cards = [card for card in hand if card in fits]
        if "police" in hand:
            cards.append("police")
        if "bomb" in hand and bomb in ("blast", "defused"):
            cards.append("bomb")
        return cards

    def _applicable(self) -> list[str]:
        """M6, M76, M80: what makes the player's "I cannot" a lie."""
        hand, setup = self._hands[self._player], self._setup
        fits = self._fitting()
        cards = [card for card in hand if card in fits]
        if "police" in hand and setup.police_applicable:
            cards.append("police")
        if "bomb" in hand and (setup.bomb == "blast" or (setup.bomb == "defused" and setup.police_applicable)):
            cards.append("bomb")
        return cards

    def _fitting(self) -> frozenset[str]:
        assert self._top is not None
        return fitting(self._top, self._wish, self._setup.wild_keyhole)

    def _targets(self) -> list[int]:
        """M29, M32, M51, M74: whom the taker may choose, in the present direction."""
        others = [seat for seat in self._around(self._taker)[1:] if self._hands[seat]]
        if self._phase == "rob":
            return [seat for seat in others if not self._watchdogs[seat]]
        return others

    # What is legal

    def _legal_starter(self) -> list[str]:
        """M40: every seat alike."""
        return [f"starter {seat}" for seat in range(self._setup.seats)]

    def _legal_deal(self) -> list[str]:
        """R5: any card but Watchdogs and the Receiver."""
        return [DEAL[card] for card in self._pile if card not in NOT_DEALT]

    def _legal_turn_up(self) -> list[str]:
        """M39: any card but the Receiver."""
        return [TURN_UP[card] for card in self._pile if card != "receiver"]

    def _legal_draw(self) -> list[str]:
        """M82: any card that can come."""
        return [DRAW[card] for card in self._draw_weights()]

    def _draw_weights(self) -> Cards:
        """M82: the Receiver comes with probability 1 / (hi - k + 1) from lo on, the other cards alike."""
        pile = self._pile
        if "receiver" not in pile:
            return pile
        others = {card: count for card, count in pile.items() if card != "receiver"}
        if not others or self._taken >= self._highest:
            return {"receiver": 1}
        if self._taken < self._lowest:
            return others
        waiting = self._highest - self._taken
        return {"receiver": self._pile_size - 1, **{card: count * waiting for card, count in others.items()}}

    def _legal_take(self) -> list[str]:
        """M29, M32, M51: any card of the hand."""
        return [TAKE[card] for card in self._hands[self._victim]]

    def _legal_turn(self) -> list[str]:
        """R7, M53, M64: a card that fits, "I cannot", or a Watchdog, one at most."""
        names = [PLAY[card] for card in self._playable()]
        names.append("cannot")
        if "watchdog" in self._hands[self._seat] and not self._watchdogs[self._seat]:
            names.append("lay-watchdog")
        return names

    def _legal_doubt(self) -> list[str]:
        """M17."""
        return ["believe", "doubt"]

    def _legal_force(self) -> list[str]:
        """M22: any applicable card."""
        return [FORCE[card] for card in self._applicable()]

    def _legal_wish(self) -> list[str]:
        """M8: any colour."""
        return list(WISHES)

    def _legal_target(self) -> list[str]:
        """M29, M32, M51: one of those who can be chosen, or nobody."""
        names = TARGETS[self._phase]
        return ["decline", *(names[seat] for seat in self._targets())]

    def _legal_parry(self) -> list[str]:
        """M30, M81: asked with a Police or without."""
        return ["allow", "parry"] if "police" in self._hands[self._seat] else ["allow"]

    def _legal_give(self) -> list[str]:
        """M32: any card of the own hand."""
        return [GIVE[card] for card in self._hands[self._seat]]

    def _legal_choose(self) -> list[str]:
        """M51: any card of the shown hand."""
        return [CHOOSE[card] for card in self._hands[self._victim]]

    def _legal_sell(self) -> list[str]:
        """M52: number cards until done."""
        return ["done", *(SELL[card] for card in self._hands[self._seat] if KIND[card] in NUMBERS)]

    def _legal_blast(self) -> list[str]:
        """M80: any card of the own hand."""
        return [HAND_ON[card] for card in self._hands[self._seat]]

    def _legal_over(self) -> list[str]:
        return []

    # What an action does

    def apply(self, name: str) -> None:
        """Performs an action; ValueError if it is not legal now."""
        if not self._trusting and name not in self.legal():
            raise ValueError(f"{name!r} is not legal now ({self._phase})")
        self._known_legal = None
        self._APPLY[self._phase](self, name)

    # Setting up a round

    def _set_up(self) -> None:
        """R4, M72: all cards are back in the pile, but a Receiver that has left the game."""
        seats = self._setup.seats
        self._pile = dict(self._setup.deck)
        if self._receiver_left:
            del self._pile["receiver"]
        self._pile_size = sum(self._pile.values())
        self._hands: list[Cards] = [{} for _ in range(seats)]
        self._discard: Cards = {}
        self._out: Cards = {}  # sold cards, the Receiver, a defused Bomb
        self._top: str | None = None
        self._wish: str | None = None
        self._laid = False  # M45: whether somebody has laid a card on the discard pile
        self._direction = 1
        self._police_aside = 0
        self._police_in_play = self._pile.get("police", 0)  # M49: less those buried
        self._watchdogs = [0] * seats
        self._money = [0] * seats
        self._lost = [0] * seats  # M70
        self._sold = [0] * seats
        self._taken = self._lowest = self._highest = 0  # k, lo and hi of M82
        self._seat = self._player = self._taker = self._victim = 0
        self._passing: list[tuple[int, str]] = []
        self._clear_turn()

    def _clear_turn(self) -> None:
        self._agenda: list[tuple[str, int]] = []
        self._doubter: int | None = None
        self._onward = 1  # how many seats the turn goes on
        self._failed = False  # M36: a due card could not be drawn
        self._converted = False  # M49

    def _start_round(self, starter: int) -> None:
        """R5: the deal begins with the one who starts."""
        self._set_up()
        self._seat = self._player = starter
        self._phase = "deal"

    def _starter(self, name: str) -> None:
        """M40: without a list the age order is clockwise."""
        starter = int(name[-1])
        self._age = clockwise_from(starter, self._setup.seats)
        self._start_round(starter)

    def _deal(self, name: str) -> None:
        """R5: one card at a time, round the table."""
        add(self._hands[self._seat], self._from_pile(name))
        self._seat = (self._seat + 1) % self._setup.seats
        if self._seat == self._player and sum(self._hands[self._seat].values()) == self._setup.hand:
            self._lowest = self._pile_size // 3  # M71
            self._highest = -(-2 * self._pile_size // 3) - 1
            self._taken = 0
            self._phase = "turn-up"

    def _from_pile(self, name: str) -> str:
        card = _card(name)
        remove(self._pile, card)
        self._pile_size -= 1
        self._taken += 1
        return card

    def _turn_up(self, name: str) -> None:
        """M39: what cannot be a start card is buried."""
        card = self._from_pile(name)
        add(self._discard, card)
        if COLOURS_OF[card]:
            self._top = card
            self._begin_turn(self._player)
        elif card == "police":
            self._police_in_play -= 1

    # Turns

    def _begin_turn(self, seat: int) -> None:
        """M70: who has lost turns gives one of them to the other player."""
        while self._lost[seat]:
            self._lost[seat] -= 1
            seat = self._next(seat)
        self._clear_turn()
        self._seat = self._player = seat
        self._phase = "turn"

    def _turn(self, name: str) -> None:
        """R7: three ways."""
        if name == "cannot":
            self._seat = self._next(self._player)
            self._phase = "doubt"
        elif name == "lay-watchdog":
            remove(self._hands[self._player], "watchdog")
            self._watchdogs[self._player] = 1
            self._go_on()
        else:
            self._lay(_card(name))

    def _doubt(self, name: str) -> None:
        """M17: in the present direction up to the first doubt."""
        if name == "doubt":
            self._resolve_doubt()
        elif self._setup.doubters == "any" and self._next(self._seat) != self._player:
            self._seat = self._next(self._seat)
        else:
            self._draw_cards(self._player, 1)  # M21

    def _resolve_doubt(self) -> None:
        """M20, M22: the player draws two cards, or the doubter chooses a card."""
        self._doubter = self._seat
        if self._applicable():
            self._phase = "force"
        else:
            self._draw_cards(self._player, 2)

    def _force(self, name: str) -> None:
        """M24: first the card with its action, then the doubter's draw."""
        assert self._doubter is not None
        self._agenda.append(("draw", self._doubter))
        self._lay(_card(name))

    # Cards and their actions

    def _lay(self, card: str) -> None:
        """M5, M26, M22, M80: lays a card of the player and carries out what it does."""
        hand = self._hands[self._player]
        remove(hand, card)
        if card == "police":
            self._put_police_aside(self._player)
            return
        if card == "bomb" and self._setup.bomb == "defused":
            add(self._out, card)
            self._draw_cards(self._player, 1)
            return
        add(self._discard, card)
        if card != "bomb":
            self._top, self._wish, self._laid = card, None, True
        last_does_nothing = not hand and not self._setup.last_card_acts  # M26
        forced_does_nothing = self._doubter is not None and self._setup.forced_acts == "none"  # M22
        action = self._ACTIONS.get(KIND[card])
        if action is None or last_does_nothing or forced_does_nothing:
            self._go_on()
        else:
            action(self)

    def _put_police_aside(self, owner: int) -> None:
        """M5, M23, M30: the owner draws; M49, M51, M65: the last Police brings its bonus instead and nobody draws."""
        self._police_aside += 1
        if not self._setup.converted or self._police_aside < self._police_in_play:
            self._draw_cards(owner, 1)
            return
        self._converted = True
        self._agenda.clear()
        self._ask_whom("bonus", owner)

    def _keyhole(self) -> None:
        """M8, M68: as a last card only where the wish counts for Forgery."""
        setup = self._setup
        if self._hands[self._player] or (setup.forgery and setup.forgery_uses_wish):
            self._seat = self._player
            self._phase = "wish"
        else:
            self._go_on()

    def _wish_for(self, name: str) -> None:
        """M8: the wished colour counts from now on."""
        self._wish = _card(name)
        self._go_on()

    def _turns_count(self) -> bool:
        """M16: with `left` a forced card gives or takes no turn."""
        return self._doubter is None or self._setup.after_doubt == "direction"

    def _plan(self) -> None:
        """M11, M12: the direction turns; with two players there may be another turn."""
        self._direction = -1 if self._setup.plan == "anticlockwise" else -self._direction
        if self._setup.seats == 2 and self._setup.plan2p == "again" and self._turns_count():
            self._onward = 0
        self._go_on()

    def _small(self) -> None:
        """R11, M13: the next player is skipped."""
        self._skip(1)

    def _big(self) -> None:
        """M14: the next two players are skipped; with two players as `big2p` says."""
        skipped = 2 if self._setup.seats > 2 else {"once": 1, "twice": 2, "none": 0}[self._setup.big2p]
        self._skip(skipped)

    def _skip(self, skipped: int) -> None:
        """M15, M70: goes on over the skipped players, or notes the lost turns."""
        if self._turns_count():
            if self._setup.seats == 2 and self._setup.big2p == "twice":
                self._lost[1 - self._player] += skipped
            else:
                self._onward = 1 + skipped
        self._go_on()

    def _crook(self) -> None:
        """M29."""
        self._ask_whom("rob", self._player)

    def _barter(self) -> None:
        """M32."""
        self._ask_whom("barter", self._player)

    def _ask_whom(self, phase: str, taker: int) -> None:
        """M29, M32, M74: nothing is asked if there is nobody to choose."""
        self._phase = phase
        self._seat = self._taker = taker
        if not self._targets():
            self._go_on()

    def _rob(self, name: str) -> None:
        """M29, M30: the robbed player is asked."""
        if name == "decline":
            self._go_on()
            return
        self._victim = self._seat = int(name[-1])
        self._phase = "parry"

    def _parry(self, name: str) -> None:
        """M30, M31, M50: a Police put aside, or a card taken."""
        if name == "allow":
            self._take_for = "rob"
            self._phase = "take"
        else:
            remove(self._hands[self._victim], "police")
            self._put_police_aside(self._victim)

    def _choose_barter(self, name: str) -> None:
        """M32, M33: nobody can stop it."""
        if name == "decline":
            self._go_on()
            return
        self._victim = int(name[-1])
        self._take_for = "barter"
        self._phase = "take"

    def _choose_bonus(self, name: str) -> None:
        """M51: blindly, or openly with `converted_open`."""
        if name == "decline":
            self._go_on()
            return
        self._victim = int(name[-1])
        self._take_for = "bonus"
        self._phase = "choose" if self._setup.converted_open else "take"

    def _take(self, name: str) -> None:
        """M28, M32, M51: the card goes to the taker; in a Barter one is given back."""
        card = _card(name)
        remove(self._hands[self._victim], card)
        add(self._hands[self._taker], card)
        if self._take_for == "barter":
            self._seat = self._taker
            self._phase = "give"
        else:
            self._go_on()

    def _give(self, name: str) -> None:
        """M32, M35."""
        card = _card(name)
        remove(self._hands[self._taker], card)
        add(self._hands[self._victim], card)
        self._go_on()

    def _blast(self) -> None:
        """M80: everyone who has cards chooses one, beginning with the bomber."""
        self._passing = []
        self._agenda += [("blast", seat) for seat in reversed(self._around(self._player)) if self._hands[seat]]
        self._go_on()

    def _hand_on(self, name: str) -> None:
        """M80: all cards move at once when everyone has chosen."""
        self._passing.append((self._seat, _card(name)))
        if not self._agenda or self._agenda[-1][0] != "blast":
            for seat, card in self._passing:
                remove(self._hands[seat], card)
            for seat, card in self._passing:
                add(self._hands[self._next(seat)], card)
            self._passing = []
        self._go_on()

    # Draws and the Receiver

    def _draw_cards(self, seat: int, count: int) -> None:
        """M19: these draws come before whatever else is due."""
        self._agenda += [("draw", seat)] * count
        self._go_on()

    def _draw(self, name: str) -> None:
        """M52: the Receiver is settled first, then the due card is drawn."""
        card = self._from_pile(name)
        if card == "receiver":
            self._settle_receiver()
        else:
            add(self._hands[self._seat], card)
        self._go_on()

    def _settle_receiver(self) -> None:
        """M52, M72: everyone sells, then everyone draws as many, in the same order from the drawer on."""
        add(self._out, "receiver")
        self._receiver_left = self._setup.receiver_once_per_game
        order = self._around(self._seat)[::-1]
        self._agenda.append(("draw", self._seat))
        self._agenda += [("replace", seat) for seat in order]
        self._agenda += [("sell", seat) for seat in order]

    def _sell(self, name: str) -> None:
        """M52, M87: one number card at a time."""
        if name == "done":
            self._go_on()
            return
        card = _card(name)
        remove(self._hands[self._seat], card)
        add(self._out, card)
        self._sold[self._seat] += 1
        self._money[self._seat] += SALE

    # What comes next

    def _go_on(self) -> None:
        """M24, M36: takes up what is due next; a draw fails if the pile is empty."""
        while self._agenda:
            what, seat = self._agenda.pop()
            if what == "replace":
                self._agenda += [("draw", seat)] * self._sold[seat]
            elif what == "draw" and not self._pile_size:
                self._failed = True
            else:
                self._phase, self._seat = what, seat
                return
        self._finish_turn()

    def _finish_turn(self) -> None:
        """R9, M38: looks at the end once; otherwise the next turn begins."""
        if self._converted:
            self._end("police")
        elif not all(self._hands):
            self._end("hand")
        elif self._failed:
            self._end("pile")
        elif self._doubter is not None and self._setup.after_doubt == "left":
            self._begin_turn((self._player + 1) % self._setup.seats)  # M16
        else:
            self._begin_turn((self._player + self._onward * self._direction) % self._setup.seats)

    def _end(self, ended: str) -> None:
        """M38, M41, M42: scores the round; the player with the highest total starts the next one."""
        void = self._void_colours()
        seats = [self._score(seat, void) for seat in range(self._setup.seats)]
        self._results.append({"ended": ended, "seats": seats})
        if len(self._results) == self._setup.rounds:
            self._phase = "over"
            return
        assert self._age is not None
        self._start_round(max(self._age, key=self._totals.__getitem__))

    def _void_colours(self) -> frozenset[str]:
        """M45, M46, M47, M75: the colours whose number cards count nothing."""
        if not self._setup.forgery or not self._laid or self._top is None:
            return frozenset()
        if self._setup.forgery_uses_wish and self._wish is not None:
            return frozenset({self._wish})
        return COLOURS_OF[self._top]

    def _score(self, seat: int, void: frozenset[str]) -> dict[str, int]:
        """M43, M45, M53, M54, M77: adds the points of the round to the total."""
        hand, bomb = self._hands[seat], self._setup.bomb
        points = sum(
            count * value(card, bomb)
            for card, count in hand.items()
            if not (KIND[card] in NUMBERS and COLOURS_OF[card] & void)
        )
        score = points + self._watchdogs[seat] + self._money[seat]
        self._totals[seat] += score
        return {
            "cards": sum(hand.values()),
            "hand": points,
            "watchdog": self._watchdogs[seat],
            "money": self._money[seat],
            "score": score,
            "total": self._totals[seat],
        }

    _FIXED_DEFAULTS: ClassVar[dict[str, str]] = {"turn": "cannot", "doubt": "believe", "sell": "done"}

    _ACTIONS: ClassVar[dict[str, Callable[[Reference], None]]] = {
        "keyhole": _keyhole,
        "small": _small,
        "big": _big,
        "plan": _plan,
        "crook": _crook,
        "barter": _barter,
        "bomb": _blast,
    }

    _LEGAL: ClassVar[dict[str, Callable[[Reference], list[str]]]] = {
        "starter": _legal_starter,
        "deal": _legal_deal,
        "turn-up": _legal_turn_up,
        "draw": _legal_draw,
        "take": _legal_take,
        "turn": _legal_turn,
        "doubt": _legal_doubt,
        "force": _legal_force,
        "wish": _legal_wish,
        "rob": _legal_target,
        "barter": _legal_target,
        "bonus": _legal_target,
        "parry": _legal_parry,
        "give": _legal_give,
        "choose": _legal_choose,
        "sell": _legal_sell,
        "blast": _legal_blast,
        "over": _legal_over,
    }

    _APPLY: ClassVar[dict[str, Callable[[Reference, str], None]]] = {
        "starter": _starter,
        "deal": _deal,
        "turn-up": _turn_up,
        "draw": _draw,
        "take": _take,
        "turn": _turn,
        "doubt": _doubt,
        "force": _force,
        "wish": _wish_for,
        "rob": _rob,
        "barter": _choose_barter,
        "bonus": _choose_bonus,
        "parry": _parry,
        "give": _give,
        "choose": _take,
        "sell": _sell,
        "blast": _hand_on,
    }


def _card(name: str) -> str:
    """What an action names after its verb."""
    return name.partition(" ")[2]
