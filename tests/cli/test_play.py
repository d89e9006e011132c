"""`katzentisch play` as a person starts it: a server, and a browser that is sent to a table."""

import contextlib
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from katzentisch.cli.play import has_browser, is_running

PATIENCE = 60.0


@pytest.fixture
def seen(tmp_path: Path) -> Path:
    """Where the browser writes what it was sent to."""
    return tmp_path / "seen"


@contextlib.contextmanager
def playing(tmp_path: Path, seen: Path, *words: str) -> Iterator["subprocess.Popen[str]"]:
    """The command, with a browser that notes the address; it ends as by Ctrl-C."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{seen}.part"; mv "{seen}.part" "{seen}"\n', encoding="utf-8")
    browser.chmod(0o755)
    store = f"sqlite:///{tmp_path}/tables.db"
    command = [sys.executable, "-m", "katzentisch", "play", "--store", store, *words]
    environment = {**os.environ, "BROWSER": f"{browser} %s", "KATZENTISCH_LANG": "en", "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()
            process.wait(PATIENCE)


def first_url(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+(/\S+)?", process.stdout.readline())
    assert found is not None
    return found.group()


def appeared(file: Path) -> str:
    until = time.monotonic() + PATIENCE
    while not file.exists():
        assert time.monotonic() < until
        time.sleep(0.05)
    return file.read_text(encoding="utf-8").strip()


def test_the_browser_is_sent_to_a_table_of_the_game(tmp_path: Path, seen: Path) -> None:
    with playing(tmp_path, seen, "klaumau", "--port", "0") as process:
        url = first_url(process)
        assert appeared(seen) == f"{url}/play/klaumau"
        assert is_running(url)
        with urlopen(f"{url}/play/klaumau") as answer:
            assert answer.headers["content-type"].startswith("text/html")


def test_a_server_that_is_there_already_is_used(tmp_path: Path, seen: Path) -> None:
    with playing(tmp_path, seen, "--port", "0") as process:
        url = first_url(process)
        assert appeared(seen) == f"{url}/play/katzenjammer"
        seen.unlink()
        with playing(tmp_path, seen, "--port", url.rpartition(":")[2]) as second:
            assert second.wait(PATIENCE) == 0
            assert first_url(second) == url
        assert appeared(seen) == f"{url}/play/katzenjammer"


def test_without_a_window_the_address_is_said(tmp_path: Path, seen: Path) -> None:
    with playing(tmp_path, seen, "--port", "0", "--no-browser") as process:
        url = first_url(process)
        assert first_url(process) == f"{url}/play/katzenjammer"
    assert not seen.exists()


def test_a_port_that_somebody_else_has_is_no_server_of_ours() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        assert not is_running(f"http://127.0.0.1:{silent.getsockname()[1]}")


def test_a_browser_in_the_terminal_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_browser()
