"""How a server is run: by flags, by a file, by the environment, in this order of precedence."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PREFIX = "KATZENTISCH_"
LISTS = ("origins", "proxies", "scrapers", "bot_pace")
"""Settings of several parts: the environment has commas between them."""


class Config(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    store: str = ""
    """A database's address; empty is a file of the user's own."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    origins: list[str] = []
    """Pages that may connect, beside the server's own."""
    proxies: list[str] = []
    """Addresses of proxies whose word about the client's address counts."""
    threads: Annotated[int, Meta(ge=1, le=64)] = 2
    """In which bots think."""
    bot_pace: tuple[int, int] = (600, 1800)
    """How long bots seem to think at least and at most, in milliseconds."""
    budget: Annotated[float, Meta(gt=0)] = 1.0
    """Multiplies what connections and addresses may ask for."""
    archive_after: Annotated[int, Meta(ge=1)] = 30
    """Days after which a table that nobody touched is put away."""
    log: Literal["debug", "info", "warning", "error"] = "info"
    """How much is logged, as JSON lines on stderr."""
    scrapers: list[str] = msgspec.field(default_factory=lambda: ["127.0.0.1", "::1"])
    """Addresses that may read /metrics."""


def read_config(
    flags: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] | None = None
) -> Config:
    """The settings; flags count most, then the environment, then the file."""
    given: dict[str, Any] = {} if file is None else tomllib.loads(file.read_text(encoding="utf-8"))
    environment = os.environ if environment is None else environment
    for name in Config.__struct_fields__:
        if (value := environment.get(PREFIX + name.upper())) is not None:
            given[name] = value.split(",") if name in LISTS else value
    given |= {name: value for name, value in flags.items() if value is not None}
    return msgspec.convert(given, Config, strict=False)


def data_folder() -> Path:
    """A folder of the user's own."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "share") / "katzentisch"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def default_store() -> str:
    """A database file of the user's own."""
    return f"sqlite:///{data_folder() / 'tables.db'}"
