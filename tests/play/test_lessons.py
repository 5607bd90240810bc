"""Guided first games: they replay, lead to what is allowed only, and end with a last word."""

from __future__ import annotations

import msgspec
import pytest

from sobremesa.core.words import Refusal
from sobremesa.games import SHELF, load
from sobremesa.play.lessons import Lesson, lesson, says_of, script_of

TAUGHT = [name for name in SHELF if script_of(name) is not None]
UNTAUGHT = [name for name in SHELF if script_of(name) is None]
every_lesson = pytest.mark.parametrize("name", TAUGHT)

FEWEST = 8
MOST = 12
"""So many choices a learner makes in five minutes."""


class Offer(msgspec.Struct):
    """What the learner is asked, as far as it matters here."""

    seat: int
    choices: list[tuple[str, str, list[str]]]


def offered(of: Lesson, at: int) -> Offer | None:
    """What the learner is asked at a frame."""
    return msgspec.json.decode(of.frames[at].offer, type=Offer | None)


def test_there_is_a_lesson() -> None:
    assert "macaron" in TAUGHT


@every_lesson
def test_a_lesson_leads_only_to_what_may_be_chosen(name: str) -> None:
    told = lesson(name)
    for at, frame in enumerate(told.frames):
        if frame.choice is None:
            continue
        asked = offered(told, at)
        assert asked is not None
        assert asked.seat == told.learner
        assert frame.choice in [notation for notation, _, _ in asked.choices]
        assert told.learner in frame.waiting


@every_lesson
def test_something_is_said_at_each_choice_of_the_learner_and_at_the_end(name: str) -> None:
    script = script_of(name)
    assert script is not None
    told = lesson(name)
    own = [said.partition(" ")[2] for said in script.choices if int(said[0]) == script.learner]
    assert [frame.choice for frame in told.frames if frame.choice is not None] == own
    assert FEWEST <= len(own) <= MOST
    said = [frame.say for frame in told.frames if frame.say is not None]
    assert said == says_of(script)
    for frame in told.frames[:-1]:
        assert (frame.say is None) == (frame.choice is None)


@every_lesson
def test_a_lesson_ends_with_a_last_word_and_no_question(name: str) -> None:
    last = lesson(name).frames[-1]
    assert last.say == "lesson-end"
    assert last.choice is None


@every_lesson
def test_a_lesson_is_played_by_the_games_own_options(name: str) -> None:
    script = script_of(name)
    assert script is not None
    assert script.seats in load(name).kind.seats
    assert lesson(name).options == load(name).options_kept(script.seats, **script.options).chosen


def test_whoever_asks_for_a_lesson_in_vain_is_told() -> None:
    for name in UNTAUGHT:
        with pytest.raises(Refusal, match="has no lesson"):
            lesson(name)
