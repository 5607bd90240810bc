"""What was agreed when a table was laid."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.play.news import Access


def spoken(ms: int) -> str:
    """A moment as the protocol writes it."""
    return datetime.fromtimestamp(ms // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(frozen=True)
class Laid:
    """What was agreed when the table was laid, and never changes."""

    id: str
    title: str
    game: Game[Any, Any]
    options: Options
    seed: bytes
    """Secret until the end."""
    host: str
    access: Access
    spectators: bool
    created: int
