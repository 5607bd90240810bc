"""La Macarena, ready to be played."""

from __future__ import annotations

from typing import Final

from sobremesa.core.game import Game
from sobremesa.core.kind import Kind
from sobremesa.games.la_macarena.bot import Greedy
from sobremesa.games.la_macarena.facts import LONGEST, SEATS
from sobremesa.games.la_macarena.imagining import hidden, imagine, pieces, reveal
from sobremesa.games.la_macarena.mind import MIND
from sobremesa.games.la_macarena.options import options
from sobremesa.games.la_macarena.rules import FLOW
from sobremesa.games.la_macarena.scoring import outcome, places, scores
from sobremesa.games.la_macarena.setup import lay_out
from sobremesa.games.la_macarena.state import State
from sobremesa.games.la_macarena.view import View, see
from sobremesa.games.la_macarena.words import WORDS

GAME: Final[Game[State, View]] = Game(
    "la_macarena", version=2, words=WORDS, flow=FLOW, options=options, lay_out=lay_out,
    kind=Kind(seats=SEATS, longest=LONGEST, hidden=True, chance=True),
    view=see, imagine=imagine, hidden=hidden, reveal=reveal, pieces=pieces, mind=MIND,
    scores=scores, places=places, outcome=outcome, players={"greedy": Greedy})  # fmt: skip
