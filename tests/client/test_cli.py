"""katzentisch bot and katzentisch tui --join as people call them."""

import asyncio
import os
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from katzentisch.cli import DONE, MISSING, main
from katzentisch.client.joining import connected
from katzentisch.protocol import messages as said
from katzentisch.terminal import USAGE
from tests.client.test_bot import SHORT, play_once
from tests.server.live import lay, serving, sqlite_url

Capture = pytest.CaptureFixture[str]


async def bot(folder: Path, *words: str) -> asyncio.subprocess.Process:
    """The command in a process of its own."""
    environment = os.environ | {"XDG_DATA_HOME": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "katzentisch", "bot", "--lang", "en", *words]
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe, env=environment)


async def line_of(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    return (await asyncio.wait_for(process.stdout.readline(), 60)).decode()


async def test_a_bot_sits_down_and_plays(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "katzenjammer", 2, 1, bots=[], options=SHORT)
        async with connected(address, table, token) as host:
            process = await bot(tmp_path, "--join", f"{address}/t/{table}", "--level", "1", "--name", "Robo")
            try:
                assert f"Robo sits at {address}/t/{table}, level kitten" in await line_of(process)
                await host.until(lambda: host.info is not None and host.info.seats[1].kind == "bot")
                await host.order(said.Start(id="start"))
                assert await line_of(process) == "Match 1 begins.\n"
                await play_once(host, "kitten")
                assert await line_of(process) == "Match 1 is over.\n"
                await host.order(said.Vote(id="again", matter="rematch"))
                assert await line_of(process) == "Match 2 begins.\n"
            finally:
                process.kill()
                await process.communicate()


async def test_a_bot_that_cannot_play_says_why(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, _ = await lay(address, "katzenjammer", 2, 1)
        for words, told in [
            ([f"{address}/t/{table}"], "Every seat at this table is taken."),
            ([f"{address}/t/{table}", "--level", "clairvoyant"], "for measuring only"),
            ([f"{address}/t/{table}", "--level", "9"], 'There is no bot "9"'),
            ([address], "No listed table"),
        ]:
            process = await bot(tmp_path, "--join", *words)
            _, errors = await process.communicate()
            assert told in errors.decode()
            assert process.returncode == USAGE


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "cannot be reached"),
        ("de", "ist nicht zu erreichen"),
        ("fr", "Impossible de joindre http://127.0.0.1:9\xa0:"),
    ],
)
def test_a_server_that_is_not_there(language: str, words: str, capsys: Capture) -> None:
    assert main(["bot", "--join", "http://127.0.0.1:9/t/abcdefgh", "--lang", language]) == MISSING
    assert words in capsys.readouterr().err


def test_what_is_no_address(capsys: Capture) -> None:
    assert main(["bot", "--join", "ftp://host", "--lang", "en"]) == USAGE
    assert '"ftp://host" is not the address' in capsys.readouterr().err


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """A terminal, and what would be opened in it."""
    opened: list[Any] = []
    stream = SimpleNamespace(isatty=lambda: True)
    monkeypatch.setattr("katzentisch.cli.tui.sys", SimpleNamespace(stdin=stream, stdout=stream))

    def run_join(*given: Any, **more: Any) -> int:
        opened.append((*given, more))
        return DONE

    monkeypatch.setattr("katzentisch.tui.joining.run_join", run_join)
    return opened


def test_the_terminal_table_joins(terminal: list[Any], capsys: Capture) -> None:
    assert main(["tui", "--join", "http://host:1/t/abcdefgh", "--name", "Ada", "--lang", "de"]) == DONE
    ((address, name, language, more),) = terminal
    assert (address.server, address.table, name, language) == ("http://host:1", "abcdefgh", "Ada", "de")
    assert not more["is_watching"]
    for words in (["--join", "ftp://x"], ["--name", "Ada"], ["katzenjammer", "--join", "http://host:1/t/abcdefgh"]):
        assert main(["tui", *words, "--lang", "en"]) == USAGE
    assert len(terminal) == 1
    assert "--join goes with --name or --watch only" in capsys.readouterr().err


def test_the_terminal_table_watches(terminal: list[Any]) -> None:
    for words, watch in ([], None), (["3"], 2):
        assert main(["tui", "--join", "http://host:1/t/abcdefgh", "--watch", *words, "--lang", "en"]) == DONE
        assert terminal[-1][-1] == {"is_watching": True, "watch": watch}
    for wrong in (["--watch"], ["--join", "http://host:1/t/abcdefgh", "--watch", "--name", "Ada"]):
        assert main(["tui", *wrong, "--lang", "en"]) == USAGE
    assert len(terminal) == 2
