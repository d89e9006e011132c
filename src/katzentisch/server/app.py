"""The web application: HTTP and websockets over one house of tables."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Response, WebSocket, get, websocket
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import (
    ClientException,
    HTTPException,
    NotFoundException,
    WebSocketDisconnect,
    WebSocketException,
)
from litestar.types import Message, Scope

from ..protocol.messages import Farewell, Refused
from .api import AnyRequest, Games, Tables, TheHouse
from .api import Refused as Unwanted
from .clocks import Pace
from .config import Config
from .house import DAY, House, Timing
from .hub import PATIENCE
from .limits import CONNECTIONS, OPENING, REQUESTS, Buckets
from .logs import new_log
from .metrics import CONTENT_TYPE, Metrics
from .page import page_handlers
from .room import ENCODER, now_ms
from .store import Store
from .talk import Over, Talk
from .thinking import Thinkers

MOST_BODY = 16 * 1024
MOST_FRAME = 8 * 1024
POLICY_VIOLATION = 1008
BROKEN = 1011
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; frame-ancestors 'none'; "
        "base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "X-Frame-Options": "DENY",
}


class Doors:
    """Who may come in, and how often."""

    def __init__(self, config: Config) -> None:
        self._origins = set(config.origins)
        self._proxies = set(config.proxies)
        self._scrapers = set(config.scrapers)
        self.budget = config.budget
        self.patience = PATIENCE
        self.requests = Buckets(REQUESTS.times(config.budget))
        self.openings = Buckets(OPENING.times(config.budget))
        self.connections = Buckets(CONNECTIONS.times(config.budget))

    def address(self, scope: Scope, headers: Any) -> str:
        """Where somebody comes from; a proxy that we know may tell."""
        client = scope.get("client")
        address = client[0] if client else ""
        if address in self._proxies and (told := headers.get("x-forwarded-for")):
            return str(told).rsplit(",", 1)[-1].strip()
        return address

    def may_scrape(self, scope: Scope, headers: Any) -> bool:
        """May somebody read our numbers? Only without a proxy between: one on this machine would make all local."""
        is_passed_on = headers.get("x-forwarded-for") is not None or headers.get("forwarded") is not None
        return not is_passed_on and self.address(scope, headers) in self._scrapers

    def is_ours(self, headers: Any) -> bool:
        """Does a page of ours want to connect? Programs that are no page send no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        return bool(urlsplit(origin).netloc == headers.get("host"))


TheDoors: TypeAlias = NamedDependency[Doors]


def the_house(state: State) -> House:
    """The tables of this process."""
    house: House = state.house
    return house


def the_doors(state: State) -> Doors:
    """The doors of this process."""
    doors: Doors = state.doors
    return doors


@websocket("/ws")
async def talk_to(socket: WebSocket[Any, Any, Any], house: TheHouse, doors: TheDoors) -> None:
    """One client of one table; whoever reads nothing for too long is not listened to either."""
    if not doors.is_ours(socket.headers):
        raise WebSocketException(detail="foreign-origin", code=POLICY_VIOLATION)
    if doors.connections.take(doors.address(socket.scope, socket.headers)) > 0:
        house.limited("connection")
        raise WebSocketException(detail="too-fast", code=POLICY_VIOLATION)
    await socket.accept()

    async def send(message: bytes) -> None:
        await socket.send_data(message.decode(), mode="text")

    talk = Talk(house, send, doors.budget, doors.patience)
    writer = asyncio.create_task(talk.line.write())
    listener = asyncio.create_task(listen(socket, talk))
    house.metrics.sockets.inc()
    house.log.debug("socket-opened")
    code: int | str = "gone"
    try:
        await asyncio.wait((listener, writer), return_when=asyncio.FIRST_COMPLETED)
        # A command that was begun is finished, lest others never hear of it.
        if not talk.is_busy:
            listener.cancel()
        code = await listener
        if isinstance(code, str):
            house.metrics.refused(code)
    except asyncio.CancelledError:
        if not writer.done():
            raise
    except Exception as error:
        house.failed("socket", error, talk.table)
        code = BROKEN
        with contextlib.suppress(Exception):
            await socket.close(code=BROKEN, reason="server-error")
    finally:
        house.metrics.sockets.dec()
        house.log.debug("socket-closed", table=talk.table, code=code)
        await talk.end()
        talk.line.close()
        for task in (listener, writer):
            task.cancel()
        await asyncio.gather(listener, writer, return_exceptions=True)


