"""The command line as people call it: answers, exit codes, three languages, no tracebacks."""

import functools
import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from katzentisch.cli import DONE, INTERRUPTED, LOCALE_FOLDER, MISSING, NO, main
from katzentisch.core.game import Refusal
from katzentisch.core.locale import LANGUAGES, Translator
from katzentisch.core.registry import find
from katzentisch.core.speech import say_refusal, translator
from katzentisch.terminal import ARGPARSE_TEXTS, USAGE, draw_bar

Capture = pytest.CaptureFixture[str]


def sim(file: Path, *more: str) -> bytes:
    code = main(["sim", "katzenjammer", "--players", "4", "--seed", "7", "--records", str(file), *more])
    assert code == DONE
    return file.read_bytes()


def test_the_same_seed_gives_the_same_bytes_by_both_engines(tmp_path: Path, capsys: Capture) -> None:
    one = sim(tmp_path / "one", "--games", "40", "--engine", "compiled")
    other = sim(tmp_path / "other", "--games", "40", "--engine", "interpreted")
    assert one == other
    assert one.count(b"\n") == 40
    assert sim(tmp_path / "more", "--games", "20") == b"".join(one.splitlines(keepends=True)[:20])
    assert "40" in capsys.readouterr().err


def test_another_seed_gives_other_matches(tmp_path: Path) -> None:
    file = tmp_path / "file"
    assert sim(file, "--games", "5") != sim(file, "--games", "5", "--seed", "8")


def test_totals_are_the_same_by_both_engines(capsys: Capture) -> None:
    words = ["sim", "katzenjammer", "--players", "3", "--games", "200", "--seed", "2"]
    assert main([*words, "--engine", "compiled"]) == DONE
    compiled = capsys.readouterr().out
    assert main([*words, "--engine", "interpreted"]) == DONE
    assert capsys.readouterr().out == compiled
    assert "200 matches" in compiled


@pytest.mark.parametrize(("language", "words"), [("en", "bids"), ("de", "bietet"), ("fr", "propose")])
def test_replay_tells_a_match_in_the_chosen_language(
    language: str, words: str, tmp_path: Path, capsys: Capture
) -> None:
    sim(tmp_path / "file", "--games", "2")
    capsys.readouterr()
    assert main(["replay", str(tmp_path / "file"), "--match", "2", "--lang", language]) == DONE
    told = capsys.readouterr().out
    assert f"random 1 {words}" in told
    assert len(told.splitlines()) > 100


def test_replay_tells_where_a_record_is_forged_and_by_which_rule(tmp_path: Path, capsys: Capture) -> None:
    lines = sim(tmp_path / "file", "--games", "3").splitlines(keepends=True)
    lines[1] = re.sub(rb'"do":"bid [^"]*"', b'"do":"bid 9x5"', lines[1], count=1)
    (tmp_path / "file").write_bytes(b"".join(lines))
    capsys.readouterr()
    assert main(["replay", str(tmp_path / "file"), "--quiet"]) == NO
    said = capsys.readouterr()
    assert re.search(r"line 2, game 1, move \d+: A bid of nine 5s needs nine cards .* \(K16\)", said.err)
    assert said.out == ""


def test_replay_checks_quietly(tmp_path: Path, capsys: Capture) -> None:
    sim(tmp_path / "file", "--games", "3")
    capsys.readouterr()
    assert main(["replay", str(tmp_path / "file"), "--quiet"]) == DONE
    assert capsys.readouterr().out == "3 records, all in order\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_printed_whole_or_one_by_one(language: str, capsys: Capture) -> None:
    assert main(["rules", "katzenjammer", "--lang", language]) == DONE
    text = capsys.readouterr().out
    for number in range(1, 46):
        assert f"**K{number} " in text
    assert main(["rules", "katzenjammer", "k14", "--lang", language]) == DONE
    assert capsys.readouterr().out.strip() in text
    assert main(["rules", "katzenjammer", "K99", "--lang", language]) == USAGE


def test_check_runs_the_laws(capsys: Capture) -> None:
    assert main(["check", "katzenjammer", "--preset", "mini", "--tries", "2"]) == DONE
    assert capsys.readouterr().out == "katzenjammer mini with 2 seats: 14 laws hold\n"
    assert main(["check", "katzenjammer", "--preset", "wild"]) == USAGE


