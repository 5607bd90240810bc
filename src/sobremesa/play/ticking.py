"""What each entry of a journal means for the clock of its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.play.journal import Acted, Answered, Asked, Covered, Entry, Paused, Sat, Started
from sobremesa.play.match import Draft
from sobremesa.play.standing import PLAYING, Standing
from sobremesa.play.timing import Clock, Step, Timing, acted, first, fresh, paused, undone
from sobremesa.play.undo_entries import Undone

if TYPE_CHECKING:
    from sobremesa.play.table import Table


def tick(table: Table, new: Standing, entry: Entry, at: int, draft: Draft | None) -> None:
    """Let a standing that follows from an entry say until when the table waits."""
    clock, old = table.card.clock, table.card.standing
    assert clock is not None
    after = table.sitters_after(entry)
    step = Step(old, new, old.asks(table.sitters), new.asks(after), at, table.rest_ms)
    timing = old.timing or first(clock, len(after))
    if isinstance(entry, Acted):
        assert draft is not None
        unheard = table.playing_match().unheard(draft.states[-1])
        timing = acted(clock, timing, step, entry.seat, unheard)
    else:
        timing = _after(clock, timing, step, entry)
    new.timing = timing
    new.due = timing.until if new.phase == PLAYING and new.asks(after) else None


def _after(clock: Clock, timing: Timing, step: Step, entry: Entry) -> Timing:
    """After an entry that is no act."""
    match entry:
        case Started():
            return fresh(clock, timing, step)
        case Paused():
            return paused(clock, timing, step.at, entry.paused)
        case Sat() if step.are and not step.were:
            # No person was asked: whoever has come has all the time there is.
            return fresh(clock, timing, step)
        case Undone():
            return undone(clock, timing, step)
        case Asked():
            return timing._replace(asked=True, until=step.at + clock.grace_ms)
        case Answered():
            until = clock.after(step.at, 1000 * clock.move)
            return timing._replace(asked=False, answered=True, until=until)
        case Covered():
            return timing._replace(covered=(*timing.covered, entry.seat))
        case _:
            return timing
