"""Macao, ready to be played."""

from __future__ import annotations

from typing import Final

from sobremesa.core.game import Game
from sobremesa.core.kind import Kind
from sobremesa.games.macao.bot import Greedy
from sobremesa.games.macao.facts import LONGEST, SEATS
from sobremesa.games.macao.imagining import hidden, imagine, pieces, reveal
from sobremesa.games.macao.mind import MIND
from sobremesa.games.macao.options import options
from sobremesa.games.macao.rules import FLOW
from sobremesa.games.macao.scoring import outcome, places, scores
from sobremesa.games.macao.setup import lay_out
from sobremesa.games.macao.state import State
from sobremesa.games.macao.view import View, see
from sobremesa.games.macao.words import WORDS

GAME: Final[Game[State, View]] = Game(
    "macao", version=2, changes={2: ["MO-57", "MO-R31", "MO-R32"]},
    words=WORDS, flow=FLOW, options=options, lay_out=lay_out,
    kind=Kind(seats=SEATS, longest=LONGEST, hidden=True, chance=True),
    view=see, imagine=imagine, hidden=hidden, reveal=reveal, pieces=pieces, mind=MIND,
    scores=scores, places=places, outcome=outcome, players={"greedy": Greedy})  # fmt: skip
