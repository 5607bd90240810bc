"""The terminal table, played as a person would: by number, by notation, in any language."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from laws.tables import every_game
from sobremesa.core.sets import members
from sobremesa.games import load
from sobremesa.play.local import PERSON, LocalTable
from sobremesa.terminal.host import Host, Quit
from sobremesa.terminal.painter import Painter
from sobremesa.terminal.session import Session
from sobremesa.texts.languages import LANGUAGES
from sobremesa.texts.speech import Speech
from stage import several_seats, stage_of

STRETCH = 20
"""So many choices of a long game are enough."""


class Keyboard(Console):
    """A console whose input is a list of answers, and then the same one for ever."""

    def __init__(self, answers: list[str], then: str | None = None) -> None:
        super().__init__(file=io.StringIO(), width=100)
        self.answers = answers
        self.then = then

    def input(self, *args: object, **options: object) -> str:
        if self.answers:
            return self.answers.pop(0)
        if self.then is None:
            raise EOFError
        return self.then

    def text(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


def sit(keyboard: Keyboard, *sitters: str, language: str = "en", **chosen: str) -> Session:
    game = load("macaron")
    options = game.options_for(len(sitters), **chosen)
    table = LocalTable(game, options, b"terminal", list(sitters))
    return Session(Host(table, language), keyboard)


def offered(session: Session) -> list[str]:
    """What the person in seat 0 may choose, in notation."""
    offer = session.table.offer(0)
    assert offer is not None
    return [session.table.game.words.spell(action) for action in offer.choices]


SEATS = [1, 2, 4]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "language"),
    [
        # Each number of seats and each language; in depth, all of one with all of the other.
        pytest.param(
            *(seats, language), marks=[] if at % len(SEATS) == number else [pytest.mark.deep]
        )
        for number, seats in enumerate(SEATS)
        for at, language in enumerate(LANGUAGES)
    ],
)
def test_a_whole_game_by_number(seats: int, language: str) -> None:
    keyboard = Keyboard([], then="1")
    session = sit(keyboard, PERSON, *["greedy"] * (seats - 1), language=language)
    session.run()
    assert session.table.over
    outcome = session.table.standings()[0]
    assert Speech(session.table.game, language).say(f"outcome-{outcome}") in keyboard.text()


@pytest.mark.slow
@every_game
def test_every_game_by_number(name: str) -> None:
    """The first choice again and again, for so long as a quick look takes."""
    game = load(name)
    seats = several_seats(name)
    options = game.options_for(seats, **stage_of(name).short.options)
    keyboard = Keyboard(["1"] * STRETCH)
    sitters = [PERSON, *["random"] * (seats - 1)]
    session = Session(Host(LocalTable(game, options, b"terminal", sitters), "en"), keyboard)
    try:
        session.run()
    except Quit:
        assert not keyboard.answers
    else:
        outcome = Speech(game, "en").say(f"outcome-{session.table.standings()[0]}")
        assert outcome in " ".join(keyboard.text().split())
    assert [seat for seat, _ in session.table.record.choices].count(0) > 0


def test_a_choice_in_notation() -> None:
    keyboard = Keyboard([])
    session = sit(keyboard, PERSON, "random")
    notation = offered(session)[4]
    keyboard.answers = [notation]
    with pytest.raises(Quit):
        session.run()
    assert session.table.record.choices[-1] == (0, notation)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("99", "“99” is not a choice. Give a number from 1 to 13, or notation such as “pass"),
        ("0", "“0” is not a choice."),
        ("9" * 5000, "9” is not a choice."),
        ("dance", "“dance” is not a choice."),
        ("pass lemon-3", "“pass lemon-3” is not a choice."),
        ("no_bet", "“no_bet” cannot be chosen now."),
        ("", "“” is not a choice."),
        ("[bold]", "“[bold]” is not a choice."),
        ("?", "Answer with a number from the list"),
    ],
)
def test_a_wrong_answer_is_explained_and_asked_again(answer: str, said: str) -> None:
    keyboard = Keyboard([answer])
    session = sit(keyboard, PERSON, "random")
    with pytest.raises(Quit):
        session.run()
    assert said in " ".join(keyboard.text().split())
    assert all(seat != 0 for seat, _ in session.table.record.choices)


def test_a_refused_choice_is_explained_by_its_rule() -> None:
    keyboard = Keyboard([])
    session = sit(keyboard, PERSON, "random")
    notation = offered(session)[0]
    keyboard.answers = [notation, notation]
    with pytest.raises(Quit):
        session.run()
    why = session.speech.say("why-MC-16")
    assert why != "why-MC-16"
    assert f"{why} (MC-16)" in " ".join(keyboard.text().split())


def test_q_stops() -> None:
    with pytest.raises(Quit):
        sit(Keyboard(["q"]), PERSON, "random").run()


@pytest.mark.slow
def test_people_at_one_keyboard_hand_it_over() -> None:
    keyboard = Keyboard([], then="1")
    session = sit(keyboard, PERSON, "greedy", PERSON)
    prompts: list[str] = []
    plain = keyboard.input

    def listen(prompt: str = "", **options: object) -> str:
        prompts.append(prompt)
        return plain()

    keyboard.input = listen  # type: ignore[method-assign, assignment]
    session.run()
    assert any("It is Player 1’s turn" in prompt for prompt in prompts)
    assert any("It is Player 3’s turn" in prompt for prompt in prompts)
    assert session.table.over


def test_a_person_is_shown_his_own_cards_only() -> None:
    keyboard = Keyboard(["1"])
    session = sit(keyboard, PERSON, "random")
    theirs = members(session.table.state.hands[1])
    with pytest.raises(Quit):
        session.run()
    text = keyboard.text()
    speech = Speech(session.table.game, "en")
    noun = session.table.game.words.verbs[0].nouns[0]
    assert all(f"Pass {speech.thing(noun, card)}" not in text for card in theirs)


@pytest.mark.slow
@pytest.mark.parametrize(("agreed", "shown"), [("hidden", False), ("shown", True)])
def test_history_is_drawn_where_it_was_agreed(agreed: str, shown: bool) -> None:
    keyboard = Keyboard([], then="1")
    sit(keyboard, PERSON, "greedy", trick_history=agreed).run()
    assert ("Last trick" in keyboard.text()) is shown


def test_history_is_drawn_only_where_it_is_wanted() -> None:
    game = load("macaron")
    s = game.new(game.options_for(2), b"history")
    while not s.plays:
        seat, choices = game.flow.question(s) or (0, [0])
        game.flow.apply(s, seat, choices[0])
    for shown in (False, True):
        painter = Painter(Speech(game, "en"), 2, history=shown)
        game.view(s, 0).describe(painter)
        console = Keyboard([])
        console.print(painter.picture())
        assert ("Last trick" in console.text()) is shown


@pytest.mark.slow
def test_a_hint_names_choices_their_chances_and_what_speaks_for_them() -> None:
    keyboard = Keyboard(["!"])
    game = load("macelandia")
    table = LocalTable(game, game.options_for(4), b"hint", [PERSON, *["level-1"] * 3])
    session = Session(Host(table, "en"), keyboard)
    with pytest.raises(Quit):
        session.run()
    told = keyboard.text()
    assert "“!” gives a hint." in told
    lines = [line for line in told.splitlines() if "%" in line]
    assert len(lines) == 2
    choices = [session.speech.action(action) for action in table.choices(0)]
    assert all(any(line.startswith(choice) for choice in choices) for line in lines)
    assert session.host.hint(0) == [line.rstrip() for line in lines], "the same for who asks again"


def test_where_people_play_against_each_other_there_are_no_hints() -> None:
    keyboard = Keyboard(["", "!"])
    session = sit(keyboard, PERSON, PERSON)
    with pytest.raises(Quit):
        session.run()
    assert "gives a hint" not in keyboard.text()
    assert "Hints are given in games against bots" in keyboard.text()
