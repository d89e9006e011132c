"""Plays the lessons of the page by the real rules and writes down what a server would send: one file for each game.

A lesson is a story: the order of the cards, what the pupil is to do, and what the others do then. The page plays it
back; no rule is in the page. What the coach says stands in web/src/learn/words.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from katzentisch.core.chance import Urn
from katzentisch.core.game import Game
from katzentisch.core.registry import find
from katzentisch.core.seats import Seat
from katzentisch.protocol.table import Clock
from katzentisch.server import faces
from katzentisch.server.table import Place, Table

PAGE = Path(__file__).parent.parent / "web/src/learn/stories"
PUPIL = Seat(0)
NAMES = ("", "Minka", "Felix")
"""The pupil has the name that the page knows."""

MOST_CARDS = 6
"""A pupil asks about bids of so many cards."""


@dataclass(frozen=True)
class Step:
    """What the coach explains, what the pupil is to do (nothing: read on), and what the others do then."""

    name: str
    wanted: str = ""
    then: tuple[str, ...] = ()
    """`1 bid 2x3`; a card that is taken blindly then is named behind `>`."""
    spot: str = ""
    """Where to look while there is no button for it."""


@dataclass(frozen=True)
class Story:
    """A lesson of one game."""

    options: dict[str, Any]
    hands: tuple[str, ...]
    """By seat; the pupil gets the first card."""
    deck: str
    """The cards in the order in which they come after the deal."""
    steps: tuple[Step, ...]

    def cards(self) -> list[str]:
        """All cards in the order in which they come."""
        hands = [hand.split() for hand in self.hands]
        return [card for turn in zip(*hands, strict=True) for card in turn] + self.deck.split()


KATZENJAMMER = Story(
    options={"first_bandleader": 2, "mice_total": 6},
    hands=("1 3 3 4 5 J", "1 2 2 3 4 4", "1 2 3 4 5 J"),
    deck="5 2 5  4 J 3 2 1  1 2 4 1",
    steps=(
        Step("goal", spot="hand"),
        Step("lot", spot="middle"),
        Step("first-bid", "bid 1x3", ("1 bid 2-different", "2 pass")),
        Step("overbid", "bid 2x3", ("1 pass",)),
        Step("pay", "pay 0J"),
        Step("foursome", "present 5 1J"),
        Step("done", "done"),
        Step("joker", then=("1 bid 1x2", "2 bid 2-different"), spot="middle"),
        Step("pass", "pass", ("1 pass", "2 pay-values 2+4", "2 done")),
        Step("jump", "bid 2-different", ("1 pass", "2 pass")),
        Step("pay-different", "pay-values 2+4"),
        Step("last-mouse", "present 1 0J"),
        Step("end"),
    ),
)
KLAUMAU = Story(
    options={"rounds": 1, "starter": 0},
    hands=(
        "blue-2 red-crook blue-4 green-keyhole",
        "yellow-3 red-1 red-small red-3",
        "yellow-1 yellow-keyhole red-4 blue-3",
    ),
    deck="red-2  blue-1 red-keyhole green-3 police green-1 green-4",
    steps=(
        Step("goal", spot="hand"),
        Step("lay", "play red-crook"),
        Step("rob", "rob 1", ("1 allow > yellow-3", "1 play red-1", "2 play yellow-1"), spot="middle"),
        Step("bluff", "cannot", ("1 believe", "2 believe", "1 cannot", "2 believe")),
        Step("believe", "believe", ("2 play yellow-keyhole", "2 wish green"), spot="middle"),
        Step("keyhole", "play green-keyhole"),
        Step("wish", "wish red", ("1 play red-small",), spot="middle"),
        Step("honest", "cannot", ("2 believe", "1 doubt", "1 play red-3", "2 cannot", "1 believe")),
        Step("doubt", "doubt", spot="middle"),
        Step("force", "force red-4", spot="middle"),
        Step("police", "play police", ("1 play red-keyhole",)),
        Step("end"),
    ),
)
STORIES = {"katzenjammer": KATZENJAMMER, "klaumau": KLAUMAU}


class Told:
    """Cards in the told order, and blind ones as they are named."""

    def __init__(self, game: Game, cards: Sequence[str]) -> None:
        self._actions = game.actions
        self._cards = iter(cards)
        self.blind = ""

    def pick(self, urn: Urn) -> int:
        """The action that brings the next card."""
        verb = self._actions.verb(urn.actions()[0])
        action = self._actions.parse(f"{verb} {self.blind if verb == 'take' else next(self._cards)}")
        assert action in urn.actions(), self._actions.name(action)
        return action


class Lesson:
    """A story that is being played at a real table."""

    def __init__(self, name: str, story: Story) -> None:
        game = find(name)
        self.story = story
        self._told = Told(game, story.cards())
        self.table = Table(self._told)
        self.table.open(game, msgspec.convert(story.options, game.options), len(NAMES))
        self.table.id = "lesson"
        self.table.clock = Clock(per_window=None, grace=None)
        self.table.places = [Place(name, level="kitten" if name else None) for name in NAMES]
        self.table.places[PUPIL].digests = ["pupil"]
        self.table.host = PUPIL
        self.table.begin(0)

    def written(self) -> dict[str, Any]:
        """All that the page needs."""
        welcome = faces.welcome(self.table, PUPIL, PUPIL, 0, 0, -1)
        assert self.table.match is not None
        told = _plain(welcome) | {"events": self.table.match.heard(PUPIL)}
        return {"welcome": told, "steps": [self._step(step) for step in self.story.steps]}

    def _step(self, step: Step) -> dict[str, Any]:
        found: dict[str, Any] = {"name": step.name, "wanted": step.wanted, "spot": step.spot}
        if self.table.is_playing:
            found["explained"] = dict(self._explained())
            found["ways"] = faces.ways(self.table, PUPIL)
        lines = [f"{PUPIL} {step.wanted}"] * bool(step.wanted) + list(step.then)
        found["updates"] = [update for line in lines for update in self._play(line)]
        if self.table.phase == "over":
            found["table"] = _plain(faces.table_info(self.table))
        return found

    def _explained(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Why the pupil may not do something of the kind that is asked for, with the cards and bids of this lesson."""
        actions, match = self.table.game.actions, self.table.match
        assert match is not None
        legal = match.legal(PUPIL)
        verbs = {actions.verb(action) for action in legal}
        for action, name in enumerate(actions.names):
            if actions.verb(action) in verbs and action not in legal and self._is_near(actions.arguments(action)):
                yield name, faces.explanation(self.table, PUPIL, name)

    def _is_near(self, arguments: dict[str, str]) -> bool:
        """Might a pupil think of it?"""
        if "card" in arguments:
            return arguments["card"] in self.story.cards()
        count = re.match(r"\d+", arguments.get("bid", ""))
        return count is None or int(count[0]) <= MOST_CARDS

    def _play(self, line: str) -> Iterator[dict[str, Any]]:
        """A seat acts; what the pupil hears of it, if anything."""
        said, _, self._told.blind = line.partition(" > ")
        seat, _, name = said.partition(" ")
        match = self.table.match
        assert match is not None
        heard = len(match.events)
        if self.table.act(int(seat), match.parse(name), 0, is_persons=int(seat) == PUPIL):
            yield _plain(faces.update(self.table, PUPIL, heard, is_own=True))


def _plain(message: Any) -> dict[str, Any]:
    """A message as it comes out of a socket."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(message))
    return found


def text(lesson: dict[str, Any]) -> str:
    """A lesson as JSON, one step a line."""
    steps = ",\n".join(json.dumps(step, separators=(",", ":")) for step in lesson["steps"])
    return f'{{"welcome":{json.dumps(lesson["welcome"], separators=(",", ":"))},\n"steps":[\n{steps}\n]}}\n'


def files() -> dict[Path, str]:
    """Every file, and what stands in it."""
    return {PAGE / f"{name}.json": text(Lesson(name, story).written()) for name, story in STORIES.items()}


if __name__ == "__main__":
    PAGE.mkdir(parents=True, exist_ok=True)
    for file, content in files().items():
        file.write_text(content, encoding="utf-8")
