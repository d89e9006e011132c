"""katzentisch export, import and forget: what a server keeps, from outside."""

import argparse
import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.game import Refusal
from ..core.locale import Translator
from ..terminal import USAGE, Parser, Stop
from .shared import DONE, MISSING, NO, command

if TYPE_CHECKING:
    from ..server.store import Store

SECRET = 0o600
"""Only the owner may read what was exported: it has every hand."""
Work = Callable[["Store"], Coroutine[Any, Any, int]]


UNKNOWN = {"no-such-table": "cli-keeping-no-such-table", "no-such-seat": "cli-keeping-no-such-seat"}
"""What is said when there is no such table or seat."""


def add_forget(commands: Any, speak: Translator) -> None:
    """The command and its options."""
    parser = command(commands, speak, "forget", run_forget)
    _store_argument(parser, speak)
    parser.add_argument("--table", required=True, metavar="ID", help=speak("cli-forget-table"))
    parser.add_argument("--seat", required=True, type=int, metavar="N", help=speak("cli-forget-seat"))


def add_export(commands: Any, speak: Translator) -> None:
    """The command and its options."""
    parser = command(commands, speak, "export", run_export)
    _store_argument(parser, speak)
    parser.add_argument("--table", action="append", metavar="ID", help=speak("cli-export-table"))
    parser.add_argument("file", type=Path, metavar=speak("cli-file"), help=speak("cli-export-file"))


def add_import(commands: Any, speak: Translator) -> None:
    """The command and its options."""
    parser = command(commands, speak, "import", run_import)
    _store_argument(parser, speak)
    parser.add_argument("file", type=Path, metavar=speak("cli-file"), help=speak("cli-import-file"))


def _store_argument(parser: Parser, speak: Translator) -> None:
    parser.add_argument("--store", metavar="URL", default="", help=speak("cli-keeping-store"))


def run_forget(given: argparse.Namespace, speak: Translator) -> int:
    """Take names and chat of a seat out of a table's log."""

    async def work(store: "Store") -> int:
        from ..server.forgetting import forget

        try:
            return await forget(store, given.table, given.seat)
        except Refusal as refusal:
            raise Stop(NO, speak(UNKNOWN[refusal.code], table=given.table, seat=given.seat)) from None

    count = _with_store(given.store, speak, work, is_new_fine=False)
    print(speak("cli-forget-done", table=given.table, seat=given.seat, count=count))
    return DONE


def run_export(given: argparse.Namespace, speak: Translator) -> int:
    """Write tables as JSON lines."""

    async def work(store: "Store") -> int:
        for name in given.table or ():
            if await store.index(name) is None:
                raise Stop(NO, speak("cli-keeping-no-such-table", table=name))
        with _open_secret(given.file, speak) as file:
            count = 0
            async for line in store.export(given.table):
                count += file.write(line) > 0 and line.startswith(b'{"index"')
        return count

    count = _with_store(given.store, speak, work, is_new_fine=False)
    print(speak("cli-export-done", file=str(given.file), count=count))
    return DONE


def _open_secret(path: Path, speak: Translator) -> Any:
    try:
        return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, SECRET), "wb")
    except OSError as error:
        raise Stop(MISSING, speak("cli-cannot-write", file=str(path), problem=error.strerror or "")) from None


def run_import(given: argparse.Namespace, speak: Translator) -> int:
    """Add exported tables to a database."""

    async def work(store: "Store") -> int:
        from ..server.store import Differs

        try:
            with given.file.open("rb") as file:
                return await store.bring(file)
        except OSError as error:
            text = speak("cli-cannot-read", file=str(given.file), problem=error.strerror or "")
            raise Stop(MISSING, text) from None
        except Differs as other:
            raise Stop(NO, speak("cli-import-differs", table=other.table, number=other.seq)) from None
        except ValueError:
            raise Stop(NO, speak("cli-import-wrong", file=str(given.file))) from None

    count = _with_store(given.store, speak, work, is_new_fine=True)
    print(speak("cli-import-done", file=str(given.file), count=count))
    return DONE


def _with_store(url: str, speak: Translator, work: Work, *, is_new_fine: bool) -> int:
    """Open the database, do something, close it; a clear word if that cannot be."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from ..server.config import default_store
        from ..server.store import TooNew
    except ModuleNotFoundError as error:
        raise Stop(MISSING, speak("cli-serve-missing", module=error.name or "")) from None

    async def run() -> int:
        async with _opened(url or default_store(), speak, is_new_fine=is_new_fine) as store:
            return await work(store)

    try:
        return asyncio.run(run())
    except TooNew as ahead:
        raise Stop(MISSING, speak("cli-keeping-too-new", revision=ahead.revision)) from None
    except SQLAlchemyError as error:
        problem = str(getattr(error, "orig", None) or error).split("\n", 1)[0]
        raise Stop(MISSING, speak("cli-keeping-store-fails", problem=problem)) from None


@contextlib.asynccontextmanager
async def _opened(url: str, speak: Translator, *, is_new_fine: bool) -> "AsyncIterator[Store]":
    from sqlalchemy.exc import ArgumentError

    from ..server.store import Store
    from ..server.store.engine import parse_url

    try:
        address = parse_url(url)
    except (ValueError, ArgumentError):
        raise Stop(USAGE, speak("cli-keeping-store-wrong")) from None
    if address.drivername == "sqlite" and not is_new_fine and not Path(address.database or "").exists():
        raise Stop(MISSING, speak("cli-keeping-no-store", file=address.database or ""))
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()
