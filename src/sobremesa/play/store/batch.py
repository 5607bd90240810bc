"""What goes into one commit: statements, the rows that go into them, and who waits for that."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

OnKept = Callable[[Exception | None], None]
"""Called once something is safe, or with the reason why it is not."""
Gathered = list[tuple[Any, list[Mapping[str, object]]]]
"""Statements in order, each with all its rows."""


class Write:
    """A statement and the values that go into it; equal statements of a batch go together."""

    def __init__(self, rank: int, statement: Any, values: Mapping[str, object]) -> None:
        self.rank = rank
        """The place of the statement in a transaction: what others refer to comes first."""
        self.statement = statement
        self.values = values


class Job:
    """What is committed together, and whoever waits for that."""

    def __init__(
        self, writes: Sequence[Write], on_kept: OnKept, table: str | None, number: int
    ) -> None:
        self.writes = writes
        self.on_kept = on_kept
        self.table = table
        """The table whose journal it adds to,"""
        self.number = number
        """and how many entries that has then."""


def gathered(jobs: Sequence[Job]) -> Gathered:
    """What the jobs write, equal statements put together."""
    found: dict[tuple[int, Any], list[Mapping[str, object]]] = {}
    for job in jobs:
        for write in job.writes:
            found.setdefault((write.rank, write.statement), []).append(write.values)
    ranked = sorted(found.items(), key=_rank)
    return [(statement, rows) for (_, statement), rows in ranked]


def _rank(item: tuple[tuple[int, Any], list[Mapping[str, object]]]) -> int:
    return item[0][0]
