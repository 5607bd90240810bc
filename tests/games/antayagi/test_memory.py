"""What the table shows and tells of what could be remembered (`memory_aid`)."""

from __future__ import annotations

from typing import Any

import pytest

from cite import rule
from games.antayagi.playing import act, heard, waiting
from games.antayagi.situations import reveal, table
from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.games.antayagi import GAME
from sobremesa.games.antayagi.state import State
from sobremesa.play.viewer import Viewer, forgetful, plain_view


def shown(s: State, viewer: Seat) -> dict[str, Any]:
    """What the table shows of a running game without the aid."""
    return plain_view(GAME, s, viewer, forgetful=True)


def hand(s: State, viewer: Seat, owner: Seat) -> list[str | None]:
    """The owner's hand as it is shown to the viewer."""
    facts = shown(s, viewer)
    return [facts[f"card_{slot}"][owner] for slot in range(3)]


def lines(s: State, viewer: Seat, event: str) -> list[str]:
    """What the viewer is told of an event without the aid."""
    told = [line.as_it_lies() for line in GAME.words.heard(s.log or [], viewer)]
    return [line.spell() for line in told if line.event.key == event]


@rule("AY-92", "AY-R31")
def test_a_table_that_is_laid_now_forgets_and_one_of_before_does_not() -> None:
    assert GAME.options_for(4)["memory_aid"] == "off"
    assert forgetful(GAME, 4, {"memory_aid": "off"})
    assert not forgetful(GAME, 4, {"memory_aid": "on"})
    assert not forgetful(GAME, 4, {}), "what was kept before anybody could choose"


@rule("AY-92", "AY-R31")
def test_of_a_hand_card_the_side_is_shown_that_faces_the_viewer() -> None:
    s = table(hands={0: "bone/sabotage fish/small_hat hat/plain.i"})
    assert hand(s, 0, 0) == [
        "unknown-sabotage-outward",
        "fish-unknown-inward",
        "hat-unknown-inward",
    ]
    assert hand(s, 1, 0) == [
        "bone-unknown-outward",
        "unknown-small_hat-inward",
        "unknown-plain-inward",
    ]
    assert hand(s, SPECTATOR, 0) == [
        "unknown-unknown-outward",
        "unknown-unknown-inward",
        "unknown-unknown-inward",
    ]


@rule("AY-92")
def test_nothing_is_shown_that_can_only_be_counted() -> None:
    facts = shown(table(hands={0: "bone/sabotage fish/small_hat hat/plain.i"}), 1)
    assert facts["unseen"] == {}
    assert facts["pool_cards"] == []
    assert facts["seen_by_all_2"] == [0, 0, 0, 0]
    known = plain_view(GAME, table(hands={0: "hat/plain.i"}), 1)
    assert known["unseen"]
    assert known["seen_by_all_0"] == [1, 0, 0, 0]


@rule("AY-92")
def test_of_a_card_drawn_the_side_is_told_that_the_listener_sees() -> None:
    """AY-X31."""
    s = reveal("treasure", "muffin", rest={0: "bone fish"}, deck="bone/sabotage fish/small_hat")
    assert lines(s, 0, "drew")[:2] == ["drew 0 sabotage outward ?", "drew 0 small_hat inward fish"]
    assert lines(s, 1, "drew")[:2] == ["drew 0 ? outward bone", "drew 0 small_hat inward ?"]
    assert lines(s, SPECTATOR, "drew")[:2] == ["drew 0 ? outward ?", "drew 0 small_hat inward ?"]
    assert next(line for line in heard(s, 1) if line.startswith("drew")) == (
        "drew 0 sabotage outward bone"
    )


@rule("AY-92")
def test_a_hat_turns_a_hand_and_no_line_names_the_sides() -> None:
    s = reveal("treasure", "hat", rest={0: "fish/plain muffin/small_hat"})
    for viewer in (0, 1, SPECTATOR):
        assert lines(s, viewer, "card_turned") == [
            "card_turned 0 ? inward",
            "card_turned 0 ? outward",
        ]


@rule("AY-91")
def test_only_the_one_who_is_asked_is_told_so() -> None:
    """AY-X17 and AY-X30."""
    s = reveal(
        "bone",
        "treasure",
        active=1,
        partner=3,
        rest={0: "hat/sabotage fish fish", 2: "muffin/sabotage t_rex/sabotage fish"},
    )
    assert waiting(s) == [2]
    assert GAME.flow.named(s, [2]) == [2]
    assert [GAME.flow.named(s, [seat]) for seat in (0, 1, 3)] == [[], [], []]
    assert GAME.flow.named(s, []) == []
    before = [shown(s, viewer) for viewer in (1, 3, SPECTATOR)]
    assert s.log is not None
    s.log.clear()
    act(s, "2 pass")
    assert waiting(s) == [0]
    assert [shown(s, viewer) for viewer in (1, 3, SPECTATOR)] == before
    assert [heard(s, viewer) for viewer in (0, 1, 3, SPECTATOR)] == [[], [], [], []]
    assert (shown(s, 0)["passes"], shown(s, 1)["passes"]) == (3, 0)
    act(s, "0 sabotage 0")
    assert [GAME.flow.named(s, [seat]) for seat in (0, 2)] == [[], [2]]
    assert all("sabotaged 0 hat-sabotage cancelled" in heard(s, v) for v in (1, 2, 3, SPECTATOR))


@rule("AY-91", "AY-R30")
@pytest.mark.parametrize("back", ["sabotage", "plain"])
def test_the_cards_are_looked_at_whether_anybody_can_answer_or_not(back: str) -> None:
    s = table(hands={0: "bone hat hat", 1: "treasure hat fish", 2: f"muffin/{back} fish fish"})
    act(s, "0 partner 1", "0 commit 0")
    GAME.flow.apply_to_rest(s, 1, GAME.words.read("commit 0"))
    assert GAME.flow.resting(s)
    assert GAME.flow.waiting(s) == []
    others = [0, 1, 3, SPECTATOR]
    rested = [shown(s, viewer) for viewer in others]
    GAME.flow.settle(s)
    assert GAME.flow.unnamed(s) == (back == "sabotage")
    assert (rested == [shown(s, viewer) for viewer in others]) == (back == "sabotage")


@rule("AY-91")
def test_versions_do_not_count_what_nobody_hears() -> None:
    """A viewer who is not asked has a version for the reveal, and one for what follows it."""
    found = []
    for back in ("sabotage", "plain"):
        s = table(hands={0: "bone hat hat", 1: "treasure hat fish", 2: f"muffin/{back} fish fish"})
        act(s, "0 partner 1", "0 commit 0")
        viewer = Viewer(GAME, 3, forgets=True)
        viewer.look(s)
        GAME.flow.apply_to_rest(s, 1, GAME.words.read("commit 0"))
        viewer.look(s)
        assert s.log is not None
        s.log.clear()
        GAME.flow.settle(s)
        if back == "sabotage":
            assert not viewer.look(s)
            act(s, "2 pass")
        viewer.look(s)
        found.append((viewer.version, viewer.view))
    assert found[0] == found[1]
