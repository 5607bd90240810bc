"""The game, ready to be played."""

from __future__ import annotations

from typing import Final

from sobremesa.core.game import Game
from sobremesa.core.kind import Kind
from sobremesa.games.template.bot import Greedy
from sobremesa.games.template.facts import LONGEST, SEATS
from sobremesa.games.template.imagining import hidden, imagine, pieces, reveal
from sobremesa.games.template.mind import MIND
from sobremesa.games.template.options import options
from sobremesa.games.template.rules import FLOW
from sobremesa.games.template.scoring import outcome, places, scores
from sobremesa.games.template.setup import lay_out
from sobremesa.games.template.state import State
from sobremesa.games.template.view import View, see
from sobremesa.games.template.words import WORDS

GAME: Final[Game[State, View]] = Game(
    "template", version=1, words=WORDS, flow=FLOW, options=options, lay_out=lay_out,
    kind=Kind(seats=SEATS, longest=LONGEST, hidden=True, chance=True),
    view=see, imagine=imagine, hidden=hidden, reveal=reveal, pieces=pieces, mind=MIND,
    scores=scores, places=places, outcome=outcome, players={"greedy": Greedy})  # fmt: skip
