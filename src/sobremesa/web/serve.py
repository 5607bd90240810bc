"""Runs a server until it is asked to stop, and lets everyone know."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable

import structlog
import uvicorn

from sobremesa.core.words import Refusal
from sobremesa.web.address import EVERYWHERE, own_address
from sobremesa.web.app import create_app
from sobremesa.web.settings import Settings
from sobremesa.web.socket import LARGEST

LEVELS = ("debug", "info", "warning", "error")


def set_up_logs(level: str) -> None:
    """One JSON object per line on the error output, without secrets: no cookie, no query."""
    if level not in LEVELS:
        raise Refusal(f"--log-level must be one of {', '.join(LEVELS)}, not {level!r}")
    number = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=number, stream=sys.stderr, format="%(message)s", force=True)
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(number),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


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
    """Says when it is ready, and on which port."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Bind, then tell."""
        await super().startup(sockets)
        if self.started:
            self._on_ready(self.servers[0].sockets[0].getsockname()[1])


async def _serve(settings: Settings, on_ready: Callable[[int], None]) -> None:
    app = await create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_level=settings.log_level,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    server = Server(config, on_ready)
    await server.serve()
    if not server.started:
        raise Refusal(f"cannot listen on {settings.host}:{settings.port}; is it in use?")


def serve(settings: Settings, on_ready: Callable[[int], None]) -> None:
    """Run until a signal comes."""
    set_up_logs(settings.log_level)
    if sys.platform == "win32":
        asyncio.run(_serve(settings, on_ready))
        return
    import uvloop

    uvloop.run(_serve(settings, on_ready))


def open_browser(address: str) -> bool:
    """Open the page where there is a desktop; tell whether there is one."""
    try:
        return webbrowser.get().open(address)
    except webbrowser.Error:
        return False
