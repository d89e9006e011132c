"""The arena: the same seed gives the same table, runs can be continued, the report stands alone."""

import functools
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from katzentisch.cli import DONE, INTERRUPTED, main
from katzentisch.core.game import Refusal
from katzentisch.core.locale import LANGUAGES
from katzentisch.core.registry import find
from katzentisch.core.texts import messages
from katzentisch.core.transcript import read_lines
from katzentisch.lab import arena, folder, report, results, running
from katzentisch.lab.words import LOCALE_FOLDER
from katzentisch.terminal import USAGE
from tests.conftest import PAWS

BOTS = ("search:20", "random")


def plan_of(
    bots: tuple[str, ...] = BOTS, players: tuple[int, ...] = (2, 3), deals: int = 4, design: str = "one", **more: Any
) -> arena.Plan:
    game = find(more.pop("game", "paws"))
    return arena.plan(game, game.presets["printed"], bots, players, deals, more.pop("seed", 1), design)


def finished(plan: arena.Plan, path: Path, stop_after: int | None = None) -> dict[str, Any]:
    """Run a plan in a folder; stopped early, there is no result yet."""
    place = folder.Folder(path)
    place.claim(plan)
    run = running.run(plan, place, 1)
    for number, _ in enumerate(run, 1):
        if number == stop_after:
            run.close()  # type: ignore[attr-defined]
            return {}
    return timeless(results.result_of(plan, place.rows()))


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name != "timing"}


def test_the_same_seed_gives_the_same_table(paws: None, tmp_path: Path) -> None:
    once = finished(plan_of(), tmp_path / "once")
    assert finished(plan_of(), tmp_path / "again") == once
    assert finished(plan_of(seed=2), tmp_path / "other") != once
    assert once["matches"] == 4 * (2 + 2 * 3)
    (two, three) = once["tables"]
    assert [line["bot"] for line in two["bots"]] == list(BOTS)
    assert two["bots"][0]["share"]["mean"] + two["bots"][1]["share"]["mean"] == pytest.approx(1)
    assert (two["fair"], three["fair"]) == (1 / 2, 1 / 3)


def test_a_run_that_was_killed_goes_on_as_if_nothing_had_happened(paws: None, tmp_path: Path) -> None:
    whole = finished(plan_of(), tmp_path / "whole")
    finished(plan_of(), tmp_path / "cut", stop_after=5)
    rows = tmp_path / "cut" / folder.ROWS
    assert len(rows.read_bytes().splitlines()) == 5
    rows.write_bytes(rows.read_bytes()[:-30])
    assert len(running.left(plan_of(), folder.Folder(tmp_path / "cut"))) == 12 - 4
    assert finished(plan_of(), tmp_path / "cut") == whole
    assert len(rows.read_bytes().splitlines()) == 12


@pytest.mark.parametrize("file", ["core/rng.py", "bots/search.py", "bots/kernel/thinking.py", "lab/arena.py"])
def test_rows_are_those_of_the_code_that_decides_matches(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for part in ("core", "bots", "lab"):
        shutil.copytree(folder.PACKAGE / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    before = folder.sources_key(find("katzenjammer"))
    monkeypatch.setattr(folder, "PACKAGE", tmp_path)
    assert folder.sources_key(find("katzenjammer")) == before
    with (tmp_path / file).open("a", encoding="utf-8") as source:
        source.write("# another program\n")
    assert folder.sources_key(find("katzenjammer")) != before


def test_more_deals_can_be_added_but_nothing_else_changed(paws: None, tmp_path: Path) -> None:
    finished(plan_of(deals=2), tmp_path)
    assert finished(plan_of(deals=4), tmp_path) == finished(plan_of(deals=4), tmp_path / "new")
    assert finished(plan_of(deals=2), tmp_path)["deals"] == 2
    for other in (plan_of(seed=9), plan_of(bots=("search:21", "random")), plan_of(players=(2,)), plan_of(design="all")):
        with pytest.raises(Refusal) as refused:
            folder.Folder(tmp_path).claim(other)
        assert refused.value.code == "arena-other-plan"


def test_one_process_at_a_time_works_in_a_folder(tmp_path: Path, paws: None) -> None:
    place = folder.Folder(tmp_path)
    with place.rows_file():
        code = f"import sys; sys.path[:] = {sys.path!r}\nfrom pathlib import Path\n"
        code += "from katzentisch.lab.folder import Folder\nwith Folder(Path(sys.argv[1])).rows_file(): pass"
        done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, timeout=60)
    assert "arena-busy" in done.stderr


def test_an_interrupt_leaves_a_good_file_of_what_one_process_would_have_played(paws: None, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "katzentisch", "arena", "paws", "--bots", "random,search:2", "--players", "2"]
    words = [*command, "--out", str(tmp_path / "out"), "--lang", "en", "--workers", "2"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(PAWS), *filter(None, sys.path)])}
    heard = functools.partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    rows = tmp_path / "out" / folder.ROWS
    with subprocess.Popen(
        [*words, "--deals", "20000"], stderr=subprocess.PIPE, text=True, preexec_fn=heard, env=environment
    ) as process:
        try:
            while not (rows.exists() and rows.read_bytes().count(b"\n") > 3):
                assert process.poll() is None
                time.sleep(0.05)
            process.send_signal(signal.SIGINT)
            assert process.wait(30) == INTERRUPTED
            assert process.stderr is not None
            assert re.fullmatch(r"(Compiling .*\n)?Interrupted after \d+ of 20000 tables; .*\n", process.stderr.read())
        finally:
            process.kill()
    assert main([*words[3:], "--deals", "3"]) == DONE
    result = json.loads((tmp_path / "out" / folder.RESULT).read_text())
    alone = plan_of(bots=("random", "search:2"), players=(2,), deals=3, seed=0)
    assert timeless(result) == finished(alone, tmp_path / "alone")


