"""What README and docs say is true: examples run, links lead somewhere, no secret of a machine is told."""

import json
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from katzentisch.cli import DONE, main

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(), re.DOTALL)


QUOTES = "adding-a-game.md"
"""This page quotes a game that runs as a test of its own (tests/core/test_third_game.py)."""
PYTHON = [(page, block) for page in PAGES if page.name != QUOTES for block in blocks(page, "python")]


@pytest.mark.parametrize("example", PYTHON, ids=lambda example: example[0].name)
def test_python_examples_run(example: tuple[Path, str]) -> None:
    exec(compile(example[1], str(example[0]), "exec"), {})


COMMANDS = {"README.md": 6, "docs/arena.md": 2}
"""Pages whose commands run, and how many they have at least."""


@pytest.mark.parametrize("page", COMMANDS)
def test_commands_run(
    page: str, paws: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = [line for block in blocks(ROOT / page, "sh") for line in block.splitlines() if "katzentisch " in line]
    assert len(commands) >= COMMANDS[page]
    for command in commands:
        words = shlex.split(command)[1:]
        if words[0] == "tui":
            continue
        if words[0] == "arena":
            words[1] = "paws"
            words += ["--workers", "1"]
        if words[0] == "check":
            words += ["--preset", "mini", "--tries", "1"]
        assert main(words) == DONE, command


def test_the_example_record_has_the_shape_of_a_record() -> None:
    from katzentisch.core.transcript import RecordRefusal, decode, read

    (example,) = blocks(ROOT / "docs" / "records.md", "json")
    document = json.loads(example)
    assert decode(json.dumps(document).encode()).game == "katzenjammer"
    with pytest.raises(RecordRefusal):
        read(example.encode())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def committed() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.splitlines() if (ROOT / name).is_file()]


def test_no_registry_host_is_named_in_what_is_committed() -> None:
    for file in committed():
        if "requirements" in file.name or file.name == ".npmrc":
            assert "://" not in file.read_text(), file
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    for package in lock["packages"].values():
        package.pop("funding", None)
    assert "://" not in json.dumps(lock)


def test_the_page_can_be_built_on_every_system() -> None:
    names = (ROOT / "web" / "package-lock.json").read_text()
    for system in ("linux-x64-gnu", "linux-arm64-gnu", "darwin-arm64", "darwin-x64", "win32-x64-msvc"):
        assert f"node_modules/@rolldown/binding-{system}" in names


def test_readme_names_the_two_commands_and_ci_runs_the_test() -> None:
    assert {"./play", "./test"} <= set(re.findall(r"^(\./\w+)", (ROOT / "README.md").read_text(), re.MULTILINE))
    assert "./test" in (ROOT / ".ci" / "run").read_text()


def test_record_names_are_append_only() -> None:
    """Actions, events and refusals are persisted in records, logs and links: they may be added, never renamed."""
    from katzentisch.core.registry import games

    for game in games().values():
        known = json.loads((ROOT / "tests" / "games" / game.name / "names.json").read_text())
        assert [block.verb for block in game.actions.blocks][: len(known["actions"])] == known["actions"]
        assert [kind.name for kind in game.events.kinds][: len(known["events"])] == known["events"]
        assert set(known["refusals"]) <= set(game.refusals)
