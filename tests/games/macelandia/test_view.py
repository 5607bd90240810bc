"""What seats know, remember, and may imagine: the table of hidden information."""

from __future__ import annotations

import pytest

from cite import rule
from games.macelandia.looking import everyone
from games.macelandia.playing import act, asked, facts, facts_list, new, offered
from laws.tables import play_randomly
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.games.macelandia import GAME, state
from sobremesa.games.macelandia.battle import CARDS_OF, CHARACTERS_OF, SPENT_OF, verdict_of, wins
from sobremesa.games.macelandia.facts import HAND_OF, ONE_OF
from sobremesa.games.macelandia.words import KIND, NEAR, REINFORCE


def worlds(s: state.State, viewer: Seat, count: int = 40) -> list[state.State]:
    """States that the viewer may imagine."""
    view, luck = GAME.view(s, viewer), Rng(b"worlds")
    return [GAME.imagine(view, luck) for _ in range(count)]


def ally_of(s: state.State, seat: Seat, distance: str) -> Seat | None:
    """An ally at that distance."""
    for other, apart in enumerate(facts_list(s, seat, "distances")):
        if apart == distance and s.faction(other) == s.faction(seat):
            return other
    return None


def game_with_ally(distance: str) -> tuple[state.State, Seat, Seat]:
    """A new game in which the turn player has an ally at that distance."""
    for i in range(100):
        s = new(6, bytes([i]))
        seat = asked(s)[1]
        ally = ally_of(s, seat, distance)
        if ally is not None:
            return s, seat, ally
    raise AssertionError("no such game")


@rule("ML-16", "ML-R30")
def test_hands_and_undealt_cards_are_imagined_in_many_ways() -> None:
    s = new(6)
    for viewer in everyone(s):
        found = worlds(s, viewer)
        for seat in range(6):
            different = len({world.hands[seat] for world in found})
            assert different == 1 if seat == viewer else different > 10
        assert len({tuple(world.aside) for world in found}) > 5


@rule("ML-56")
@pytest.mark.parametrize("distance", ["near", "far"])
def test_sender_and_receiver_keep_what_they_know_of_a_reinforcement(distance: str) -> None:
    s, giver, taker = game_with_ally(distance)
    kind = state.kinds_in(s.hands[giver])[0]
    act(s, f"{giver} reinforce {taker}", f"{giver} commit {KIND.names[kind]}")
    place = len(s.history) - 1
    for viewer in everyone(s):
        sent = {world.history[place] for world in worlds(s, viewer)}
        knows = viewer == giver or (viewer == taker and distance == "near")
        assert len(sent) == 1 if knows else len(sent) > 2
    found = worlds(s, giver)
    if distance == "near":
        assert all(state.copies(world.hands[taker], kind) for world in found)
        assert facts(s, giver)["known"] == [f"{taker}-{KIND.names[kind]}"]


@rule("ML-26", "ML-R5")
@pytest.mark.parametrize("size", [1, 2])
def test_a_sealed_play_is_imagined_as_any_play_of_that_size(size: int) -> None:
    for i in range(200):
        s = new(6, bytes([i]))
        seat = asked(s)[1]
        enemy = next(other for other in range(6) if s.faction(other) != s.faction(seat))
        act(s, f"{seat} attack {enemy}")
        for _ in range(size):
            more = [choice for choice in offered(s) if choice != "ready"]
            if more:
                act(s, f"{seat} {more[0]}")
        act(s, f"{seat} ready")
        if GAME.view(s, enemy).face_down == size:
            break
    for viewer in everyone(s):
        sealed = {world.sealed for world in worlds(s, viewer)}
        assert len(sealed) == 1 if viewer == seat else len(sealed) > 2


@rule("ML-81")
def test_what_another_commits_is_imagined_in_many_ways() -> None:
    s = new(6)
    seat = asked(s)[1]
    enemy = next(other for other in range(6) if s.faction(other) != s.faction(seat))
    act(s, f"{seat} attack {enemy}", f"{seat} {offered_after(s, seat, enemy)}")
    for viewer in everyone(s):
        committed = {world.committed for world in worlds(s, viewer)}
        assert len(committed) == 1 if viewer == seat else len(committed) > 2


def offered_after(s: state.State, seat: Seat, enemy: Seat) -> str:
    """The first card that may be committed."""
    twin = s.clone()
    act(twin, f"{seat} attack {enemy}")
    return offered(twin)[0]


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_imagined_worlds_agree_with_every_battle_and_every_card_sent(seats: int) -> None:
    """In an imagined world the same turns could have been played: they are played again."""
    for i in range(6):
        s = new(seats, bytes([i]), placement="free")
        play_randomly(GAME, s, 25 + 12 * i, Rng(bytes([i])))
        if GAME.flow.over(s):
            continue
        for viewer in everyone(s):
            for world in worlds(s, viewer, 3):
                assert replayed(world) == (
                    world.hands.listed(),
                    world.away.listed(),
                    world.discards,
                )


