"""What cannot be chosen is refused by the rule that forbids it."""

from __future__ import annotations

import pytest

from cite import rule
from games.la_macarena.playing import act, codes, offered, refused
from games.la_macarena.situations import table, turn
from sobremesa.games.la_macarena import GAME
from sobremesa.games.la_macarena.state import State
from sobremesa.games.la_macarena.words import CARD
from sobremesa.texts.speech import Speech


def refused_cards(s: State) -> dict[str, str]:
    """The cards of seat 0 that cannot begin a series, with the rules, as the rules write cards."""
    found = {name.split()[1]: why for name, why in refused(s).items() if name[:6] == "append"}
    return {codes([CARD.numbers[name]]): why for name, why in found.items()}


@rule("MA-27")
def test_a_card_that_is_linked_to_no_well_cannot_come_first() -> None:
    s = turn(table("7e", {0: "8e 2f 3f"}))
    assert offered(s) == ["pass", "open 0"]
    assert refused_cards(s) == {"2f": "MA-27", "3f": "MA-27"}


@rule("MA-45", "MA-48")
def test_a_card_that_is_linked_to_closed_wells_alone_cannot_come_first() -> None:
    s = turn(table("7e 9a", {0: "8e 9a 2f"}, macas={1: "0 1"}))
    assert refused_cards(s) == {"8e": "MA-45", "9a": "MA-48", "2f": "MA-27"}


@rule("MA-44")
def test_in_a_mirror_turn_no_card_is_refused_for_a_maca() -> None:
    s = turn(table("7e 9a", {0: "8e 9a 2f"}, macas={1: "0 1"}), mirror=True)
    assert refused_cards(s) == {"2f": "MA-27"}


@rule("MA-46")
def test_a_card_that_is_linked_to_an_open_well_too_is_not_refused() -> None:
    s = turn(table("7e 7a", {0: "7w 2f"}, macas={1: "0 1", 0: "1"}))
    assert offered(s) == ["pass", "open 1"]
    assert refused(s)["open 0"] == "MA-45"
    assert refused_cards(s) == {"2f": "MA-27"}


@rule("MA-45")
def test_a_closed_well_is_refused_for_its_macas_even_if_nothing_fits() -> None:
    s = turn(table("7e Kf", {0: "2w 9a"}, macas={2: "0"}))
    assert refused(s)["open 0"] == "MA-45"
    assert refused(s)["open 1"] == "MA-20"


@rule("MA-11")
def test_in_a_series_other_wells_and_passing_are_refused() -> None:
    s = turn(table("7e 9a", {0: "8e 8a 2f"}))
    act(s, "0 open 0")
    assert refused(s)["stop"] == "MA-11"
    act(s, "0 append 8e")
    assert refused(s)["open 0"] == refused(s)["open 1"] == refused(s)["pass"] == "MA-11"
    assert "stop" not in refused(s)


@rule("MA-20", "MA-45", "MA-48", "MA-11")
@pytest.mark.parametrize("language", ["en", "es", "de", "ja"])
def test_a_rule_says_something_else_of_wells_than_of_cards(language: str) -> None:
    speech = Speech(GAME, language)
    for key, verb in {
        "MA-11": "stop",
        "MA-20": "open",
        "MA-45": "append",
        "MA-48": "append",
    }.items():
        assert speech.say(f"why-{key}") != speech.say(f"why-{key}.{verb}")
