"""A wheel carries the web page: it is built before, with Node from PyPI, if it is not there yet."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import page

NODE = (page.ROOT / "requirements-node.in").read_text(encoding="utf-8").strip()


class PageHook(BuildHookInterface[Any]):
    """Builds the page into the package."""

    def dependencies(self) -> list[str]:
        """Node, only when there is something to build."""
        return [NODE] if page.is_due() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build; an editable install takes the page that the checkout's own set-up builds."""
        if version != "editable":
            page.build()
