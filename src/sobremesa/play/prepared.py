"""An entry that is about to be kept, and what comes of it."""

from __future__ import annotations

from sobremesa.play.journal import Row
from sobremesa.play.match import Draft
from sobremesa.play.standing import Standing


class Prepared:
    """An entry that is to be kept, and what comes of it."""

    def __init__(
        self, row: Row, standing: Standing, turn: str | None, only_moved: bool, draft: Draft | None
    ) -> None:
        self.row = row
        self.standing = standing
        self.turn = turn
        self.only_moved = only_moved
        """Neither phase nor result nor whose turn it is has changed."""
        self.draft = draft
        """Of an act."""
