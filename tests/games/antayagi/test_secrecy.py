"""Who may know what, at every moment: views, logs, pools, and the twin law through reshuffles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cite import rule
from games.antayagi.looking import hand
from games.antayagi.playing import act, facts, heard, new, told
from games.antayagi.situations import reveal, table
from laws import laws
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR
from sobremesa.games.antayagi import GAME
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.words import OBJECT


def reshuffling(seats: int, seed: bytes) -> Iterator[State]:
    """Every position of a game whose deck runs out again and again."""
    s = new(seats, seed)
    luck = Rng(seed)
    while not GAME.flow.over(s):
        if len(s.deck) > 8 and luck.below(4) == 0:
            s.discards += s.deck[:-4]
            s.deck = s.deck[-4:]
        yield s
        waiting = GAME.flow.waiting(s)
        seat = waiting[luck.below(len(waiting))]
        choices = GAME.flow.legal(s, seat)
        GAME.flow.apply(s, seat, choices[luck.below(len(choices))])


@pytest.mark.slow
@rule("AY-90", "AY-14", "AY-28")
@pytest.mark.parametrize("seats", range(3, 8))
def test_no_viewer_learns_more_through_hats_and_reshuffles(seats: int) -> None:
    viewers = [*range(seats), SPECTATOR]
    reshuffles = turned = pooled = 0
    for seed in (b"one", b"two"):
        luck = Rng(seed + b"twins")
        last = 0
        for i, s in enumerate(reshuffling(seats, seed)):
            laws.check_sealed(GAME, s, luck)
            last = s.reshuffles
            turned += len(told(s, SPECTATOR, "card_turned"))
            if i % 3:
                continue
            for viewer in viewers:
                laws.check_twins(GAME, s, viewer, luck)
                pooled += bool(GAME.view(s, viewer).pools)
            laws.check_variety(GAME, s, viewers[i % len(viewers)], luck)
        reshuffles += last
    assert reshuffles > 2
    assert turned
    assert pooled


@rule("AY-6", "AY-7")
def test_an_owner_is_never_told_the_object_of_what_he_draws_outward() -> None:
    *_, s = reshuffling(4, b"draws")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        for line in told(s, viewer, "drew") + told(s, viewer, "dealt"):
            _, owner, _, facing, thing = line.split()
            may_know = viewer != SPECTATOR and (facing == "inward") == (viewer == int(owner))
            assert (thing in OBJECT.names) == may_know


@rule("AY-2", "AY-6")
def test_cards_that_look_alike_are_not_told_apart() -> None:
    s = table(4, {0: "bone/plain bone/plain hat/plain", 1: "bone/plain hat hat"})
    assert s.hands[0] == s.hands[1] == s.hands[3] != s.hands[2]


@rule("AY-R23", "AY-30")
def test_slots_keep_their_order() -> None:
    s = table(
        4, {0: "bone/plain hat/sabotage fish/plain", 1: "bone bone bone"}, deck="muffin/plain"
    )
    act(s, "0 partner 1", "0 commit 0", "1 commit 0")
    assert hand(s, 0) == ["hat/sabotage o", "fish/plain o", "muffin/plain o"]


@rule("AY-R21")
def test_there_is_no_talk_in_the_rules() -> None:
    assert [verb.key for verb in GAME.words.verbs] == [
        "partner", "commit", "pass", "sabotage", "take", "eat",
    ]  # fmt: skip


@rule("AY-14", "AY-R5")
def test_the_last_exchange_is_remembered() -> None:
    s = reveal("bone/plain", "treasure/small_hat", rest={2: "fish/sabotage"}, partner=3)
    act(s, "2 sabotage 0")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        shown = facts(s, viewer)
        assert shown["last_traders"] == ["0", "3"]
        assert shown["last_trade"] == ["bone-plain", "treasure-small_hat"]
        assert shown["last_sabotages"] == ["fish-sabotage"]
        assert shown["last_saboteurs"] == ["2"]
        assert shown["trade"] == []


@rule("AY-90")
def test_what_is_imagined_follows_the_counts() -> None:
    # A hint whose other eleven lie open but for three Treasures and one T-Rex.
    zones = {
        1: "treasure/treasure_t_rex treasure/treasure_t_rex treasure/treasure_t_rex",
        2: "treasure/treasure_t_rex t_rex/treasure_t_rex t_rex/treasure_t_rex",
        3: "t_rex/treasure_t_rex",
    }
    s = table(4, {0: "treasure/treasure_t_rex hat hat"}, zones)
    luck = Rng(b"counts")
    view = GAME.view(s, 0)
    found = [hand(GAME.imagine(view, luck), 0)[0].split("/")[0] for _ in range(400)]
    assert 270 < found.count("treasure") < 370
    assert found.count("treasure") + found.count("t_rex") == 400


@rule("AY-8")
def test_what_is_imagined_keeps_the_top_back_and_no_order() -> None:
    s = table(4, deck="bone/small_hat")
    luck = Rng(b"deck")
    view = GAME.view(s, 2)
    worlds = [GAME.imagine(view, luck) for _ in range(30)]
    assert {facts(world, 2)["deck_back"] for world in worlds} == {"small_hat"}
    assert len({world.deck[-1] for world in worlds}) > 3
    assert len({tuple(world.deck) for world in worlds}) == 30


@rule("AY-28")
def test_a_spectator_hears_of_no_choice_before_the_reveal() -> None:
    s = table(4)
    act(s, "0 partner 1")
    before = heard(s, SPECTATOR)
    act(s, "1 commit 2")
    assert heard(s, SPECTATOR) == before
    assert facts(s, SPECTATOR)["committed"] is None
