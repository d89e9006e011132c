"""A search that sees all hands: the measure of what knowing everything would be worth, and never an opponent."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .base import Choice, Handle
from .engine import as_bytes
from .search import Search

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class OpenHandle(Handle):
    """A handle that gives the true world away; nothing but the arena makes one."""

    def sample(self) -> Any:
        """The world as it is."""
        return self._match.state.copy()

    def world(self) -> "NDArray[np.uint8]":
        """The same as compiled code takes it."""
        return as_bytes(self._match.state.dump())


@dataclass(frozen=True)
class Clairvoyant(Search):
    """Search in the true world; at a table that does not lay all hands open it cannot play at all."""

    is_clairvoyant: bool = True
    label: str = "clairvoyant"

    def choose(self, handle: Handle) -> Choice:
        """The action that was tried most."""
        if not isinstance(handle, OpenHandle):
            raise TypeError("a clairvoyant plays in the arena only")
        return super().choose(handle)
