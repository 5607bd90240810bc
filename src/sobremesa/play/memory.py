"""Answers that are remembered for a while, so that the same question is not worked out twice."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Any, Final

MOST_BYTES: Final = 16 << 20
"""So much is remembered; what nobody has asked for longest is forgotten first."""
EACH: Final = 200
"""About what an answer takes beside its contents."""


def size(answer: object) -> int:
    """About how many bytes an answer takes."""
    if isinstance(answer, bytes | str):
        return len(answer) + EACH
    if isinstance(answer, dict):
        return sum(size(part) for part in answer.values()) + EACH
    if isinstance(answer, list | tuple):
        return sum(size(part) for part in answer) + EACH
    return EACH


class Memory:
    """Questions and their answers."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._held = 0
        self._answers: OrderedDict[Hashable, tuple[int, Any]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._answers)

    def get(self, question: Hashable) -> Any:
        """The answer, or None."""
        found = self._answers.get(question)
        if found is None:
            return None
        self._answers.move_to_end(question)
        return found[1]

    def keep(self, question: Hashable, answer: Any) -> None:
        """Remember an answer, and forget others."""
        old = self._answers.pop(question, None)
        taken = size(answer)
        self._answers[question] = (taken, answer)
        self._held += taken - (old[0] if old is not None else 0)
        while self._held > self._most and len(self._answers) > 1:
            _, (freed, _) = self._answers.popitem(last=False)
            self._held -= freed
