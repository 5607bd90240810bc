"""The server put together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sobremesa import __version__
from sobremesa.bots import Roster
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play.bot_pool import BotPool
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.quotas import Limits
from sobremesa.play.store import Behind, Lost, Store
from sobremesa.web import (
    calls,
    daily,
    endings,
    errors,
    games,
    invitations,
    keys,
    memories,
    operation,
    pages,
    passkeys,
    people,
    replays,
    seats,
    tables,
)
from sobremesa.web.calling import Calling
from sobremesa.web.challenges import Challenges
from sobremesa.web.entrance import Entrance
from sobremesa.web.guards import ASSETS, OriginGuard, make_careful, refuse_unknown
from sobremesa.web.metrics import keep_looking
from sobremesa.web.settings import Settings, default_database

API: Final[list[Any]] = [
    people.get_me,
    people.put_me,
    *games.HANDLERS,
    *tables.HANDLERS,
    *seats.HANDLERS,
    *endings.HANDLERS,
    *invitations.HANDLERS,
    *replays.HANDLERS,
    *keys.HANDLERS,
    *passkeys.HANDLERS,
    *memories.HANDLERS,
    *calls.HANDLERS,
    *daily.HANDLERS,
]
"""What answers under `/api`."""
LARGEST_BODY = 16_384
"""Bytes of a request."""

log = structlog.get_logger()


async def create_app(settings: Settings) -> Litestar:
    """A server with these settings, its hall open."""
    store = Store(settings.database or default_database(create=True))
    store.claim()
    roster = Roster(list(settings.players))
    for player in roster.named:
        if player.game:
            load(player.game)
    for name, problem in roster.faults.items():
        log.error("bot not offered", bot=name, problem=problem)
    limits = Limits(
        settings.tables_per_person,
        settings.tables_a_minute,
        settings.empty_days,
        settings.abandoned_days,
    )
    hall = Hall(
        store,
        BotPool(settings.thinkers, roster),
        settings.bot_pause,
        limits,
        rest=settings.rest,
        analysis=settings.analysis,
    )
    entrance = Entrance(settings, hall.people)
    calling = Calling(settings)
    await hall.open()
    if await calling.open(store):
        hall.call_by(calling, settings.call_after)
    # Kept, so that the tokens of open pages outlive a restart.
    csrf = await store.key("csrf", secrets.token_bytes(32))
    entrance.key = await store.key("origins", secrets.token_bytes(32))
    challenges = Challenges(store, await store.key("challenges", secrets.token_bytes(32)))

    @asynccontextmanager
    async def closing_hall(_: Litestar) -> AsyncIterator[None]:
        looking = asyncio.create_task(keep_looking(hall))
        try:
            yield
        finally:
            looking.cancel()
            await hall.close()
            calling.close()

    async def provide_hall() -> Hall:
        return hall

    async def provide_entrance() -> Entrance:
        return entrance

    async def provide_challenges() -> Challenges:
        return challenges

    async def provide_calling() -> Calling:
        return calling

    async def provide_settings() -> Settings:
        return settings

    api = Router(
        "/api",
        route_handlers=API,
        guards=[refuse_unknown],
        dependencies={
            "who": Provide(people.provide_caller),
            "person": Provide(people.provide_person),
        },
    )
    handlers: dict[Any, Any] = {
        Denied: errors.on_denied,
        Refusal: errors.on_refusal,
        Lost: errors.on_lost,
        Behind: errors.on_lost,
        HTTPException: errors.on_http,
        RecursionError: errors.on_depth,
        UnicodeDecodeError: errors.on_bad_text,
        Exception: errors.on_failure,
    }
    return Litestar(
        route_handlers=[api, *operation.HANDLERS, *pages.handlers()],
        dependencies={
            "hall": Provide(provide_hall),
            "settings": Provide(provide_settings),
            "entrance": Provide(provide_entrance),
            "challenges": Provide(provide_challenges),
            "calling": Provide(provide_calling),
        },
        lifespan=[closing_hall],
        middleware=[OriginGuard(settings)],
        before_send=[make_careful],
        csrf_config=CSRFConfig(
            secret=csrf.hex(),
            cookie_samesite="strict",
            # Files are kept by whoever stands in between, and nobody's cookie with them.
            exclude=f"^{ASSETS}",
        ),
        compression_config=CompressionConfig(
            # Frames come pressed together already.
            "gzip",
            exclude=[r"^/api/me$", r"^/api/me/keys$", r"^/api/tables/[^/]+/replay$", r"\.woff2$"],
        ),
        openapi_config=OpenAPIConfig(
            title="Sobremesa",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        state=State({"hall": hall, "entrance": entrance}),
        exception_handlers=handlers,
        request_max_body_size=LARGEST_BODY,
    )
