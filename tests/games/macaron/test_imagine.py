"""What a seat imagines honours all that it knows, and no more."""

from __future__ import annotations

from itertools import product

from games.macaron.playing import act, advance, new
from sobremesa.core.rng import Rng
from sobremesa.core.sets import members, size_of
from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.games.macaron import GAME
from sobremesa.games.macaron.facts import CARD_MASK, FLAVOUR_OF, FLAVOUR_SHIFT, TOKEN_FACE
from sobremesa.games.macaron.rules import face_of
from sobremesa.games.macaron.state import State
from sobremesa.games.macaron.words import EMMA_TURN

WORLDS = 30


def worlds(s: State, seat: Seat) -> list[State]:
    luck = Rng(b"worlds")
    view = GAME.view(s, seat)
    return [GAME.imagine(view, luck) for _ in range(WORLDS)]


def played_until_voids(seats: int, seed: bytes) -> State:
    """A game in the middle of its tricks, in which someone has shown a void."""
    s = new(seats, seed)
    luck = Rng(seed)
    while s.tricks < 6 and s.round == 1:
        seat, choices = GAME.flow.question(s) or (0, [])
        GAME.flow.apply(s, seat, choices[luck.below(len(choices))])
    return s


def test_nobody_is_imagined_with_a_flavour_he_has_shown_to_lack() -> None:
    seen = 0
    for seats in (2, 3, 4, 5):
        for i in range(8):
            s = played_until_voids(seats, b"voids %d" % i)
            for viewer in [0, SPECTATOR]:
                voids = GAME.view(s, viewer).open.voids()
                seen += sum(1 for void in voids if void)
                for world in worlds(s, viewer):
                    for seat, void in enumerate(voids):
                        held = {FLAVOUR_OF[card] for card in members(world.hands[seat])}
                        assert not any(void >> flavour & 1 for flavour in held)
    assert seen > 20


def test_a_void_is_what_the_truth_says() -> None:
    for i in range(8):
        s = played_until_voids(4, b"true %d" % i)
        for seat, void in enumerate(GAME.view(s, SPECTATOR).open.voids()):
            assert not any(void >> FLAVOUR_OF[card] & 1 for card in members(s.hands[seat]))


def test_the_giver_knows_where_the_passed_cards_are_until_they_are_played() -> None:
    for i in range(6):
        s = played_until_voids(4, b"passed %d" % i)
        given = s.passed_by(0)
        left = s.receiver(0)
        unplayed = [card for card in given if s.hands[left] >> card & 1]
        for world in worlds(s, 0):
            assert all(world.hands[left] >> card & 1 for card in unplayed)
            assert world.passed_by(0) == given


def test_the_receiver_knows_who_gave_him_what() -> None:
    s = new(3, b"received")
    advance(s, "choose_royal")
    for world in worlds(s, 1):
        assert world.passed_by(world.giver(1)) == s.passed_by(s.giver(1))


def test_nobody_else_knows_what_was_passed() -> None:
    s = new(4, b"secret")
    advance(s, "place_vote")
    passed = {tuple(world.passed_by(1)) for world in worlds(s, 3)}
    assert len(passed) > 5


def test_own_votes_are_known_and_those_of_others_are_not() -> None:
    s = new(4, b"votes", first_seat="0")
    advance(s, "place_vote")
    for seat in (0, 1, 2, 3):
        GAME.flow.apply(s, seat, GAME.flow.legal(s, seat)[-1])
    mine = face_of(s.votes[0])
    theirs = set()
    for world in worlds(s, 0):
        assert face_of(world.votes[0]) == mine
        assert [TOKEN_FACE[token] for token in members(world.tokens[0])] == [
            TOKEN_FACE[token] for token in members(s.tokens[0])
        ]
        theirs.add(face_of(world.votes[1]))
    assert len(theirs) > 2


def test_counted_votes_are_known_to_all() -> None:
    s = new(4, b"counted")
    advance(s, "place_bet")
    assert all(world.votes == s.votes for world in worlds(s, SPECTATOR))


def test_emmas_shown_cards_stay_in_their_piles() -> None:
    s = new(1, b"emma")
    advance(s, "place_bet")
    for world in worlds(s, 0):
        piles = {play & CARD_MASK: play >> FLAVOUR_SHIFT for play in world.emma}
        for card in members(s.shown):
            assert piles[card] == FLAVOUR_OF[card]


def test_emmas_random_cards_lie_one_in_each_pile_and_could_be_any() -> None:
    s = new(1, b"random five")
    advance(s, "place_bet")
    unseen = set()
    for world in worlds(s, 0):
        random_cards = [play for play in world.emma if not s.shown >> (play & CARD_MASK) & 1]
        assert sorted(play >> FLAVOUR_SHIFT for play in random_cards) == [0, 1, 2, 3, 4]
        unseen.add(tuple(play & CARD_MASK for play in random_cards))
    assert len(unseen) > WORLDS // 2


def test_a_random_card_that_emma_has_played_is_known() -> None:
    s = new(1, b"played")
    advance(s, "play_card")
    while s.tricks < 5 and s.round == 1:
        act(s, f"0 {GAME.words.spell(GAME.flow.legal(s, 0)[0])}")
    piles = GAME.view(s, 0).piles
    for world in worlds(s, 0):
        assert GAME.view(world, 0).piles == piles
        assert len(world.emma) == len(s.emma)
        assert len(world.boxes) == EMMA_TURN + 1


def test_a_sealed_choice_of_another_is_not_imagined() -> None:
    s = new(3, b"sealed")
    act(s, f"1 {GAME.words.spell(GAME.flow.legal(s, 1)[0])}")
    assert all(world.passed_by(1) == [] for world in worlds(s, 0))


def test_every_world_that_a_seat_can_imagine_is_equally_likely() -> None:
    """The last cards of a round, where voids leave few ways in which they can lie."""
    s = nearly_over(b"few ways 19")
    view = GAME.view(s, 0)
    cards, voids = view.unknown_cards(), view.open.voids()
    room = [size - size_of(view.known_in(seat)) for seat, size in enumerate(view.hand_sizes)]
    room.append(view.aside_size)
    worlds: dict[tuple[int, ...], int] = {}
    for way in product(range(len(room)), repeat=len(cards)):
        fits = [way.count(place) for place in range(len(room))] == room
        if fits and not any(
            place < s.seats and voids[place] >> FLAVOUR_OF[card] & 1
            for card, place in zip(cards, way, strict=True)
        ):
            worlds[way] = 0
    luck = Rng(b"worlds")
    draws = 40 * len(worlds)
    for _ in range(draws):
        world = GAME.imagine(view, luck)
        lies = {card: seat for seat, hand in enumerate(world.hands) for card in members(hand)}
        worlds[tuple(lies.get(card, s.seats) for card in cards)] += 1
    freedom, expected = len(worlds) - 1, draws / len(worlds)
    off = sum((count - expected) ** 2 / expected for count in worlds.values())
    assert any(voids[1:])
    assert freedom > 5
    assert off < freedom + 3 * (2 * freedom) ** 0.5


def nearly_over(seed: bytes) -> State:
    """Three players in the last tricks of their first round."""
    s = new(3, seed)
    luck = Rng(seed)
    while s.round == 1 and sum(map(size_of, s.hands)) > 6:
        seat = GAME.flow.ask(s)
        choices = GAME.flow.legal(s, seat)
        GAME.flow.take(s, seat, choices[luck.below(len(choices))])
    return s
