"""Records: text that replays, and damage that is told in one clear line."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.laws import record_of
from sobremesa.core.record import read_record, replay, result
from sobremesa.core.words import Refusal
from sobremesa.games import load

GAME = load("template")
TEXT = record_of(GAME, GAME.options_for(2), b"record")[0].write()
LINES = TEXT.splitlines()


def damaged(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1"),
        ("sobremesa 2\n", "should be 'sobremesa 1'"),
        (damaged("version 1", "version 2"), "version 2 of template; this is version 1"),
        (damaged("version 1", "version one"), "should be a whole number"),
        (damaged("game template", "game chess"), "record of chess"),
        (damaged("game template", "colour red"), "no header line"),
        (damaged("seats 2", "seats 9"), "for 2 to 4 seats, not 9"),
        (damaged("option hand 3", "option hand 9"), "hand must be one of 2, 3"),
        (damaged("option hand 3", "option foot 3"), "no option 'foot'"),
        (damaged("seed ", "seed zz"), "hexadecimal"),
        ("\n".join(LINES[:3]), "lacks its line 'seats'"),
        (damaged("play", "eat"), "no verb in 'eat"),
        (damaged("0 play", "1 play"), r"choice \d, seat 1: seat 1 is not asked"),
        (damaged("0 play", "x play"), "should be a seat and a choice"),
        (TEXT + "0 play 1\n", "stands after the end"),
        (damaged("end most_tricks", "end nobody"), "the record ends with"),
        ("\n".join([*LINES[:-2], LINES[-1]]), "but the game goes on"),
    ],
)
def test_damage_is_refused_with_what_is_wrong(text: str, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        replay(GAME, read_record(text))


def test_an_option_that_a_record_was_never_asked_has_the_answer_of_before() -> None:
    without = damaged("option hand 3\n", "")
    record = read_record(without)
    assert record.end == result(GAME, replay(GAME, record))
    assert record.write() == without


def test_a_record_reads_and_writes_itself() -> None:
    assert read_record(TEXT).write() == TEXT
    assert GAME.flow.over(replay(GAME, read_record(TEXT)))


@given(st.integers(0, len(TEXT) - 2))
def test_a_record_cut_off_anywhere_is_unfinished_or_refused(at: int) -> None:
    try:
        record = read_record(TEXT[:at])
        replay(GAME, record)
    except Refusal:
        return
    assert record.end == "" or record.end in TEXT


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(Refusal):
        read_record(text)


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_any_single_change_is_harmless_or_refused(at: int, letter: str) -> None:
    with suppress(Refusal):
        replay(GAME, read_record(TEXT[:at] + letter + TEXT[at + 1 :]))
