"""An append-only log for each table, in SQLite or PostgreSQL."""

from .entry import Entry, Index, Repeated, Taken
from .migrate import TooNew
from .store import Store
from .transfer import Differs

__all__ = ["Differs", "Entry", "Index", "Repeated", "Store", "Taken", "TooNew"]
