"""How a game of Macaron and each of its rounds are laid out."""

from __future__ import annotations

from sobremesa.core.ints import Ints
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng
from sobremesa.core.sets import members, set_of
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.macaron.facts import (
    DECK_OF,
    HAND_OF,
    PASSED_CARDS,
    SEATS_OF,
    TEAMED,
    TOKEN_FACE,
    TOKEN_LIST_OF,
    TOKENS_EACH_OF,
    TOKENS_OF,
)
from sobremesa.games.macaron.state import State
from sobremesa.games.macaron.words import DEAL_ROUND, DEALT, MODE, ROUND_BEGAN, SIDE, TOKEN_DEALT


def lay_out(options: Options, rng: Rng) -> State:
    """MC-6 All scores start at 0. MC-9 In solo the human starts; MC-10 else who was agreed on."""
    mode, side = MODE.numbers[options["mode"]], SIDE.numbers[options["side"]]
    s = empty_table(rng, mode, side, int(options["target"]))
    first = options["first_seat"]
    if s.seats > 1:
        s.start = int(rng.below(s.seats)) if first == "random" else int(first)
    s.push(DEAL_ROUND)
    return s


def empty_table(rng: Rng, mode: int, side: int, target: int) -> State:
    """MC-6 All scores are 0, and the cards of the mode lie together."""
    s = State(SEATS_OF[mode])
    s.rng = rng
    s.mode = mode
    s.side = side
    s.target = target
    s.round = 0
    s.start = 0
    s.scores = [0] * (2 if TEAMED[mode] else s.players())
    s.trick = Ints()
    s.plays = Ints()
    s.last_trick = Ints()
    s.last_leader = 0
    s.ended = UNKNOWN
    clear_round(s)
    return s


def clear_round(s: State) -> None:
    """MC-6 Boxes go back to 0. MC-38 Tokens are collected, and all marks of the round go."""
    s.leader = s.start
    s.tricks = 0
    s.passed = [UNKNOWN] * (s.seats * PASSED_CARDS)
    s.handed_over = False
    s.discards = 0
    s.drawn = 0
    s.emma = []
    s.shown = 0
    s.emma_line = UNKNOWN
    s.allergen_card = UNKNOWN
    s.bag = TOKENS_OF[s.mode]
    s.tokens = Ints([0] * s.seats)
    s.votes = []
    s.lying = 0
    s.counted = False
    s.royal = UNKNOWN
    s.allergen = UNKNOWN
    s.bets = [UNKNOWN] * s.seats
    s.boxes = [0] * s.players()
    s.trick.clear()
    s.plays.clear()
    s.leaders = []
    gather(s)


def gather(s: State) -> None:
    """MC-1 All cards of the mode's flavours (MC-2) lie together, face down."""
    s.hands = Ints([0] * s.seats)
    s.aside = DECK_OF[s.mode].copy()


def deal(s: State) -> None:
    """MC-11 Shuffle everything. MC-12 Deal the hands. MC-13, MC-14 The rest lies face down."""
    s.round += 1
    clear_round(s)
    s.tell(ROUND_BEGAN, s.round, s.start)
    s.rng.shuffle(s.aside)
    for seat in range(s.seats):
        give_from_pile(s, seat, HAND_OF[s.mode])
        if s.log is not None:
            for card in members(s.hands[seat]):
                s.tell(DEALT, seat, card, audience=1 << seat)


def give_from_pile(s: State, seat: Seat, cards: int) -> None:
    """Move so many cards from the top of the pile into a hand."""
    given = set_of(s.aside[-cards:])
    del s.aside[-cards:]
    s.hands[seat] = s.hands[seat] | given


def deal_tokens(s: State) -> None:
    """MC-30 The tokens are dealt at random and equally. MC-8 In 5p two of them are not used."""
    tokens = TOKEN_LIST_OF[s.mode].copy()
    s.rng.shuffle(tokens)
    s.bag = 0
    each = TOKENS_EACH_OF[s.mode]
    for seat in range(s.seats):
        dealt = tokens[seat * each : (seat + 1) * each]
        s.tokens[seat] = set_of(dealt)
        if s.log is not None:
            for token in dealt:
                s.tell(TOKEN_DEALT, seat, TOKEN_FACE[token], audience=1 << seat)
