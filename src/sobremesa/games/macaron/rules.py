"""The rules of Macaron, in the rulebook's order. Numbers such as MC-47 are those of RULES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core import flow
from sobremesa.core.flow import Decision, Flow, Step
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF, drawn_from, members, set_of, size_of
from sobremesa.core.words import UNKNOWN, Action, Seat
from sobremesa.games.macaron import emma, setup
from sobremesa.games.macaron.facts import (
    ALLERGEN_BY,
    BOXES_TO_END,
    CARD_BIT,
    CARDS_OF,
    COUNTED,
    CUPS_OF,
    FACE_AT,
    FLAVOUR_AT,
    FLAVOUR_OF,
    FLAVOUR_SHIFT,
    FLAVOURS_OF,
    GROUP_OF,
    MOST_SWAPPED,
    MOST_TOKENS,
    PASSED_CARDS,
    POINTS_AT,
    ROWS_OF,
    ROYALS_OF,
    SOLO_CUPS_OF,
    TOKENS_EACH_OF,
    TOKENS_WITH,
    TRICKS_OF,
)
from sobremesa.games.macaron.scoring import (
    boxes_of,
    end_of,
    name_of,
    score_round,
    stake_of,
    winning_place,
)
from sobremesa.games.macaron.state import FACES_IN, Open, State, cards_in
from sobremesa.games.macaron.words import (
    ABSTAINED,
    ALLERGEN_CHOSEN,
    ALLERGEN_FLAVOUR,
    BEGIN_TRICK,
    BET,
    BETTED,
    CARD_PASSED,
    CHOOSE_ALLERGEN,
    CHOOSE_ALLERGEN_FLAVOUR,
    CHOOSE_ROYAL,
    CHOOSE_ROYAL_GROUP,
    COUNT_VOTES,
    DEAL_EMMA,
    DEAL_ROUND,
    DEAL_TOKENS,
    DRAW_SWAPPED,
    EDGE,
    EMMA_PLAY,
    EMMA_TURN,
    FACE,
    FLAVOUR,
    FLAVOUR_SUM,
    GAME_ENDED,
    GROUP,
    GROUP_SUM,
    HAND_OVER,
    NO_BET,
    PASS,
    PASS_CARD,
    PASS_CHOSEN,
    PASSED,
    PLACE_BET,
    PLACE_VOTE,
    PLAY,
    PLAY_CARD,
    PLAYED,
    ROUND_ENDED,
    ROYAL_CHOSEN,
    ROYAL_GROUP,
    SCORE_ROUND,
    SWAP,
    SWAP_CARD,
    SWAP_CHOSEN,
    SWAP_DONE,
    SWAP_DRAWN,
    SWAP_FINISHED,
    TAKE_TRICK,
    TRICK_LED,
    TRICK_WON,
    VOTE,
    VOTE_SHOWN,
    VOTED,
    VOTES_COUNTED,
    WORDS,
)


class DealRound(Step[State]):
    """MC-11 to MC-14 Shuffle and deal; then pass or swap, royal and allergen, bets, tricks.

    MC-39 Bets come after royal and allergen and before the first trick.
    """

    def run(self, s: State) -> None:
        setup.deal(s)
        s.push(BEGIN_TRICK)
        s.push(PLACE_BET, s.start, turns=s.seats)
        if s.solo():
            s.push(DEAL_EMMA)
            s.push(DRAW_SWAPPED)
            s.push(SWAP_CARD)
            return
        if TOKENS_EACH_OF[s.mode]:
            s.push(COUNT_VOTES)
            for _ in range(TOKENS_EACH_OF[s.mode]):
                s.push(PLACE_VOTE, s.start, turns=s.seats)
            s.push(DEAL_TOKENS)
        else:
            left = s.left_of(s.start)
            s.push(CHOOSE_ALLERGEN, chooser_of_allergen(s))
            s.push(CHOOSE_ROYAL, left)
        s.push(HAND_OVER)
        s.push(PASS_CARD, arg=BIT_OF[s.seats] - 1)


def chooser_of_allergen(s: State) -> Seat:
    """MC-28 In 2p the start player; MC-29 in 3p the third, who sits on his right."""
    return s.start if ALLERGEN_BY[s.mode] == "start" else (s.start + s.seats - 1) % s.seats


class PassCard(Decision[State]):
    """MC-15 Everyone passes two cards. MC-84 They are two single choices of the dealt hand.

    MC-16 All choose at once: nobody sees a passed card, or a choice, before all have chosen two.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return PASS.each(members(s.unpassed(seat)))

    def draw(self, s: State, seat: Seat, rng: Rng) -> Action:
        return PASS.base + drawn_from(s.unpassed(seat), rng)

    def take(self, s: State, seat: Seat, action: Action) -> None:
        card = PASS.thing(action)
        first = seat * PASSED_CARDS
        if s.passed[first] == UNKNOWN:
            s.passed[first] = card
        else:
            # The pair is kept in table order, so that the order of choosing leaves no trace.
            s.passed[first + 1] = max(card, s.passed[first])
            s.passed[first] = min(card, s.passed[first])
        if s.log is not None:
            s.tell(PASS_CHOSEN, seat, card, audience=BIT_OF[seat])

    def decided(self, s: State, seat: Seat) -> bool:
        return s.passed[(seat + 1) * PASSED_CARDS - 1] != UNKNOWN

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        return [(PASS.of(card), "MC-16") for card in s.passed_by(seat)]


