"""Positions of Macaron, written in notation, for tests of single rules."""

from __future__ import annotations

from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Plain
from sobremesa.core.sets import members
from sobremesa.core.words import UNKNOWN, Action, Card, Seat
from sobremesa.games.macaron import GAME
from sobremesa.games.macaron.facts import (
    BARE,
    COUNTED,
    FLAVOUR_SHIFT,
    TOKEN_FACE,
    TOKENS_EACH_OF,
)
from sobremesa.games.macaron.rules import face_of
from sobremesa.games.macaron.setup import clear_round
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


def table(
    mode: str = "4p",
    *,
    side: str = "normal",
    target: int = 10,
    start: Seat = 0,
    round: int = 1,
    royal: str | None = "b",
    allergen: str | None = "almond",
    scores: list[int] | None = None,
    boxes: list[int] | None = None,
    bets: list[str | None] | None = None,
    tricks: int = 0,
) -> State:
    """A round of which the cards are not laid out yet, and with nothing on the agenda.

    Solo lists of scores and boxes name the human first, then Emma.
    """
    number = MODE.numbers[mode]
    s = State(Rng(b"situation"), number, SIDE.numbers[side], target)
    s.start = start
    s.round = round
    s.scores = [0] * (2 if mode in ("solo", "2v2") else s.seats)
    clear_round(s)
    s.log = []
    s.tricks = tricks
    s.royal = GROUP.numbers[royal] if royal else UNKNOWN
    s.allergen = FLAVOUR.numbers[allergen] if allergen else UNKNOWN
    s.scores = scores or s.scores
    s.boxes = boxes or s.boxes
    if bets:
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
    side: str = "normal",
    target: int = 10,
    start: Seat = 0,
    round: int = 1,
    royal: str | None = "b",
    allergen: str | None = "almond",
    scores: list[int] | None = None,
    boxes: list[int] | None = None,
    bets: list[str | None] | None = None,
    tricks: int = 0,
) -> State:
    """A trick being played: `trick` lies on the table, led by `leader`; the next player is asked.

    `hands` need name only the seats that matter; the others hold one card more than they need.
    Solo: leader 1 is Emma; `emma` lists her piles as `almond:green_tea-2 almond:almond-3` (pile,
    then printed card, top first; the pile's name may be left out where it is the printed
    flavour); `won_before` is the trick she won before, as two such cards in order of play.
    """
    s = table(
        mode,
        side=side,
        target=target,
        start=start,
        round=round,
        royal=royal,
        allergen=allergen,
        scores=scores,
        boxes=boxes,
        bets=bets,
        tricks=tricks,
    )
    s.leader = leader
    s.hands = [sorted(cards(hands.get(seat, ""))) for seat in range(s.seats)]
    s.trick = plays(trick)
    s.emma = plays(emma)
    if won_before:
        s.plays = s.last_trick = plays(won_before)
        s.leaders = [0]
    used = {card for hand in s.hands for card in hand}
    used |= {play & 63 for play in s.trick + s.emma + s.plays}
    s.aside = [card for card in s.aside if card not in used]
    for seat in range(s.seats):
        if seat not in hands:
            s.hands[seat] = [s.aside.pop(0)]
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
    s.push(SCORE_ROUND)
    GAME.flow.settle(s)
    return s


def offered(s: State, seat: Seat | None = None) -> list[str]:
    """What the seat (or the only one that is asked) may choose, in notation."""
    waiting = GAME.flow.waiting(s)
    chooser = waiting[0] if seat is None else seat
    return [GAME.words.spell(action) for action in GAME.flow.legal(s, chooser)]


def act(s: State, *lines: str) -> None:
    """Make choices written as in a record: `0 play almond-3`."""
    for line in lines:
        seat, _, notation = line.partition(" ")
        GAME.flow.apply(s, int(seat), GAME.words.read(notation))


def new(seats: int = 4, seed: bytes = b"test", **chosen: str) -> State:
    """A new game with its log."""
    return GAME.new(GAME.options_for(seats, **chosen), seed, log=True)


def advance(s: State, step: str) -> None:
    """Make the first legal choice until the step with that key is asked about (or the end)."""
    while not GAME.flow.over(s) and GAME.flow.key(s) != step:
        seat = GAME.flow.waiting(s)[0]
        GAME.flow.apply(s, seat, GAME.flow.legal(s, seat)[0])


def asked(s: State) -> str:
    """The key of the step that is asked about."""
    return GAME.flow.key(s)


def read(notation: str) -> Action:
    """The action that is written so."""
    return GAME.words.read(notation)


def told(s: State, viewer: Seat, key: str) -> list[str]:
    """The lines with that key in the viewer's log, in notation."""
    lines = GAME.words.heard(s.log or [], viewer)
    return [line.spell() for line in lines if line.event.key == key]


def facts(s: State, viewer: Seat) -> dict[str, object]:
    """What the viewer's view tells him, in names."""
    plain = Plain()
    GAME.view(s, viewer).describe(plain)
    return plain.facts


def heard(s: State, viewer: Seat) -> list[str]:
    """The whole log of the viewer, in notation."""
    return [line.spell() for line in GAME.words.heard(s.log or [], viewer)]


def known_cards(s: State, viewer: Seat) -> set[str]:
    """Every card that the viewer's view or log names."""
    words = {word for line in heard(s, viewer) for word in line.split()}
    for fact in facts(s, viewer).values():
        words |= {str(thing) for thing in fact} if isinstance(fact, list) else {str(fact)}
    return words & set(CARD.names)


def hand(s: State, seat: Seat) -> list[str]:
    """The cards in the seat's hand."""
    return [CARD.names[card] for card in s.hands[seat]]


def pile(s: State) -> list[str]:
    """The undealt cards, the top one first."""
    return [CARD.names[card] for card in reversed(s.aside)]


def emma_cards(s: State) -> list[str]:
    """Emma's cards as `almond:green_tea-2`: pile, then printed card; of each pile the top first."""
    return [
        f"{FLAVOUR.names[play >> FLAVOUR_SHIFT]}:{CARD.names[play & 63]}"
        for flavour in range(FLAVOUR.size)
        for play in s.emma
        if play >> FLAVOUR_SHIFT == flavour
    ]


def faces_held(s: State, seat: Seat) -> list[str]:
    """The faces of the voting tokens that the seat holds."""
    return [FACE.names[TOKEN_FACE[token]] for token in members(s.tokens[seat])]


def next_round(s: State) -> None:
    """Make the first legal choice until a new round is dealt (or the end)."""
    now = s.round
    while not GAME.flow.over(s) and s.round == now:
        seat = GAME.flow.waiting(s)[0]
        GAME.flow.apply(s, seat, GAME.flow.legal(s, seat)[0])


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
    s.push(COUNT_VOTES)
    GAME.flow.settle(s)
    return s
