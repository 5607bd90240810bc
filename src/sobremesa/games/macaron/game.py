"""Macaron, ready to be played."""

from __future__ import annotations

from typing import Final

from sobremesa.core.game import Game
from sobremesa.core.kind import AGREED, Kind
from sobremesa.games.macaron.bot import Greedy
from sobremesa.games.macaron.facts import LONGEST, SEATS
from sobremesa.games.macaron.imagining import hidden, imagine, pieces, reveal
from sobremesa.games.macaron.mind import MIND
from sobremesa.games.macaron.options import check, options
from sobremesa.games.macaron.rules import FLOW
from sobremesa.games.macaron.scoring import outcome, places, scores, shares, teams
from sobremesa.games.macaron.setup import lay_out
from sobremesa.games.macaron.state import State
from sobremesa.games.macaron.view import View, see
from sobremesa.games.macaron.words import WORDS

GAME: Final[Game[State, View]] = Game(
    "macaron", version=1, words=WORDS, flow=FLOW, options=options, lay_out=lay_out,
    kind=Kind(seats=SEATS, longest=LONGEST, hidden=True, chance=True, sides=AGREED),
    view=see, imagine=imagine, hidden=hidden, reveal=reveal, pieces=pieces, mind=MIND,
    scores=scores, places=places, outcome=outcome, players={"greedy": Greedy},
    check=check, shares=shares, teams=teams)  # fmt: skip
