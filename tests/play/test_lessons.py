"""Guided games: they replay, lead to what is allowed only, and end with a last word."""

from __future__ import annotations

import re

import msgspec
import pytest

from sobremesa.bots import around
from sobremesa.core.words import Refusal
from sobremesa.games import SHELF, load
from sobremesa.play.lessons import (
    STEMS,
    LessonName,
    LessonPart,
    Script,
    lesson,
    lessons_of,
    says_of,
    scripts_of,
)
from sobremesa.texts.languages import LANGUAGES
from sobremesa.texts.speech import Speech

TAUGHT = [(name, which) for name in SHELF for which in lessons_of(name)]
every_lesson = pytest.mark.parametrize(("name", "which"), TAUGHT)

FEWEST = 8
MOST: dict[LessonName, int] = {"first": 12, "finer": 14}
"""So many choices a learner makes in five minutes, or a little more."""


class Offer(msgspec.Struct):
    """What the learner is asked, as far as it matters here."""

    seat: int
    choices: list[tuple[str, str, list[str]]]


def offered(of: LessonPart, at: int) -> Offer | None:
    """What the learner is asked at a frame."""
    return msgspec.json.decode(of.frames[at].offer, type=Offer | None)


def test_there_is_a_lesson() -> None:
    assert ("macaron", "first") in TAUGHT


def test_whoever_brings_finer_points_brings_a_first_game() -> None:
    assert {name for name, _ in TAUGHT} == {name for name, which in TAUGHT if which == "first"}


@every_lesson
def test_a_lesson_leads_only_to_what_may_be_chosen(name: str, which: LessonName) -> None:
    for part in lesson(name, which).parts:
        for at, frame in enumerate(part.frames):
            if frame.choice is None:
                continue
            asked = offered(part, at)
            assert asked is not None
            assert asked.seat == part.learner
            assert frame.choice in [notation for notation, _, _ in asked.choices]
            assert part.learner in frame.waiting


@every_lesson
def test_something_is_said_at_each_choice_of_the_learner_and_after_the_last(
    name: str, which: LessonName
) -> None:
    scripts = scripts_of(name, which)
    keys = says_of(which, scripts)
    chosen = 0
    for script, said, part in zip(scripts, keys, lesson(name, which).parts, strict=True):
        own = [line.partition(" ")[2] for line in script.choices if int(line[0]) == script.learner]
        assert [frame.choice for frame in part.frames if frame.choice is not None] == own
        assert [frame.say for frame in part.frames if frame.say is not None] == said
        for frame in part.frames[:-1]:
            assert (frame.say is None) == (frame.choice is None)
        assert part.frames[-1].choice is None
        chosen += len(own)
    assert FEWEST <= chosen <= MOST[which]
    assert keys[-1][-1] == f"{STEMS[which]}-end"


@every_lesson
def test_a_lesson_is_played_by_the_games_own_options(name: str, which: LessonName) -> None:
    for script, part in zip(scripts_of(name, which), lesson(name, which).parts, strict=True):
        assert script.seats in load(name).kind.seats
        assert part.options == load(name).options_kept(script.seats, **script.options).chosen


def part_of(*choices: str) -> Script:
    """A part of a lesson in which seat 0 learns."""
    return Script(seats=2, seed="s", learner=0, choices=list(choices))


def test_what_is_said_is_numbered_through_all_parts() -> None:
    parts = [part_of("0 a", "1 b", "0 c"), part_of("0 d", "1 e")]
    assert says_of("finer", parts) == [["finer-1", "finer-2", "finer-3"], ["finer-4", "finer-end"]]
    assert says_of("first", parts[1:]) == [["lesson-1", "lesson-end"]]


def test_what_was_chosen_before_is_neither_shown_nor_explained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    [script] = scripts_of("macaron", "first")
    whole = lesson("macaron", "first").parts[0]
    gone = 8
    late = msgspec.structs.replace(
        script, before=script.choices[:gone], choices=script.choices[gone:]
    )
    monkeypatch.setattr("sobremesa.play.lessons.scripts_of", lambda name, which: [late])
    [part] = lesson.__wrapped__("macaron", "first").parts
    assert len(part.frames) < len(whole.frames)
    shown = whole.frames[-len(part.frames) :]
    assert [frame.view for frame in part.frames] == [frame.view for frame in shown]
    assert [frame.log for frame in part.frames[1:]] == [frame.log for frame in shown[1:]]
    assert [frame.choice for frame in part.frames] == [frame.choice for frame in shown]
    assert part.frames[0].say in (None, "lesson-1")


def test_whoever_asks_for_a_lesson_in_vain_is_told() -> None:
    with pytest.raises(Refusal, match=r"template has no lesson 'first'; it has \[\]"):
        lesson("template", "first")


FINER = [name for name, which in TAUGHT if which == "finer"]
LIT = {"en": r"\blit\b", "es": "ilumina|brilla", "de": "leuchte", "ja": "光って"}
"""What is said of a thing that has no name."""


def beginnings(speech: Speech, language: str, notation: str) -> set[str]:
    """How the words begin by which the things of a choice are called."""
    words = speech.game.words
    action = words.read(notation)
    verb = words.verb_of(action)
    things = zip(verb.nouns, verb.things(action), strict=True)
    told = " ".join(str(speech.thing(noun, thing)) for noun, thing in things).lower()
    parts = "[ の～]" if language == "ja" else "[ –]"
    return {word[:5] for word in re.split(parts, told) if word}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FINER)
def test_what_is_said_of_finer_points_names_what_is_lit(name: str, language: str) -> None:
    speech = Speech(load(name), language)
    for part in lesson(name, "finer").parts:
        who = around(dict.fromkeys(range(part.seats), "greedy"))
        speech.names = [speech.say(f"character-{who[seat]}") for seat in range(part.seats)]
        for frame in part.frames:
            if frame.choice is None or frame.say is None:
                continue
            text = speech.say(frame.say).lower()
            called = beginnings(speech, language, frame.choice)
            named = any(word in text for word in called) or re.search(LIT[language], text)
            assert named or not called, f"{frame.say} says nothing of {frame.choice}: {called}"
