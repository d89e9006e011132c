"""katzentisch export, import and forget: what they do, what they say, in three languages."""

import asyncio
import re
import stat
from pathlib import Path

import pytest

from katzentisch.cli import DONE, MISSING, NO, main
from katzentisch.core.locale import LANGUAGES
from katzentisch.protocol.requests import OpenTable
from katzentisch.server.api import open_table
from katzentisch.server.entries import table_of
from katzentisch.server.house import House
from katzentisch.server.store import Store
from katzentisch.server.thinking import Thinkers
from katzentisch.terminal import USAGE

Capture = pytest.CaptureFixture[str]


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


async def _lay(url: str, count: int) -> list[str]:
    store = await Store.open(url)
    with Thinkers(1) as thinkers:
        house = House(store, thinkers)
        names = [(await open_table(house, OpenTable("klaumau", "Ada", 2))).table for _ in range(count)]
        await house.close()
    await store.close()
    return sorted(names)


@pytest.fixture
def names(tmp_path: Path) -> list[str]:
    """Two tables in a database."""
    return asyncio.run(_lay(url_of(tmp_path / "one.db"), 2))


async def _tables(url: str, names: list[str]) -> list[str]:
    store = await Store.open(url)
    found = [table_of(await store.read(name)).places[0].name for name in names]
    await store.close()
    return found


def test_tables_move_to_another_database_once(tmp_path: Path, names: list[str], capsys: Capture) -> None:
    file, one, other = tmp_path / "tables.jsonl", url_of(tmp_path / "one.db"), url_of(tmp_path / "other.db")
    assert main(["export", "--store", one, str(file), "--lang", "en"]) == DONE
    assert capsys.readouterr().out == f"2 tables are in {file}.\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    for told in (f"2 entries of {file} were added.\n", f"Everything in {file} is there already.\n"):
        assert main(["import", "--store", other, str(file), "--lang", "en"]) == DONE
        assert capsys.readouterr().out == told
    assert asyncio.run(_tables(other, names)) == ["Ada", "Ada"]
    assert main(["export", "--store", other, "--table", names[1], str(tmp_path / "few"), "--lang", "en"]) == DONE
    assert capsys.readouterr().out == f"One table is in {tmp_path / 'few'}.\n"
    assert (tmp_path / "few").read_bytes() in file.read_bytes()


def test_a_seat_is_forgotten_and_an_old_export_does_not_bring_it_back(
    tmp_path: Path, names: list[str], capsys: Capture
) -> None:
    file, url = tmp_path / "tables.jsonl", url_of(tmp_path / "one.db")
    assert main(["export", "--store", url, str(file), "--lang", "en"]) == DONE
    words = ["forget", "--store", url, "--table", names[0], "--seat", "0", "--lang", "en"]
    capsys.readouterr()
    assert main(words) == DONE
    assert capsys.readouterr().out == f"Seat 0 at table {names[0]} is forgotten: one entry changed.\n"
    assert main(words) == DONE
    assert "Nothing" in capsys.readouterr().out
    assert asyncio.run(_tables(url, names)) == ["", "Ada"]
    assert main(["import", "--store", url, str(file), "--lang", "en"]) == NO
    assert names[0] in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_said_in_every_language(language: str, tmp_path: Path, names: list[str], capsys: Capture) -> None:
    url, file = url_of(tmp_path / "one.db"), str(tmp_path / "file")
    for words in (
        ["export", "--store", url, file],
        ["export", "--store", url, "--table", names[0], file],
        ["import", "--store", url_of(tmp_path / "other.db"), file],
        ["import", "--store", url_of(tmp_path / "other.db"), file],
        ["forget", "--store", url, "--table", names[0], "--seat", "0"],
        ["forget", "--store", url, "--table", names[0], "--seat", "1"],
    ):
        assert main([*words, "--lang", language]) == DONE
        said = capsys.readouterr()
        assert said.err == ""
        assert len(said.out.splitlines()) == 1
        assert file in said.out or names[0] in said.out
        assert "cli-" not in said.out


WRONG: dict[str, tuple[list[str], int, str]] = {
    "no such table": (["forget", "--store", "{url}", "--table", "nowhere", "--seat", "0"], NO, "nowhere"),
    "no such seat": (["forget", "--store", "{url}", "--table", "{table}", "--seat", "7"], NO, "7"),
    "no such table to export": (["export", "--store", "{url}", "--table", "nowhere", "{file}"], NO, "nowhere"),
    "no seat": (["forget", "--store", "{url}", "--table", "{table}"], USAGE, "--seat"),
    "no database": (["export", "--store", "{url}.no", "{file}"], MISSING, ".no"),
    "no address": (["export", "--store", "the cellar", "{file}"], USAGE, "sqlite:///"),
    "another database": (["export", "--store", "mysql://host/tables", "{file}"], USAGE, "postgresql://"),
    "nobody there": (["export", "--store", "postgresql://u:geheim@127.0.0.1:9/no", "{file}"], MISSING, ""),
    "not a database": (["export", "--store", "sqlite:///{junk}", "{file}"], MISSING, ""),
    "no file": (["import", "--store", "{url}", "{file}.no"], MISSING, ".no"),
    "no export": (["import", "--store", "{url}", "{junk}"], NO, "junk"),
    "a folder": (["export", "--store", "{url}", "{folder}"], MISSING, ""),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wrong", WRONG)
def test_mistakes_get_a_sentence(wrong: str, language: str, tmp_path: Path, names: list[str], capsys: Capture) -> None:
    words, code, named = WRONG[wrong]
    junk = tmp_path / "junk"
    junk.write_text("this is no database and no export either\n" * 50)
    facts = {
        "url": url_of(tmp_path / "one.db"),
        "table": names[0],
        "file": str(tmp_path / "file"),
        "junk": str(junk),
        "folder": str(tmp_path),
    }
    assert main([*(word.format(**facts) for word in words), "--lang", language]) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert named in said.err
    assert "geheim" not in said.err
    assert len(said.err.splitlines()) == 1 + (wrong == "no seat")
    assert "Traceback" not in said.err
    if language != "en":
        assert not re.search(r"\b(invalid|required|There is|argument)\b", said.err)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["export", "import", "forget"])
def test_help_gives_examples(name: str, language: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([name, "--help", "--lang", language])
    assert stopped.value.code == 0
    assert f"  katzentisch {name} --store" in capsys.readouterr().out
