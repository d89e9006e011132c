"""What every screen shares: it speaks the table's language and can say everything again in another."""

from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from textual.binding import Binding, BindingType
from textual.screen import ModalScreen, Screen

from ...core.locale import LANGUAGES, Translator
from ..widgets.keybar import Key

if TYPE_CHECKING:
    from ..app import TableApp

Result = TypeVar("Result")

LANGUAGE_KEYS = {f"f{number}": language for number, language in enumerate(LANGUAGES, 2)}


class Spoken(Screen[Result]):
    """A screen with words on it."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, f"app.speak('{language}')", show=False) for key, language in LANGUAGE_KEYS.items()
    ]

    @property
    def table_app(self) -> "TableApp":
        """The app, by its own type."""
        return cast("TableApp", self.app)

    @property
    def speak(self) -> Translator:
        """The translator of the present language."""
        return self.table_app.speak

    def on_mount(self) -> None:
        """Say everything for the first time; Textual calls this beside a subclass's own."""
        self.retell()

    def retell(self) -> None:
        """Say everything again, unless the screen is just being cleared away: it loses its parts one by one."""
        if self.display:
            self.tell()

    def tell(self) -> None:
        """Say everything, in the present language."""

    def language_keys(self) -> list[Key]:
        """The keys that switch the language, the present one marked."""
        return [self._language_key(key, language) for key, language in LANGUAGE_KEYS.items()]

    def _language_key(self, key: str, language: str) -> Key:
        """A key for a language; nobody needs to switch to the present one."""
        is_on = language == self.speak.language
        return Key(key.upper(), language.upper(), f"app.speak('{language}')", is_on=is_on, is_spare=is_on)


class Dialog(Spoken[Result], ModalScreen[Result]):
    """A window over the table; Esc closes it, and the match waits meanwhile."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)

    def close_key(self) -> Key:
        """The key that closes the window."""
        return Key(self.speak("key-escape"), self.speak("do-close"), "screen.close")
