"""The places of the numbers in a row of weights: the rule of thumb, its tables of mixed decisions, and the judge."""

from .cards import FAMILIES

HOLD = 0
"""What it is worth to hold a card, by family: numbers, Keyhole, treasures, Plan, Crook, Barter."""
HOLD_POLICE = HOLD + len(FAMILIES)
HOLD_DOG = HOLD_POLICE + 1
HOLD_BOMB = HOLD_POLICE + 2
ACT = HOLD_POLICE + 3
"""What it is worth that a card acts, by family; numbers, which do nothing, have no place of their own here."""
(
    DRAW,
    HELD,
    RIVAL,
    LEADER,
    PARRIES,
    EMPTY,
    ONE_LEFT,
    TWO_LEFT,
    THREE_LEFT,
    MATCH_END,
    ROUND_END,
    SPREAD,
    MINE,
    THEIRS,
    DOUBTED,
    LAY_DOG,
    VOID,
    SHARPNESS,
    BLUFF_SHIFT,
    BELIEVE_SHIFT,
    BLUFF_END,
    USUAL_BLUFF,
    USUAL_BELIEF,
    PATIENCE,
    EARLIER,
) = range(ACT + 6, ACT + 31)
"""A card from the pile; one in another hand; what a point counts for a rival; how much more for one who is ahead; how
often a Crook is parried; hands of no, one, two, three cards; the end of the match and of a round, and on what scale; an
own card in a colour of the new top card, and the share of unseen cards that are; how often "I cannot" is doubted;
laying a Watchdog; what Forgery takes from a number; how sharply plays are told apart where one mixes; changes of the
log-odds of bluffing and believing; what the end of the round adds to those of bluffing; for portraits, the usual
log-odds that a doubted "I cannot" is a bluff and that one is believed, and how many observations these are worth; the
log-odds that an earlier "I cannot" was a bluff, from a hand that could play."""

CREDITS = (0.04, 0.12, 0.25, 0.45)
"""Where the classes of the chance that a hand cannot play begin."""
WORTHS = (-1.2, 0.0)
"""Where the classes of what the best play is worth begin."""
CREDIT_CLASSES, WORTH_CLASSES = len(CREDITS) + 1, len(WORTHS) + 1
STAKES = 4
"""What a caught bluff costs: nothing, one, more, the last card."""
LATERS = 3
"""How many are asked after this seat: none, one, more."""
STANCES = 3
"""The seat has few cards; it is behind the speaker; it is ahead."""
FEW = 2
MOMENTS = 3
"""The pile has cards, the pile has cards and the speaker only one, the pile is empty."""

BLUFF = EARLIER + 1
"""Log-odds of saying "I cannot" with an applicable card: is the pile empty, stake, worth, credit."""
BELIEVE = BLUFF + 2 * STAKES * WORTH_CLASSES * CREDIT_CLASSES
"""Log-odds of believing it: stance, moment, asked later, credit."""
JUDGE = BELIEVE + STANCES * MOMENTS * LATERS * CREDIT_CLASSES
"""The judge's own numbers."""
JUDGE_SIZE = 8
SIZE = JUDGE + JUDGE_SIZE
