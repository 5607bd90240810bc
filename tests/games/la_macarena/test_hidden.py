"""What each seat may know: section 8 of the specification, item by item."""

from __future__ import annotations

import pytest

from cite import rule
from games.la_macarena.playing import (
    act,
    card,
    cards,
    codes,
    facts,
    heard,
    new,
    offered,
    play,
    told,
)
from games.la_macarena.situations import ended, table, turn
from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Schema
from sobremesa.core.words import SPECTATOR
from sobremesa.games.la_macarena import GAME
from sobremesa.games.la_macarena.series import LINKED_TO
from sobremesa.games.la_macarena.state import cards_of


@rule("MA-10")
def test_hands_of_others_are_known_by_number_only() -> None:
    s = new(3, first_seat="0")
    for viewer in (0, 1, 2):
        view = facts(s, viewer)
        assert view["hand_sizes"] == [15, 14, 14]
        assert len(view["hand"]) == (15 if viewer == 0 else 14)
    assert facts(s, SPECTATOR)["hand"] == []


@rule("MA-R35")
def test_the_others_cannot_tell_whether_a_series_ended_by_choice() -> None:
    """With a card that would fit and without one, the others hear and see the same."""
    more = turn(table("7e", {0: "8e 9e 2f", 1: "3a 4a", 2: "Kw Qw"}))
    none = turn(table("7e", {0: "8e Jf 2f", 1: "3a 4a", 2: "Kw Qw"}))
    for s in (more, none):
        act(s, "0 open 0", "0 append 8e")
        assert GAME.flow.waiting(s) == [0]
    assert more.agenda == none.agenda
    assert heard(more, 1) == heard(none, 1)
    for key in ("hand_sizes", "laid", "last_card", "would_collect"):
        assert facts(more, 1)[key] == facts(none, 1)[key]


@rule("MA-12")
def test_the_others_cannot_tell_whether_a_pass_was_forced() -> None:
    could = turn(table("7e", {0: "8e 2f", 1: "3a", 2: "Kw"}, deck="2w 3w"))
    could_not = turn(table("7e", {0: "Jf 2f", 1: "3a", 2: "Kw"}, deck="2w 3w"))
    assert len(offered(could)) > len(offered(could_not)) == 1
    for s in (could, could_not):
        act(s, "0 pass")
    assert heard(could, 2) == heard(could_not, 2)


@rule("MA-39")
def test_only_top_card_and_height_of_a_well_are_drawn() -> None:
    s = turn(table("7e", {0: "8e 2f", 1: "9e 3f", 2: "Kw"}))
    play(s, 0, "8e")
    play(s, 0, "9e", 1)
    view = facts(s, 2)
    assert view["tops"][0] == "earth-9"
    assert view["heights"][0] == 3


def test_the_cards_played_in_this_hand_can_be_remembered() -> None:
    s = turn(table("7e", {0: "8e 9e 9e 2f", 1: "3f 4f", 2: "Kw"}))
    play(s, 0, "8e 9e 9e")
    assert facts(s, 2)["played"] == ["earth-8", "earth-9", "earth-9"]
    assert facts(s, 2)["collected"] == ["0-earth-8", "0-earth-9"]
    assert codes(cards("8e 9e")) == codes(GAME.view(s, 2).collection(0))


@pytest.mark.parametrize("most", ["1", "30", "50", "999999999"])
def test_every_number_of_a_view_keeps_within_its_bound(most: str) -> None:
    """MA-81 Any number of hands may be agreed on; what is declared holds for all of them."""
    s = new(3, max_hands=most)
    schema = Schema()
    GAME.view(s, 0).describe(schema)
    bounds = {fact.key: fact.most for fact in schema.facts if fact.kind in ("count", "counts")}
    view = facts(s, 0)
    assert view["max_hands"] == int(most)
    for key, bound in bounds.items():
        numbers = view[key] if isinstance(view[key], list) else [view[key]]
        assert 0 <= min(numbers) <= max(numbers) <= bound, key
    schema_of_default = Schema()
    GAME.view(new(3), 0).describe(schema_of_default)
    assert [fact.most for fact in schema.facts] == [fact.most for fact in schema_of_default.facts]


def test_whoever_opened_a_well_is_imagined_with_a_card_for_it() -> None:
    s = turn(table("7e", {0: "8e 2f", 1: "3f 4f", 2: "Kw"}))
    act(s, "0 open 0")
    luck = Rng(b"opener")
    fits = set()
    for _ in range(60):
        t = GAME.imagine(GAME.view(s, 1), luck)
        held = cards_of(t.held[0], t.twice[0])
        assert any(LINKED_TO[card("7e")] >> one & 1 for one in held)
        fits |= {one for one in held if LINKED_TO[card("7e")] >> one & 1}
    assert len(fits) > 2


def test_an_opener_for_whom_only_one_card_is_left_gets_it() -> None:
    gone = "6e 6e 8e 7a 7a 7w 7w 7f 7f 7e"
    s = turn(table("7e", {0: "8e", 1: "3f 4f"}, seats=2, collections={1: gone}))
    act(s, "0 open 0")
    for i in range(20):
        t = GAME.imagine(GAME.view(s, 1), Rng(b"%d" % i))
        assert codes(cards_of(t.held[0], t.twice[0])) == "8e"
        assert GAME.hidden(s, 1) == [] or "hand_0" not in GAME.hidden(s, 1)


@rule("MA-66", "MA-83")
def test_collections_are_told_at_the_end_of_a_hand_only() -> None:
    s = turn(table("7e", {0: "8e 9e 2f", 1: "3f 4f", 2: "Kw"}))
    play(s, 0, "8e 9e")
    assert told(s, 2, "card_shown") == []
    t = ended(hands={0: "2f", 1: "3f"}, collections={1: "8e"})
    assert told(t, 2, "card_shown") == ["card_shown 1 earth-8"]
