"""katzentisch play."""

import argparse
import os
import sys
from http.client import HTTPException
from typing import Any

from ..core.locale import Translator
from .serve import add_place, own_url, run_server
from .shared import DONE, command

QUICK = 2.0
"""So many seconds a server that runs already has for its answer."""


def add_play(commands: Any, speak: Translator) -> None:
    """The command and its options."""
    parser = command(commands, speak, "play", run_play)
    parser.add_argument("game", nargs="?", metavar=speak("cli-game"), help=speak("cli-play-game"))
    parser.add_argument("--no-browser", action="store_true", help=speak("cli-play-no-browser"))
    add_place(parser, speak)


def run_play(given: argparse.Namespace, speak: Translator) -> int:
    """Serve tables, and open one in the browser; a server that is there already is used."""
    from ..core.registry import find, games

    place = f"/play/{find(given.game or next(iter(games()))).name}"

    def show(url: str) -> None:
        import webbrowser

        if given.no_browser or not has_browser() or not webbrowser.open(url + place):
            print(speak("cli-play-open", url=url + place), flush=True)

    url = own_url(given, speak)
    if is_running(url):
        print(speak("cli-play-running", url=url), flush=True)
        show(url)
        return DONE
    return run_server(given, speak, show, is_port_free_choice=True)


def is_running(url: str) -> bool:
    """Does a server of ours answer there?"""
    from urllib.request import urlopen

    import msgspec

    from ..protocol.table import LobbyTable

    try:
        with urlopen(f"{url}/api/tables", timeout=QUICK) as answer:
            msgspec.json.decode(answer.read(), type=list[LobbyTable])
    except (OSError, HTTPException, msgspec.MsgspecError):
        return False
    return True


def has_browser() -> bool:
    """Can a window be opened? A browser in the terminal itself would only be in the way."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