WRONG = {
    "an unknown game": (["sim", "chess"], USAGE, "chess"),
    "too many players": (["sim", "katzenjammer", "--players", "9"], USAGE, "(R1)"),
    "an unknown preset": (["sim", "katzenjammer", "--preset", "wild"], USAGE, "printed"),
    "a preset for fewer": (["sim", "katzenjammer", "--preset", "mini", "--players", "3"], USAGE, "mini"),
    "an unknown option": (["sim", "katzenjammer", "--set", "luck=3"], USAGE, "luck"),
    "a value that cannot be": (["sim", "katzenjammer", "--set", "mice=23"], USAGE, "23"),
    "a rule that is none": (["rules", "katzenjammer", "("], USAGE, "("),
    "no such file": (["replay", "nowhere.jsonl"], MISSING, "nowhere.jsonl"),
    "a folder that is not there": (
        ["sim", "katzenjammer", "--games", "1", "--records", "no/where"],
        MISSING,
        "no/where",
    ),
    "no such command": (["dance"], USAGE, "dance"),
    "half an option": (["sim", "katzenjammer", "--games"], USAGE, "--games"),
    "a word for a number": (["sim", "katzenjammer", "--games", "many"], USAGE, "many"),
    "no game": (["sim"], USAGE, "--help"),
    "an option of ours from another place": (["rules", "katzenjammer", "--games", "3"], USAGE, "--games"),
    "no bots": (["arena", "katzenjammer", "--out", "x"], USAGE, "--bots"),
    "an unknown bot": (["arena", "katzenjammer", "--bots", "random,deep", "--out", "x"], USAGE, "deep"),
    "one bot": (["arena", "katzenjammer", "--bots", "random", "--out", "x"], USAGE, ""),
    "a bot twice": (["arena", "katzenjammer", "--bots", "random,random", "--out", "x"], USAGE, "random"),
    "a budget that is none": (["arena", "klaumau", "--bots", "random,search:1h", "--out", "x"], USAGE, "1h"),
    "a setting that is none": (["arena", "klaumau", "--bots", "random,search@luck=1", "--out", "x"], USAGE, "luck=1"),
    "too many in the arena": (
        ["arena", "katzenjammer", "--bots", "random,search", "--players", "2,9", "--out", "x"],
        USAGE,
        "(R1)",
    ),
    "no terminal": (["tui", "--no-input"], USAGE, ""),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wrong", WRONG)
def test_mistakes_get_a_sentence_and_an_exit_code(wrong: str, language: str, capsys: Capture) -> None:
    words, code, named = WRONG[wrong]
    assert main([*words, "--lang", language]) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert named in said.err
    assert "Traceback" not in said.err
    if language != "en":
        assert not re.search(r"\b(invalid|choose|required|unrecognized|expected|There|argument)\b", said.err)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language_and_gives_examples(language: str, capsys: Capture) -> None:
    for words in (
        ["--help"],
        ["sim", "--help"],
        ["replay", "-h"],
        ["tui", "-h"],
        ["check", "-h"],
        ["warm", "-h"],
        ["arena", "-h"],
    ):
        with pytest.raises(SystemExit) as stopped:
            main([*words, "--lang", language])
        assert stopped.value.code == 0
        text = capsys.readouterr().out
        assert "katzentisch " in text
        if language != "en":
            assert "show this help" not in text
            assert "usage: " not in text


def test_every_text_of_argparse_is_still_one() -> None:
    import argparse
    import inspect

    source = inspect.getsource(argparse)
    for text in ARGPARSE_TEXTS:
        assert repr(text)[1:-1] in source.replace("'\n                     '", ""), text


def test_options_can_be_set_one_by_one(tmp_path: Path) -> None:
    line = sim(tmp_path / "file", "--games", "1", "--set", "games=3", "--set", "finish_presenting=true").splitlines()[0]
    options = json.loads(line)["options"]
    assert (options["games"], options["finish_presenting"]) == (3, True)


TABLE = {"id": "mine", "black": {"1": 3, "red-crook": 2, "police": 1}, "grey": {}}
TABLES = {
    "mine.toml": 'id = "mine"\n[black]\n1 = 3\nred-crook = 2\npolice = 1\n[grey]\n',
    "mine.json": json.dumps(TABLE),
}


@pytest.mark.parametrize("name", TABLES)
def test_an_option_can_come_from_a_file(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(TABLES[name])
    words = ["sim", "klaumau", "--players", "2", "--games", "1", "--records", str(tmp_path / "file")]
    assert main([*words, "--set", f"deck_table=@{tmp_path / name}", "--set", "starter=[1,0]"]) == DONE
    options = json.loads((tmp_path / "file").read_text())["options"]
    assert options["deck_table"] == TABLE
    assert options["starter"] == [1, 0]
    assert main(["replay", str(tmp_path / "file"), "--quiet"]) == DONE


FILES = {
    "no.toml": (None, "no.toml"),
    "broken.toml": ("id = = 3", "broken.toml"),
    "broken.json": ("{", "broken.json"),
    "bytes.toml": (b"\xff\xfe", "bytes.toml"),
    "deep.json": ("[" * 100_000, "deep.json"),
    "shape.toml": ("id = 3", "deck_table"),
    "card.toml": ('id = "x"\n[black]\npink-9 = 1\n[grey]\n', "pink-9"),
    "small.json": ('{"id": "x", "black": {"red-1": 3}, "grey": {}}', "(R5)"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_good_gets_a_sentence(name: str, language: str, tmp_path: Path, capsys: Capture) -> None:
    content, named = FILES[name]
    if content is not None:
        (tmp_path / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    words = ["sim", "klaumau", "--set", f"deck_table=@{tmp_path / name}", "--lang", language]
    assert main(words) == USAGE
    said = capsys.readouterr()
    assert said.out == ""
    assert named in said.err
    assert len(said.err.splitlines()) == 1


DIGITS = "9" * 5000
VALUES = ["starter=[0,,1]", "starter=[01]", "starter=[0,]", "starter=[-1]", "rounds=007", "rounds=٣", "rounds=-1"]
VALUES += ["rounds=99999999999999999999", f"rounds={DIGITS}", f"starter=[{DIGITS}]", "rounds=", "rounds=1.5", "rounds"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("change", VALUES, ids=lambda change: change[:24])
def test_a_value_that_an_option_cannot_have_gets_a_sentence(change: str, language: str, capsys: Capture) -> None:
    assert main(["sim", "klaumau", "--set", change, "--lang", language]) == USAGE
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert len(said.err) < 300
    name, _, value = change.partition("=")
    assert name in said.err
    assert value[:50] in said.err


def test_text_from_outside_is_quoted_as_it_is_and_cannot_steer_the_terminal(capsys: Capture) -> None:
    for value in ("0012345", DIGITS[:30], "a\x1b[2Jb"):
        assert main(["sim", "klaumau", "--set", f"deck_table={value}", "--lang", "en"]) == USAGE
        said = capsys.readouterr().err
        assert value.replace("\x1b", "␛") in said
        assert "\x1b" not in said
    assert main(["sim", "ch\x1b[31mess\r\n\x9b", "--lang", "en"]) == USAGE
    assert '"ch␛[31mess␍␊\N{REPLACEMENT CHARACTER}"' in capsys.readouterr().err


@pytest.mark.parametrize("name", ["katzenjammer", "klaumau"])
def test_an_unknown_action_is_quoted_as_it_is(name: str) -> None:
    game = find(name)
    for action in ("0012345", DIGITS):
        refusal = Refusal("no-such-action", "", action=action)
        assert f'"{action}"' in say_refusal(translator("en", game), game, refusal)


def test_the_table_takes_options_like_the_simulation(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[Any] = []

    def open_table(wishes: Any, *more: Any) -> int:
        opened.append(wishes)
        return DONE

    monkeypatch.setattr("katzentisch.tui.run", open_table)
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(getattr(sys, stream), "isatty", lambda: True)
    (tmp_path / "mine.toml").write_text(TABLES["mine.toml"])
    words = ["tui", "klaumau", "--set", "rounds=2", "--set", f"deck_table=@{tmp_path / 'mine.toml'}"]
    assert main([*words, "--preset", "hoodlums"]) == DONE
    assert main(["tui"]) == DONE
    options = opened[0].options
    assert (options.rounds, options.deck_table.id, options.forgery) == (2, "mine", True)
    assert opened[1].options is None
    assert main(["tui", "--set", "rounds=2"]) == USAGE
    assert main(["tui", "klaumau", "--set", "rounds=x"]) == USAGE
    assert len(opened) == 2


def test_the_command_line_names_no_game() -> None:
    for file in LOCALE_FOLDER.rglob("*.ftl"):
        assert not re.search("katzenjammer|klaumau|mice|deck_table", file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("language", "words"), [("en", "says:"), ("de", "sagt:"), ("fr", "dit\xa0:")])
def test_klaumau_is_simulated_told_and_explained(language: str, words: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "file"
    given = ["sim", "klaumau", "--players", "3", "--games", "2", "--preset", "hoodlums", "--records", str(file)]
    assert main([*given, "--engine", "interpreted"]) == DONE
    assert main(["replay", str(file), "--lang", language]) == DONE
    assert f"random 1 {words}" in capsys.readouterr().out
    assert main(["rules", "klaumau", "m17", "--lang", language]) == DONE
    assert capsys.readouterr().out.startswith("**M17 ")


def test_a_file_without_records_and_a_number_without_match(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "empty").write_text("")
    assert main(["replay", str(tmp_path / "empty"), "--quiet"]) == NO
    sim(tmp_path / "file", "--games", "2")
    assert main(["replay", str(tmp_path / "file"), "--match", "9", "--lang", "de"]) == USAGE
    assert "Spiel 9 gibt es nicht" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_said_in_a_sentence() -> None:
    for words in ("sim katzenjammer --games 2 --records /dev/full", "rules katzenjammer > /dev/full"):
        done = subprocess.run(
            f"{sys.executable} -m katzentisch {words}", shell=True, capture_output=True, text=True, timeout=60
        )
        assert done.returncode == MISSING
        assert "Traceback" not in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_cache_that_cannot_be_written_and_a_screen_without_accents_are_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    words = ("sim", "katzenjammer", "--games", "5", "--engine", "interpreted", "--lang", "fr")
    assert run(*words, KATZENTISCH_CACHE=str(tmp_path / "file" / "no"), PYTHONIOENCODING="ascii").returncode == DONE


def run(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **more}
    return subprocess.run(
        [sys.executable, "-m", "katzentisch", *words], capture_output=True, text=True, env=environment, timeout=120
    )


def test_as_a_process() -> None:
    version = run("--version")
    assert version.stdout.startswith("katzentisch ")
    assert run("dance", LANG="de_DE.UTF-8").stderr.splitlines()[-1] == "Hilfe: katzentisch --help"
    assert run("tui").returncode == USAGE


def test_help_needs_neither_numpy_nor_numba_nor_a_game() -> None:
    code = (
        "import sys; from katzentisch.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "assert not {'numpy', 'numba', 'textual', 'katzentisch.games'} & set(sys.modules), sorted(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_a_reader_that_stops_reading_is_no_error(tmp_path: Path) -> None:
    sim(tmp_path / "file", "--games", "3")
    command = f"{sys.executable} -m katzentisch replay {tmp_path / 'file'} | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert done.stderr == ""


def test_an_interrupt_ends_quietly(tmp_path: Path) -> None:
    words = [
        sys.executable,
        "-m",
        "katzentisch",
        "sim",
        "katzenjammer",
        "--games",
        "1000000",
        "--engine",
        "interpreted",
    ]
    heard = functools.partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(
        [*words, "--records", str(tmp_path / "f")], stderr=subprocess.PIPE, text=True, preexec_fn=heard
    ) as process:
        try:
            while not (tmp_path / "f").exists():
                assert process.poll() is None
            process.send_signal(signal.SIGINT)
            assert process.wait(30) == INTERRUPTED
            assert process.stderr is not None
            assert process.stderr.read() == ""
        finally:
            process.kill()


def test_a_long_run_shows_a_bar_on_a_terminal(tmp_path: Path) -> None:
    """However fast the machine is: the run is as long as it has to be, and ended once its bar was seen."""
    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "katzentisch", "sim", "katzenjammer", "--engine", "interpreted", "--lang", "en"]
    heard = functools.partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    process = subprocess.Popen(
        [*words, "--games", "1000000", "--records", str(tmp_path / "f")], stderr=theirs, preexec_fn=heard
    )
    os.close(theirs)
    shown = b""
    try:
        while not re.search(rb"\[#*\.*\] \d+ of 1000000, \d+ s left", shown):
            shown += os.read(ours, 4096)
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == INTERRUPTED
    finally:
        process.kill()
        os.close(ours)


def test_a_bar_fills(capsys: pytest.CaptureFixture[str]) -> None:
    speak = Translator("en", LOCALE_FOLDER)
    for done, bar in ((1, "." * 30), (200, "#" * 15 + "." * 15), (400, "#" * 30)):
        draw_bar(done, 400, 10.0, speak)
        assert f"[{bar}] {done} of 400, " in capsys.readouterr().err


def test_cli_texts_are_all_there_and_all_used() -> None:
    from katzentisch.core.texts import messages

    files = [LOCALE_FOLDER.parent / "terminal.py", *(LOCALE_FOLDER.parent / "cli").glob("*.py")]
    source = "".join(file.read_text() for file in files)
    english = messages(LOCALE_FOLDER, "en")
    for language in LANGUAGES:
        assert set(messages(LOCALE_FOLDER, language)) == set(english)
    commands = re.findall(r'command\(commands, speak, "(\w+)"', source)
    asked = set(re.findall(r'"((?:cli|argparse)-[a-z-]+)"', source))
    asked |= {f"cli-{command}-{part}" for command in commands for part in ("about", "examples")}
    assert asked == set(english)
