"""The clock of a table: how long it waits for a choice, and until when it waits for this one.

All of it follows from the journal and the times of its entries. A question that several are asked
at once has one clock for all; so has one of which nobody is told whom it asks, and there nobody's
bank is touched, since that would tell it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

from sobremesa.core.words import Seat
from sobremesa.play.denied import Denied
from sobremesa.play.zones import check_zone, zone_of

if TYPE_CHECKING:
    from sobremesa.play.standing import Standing

LEAST_S: Final = 1
MOST_S: Final = 60 * 24 * 3600
"""A clock gives from a second to two months for a choice,"""
MOST_BANK_S: Final = 24 * 3600
"""and up to a day besides."""
SHORT_GRACE_S: Final = 20
LONG_GRACE_S: Final = 3600
"""Whoever is out of time is asked first, and has between these two to answer."""
GRACE_PART: Final = 24
HOUR_MS: Final = 3600 * 1000
SATURDAY: Final = 5


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a table waits for a choice, as it was agreed."""

    move: int
    """Seconds for each choice,"""
    bank: int = 0
    """and so many besides, once for the whole game."""
    letters: bool = False
    """Whether it is played like correspondence: people come back now and then."""
    weekdays: bool = False
    """Whether the clock stands still on Saturdays and Sundays,"""
    zone: int | str = 0
    """by the days of the zone of that name, with its summer time, or where they begin so many
    minutes earlier than in Greenwich."""

    @property
    def grace_ms(self) -> int:
        """So long whoever is out of time may answer the question whether he is still there."""
        usual = min(max(self.move // GRACE_PART, SHORT_GRACE_S), LONG_GRACE_S)
        return 1000 * min(self.move, usual)

    def after(self, at: int, ms: int) -> int:
        """When so much of its time has passed since then."""
        if not self.weekdays:
            return at + ms
        at = self._working(at)
        while (free := self._weekend(at)) - at < ms:
            ms -= free - at
            at = self._working(free)
        return at + ms

    def between(self, at: int, until: int) -> int:
        """How much of its time passes from then until then."""
        if not self.weekdays:
            return max(0, until - at)
        passed, at = 0, self._working(at)
        while at < until:
            free = self._weekend(at)
            passed += min(free, until) - at
            at = self._working(free)
        return passed

    def _working(self, at: int) -> int:
        """The same moment, or when the weekend in which it is has ended."""
        local = self._local(at)
        if local.weekday() < SATURDAY:
            return at
        return _midnight(local, 7 - local.weekday())

    def _weekend(self, at: int) -> int:
        """When the next weekend after a working moment begins."""
        local = self._local(at)
        return _midnight(local, SATURDAY - local.weekday())

    def _local(self, at: int) -> datetime:
        return datetime.fromtimestamp(at / 1000, zone_of(self.zone))


def _midnight(local: datetime, days: int) -> int:
    """When the day begins there that is so many days later."""
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0)
    return round((midnight + timedelta(days=days)).timestamp() * 1000)


def checked(clock: Clock | None) -> Clock | None:
    """The clock, if a table can have such a one."""
    if clock is None:
        return None
    if not LEAST_S <= clock.move <= MOST_S:
        raise Denied("unclear", f"a clock gives {LEAST_S} to {MOST_S} seconds for a choice")
    if not 0 <= clock.bank <= MOST_BANK_S:
        raise Denied("unclear", f"a clock has a bank of 0 to {MOST_BANK_S} seconds")
    check_zone(clock.zone)
    if (clock.letters and clock.bank) or (clock.weekdays and not clock.letters):
        raise Denied("unclear", "letters have no bank, and only they rest at weekends")
    return clock


class Timing(NamedTuple):
    """How much time there is for the present question, and has been used before."""

    banks: tuple[int, ...]
    """What each seat has left besides, in milliseconds."""
    before: tuple[int, ...] = ()
    """The same when this question was asked."""
    allowed: int = 0
    """How much time there was for this question,"""
    until: int = 0
    """until when that lasts, or the grace after it,"""
    left: int | None = None
    """and how much of it is left, at a table that is paused."""
    asked: bool = False
    """Whether those who are out of time were asked whether they are still there."""
    answered: bool = False
    """Whether one of them was, and has more time since."""
    covered: tuple[Seat, ...] = ()
    """For whom a bot makes this one choice, and nobody else is told."""


class Step(NamedTuple):
    """How a table stands before an entry and after it, and for which people it waits."""

    old: Standing
    new: Standing
    were: Sequence[Seat]
    """The people who were asked before,"""
    are: Sequence[Seat]
    """and those who are asked now."""
    at: int
    rest_ms: int


def first(clock: Clock, seats: int) -> Timing:
    """Before anything was asked."""
    return Timing((clock.bank * 1000,) * seats)


def fresh(clock: Clock, timing: Timing, step: Step) -> Timing:
    """Another question begins: when everybody has looked at what lies there, if the table rests."""
    new = step.new
    begun = step.at + step.rest_ms if new.unnamed else max(step.at, new.moved)
    banks = [timing.banks[seat] for seat in step.are]
    allowed = 1000 * clock.move + (0 if new.unnamed else max(banks, default=0))
    return timing._replace(
        before=timing.banks,
        allowed=allowed,
        until=clock.after(begun, allowed),
        left=None,
        asked=False,
        answered=False,
    )


def acted(clock: Clock, timing: Timing, step: Step, seat: Seat, unheard: bool) -> Timing:
    """A seat has chosen; what it took longer than the move it takes from its bank."""
    old, new = step.old, step.new
    timing = timing._replace(covered=tuple(one for one in timing.covered if one != seat))
    if old.unnamed and new.unnamed and unheard:
        # One clock for all whom the table asks unseen; there is always time to answer.
        if timing.asked:
            return timing._replace(until=step.at + clock.grace_ms, answered=False)
        return timing
    if seat in step.were and not old.unnamed:
        left = 0 if timing.asked or timing.answered else clock.between(step.at, timing.until)
        over = max(0, timing.allowed - left - 1000 * clock.move)
        banks = list(timing.banks)
        banks[seat] = max(0, timing.before[seat] - over)
        timing = timing._replace(banks=tuple(banks))
    together = len(old.waiting) > 1 and new.waiting and set(new.waiting) <= set(old.waiting)
    return timing if together else fresh(clock, timing, step)


def undone(clock: Clock, timing: Timing, step: Step) -> Timing:
    """Something was taken back: whoever chooses anew has a short while, or time could be made so.

    Of a question that several are asked at once the others have as long as they had.
    """
    if len(step.new.waiting) > 1:
        return timing
    again = clock.grace_ms
    return timing._replace(
        before=timing.banks,
        allowed=again,
        until=clock.after(step.at, again),
        left=None,
        asked=False,
        answered=False,
    )


def paused(clock: Clock, timing: Timing, at: int, stops: bool) -> Timing:
    """The clock stops, or goes on with what was left."""
    if stops:
        return timing._replace(left=clock.between(at, timing.until))
    return timing._replace(until=clock.after(at, timing.left or 0), left=None)
