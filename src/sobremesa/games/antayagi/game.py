"""AntaYagí, ready to be played."""

from __future__ import annotations

from typing import Final

from sobremesa.core.game import Game
from sobremesa.core.kind import Kind
from sobremesa.games.antayagi.bot import Greedy
from sobremesa.games.antayagi.facts import LONGEST, SEATS
from sobremesa.games.antayagi.imagining import hidden, imagine, pieces, reveal
from sobremesa.games.antayagi.mind import MIND
from sobremesa.games.antayagi.options import options
from sobremesa.games.antayagi.rules import FLOW
from sobremesa.games.antayagi.scoring import outcome, places, scores
from sobremesa.games.antayagi.setup import lay_out
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.view import View, see
from sobremesa.games.antayagi.words import WORDS

GAME: Final[Game[State, View]] = Game(
    "antayagi", version=1, words=WORDS, flow=FLOW, options=options, lay_out=lay_out,
    kind=Kind(seats=SEATS, longest=LONGEST, hidden=True, chance=True),
    view=see, imagine=imagine, hidden=hidden, reveal=reveal, pieces=pieces, mind=MIND,
    scores=scores, places=places, outcome=outcome, players={"greedy": Greedy})  # fmt: skip
