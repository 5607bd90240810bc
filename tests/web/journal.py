"""What a player at a crashing server has sent and heard, and whether the store agrees with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sobremesa.core.record import read_record, replay, result
from sobremesa.core.words import SPECTATOR, Line, Refusal
from sobremesa.games import load
from sobremesa.play.journal import Acted, Row
from sobremesa.play.log_lines import plain_line
from sobremesa.play.viewer import forgetful


@dataclass
class Act:
    """Choices that were sent; `done` is the moment when they were acknowledged."""

    id: str
    choices: list[str]
    sent: float
    done: float | None = None
    refused: bool = False


@dataclass
class Journal:
    """One viewer's own notes, which no crash of the server can touch."""

    table: str
    seat: int | None
    forgets: bool = False
    """Whether it was agreed that the table forgets: then more is told after the end."""
    acts: list[Act] = field(default_factory=list)
    log: list[Any] = field(default_factory=list)
    version: int = -1
    result: dict[str, Any] | None = None
    complaints: list[str] = field(default_factory=list)

    def complain(self, what: str) -> None:
        who = "the spectator" if self.seat is None else f"seat {self.seat}"
        self.complaints.append(f"table {self.table}, {who}: {what}")

    def remember(self, state: dict[str, Any], log: list[Any]) -> None:
        """Take in what is told; it has to go on from what was told before."""
        if state["version"] < self.version:
            self.complain(f"was told version {self.version}, and later {state['version']}")
        if not goes_on(self.log, log, self.forgets and state["result"] is not None):
            self.complain(f"was told {self.log[-1]}, which later had not happened")
        self.version, self.log, self.result = state["version"], list(log), state["result"]


def goes_on(before: list[Any], now: list[Any], detailed: bool) -> bool:
    """Whether a log begins with what was told before; `detailed`: or with the same told fully."""
    told = now[: len(before)]
    if len(told) < len(before):
        return False
    return all(
        was == line or (detailed and was[0] == line[0] and _in_more_detail(was[1], line[1]))
        for was, line in zip(before, told, strict=True)
    )


def _in_more_detail(was: list[Any], now: list[Any]) -> bool:
    return all(before in (None, after) for before, after in zip(was, now, strict=True))


def acts_in(rows: Sequence[Row]) -> list[tuple[Row, Acted]]:
    """The entries of a journal that are choices."""
    return [(row, row.entry) for row in rows if isinstance(row.entry, Acted)]


def check_rows(journals: Sequence[Journal], rows: Sequence[Row]) -> list[str]:
    """What is wrong with the kept journal of a table, in the eyes of those who played there."""
    found: list[str] = []
    if [row.number for row in rows] != list(range(len(rows))):
        found.append(f"a gap or a double number in {[row.number for row in rows]}")
    acts = {(journal.seat, act.id): act for journal in journals for act in journal.acts}
    kept: dict[tuple[int, str], list[str]] = {}
    latest = 0.0
    for _, entry in acts_in(rows):
        if entry.message is None:
            continue
        name = (entry.seat, entry.message)
        if name in kept:
            found.append(f"{name} was carried out twice")
        if name not in acts:
            found.append(f"{name} was never sent")
        else:
            act = acts[name]
            if act.done is not None and act.done < latest:
                found.append(f"{name} was acknowledged before something that is kept before it")
            latest = max(latest, act.sent)
        kept.setdefault(name, []).extend(entry.choices)
    for (seat, number), act in acts.items():
        held = kept.get((seat, number)) if seat is not None else None
        if act.done is not None and held is None:
            found.append(f"{(seat, number)} was acknowledged and is lost")
        if act.refused and held is not None:
            found.append(f"{(seat, number)} was refused and is kept all the same")
        if held is not None and held != act.choices:
            found.append(f"{(seat, number)} was {act.choices}, and {held} is kept")
    return found


def written(lines: list[Line]) -> list[Any]:
    """Lines as they come over the wire."""
    found: list[Any] = msgspec.json.decode(msgspec.json.encode([plain_line(one) for one in lines]))
    return found


def check_record(journals: Sequence[Journal], rows: Sequence[Row], text: str) -> list[str]:
    """What is wrong with the record of a finished table, and with what its viewers were told."""
    record = read_record(text)
    game = load(record.game)
    try:
        s = replay(game, record, log=True)
    except Refusal as refusal:
        return [f"the record does not replay: {refusal}"]
    found: list[str] = []
    made = [(act.seat, notation) for _, act in acts_in(rows) for notation in act.choices]
    if record.choices != made:
        found.append("the record is not what the store has kept")
    if record.end != result(game, s):
        found.append(f"the record ends with {record.end!r}, its replay with {result(game, s)!r}")
    ended = {"outcome": game.outcome(s), "places": game.places(s), "scores": game.scores(s)}
    for journal in journals:
        viewer = SPECTATOR if journal.seat is None else journal.seat
        heard = game.words.heard(s.log, viewer, 0)
        forgets = forgetful(game, record.seats, record.chosen)
        running = written([line.as_it_lies() if forgets else line for line in heard])
        whole = written(heard)
        if len(journal.log) != len(whole) or not all(
            told in (running[i], whole[i]) for i, told in enumerate(journal.log)
        ):
            found.append(f"seat {journal.seat} was told another story than the record's")
        told = journal.result or {}
        if {key: told.get(key) for key in ended} != ended:
            found.append(f"seat {journal.seat} was told the result {told}, it is {ended}")
    return found
