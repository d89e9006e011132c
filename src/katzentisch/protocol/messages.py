"""What clients and tables say to each other over a websocket: one JSON object a frame, told apart by `type`."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from .table import Matter, Milliseconds, SeatNumber, TableInfo

MoveId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""Chosen by the client, new for every command; the same id gets the same answer."""
TableId = Annotated[str, Meta(min_length=6, max_length=20, pattern=r"^[a-z0-9]+$")]
Token = Annotated[str, Meta(min_length=10, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Level = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"^[a-z-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=20)]
ActionName = Annotated[str, Meta(min_length=1, max_length=80)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
Phrase = Literal["hello", "good-luck", "well-played", "oops", "thanks", "one-moment", "again", "good-night"]
Emote = Literal["purr", "hiss", "laugh", "cry", "think", "sleep"]


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """From a client."""


class Hello(Said, tag="hello", frozen=True):
    """The first message of a connection: which table, and as whom."""

    protocol: int
    table: TableId
    token: Token | None = None
    """The seat's secret; without one, a spectator."""
    watch: SeatNumber | None = None
    """For a spectator: the seat whose view is wanted; it has to allow it."""
    version: int | None = None
    """What the client has already; it gets only what happened since, if that is known."""


class Act(Said, tag="act", frozen=True):
    """A move."""

    id: MoveId
    version: int
    """The version that the client had in mind; if the game went on since, the move is refused as stale."""
    action: ActionName


class Explain(Said, tag="explain", frozen=True):
    """May I do this, and why not?"""

    id: MoveId
    action: ActionName


class AskWays(Said, tag="ways", frozen=True):
    """With which cards could I do what I may do now?"""

    id: MoveId


class AskHint(Said, tag="hint", frozen=True):
    """What would a bot do in my place? Only at tables that allow it."""

    id: MoveId


class AskWorld(Said, tag="world", frozen=True):
    """A random world that fits all that my seat knows, for a program to think in."""

    id: MoveId


class Start(Said, tag="start", frozen=True):
    """The host begins the match; free seats are taken by bots of a level."""

    id: MoveId
    level: Level = "mouser"


class SeatBot(Said, tag="seat-bot", frozen=True):
    """The host puts a bot on a free seat, or gives a bot another level; before and during the game."""

    id: MoveId
    seat: SeatNumber
    level: Level


class FreeSeat(Said, tag="free-seat", frozen=True):
    """The host removes a bot, or before the start a person."""

    id: MoveId
    seat: SeatNumber


class HandOver(Said, tag="hand-over", frozen=True):
    """Let a bot play my seat."""

    id: MoveId
    level: Level = "mouser"


class TakeOver(Said, tag="take-over", frozen=True):
    """I play my seat myself again."""

    id: MoveId


class Leave(Said, tag="leave", frozen=True):
    """I stand up: before the start the seat is free, afterwards a bot has it."""

    id: MoveId


class Rename(Said, tag="rename", frozen=True):
    """My name."""

    id: MoveId
    name: Name


class Mute(Said, tag="mute", frozen=True):
    """The host takes or gives a seat the word; presets stay allowed."""

    id: MoveId
    seat: SeatNumber
    is_muted: bool


class LetWatch(Said, tag="let-watch", frozen=True):
    """May spectators see what I see?"""

    id: MoveId
    is_open: bool


class Vote(Said, tag="vote", frozen=True):
    """Agree to something that all people at the table decide, or take it back."""

    id: MoveId
    matter: Matter
    is_yes: bool = True


class Say(Said, tag="say", frozen=True):
    """Chat: free text, a preset phrase, or an emote."""

    id: MoveId
    text: ChatText | None = None
    phrase: Phrase | None = None
    emote: Emote | None = None


class Ping(Said, tag="ping", frozen=True):
    """Are you there?"""


Order: TypeAlias = Start | SeatBot | FreeSeat | HandOver | TakeOver | Leave | Rename | Mute | LetWatch | Vote | Say
"""What concerns the table, not the game."""
Question: TypeAlias = Explain | AskWays | AskHint | AskWorld
"""What changes nothing."""
FromClient: TypeAlias = Hello | Act | Question | Order | Ping


class Offer(Struct, frozen=True, omit_defaults=True):
    """A legal action in its parts."""

    action: str
    verb: str
    arguments: dict[str, str] = {}
    cards: list[str] = []


class GameState(Struct, frozen=True):
    """The game as one viewer sees it."""

    version: int
    match: int
    view: Raw
    """As the game describes it; see its schema."""
    asked: list[SeatNumber]
    """Who is to act; in a window all who are asked, whether or not they have answered."""
    legal: list[Offer]
    """What this viewer may do now."""
    has_answered: bool = False
    """In a window: has this viewer's answer been taken?"""
    deadline: Milliseconds | None = None
    """When the time of those who are asked is over."""
    can_take_back: bool = False
    """Could a move be taken back now, if all agree?"""
    result: dict[str, Any] | None = None


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """Something that was said."""

    number: int
    at: Milliseconds
    seat: SeatNumber
    name: str
    text: str | None = None
    phrase: str | None = None
    emote: str | None = None


class Told(Struct, frozen=True):
    """From a table."""


class Welcome(Told, tag="welcome", frozen=True):
    """Everything, on arrival or after a gap that was too long."""

    protocol: int
    you: SeatNumber | None
    now: Milliseconds
    table: TableInfo
    game: GameState | None
    chat: list[ChatLine]
    events: list[dict[str, Any]] | None = None
    """What happened since the version that the client has; None if that is too long ago, or of another match."""


class Update(Told, tag="update", frozen=True):
    """The game went on: what happened since the version before, and how it looks now."""

    events: list[dict[str, Any]]
    game: GameState


class TableChanged(Told, tag="table", frozen=True):
    """The table changed: all of it as it is now."""

    table: TableInfo


class Chatted(Told, tag="chat", frozen=True):
    """Somebody said something."""

    line: ChatLine


class Ack(Told, tag="ack", frozen=True):
    """A command was taken, and is safe."""

    id: str
    version: int


class Refused(Told, tag="refused", frozen=True, omit_defaults=True):
    """A command was not taken: why, by which rule, by which facts."""

    code: str
    id: str | None = None
    rule: str = ""
    facts: dict[str, Any] = {}
    version: int | None = None
    retry_after: Milliseconds | None = None
    """For limits: how long to wait."""


class Explained(Told, tag="explained", frozen=True, omit_defaults=True):
    """May you do it; if not, why not."""

    id: str
    is_allowed: bool
    code: str = ""
    rule: str = ""
    facts: dict[str, Any] = {}


class Ways(Told, tag="ways", frozen=True):
    """For every legal action that will cost cards of one's choice: each set that would do, fewest jokers first."""

    id: str
    version: int
    ways: dict[str, list[list[str]]]


class Hint(Struct, frozen=True):
    """An action that a bot would think of."""

    action: str
    win: float | None
    """The expected share of victory, 0 to 1; None if there was nothing to think about."""
    is_as_good: bool
    """Is it as good as the best one, as far as one can tell?"""
    reason: str
    """The code of a sentence of the game, with its facts."""
    facts: dict[str, Any]


class Hinted(Told, tag="hinted", frozen=True):
    """The best actions, best first."""

    id: str
    version: int
    hints: list[Hint]


class World(Told, tag="world", frozen=True):
    """A state of the game as it could be, drawn by chance alone from all that fit what the seat knows."""

    id: str
    version: int
    state: bytes
    """The game's state as its record dumps it, in base64."""
    notes: bytes
    """What the seat has noted of all that it heard; further worlds are drawn from both."""


class Pong(Told, tag="pong", frozen=True):
    """Yes."""

    now: Milliseconds


class Farewell(Told, tag="farewell", frozen=True):
    """The connection ends: why."""

    code: str


Answer: TypeAlias = Ack | Refused | Explained | Ways | Hinted | World
FromTable: TypeAlias = Welcome | Update | TableChanged | Chatted | Answer | Pong | Farewell