class HandOver(Step[State]):
    """MC-15 The cards change hands, to the left in odd rounds, to the right in even ones."""

    def run(self, s: State) -> None:
        s.handed_over = True
        s.tell(PASSED, PASSED_CARDS, s.direction())
        for i, card in enumerate(s.passed):
            seat = i // PASSED_CARDS
            receiver = s.receiver(seat)
            s.hands[seat] = s.hands[seat] & ~CARD_BIT[card]
            s.hands[receiver] = s.hands[receiver] | CARD_BIT[card]
            if s.log is not None:
                s.tell(CARD_PASSED, seat, receiver, card, audience=BIT_OF[seat] | BIT_OF[receiver])


class SwapCard(Decision[State]):
    """MC-17 The human discards one or two cards. MC-85 The second may be declined."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        cards = SWAP.each(members(s.hands[seat]))
        return [*cards, SWAP_DONE.of()] if s.discards else cards

    def take(self, s: State, seat: Seat, action: Action) -> None:
        if action == SWAP_DONE.of():
            s.tell(SWAP_FINISHED, seat)
            return
        card = SWAP.thing(action)
        s.hands[seat] = s.hands[seat] & ~CARD_BIT[card]
        s.discards |= BIT_OF[card]
        s.tell(SWAP_CHOSEN, seat, card, secret_to=BIT_OF[seat])
        if size_of(s.discards) < MOST_SWAPPED:
            s.push(SWAP_CARD, seat)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        if not s.discards:
            return [(SWAP_DONE.of(), "MC-17")]
        return [(SWAP.of(card), "MC-17") for card in members(s.discards)]


class DrawSwapped(Step[State]):
    """MC-17 He draws as many, MC-85 only after he has discarded."""

    def run(self, s: State) -> None:
        s.drawn = set_of(s.aside[-size_of(s.discards) :])
        setup.give_from_pile(s, 0, size_of(s.discards))
        for card in members(s.drawn):
            s.tell(SWAP_DRAWN, 0, card, secret_to=1)


class DealEmma(Step[State]):
    """MC-18 to MC-21 Emma's piles; MC-25 her largest group is royal; MC-26 a card is allergen."""

    def run(self, s: State) -> None:
        emma.deal(s)
        emma.choose_royal(s)
        emma.draw_allergen(s)


class ChooseRoyal(Decision[State]):
    """MC-27 The player left of the start player chooses. MC-22 A, B or C. MC-3 D is not there.

    MC-23 All flavours of the group are royal, MC-4 in 2p only one in group C.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return CHOOSE_ROYAL_GROUP.each(list(range(ROYAL_GROUP.size)))

    def take(self, s: State, seat: Seat, action: Action) -> None:
        s.royal = CHOOSE_ROYAL_GROUP.thing(action)
        s.tell(ROYAL_CHOSEN, seat, s.royal)


class ChooseAllergen(Decision[State]):
    """MC-28, MC-29 Chosen after the royal group. MC-24 One flavour, maybe royal, not chocolate."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        flavours = min(FLAVOURS_OF[s.mode], ALLERGEN_FLAVOUR.size)
        return CHOOSE_ALLERGEN_FLAVOUR.each(list(range(flavours)))

    def take(self, s: State, seat: Seat, action: Action) -> None:
        s.allergen = CHOOSE_ALLERGEN_FLAVOUR.thing(action)
        s.tell(ALLERGEN_CHOSEN, seat, s.allergen)


