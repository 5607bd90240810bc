"""Positions of Macaron, written in notation, for tests of single rules."""

from __future__ import annotations

from typing import TypedDict, Unpack

from games.macaron.playing import here, read
from sobremesa.core.ints import Ints
from sobremesa.core.rng import Rng
from sobremesa.core.sets import members, set_of
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.macaron import GAME
from sobremesa.games.macaron.facts import BARE, COUNTED, FLAVOUR_SHIFT, TOKEN_FACE, TOKENS_EACH_OF
from sobremesa.games.macaron.rules import face_of
from sobremesa.games.macaron.setup import clear_round, empty_table
from sobremesa.games.macaron.state import State
from sobremesa.games.macaron.words import (
    CARD,
    COUNT_VOTES,
    DEAL_EMMA,
    EMMA_PLAY,
    FACE,
    FLAVOUR,
    GROUP,
    MODE,
    PLACE_BET,
    PLACE_VOTE,
    PLAY_CARD,
    ROW,
    SCORE_ROUND,
    SIDE,
    TAKE_TRICK,
    VOTE,
)


def cards(text: str) -> list[Card]:
    """`almond-3 chocolate-9` as cards, in the order written."""
    return [CARD.numbers[name] for name in text.split()]


class Standing(TypedDict, total=False):
    """How a round stands, as `table` is told it."""

    side: str
    target: int
    start: Seat
    round: int
    royal: str | None
    allergen: str | None
    scores: list[int]
    boxes: list[int]
    bets: list[str | None] | None
    tricks: int


def table(mode: str = "4p", **standing: Unpack[Standing]) -> State:
    """A round of which the cards are not laid out yet, and with nothing on the agenda.

    The royal group is b and the allergen almond unless they are named; None says that they are not
    known yet. Solo lists of scores and boxes name the human first, then Emma.
    """
    side = SIDE.numbers[standing.get("side", "normal")]
    s = empty_table(Rng(b"situation"), MODE.numbers[mode], side, standing.get("target", 10))
    s.start = standing.get("start", 0)
    s.round = standing.get("round", 1)
    clear_round(s)
    s.log = []
    s.tricks = standing.get("tricks", 0)
    royal, allergen = standing.get("royal", "b"), standing.get("allergen", "almond")
    s.royal = GROUP.numbers[royal] if royal else UNKNOWN
    s.allergen = FLAVOUR.numbers[allergen] if allergen else UNKNOWN
    s.scores = standing.get("scores", s.scores)
    s.boxes = standing.get("boxes", s.boxes)
    if bets := standing.get("bets"):
        s.bets = [ROW.numbers[bet] if bet is not None else UNKNOWN for bet in bets]
    return s


def trick_table(
    hands: dict[Seat, str],
    trick: str = "",
    mode: str = "4p",
    *,
    leader: int = 0,
    emma: str = "",
    won_before: str = "",
    **standing: Unpack[Standing],
) -> State:
    """A trick being played: `trick` lies on the table, led by `leader`; the next player is asked.

    `hands` need name only the seats that matter; the others hold one card more than they need.
    Solo: leader 1 is Emma; `emma` lists her piles as `almond:green_tea-2 almond:almond-3` (pile,
    then printed card, top first; the pile's name may be left out where it is the printed
    flavour); `won_before` is the trick she won before, as two such cards in order of play.
    """
    s = table(mode, **standing)
    s.leader = leader
    s.hands = Ints([set_of(cards(hands.get(seat, ""))) for seat in range(s.seats)])
    s.trick = Ints(plays(trick))
    s.emma = plays(emma)
    if won_before:
        s.plays, s.last_trick = Ints(plays(won_before)), Ints(plays(won_before))
        s.leaders = [0]
    used = {card for hand in s.hands for card in members(hand)}
    used |= {play & 63 for play in [*s.trick, *s.emma, *s.plays]}
    s.aside = [card for card in s.aside if card not in used]
    for seat in range(s.seats):
        if seat not in hands:
            s.hands[seat] = set_of([s.aside.pop(0)])
    s.push(TAKE_TRICK)
    if s.solo():
        order = [EMMA_PLAY, PLAY_CARD] if leader == 1 else [PLAY_CARD, EMMA_PLAY]
        for step in reversed(order[len(s.trick) :]):
            s.push(step)
    elif len(s.trick) < s.seats:
        s.push(PLAY_CARD, (leader + len(s.trick)) % s.seats, turns=s.seats - len(s.trick))
    GAME.flow.settle(s)
    return s


def plays(text: str) -> list[int]:
    """Cards with the flavour they count as: `almond-3`, or `almond:green_tea-2` in Emma's pile."""
    found: list[int] = []
    for word in text.split():
        pile, _, name = word.rpartition(":")
        card = CARD.numbers[name]
        flavour = FLAVOUR.numbers[pile] << FLAVOUR_SHIFT if pile else 0
        found.append(BARE[card] | flavour if pile else COUNTED[card])
    return found


def score(s: State) -> State:
    """The table after the round on it has been scored."""
    return here.come_to(s, SCORE_ROUND)


def emma_table(top: str) -> State:
    """A solo round after the swap: Emma's cards and the allergen come from `top`, in order."""
    s = table("solo", royal=None, allergen=None)
    first = cards(top)
    s.aside = [card for card in s.aside if card not in first] + first[::-1]
    s.push(PLACE_BET)
    s.push(DEAL_EMMA)
    GAME.flow.settle(s)
    return s


def votes(text: str) -> list[int]:
    """`3 almond above, 1 pistachio below`: tokens placed, in the order written."""
    said = [words.strip() for words in text.split(",") if words.strip()]
    return [VOTE.thing(read(f"vote {words}")) for words in said]


def vote_table(
    placed: str = "", held: dict[Seat, str] | None = None, mode: str = "4p", start: Seat = 0
) -> State:
    """A vote under way: tokens `placed` in order from the start player; the next one is asked.

    `held` need name only the faces of the seats that matter; the others hold what is left.
    """
    s = table(mode, start=start, royal=None, allergen=None)
    for vote in votes(placed):
        s.lay_token(vote)
    wanted = held or {}
    for vote in s.votes:
        take_face(s, face_of(vote))
    for seat, faces in wanted.items():
        for face in faces.split():
            s.tokens[seat] |= take_face(s, FACE.numbers[face])
    each = TOKENS_EACH_OF[s.mode]
    turns = range(len(s.votes), each * s.seats)
    for turn in turns:
        seat = (start + turn) % s.seats
        if seat not in wanted:
            s.tokens[seat] |= take_face(s, TOKEN_FACE[members(s.bag)[0]])
    s.push(PLACE_BET, start, turns=s.seats)
    s.push(COUNT_VOTES)
    for turn in reversed(turns):
        s.push(PLACE_VOTE, (start + turn) % s.seats)
    GAME.flow.settle(s)
    return s


def take_face(s: State, face: int) -> int:
    """Take a token with that face out of the bag; give its bit."""
    token = next(token for token in members(s.bag) if TOKEN_FACE[token] == face)
    s.bag -= 1 << token
    return 1 << token


def counted(text: str, mode: str = "4p") -> State:
    """The table after the votes in the text, and no others, have been counted."""
    s = table(mode, royal=None, allergen=None)
    for vote in votes(text):
        s.lay_token(vote)
    return here.come_to(s, COUNT_VOTES)
