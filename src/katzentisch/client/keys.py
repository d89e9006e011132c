"""Tokens of seats in the user's data folder: joining again takes the same seat.

Each file is locked while its seat is played, so that a second program of the same user gets a seat of its own.
"""

import hashlib
import json
import os
from pathlib import Path
from typing import IO, Any

MOST_SEATS = 64
"""So many seats one user can have at one table with programs of one kind."""


def data_folder() -> Path:
    """A folder of the user's own."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "katzentisch"


class Key:
    """The place of one token, ours as long as it is open."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    @property
    def token(self) -> str | None:
        """The token, if there is one."""
        self._file.seek(0)
        try:
            found = json.loads(self._file.read() or "{}").get("token")
        except (ValueError, AttributeError):
            return None
        return found if isinstance(found, str) else None

    def keep(self, server: str, table: str, token: str) -> None:
        """Write a token down."""
        self.forget()
        json.dump({"server": server, "table": table, "token": token}, self._file)
        self._file.flush()

    def forget(self) -> None:
        """The token opens nothing any more."""
        self._file.seek(0)
        self._file.truncate()

    def __enter__(self) -> "Key":
        return self

    def __exit__(self, *_: Any) -> None:
        self._file.close()


def key_of(server: str, table: str, kind: str, folder: Path | None = None) -> Key:
    """The first place for this table that no other program has open; `kind` tells people from bots."""
    folder = (folder or data_folder()) / "seats"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    stem = hashlib.sha256(f"{server}\n{table}\n{kind}".encode()).hexdigest()[:24]
    for number in range(MOST_SEATS):
        path = folder / f"{stem}-{number}.json"
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")
        if _lock(file):
            path.chmod(0o600)
            return Key(file)
        file.close()
    raise OSError(f"{MOST_SEATS} seats are open")


def _lock(file: IO[str]) -> bool:
    """Is the file ours now? Where files cannot be locked, it always is."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
