"""The rows of long measurements, packed beside their program: what one machine began another goes on with.

Rows are only added by the code that made the first of them. To go on at a later commit, check out the commit that a
package names (`python -m bench.kept`) in a worktree and measure there.
"""

import gzip
import json
import sys
from pathlib import Path

from katzentisch.lab.folder import PLAN, ROWS, Folder

from .report import commit

PACKED = Path(__file__).parent / "strength"
COMMIT = "commit"


def pack(folder: Path) -> None:
    """Write plan and rows of an arena's folder into one file; the same rows, the same bytes."""
    if not (folder / ROWS).exists():
        return
    plan = json.loads((folder / PLAN).read_text(encoding="utf-8"))
    head = {"commit": commit_of(folder), "plan": plan}
    PACKED.mkdir(exist_ok=True)
    content = json.dumps(head, ensure_ascii=False).encode() + b"\n" + (folder / ROWS).read_bytes()
    packed(folder.name).write_bytes(gzip.compress(content, mtime=0))


def unpacked(folder: Path) -> Folder:
    """The folder of a measurement, from its package if it is not there yet."""
    if not folder.exists() and packed(folder.name).exists():
        head, _, rows = gzip.decompress(packed(folder.name).read_bytes()).partition(b"\n")
        folder.mkdir(parents=True)
        (folder / COMMIT).write_text(json.loads(head)["commit"], encoding="utf-8")
        (folder / PLAN).write_text(json.dumps(json.loads(head)["plan"]), encoding="utf-8")
        (folder / ROWS).write_bytes(rows)
    return Folder(folder)


def begin(folder: Path) -> None:
    """Write down the commit whose code makes the rows, once; later ones are made by the same code, or refused."""
    if not (folder / COMMIT).exists():
        (folder / COMMIT).write_text(commit(), encoding="utf-8")


def packed(name: str) -> Path:
    """Where a measurement is packed."""
    return PACKED / f"{name}.jsonl.gz"


def commit_of(folder: Path) -> str:
    """The commit whose code made the rows: the one with which they were begun or unpacked."""
    return (folder / COMMIT).read_text(encoding="utf-8")


def main() -> int:
    """Say what is packed: name, commit, rows."""
    for file in sorted(PACKED.glob("*.jsonl.gz")):
        head, *rows = gzip.decompress(file.read_bytes()).splitlines()
        print(f"{file.name.removesuffix('.jsonl.gz'):24} {json.loads(head)['commit']:10} {len(rows):6} rows")
    return 0


if __name__ == "__main__":
    sys.exit(main())