class DealTokens(Step[State]):
    """MC-83 The voting tokens are dealt after the pass, MC-30 each seen by its owner only."""

    def run(self, s: State) -> None:
        setup.deal_tokens(s)


class PlaceVote(Decision[State]):
    """MC-31 One token face down above or below a flavour. MC-32 At most three lie at a flavour."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        free = free_flavours(s)
        found: list[Action] = []
        for face in FACES_IN[s.tokens[seat]]:
            found += VOTES_OF[face][free]
        return found

    def draw(self, s: State, seat: Seat, rng: Rng) -> Action:
        free = free_flavours(s)
        faces = FACES_IN[s.tokens[seat]]
        each: i64 = len(VOTES_OF[faces[0]][free])
        drawn = rng.below(each * len(faces))
        return VOTES_OF[faces[drawn // each]][free][drawn % each]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        vote = VOTE.thing(action)
        face = face_of(vote)
        alike = s.tokens[seat] & TOKENS_WITH[face]
        s.tokens[seat] = s.tokens[seat] - (alike & -alike)
        s.lay_token(vote)
        if s.log is not None:
            s.tell(VOTED, seat, face, edge_of(vote), FLAVOUR_AT[vote], secret_to=BIT_OF[seat])

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        held = FACES_IN[s.tokens[seat]]
        whole = BIT_OF[FLAVOURS_OF[s.mode]] - 1
        full = whole & ~free_flavours(s)
        found = [(vote, "MC-32") for face in held for vote in VOTES_OF[face][full]]
        for face in faces_placed(s, seat):
            if face not in held:
                found += [(vote, "MC-31") for vote in VOTES_OF[face][whole]]
        return found


def faces_placed(s: State, seat: Seat) -> list[int]:
    """The different faces of the tokens that the seat has placed, in order."""
    first = (seat - s.start) % s.seats
    return sorted({face_of(vote) for vote in s.votes[first :: s.seats]})


def face_of(vote: int) -> int:
    """The face of the token that a vote places."""
    return FACE_AT[vote]


def edge_of(vote: int) -> int:
    """Above or below."""
    return vote % EDGE.size


VOTES_OF: Final[list[list[list[Action]]]] = [
    [
        [
            VOTE.at([face, flavour, edge])
            for flavour in range(FLAVOUR.size)
            if free >> flavour & 1
            for edge in range(EDGE.size)
        ]
        for free in range(2**FLAVOUR.size)
    ]
    for face in range(FACE.size)
]
"""For each face, the ways to place it at each set of flavours."""


def free_flavours(s: State) -> int:
    """MC-32 The set of flavours at which fewer than three tokens lie, above and below together."""
    free: i64 = BIT_OF[FLAVOURS_OF[s.mode]] - 1
    lying: i64 = s.lying
    most: i64 = MOST_TOKENS
    flavour_bit: i64 = 1
    while lying:
        if lying & 3 == most:
            free -= flavour_bit
        lying >>= 2
        flavour_bit += flavour_bit
    return int(free)


class CountVotes(Step[State]):
    """MC-35 All tokens are revealed. MC-36 They make a group royal and MC-37 a flavour allergen.

    MC-38 They stay face up until the round's end.
    """

    def run(self, s: State) -> None:
        s.counted = True
        if s.log is not None:
            for i, vote in enumerate(s.votes):
                seat = (s.start + i) % s.seats
                s.tell(VOTE_SHOWN, seat, face_of(vote), edge_of(vote), FLAVOUR_AT[vote])
        sums = flavour_sums(s.votes)
        groups = group_sums(sums)
        if s.log is not None:
            for flavour in range(FLAVOURS_OF[s.mode]):
                s.tell(FLAVOUR_SUM, flavour, sums[flavour])
            for group in range(ROYAL_GROUP.size):
                s.tell(GROUP_SUM, group, groups[group])
        s.royal = leftmost_highest(groups, ROYAL_GROUP.size)
        s.allergen = leftmost_lowest(sums, ALLERGEN_FLAVOUR.size)
        s.tell(VOTES_COUNTED, s.royal, s.allergen)


def flavour_sums(votes: list[int]) -> list[int]:
    """MC-33, MC-34 A token counts its plus number above, its minus number below."""
    sums = [0] * FLAVOUR.size
    for vote in votes:
        flavour = FLAVOUR_AT[vote]
        sums[flavour] = sums[flavour] + POINTS_AT[vote]
    return sums


def group_sums(sums: list[int]) -> list[int]:
    """MC-36 The sum over a group's flavours."""
    groups = [0] * GROUP.size
    for flavour, points in enumerate(sums):
        groups[GROUP_OF[flavour]] = groups[GROUP_OF[flavour]] + points
    return groups


