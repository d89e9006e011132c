"""What a game may tell its bots: rules of thumb, a judgement of positions, and what its players' behaviour means.

All of it is optional. A game that tells nothing is played by search all the same, only less well. The functions are
compiled like the rules; bots call them through the generics of this module and know no game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .compiled import compiled, generic
from .kernel import place, score
from .rng import Rng, unit
from .seats import CHANCE

PURE, MIXED = 0, 1
"""What the numbers of `appraise` are: values, of which the best is meant; or chances, which need not add up to one."""

HIDDEN = 0
"""What an observer sees of a ply that is hidden from it."""


@generic
def appraise(state: Any, seat: int, actions: Any, count: int, weights: Any, values: Any) -> int:
    """Write what a seat would think of each of its legal actions, by what it knows itself; PURE or MIXED.

    Values are in the game's own unit, so that a difference of one is a clear preference.
    """
    raise NotImplementedError


@generic
def knob(state: Any, seat: int, actions: Any, count: int, weights: Any, values: Any) -> int:
    """Which weight is the log-odds of the first legal action, where `appraise` is MIXED; -1 if there is none."""
    raise NotImplementedError


@generic
def worth(state: Any, seat: int, weights: Any) -> float:
    """The share of victory, 0 to 1, that a seat may expect in a match that is not over; all hands may be looked at."""
    raise NotImplementedError


@generic
def epoch(state: Any) -> int:
    """How far the match has come, in steps after which a position can be judged; it never falls."""
    raise NotImplementedError


@generic
def seen(state: Any, seat: int, action: int, observer: int) -> int:
    """What an observer sees of a ply that is about to be made: HIDDEN, or a number that tells it from others."""
    raise NotImplementedError


@generic
def likelihood(state: Any, seat: int, notes: Any, weights: Any, actions: Any, values: Any) -> float:
    """How well a world explains what the others did, 0 to 1 (rows of `weights`, one a seat): the seat's belief.

    The world was just drawn with these notes. It may be spoilt; actions and values are there to be written on.
    """
    raise NotImplementedError


@generic
def wander(
    state: Any,
    scratch: Any,
    seat: int,
    notes: Any,
    weights: Any,
    actions: Any,
    values: Any,
    memory: Any,
    steps: int,
    rng: Rng,
) -> None:
    """Go so many small steps from a world that fits what the seat knows to others that fit.

    In the long run each comes as often as it explains well what the others did. The notes are those with which the
    world was drawn, and go along; the scratch is a copy of the state that may be spoilt; in the memory numbers can be
    kept from call to call, the first of which is nought until the game writes something else there. Only asked where
    the settings have steps.
    """
    raise NotImplementedError


@generic
def claim(state: Any, seat: int) -> int:
    """In a world: is what was just said to this seat untrue? 1 yes, 0 no, -1 if nothing was said."""
    raise NotImplementedError


@generic
def portray(state: Any, seat: int, notes: Any, weights: Any) -> None:
    """Bring the rows of `weights` closer to how each of the others has been seen to play."""
    raise NotImplementedError


@generic
def waive(state: Any, seat: int, actions: Any, count: int) -> int:
    """In a window: which of a seat's legal actions leaves the matter to those who are asked after it; -1 if none does.

    Only heeded where `appraise` is MIXED: its chance there is how likely the seat leaves it to the others.
    """
    raise NotImplementedError


@compiled
def pick(actions: Any, count: int, values: Any, kind: int, noise: float, rng: Rng) -> int:
    """The index of an action by what was thought of all: drawn by chance where one mixes, else the best, with noise."""
    if kind == MIXED:
        total = 0.0
        for i in range(count):
            total += values[i]
        left = unit(rng) * total
        for i in range(count):
            left -= values[i]
            if left < 0:
                return i
        return count - 1
    best = 0
    highest = values[0] + noise * unit(rng)
    for i in range(1, count):
        if values[i] + noise > highest:
            value = values[i] + noise * unit(rng)
            if value > highest:
                highest = value
                best = i
    return best


@compiled
def waver(count: int, values: Any, kind: int, noise: float) -> None:
    """Where one mixes, somebody who misjudges also follows the chances less: with much noise all are nearly alike."""
    if kind == MIXED and noise != 0:
        for i in range(count):
            values[i] = values[i] ** (1.0 / (1.0 + noise))


@compiled
def no_appraisal(state: Any, seat: int, actions: Any, count: int, weights: Any, values: Any) -> int:
    """No preferences at all."""
    for i in range(count):
        values[i] = 1.0
    return MIXED


@compiled
def no_knob(state: Any, seat: int, actions: Any, count: int, weights: Any, values: Any) -> int:
    """No chances to be learned."""
    return -1


@compiled
def by_score(state: Any, seat: int, weights: Any) -> float:
    """Without a judgement: as if the match ended now."""
    return 1.0 if place(state, seat) == 1 and score(state, seat) > 0 else 0.0


@compiled
def no_epoch(state: Any) -> int:
    """Matches are played out."""
    return 0


@compiled
def open_plies(state: Any, seat: int, action: int, observer: int) -> int:
    """Everyone sees what seats do; chance is not looked at."""
    return HIDDEN if seat == CHANCE else 1 + action


@compiled
def no_belief(state: Any, seat: int, notes: Any, weights: Any, actions: Any, values: Any) -> float:
    """All worlds are alike."""
    return 1.0


@compiled
def no_walk(
    state: Any,
    scratch: Any,
    seat: int,
    notes: Any,
    weights: Any,
    actions: Any,
    values: Any,
    memory: Any,
    steps: int,
    rng: Rng,
) -> None:
    """Stay where one is."""


@compiled
def no_claim(state: Any, seat: int) -> int:
    """Nothing is ever claimed."""
    return -1


@compiled
def no_waiver(state: Any, seat: int, actions: Any, count: int) -> int:
    """Nobody is known to leave anything to others."""
    return -1


@compiled
def no_portrait(state: Any, seat: int, notes: Any, weights: Any) -> None:
    """All play alike."""


@dataclass(frozen=True)
class Policy:
    """A rule of thumb: weights for `appraise`, by the number of seats, and how much chance is mixed in."""

    weights: Mapping[int, Sequence[float]]
    """By the number of seats; for a number that is missing, the nearest one that is there."""
    noise: float = 0.0
    """Values differ by up to so much from what they should be; below zero, every action is as good as another."""
    is_probe: bool = False
    """Is it there to find weaknesses of others, and no opponent for people?"""

    def row(self, seats: int) -> Sequence[float]:
        """The weights for a number of seats."""
        return self.weights[min(self.weights, key=lambda known: (abs(known - seats), known))]


RANDOM = Policy({2: (0.0,)}, noise=-1.0)


@dataclass(frozen=True)
class Settings:
    """How search plays a game; found by trying."""

    exploration: float = 0.7
    horizon: int = 0
    """Playouts are cut after so many epochs; 0 plays them out."""
    reach: int = 0
    """After each so many imagined matches they are cut an epoch later: the more one may think, the less one judges by
    rule; 0 never."""
    noise: float = 1.0
    """How much playouts and opponents differ from the rule of thumb."""
    sharpness: float = 1.0
    """How much a difference of one in the values makes a move more likely to be looked at."""
    margin: float = 0.1
    """The share of the result that looks at points instead of victory."""
    points: float = 10.0
    """So many points ahead are a clear victory."""
    repeats: int = 1
    """So many matches are imagined in each world that is drawn."""
    steps: int = 0
    """So many small steps lead from a world to the next; 0: each is drawn afresh, and `likelihood` asked."""
    trust: float = 0.1
    """Where one mixes: how big a gain is needed to leave the rule of thumb; by the square root of the imagined matches,
    because a gain is the more certain the more of them there were."""
    insight: float = 1.0
    """How often a clairvoyant imagines the world as it is; nobody else ever knows it."""


@dataclass(frozen=True)
class Level:
    """How well an opponent for people plays, and in which manner."""

    policy: str = "greedy"
    """Its rule of thumb."""
    noise: float = 0.0
    """How much it misjudges: its blunders are moves that look nearly as good."""
    iterations: int = 0
    """How many matches it imagines before it decides; 0 follows the rule of thumb."""


LEVELS = (Level(noise=-1.0), Level(iterations=10), Level(iterations=50), Level(iterations=250), Level(iterations=1500))
"""For a game that tells nothing of its levels."""


@dataclass(frozen=True)
class Advice:
    """All that a game tells its bots."""

    appraise: Callable[[Any, int, Any, int, Any, Any], int] = no_appraisal
    knob: Callable[[Any, int, Any, int, Any, Any], int] = no_knob
    worth: Callable[[Any, int, Any], float] = by_score
    epoch: Callable[[Any], int] = no_epoch
    seen: Callable[[Any, int, int, int], int] = open_plies
    likelihood: Callable[[Any, int, Any, Any, Any, Any], float] = no_belief
    wander: Callable[[Any, Any, int, Any, Any, Any, Any, Any, int, Rng], None] = no_walk
    claim: Callable[[Any, int], int] = no_claim
    waive: Callable[[Any, int, Any, int], int] = no_waiver
    portray: Callable[[Any, int, Any, Any], None] = no_portrait
    policies: Callable[[], Mapping[str, Policy]] = dict
    """Rules of thumb by name; `greedy` is the one that guides search. Read from files only when asked for."""
    settings: Settings = field(default_factory=Settings)
    levels: Sequence[Level] = LEVELS
    """Opponents for people, easiest first; each beats the one before it."""

    def functions(self) -> dict[str, Any]:
        """The compiled half, named as the generics."""
        names = ("appraise", "knob", "worth", "epoch", "seen", "likelihood", "wander", "claim", "waive", "portray")
        return {name: getattr(self, name) for name in names}
