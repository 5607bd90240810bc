"""Macelandia, ready to be played."""

from __future__ import annotations

from typing import Final

from sobremesa.core.game import Game
from sobremesa.core.kind import DEALT, Kind
from sobremesa.games.macelandia.bot import Greedy
from sobremesa.games.macelandia.facts import LONGEST, SEATS
from sobremesa.games.macelandia.imagining import hidden, imagine, pieces, reveal
from sobremesa.games.macelandia.mind import MIND
from sobremesa.games.macelandia.options import options
from sobremesa.games.macelandia.rules import FLOW
from sobremesa.games.macelandia.scoring import outcome, places, scores, shares, side_of, teams
from sobremesa.games.macelandia.setup import lay_out
from sobremesa.games.macelandia.state import State
from sobremesa.games.macelandia.view import View, see
from sobremesa.games.macelandia.words import FACTION, WORDS

GAME: Final[Game[State, View]] = Game(
    "macelandia", version=2, words=WORDS, flow=FLOW, options=options, lay_out=lay_out,
    kind=Kind(seats=SEATS, longest=LONGEST, hidden=True, chance=True, sides=DEALT),
    view=see, imagine=imagine, hidden=hidden, reveal=reveal, pieces=pieces, mind=MIND,
    scores=scores, places=places, outcome=outcome, players={"greedy": Greedy},
    shares=shares, teams=teams, side_names=FACTION.names, side_of=side_of)  # fmt: skip
