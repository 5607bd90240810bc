"""What was taken back at a table: choices that were made and told, and do not stand any more.

A journal has both. A record has only what stands, and so has whatever follows from a record; only
versions count what was taken back, too, since nobody's may ever go back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from sobremesa.core.game import Game
from sobremesa.core.record import Record, begin, step_by_step
from sobremesa.core.words import Refusal, Seat
from sobremesa.play.journal import Acted, Row
from sobremesa.play.undo_entries import Undone

Choice = tuple[Seat, str]


class Taken(NamedTuple):
    """Choices that were taken back together."""

    seat: Seat
    """Who took back."""
    made: int
    """How many choices had been made then."""
    first: int
    """The number of the first that was taken back."""
    choices: list[Choice]

    @property
    def end(self) -> int:
        """The number of the first choice behind them."""
        return self.first + len(self.choices)


def take_out(choices: list[Choice], undone: Undone) -> Taken:
    """Take choices out of those that stand; a clear refusal if they are not there."""
    made, end = len(choices), undone.first + undone.count
    if not 0 <= undone.first < end <= made:
        raise Refusal(f"of {made} choices, {undone.first} to {end - 1} cannot be taken back")
    taken = Taken(undone.seat, made, undone.first, choices[undone.first : end])
    del choices[undone.first : end]
    return taken


def standing_acts(rows: Iterable[Row]) -> list[Acted]:
    """The acts of a journal that stand, each with the fingerprint of what it told.

    What others chose in a sealed decision while the choice was there that was taken back stands in
    another place now, and its fingerprint says nothing any more.
    """
    acts: list[Acted] = []
    for row in rows:
        entry = row.entry
        if isinstance(entry, Acted):
            acts.append(entry)
        elif isinstance(entry, Undone):
            acts = list(_without(acts, entry))
    return acts


def _without(acts: list[Acted], undone: Undone) -> Iterator[Acted]:
    made = 0
    for act in acts:
        if made < undone.first:
            yield act
        elif made >= undone.first + undone.count:
            yield Acted(act.seat, act.choices, act.message)
        made += len(act.choices)


def relived(
    game: Game[Any, Any],
    record: Record,
    taken: Sequence[Taken],
    rests: bool,
    resting: bool = False,
) -> Iterator[tuple[int, Taken | None, Any]]:
    """All that has happened, once more: how many choices stand, what was taken back, the state.

    It is one state that changes, until something is taken back. Its log has only what is new.
    Where the table still rests at the last choice, this is where it ends.
    """
    again = Record(record.game, record.version, record.seats, record.chosen, record.seed)
    again.data = record.data
    s = begin(game, record, log=True)
    yield 0, None, s
    firsts = {back.first for back in taken}
    kept: dict[int, Any] = {}
    happened = _happened(record.choices, taken)
    for place, one in enumerate(happened, 1):
        if isinstance(one, Taken):
            s = kept[one.first].clone()
            behind = again.choices[one.end :]
            del again.choices[one.first :]
            for choice in behind:
                for _ in _made(game, again, s, choice, rests):
                    pass
            s.log.clear()
            yield len(again.choices), one, s
            continue
        if len(again.choices) in firsts:
            kept[len(again.choices)] = s.clone()
        for _ in _made(game, again, s, one, rests):
            yield len(again.choices), None, s
            if resting and place == len(happened):
                return


def _made(
    game: Game[Any, Any], record: Record, s: Any, choice: Choice, rests: bool
) -> Iterator[None]:
    record.choices.append(choice)
    return step_by_step(game, record, s, len(record.choices) - 1, rests)


def _happened(choices: Sequence[Choice], taken: Sequence[Taken]) -> list[Choice | Taken]:
    """Choices and what was taken back, in the order in which it happened."""
    standing, later = list(choices), list[Choice | Taken]()
    for back in reversed(taken):
        stood = back.made - len(back.choices)
        later = [back, *standing[stood:], *later]
        standing = [*standing[: back.first], *back.choices, *standing[back.first : stood]]
    return [*standing, *later]
