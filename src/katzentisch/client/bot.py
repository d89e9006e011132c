"""A bot of ours at a server's table, through the same protocol as everyone."""

import asyncio
import secrets
from collections.abc import Callable

from ..bots.base import Bot
from ..bots.catalog import bot_of
from ..bots.levels import NAMES
from ..bots.search import Search
from ..bots.table import Guest
from ..bots.warm import Warming
from ..core.game import Game, Refusal
from ..protocol.messages import TakeOver
from .line import new_id
from .seat import RemoteSeat

LINGER = 60.0
"""After a match a bot stays so many seconds without any person there."""
PACE = 0.6
"""Every decision takes so many seconds, whether there was much to think about or not: that would tell of the hand. A
bot whose budget is a longer time takes all of it."""
OUTRUN = frozenset({"stale", "not-playing", "already-answered", "no-such-action"})
"""Refusals of a move that say only that the table went on."""


def level_of(text: str) -> str:
    """A bot's name: 1 to 5 are the levels, from the easiest on."""
    return NAMES[int(text) - 1] if text in [str(number) for number in range(1, len(NAMES) + 1)] else text


def budgeted(bot: Bot) -> float:
    """Seconds that this bot may think, where that is what its budget says."""
    return (bot.budget.milliseconds or 0) / 1000 if isinstance(bot, Search) else 0


def check_level(game: Game, level: str) -> None:
    """Raises Refusal if the game has no such bot for people."""
    bot_of(game, level, for_people=True)


async def play(seat: RemoteSeat, level: str, told: Callable[[str], None] = lambda _: None, pace: float = PACE) -> None:
    """Play this match and every rematch; ends when a match is over and nobody is there for another."""
    warming = Warming(seat.rules)
    try:
        await _play(seat, level, told, pace)
    finally:
        warming.stop()


async def _play(seat: RemoteSeat, level: str, told: Callable[[str], None], pace: float) -> None:
    seed = secrets.token_hex(16)
    match = -1
    while True:
        seat.check()
        if seat.game is not None and seat.game.match != match and seat.game.result is None:
            match = seat.game.match
            told("start")
        if seat.is_asked:
            await _decide(seat, level, seed, pace)
        elif _is_over(seat):
            if match >= 0:
                told("over")
                match = -1
            if not await _wait_for_more(seat):
                return
        else:
            await seat.changed()


def _is_over(seat: RemoteSeat) -> bool:
    return seat.info is not None and seat.info.phase in ("over", "abandoned")


def _has_people(seat: RemoteSeat) -> bool:
    assert seat.info is not None
    return any(one.kind == "person" and one.is_present for one in seat.info.seats)


async def _wait_for_more(seat: RemoteSeat) -> bool:
    """Has something happened? False if nobody was there for a while."""
    try:
        await asyncio.wait_for(seat.changed(), None if _has_people(seat) else LINGER)
    except TimeoutError:
        return False
    return True


async def _decide(seat: RemoteSeat, level: str, seed: str, pace: float) -> None:
    """Think in a thread, so that pings go on, then act if the table did not go on meanwhile."""
    match = await seat.match()
    if match is None or not match.legal(match.seat):
        return
    guest = Guest(seat.rules, level, (seed, match.told.match, match.version))
    action, _ = await asyncio.gather(
        asyncio.to_thread(guest.choose, match, match.seat), asyncio.sleep(max(pace, budgeted(guest.bot)))
    )
    try:
        await seat.act(seat.rules.actions.name(action), match.version)
        await _see(seat, match.version)
    except Refusal as refusal:
        if refusal.code == "bot-plays":
            await seat.order(TakeOver(id=new_id()))
        elif refusal.code not in OUTRUN:
            raise


async def _see(seat: RemoteSeat, version: int) -> None:
    """An answer is acknowledged before or after it shows; wait until it does, lest it be given twice."""
    await seat.until(lambda: seat.game is None or seat.game.version != version or not seat.is_asked)
