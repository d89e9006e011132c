"""The set-up: language, game, who plays; Enter sits down at once."""

from dataclasses import replace
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from ...bots.levels import DEFAULT, NAMES
from ...core.game import Game, Refusal
from ...core.locale import LANGUAGES
from ...core.registry import games
from ...core.speech import say_refusal
from ..drawing import cat, stacked
from ..plan import OWN, SEATS, Plan, Wishes, plan, presets_of
from ..widgets.keybar import Key, KeyBar
from ..widgets.namefield import NameField
from ..widgets.picker import Picker
from .base import Spoken

MOST_NAMES = 8
MOST_WITH_CAT = 6
"""With more people than that the names need the room of the cat."""
PICKERS = ("language", "game", "seats", "people", "level", "preset")


class SetupScreen(Spoken[None]):
    """A short form; every field has a sensible value from the start."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("enter", "start", show=False),
        Binding("ctrl+c", "app.leave", show=False),
        Binding("q", "app.leave", show=False),
        Binding("r", "app.rules", show=False),
    ]

    def __init__(self, wishes: Wishes) -> None:
        super().__init__()
        self.wishes = self._first = wishes

    def compose(self) -> ComposeResult:
        """Title, form, start, keys."""
        with VerticalScroll(id="setup", can_focus=False):
            yield Static(id="setup-title")
            with Vertical(id="setup-form"):
                for name in PICKERS:
                    yield Picker(id=f"pick-{name}")
                for number in range(MOST_NAMES):
                    yield NameField(id=f"name-{number}")
            yield Static(id="setup-company")
            yield Static(id="setup-start", classes="button")
            yield Static(id="setup-refusal")
        yield KeyBar()

    def on_mount(self) -> None:
        """Fill in the names that were given."""
        for number, name in enumerate(self.wishes.names[:MOST_NAMES]):
            self.query_one(f"#name-{number}", NameField).value = name
        self.query_one("#pick-language").focus()

    @property
    def game(self) -> Game:
        """The game that is picked."""
        return games()[self.wishes.game or next(iter(games()))]

    def tell(self) -> None:
        """All words of the form, and what can be picked now."""
        speak, game = self.speak, self.game
        languages = [(code, speak(f"language-{code}")) for code in LANGUAGES]
        self._offer("language", languages, speak.language)
        self._offer("game", [(name, self.table_app.title_of(name)) for name in games()], game.name)
        preset = self.wishes.preset if self.wishes.preset in game.presets else presets_of(game)[0]
        possible = game.seats_of(str(preset))
        seats = min(possible, key=lambda count: abs(count - (self.wishes.seats or SEATS)))
        people = min(self.wishes.people or 1, seats)
        self._offer("seats", [(str(count), str(count)) for count in possible], str(seats))
        self._offer("people", [(str(count), str(count)) for count in range(1, seats + 1)], str(people))
        self._offer_levels()
        self._offer_presets(str(preset))
        self._tell_names(people)
        self._tell_rest(seats, people)

    def _offer(self, name: str, values: list[tuple[str, str]], value: str) -> None:
        self.query_one(f"#pick-{name}", Picker).offer(self.speak(f"setup-{name}"), values, value)

    def _offer_levels(self) -> None:
        """The levels, and another bot that somebody named."""
        values = [(name, self.speak(f"level-{name}")) for name in NAMES]
        if self._first.level not in (None, *NAMES):
            values = [(str(self._first.level), str(self._first.level)), *values]
        self._offer("level", values, self.wishes.level or DEFAULT)

    def _offer_presets(self, preset: str) -> None:
        """All presets, and the options that somebody made for this game."""
        values = [(name, self.speak(f"preset-{name}")) for name in self.game.presets]
        if isinstance(self._first.options, self.game.options):
            values = [(OWN, self.speak("setup-own")), *values]
        self._offer("preset", values, OWN if isinstance(self.wishes.options, self.game.options) else preset)

    def _tell_names(self, people: int) -> None:
        spare = self.speak("people-names").split()
        for number in range(MOST_NAMES):
            field = self.query_one(f"#name-{number}", NameField)
            field.display = number < people
            field.offer(self.speak("setup-name", number=number + 1), spare[number])

    def _tell_rest(self, seats: int, people: int) -> None:
        speak = self.speak
        picture = cat(speak("app-title")) if people <= MOST_WITH_CAT else []
        title = [*picture, Content.styled(speak("game-summary"), "$muted")]
        self.query_one("#setup-title", Static).update(stacked(title))
        self.query_one("#pick-level").display = people < seats
        self.query_one("#setup-company", Static).update(self._company(seats, people))
        self.query_one("#setup-start", Static).update(f"{speak('key-enter')} · {speak('do-start')}")
        keys = [
            Key("↑↓", speak("do-field"), "app.focus_next"),
            Key("←→", speak("do-value"), "screen.turn"),
            Key("r", speak("do-rules"), "app.rules"),
            Key("q", speak("do-quit"), "app.leave"),
        ]
        self.query_one(KeyBar).set_keys([*keys, *self.language_keys()])

    def _company(self, seats: int, people: int) -> str:
        """Who plays, and how well the bots do."""
        company = self.speak("setup-company", people=people, bots=seats - people)
        level = self.wishes.level or DEFAULT
        if people == seats or level not in NAMES:
            return company
        return f"{company} {self.speak(f'level-{level}-about')}"

    @on(Picker.Changed)
    def picked(self, event: Picker.Changed) -> None:
        """Another value: the other fields follow."""
        name, value = str(event.picker.id).removeprefix("pick-"), event.picker.value
        self.query_one("#setup-refusal", Static).update("")
        if name == "language":
            self.table_app.action_speak(value)
            return
        if name == "preset":
            self._pick_preset(value)
        else:
            picked = int(value) if name in ("seats", "people") else value
            self.wishes = replace(self.wishes, **{name: picked})  # type: ignore[arg-type]
        self.table_app.set_game(self.game)
        self.retell()

    def _pick_preset(self, value: str) -> None:
        """A preset, or the options that somebody made."""
        own = self._first if value == OWN else Wishes(preset=value)
        self.wishes = replace(self.wishes, preset=own.preset, options=own.options)

    @on(Input.Submitted)
    def submitted(self) -> None:
        """Enter in a name starts too."""
        self.action_start()

    def on_click(self, event: events.Click) -> None:
        """The start can be clicked."""
        if event.widget is not None and event.widget.id == "setup-start":
            self.action_start()

    def action_turn(self) -> None:
        """Turn the picker that has the focus."""
        if isinstance(self.focused, Picker):
            self.focused.action_turn(1)

    def action_start(self) -> None:
        """Sit down, or say why that cannot be."""
        try:
            self.table_app.sit(self.plan())
        except Refusal as refusal:
            text = say_refusal(self.speak, self.game, refusal)
            self.query_one("#setup-refusal", Static).update(text)

    def plan(self) -> Plan:
        """The table as the form says."""
        pick = {name: self.query_one(f"#pick-{name}", Picker).value for name in PICKERS}
        seats, people = int(pick["seats"]), int(pick["people"])
        names = [self.query_one(f"#name-{number}", NameField).value for number in range(people)]
        own = self._first if pick["preset"] == OWN else Wishes(preset=pick["preset"])
        wishes = Wishes(pick["game"], seats, people, names, own.preset, own.options, pick["level"])
        return plan(wishes, self.speak)
