"""A bot at a people's table: it plays at once, and at its full strength as soon as its compiled code is there."""

from dataclasses import dataclass, field

from ..core.actions import ActionId
from ..core.advice import RANDOM
from ..core.game import Game
from ..core.match import Match
from ..core.seats import Seat
from .base import Bot, Player
from .catalog import bot_of
from .thumb import Random, SlowThumb, Thumb
from .warm import is_ready


@dataclass
class Guest:
    """A bot for people, by its name in the catalog."""

    game: Game
    name: str
    seed: tuple[int | str, ...]
    is_ready: bool = field(default=False, init=False)
    """Does it play at its full strength by now?"""

    def __post_init__(self) -> None:
        self.bot = bot_of(self.game, self.name, for_people=True)
        self._substitute = substitute(self.game, self.bot)
        self.is_ready = isinstance(self.bot, Random)

    def choose(self, match: Match, seat: Seat) -> ActionId:
        """What it wants to do."""
        self.is_ready = self.is_ready or is_ready(self.game)
        bot = self.bot if self.is_ready else self._substitute
        return Player(bot, self.seed).choose(match, seat).action


def substitute(game: Game, bot: Bot) -> Bot:
    """Who plays until the compiled code is there: the same rule of thumb, interpreted."""
    if isinstance(bot, Random):
        return bot
    if isinstance(bot, Thumb):
        return SlowThumb(bot.name, bot.policy)
    return SlowThumb(bot.name, game.advice.policies().get("greedy", RANDOM))
