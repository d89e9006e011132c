"""A line of the form in which a name is written."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input, Static

from ..plan import LONGEST_NAME
from .picker import LABEL


class NameField(Horizontal):
    """A label and a name."""

    DEFAULT_CSS = """
    NameField { height: 1; }
    NameField Static { color: $muted; }
    NameField Input { width: 18; }
    """

    def compose(self) -> ComposeResult:
        """The label, then the name."""
        label = Static(markup=False)
        label.styles.width = LABEL + 4
        yield label
        yield Input(max_length=LONGEST_NAME, compact=True)

    def offer(self, label: str, placeholder: str) -> None:
        """Say whose name it is, and which one is taken if nothing is written."""
        self.query_one(Static).update(f"  {label}")
        self.query_one(Input).placeholder = placeholder

    @property
    def value(self) -> str:
        """The name as written."""
        return self.query_one(Input).value

    @value.setter
    def value(self, name: str) -> None:
        self.query_one(Input).value = name[:LONGEST_NAME]
