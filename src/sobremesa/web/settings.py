"""How a server is run."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    folder: Path = user_data_path("sobremesa", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"


class Settings(Struct, frozen=True):
    """All that can be set; the defaults are for friends who play."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    address: str = ""
    """The address by which others reach the server, for invitations; guessed where empty."""
    log_level: str = "info"
    log_format: str = "console"
    bot_pause: float = 0.5
    """Seconds before a bot answers: always the same, so that time tells nothing."""
    thinkers: int = 1
    """Processes in which bots think."""
    message_rate: float = 20.0
    """Messages per second that a socket may send on average; three times as many at once."""
    request_rate: int = 60
    """HTTP requests per second from one address."""
    metrics_for_all: bool = False
