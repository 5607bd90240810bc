"""A server with a fault that its environment names: its log tells what it must not."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

import structlog

from sobremesa import cli
from sobremesa.core.words import Seat
from sobremesa.play.logbook import Logbook
from sobremesa.play.match import Plan
from sobremesa.play.sitter import Listener
from sobremesa.play.sitting import Sitting

FAULTS = ("choice", "chat", "name", "seed")

log = structlog.get_logger()
happen, say, started, failed = Sitting._happen, Sitting.say, Sitting.begin, Logbook.refused


def tell_choice(self: Sitting, plan: Plan) -> int:
    log.info("act", table=self.laid.id, seat=plan.seat, choice=plan.choices[0])
    return happen(self, plan)


async def tell_chat(self: Sitting, listener: Listener, text: str) -> None:
    log.debug("said", table=self.laid.id, why=text)
    await say(self, listener, text)


def tell_name(self: Sitting) -> None:
    log.info("game started", table=self.laid.id, by=self.name_of(0))
    started(self)


def tell_seed(self: Logbook, viewer: Seat, why: str) -> None:
    self._log.error("request failed", problem=os.environ["SOBREMESA_SECRET"])
    failed(self, viewer, why)


if __name__ == "__main__":
    planted: dict[str, AbstractContextManager[Any]] = {
        "choice": patch.object(Sitting, "_happen", tell_choice),
        "chat": patch.object(Sitting, "say", tell_chat),
        "name": patch.object(Sitting, "begin", tell_name),
        "seed": patch.object(Logbook, "refused", tell_seed),
    }
    with planted[os.environ["SOBREMESA_FAULT"]]:
        cli.main()
