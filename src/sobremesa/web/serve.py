"""Runs a server until it is asked to stop, and lets everyone know."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn
from litestar import Litestar

from sobremesa.core.words import Refusal
from sobremesa.play.hall import Hall
from sobremesa.web.address import EVERYWHERE, own_address
from sobremesa.web.app import create_app
from sobremesa.web.connection import Connection
from sobremesa.web.door import Door
from sobremesa.web.entrance import Entrance
from sobremesa.web.logs import QUIET, number_of, set_up_logs
from sobremesa.web.settings import Settings
from sobremesa.web.socket import TableSocket

COLLECT = (10_000, 50, 100)
"""When garbage is searched for: after so many new objects, and how seldom among older ones."""


def addresses(settings: Settings, port: int) -> list[str]:
    """Where a server that listens on this port can be reached."""
    if settings.address:
        return [settings.address]
    if settings.host not in EVERYWHERE:
        return [f"http://{settings.host}:{port}"]
    found = [f"http://localhost:{port}"]
    if mine := own_address():
        found.append(f"http://{mine}:{port}")
    return found


class Server(uvicorn.Server):
    """Says when it is ready and on which port, and takes leave of everyone before it goes."""

    def __init__(self, config: uvicorn.Config, hall: Hall, on_ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._hall = hall
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Bind, then tell."""
        await super().startup(sockets)
        if self.started:
            self._on_ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, say goodbye, then close."""
        for server in self.servers:
            server.close()
        await self._hall.dismiss()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop. A server that went as it was asked to has not failed: no signal is raised again."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def server_for(app: Litestar, settings: Settings, on_ready: Callable[[int], None]) -> Server:
    """What runs an app with these settings."""
    entrance: Entrance = app.state.entrance
    config = uvicorn.Config(
        cast(Any, Door(app, entrance)),
        host=settings.host,
        port=settings.port,
        log_level=max(QUIET, number_of(settings.log_level)),
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        http=cast(Any, partial(Connection, entrance)),
        limit_concurrency=settings.connections,
        proxy_headers=False,
        ws=cast(Any, partial(TableSocket, app.state.hall, settings, entrance)),
        timeout_graceful_shutdown=5,
    )
    return Server(config, app.state.hall, on_ready)


def _spare_the_collector() -> None:
    """Search for garbage seldom: what lies here in masses are tables, which stay.

    With the usual thresholds a busy server searches through all tables several times a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


async def _serve(
    settings: Settings, on_ready: Callable[[int], None], listening: socket.socket | None
) -> None:
    server = server_for(await create_app(settings), settings, on_ready)
    _spare_the_collector()
    await server.serve([listening] if listening is not None else None)
    if not server.started:
        raise Refusal(f"cannot listen on {settings.host}:{settings.port}; is it in use?")


def serve(
    settings: Settings,
    on_ready: Callable[[int], None],
    listening: socket.socket | None = None,
    place: int | None = None,
) -> None:
    """Run until a signal comes; one of several has a place, and others listen where it does."""
    set_up_logs(settings.log_level, settings.log_format, place)
    if sys.platform == "win32":
        asyncio.run(_serve(settings, on_ready, listening))
        return
    import uvloop

    uvloop.run(_serve(settings, on_ready, listening))


def open_browser(address: str) -> bool:
    """Open the page where there is a desktop; tell whether there is one."""
    try:
        return webbrowser.get().open(address)
    except webbrowser.Error:
        return False
