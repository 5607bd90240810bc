"""A glimpse of each game: a record that today's rules play, short and worth looking at."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from laws.tables import every_game
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play.glimpses import MOMENTS, glimpse, has_glimpse
from stage import PUBLISHED


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_published_game_can_be_looked_at(name: str) -> None:
    found = glimpse(name)
    game = load(name)
    assert found.seats in game.kind.seats
    assert 12 <= len(found.frames) <= MOMENTS
    assert game.options_for(found.seats, **found.options).chosen == found.options
    views = [msgspec.json.decode(frame.view) for frame in found.frames]
    assert all(before != after for before, after in pairwise(views))
    # It is cut off before the end, which nobody is told.
    assert all(frame.waiting for frame in found.frames)


@every_game
def test_a_game_without_a_record_says_so(name: str) -> None:
    if has_glimpse(name):
        return
    with pytest.raises(Refusal, match="no record"):
        glimpse(name)
