"""How long a bot takes is settled before it thinks, and tells nothing of what it thinks about."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from play.shape import kept_in
from sobremesa.bots import CHARACTERS, player
from sobremesa.core.rng import Rng
from sobremesa.core.words import Action, Seat
from sobremesa.games import load
from sobremesa.play import bot_turns, permissions
from sobremesa.play.agreement import Wishes
from sobremesa.play.bot_pool import BotPool
from sobremesa.play.hall import Hall
from sobremesa.play.hesitating import MEASURES, answers_at, hesitation
from sobremesa.play.standing import OVER
from sobremesa.play.store import Store

SEED = b"secret"
Draw = Callable[[Any, Any, Seat, int], float]
"""How long a seat takes for the next choice, by the game, its state and the choices made."""


def settled(game: Any, s: Any, seat: Seat, made: int) -> float:
    return hesitation(SEED, seat, made, "kurt")


def by_choices(game: Any, s: Any, seat: Seat, made: int) -> float:
    """Planted: whoever has more to choose from takes longer."""
    return hesitation(SEED, seat, made, "kurt") * len(game.flow.legal(s, seat))


def by_choice(game: Any, s: Any, seat: Seat, made: int) -> float:
    """Planted: it depends on what will be chosen."""
    choices = game.flow.legal(s, seat)
    chosen = player("greedy", game).choose(game.view(s, seat), choices, Rng(SEED))
    return hesitation(SEED, seat, int(chosen), "kurt")


def tells(draw: Draw) -> bool:
    """Whether worlds that look the same to another seat differ in how long a bot takes."""
    game = load("macaron")
    s = game.new(game.options_among_bots(4), b"time")
    luck, greedy = Rng(b"luck"), player("greedy", game)
    for made in range(90):
        seat = game.flow.waiting(s)[0]
        viewer = (seat + 1) % 4
        worlds = [game.imagine(game.view(s, viewer), luck.fork()) for _ in range(4)]
        asked = [world for world in (s, *worlds) if seat in game.flow.waiting(world)]
        if len({draw(game, world, seat, made) for world in asked}) > 1:
            return True
        choices = game.flow.legal(s, seat)
        game.flow.apply(s, seat, greedy.choose(game.view(s, seat), choices, luck))
    return False


def test_how_long_it_takes_tells_nothing() -> None:
    assert not tells(settled)


@pytest.mark.parametrize("planted", [by_choices, by_choice])
def test_a_pause_that_tells_something_is_found(planted: Draw) -> None:
    assert tells(planted)


def test_all_draw_by_one_law_and_have_a_pace() -> None:
    for seat in range(4):
        drawn = [hesitation(SEED, seat, made, None) for made in range(400)]
        assert set(drawn) == set(MEASURES)
        for name, manner in CHARACTERS.items():
            own = [hesitation(SEED, seat, made, name) for made in range(400)]
            assert own == [pytest.approx(each * manner.pace) for each in drawn]
    assert sum(MEASURES) / len(MEASURES) == 1.0
    others = [hesitation(b"another secret", 0, made, None) for made in range(40)]
    assert others != [hesitation(SEED, 0, made, None) for made in range(40)]


def test_an_answer_comes_at_its_moment_and_a_late_one_at_a_beat() -> None:
    assert {answers_at(10.0, thought, 0.5) for thought in (3.0, 9.0, 10.0)} == {10.0}
    assert {answers_at(10.0, thought, 0.5) for thought in (10.1, 10.3, 10.5)} == {10.5}
    assert answers_at(10.0, 11.2, 0.5) == 11.5
    assert answers_at(10.0, 11.2, 0.0) == 11.2, "where there are no pauses, there are no beats"


class Recording(BotPool):
    """Bots that take the first choice, and write down that they were asked."""

    def __init__(self, events: list[str]) -> None:
        super().__init__(1)
        self.events = events

    async def choose(
        self, game: str, level: str, view: Any, choices: list[Action], luck: bytes
    ) -> Action:
        self.events.append("thinks")
        return choices[0]


async def test_it_is_settled_before_anybody_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events: list[str] = []

    def settle(seed: bytes, seat: Seat, made: int, character: str | None) -> float:
        events.append("settled")
        return 0.0

    monkeypatch.setattr(bot_turns, "hesitation", settle)
    hall = Hall(Store(kept_in(tmp_path)), Recording(events), 0.001)
    await hall.open()
    try:
        rosa, _ = await hall.people.introduce("Rosa")
        wishes = Wishes("antayagi", 3, {"max_turns": "1"}, "", ["bot:level-1"] * 3, "link", True)
        live = await hall.lay(rosa, wishes)
        await live.change(lambda table: permissions.start(table, rosa))
        while live.table.phase != OVER:
            await asyncio.sleep(0.005)
    finally:
        await hall.close()
    assert len(events) > 4
    assert events == ["settled", "thinks"] * (len(events) // 2)
