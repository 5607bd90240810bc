"""A refusal with a word for its reason, so that every client can say it in its language."""

from __future__ import annotations

from sobremesa.core.words import Refusal


class Denied(Refusal):
    """What a person may not do at a table, or not now."""

    def __init__(self, why: str, detail: str, rule: str | None = None) -> None:
        super().__init__(detail)
        self.why = why
        self.rule = rule
