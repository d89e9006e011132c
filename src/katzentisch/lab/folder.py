"""The folder of an arena: its plan, and a row for every job that is done, so that a run can be continued."""

import fcntl
import hashlib
import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec

from .. import __version__
from ..bots.catalog import entry
from ..core.game import Game, Refusal
from ..core.registry import find
from .arena import Plan

FORMAT, FORMAT_VERSION = "katzentisch-arena", 1
PLAN, ROWS, RESULT, REPORT = "plan.json", "rows.jsonl", "result.json", "report.html"
PACKAGE = Path(__file__).parent.parent


def identity(plan: Plan) -> dict[str, Any]:
    """All that decides the rows of a plan; only how many deals there are is left open, more can be added."""
    game = find(plan.game)
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": game.name,
        "rules_version": game.rules_version,
        "options": msgspec.to_builtins(plan.options),
        "players": list(plan.players),
        "bots": [{"bot": name, "version": entry(game, name).version} for name in plan.bots],
        "seed": plan.seed,
        "design": plan.design,
        "sources": sources_key(game),
    }


def usual(plan: Plan) -> Path:
    """The folder of a plan for which none was named: always the same one for the same plan."""
    digest = hashlib.sha256(msgspec.json.encode(identity(plan), order="sorted"))
    return Path(f"arena-{plan.game}-{digest.hexdigest()[:8]}")


def sources_key(game: Game) -> str:
    """Changes with the code that decides how matches go."""
    digest = hashlib.sha256((PACKAGE / "lab" / "arena.py").read_bytes())
    for folder in (PACKAGE / "core", PACKAGE / "bots", game.folder):
        for file in sorted(file for file in folder.rglob("*") if file.suffix in (".py", ".toml")):
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def code() -> dict[str, str | None]:
    """The version of the program, and its commit where it runs from a repository."""
    return {"version": __version__, "commit": _commit()}


def _commit() -> str | None:
    words = ["git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    try:
        told = subprocess.run(words, cwd=PACKAGE, capture_output=True, text=True, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return told.stdout.strip() if told.returncode == 0 else None


class Folder:
    """Where an arena keeps what it has."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def claim(self, plan: Plan) -> None:
        """Write the plan, or see that it is the same one."""
        self.path.mkdir(parents=True, exist_ok=True)
        wanted, file = identity(plan), self.path / PLAN
        if not file.exists():
            write(file, as_json(wanted))
            return
        known = _known(file)
        differing = [name for name in wanted if known.get(name) != wanted[name]]
        if differing:
            raise Refusal("arena-other-plan", "", folder=str(self.path), what=", ".join(differing))

    @contextmanager
    def rows_file(self) -> Iterator[IO[bytes]]:
        """The file of rows, for one process at a time; the rest of a row that was cut short is taken away."""
        with (self.path / ROWS).open("ab+") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Refusal("arena-busy", "", folder=str(self.path)) from None
            cut_short(file)
            yield file

    def rows(self) -> list[dict[str, Any]]:
        """Every row that is there as a whole: one that was cut short, or is just being written, is none yet."""
        file = self.path / ROWS
        return [json.loads(line) for line in whole_lines(file.read_bytes())] if file.exists() else []


def _known(file: Path) -> dict[str, Any]:
    """The plan that was written down; nothing if it cannot be read."""
    try:
        known = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        return {}
    return known if isinstance(known, dict) else {}


def whole_lines(content: bytes) -> list[bytes]:
    """All lines that have an end."""
    return [line for line in content.splitlines(keepends=True) if line.endswith(b"\n")]


def cut_short(file: IO[bytes], lines: int | None = None) -> None:
    """Take away what follows the last whole line, or more lines than there should be."""
    file.seek(0)
    whole = whole_lines(file.read())
    file.truncate(sum(map(len, whole[:lines])))
    file.seek(0, 2)


def as_json(document: Any) -> bytes:
    """A document laid out for people too; the same document, the same bytes."""
    return json.dumps(document, ensure_ascii=False, indent=1).encode() + b"\n"


def write(file: Path, content: bytes) -> None:
    """All of it or nothing."""
    draft = file.with_name(file.name + ".part")
    draft.write_bytes(content)
    draft.replace(file)