def test_every_bot_sits_everywhere_and_meets_the_same_deal(paws: None) -> None:
    plan = plan_of(players=(3,), deals=1)
    for job in arena.jobs(plan):
        seats = arena.seatings(plan, job)
        assert [one.index(job.table[0]) for one in seats] == [0, 1, 2]
        ring = arena.Arena(plan)
        dealt = set()
        for rotation, seating in enumerate(seats):
            match = ring.play(job, rotation, seating, {name: arena.Clock() for name in plan.bots})
            dealt.add(tuple(ply.action for ply in match.plies[:3]))
        assert len(dealt) == 1


def test_designs(paws: None) -> None:
    three = ("random", "search:1", "search:2")
    assert arena.tables(plan_of(bots=three), 2) == [three[:2], three[::2], three[1:]]
    assert len(arena.tables(plan_of(bots=three), 3)) == 6
    assert arena.tables(plan_of(bots=three), 4)[0] == ("random", "search:1", "search:1", "search:1")
    steps = plan_of(bots=three, design="steps")
    assert arena.tables(steps, 3) == [("search:1", "random", "random"), ("search:2", "search:1", "search:1")]
    every = plan_of(bots=three, design="all")
    assert arena.tables(every, 3) == [three]
    assert arena.tables(every, 2) == [three[:2], three[::2], three[1:]]
    assert arena.tables(every, 4) == [(*three, "random")]
    orders = {tuple(arena.seatings(every, arena.Job(3, three, deal))[0]) for deal in range(40)}
    assert len(orders) == 6


def test_different_bots_at_one_table(paws: None, tmp_path: Path) -> None:
    plan = plan_of(bots=("random", "search:20", "search:5"), players=(3,), design="all", deals=5)
    (table,) = finished(plan, tmp_path)["tables"]
    assert sum(line["share"]["mean"] for line in table["bots"]) == pytest.approx(1)
    shares = {(line["bot"], line["against"]): line["share"]["mean"] for line in table["pairs"]}
    assert all(shares[a, b] + shares[b, a] == pytest.approx(1) for a, b in shares)
    assert table["fair_pair"] == 0.5


def test_heroes_are_compared_on_the_same_deals(paws: None, tmp_path: Path) -> None:
    plan = plan_of(bots=("search:40", "search:5", "random"), players=(2,), deals=6)
    (table,) = finished(plan, tmp_path)["tables"]
    found = {(line["bot"], line["other"], line["against"]): line for line in table["differences"]}
    assert set(found) == {
        ("search:40", "search:5", "random"),
        ("search:40", "random", "search:5"),
        ("search:5", "random", "search:40"),
    }
    pairs = {(line["bot"], line["against"]): line["share"]["mean"] for line in table["pairs"]}
    line = found["search:40", "search:5", "random"]
    assert line["share"]["mean"] == pytest.approx(pairs["search:40", "random"] - pairs["search:5", "random"])


def test_search_beats_chance_and_a_clairvoyant_may_play_here(paws: None, tmp_path: Path) -> None:
    bots = ("clairvoyant:200", "search:200", "random")
    finished(plan_of(bots=bots, players=(2,), deals=40), tmp_path)
    won: dict[str, list[float]] = {bot: [] for bot in bots}
    for row in folder.Folder(tmp_path).rows():
        for match in row["matches"]:
            if match["seats"][1] == "random":
                won[match["seats"][0]].append(results.shares_of(match["places"])[0])
    for bot in bots[:2]:
        assert sum(won[bot]) / len(won[bot]) > 0.6


