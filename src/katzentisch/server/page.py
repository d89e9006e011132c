"""The web page: files that were built before; the same one for every place of the page."""

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from ..core.game import Refusal
from .api import Refused

FOLDER = Path(__file__).parent / "page"
FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
"""Built files carry their content in their names."""
PLACES = ["/", "/play/{name:str}", "/t/{name:str}", "/rules/{name:str}", "/learn/{name:str}", "/about"]
FOR_A_DAY = CacheControlHeader(public=True, max_age=86_400)
FILES = {
    "/sw.js": "text/javascript",
    "/manifest.webmanifest": "application/manifest+json",
    "/offline.html": "text/html",
    "/offline.css": "text/css",
}
"""Files that have to stand where they stand; a browser asks each time whether they are still the same."""


@get(PLACES, sync_to_thread=False)
def page() -> Response[bytes]:
    """The page itself finds out by its address what to show."""
    file = FOLDER / "index.html"
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


def for_free(request: Request[Any, Any, Any]) -> None:
    """A page has many files; they count against nobody's budget."""


def page_handlers() -> list[ControllerRouterHandler]:
    """What serves the page; without its files there is only the answer that they are missing."""
    folders = {"assets": FOR_EVER, "icons": FOR_A_DAY}
    routers = [
        create_static_files_router(f"/{name}", [FOLDER / name], cache_control=header, before_request=for_free)
        for name, header in folders.items()
        if (FOLDER / name).is_dir()
    ]
    return [page, file_of_page, *routers]
