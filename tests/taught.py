"""What a learner hears while a lesson is played."""

from __future__ import annotations

from typing import Any

from sobremesa.core.game import Game
from sobremesa.core.rng import seed_of
from sobremesa.play.lessons import Script


def played(game: Game[Any, Any], scripts: list[Script]) -> list[list[str]]:
    """The lines of each part, from where the learner sits down: `trick_won 2 1 plain`."""
    return [_heard(game, script) for script in scripts]


def _heard(game: Game[Any, Any], script: Script) -> list[str]:
    options = game.options_kept(script.seats, **script.options)
    s = game.new(options, seed_of(script.seed), log=True)
    told = 0
    for at, line in enumerate(script.before + script.choices):
        if at == len(script.before):
            told = len(game.words.heard(s.log, script.learner))
        seat, _, notation = line.partition(" ")
        game.flow.apply(s, int(seat), game.words.read(notation))
    return [line.spell() for line in game.words.heard(s.log, script.learner)[told:]]
