"""Playing Macaron in notation."""

from __future__ import annotations

from situation import Situation
from sobremesa.games.macaron import GAME
from sobremesa.games.macaron.state import State

here = Situation(GAME, seats=4)
act, advance, asked, facts, heard = here.act, here.advance, here.asked, here.facts, here.heard
new, offered, read, told = here.new, here.offered, here.read, here.told


def next_round(s: State) -> None:
    """Make the first legal choice until a new round is dealt (or the end)."""
    now = s.round
    here.play_on(s, lambda: s.round != now)
