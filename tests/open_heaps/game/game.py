"""The game, ready to be played."""

from __future__ import annotations

from typing import Final

from sobremesa.core.game import Game
from sobremesa.core.kind import Kind
from sobremesa.games.open_heaps.bot import Greedy
from sobremesa.games.open_heaps.facts import LONGEST, SEATS
from sobremesa.games.open_heaps.imagining import imagine, pieces, reveal
from sobremesa.games.open_heaps.mind import MIND
from sobremesa.games.open_heaps.options import options
from sobremesa.games.open_heaps.rules import FLOW
from sobremesa.games.open_heaps.scoring import outcome, places, scores
from sobremesa.games.open_heaps.setup import lay_out
from sobremesa.games.open_heaps.state import State
from sobremesa.games.open_heaps.view import View, see
from sobremesa.games.open_heaps.words import WORDS

GAME: Final[Game[State, View]] = Game(
    "open_heaps", version=1, words=WORDS, flow=FLOW, options=options, lay_out=lay_out,
    kind=Kind(seats=SEATS, longest=LONGEST, hidden=False, chance=False),
    view=see, imagine=imagine, reveal=reveal, pieces=pieces, mind=MIND,
    scores=scores, places=places, outcome=outcome, players={"greedy": Greedy})  # fmt: skip
