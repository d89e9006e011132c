"""Records: one JSON document a match, written from a Match and read back by playing it again."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from .actions import ActionId
from .game import Detail, Game, OptionError, Refusal
from .match import Match, Ply
from .registry import find
from .seats import CHANCE, Seat

FORMAT = "katzentisch-record"
FORMAT_VERSION = 1
SCHEMA_FILE = Path(__file__).with_name("record.schema.json")

SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class SeatRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat on a seat."""

    name: Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+$")]
    kind: Annotated[str, Meta(pattern=r"^(person|bot .+)$")]


class PlyRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """One decision or chance outcome."""

    by: SeatNumber | Literal["chance"]
    do: Annotated[str, Meta(min_length=1, max_length=80)]
    cards: Annotated[list[str], Meta(min_length=1)] | UnsetType = UNSET
    to: SeatNumber | UnsetType = UNSET
    source: SeatNumber | UnsetType = field(default=UNSET, name="from")
    shows: Annotated[str, Meta(min_length=1, max_length=40)] | UnsetType = UNSET


class PartRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """One game or round of the match."""

    plies: list[PlyRecord]
    result: dict[str, Any] | None


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole match."""

    format: Literal["katzentisch-record"]
    format_version: int
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: Annotated[list[SeatRecord], Meta(min_length=1, max_length=8)]
    parts: list[PartRecord]
    result: dict[str, Any] | None


class RecordRefusal(Refusal):
    """A record is damaged or forged: where, why, and by which rule."""

    def __init__(self, code: str, rule: str = "", /, **facts: Any) -> None:
        super().__init__(code, rule, **facts)
        self.line = 0
        self.part = 0
        self.ply = 0
        self.game: Game | None = None


def schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    described = msgspec.json.schema(Record)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Katzentisch record", **described}


# Writing


def record_of(match: Match, seats: Sequence[SeatRecord]) -> Record:
    """The record of a match, finished or not."""
    parts: list[list[PlyRecord]] = []
    for ply in match.plies:
        while len(parts) <= ply.part:
            parts.append([])
        parts[ply.part].append(ply_record(match.game, ply))
    return _document(match.game, match.options, seats, parts, match.part_results, match.result)


def transcribe(game: Game, options: Any, seats: Sequence[SeatRecord], plies: Iterable[tuple[int, int]]) -> Record:
    """The record of a finished match from plies that the rules themselves made; they are not checked again."""
    state = game.start(options, len(seats), None)
    parts: list[list[PlyRecord]] = [[]]
    results: list[dict[str, Any]] = []
    for seat, action in plies:
        if len(parts) == len(results):
            parts.append([])
        ply = Ply(Seat(seat), ActionId(action), len(results), game.detail(state, seat, action))
        parts[-1].append(ply_record(game, ply))
        game.rules.apply(state, seat, action, None)
        if game.part(state) > len(results):
            results.append(game.part_result(state))
    return _document(game, options, seats, parts, results, game.result(state))


def _document(
    game: Game,
    options: Any,
    seats: Sequence[SeatRecord],
    parts: Sequence[list[PlyRecord]],
    results: Sequence[dict[str, Any]],
    result: dict[str, Any] | None,
) -> Record:
    ends = [*results, *[None] * (len(parts) - len(results))]
    return Record(
        format="katzentisch-record",
        format_version=FORMAT_VERSION,
        game=game.name,
        rules_version=game.rules_version,
        options=msgspec.to_builtins(options),
        seats=list(seats),
        parts=[PartRecord(plies, end) for plies, end in zip(parts, ends, strict=True)],
        result=result,
    )


def ply_record(game: Game, ply: Ply) -> PlyRecord:
    """A ply by its names."""
    return PlyRecord(
        by="chance" if ply.seat == CHANCE else int(ply.seat),
        do=game.actions.name(ply.action),
        cards=UNSET if ply.detail.cards is None else list(ply.detail.cards),
        to=UNSET if ply.detail.to is None else ply.detail.to,
        source=UNSET if ply.detail.source is None else ply.detail.source,
        shows=UNSET if ply.detail.shows is None else ply.detail.shows,
    )


def encode(record: Record) -> bytes:
    """One line of JSON; the same record, the same bytes."""
    return msgspec.json.encode(record)


# Reading


def decode(text: bytes) -> Record:
    """The document itself, its shape checked but not yet its moves."""
    try:
        raw = json.loads(text)
        text.decode()
        json.dumps(raw, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as problem:
        raise RecordRefusal("record-not-json", problem=str(problem)) from None
    if isinstance(raw, dict):
        _check_format(raw)
    try:
        return msgspec.convert(raw, Record, strict=True)
    except msgspec.ValidationError as problem:
        raise _at(RecordRefusal("record-shape", problem=str(problem)), str(problem)) from None


def _check_format(raw: Mapping[str, Any]) -> None:
    known = (FORMAT, FORMAT_VERSION)
    given = (raw.get("format"), raw.get("format_version"))
    if "format" in raw and given != known:
        raise RecordRefusal("record-format", format=str(given[0]), version=str(given[1]))


def _at(refusal: RecordRefusal, problem: str) -> RecordRefusal:
    """The part and ply that a problem of shape names, as in `$.parts[0].plies[12].by`."""
    place = re.search(r"`\$\.parts\[(\d+)\](?:\.plies\[(\d+)\])?[^`]*`$", problem)
    if place:
        refusal.part = int(place.group(1)) + 1
        refusal.ply = int(place.group(2)) + 1 if place.group(2) else 0
    return refusal


def rebuild(record: Record) -> Match:
    """Play a record again, refusing the first thing that is not in order; all of it or nothing."""
    game = _game_of(record)
    match = _start(game, record)
    for number, part in enumerate(record.parts):
        try:
            if match.is_over:
                raise RecordRefusal("record-after-end")
            _rebuild_part(match, number, part, is_last=number == len(record.parts) - 1)
        except RecordRefusal as refusal:
            refusal.part = number + 1
            refusal.game = game
            raise
    _check_result(match.result, record.result)
    return match


def _game_of(record: Record) -> Game:
    game = find(record.game)
    if record.rules_version != game.rules_version:
        raise RecordRefusal("record-rules-version", version=record.rules_version, known=game.rules_version)
    return game


def _start(game: Game, record: Record) -> Match:
    try:
        options = msgspec.convert(record.options, game.options, strict=True)
    except msgspec.ValidationError as problem:
        raise RecordRefusal("record-options", problem=str(problem)) from None
    missing = set(game.options.__struct_fields__) - set(record.options)
    if missing:
        raise RecordRefusal("record-options", problem=", ".join(sorted(missing)))
    try:
        return Match(game, options, len(record.seats))
    except OptionError as error:
        refusal = RecordRefusal(error.code, error.rule, **error.facts)
        refusal.game = game
        raise refusal from None


def _rebuild_part(match: Match, number: int, part: PartRecord, *, is_last: bool) -> None:
    for index, ply in enumerate(part.plies):
        try:
            _rebuild_ply(match, number, ply)
        except RecordRefusal as refusal:
            refusal.ply = index + 1
            raise
    if len(match.part_results) <= number:
        if part.result is not None or not is_last:
            raise RecordRefusal("record-part-late")
    else:
        _check_result(match.part_results[number], part.result)


def _rebuild_ply(match: Match, number: int, ply: PlyRecord) -> None:
    if match.is_over:
        raise RecordRefusal("record-after-end")
    if len(match.part_results) > number:
        raise RecordRefusal("record-part-early")
    seat = CHANCE if ply.by == "chance" else Seat(ply.by)
    if seat not in match.to_act():
        raise RecordRefusal("record-not-asked", by=str(ply.by), turn=", ".join(map(_who, match.to_act())))
    try:
        action = match.parse(ply.do)
        _check_detail(match.game.detail(match.state, seat, action), ply) if action in match.legal(seat) else None
        match.make(seat, action)
    except RecordRefusal:
        raise
    except Refusal as refusal:
        raise RecordRefusal(refusal.code, refusal.rule, **refusal.facts) from None


def _who(seat: Seat) -> str:
    return "chance" if seat == CHANCE else str(seat)


def _check_detail(expected: Detail, ply: PlyRecord) -> None:
    cards = None if expected.cards is None else list(expected.cards)
    told = {"cards": cards, "to": expected.to, "from": expected.source, "shows": expected.shows}
    found = {"cards": ply.cards, "to": ply.to, "from": ply.source, "shows": ply.shows}
    for name, value in told.items():
        given = None if isinstance(found[name], UnsetType) else found[name]
        if value != given:
            raise RecordRefusal("record-detail", field=name, expected=_text(value), found=_text(given))


def _check_result(expected: Any, found: Any) -> None:
    if _text(expected) != _text(found):
        raise RecordRefusal("record-result", expected=_text(expected), found=_text(found))


def _text(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


def read(text: bytes) -> tuple[Record, Match]:
    """A record and its match; raises RecordRefusal."""
    record = decode(text)
    try:
        return record, rebuild(record)
    except RecordRefusal:
        raise
    except Refusal as refusal:
        raise RecordRefusal(refusal.code, refusal.rule, **refusal.facts) from None


def read_lines(path: Path) -> Iterator[tuple[Record, Match]]:
    """All records of a file, one a line, or one document over many lines."""
    data = path.read_bytes()
    lines = [data] if _is_one_document(data) else data.splitlines()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            yield read(line)
        except RecordRefusal as refusal:
            refusal.line = _line_of(refusal) if len(lines) == 1 and b"\n" in data.strip() else number
            raise


def _is_one_document(data: bytes) -> bool:
    """A document that was laid out over many lines begins with a line that is no document of its own."""
    first = data.lstrip().split(b"\n", 1)[0].strip()
    return not (first.startswith(b"{") and first.endswith(b"}"))


def _line_of(refusal: RecordRefusal) -> int:
    """The line that a JSON error names, in a document over many lines."""
    problem = str(refusal.facts.get("problem", ""))
    if refusal.code != "record-not-json" or ": line " not in problem:
        return 0
    return int(problem.split(": line ", 1)[1].split(" ", 1)[0])
