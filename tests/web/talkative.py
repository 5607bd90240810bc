"""A server with a fault that its environment names: its log tells what it must not."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

import structlog

from sobremesa import cli
from sobremesa.core.words import Seat
from sobremesa.play.journal import Acted, Row
from sobremesa.play.listener import Listener
from sobremesa.play.live import LiveTable
from sobremesa.play.logbook import Logbook

FAULTS = ("choice", "chat", "name", "seed")

log = structlog.get_logger()
take, say, begin, failed = LiveTable.take, LiveTable.say, LiveTable._begin, Logbook.refused


def tell_choice(self: LiveTable, row: Row, *rest: Any) -> None:
    if isinstance(row.entry, Acted):
        log.info("act", table=self.id, seat=row.entry.seat, choice=row.entry.choices[0])
    take(self, row, *rest)


async def tell_chat(self: LiveTable, listener: Listener, text: str) -> None:
    log.debug("said", table=self.id, why=text)
    await say(self, listener, text)


def tell_name(self: LiveTable) -> None:
    card = self.table.card
    log.info("game started", table=self.id, by=card.name_of(card.sitters[0]))
    begin(self)


def tell_seed(self: Logbook, viewer: Seat, why: str) -> None:
    self._log.error("request failed", problem=os.environ["SOBREMESA_SECRET"])
    failed(self, viewer, why)


if __name__ == "__main__":
    planted: dict[str, AbstractContextManager[Any]] = {
        "choice": patch.object(LiveTable, "take", tell_choice),
        "chat": patch.object(LiveTable, "say", tell_chat),
        "name": patch.object(LiveTable, "_begin", tell_name),
        "seed": patch.object(Logbook, "refused", tell_seed),
    }
    with planted[os.environ["SOBREMESA_FAULT"]]:
        cli.main()
