"""What whoever runs a server reads of a table: that something happened, never what it was.

Its methods take numbers and the house's own words, so no choice, name, text or secret gets in.
"""

from __future__ import annotations

import time
import traceback
from pathlib import Path
from typing import Any, Final

import structlog

from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.play.seats import BOT, PERSON, Sitter

DEEPEST: Final = 8
"""So many places in the code at most are named when something fails."""

log = structlog.get_logger()


def fault(problem: BaseException) -> str:
    """What went wrong and where in the code, innermost first; its message may quote a hand."""
    frames = traceback.extract_tb(problem.__traceback__)[-DEEPEST:]
    places = [f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in reversed(frames)]
    return " < ".join([type(problem).__name__, *places])


class Stopwatch:
    """How long something has taken, in milliseconds."""

    def __init__(self) -> None:
        self._start = time.perf_counter()
        self._left_out = 0.0

    @property
    def ms(self) -> float:
        """Until now, without what was left out."""
        return round((time.perf_counter() - self._start - self._left_out) * 1000, 1)

    def leave_out(self, seconds: float) -> None:
        """Do not count a pause that was made on purpose."""
        self._left_out += seconds


class Logbook:
    """One line for each thing that happens at a table."""

    __slots__ = ("_log",)

    def __init__(self, table: str) -> None:
        self._log: Any = log.bind(table=table)

    def seated(self, sitter: Sitter, before: str) -> None:
        """Somebody else sits there than before."""
        if sitter.level is not None:
            self.given(sitter.seat, sitter.level)
        elif sitter.kind == PERSON:
            self.taken(sitter.seat)
        elif before in (PERSON, BOT):
            self.left(sitter.seat)

    def laid(self, game: str, seats: int, ms: float) -> None:
        """The table is there."""
        self._log.info("table laid", game=game, seats=seats, ms=ms)

    def cleared(self) -> None:
        """Its host has taken it away again."""
        self._log.info("table cleared")

    def expired(self) -> None:
        """Nobody has come for a long time, so it is ended."""
        self._log.info("table expired")

    def taken(self, seat: Seat) -> None:
        """A person sat down."""
        self._log.info("seat taken", seat=seat)

    def left(self, seat: Seat) -> None:
        """Nobody sits there any more."""
        self._log.info("seat left", seat=seat)

    def given(self, seat: Seat, bot: str) -> None:
        """A bot plays there from now on."""
        self._log.info("seat given to a bot", seat=seat, bot=bot)

    def opened_to(self, access: str) -> None:
        """Others find it in the lobby from now on, or do not."""
        self._log.info("table opened", access=access)

    def started(self, game: str, seats: int) -> None:
        """The game begins."""
        self._log.info("game started", game=game, seats=seats)

    def paused(self, paused: bool) -> None:
        """The game stops for a while, or goes on."""
        self._log.info("game paused" if paused else "game resumed")

    def asked(self) -> None:
        """The time for a choice is up."""
        self._log.info("time is up")

    def covered(self) -> None:
        """A bot makes one choice for somebody whose time is up."""
        self._log.info("choice covered")

    def ended(self, how: str) -> None:
        """People have ended the game before its end."""
        self._log.info("game ended early", how=how)

    def acted(self, seat: Seat, number: int, choices: int, ms: float) -> None:
        """A person's choices are safe and told; the record has `number` choices now."""
        self._log.info("act", seat=seat, number=number, choices=choices, ms=ms)

    def bot_acted(self, seat: Seat, number: int, bot: str, ms: float) -> None:
        """A bot's choice is; the pause before its answer does not count."""
        self._log.info("act", seat=seat, number=number, choices=1, ms=ms, bot=bot)

    def undone(self, seat: Seat, number: int, choices: int) -> None:
        """Choices were taken back; the record has `number` choices now."""
        self._log.info("undone", seat=seat, number=number, choices=choices)

    def over(self, number: int) -> None:
        """The game ended with choice `number`."""
        self._log.info("game over", number=number)

    def opened(self, viewer: Seat) -> None:
        """Somebody's page listens."""
        self._log.debug("page opened", **_seat(viewer))

    def closed(self, viewer: Seat) -> None:
        """It listens no more."""
        self._log.debug("page closed", **_seat(viewer))

    def tried(self, seat: Seat, choices: int, ms: float) -> None:
        """Somebody was shown what would come of his choices."""
        self._log.debug("tried out", seat=seat, choices=choices, ms=ms)

    def added(self) -> None:
        """A page has added to the luck."""
        self._log.debug("added")

    def hinted(self, seat: Seat) -> None:
        """Somebody was given a hint."""
        self._log.debug("hinted", seat=seat)

    def called(self) -> None:
        """Somebody is called: it is his turn."""
        self._log.info("called")

    def not_called(self, problem: Exception) -> None:
        """Whom a table waits for could not be found out."""
        self._log.warning("not called", problem=fault(problem))

    def said(self, seat: Seat) -> None:
        """Somebody talked."""
        self._log.debug("said", seat=seat)

    def gestured(self, seat: Seat) -> None:
        """Somebody made a gesture."""
        self._log.debug("gestured", seat=seat)

    def nudged(self, seat: Seat) -> None:
        """Somebody was asked for his choice."""
        self._log.debug("nudged", seat=seat)

    def refused(self, viewer: Seat, why: str) -> None:
        """A message was not carried out, for a reason of the protocol."""
        self._log.debug("refused", why=why, **_seat(viewer))

    def bot_failed(self, seat: Seat, number: int, bot: str, problem: str) -> None:
        """A bot could not choose; who chose instead of it stands in the act that follows."""
        self._log.error("bot failed", seat=seat, number=number, bot=bot, problem=problem)

    def store_failed(self, problem: str) -> None:
        """Something could not be kept, for a reason that names no value."""
        self._log.error("store failed", problem=problem)

    def not_resumed(self, problem: Exception) -> None:
        """The table cannot be played on after a restart."""
        self._log.error("table not resumed", problem=fault(problem))

    def not_filmed(self, problem: Exception) -> None:
        """The frames of the finished game could not be made."""
        self._log.error("frames not kept", problem=fault(problem))

    def not_analysed(self, problem: Exception) -> None:
        """The finished game could not be analysed."""
        self._log.error("game not analysed", problem=fault(problem))

    def renewed(self, version: int) -> None:
        """The game goes on by the rules of another version."""
        self._log.info("game renewed", version=version)

    def put_aside(self, data: str | None, ours: str) -> None:
        """Its data are not ours."""
        self._log.warning("game put aside", data=data or "shipped", ours=ours or "shipped")

    def outdated(self, version: int) -> None:
        """The game cannot go on by the rules of another version."""
        self._log.warning("game outdated", version=version)

    def socket_failed(self, viewer: Seat, problem: Exception) -> None:
        """A page was let go by a fault of ours."""
        self._log.error("socket failed", problem=fault(problem), **_seat(viewer))


def _seat(viewer: Seat) -> dict[str, int]:
    return {} if viewer == SPECTATOR else {"seat": viewer}
