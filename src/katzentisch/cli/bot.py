"""katzentisch bot."""

import argparse
import asyncio
from typing import TYPE_CHECKING, Any

from ..core.game import Refusal
from ..core.locale import Translator
from ..terminal import USAGE, Stop
from .shared import DONE, LOCALE_FOLDER, MISSING, command, find_game

if TYPE_CHECKING:
    from ..client.address import Address
    from ..client.seat import RemoteSeat

LONGEST_NAME = 20


def add_bot(commands: Any, speak: Translator) -> None:
    """The command and its options."""
    parser = command(commands, speak, "bot", run_bot)
    parser.add_argument("--join", required=True, metavar="URL", help=speak("cli-bot-join"))
    parser.add_argument("--level", default="mouser", metavar=speak("cli-name"), help=speak("cli-bot-level"))
    parser.add_argument("--name", metavar=speak("cli-name"), help=speak("cli-bot-name"))


def run_bot(given: argparse.Namespace, speak: Translator) -> int:
    """Play until there is nothing more to play."""
    try:
        from ..client.address import address_of
        from ..client.bot import level_of
    except ModuleNotFoundError as error:
        raise Stop(MISSING, speak("cli-join-missing", module=error.name or "")) from None
    from ..protocol.words import FOLDER

    speak = Translator(speak.language, LOCALE_FOLDER, FOLDER)
    level = level_of(given.level)
    name = (given.name or level.capitalize())[:LONGEST_NAME]
    try:
        asyncio.run(_play(address_of(given.join), level, name, speak))
    except Refusal as refusal:
        raise stop(refusal, speak) from None
    return DONE


def stop(refusal: Refusal, speak: Translator) -> Stop:
    """A refusal of a server as the end of the command."""
    from ..protocol.words import say

    return Stop(MISSING if refusal.code == "client-unreachable" else USAGE, say(speak, None, refusal))


async def _play(address: "Address", level: str, name: str, speak: Translator) -> None:
    from ..client.address import Address
    from ..client.bot import check_level, play
    from ..client.desk import look, table_of
    from ..client.joining import joined

    table = await table_of(address)
    check_level(find_game((await look(address.server, table)).game), level)
    async with joined(Address(address.server, table, address.secret), name, is_bot=True) as seat:
        url = f"{address.server}/t/{table}"
        print(speak("cli-bot-seated", name=_name(seat), url=url, level=level), flush=True)
        await play(seat, level, lambda what: _tell(seat, what, speak))


def _name(seat: "RemoteSeat") -> str:
    assert seat.info is not None
    assert seat.you is not None
    return seat.info.seats[seat.you].name


def _tell(seat: "RemoteSeat", what: str, speak: Translator) -> None:
    assert seat.info is not None
    message = "cli-bot-start" if what == "start" else "cli-bot-over"
    print(speak(message, match=seat.info.match), flush=True)
