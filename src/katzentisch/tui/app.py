"""The terminal app: one language, one game, from the set-up to the table and back."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter
from textual.theme import Theme

from ..bots.table import Guest
from ..bots.warm import Warming
from ..core.chance import Entropy, Seeded, Source
from ..core.game import Game
from ..core.registry import find, games
from .plan import Plan, Wishes, plan
from .screens.base import Spoken
from .screens.reading import LeaveScreen, RulesScreen
from .screens.setup import SetupScreen
from .screens.table import TableScreen
from .sitting import Sitting
from .skin import find_skin
from .words import HardBlanks, translator

DELAY = 0.8
"""How many seconds a bot takes, so that one can follow."""

NIGHT = Theme(
    name="night",
    primary="#f2c14e",
    secondary="#8fa8e8",
    accent="#ee8a68",
    foreground="#ece8da",
    background="#10172b",
    surface="#161f3a",
    panel="#202b4f",
    dark=True,
)
COLOURS = {"ink": "#10172b", "muted": "#aab4d0", "faint": "#7884a8", "line": "#46548a"}
"""Colours of our own: on cards, for what is less important, for what cannot be chosen, for frames."""


BLANKS = HardBlanks()
"""Textual remembers lines by their filters, so there is only one."""


class TableApp(App[None]):
    """Katzentisch in the terminal."""

    CSS_PATH = Path(__file__).with_name("tui.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "leave", show=False, priority=True)]

    def __init__(
        self,
        wishes: Wishes | None = None,
        *,
        language: str = "en",
        source: Source | None = None,
        seed: int | None = None,
        delay: float = DELAY,
        folder: Path | None = None,
    ) -> None:
        super().__init__()
        self._wishes = wishes or Wishes()
        self._source = source or (Entropy() if seed is None else Seeded(seed))
        self._seed = secrets.randbits(64) if seed is None else seed
        self._sittings = 0
        self._warmings: dict[str, Warming] = {}
        self._delay = delay
        self.folder = folder or Path()
        self.game: Game = find(self._wishes.game) if self._wishes.game else next(iter(games().values()))
        self.speak = translator(language, self.game)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Colours that no theme of Textual's has."""
        return COLOURS

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What every line goes through last: blanks that did not break are blanks again."""
        return [*super().get_line_filters(), BLANKS]

    def on_mount(self) -> None:
        """At night."""
        self.register_theme(NIGHT)
        self.theme = "night"
        self.begin()

    def begin(self) -> None:
        """Straight to the table if everything was said, else to the set-up."""
        if self._wishes.are_complete():
            self.sit(plan(self._wishes, self.speak))
        else:
            self.push_screen(SetupScreen(self._wishes))

    def sitting(self, table: Plan) -> Sitting:
        """A new match for a table."""
        self._sittings += 1
        return Sitting(table, self._source, self.guest(table))

    def guest(self, table: Plan) -> Guest:
        """The bot that plays all seats without a person."""
        return Guest(table.game, table.level, (self._seed, self._sittings))

    def sit(self, table: Plan) -> None:
        """Open a table; refuses what its game refuses."""
        sitting = self.sitting(table)
        self._warm_up(sitting)
        self.set_game(table.game)
        self.show(TableScreen(sitting, find_skin(table.game.name), self._delay))

    def _warm_up(self, sitting: Sitting) -> None:
        """While the first cards are dealt, the bots' code is compiled."""
        if not sitting.are_bots_ready:
            self.warm(sitting.game)

    def warm(self, game: Game) -> None:
        """Compile a game's bots beside the table, if that was not begun yet."""
        if game.name not in self._warmings:
            self._warmings[game.name] = Warming(game)

    def on_unmount(self) -> None:
        """Nobody needs the bots any more."""
        for warming in self._warmings.values():
            warming.stop()

    def set_up(self, table: Plan) -> None:
        """Back to the set-up, with what was chosen before."""
        names, options = table.names[: table.people], table.options if table.has_own_options else None
        self.show(
            SetupScreen(Wishes(table.game.name, table.seats, table.people, names, table.preset, options, table.level))
        )

    def show(self, screen: Spoken[None]) -> None:
        """A screen in the place of the one before."""
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def set_game(self, game: Game) -> None:
        """Speak of that game."""
        self.game = game
        self.speak = translator(self.speak.language, game)

    def action_speak(self, language: str) -> None:
        """Say everything in another language."""
        self.speak = translator(language, self.game)
        for screen in self.screen_stack:
            if isinstance(screen, Spoken):
                screen.retell()

    def title_of(self, game: str) -> str:
        """The title of a game in the present language."""
        return translator(self.speak.language, games()[game])("game-title")

    def action_rules(self) -> None:
        """The rules of the game."""
        self.push_screen(RulesScreen())

    def action_leave(self) -> None:
        """Leave; in the middle of a match only after a question."""
        tables = [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]
        if any(isinstance(screen, LeaveScreen) for screen in self.screen_stack):
            self.exit()
        elif tables and not tables[-1].sitting.is_over:
            self.push_screen(LeaveScreen(), self._left)
        else:
            self.exit()

    def _left(self, is_sure: object) -> None:
        if is_sure:
            self.exit()

    def action_help_quit(self) -> None:
        """What Ctrl+C does."""
        self.action_leave()