def leftmost_highest(sums: list[int], among: int) -> int:
    """MC-36 The highest of the first so many; of equal ones the leftmost. MC-22 Never D."""
    best = 0
    for i in range(1, among):
        if sums[i] > sums[best]:
            best = i
    return best


def leftmost_lowest(sums: list[int], among: int) -> int:
    """MC-37 The lowest of the first so many; of equal ones the leftmost. MC-24 Never chocolate."""
    best = 0
    for i in range(1, among):
        if sums[i] < sums[best]:
            best = i
    return best


class PlaceBet(Decision[State]):
    """MC-39 Openly, in turn. MC-40 One row or none; MC-43 against Emma one must bet.

    MC-41 On the normal side not on 8+, except in solo. MC-42 On the advanced side on any row.
    MC-44 A row may have several bets.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        if s.solo():
            return BET.each(SOLO_CUPS_OF[s.side])
        return [*BET.each(CUPS_OF[s.side]), NO_BET.of()]

    def draw(self, s: State, seat: Seat, rng: Rng) -> Action:
        rows = SOLO_CUPS_OF[s.side] if s.solo() else CUPS_OF[s.side]
        drawn = rng.below(len(rows) if s.solo() else len(rows) + 1)
        return BET.of(rows[drawn]) if drawn < len(rows) else NO_BET.of()

    def take(self, s: State, seat: Seat, action: Action) -> None:
        if action == NO_BET.of():
            s.tell(ABSTAINED, seat)
            return
        s.bets[seat] = BET.thing(action)
        s.tell(BETTED, seat, s.bets[seat])

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        if s.solo():
            return [(NO_BET.of(), "MC-43")]
        return [(BET.of(row), "MC-41") for row in ROWS_OF[s.side] if row not in CUPS_OF[s.side]]


class BeginTrick(Step[State]):
    """MC-45 The start player leads the first trick of the round."""

    def run(self, s: State) -> None:
        begin_trick(s)


def begin_trick(s: State) -> None:
    """MC-47 Everyone plays a card, clockwise from the leader; in solo the human and Emma do."""
    s.push(TAKE_TRICK)
    if not s.solo():
        s.push(PLAY_CARD, s.leader, turns=s.seats)
    elif s.leader == EMMA_TURN:
        s.push(PLAY_CARD)
        s.push(EMMA_PLAY)
    else:
        s.push(EMMA_PLAY)
        s.push(PLAY_CARD)


class PlayCard(Decision[State]):
    """MC-46 Lead anything. MC-47 Follow the led flavour if you can. MC-49 If not, play anything.

    MC-48 The other royal flavour does not follow a royal one. MC-68 A lead lays the trick before
    aside.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return PLAY.each(members(playable(s, seat)))

    def draw(self, s: State, seat: Seat, rng: Rng) -> Action:
        return PLAY.base + drawn_from(playable(s, seat), rng)

    def take(self, s: State, seat: Seat, action: Action) -> None:
        card = PLAY.thing(action)
        if s.log is not None:
            if not s.trick.size:
                s.tell(TRICK_LED, name_of(s, s.leader), s.tricks)
            s.tell(PLAYED, seat, card)
        s.hands[seat] = s.hands[seat] & ~CARD_BIT[card]
        s.trick.append(COUNTED[card])

    def is_forced(self, o: flow.Open, seat: Seat) -> bool:
        """The last card of a hand."""
        return isinstance(o, Open) and o.tricks == TRICKS_OF[o.mode] - 1

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        found = not_in_hand(s, seat)
        kept = s.hands[seat] & ~playable(s, seat)
        if not kept:
            return found
        royals = ROYALS_OF[s.royal]
        if royals >> int(s.trick[0] >> FLAVOUR_SHIFT) & 1 == 0:
            royals = 0
        for card in members(kept):
            royal = royals >> FLAVOUR_OF[card] & 1
            found.append((PLAY.of(card), "MC-48" if royal else "MC-47"))
        return found