async def listen(socket: WebSocket[Any, Any, Any], talk: Talk) -> int | str:
    """Hear frames until one side ends it; how it ended."""
    while not talk.line.is_closed:
        try:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return int(message.get("code") or 0)
            frame: Any = message.get("text") or message.get("bytes") or b""
            await talk.hear(frame)
            await talk.line.catch_up()
        except Over as over:
            with contextlib.suppress(Exception):
                await socket.send_data(ENCODER.encode(Farewell(over.code)).decode(), mode="text")
                await socket.close(code=POLICY_VIOLATION, reason=over.code)
            return over.code
        except WebSocketDisconnect as gone:
            return gone.code
    return BROKEN


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, str]:
    """Does the process run?"""
    return {"status": "ok"}


@get("/readyz")
async def readyz(house: TheHouse) -> Response[dict[str, Any]]:
    """Can moves be written down?"""
    try:
        seconds = await house.store.check()
    except Exception:
        return Response({"status": "store"}, status_code=503)
    return Response({"status": "ok", "store_seconds": round(seconds, 4)})


@get("/metrics")
async def metrics(house: TheHouse, doors: TheDoors, request: AnyRequest) -> Response[bytes]:
    """Our numbers, for those who may read them."""
    if not doors.may_scrape(request.scope, request.headers):
        raise NotFoundException
    return Response(await asyncio.to_thread(house.metrics.text), media_type=CONTENT_TYPE)


def plainly(request: AnyRequest, problem: Exception) -> Response[bytes]:
    """Every refusal over HTTP has a code; what went wrong inside stays inside, but for bodies that are too deep."""
    house: House = request.app.state.house
    if isinstance(problem, RecursionError):
        problem = ClientException()
    if isinstance(problem, HTTPException):
        extra = problem.extra if isinstance(problem.extra, dict) else {}
        code = problem.detail if isinstance(problem, Unwanted) else "bad-request"
        told = Refused(code, None, str(extra.get("rule", "")), extra.get("facts", {}))
        status = problem.status_code
    else:
        told, status = Refused("server-error"), 500
        house.failed("request", problem)
    house.metrics.refused(told.code)
    return Response(msgspec.json.encode(told), status_code=status, media_type="application/json")


async def with_headers(message: Message, scope: Scope) -> None:
    """The usual headers on everything, static files included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


async def check_budget(request: AnyRequest) -> Response[bytes] | None:
    """A budget for each address; opening and sitting down cost more."""
    doors: Doors = request.app.state.doors
    address = doors.address(request.scope, request.headers)
    is_opening = request.method == "POST"
    wait = (doors.openings if is_opening else doors.requests).take(address)
    if wait == 0:
        return None
    request.app.state.house.limited("opening" if is_opening else "request")
    told = msgspec.json.encode(Refused("too-fast", retry_after=wait))
    headers = {"Retry-After": str(-(-wait // 1000))}
    return Response(told, status_code=429, media_type="application/json", headers=headers)


def make_app(config: Config, store_url: str, now: Callable[[], int] = now_ms, timing: Timing | None = None) -> Litestar:
    """The application; its house opens when it starts."""
    doors = Doors(config)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(store_url)
        with Thinkers(config.threads) as thinkers:
            log = new_log(config.log)
            times = timing or Timing(archive=config.archive_after * DAY)
            house = House(store, thinkers, now, Pace(*config.bot_pace), times, metrics=Metrics(), log=log)
            app.state.house = house
            house.start()
            log.info("server-started", process=house.process, is_shared=store.is_shared)
            try:
                yield
            finally:
                await house.close()
                await store.close()
                log.info("server-stopped", process=house.process)

    app = Litestar(
        route_handlers=[talk_to, healthz, readyz, metrics, Games, Tables, *page_handlers()],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(the_house, sync_to_thread=False),
            "doors": Provide(the_doors, sync_to_thread=False),
        },
        before_send=[with_headers],
        before_request=check_budget,
        exception_handlers={Exception: plainly},
        request_max_body_size=MOST_BODY,
        openapi_config=None,
        logging_config=None,
    )
    app.state.doors = doors
    return app
