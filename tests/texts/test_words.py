"""Words become sentences by one grammar; the browser runs the same cases in words.test.ts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from laws.tables import every_game
from sobremesa.core.words import UNKNOWN, Event, Line, Noun, compound
from sobremesa.games import load
from sobremesa.texts.needs import places_of
from sobremesa.texts.speech import Messages, Speech

CASES: dict[str, Any] = json.loads(
    (Path(__file__).parent / "words.json").read_text(encoding="utf-8")
)


def nouns() -> dict[str, Noun]:
    """The nouns of the cases; what is made of others comes after them."""
    found: dict[str, Noun] = {}
    for key, said in CASES["nouns"].items():
        if "parts" in said:
            parts = [found[part] for part in said["parts"]]
            makeup = [
                [part.numbers[name] for part, name in zip(parts, made, strict=True)]
                for made in said["makeup"]
            ]
            found[key] = compound(key, parts, makeup)
        else:
            found[key] = Noun(
                key, said["names"], seats=said.get("seats", 0), counts=said.get("counts", False)
            )
    return found


NOUNS = nouns()


def number(noun: Noun, thing: str | int | None) -> int:
    """A thing as the log has it."""
    if thing is None:
        return UNKNOWN
    return thing if isinstance(thing, int) else noun.numbers[thing]


@pytest.fixture
def speech() -> Speech:
    """A speech with the texts of the cases and nothing else."""
    made = Speech.__new__(Speech)
    made.names = CASES["sitters"]
    made.bundles = [FluentBundle(["en"], use_isolating=False)]
    made.bundles[0].add_resource(FluentResource("\n".join(CASES["texts"])))
    return made


@pytest.mark.parametrize("case", CASES["places"], ids=lambda case: " ".join(case["nouns"]) or "-")
def test_a_place_is_called_by_its_noun(case: dict[str, Any]) -> None:
    assert places_of([Noun(key, []) for key in case["nouns"]]) == case["places"]


@pytest.mark.parametrize("case", CASES["things"], ids=lambda case: f"{case['thing']}")
def test_a_thing_in_words(speech: Speech, case: dict[str, Any]) -> None:
    noun = NOUNS[case["noun"]]
    assert speech.thing(noun, number(noun, case["thing"])) == case["said"]


@pytest.mark.parametrize("case", CASES["lines"], ids=lambda case: case["said"])
def test_a_line_in_words(speech: Speech, case: dict[str, Any]) -> None:
    told = [NOUNS[key] for key in case["nouns"]]
    event = Event(case["event"], told, [NOUNS[key] for key in case["secret"]], False, 0)
    things = [number(noun, thing) for noun, thing in zip(told, case["things"], strict=True)]
    assert speech.line(Line(event, things, None not in case["things"])) == case["said"]


@every_game
def test_no_two_places_of_a_word_have_one_name(name: str) -> None:
    words = load(name).words
    told = {verb.key: verb.nouns for verb in words.verbs}
    told |= {event.key: event.nouns for event in words.events}
    for key, nouns_told in told.items():
        places = places_of(nouns_told)
        assert len(set(places)) == len(places), f"{name}: the places of {key} are {places}"


@pytest.mark.parametrize("link", ["http://home/?t=-3a", "http://home/?t=W1.-3a", "http://home/--3"])
def test_links_and_names_stay_as_they_are(link: str) -> None:
    messages = Messages(None, "en")
    assert link in messages.say("call-confirm_mail", link=link)
    assert link in messages.say("call-mail", sentence="Anne -3", link=link, leave=link)


def test_numbers_below_zero_have_a_minus_sign() -> None:
    places: dict[str, str | int] = {"seat": "Anne-3", "good": "silk", "space": "2-4", "points": -3}
    told = Speech(load("macao"), "en").say("event-delivered", **places)
    assert "−3 prestige points" in told
    assert "Anne-3" in told
    assert "2-4" in told
