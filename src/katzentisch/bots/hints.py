"""Hints: the best actions of a position as search sees them, with one sentence why."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

from ..core.actions import ActionId
from ..core.compiled import is_available
from ..core.game import Refusal
from ..core.locale import Translator
from ..core.match import Match
from ..core.reasons import Reason
from ..core.rng import Rng
from ..core.seats import Seat
from ..core.speech import say_action, say_reason
from .base import Appraisal, Budget, Choice, Handle
from .catalog import GUIDE, policy_of
from .search import Search

MOST_HINTS = 3
CLOSE = 0.02
"""So small a difference in the chance to win is none."""
CAUTION = 1.0
"""An action that was tried n times is thought worse by this, divided by the square root of n + 1."""
WELL_TRIED = 0.1
"""An action that was tried less often than this share of the best one's tries is not called as good."""


@dataclass(frozen=True)
class Hint:
    """One action that a seat could take, and why."""

    action: ActionId
    win: float | None
    """The expected share of victory, 0 to 1; None if it was not worth a search."""
    visits: int
    is_as_good: bool
    """Is it as good as the best one, as far as one can tell?"""
    reason: Reason
    label: str = ""
    """What the action is called at the table."""
    sentence: str = ""
    """The reason in words."""


def hints(
    match: Match, seat: Seat, budget: Budget, speak: Translator, rng: Rng, names: Sequence[str] = ()
) -> list[Hint]:
    """The best actions of a seat, in words."""
    return [retold(hint, match, seat, speak, names) for hint in advice(match, seat, budget, rng)]


def advice(match: Match, seat: Seat, budget: Budget, rng: Rng) -> list[Hint]:
    """The best actions of a seat that is asked, best first, three at most; raises Refusal if it is not asked."""
    if not match.legal(seat):
        raise Refusal("hint-not-asked", "", seat=seat, asked=", ".join(map(str, match.to_act())))
    handle = Handle(match, seat, rng)
    choice = think(handle, budget)
    world = handle.sample()
    best = ranked(choice)
    return [_found(one, best[0], match.game.reason(world, seat, one.action, choice)) for one in best[:MOST_HINTS]]


def _found(one: Appraisal, best: Appraisal, reason: Reason) -> Hint:
    """A hint that is not yet put into words."""
    return Hint(one.action, one.win if one.visits else None, one.visits, is_as_good(one, best), reason)


def think(handle: Handle, budget: Budget) -> Choice:
    """What search thinks of all legal actions; where there is only one, nothing needs to be thought."""
    if len(handle.legal) == 1:
        return Choice(handle.legal[0])
    if not is_available():
        raise Refusal("hint-needs-numba")
    return Search(budget, policy_of(handle.game, GUIDE)).analyse(handle)


def ranked(choice: Choice) -> list[Appraisal]:
    """The actions that were tried, best first, those tried seldom judged with caution; search's choice if none was.

    Those that are as good as the best one come in the order of the chances that are told, of equal ones first what the
    rule of thumb prefers.
    """
    tried = [one for one in choice.appraisals if one.visits > 0]
    if not tried:
        return [Appraisal(choice.action, 0, 0.0, 0.0, 1.0)]
    tried.sort(key=lambda one: one.value - CAUTION / sqrt(1 + one.visits), reverse=True)
    good = [one for one in tried if is_as_good(one, tried[0])]
    others = [one for one in tried if not is_as_good(one, tried[0])]
    return [*sorted(good, key=lambda one: (round(100 * one.win), one.prior), reverse=True), *others]


def is_as_good(one: Appraisal, best: Appraisal) -> bool:
    """Can one not tell the two apart, though both were tried enough?"""
    return one.visits >= WELL_TRIED * best.visits and best.win - one.win <= CLOSE


def retold(hint: Hint, match: Match, seat: Seat, speak: Translator, names: Sequence[str] = ()) -> Hint:
    """The same hint in the words of a language."""
    return replace(
        hint,
        label=say_action(speak, match, seat, hint.action, names),
        sentence=say_reason(speak, match.game, hint.reason, names, seat),
    )


def headline(hint: Hint, rank: int, speak: Translator) -> str:
    """A hint without its reason: its rank, the action, and how likely it wins."""
    if hint.win is None:
        return speak("ranked-action-plain", rank=rank, label=hint.label)
    good = "yes" if rank > 1 and hint.is_as_good else "no"
    return speak("ranked-action", rank=rank, label=hint.label, percent=round(100 * hint.win), good=good)


def scene(match: Match, seat: Seat, speak: Translator, rng: Rng, names: Sequence[str] = ()) -> str:
    """What a seat sees, in a line or two; nothing if the game cannot say it."""
    found = match.game.scene(match.sample(seat, rng), seat)
    return "" if found is None else say_reason(speak, match.game, found, names, seat)
