"""Why not? Name any action, and the table says what stands against it, with the rule."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ...core.actions import ActionId
from ..rulebook import rule
from ..talk import Talk
from ..widgets.keybar import Key, KeyBar
from .base import Dialog


class WhyScreen(Dialog[None]):
    """A search for an action, the actions that fit, and the explanation of one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False, priority=True),
        Binding("down", "step(1)", show=False, priority=True),
        Binding("pageup", "scroll(-3)", show=False, priority=True),
        Binding("pagedown", "scroll(3)", show=False, priority=True),
    ]

    def __init__(self, talk: Talk, action: ActionId | None) -> None:
        super().__init__()
        self._talk = talk
        self._first = action
        self._labels: list[tuple[ActionId, str]] = []

    def compose(self) -> ComposeResult:
        """Search, list, explanation, keys."""
        with Vertical(classes="window tall"):
            yield Input(id="why-search", compact=True)
            options = OptionList(id="why-list", markup=False, compact=True)
            options.can_focus = False
            yield options
            with VerticalScroll(id="why-because", can_focus=False):
                yield Static(id="why-sentence", markup=False)
                yield Static(id="why-rule", markup=False)
            yield KeyBar()

    def on_mount(self) -> None:
        """Write at once."""
        self.query_one(Input).focus()

    def tell(self) -> None:
        """All words again; the same action stays picked."""
        speak = self.speak
        talk = self._talk = Talk(speak, self._talk.sitting, self._talk.skin)
        self._labels = _labels(talk)
        self.query_one(".window").border_title = speak("why-title")
        self.query_one(Input).placeholder = speak("why-search", example=talk.sitting.game.actions.name(self._example()))
        keys = [self.close_key(), Key("↑↓", speak("do-point"), "screen.step(1)")]
        self.query_one(KeyBar).set_keys([*keys, *self.language_keys()])
        self._fill(self._first)

    def _example(self) -> ActionId:
        """An action that shows how one names them: the last that is allowed now, or any."""
        return self._talk.sitting.legal()[-1] if self._talk.sitting.legal() else self._labels[-1][0]

    def _fill(self, chosen: ActionId | None) -> None:
        """List what fits the search, and explain one of them."""
        words = self.query_one(Input).value.casefold().split()
        fitting = [row for row in self._labels if all(word in row[1].casefold() for word in words)]
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([Option(text, id=str(action)) for action, text in fitting])
        numbers = [action for action, _ in fitting]
        options.highlighted = None if not fitting else numbers.index(chosen) if chosen in numbers else 0
        if not fitting:
            self._explain(self.speak("why-none"), "")

    @on(Input.Changed)
    def searched(self) -> None:
        """Another search."""
        self._fill(self._first)

    @on(OptionList.OptionHighlighted)
    def pointed(self, event: OptionList.OptionHighlighted) -> None:
        """Explain the action that is pointed at."""
        self._first = ActionId(int(event.option.id or 0))
        refusal = self._talk.refusal(self._first)
        if refusal is None:
            self._explain(self.speak("why-allowed"), "")
        else:
            self._explain(self._talk.why(refusal), refusal.rule)

    def _explain(self, sentence: str, number: str) -> None:
        paragraph = rule(self._talk.sitting.game.folder, self.speak.language, number)
        self.query_one("#why-sentence", Static).update(sentence)
        self.query_one("#why-rule", Static).update(paragraph.draw() if paragraph else Content(""))
        self.query_one("#why-because").scroll_home(animate=False)

    def action_step(self, step: int) -> None:
        """Point at the next or the previous action."""
        options = self.query_one(OptionList)
        if options.option_count:
            options.highlighted = ((options.highlighted or 0) + step) % options.option_count

    def action_scroll(self, lines: int) -> None:
        """Read on in a long rule."""
        self.query_one("#why-because").scroll_relative(y=lines, animate=False)


def _labels(talk: Talk) -> list[tuple[ActionId, str]]:
    """Every action by the name that records use; those of this moment also in words, and first."""
    actions = talk.sitting.game.actions
    now = {actions.verb(action) for action in talk.sitting.legal()}
    known, others = [], []
    for number, name in enumerate(actions.names):
        action = ActionId(number)
        if actions.verb(action) in now:
            known.append((action, f"{name} · {talk.label(action)}"))
        else:
            others.append((action, name))
    return known + others
