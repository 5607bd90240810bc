"""What the others did tells something of their hands."""

from __future__ import annotations

import pytest

from games.macelandia.playing import act, asked
from games.macelandia.situations import cards, names, table
from sobremesa.core.rng import Rng, seed_of
from sobremesa.core.words import UNKNOWN
from sobremesa.games.macelandia import GAME
from sobremesa.games.macelandia.battle import PLAY_OF
from sobremesa.games.macelandia.bot import Greedy
from sobremesa.games.macelandia.likely import Again, as_dealt
from sobremesa.games.macelandia.mind import MIND
from sobremesa.games.macelandia.state import State
from sobremesa.games.macelandia.words import READY


@pytest.mark.parametrize("seats", [4, 6, 8])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_world_that_is_played_again_comes_to_where_it_is(seats: int, name: str) -> None:
    """From its deal, with all that was sent, lost far away and discarded since."""
    bot = GAME.players[name]() if name in GAME.players else None
    turns = 0
    for number in range(4):
        s, luck = GAME.new(GAME.options_among_bots(seats), seed_of("again", number)), Rng(b"luck")
        while (seat := GAME.flow.ask(s)) != UNKNOWN:
            view, choices = GAME.view(s, seat), GAME.flow.legal(s, seat)
            if s.history and GAME.flow.key(s) == "choose_action":
                world = GAME.imagine(view, luck)
                again = Again(world, seat)
                for turn in world.history:
                    again.take_turn(turn)
                assert GAME.reveal(again.now) == GAME.reveal(world)
                assert (again.now.quiet, again.now.history) == (world.quiet, world.history)
                assert again.now.agenda.listed() == world.agenda.listed()
                turns += 1
            at = luck.below(len(choices))
            action = choices[at] if bot is None else bot.choose(view, choices, luck)
            GAME.flow.take(s, seat, action)
    assert turns > 20


def attacked_with(hand: str, card: str) -> State:
    """The castle of Darkness, whose turn it is, attacks that of Light with this card of a hand."""
    s = table({0: "l03 l06 l08", 1: hand, 3: "d03 d05", 5: "d04 d06"}, turn=1)
    act(s, "1 attack 0")
    act(s, f"1 commit {card}")
    act(s, "1 ready")
    return s


def test_that_card_is_likeliest_which_the_heuristic_would_have_laid() -> None:
    hand = "d01 d02 d07 d09 dx"
    s = table({0: "l03 l06 l08", 1: hand, 3: "d03 d05", 5: "d04 d06"}, turn=1)
    act(s, "1 attack 0")
    view, choices = GAME.view(s, 1), GAME.flow.legal(s, 1)
    action = Greedy().choose(view, choices, Rng(b"bot"))
    best = GAME.words.spell(action).split()[1]
    worlds = {card: attacked_with(hand, card) for card in hand.split()}
    likely = {card: MIND.likely(GAME.view(s, 0), s) for card, s in worlds.items()}
    assert max(likely, key=lambda card: likely[card]) == best
    assert min(likely.values()) > 0


def test_who_stood_by_beside_a_small_hand_holds_nothing_strong() -> None:
    found = {}
    for hand in ("d01 d02", "d10 d11"):
        s = table({0: "l04 l07 l09", 1: hand, 2: "l05 l06 l01", 3: "d03 d05", 5: "d04 d06"}, turn=1)
        act(s, "1 standby")
        found[hand] = MIND.likely(GAME.view(s, 2), s)
    assert found["d01 d02"] > 10 * found["d10 d11"]


def test_nobody_is_asked_why_he_himself_did_something() -> None:
    s = table({0: "l03 l06 l08", 1: "d02 d11"}, turn=1)
    view = GAME.view(s, 1)
    assert not MIND.infers(view)
    act(s, "1 attack 0")
    assert MIND.likely(GAME.view(s, 1), s) == 1
    assert MIND.likely(GAME.view(s, 0), s) < 1


def test_a_game_that_is_over_or_not_yet_begun_tells_nothing() -> None:
    s, luck = GAME.new(GAME.options_among_bots(4), b"over"), Rng(b"luck")
    while (seat := GAME.flow.ask(s)) != UNKNOWN:
        if not s.shown:
            assert not MIND.infers(GAME.view(s, seat))
        choices = GAME.flow.legal(s, seat)
        GAME.flow.take(s, seat, choices[luck.below(len(choices))])
    assert not MIND.infers(GAME.view(s, 0))


def test_what_was_dealt_is_found_with_cards_face_down() -> None:
    s = attacked_with("d02 d11 d10", "d11")
    assert s.sealed == PLAY_OF[cards("d11")]
    assert names(as_dealt(s).hands[1]) == "d02 d10 d11"
    assert READY.of() not in GAME.flow.legal(s, asked(s)[1])