def not_in_hand(s: State, seat: Seat) -> list[tuple[Action, str]]:
    """The cards that the seat has before its eyes, or had in its hand, and cannot play.

    MC-15 It passed them on, MC-17 or swapped them. MC-20 Emma has them, MC-26 or they show the
    allergen. MC-68 What has been played goes away with its trick.
    """
    passed = set_of(s.passed_by(seat))
    came = set_of(s.passed_by(s.giver(seat)))
    seen = s.seen()
    played = (passed | came | s.drawn | s.shown) & seen
    played |= cards_in(s.trick)
    found = [(PLAY.of(card), "MC-68") for card in members(played)]
    found += [(PLAY.of(card), "MC-15") for card in members(passed & ~seen)]
    found += [(PLAY.of(card), "MC-17") for card in members(s.discards)]
    found += [(PLAY.of(card), "MC-20") for card in members(s.shown & ~seen)]
    if s.allergen_card != UNKNOWN:
        found.append((PLAY.of(s.allergen_card), "MC-26"))
    return found


def playable(s: State, seat: Seat) -> i64:
    """The set of cards in the hand that follow the led flavour; of all, if there is none."""
    hand = s.hands[seat]
    if not s.trick.size:
        return hand
    following = hand & CARDS_OF[s.trick[0] >> FLAVOUR_SHIFT]
    return following if following else hand


class EmmaPlay(Step[State]):
    """MC-56 to MC-62 Emma plays by her table; she never decides."""

    def run(self, s: State) -> None:
        emma.play(s)


class TakeTrick(Step[State]):
    """MC-63 to MC-67 The winner gets the boxes, if any, and leads next (MC-45).

    MC-68 The trick is set aside. MC-69 The last trick ends the round, and so do 8 boxes.
    """

    def run(self, s: State) -> None:
        stake = take_boxes(s)
        if s.log is not None:
            s.tell(TRICK_WON, name_of(s, s.leader), boxes_of(stake), stake)
        if s.tricks == TRICKS_OF[s.mode] or s.boxes[s.leader] >= BOXES_TO_END:
            s.push(SCORE_ROUND)
        else:
            begin_trick(s)


def take_boxes(s: State) -> int:
    """Lay the trick aside and give its boxes to the winner, who will lead; what was at stake."""
    place = winning_place(s.trick, s.royal)
    winner = (s.leader + place) % s.players()
    stake = stake_of(s.trick, place, s.allergen)
    s.boxes[winner] = s.boxes[winner] + boxes_of(stake)
    s.plays.extend(s.trick)
    s.leaders.append(s.leader)
    s.last_trick, s.trick = s.trick, s.last_trick
    s.trick.clear()
    s.last_leader = s.leader
    s.leader = winner
    s.tricks += 1
    return stake


class ScoreRound(Step[State]):
    """MC-70 to MC-76 Points. MC-77 The target ends the game, MC-80 and so does the last round.

    MC-10 Else the start player's marker goes to the left; MC-9 in solo it stays.
    """

    def run(self, s: State) -> None:
        s.tell(ROUND_ENDED, s.round)
        score_round(s)
        s.ended = end_of(s)
        if s.ended != UNKNOWN:
            s.tell(GAME_ENDED, s.ended)
            return
        s.start = s.left_of(s.start)
        s.push(DEAL_ROUND)


FLOW: Final[Flow[State]] = Flow(
    WORDS,
    [
        DealRound(),
        PassCard(PASS, sealed=True, final=True, certain=True, revocable=True),
        HandOver(),
        SwapCard(SWAP, SWAP_DONE, final=True, certain=True, revocable=True),
        DrawSwapped(),
        DealEmma(),
        ChooseRoyal(CHOOSE_ROYAL_GROUP, final=True, certain=True, revocable=True),
        ChooseAllergen(CHOOSE_ALLERGEN_FLAVOUR, final=True, certain=True, revocable=True),
        DealTokens(),
        PlaceVote(VOTE, final=True, certain=True, revocable=True),
        CountVotes(),
        PlaceBet(BET, NO_BET, final=True, certain=True, revocable=True),
        BeginTrick(certain=True, revocable=True),
        PlayCard(PLAY, certain=True),
        EmmaPlay(),
        TakeTrick(certain=True),
        ScoreRound(),
    ],
)
