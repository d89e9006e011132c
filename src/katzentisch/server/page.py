"""The web page: files that were built before; the same one for every place of the page."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from ..core.game import Refusal
from .api import Refused

FOLDER = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"
"""Built files carry their content in their names."""
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
"""What a build consists of."""
PACKED = ".br"
"""Ends the name of the packed copy that the build lays beside a file."""
PLACES = ["/", "/play/{name:str}", "/t/{name:str}", "/rules/{name:str}", "/learn/{name:str}", "/about"]
TABLES = ("/t/", "/play/")
FOR_A_DAY = CacheControlHeader(public=True, max_age=86_400)
FILES = {
    "/sw.js": "text/javascript",
    "/manifest.webmanifest": "application/manifest+json",
    "/offline.html": "text/html",
    "/offline.css": "text/css",
}
"""Files that have to stand where they stand; a browser asks each time whether they are still the same."""


@get(PLACES, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page itself finds out by its address what to show; at a table it asks for more files at once."""
    file = FOLDER / ("table.html" if request.url.path.startswith(TABLES) else "index.html")
    if not file.exists():
        raise Refused(Refusal("page-not-built"), 404)
    return Response(file.read_bytes(), media_type="text/html", headers={"Cache-Control": "no-cache"})


@get(list(FILES), sync_to_thread=False)
def file_of_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What makes the page an app: the service worker, the manifest, what is shown without a connection."""
    path = request.url.path
    file = FOLDER / path[1:]
    if not file.exists():
        raise Refused(Refusal("page-not-built"), 404)
    return Response(file.read_bytes(), media_type=FILES[path], headers={"Cache-Control": "no-cache"})


@dataclass(frozen=True)
class Asset:
    """A built file: what it is, as it is and packed."""

    media_type: str
    plain: bytes
    packed: bytes | None


def built_files() -> dict[str, Asset]:
    """All of them by name, read once."""
    found = {}
    for file in sorted((FOLDER / "assets").glob("*")):
        if file.suffix != PACKED:
            small = file.with_name(file.name + PACKED)
            found[file.name] = Asset(
                TYPES[file.suffix], file.read_bytes(), small.read_bytes() if small.exists() else None
            )
    return found


def asset_handler() -> ControllerRouterHandler:
    """Serves the built files, packed for whoever can unpack them."""
    files = built_files()

    @get("/assets/{name:str}", sync_to_thread=False, before_request=for_free)
    def asset(request: Request[Any, Any, Any]) -> Response[bytes]:
        """A built file."""
        found = files.get(request.path_params["name"])
        if found is None:
            raise NotFoundException
        headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
        if found.packed is not None and "br" in accepted(request.headers.get("accept-encoding", "")):
            return Response(found.packed, media_type=found.media_type, headers={**headers, "Content-Encoding": "br"})
        return Response(found.plain, media_type=found.media_type, headers=headers)

    return asset


def accepted(header: str) -> set[str]:
    """The ways of packing that a reader can undo; one with the weight 0 is one that it cannot."""
    ways = (way.replace(" ", "").partition(";q=") for way in header.lower().split(","))
    return {name for name, _, weight in ways if weight.strip("0.") or not weight}


def for_free(request: Request[Any, Any, Any]) -> None:
    """A page has many files; they count against nobody's budget."""


def page_handlers() -> list[ControllerRouterHandler]:
    """What serves the page; without its files there is only the answer that they are missing."""
    icons = FOLDER / "icons"
    if not icons.is_dir():
        return [page, file_of_page]
    router = create_static_files_router("/icons", [icons], cache_control=FOR_A_DAY, before_request=for_free)
    return [page, file_of_page, asset_handler(), router]
