"""The floor for bench.server: the same framework and mailboxes, but no rules and no storage; every move is echoed."""

import asyncio
import contextlib
import sys
from collections import defaultdict
from socket import create_server
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from katzentisch.server.hub import Line
from katzentisch.server.running import Server, settings


class Said(msgspec.Struct):
    """What is read of a client's message."""

    type: str
    table: str = ""
    id: str = ""
    version: int = 0


DECODER = msgspec.json.Decoder(Said)
ROOMS: dict[str, set[Line]] = defaultdict(set)
PADDING = "x" * int(sys.argv[1]) if len(sys.argv) > 1 else ""


def state(kind: str, version: int) -> bytes:
    """A view of the given size that everyone may act on."""
    game = {"version": version, "legal": [{"action": "go"}], "result": None, "view": PADDING}
    return msgspec.json.encode({"type": kind, "game": game})


@websocket("/ws")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Tell everyone of every move."""
    await socket.accept()

    async def send(message: bytes) -> None:
        await socket.send_data(message.decode(), mode="text")

    line = Line(send, lambda line: state("welcome", 0))
    writer = asyncio.create_task(line.write())
    room: set[Line] = set()
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            said = DECODER.decode(await socket.receive_text())
            if said.type == "hello":
                room = ROOMS[said.table]
                room.add(line)
                line.post(state("welcome", 0))
                continue
            message = state("update", said.version + 1)
            for other in room:
                other.post(message)
            line.post(msgspec.json.encode({"type": "ack", "id": said.id, "version": said.version + 1}))
    room.discard(line)
    writer.cancel()


def main() -> None:
    """python -m bench.fanout BYTES: serve on any free port, and say which."""
    from katzentisch.server.config import Config

    listening = create_server(("127.0.0.1", 0), backlog=2048)
    app = Litestar([echo], openapi_config=None, logging_config=None)
    like = settings(app, Config())
    wanted = {
        name: getattr(like, name)
        for name in ("loop", "ws", "ws_max_size", "ws_per_message_deflate", "access_log", "server_header")
    }
    config = uvicorn.Config(app, log_level="error", lifespan="off", **wanted)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    Server(config, lambda: print(address, flush=True)).run(sockets=[listening])


if __name__ == "__main__":
    main()
