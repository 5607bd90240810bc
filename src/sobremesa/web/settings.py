"""How a server is run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from platformdirs import user_data_path

from sobremesa.play.analyses import USUAL_WORK

Level: TypeAlias = Literal["debug", "info", "warning", "error"]
Form: TypeAlias = Literal["console", "json"]
Security: TypeAlias = Literal["starttls", "tls", "none"]


def default_database(create: bool = False) -> str:
    """An SQLite file in the user's data folder, which may be created."""
    folder: Path = user_data_path("sobremesa", appauthor=False, ensure_exists=create)
    return f"sqlite:///{folder / 'tables.db'}"


class Settings(Struct, frozen=True):
    """All that can be set, said once: the command line has an option for each of these.

    The defaults are for friends who play.
    """

    host: Annotated[
        str, Meta(description="Where to listen; 0.0.0.0 lets phones in the same network join.")
    ] = "127.0.0.1"
    port: Annotated[
        int, Meta(ge=0, le=65535, description="Where to listen; 0 takes any free port.")
    ] = 8000
    database: Annotated[
        str,
        Meta(description="sqlite:///FILE or postgresql://…; a file in your data folder if empty."),
    ] = ""
    data: Annotated[
        str, Meta(description="A folder with corrected data of printed games (`sobremesa data`).")
    ] = ""
    address: Annotated[
        str, Meta(description="How others reach this server, if it stands behind another.")
    ] = ""
    processes: Annotated[
        int,
        Meta(ge=1, le=64, description="How many processes serve, at one port; needs PostgreSQL."),
    ] = 1
    log_level: Annotated[Level, Meta(description="How much is logged.")] = "info"
    log_format: Annotated[Form, Meta(description="Lines to read, or one JSON object per line.")] = (
        "console"
    )
    bot_pause: Annotated[
        float,
        Meta(ge=0, le=60, description="Seconds before a bot answers, so that time tells nothing."),
    ] = 0.5
    rest: Annotated[
        float,
        Meta(
            ge=0,
            le=60,
            description="Seconds for which a table rests where nobody is told who is asked; "
            "below 2, time may tell it.",
        ),
    ] = 2.0
    players: Annotated[
        tuple[str, ...],
        Meta(
            description="A bot of your own, [GAME=]FILE.py:CLASS, that may be asked to play here."
        ),
    ] = ()
    thinkers: Annotated[int, Meta(ge=1, le=64, description="Processes in which bots think.")] = 1
    analysis: Annotated[
        int,
        Meta(
            ge=0,
            le=1_000_000,
            description="Choices that are simulated to analyse a finished game; 0: none is.",
        ),
    ] = USUAL_WORK
    message_rate: Annotated[
        float,
        Meta(
            ge=1, description="Messages per second of a page on average; at once, 3 times as many."
        ),
    ] = 20.0
    connections: Annotated[
        int, Meta(ge=10, description="So many connections at most; others are told to come later.")
    ] = 10_000
    sockets_per_address: Annotated[
        int, Meta(ge=1, description="Open pages at tables from one address.")
    ] = 200
    proxy: Annotated[
        str,
        Meta(
            description="Addresses or networks of proxies whose X-Forwarded-For and "
            "X-Forwarded-Proto are believed, with commas between, or *; "
            "those on the same machine always are."
        ),
    ] = ""
    request_rate: Annotated[
        int,
        Meta(
            ge=1,
            description="Requests per second of one person, or of all strangers at one address, "
            "on average; at once, 3 times as many.",
        ),
    ] = 60
    tables_per_person: Annotated[
        int,
        Meta(ge=1, description="Unfinished tables of one person; 4 times as many of one address."),
    ] = 100
    tables_a_minute: Annotated[
        int,
        Meta(ge=1, description="Tables that one person may lay; 4 times as many from one address."),
    ] = 30
    empty_days: Annotated[
        int,
        Meta(ge=1, description="A table that was not begun is cleared after so long without news."),
    ] = 14
    abandoned_days: Annotated[
        int, Meta(ge=1, description="A game is closed after so long without any news.")
    ] = 60
    calls: Annotated[
        bool, Meta(description="Call people whose turn it is and who do not see their table.")
    ] = True
    call_after: Annotated[
        float, Meta(ge=0, le=3600, description="Seconds that somebody has to come by himself.")
    ] = 3.0
    push_anywhere: Annotated[
        bool,
        Meta(
            description="Let devices name push services without TLS or with addresses that "
            "are not public; else a page could have this server knock at doors of its network."
        ),
    ] = False
    smtp_host: Annotated[
        str, Meta(description="The server that takes mail; without one nobody is called by mail.")
    ] = ""
    smtp_port: Annotated[int, Meta(ge=1, le=65535, description="Where that one listens.")] = 587
    smtp_security: Annotated[
        Security,
        Meta(description="How that line is kept safe: STARTTLS, TLS at once, or not."),
    ] = "starttls"
    smtp_user: Annotated[
        str,
        Meta(description="Who signs in there; the password is SOBREMESA_SMTP_PASSWORD's, if any."),
    ] = ""
    smtp_from: Annotated[str, Meta(description="The address that mail comes from.")] = ""
    metrics_for_all: Annotated[bool, Meta(description="Show /metrics to other machines too.")] = (
        False
    )
