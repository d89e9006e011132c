"""The cards: fifty kinds, counted; a kind's number tells its colour and its theme."""

from collections.abc import Sequence

from ...core.actions import words
from ...core.compiled import compiled

COLOUR_NAMES = ("red", "yellow", "green", "blue")
SHAPES = {"red": "diamond", "yellow": "sun", "green": "leaf", "blue": "wave"}
"""R2: every colour has a shape, so that nobody needs to tell colours apart."""
COLOURS = len(COLOUR_NAMES)
FAMILIES = ("1", "2", "3", "4", "keyhole", "small", "big", "plan", "crook", "barter")
"""R3: the families that have a card in every colour, in card order; a family is a theme, but for the treasures (M4)."""
NUMBERS = 4
KEYHOLE, SMALL, BIG, PLAN, CROOK, BARTER = range(NUMBERS, len(FAMILIES))

PAIRS = tuple((a, b) for a in range(COLOURS) for b in range(a + 1, COLOURS))
"""The colours of the two-colour Plans."""

NUMBER_KINDS = NUMBERS * COLOURS
ONE_COLOUR = len(FAMILIES) * COLOURS
POLICE = ONE_COLOUR + len(PAIRS)
RECEIVER = POLICE + 1
WATCHDOG = POLICE + 2
BOMB = POLICE + 3
KINDS = POLICE + 4

CARDS = words(
    "card",
    [
        *(f"{colour}-{family}" for family in FAMILIES for colour in COLOUR_NAMES),
        *(f"{COLOUR_NAMES[a]}+{COLOUR_NAMES[b]}-plan" for a, b in PAIRS),
        "police",
        "receiver",
        "watchdog",
        "bomb",
    ],
)
COLOUR_WORDS = words("colour", COLOUR_NAMES)

ALL_COLOURS = (1 << COLOURS) - 1
COLOUR_COUNTS = tuple(mask.bit_count() for mask in range(ALL_COLOURS + 1))
COLOUR_LISTS = tuple(
    sum(colour << (2 * i) for i, colour in enumerate(colour for colour in range(COLOURS) if mask >> colour & 1))
    for mask in range(ALL_COLOURS + 1)
)
"""For every set of colours how many there are, and which, two bits each from the lowest on."""
PAIR_MASKS = tuple((1 << a) + (1 << b) for a, b in PAIRS)
NO_CARD = -1
NO_COLOUR = -1
NO_THEME = -1
POTATO = -5
SALE = 2


@compiled
def colours_of(kind: int) -> int:
    """R2: the colours of a card as bits, red the lowest."""
    if kind < ONE_COLOUR:
        return 1 << (kind % COLOURS)
    if kind < POLICE:
        return PAIR_MASKS[kind - ONE_COLOUR]
    return 0


@compiled
def colour_at(mask: int, place: int) -> int:
    """One of a set of colours, by its place among them."""
    return (COLOUR_LISTS[mask] >> (2 * place)) & 3


@compiled
def theme_of(kind: int) -> int:
    """M3, M4, M10: the theme of a card; both treasures have one, and all Plans."""
    if kind < ONE_COLOUR:
        theme = kind // COLOURS
        return SMALL if theme == BIG else theme
    if kind < POLICE:
        return PLAN
    return NO_THEME


@compiled
def family_of(kind: int) -> int:
    """What a card that is laid on the discard pile does."""
    return kind // COLOURS if kind < ONE_COLOUR else PLAN


@compiled
def is_number(kind: int) -> bool:
    """Is it a booty card without action?"""
    return kind < NUMBER_KINDS


@compiled
def may_start(kind: int) -> bool:
    """M39: may this card lie on top when a round starts?"""
    return kind < POLICE


@compiled
def value_of(kind: int, bomb: int) -> int:
    """M43, M54: what a card in hand counts; what the Bomb counts depends on its rule."""
    if kind < NUMBER_KINDS:
        return 1 + kind // COLOURS
    if kind == POLICE:
        return 0
    return bomb if kind == BOMB else 1


def spread(counts: Sequence[int]) -> list[str]:
    """The names of counted cards, in card order."""
    return [name for name, count in zip(CARDS.names, counts, strict=True) if count for _ in range(count)]


def colour_names(mask: int) -> list[str]:
    """The colours of a set."""
    return [name for colour, name in enumerate(COLOUR_NAMES) if mask >> colour & 1]