def test_worlds_agree_however_many_cards_were_sent() -> None:
    for seats in (4, 6, 8):
        s = new(seats, b"many sent")
        luck = Rng(b"many sent")
        while len(s.history) < 60 and not GAME.flow.over(s):
            seat, legal = asked(s)[1], GAME.flow.legal(s, asked(s)[1])
            sends = [action for action in legal if REINFORCE.owns(action)]
            if sends and luck.below(4) and state.how_many(s.hands[seat]) > 1:
                legal = sends
            GAME.flow.apply(s, seat, legal[luck.below(len(legal))])
            if not GAME.flow.over(s) and luck.below(5) == 0:
                for viewer in everyone(s):
                    (world,) = worlds(s, viewer, 1)
                    assert replayed(world) == (
                        world.hands.listed(),
                        world.away.listed(),
                        world.discards,
                    )


def replayed(world: state.State) -> tuple[list[int], list[int], int]:
    """Hands, Expeditions and discards after the world's turns are made again from the deal."""
    gained = follow(world, [0] * world.seats, strict=False)[0]
    dealt: list[int] = []
    for seat in range(world.seats):
        sealed = CARDS_OF[world.sealed] if seat == world.turn else 0
        dealt.append(world.hands[seat] + sealed - gained[seat])
        role = 0 if world.castles >> seat & 1 else 1
        assert state.how_many(dealt[seat]) == HAND_OF[world.seats][world.faction(seat)][role]
    hands, away, gone = follow(world, dealt, strict=True)
    hands[world.turn] -= CARDS_OF[world.sealed]
    return hands, away, gone


def follow(
    world: state.State, hands: list[int], *, strict: bool
) -> tuple[list[int], list[int], int]:
    """Make the turns of the history; if `strict`, every card must be where it is taken from."""
    seats = range(world.seats)
    away, coming, gone = [0 for _ in seats], [0 for _ in seats], 0
    last_turn = dict.fromkeys(seats, -1)
    for place, turn in enumerate(world.history):
        if state.deed_of(turn) != state.STOOD:
            last_turn[state.actor_of(turn)] = last_turn[state.other_of(turn)] = place
    for place, turn in enumerate(world.history):
        actor, other, deed = state.actor_of(turn), state.other_of(turn), state.deed_of(turn)
        come_home(actor, hands, away, coming)
        near = world.distance(actor, other) == NEAR if deed != state.STOOD else True
        if deed == state.SENT:
            kind = state.first_of(turn)
            assert not strict or state.copies(hands[actor], kind)
            hands[actor] -= ONE_OF[kind]
            (hands if near else coming)[other] += ONE_OF[kind]
        elif deed == state.FOUGHT:
            attack, defence = state.first_of(turn), state.second_of(turn)
            verdict = verdict_of(attack, defence)
            for seat, play, rival in ((actor, attack, defence), (other, defence, attack)):
                for kind in state.kinds_in(CARDS_OF[play]):
                    need = state.copies(CARDS_OF[play], kind)
                    assert not strict or state.copies(hands[seat], kind) >= need
                hands[seat] -= CARDS_OF[play]
                won = wins(play, rival, verdict)
                gone += SPENT_OF[play] if won else CARDS_OF[play]
                if won:
                    home = near or seat == other
                    (hands if home else away)[seat] += CHARACTERS_OF[play]
        for seat in seats:
            if world.fallen >> seat & 1 and place == last_turn[seat]:
                assert not strict or hands[seat] == 0
                gone += away[seat]
                away[seat] = coming[seat] = 0
    come_home(world.turn, hands, away, coming)
    return hands, away, gone


def come_home(seat: Seat, hands: list[int], away: list[int], coming: list[int]) -> None:
    """The seat's turn begins."""
    hands[seat] += away[seat] + coming[seat]
    away[seat] = coming[seat] = 0


@rule("ML-R28")
def test_when_the_game_is_over_everything_is_open() -> None:
    s = new(6)
    GAME.flow.playout(s, Rng(b"over"))
    for viewer in everyone(s):
        view = GAME.view(s, viewer)
        assert view.hands == s.hands
        assert view.history == s.history
        assert view.aside == s.aside
        assert GAME.hidden(s, viewer) == []


def test_battles_are_remembered_by_everybody() -> None:
    s = new(8, b"memory")
    play_randomly(GAME, s, 60, Rng(b"memory"))
    attackers = facts(s, SPECTATOR)["battle_attackers"]
    assert attackers
    for viewer in everyone(s):
        assert facts(s, viewer)["battle_attackers"] == attackers
        view = GAME.view(s, viewer)
        for seat, known in enumerate(view.known_cards()):
            down = CARDS_OF[s.sealed] if seat == s.turn else 0
            for kind in set(state.kinds_in(known)):
                assert state.copies(known, kind) <= state.copies(s.hands[seat] + down, kind)
