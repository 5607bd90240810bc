"""The terminal's screen, played by keys: all is on one screen, at any size that a terminal has."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from laws.tables import every_game
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play.local import PERSON, LocalTable
from sobremesa.terminal.host import Host
from sobremesa.terminal.screen import HandOver, TableScreen
from sobremesa.texts.languages import LANGUAGES
from stage import several_seats, stage_of

SIZES = [(80, 24), (100, 30)]
STRETCH = 6
"""So many choices of a long game are enough."""

Playing = Pilot[None]


def host_of(name: str, *sitters: str, language: str = "en") -> Host:
    game = load(name)
    options = game.options_for(len(sitters), **stage_of(name).short.options)
    return Host(LocalTable(game, options, b"screen", list(sitters)), language)


@asynccontextmanager
async def shown(host: Host, size: tuple[int, int] = SIZES[0]) -> AsyncIterator[Playing]:
    async with TableScreen(host).run_test(size=size) as pilot:
        await settled(pilot)
        yield pilot


async def settled(pilot: Playing) -> None:
    """The bots have chosen, or the next person has to come to the keyboard."""
    await pilot.pause()
    if not isinstance(pilot.app.screen, HandOver):
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()


def text(pilot: Playing, name: str) -> str:
    return str(pilot.app.query_one(f"#{name}", Static).render())


def screen_of(pilot: Playing) -> TableScreen:
    assert isinstance(pilot.app, TableScreen)
    return pilot.app


@pytest.mark.slow
@pytest.mark.parametrize(
    "size", [SIZES[0], *[pytest.param(size, marks=pytest.mark.deep) for size in SIZES[1:]]]
)
@every_game
async def test_the_question_and_a_choice_are_always_in_sight(
    name: str, size: tuple[int, int]
) -> None:
    seats = several_seats(name)
    host = host_of(name, PERSON, *["random"] * (seats - 1))
    async with shown(host, size) as pilot:
        for _ in range(STRETCH):
            app = screen_of(pilot)
            if app.offer is None:
                break
            assert host.ask(app.offer)[0] in text(pilot, "question")
            for part, least in (("question", 1), ("choices", 2), ("table", 4), ("log", 3)):
                region = app.query_one(f"#{part}").region
                assert app.screen.region.contains_region(region), part
                assert region.height >= min(least, len(app.offer.choices)), part
            await pilot.press("down", "enter")
            await settled(pilot)
    assert [seat for seat, _ in host.table.record.choices].count(0) > 0


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_game_in_every_language(language: str) -> None:
    host = host_of("antayagi", PERSON, "greedy", "greedy", language=language)
    async with shown(host) as pilot:
        while screen_of(pilot).offer is not None:
            await pilot.press("enter")
            await settled(pilot)
        assert host.table.over
        outcome, ranking = host.ending()
        assert outcome in text(pilot, "question")
        assert text(pilot, "note") == host.speech.say("terminal-over")
        assert len(ranking) == 3


def notation_of(app: TableScreen, number: int) -> str:
    """A choice of those that are offered, as it is written in records."""
    assert app.offer is not None
    return app.host.table.game.words.spell(app.offer.choices[number])


async def test_a_number_takes_a_choice_up_and_enter_does_it() -> None:
    host = host_of("macaron", PERSON, "random")
    async with shown(host) as pilot:
        app = screen_of(pilot)
        notation = notation_of(app, 11)
        await pilot.press("1", "2")
        assert app.query_one("#choices", OptionList).highlighted == 11
        await pilot.press("enter")
        await settled(pilot)
    assert (0, notation) in host.table.record.choices


async def test_the_number_of_a_choice_looks_unlike_the_numbers_in_it() -> None:
    host = host_of("macaron", PERSON, "random")
    async with shown(host) as pilot:
        app = screen_of(pilot)
        for number, option in enumerate(app.query_one("#choices", OptionList).options, 1):
            said = option.prompt
            assert isinstance(said, Text)
            [first] = said.spans
            assert (first.start, said.plain[: first.end].strip()) == (0, str(number))
            assert first.style == "dim"


@pytest.mark.slow
async def test_an_answer_in_notation_and_why_not() -> None:
    host = host_of("macaron", PERSON, "random")
    async with shown(host) as pilot:
        app = screen_of(pilot)
        notation = notation_of(app, 3)

        async def answer(said: str) -> None:
            await pilot.press("slash")
            app.query_one("#answer", Input).value = said
            await pilot.press("enter")
            await settled(pilot)

        await answer("dance")
        assert "“dance” is not a choice." in text(pilot, "note")
        await answer(notation)
        assert host.table.record.choices[-1] == (0, notation)
        await answer(notation)
        assert text(pilot, "note") == f"{host.speech.say('why-MC-16')} (MC-16)"
        await pilot.press("slash", "escape")
        assert app.focused is app.query_one("#choices")


@pytest.mark.slow
async def test_what_is_taken_up_is_explained() -> None:
    host = host_of("macao", PERSON, "greedy")
    async with shown(host) as pilot:
        app = screen_of(pilot)
        while app.offer is not None and not host.about(app.offer.choices[0]):
            await pilot.press("enter")
            await settled(pilot)
        assert app.offer is not None
        await pilot.press("down", "up")
        assert text(pilot, "note") == host.about(app.offer.choices[0])[0]


@pytest.mark.slow
async def test_people_at_one_keyboard_hand_it_over() -> None:
    host = host_of("macaron", PERSON, "greedy", PERSON)
    met: set[str] = set()
    async with shown(host, (100, 30)) as pilot:
        for _ in range(STRETCH):
            if isinstance(pilot.app.screen, HandOver):
                met.add(pilot.app.screen.said)
                theirs = [str(host.speech.action(action)) for action in host.table.choices(0)]
                covered = str(pilot.app.screen.query_one("#hand-over", Static).render())
                assert not any(said in covered for said in theirs)
            await pilot.press("enter")
            await settled(pilot)
    assert {said.split("’")[0] for said in met} == {"It is Player 1", "It is Player 3"}


async def test_a_bot_that_cannot_play_ends_it_with_a_refusal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = host_of("macaron", PERSON, "random")
    refusal = Refusal("the bot has fallen asleep")

    def fail() -> None:
        raise refusal

    monkeypatch.setattr(host.table, "let_bots_act", fail)
    async with TableScreen(host).run_test() as pilot:
        await pilot.pause()
        assert screen_of(pilot).refusal is refusal


@pytest.mark.slow
async def test_a_hint_is_told_below_the_choices() -> None:
    async with shown(host_of("macelandia", PERSON, *["level-1"] * 3)) as pilot:
        await pilot.press("exclamation_mark")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert text(pilot, "note").count("%") >= 2
