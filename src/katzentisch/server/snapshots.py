"""A shortcut through a long log: the table as it was after an entry, with its running match as a list of moves.

A snapshot tells nothing that the log does not tell; one that cannot be read is as good as none.
"""

from collections import deque
from collections.abc import Sequence

import msgspec

from ..core.chance import Source
from ..core.match import valid_options
from ..core.registry import find
from ..protocol.messages import ChatLine
from ..protocol.table import Clock, Phase
from .table import CHAT_LINES, UPDATES, Place, Played, Table

FORMAT = 1
"""Another number for any change of what stands below."""


class Snapshot(msgspec.Struct):
    """All that a table is."""

    format: int
    game: str
    options: msgspec.Raw
    id: str
    seq: int
    revision: int
    version: int
    phase: Phase
    clock: Clock
    is_listed: bool
    is_archived: bool
    host: int | None
    seed: str
    places: list[Place]
    votes: dict[str, set[int]]
    scores: list[list[int]]
    wins: list[float]
    chat: list[ChatLine]
    chat_count: int
    created: int
    touched: int
    asked_at: int
    paused_at: int
    matches: int
    moves: list[tuple[int, str, int]]
    marks: list[tuple[int, int]]
    used_before_window: list[int]
    beginning: Sequence[str]
    played: list[Played] | None
    """None before the first match."""
    has_hints: bool = False


PLAIN = tuple(
    name
    for name in Snapshot.__struct_fields__
    if name not in ("format", "game", "options", "chat", "moves", "marks", "played", "beginning")
)
ENCODER, DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(Snapshot)


def taken(table: Table) -> bytes:
    """A snapshot of a table."""
    return ENCODER.encode(
        Snapshot(
            format=FORMAT,
            game=table.game.name,
            options=msgspec.Raw(ENCODER.encode(table.options)),
            chat=list(table.chat),
            moves=[(seat, move, version) for (seat, move), version in table.moves.items()],
            marks=list(table.marks),
            beginning=table.beginning,
            played=None if table.match is None else table.played,
            **{name: getattr(table, name) for name in PLAIN},
        )
    )


def restored(body: bytes, source: Source | None = None) -> Table | None:
    """The table of a snapshot; None if it was written in another format."""
    try:
        found = DECODER.decode(body)
    except msgspec.ValidationError:
        return None
    if found.format != FORMAT:
        return None
    table, game = Table(source), find(found.game)
    table.open(game, valid_options(game, msgspec.json.decode(found.options, type=game.options)), len(found.places))
    if found.played is not None:
        table.replay(found.beginning, found.played, found.asked_at)
    for name in PLAIN:
        setattr(table, name, getattr(found, name))
    table.chat = deque(found.chat, maxlen=CHAT_LINES)
    table.moves = {(seat, move): version for seat, move, version in found.moves}
    table.marks = deque(found.marks, maxlen=UPDATES)
    return table
