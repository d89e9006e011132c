"""The server's log: JSON lines on stderr that name events, tables and codes, and nothing that anybody said or holds.

Errors are told by their types and the places where they came up, never by their texts: those may quote a body. Only
what the operating system and the database say of themselves is passed on.
"""

import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

import structlog
from sqlalchemy.exc import OperationalError

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}
MOST_FRAMES = 12

Log = structlog.typing.FilteringBoundLogger


def new_log(level: str = "info", file: TextIO | None = None) -> Log:
    """A log of its own; nothing is set for the whole process."""
    log: Log = structlog.wrap_logger(
        structlog.PrintLogger(file or sys.stderr),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(sort_keys=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        cache_logger_on_first_use=True,
    )
    return log


def problem(error: BaseException) -> dict[str, Any]:
    """An error as the log may tell it."""
    chain = list(_chain(error))
    told = {"error": [type(one).__name__ for one in chain], "at": _places(chain[-1])}
    said = [text for one in chain if (text := _said(one))]
    return told | {"said": said} if said else told


def _chain(error: BaseException) -> Iterator[BaseException]:
    """The error, what caused it, and so on."""
    seen: set[int] = set()
    one: BaseException | None = error
    while one is not None and id(one) not in seen:
        seen.add(id(one))
        yield one
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)


def _places(error: BaseException) -> list[str]:
    """Where it came up, the innermost last."""
    found, trace = [], error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{Path(code.co_filename).name}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-MOST_FRAMES:]


def _said(error: BaseException) -> str:
    """What the system says of itself: a full disk, a database that is gone."""
    if isinstance(error, OperationalError):
        return str(error.orig).split("\n", 1)[0][:200]
    return (error.strerror or "")[:200] if isinstance(error, OSError) else ""


class Elsewhere(logging.Handler):
    """What libraries log goes the same way: the template of the message, without what was put into it."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Pass a record on."""
        error = record.exc_info[1] if record.exc_info else None
        facts = {} if error is None else problem(error)
        text = str(record.msg).split("\n", 1)[0][:200]
        self._log.log(max(record.levelno, logging.WARNING), "library", by=record.name, text=text, **facts)


def take_over(log: Log) -> None:
    """From now on, everything that this process logs is a line of this log."""
    root = logging.getLogger()
    root.handlers = [Elsewhere(log)]
    root.setLevel(logging.WARNING)
