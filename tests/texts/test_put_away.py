"""What a table shows that forgets; the browser runs the same cases in fading.test.ts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sobremesa.core.words import Line, Noun, Words, put_away

CASES: dict[str, Any] = json.loads(
    (Path(__file__).parent / "put_away.json").read_text(encoding="utf-8")
)
NOUNS = {key: Noun(key, names) for key, names in CASES["nouns"].items()}
WORDS = Words("cases", "CS")
EVENTS = {
    key: WORDS.event(
        key,
        *[NOUNS[noun] for noun in said["nouns"]],
        fades=[NOUNS[n] for n, f in zip(said["nouns"], said.get("fades", []), strict=False) if f],
        veiled=said.get("veiled", False),
        clears=said.get("clears", False),
        reopens=said.get("reopens", False),
    )
    for key, said in CASES["events"].items()
}


def line(key: str, things: list[str]) -> Line:
    """A line of which everything is told."""
    event = EVENTS[key]
    found = [noun.numbers[thing] for noun, thing in zip(event.nouns, things, strict=True)]
    return Line(event, found, told=True)


def spelled(key: str, things: list[str | None]) -> str:
    """A line as it is shown."""
    return " ".join([key, *["?" if thing is None else thing for thing in things]])


@pytest.mark.parametrize("case", CASES["cases"], ids=lambda case: case["says"])
def test_what_is_put_away(case: dict[str, Any]) -> None:
    lines = [line(*said) for said in case["lines"]]
    shown = [spelled(*said) for said in case["shown"] if said is not None]
    assert [one.spell() for one in put_away(lines, len(lines))] == shown


def test_what_is_new_is_shown_once() -> None:
    """The whole of a battle that ends with the next action has never been shown before."""
    [case] = [case for case in CASES["cases"] if case["shown"] and None in case["shown"]]
    lines = [line(*said) for said in case["lines"]]
    assert [one.spell() for one in put_away(lines, 0)] == [
        "showed 0 ace",
        "totals seven",
        "lost 1 ?",
        "began 1",
    ]
