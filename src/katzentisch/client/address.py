"""Addresses as people share them: a server, a table of it, a link that moves a seat."""

from dataclasses import dataclass
from urllib.parse import SplitResult, parse_qs, urlsplit

from msgspec import ValidationError, convert

from ..core.game import Refusal
from ..protocol.messages import TableId


@dataclass(frozen=True)
class Address:
    """Where to play: `http://host:port`, with `/t/TABLE`, with `#move=SECRET`."""

    server: str
    table: str | None = None
    secret: str | None = None
    """Spent once, it gives a seat that somebody has already."""


def address_of(url: str) -> Address:
    """The parts of an address; raises Refusal if it is none."""
    parts = _split(url)
    folder, _, table = parts.path.rstrip("/").rpartition("/t/")
    if not table and parts.path.strip("/"):
        folder = parts.path.rstrip("/")
    secret = parse_qs(parts.fragment).get("move", [None])[0]
    if secret is not None and not table:
        raise Refusal("client-bad-url", "", url=url)
    return Address(f"{parts.scheme}://{parts.netloc}{folder}", _table(table, url), secret)


def _split(url: str) -> SplitResult:
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        if parts.scheme in ("http", "https") and parts.hostname and parts.port != 0:
            return parts
    except ValueError:
        pass
    raise Refusal("client-bad-url", "", url=url)


def _table(name: str, url: str) -> str | None:
    try:
        return convert(name, TableId) if name else None
    except ValidationError:
        raise Refusal("client-bad-url", "", url=url) from None
