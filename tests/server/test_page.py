"""The page's files come with the right types, and are kept as long as they are right."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from katzentisch.server import page
from katzentisch.server.app import make_app
from katzentisch.server.config import Config
from tests.server.live import sqlite_url

FILES = {
    "index.html": "<!doctype html>page",
    "table.html": "<!doctype html>table",
    "sw.js": "// worker",
    "manifest.webmanifest": "{}",
    "offline.html": "<!doctype html>offline",
    "offline.css": "a {}",
    "assets/main-abc.js": "// built",
    "assets/main-abc.js.br": "(packed)",
    "assets/plain-abc.css": "b {}",
    "icons/icon.svg": "<svg/>",
}


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """Somebody who visits a server with a built page."""
    folder = tmp_path / "page"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(page, "FOLDER", folder)
    with TestClient(make_app(Config(), sqlite_url(tmp_path))) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abcdef", "/play/klaumau", "/rules/katzenjammer", "/learn/klaumau", "/about"])
def test_every_place_is_a_page_and_asked_for_anew(visitor: TestClient[Litestar], path: str) -> None:
    answer = visitor.get(path)
    assert answer.text == FILES["table.html" if path.startswith(("/t/", "/play/")) else "index.html"]
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "keeping"),
    [
        ("/sw.js", "text/javascript", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/offline.html", "text/html", "no-cache"),
        ("/offline.css", "text/css", "no-cache"),
        ("/assets/main-abc.js", "text/javascript", "max-age=31536000, public, immutable"),
        ("/assets/plain-abc.css", "text/css", "max-age=31536000, public, immutable"),
        ("/icons/icon.svg", "image/svg+xml", "max-age=86400, public"),
    ],
)
def test_files_have_their_type_and_are_kept_as_long_as_they_are_right(
    visitor: TestClient[Litestar], path: str, kind: str, keeping: str
) -> None:
    answer = visitor.get(path, headers={"Accept-Encoding": "gzip"})
    assert answer.text == FILES[path[1:]]
    assert answer.headers["content-type"].split(";")[0].replace("application/javascript", "text/javascript") == kind
    assert {*answer.headers["cache-control"].split(", ")} == {*keeping.split(", ")}
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_page_that_is_not_built_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "nothing")
    with TestClient(make_app(Config(), sqlite_url(tmp_path))) as client:
        for path in ("/", "/sw.js"):
            answer = client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "page-not-built")


def test_files_beside_the_page_stay_there(visitor: TestClient[Litestar]) -> None:
    assert visitor.get("/stamp").status_code == 404


@pytest.mark.parametrize(
    ("asked", "is_packed"),
    [("br", True), ("gzip, deflate, br;q=0.5", True), ("gzip", False), ("gzip, br;q=0", False), ("", False)],
)
def test_built_files_are_packed_for_those_who_can_unpack_them(
    visitor: TestClient[Litestar], asked: str, is_packed: bool
) -> None:
    with visitor.stream("GET", "/assets/main-abc.js", headers={"Accept-Encoding": asked}) as answer:
        body = b"".join(answer.iter_raw())
    assert body.decode() == FILES["assets/main-abc.js.br" if is_packed else "assets/main-abc.js"]
    assert answer.headers.get("content-encoding") == ("br" if is_packed else None)
    assert "accept-encoding" in answer.headers["vary"].lower()


@pytest.mark.parametrize("name", ["none.js", "main-abc.js.br", "..%2Findex.html", "../index.html"])
def test_no_other_files_are_given_out(visitor: TestClient[Litestar], name: str) -> None:
    assert visitor.get(f"/assets/{name}").status_code == 404