def test_ratings_follow_the_results() -> None:
    pytest.importorskip("openskill")
    match = {"seats": ["weak", "strong", "weak"], "places": [2, 1, 2]}
    rows = [{"deal": deal, "matches": [match]} for deal in range(20)]
    strong, weak = results.ratings(["strong", "weak"], rows) or []
    assert strong["mu"] > 25 > weak["mu"]
    assert 0 < strong["sigma"] < 25 / 3


def test_seats_of_the_same_bot_are_rated_one_by_one() -> None:
    models = pytest.importorskip("openskill.models")
    match = {"seats": ["weak", "strong", "weak", "weak"], "places": [2, 1, 4, 3]}
    strong, weak = results.ratings(["strong", "weak"], [{"deal": 0, "matches": [match]}]) or []
    model = models.PlackettLuce(tau=0.0)
    after = [one for (one,) in model.rate([[model.rating()] for _ in range(4)], ranks=[2, 1, 4, 3])]
    assert strong["mu"] == pytest.approx(after[1].mu, abs=1e-5)
    assert weak["mu"] == pytest.approx((after[0].mu + after[2].mu + after[3].mu) / 3, abs=1e-5)
    assert weak["sigma"] == pytest.approx((after[0].sigma + after[2].sigma + after[3].sigma) / 3, abs=1e-5)


def test_the_command_goes_on_after_a_row_that_was_cut_short(paws: None, tmp_path: Path) -> None:
    words = [*command(tmp_path / "out"), "--players", "2,3"]
    assert main(words) == DONE
    rows, result = tmp_path / "out" / folder.ROWS, tmp_path / "out" / folder.RESULT
    before = timeless(json.loads(result.read_text()))
    rows.write_bytes(rows.read_bytes()[:-30])
    assert main(words) == DONE
    assert timeless(json.loads(result.read_text())) == before


@pytest.mark.parametrize("content", ["", "[]", "null", "{"])
def test_a_plan_that_cannot_be_read_is_another_plan(content: str, paws: None, tmp_path: Path) -> None:
    (tmp_path / folder.PLAN).write_text(content)
    with pytest.raises(Refusal) as refused:
        folder.Folder(tmp_path).claim(plan_of())
    assert refused.value.code == "arena-other-plan"


@pytest.mark.parametrize(
    ("design", "heroes", "rivals"),
    [
        ("one", ["search:10", "random", "search:5"], ["search:10", "random", "search:5"]),
        ("first", ["search:10"], ["random", "search:5"]),
        ("last", ["search:10", "random"], ["search:5"]),
        ("steps", ["random", "search:5"], ["random", "search:10"]),
    ],
)
def test_the_matrix_names_all_rivals(
    design: str, heroes: list[str], rivals: list[str], paws: None, tmp_path: Path
) -> None:
    plan = plan_of(bots=("search:10", "random", "search:5"), players=(3,), deals=2, design=design)
    finished(plan, tmp_path)
    result = results.result_of(plan, folder.Folder(tmp_path).rows())
    (table,) = result["tables"]
    assert [line["bot"] for line in table["bots"]] == heroes
    assert report.rivals(table) == rivals
    head, *lines = report.plain(result, "en").split("\n\n")[1].splitlines()[1:]
    for rival in rivals:
        assert f"against {heroes.index(rival) + 1 if rival in heroes else rival}" in head
    shares = {(line["bot"], line["against"]): f"{100 * line['share']['mean']:.1f}" for line in table["pairs"]}
    for line, hero in zip(lines, heroes, strict=True):
        assert all(shares[hero, rival] in line for rival in rivals if (hero, rival) in shares)
        assert line.count("–") >= sum((hero, rival) not in shares for rival in rivals)
    page = ElementTree.fromstring(report.page(result, "en"))
    assert [rivals] == [
        cells[1:] for row in page.iter("tr") if (cells := [cell.text for cell in row.iter("th")])[:1] == ["against"]
    ]


def command(out: Path, *more: str) -> list[str]:
    return ["arena", "paws", "--bots", "search:10,random", "--deals", "2", "--workers", "1", "--out", str(out), *more]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_stands_alone_in_every_language(
    language: str, paws: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command(tmp_path), "--players", "2,4", "--lang", language]) == DONE
    told = capsys.readouterr()
    assert "search:10" in told.out
    assert str(tmp_path / folder.REPORT) in told.err
    text = (tmp_path / folder.REPORT).read_text(encoding="utf-8")
    page = ElementTree.fromstring(text)
    assert page.get("lang") == language
    assert len(page.findall(".//svg")) >= 2
    assert not re.search(r"https?:|src=|href=|url\(|@import|<script", text)
    for message in ("arena-timing", "arena-method"):
        assert messages(LOCALE_FOLDER, language)[message].strip() in text


