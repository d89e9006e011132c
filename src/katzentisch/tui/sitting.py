"""One match at this screen: who acts, who is looking, and when the screen must be covered."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..bots.table import Guest
from ..core.actions import ActionId
from ..core.chance import Source
from ..core.locale import Translator
from ..core.match import Match
from ..core.seats import PUBLIC, Seat
from ..core.speech import say_event
from .plan import Plan


class Sitting:
    """A match and the people and bots that play it."""

    parts_unheard = 0
    """So many parts were over before anybody here heard of the match."""
    owner = ""
    """Whose hand is seen, if it is not the hand of the one who is looking."""

    def __init__(self, plan: Plan, source: Source, bot: Guest) -> None:
        self.plan = plan
        self.game = plan.game
        self.names = plan.names
        self.match = Match(plan.game, plan.options, plan.seats, source)
        self.viewer = PUBLIC if plan.is_hot_seat else Seat(0)
        self._bot = bot
        self._read = [0] * plan.seats
        self._answers: dict[Seat, ActionId] = {}

    @property
    def is_over(self) -> bool:
        """Is the match finished?"""
        return self.match.is_over

    def view(self) -> Any:
        """What the one who is looking may see."""
        return self.match.view(self.viewer)

    def heard(self, since: int) -> list[dict[str, Any]]:
        """What the one who is looking heard since so many events."""
        return self.match.heard(self.viewer, since)

    def say(self, speak: Translator, event: Mapping[str, Any]) -> str:
        """The sentence for something that was heard."""
        return say_event(speak, self.game, event, self.names, self.viewer)

    def notice(self, speak: Translator) -> str:
        """What is more important now than what one may do; empty if nothing."""
        return speak("prompt-again") if self.is_over else ""

    def countdown(self, speak: Translator) -> str:
        """How much time is left to the one who is looking; empty if no time runs."""
        return ""

    def clocks(self, speak: Translator, width: int) -> list[tuple[Sequence[str], str]]:
        """A line with its time for each seat, whose plate is so wide; none if no time ever runs here."""
        return []

    def around(self, speak: Translator) -> list[str]:
        """What goes on beside the game."""
        return []

    def next_seat(self) -> Seat:
        """Who is asked first; in a window people before bots, and people in the window's order."""
        asked = [seat for seat in self.match.to_act() if seat not in self._answers]
        order = [seat for seat in self._window_order() if seat in asked] + asked
        return next((seat for seat in order if self.is_person(seat)), order[0])

    def _window_order(self) -> Iterator[Seat]:
        """The seats of the open window as their turn comes while everyone gives the answer of a time-out."""
        rules, trial = self.game.rules, self.match.state.copy()
        number = rules.window(trial)
        for _ in range(self.plan.seats):
            seat = Seat(rules.turn(trial))
            if number == 0 or rules.window(trial) != number or seat < 0:
                return
            yield seat
            rules.apply(trial, seat, rules.default(trial, seat), None)

    @property
    def is_answering(self) -> bool:
        """Has somebody answered a question that is put to several at once? Then nobody waits for the others."""
        return self.match.sealed > 0

    def is_person(self, seat: Seat) -> bool:
        """Does a person sit there?"""
        return 0 <= seat < self.plan.people

    def must_cover(self, seat: Seat) -> bool:
        """Has the screen to change hands before this person may see it?"""
        return self.viewer != seat

    def hide(self) -> None:
        """From now on the screen shows only what everyone may see."""
        self.viewer = PUBLIC

    def sit(self, seat: Seat) -> None:
        """This person is looking now."""
        self.viewer = seat

    def legal(self) -> list[ActionId]:
        """What the one who is looking may do now."""
        return self.match.legal(self.viewer) if self.viewer >= 0 else []

    def choose(self, seat: Seat) -> ActionId:
        """What the bot at that seat wants to do."""
        return self._bot.choose(self.match, seat)

    @property
    def are_bots_ready(self) -> bool:
        """Do the bots play as well as they can by now?"""
        return self._bot.is_ready or self.plan.people == self.plan.seats

    def act(self, seat: Seat, action: ActionId) -> None:
        """Somebody acts; what a person has seen so far is no longer news."""
        if self.is_person(seat):
            self._read[seat] = len(self.match.events)
        if self.is_person(seat) and self.game.rules.window(self.match.state):
            self._answers[seat] = action
            self._hand_in()
        else:
            self.match.act(seat, action)
        if self.is_over and self.plan.is_hot_seat:
            self.hide()

    def _hand_in(self) -> None:
        """Give the match the answers of all people at once: whether one more is asked tells nothing of the others."""
        match, rules = self.match, self.game.rules
        if any(self.is_person(seat) and seat not in self._answers for seat in match.to_act()):
            return
        answers, self._answers = self._answers, {}
        number = rules.window(match.state)
        for seat, action in answers.items():
            if rules.window(match.state) == number:
                match.act(seat, action)

    def read(self) -> int:
        """How many events are no news to the one who is looking."""
        return self._read[self.viewer] if self.viewer >= 0 else 0
