"""Runs the jobs of an arena on several cores, and writes down each as soon as it is done."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import IO, Any

import msgspec

from ..bots.catalog import entry
from ..core.game import Refusal
from ..core.registry import find
from ..core.transcript import FORMAT, Record
from .arena import Arena, Job, Plan, jobs
from .folder import Folder, cut_short

Done = tuple[dict[str, Any], list[bytes]]

RECORD = f'{{"format":"{FORMAT}"'.encode()
"""Every record begins like this."""
AHEAD = 16
"""So many jobs for each process are handed out before the first of them is done."""
_ARENA: list[Arena] = []
"""The arena of this process."""


def left(plan: Plan, folder: Folder) -> list[Job]:
    """The jobs that have no row yet."""
    done = {(row["players"], tuple(row["table"]), row["deal"]) for row in folder.rows()}
    return [job for job in jobs(plan) if job.key not in done]


def run(plan: Plan, folder: Folder, workers: int, records: Path | None = None) -> Iterator[dict[str, Any]]:
    """Play what is left; each row is in the file before it is given out."""
    with ExitStack() as stack:
        rows = stack.enter_context(folder.rows_file())
        kept = stack.enter_context(records.open("ab+")) if records else None
        if kept:
            fit_records(kept, sum(len(row["matches"]) for row in folder.rows()), plan)
        played = play(plan, left(plan, folder), workers, with_records=kept is not None)
        for row, texts in played:
            if kept:
                _append(kept, texts)
            _append(rows, [msgspec.json.encode(row)])
            yield row


def fit_records(file: IO[bytes], matches: int, plan: Plan) -> None:
    """A file of records goes on after the matches that were played; it is refused if it holds something else.

    Records are written before their row: a run that was killed leaves those of one job at most without it.
    """
    file.seek(0)
    first = file.readline()
    found = sum(line.endswith(b"\n") for line in (first, *file))
    if found < matches:
        raise Refusal("arena-records-missing", "", file=file.name, found=found, matches=matches)
    if first and (found > matches + max(plan.players) or not _is_ours(first, plan)):
        raise Refusal("arena-records-other", "", file=file.name)
    cut_short(file, matches)


def _is_ours(line: bytes, plan: Plan) -> bool:
    """Is this a record, perhaps cut short, of a match between bots of the plan?"""
    if not line.endswith(b"\n"):
        return line.startswith(RECORD) or RECORD.startswith(line)
    try:
        record = msgspec.json.decode(line, type=Record)
    except msgspec.DecodeError:
        return False
    who = {f"bot {name} {entry(find(plan.game), name).version}" for name in plan.bots}
    return record.game == plan.game and who.issuperset(seat.kind for seat in record.seats)


def _append(file: IO[bytes], lines: Sequence[bytes]) -> None:
    file.write(b"".join(line + b"\n" for line in lines))
    file.flush()


def play(plan: Plan, todo: Sequence[Job], workers: int, *, with_records: bool) -> Iterator[Done]:
    """The results of jobs, in their order, from this process or from others."""
    if workers > 1 and len(todo) > 1:
        yield from _in_processes(plan, todo, workers, with_records=with_records)
    elif todo:
        _open_arena(plan)
        for job in todo:
            yield _run_job(job, with_records)


def _in_processes(plan: Plan, todo: Sequence[Job], workers: int, *, with_records: bool) -> Iterator[Done]:
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(min(workers, len(todo)), context, _open_for_another, (plan,))
    try:
        pool.submit(_be_ready).result()
        yield from _in_order((pool.submit(_run_job, job, with_records) for job in todo), AHEAD * workers)
    except BaseException:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(tasks: Iterator[Future[Done]], most: int) -> Iterator[Done]:
    """Results in the order of their tasks, of which no more than so many are handed out at a time."""
    waiting = deque(islice(tasks, most))
    while waiting:
        done = waiting.popleft().result()
        waiting.extend(islice(tasks, 1))
        yield done


def _open_arena(plan: Plan) -> None:
    _ARENA[:] = [Arena(plan)]
    _ARENA[0].warm()


def _open_for_another(plan: Plan) -> None:
    """A worker leaves interrupts to the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _open_arena(plan)


def _be_ready() -> None:
    """The first worker is ready before others are started, so that they find compiled what it had to compile."""


def _run_job(job: Job, with_records: bool) -> Done:  # noqa: FBT001
    return _ARENA[0].run(job, with_records=with_records)