def test_the_report_says_how_the_table_differs_from_the_printed_rules(paws: None, tmp_path: Path) -> None:
    assert main(command(tmp_path / "printed", "--lang", "en")) == DONE
    assert "Rules as printed." in (tmp_path / "printed" / folder.REPORT).read_text()
    assert main(command(tmp_path / "other", "--lang", "en", "--set", "prize=4")) == DONE
    assert "Other than printed: prize=4." in (tmp_path / "other" / folder.REPORT).read_text()


def test_records_of_the_arena_are_in_order_and_name_the_bots(paws: None, tmp_path: Path) -> None:
    words = [*command(tmp_path / "out"), "--records", str(tmp_path / "records")]
    assert main(words) == DONE
    assert main([*words, "--deals", "3"]) == DONE
    records = [record for record, _ in read_lines(tmp_path / "records")]
    assert len(records) == 6
    assert [seat.name for seat in records[1].seats] == ["random 0", "search:10 1"]
    assert re.fullmatch(r"bot search:10 [0-9a-f]{12}", records[1].seats[1].kind)


def test_records_that_cannot_be_whole_are_refused(
    paws: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*command(tmp_path / "out"), "--lang", "en"]
    assert main(words) == DONE
    assert main([*words, "--deals", "3", "--records", str(tmp_path / "records")]) == USAGE
    assert "Of 4 matches" in capsys.readouterr().err
    notes = tmp_path / "notes.txt"
    notes.write_text("milk\n")
    assert main([*command(tmp_path / "other"), "--lang", "en", "--records", str(notes)]) == USAGE
    assert "something other than records" in capsys.readouterr().err
    assert notes.read_text() == "milk\n"


@pytest.mark.parametrize("matches", [1, 5])
def test_records_of_other_matches_are_left_alone(
    matches: int, paws: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Some that a run may have left behind when it was killed, by their number; and more than that."""
    records = tmp_path / "records"
    assert main(["sim", "paws", "--games", str(matches), "--players", "2", "--records", str(records)]) == DONE
    before = records.read_bytes()
    assert main([*command(tmp_path / "out"), "--lang", "en", "--records", str(records)]) == USAGE
    assert "something other than records of this run" in capsys.readouterr().err
    assert records.read_bytes() == before


def test_a_record_whose_row_is_missing_is_made_again(paws: None, tmp_path: Path) -> None:
    """The run was killed between the records of a job, the last of them cut short, and its row."""
    words = [*command(tmp_path / "out"), "--records", str(tmp_path / "records")]
    assert main(words) == DONE
    whole = (tmp_path / "records").read_bytes()
    for cut in (whole[:-20], whole):
        rows = (tmp_path / "out" / folder.ROWS).read_bytes().splitlines(keepends=True)
        (tmp_path / "out" / folder.ROWS).write_bytes(rows[0])
        (tmp_path / "records").write_bytes(cut)
        assert main(words) == DONE
        assert (tmp_path / "records").read_bytes() == whole


def test_without_a_folder_the_plan_names_one(
    paws: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["arena", "paws", "--bots", "search:10,random", "--workers", "1"]
    for more in (["--deals", "2"], ["--deals", "3"], ["--deals", "2", "--seed", "1"]):
        assert main([*words, *more]) == DONE
    folders = sorted(tmp_path.glob("arena-paws-*"))
    assert [len(folder.Folder(one).rows()) for one in folders] in ([3, 2], [2, 3])
    assert folders[0].name in capsys.readouterr().err


def test_another_plan_in_the_same_folder_is_refused(
    paws: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command(tmp_path)) == DONE
    assert main([*command(tmp_path, "--seed", "5"), "--lang", "en"]) == USAGE
    assert "seed" in capsys.readouterr().err


def test_texts_of_reports_are_all_there_and_all_used() -> None:
    english = messages(LOCALE_FOLDER, "en")
    for language in LANGUAGES:
        assert set(messages(LOCALE_FOLDER, language)) == set(english)
    source = "".join(file.read_text() for file in LOCALE_FOLDER.parent.glob("*.py"))
    asked = set(re.findall(r"[\"'](arena-[a-z-]+)[\"']", source))
    asked |= {f"arena-{part}-{design}" for part in ("design", "pairs") for design in arena.DESIGNS}
    names = re.search(r"names = \((.*)\)", source)
    assert names is not None
    asked |= {f"arena-{name}" for name in re.findall(r'"([a-z-]+)"', names.group(1))}
    refusals = {"arena-same-bot", "arena-too-few-bots", "arena-other-plan", "arena-busy", "arena-seats", "arena-bot"}
    refusals |= {"arena-records-other", "arena-records-missing"}
    assert asked - refusals | {"arena-bot"} == set(english)


def test_colours_of_the_matrix() -> None:
    assert [report.heat(share, 0.25) for share in (0, 0.25, 0.5, 1)] == ["low3", "even", "high1", "high3"]
