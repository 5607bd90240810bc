"""For those who run a server: is it there, is it ready, what does it count."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response, get

from sobremesa.web.callers import is_here
from sobremesa.web.given import TheHall, TheSettings
from sobremesa.web.metrics import written
from sobremesa.web.people import host_of


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process runs."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(hall: TheHall) -> Response[dict[str, str]]:
    """The store can be written to, so tables can be played."""
    if await hall.store.ready():
        return Response({"status": "ready"})
    return Response({"status": "the store cannot be written to"}, status_code=503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(
    request: Request[Any, Any, Any], hall: TheHall, settings: TheSettings
) -> Response[Any]:
    """What the server counts."""
    if not settings.metrics_for_all and not is_here(host_of(request)):
        return Response(b"only for callers on the same machine\n", status_code=403)
    return Response(written(hall), media_type="text/plain; version=0.0.4")


HANDLERS: Final = [health, ready, metrics]
