"""The browser client: one page for every address, and its assets."""

from __future__ import annotations

import os
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router

from sobremesa.web.address import public_address
from sobremesa.web.given import TheSettings
from sobremesa.web.prints import corrected_games

STATIC: Final = Path(os.environ.get("SOBREMESA_STATIC") or Path(__file__).parent / "static")
"""Where the built client lies; a developer may point to another build."""
FOR_EVER: Final = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
UNBUILT: Final = (
    "<!doctype html><meta charset=utf-8><title>Sobremesa</title>"
    "<p>The browser client is not built. In a checkout: <code>make client</code>.</p>"
)


SOCIAL: Final = 'content="/social.png"'
"""The picture that goes with a link; who fetches it wants its whole address."""


def page(status: int = 200, address: str = "") -> Response[str]:
    """The client's one page, at the address by which others reach it."""
    index = STATIC / "index.html"
    text = index.read_text(encoding="utf-8") if index.is_file() else UNBUILT
    text = text.replace(SOCIAL, f'content="{escape(address)}/social.png"')
    if games := corrected_games():
        text = text.replace(
            "</head>", f'<meta name="corrected" content="{" ".join(games)}" /></head>'
        )
    headers = {"cache-control": "no-cache"}
    return Response(text, media_type=MediaType.HTML, status_code=status, headers=headers)


PAGES: Final = [
    *("/", "/new", "/today", "/about", "/you", "/key"),
    *("/t/{name:str}", "/i/{name:str}", "/r/{name:str}", "/s/{name:str}"),
    *("/learn/{name:str}", "/learn/{name:str}/{lesson:str}", "/calls/{name:str}/{token:str}"),
]


@get(
    PAGES,
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def get_page(request: Request[Any, Any, Any], settings: TheSettings) -> Response[str]:
    """Every address of the client; what it shows, it works out by itself."""
    return page(address=public_address(request, settings))


def handlers() -> list[Router | HTTPRouteHandler]:
    """The page, its hashed assets, and the loose files beside them."""
    found: list[Router | HTTPRouteHandler] = [get_page]
    assets = STATIC / "assets"
    if assets.is_dir():
        found.append(
            create_static_files_router("/assets", [assets], cache_control=FOR_EVER, name="assets")
        )
    for file in sorted(STATIC.glob("*.*")):
        if file.name != "index.html":
            found.append(_loose(file))
    return found


KINDS: Final = {
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".json": "application/json",
    ".txt": "text/plain",
    ".ico": "image/x-icon",
}


def _loose(file: Path) -> HTTPRouteHandler:
    body = file.read_bytes()
    kind = KINDS.get(file.suffix, "application/octet-stream")
    # The worker and its list change with each release, under the same names.
    kept_fresh = file.suffix in (".js", ".json")

    @get(f"/{file.name}", include_in_schema=False, name=file.name)
    async def get_file() -> Response[bytes]:
        headers = {"cache-control": "no-cache" if kept_fresh else "public, max-age=3600"}
        return Response(body, media_type=kind, headers=headers)

    return get_file
