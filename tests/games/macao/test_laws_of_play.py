"""The laws along games of good players: random ones seldom have the cards that matter."""

from __future__ import annotations

import pytest

from laws import laws
from sobremesa.core.rng import Rng, seed_of
from sobremesa.core.words import SPECTATOR
from sobremesa.games.macao import GAME


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_greedy_players_obey_the_laws(seats: int) -> None:
    luck = Rng(b"greedy laws")
    s = GAME.new(GAME.options_for(seats), seed_of("greedy laws", seats), log=True)
    bot = GAME.players["greedy"]()
    number = 0
    while (question := GAME.flow.question(s)) is not None:
        seat, choices = question
        number += 1
        laws.check_pieces(GAME, s)
        laws.check_legal(GAME, s, strict=False)
        if number % 11 == 0:
            laws.check_clone(GAME, s, lambda state: state.clone())
            laws.check_scribes(GAME, s, seat)
            for viewer in (seat, (seat + 1) % seats, SPECTATOR):
                laws.check_twins(GAME, s, viewer, luck)
        s.log = []
        action = bot.choose(GAME.view(s, seat), choices, luck)
        assert action in choices
        GAME.flow.apply(s, seat, action)
    laws.check_end(GAME, s)
