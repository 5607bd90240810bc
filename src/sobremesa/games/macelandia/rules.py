"""The rules of Macelandia, in the rulebook's order. Numbers such as ML-47 are those of RULES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core import flow
from sobremesa.core.flow import Decision, Flow, Step
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Action, Seat
from sobremesa.games.macelandia import setup
from sobremesa.games.macelandia.battle import (
    AFTER,
    CARDS_OF,
    CHARACTERS_OF,
    PLAYS,
    SIZE_OF,
    SPENT_OF,
    TOTAL_OF,
    commits,
    commits_or_ready,
    drawn,
    verdict_of,
    wins,
)
from sobremesa.games.macelandia.facts import CHARACTER, FIRST_FACTION, ONE_OF, TYPE_OF
from sobremesa.games.macelandia.reasons import not_targets, not_yet_ready, unfit
from sobremesa.games.macelandia.scoring import cards_left, end_of
from sobremesa.games.macelandia.state import (
    ACTOR_SHIFT,
    FIRST_SHIFT,
    FOUGHT,
    NO_PLAY,
    OTHER_SHIFT,
    SECOND_SHIFT,
    SENT,
    STOOD,
    Open,
    State,
    actor_of,
    first_of,
    kinds_in,
    other_of,
)
from sobremesa.games.macelandia.words import (
    AID_AIMED,
    ARRIVED,
    ATTACK,
    ATTACK_AIMED,
    ATTACKED,
    ATTACKING,
    BATTLE_UNWON,
    BATTLE_WON,
    BEGIN_TURN,
    CASTLE,
    CHOOSE_ACTION,
    CHOOSE_ATTACK,
    CHOOSE_DEFENCE,
    COMMIT,
    COMMITTED,
    DARKNESS,
    DARKNESS_STALL,
    DISCARDED,
    ELIMINATED,
    END_TURN,
    FIGHT,
    FORT,
    GAME_ENDED,
    KEPT,
    LIGHT,
    LIGHT_STALL,
    LOST,
    LOST_UNSEEN,
    MEASURED,
    MOST_SEATS,
    NEAR,
    PLACE,
    PLACED,
    READY,
    REINFORCE,
    REINFORCED,
    REINFORCING,
    RETURNED,
    SEND_CARD,
    SHOWED_ONE,
    SHOWED_THREE,
    SHOWED_TWO,
    STALLED,
    STANDBY,
    STOOD_BY,
    TIE_STALL,
    WENT_AWAY,
    WORDS,
)


class PlaceCard(Decision[State]):
    """ML-9 Put the faction card, unseen (ML-8), into a territory that has none yet."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return [PLACE.base + i for i, holder in enumerate(s.ring) if holder == UNKNOWN]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        territory = PLACE.thing(action)
        setup.place(s, seat, territory)
        s.tell(PLACED, seat, territory)

    def is_forced(self, o: flow.Open, seat: Seat) -> bool:
        """The last territory that has no card."""
        return isinstance(o, Open) and o.ring.count(UNKNOWN) == 1

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        return [(PLACE.of(i), "ML-9") for i, holder in enumerate(s.ring) if holder != UNKNOWN]


class ShowFactions(Step[State]):
    """ML-10 All faction cards are revealed at the same moment."""

    def run(self, s: State) -> None:
        setup.show_factions(s)


class DealHands(Step[State]):
    """ML-13 to ML-15 Deal the hands. ML-17 The Dark castle player takes the first turn."""

    def run(self, s: State) -> None:
        setup.deal_hands(s)
        s.turn = setup.first_seat(s, FIRST_FACTION)
        s.push(BEGIN_TURN)


class BeginTurn(Step[State]):
    """ML-20 What lies in Expedition in front of the turn player joins the hand, all of it (ML-60).

    ML-55 So do reinforcements, which the player sees only now (ML-56).
    """

    def run(self, s: State) -> None:
        seat = s.turn
        s.push(CHOOSE_ACTION, seat)
        cards = s.away[seat]
        if cards:
            s.away[seat] = 0
            s.hands[seat] = s.hands[seat] + cards
            if s.log is not None:
                for kind in kinds_in(cards):
                    s.tell(RETURNED, seat, kind)
        if s.coming:
            take_in(s, seat)


def take_in(s: State, seat: Seat) -> None:
    """ML-55 The reinforcements that have come to the seat join its hand."""
    still_coming: list[int] = []
    for place in s.coming:
        sent = s.history[place]
        if other_of(sent) != seat:
            still_coming.append(place)
            continue
        kind = first_of(sent)
        giver = actor_of(sent)
        s.hands[seat] = s.hands[seat] + ONE_OF[kind]
        s.tell(ARRIVED, seat, giver, kind, secret_to=BIT_OF[seat] | BIT_OF[giver])
    s.coming = still_coming


def side_of(s: State, seat: Seat) -> i64:
    """The set of seats on the seat's side."""
    light: i64 = s.light
    return light if light & BIT_OF[seat] else BIT_OF[s.seats] - 1 - light


def enemies_of(s: State, seat: Seat) -> i64:
    """The set of living enemies."""
    return BIT_OF[s.seats] - 1 & ~(side_of(s, seat) | s.fallen)


def allies_of(s: State, seat: Seat) -> i64:
    """The set of the other living members of the seat's side."""
    return side_of(s, seat) & ~(BIT_OF[seat] | s.fallen)


class ChooseAction(Decision[State]):
    """ML-19 Exactly one of Attack, Reinforcements, Standby.

    ML-22 Attack any living enemy, ML-23 nobody else. ML-53 Reinforce any living ally. ML-21
    Standby is always allowed. ML-81 Whom one names is public at once, and binding.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return ATTACKS_ON[enemies_of(s, seat)] + REINFORCES[allies_of(s, seat)]

    def draw(self, s: State, seat: Seat, rng: Rng) -> Action:
        attacks, aids = ATTACKS_ON[enemies_of(s, seat)], REINFORCES[allies_of(s, seat)]
        size: i64 = len(attacks)
        place = rng.below(size + len(aids))
        return attacks[place] if place < size else aids[place - size]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        s.push(END_TURN)
        if action == STANDBY.base:
            s.quiet += 1
            s.history.append(STOOD | seat << ACTOR_SHIFT)
            s.tell(STOOD_BY, seat)
            return
        if action < REINFORCE.base:
            s.target = action - ATTACK.base
            s.aim = ATTACKING
            s.push(FIGHT)
            s.push(CHOOSE_DEFENCE, s.target)
            s.push(CHOOSE_ATTACK, seat)
        else:
            s.target = action - REINFORCE.base
            s.aim = REINFORCING
            s.push(SEND_CARD, seat)
        if s.log is not None:
            aimed = ATTACK_AIMED if s.aim == ATTACKING else AID_AIMED
            s.tell(aimed, seat, s.target, s.distance(seat, s.target))

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        return not_targets(s, seat)


ATTACKS_ON: Final[list[list[Action]]] = [
    [STANDBY.base] + [ATTACK.base + seat for seat in range(MOST_SEATS) if seats >> seat & 1]
    for seats in range(2**MOST_SEATS)
]
REINFORCES: Final[list[list[Action]]] = [
    [REINFORCE.base + seat for seat in range(MOST_SEATS) if seats >> seat & 1]
    for seats in range(2**MOST_SEATS)
]
"""What may be done to each set of enemies (or to nobody), and to each set of allies."""


def commit(s: State, seat: Seat, action: Action, step: int) -> None:
    """Add a card to the play that is being put together, and go on with that.

    ML-81, ML-84 Nobody else learns of it.
    """
    kind = action - COMMIT.base
    s.committed = AFTER[s.committed][kind]
    s.tell(COMMITTED, seat, kind, audience=BIT_OF[seat])
    s.push(step, seat)


def lay_down(s: State, seat: Seat) -> int:
    """Take the committed play out of the hand and give it."""
    play = s.committed
    s.hands[seat] = s.hands[seat] - CARDS_OF[play]
    s.committed = NO_PLAY
    return play


class ChoosePlay(Decision[State]):
    """ML-24, ML-33 Cards of the hand that may be played together, one by one, then `ready`."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return commits_or_ready(s.hands[seat], s.committed)

    def draw(self, s: State, seat: Seat, rng: Rng) -> Action:
        return drawn(s.hands[seat], s.committed, rng)


class ChooseAttack(ChoosePlay):
    """ML-24 A play from the hand, face down. ML-34 What is in Expedition is not in the hand.

    ML-80, ML-83 `ready` is always asked for. ML-82 With it the number of cards becomes public
    (ML-26), and the hand is smaller by them.
    """

    def take(self, s: State, seat: Seat, action: Action) -> None:
        if action != READY.base:
            commit(s, seat, action, CHOOSE_ATTACK)
            return
        s.sealed = lay_down(s, seat)
        if s.log is not None:
            s.tell(ATTACKED, seat, s.target, SIZE_OF[s.sealed], s.distance(seat, s.target))

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        return not_yet_ready(s, seat, "ML-24")

    def is_revocable(self, s: State, seat: Seat, action: Action) -> bool:
        """ML-82 With `ready` it becomes known how many cards the hand could play together."""
        return action != READY.base


class ChooseDefence(ChoosePlay):
    """ML-25 The target must answer, ML-33 by the same rules, ML-80 even if there is no choice.

    ML-84 Nobody learns of a commit; `ready` is the reveal.
    """

    def take(self, s: State, seat: Seat, action: Action) -> None:
        if action != READY.base:
            commit(s, seat, action, CHOOSE_DEFENCE)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        return not_yet_ready(s, seat, "ML-25")

    def is_revocable(self, s: State, seat: Seat, action: Action) -> bool:
        """ML-84 Nobody learns of a commit; `ready` is the reveal."""
        return action != READY.base


class Fight(Step[State]):
    """ML-27 Both plays are revealed at once and judged. ML-79 The attacker's cards come first.

    ML-46 A defender's winners return to the hand, ML-47 and so do an attacker's at a Neighbouring
    target; ML-48 else they go into Expedition. ML-49 to ML-52 All else is discarded, for good.
    """

    def run(self, s: State) -> None:
        attack = s.sealed
        defence = lay_down(s, s.target)
        verdict = verdict_of(attack, defence)
        if s.log is not None:
            tell_battle(s, attack, defence, verdict)
        s.history.append(
            FOUGHT
            | s.turn << ACTOR_SHIFT
            | s.target << OTHER_SHIFT
            | attack << FIRST_SHIFT
            | defence << SECOND_SHIFT
        )
        near = s.distance(s.turn, s.target) == NEAR
        handle(s, s.turn, attack, wins(attack, defence, verdict), near)
        handle(s, s.target, defence, wins(defence, attack, verdict), True)
        s.sealed = NO_PLAY
        s.quiet = 0


def handle(s: State, seat: Seat, play: int, won: bool, to_hand: bool) -> None:
    """ML-46 to ML-50 Winners return or go away; losers and all that is not a character go."""
    if won and to_hand:
        s.hands[seat] = s.hands[seat] + CHARACTERS_OF[play]
    elif won:
        s.away[seat] = s.away[seat] + CHARACTERS_OF[play]
    s.discards += SPENT_OF[play] if won else CARDS_OF[play]
    if s.log is not None:
        for kind in PLAYS[play]:
            if won and TYPE_OF[kind] == CHARACTER:
                s.tell(KEPT if to_hand else WENT_AWAY, seat, kind)
            else:
                s.tell(DISCARDED, seat, kind)


def tell_battle(s: State, attack: int, defence: int, verdict: int) -> None:
    """ML-27 What both sides played, to everybody; ML-79 the totals and what decided."""
    for seat, play in ((s.turn, attack), (s.target, defence)):
        kinds = PLAYS[play]
        if len(kinds) == 1:
            s.tell(SHOWED_ONE, seat, kinds[0])
        elif len(kinds) == 2:
            s.tell(SHOWED_TWO, seat, kinds[0], kinds[1])
        else:
            s.tell(SHOWED_THREE, seat, kinds[0], kinds[1], kinds[2])
    s.tell(MEASURED, s.turn, TOTAL_OF[attack], s.target, TOTAL_OF[defence])
    if wins(attack, defence, verdict):
        s.tell(BATTLE_WON, s.turn, s.target, verdict)
    elif wins(defence, attack, verdict):
        s.tell(BATTLE_WON, s.target, s.turn, verdict)
    else:
        s.tell(BATTLE_UNWON, s.turn, s.target, verdict)


class SendCard(Decision[State]):
    """ML-53 One card of any type, ML-58 even the last. ML-54 A Neighbouring ally has it at once.

    ML-55 At Long Distance it goes into Expedition in front of the ally, ML-57 whose card it is
    from now on. ML-56 Only the sender sees it, and the receiver once it is in the hand.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return commits(s.hands[seat], NO_PLAY)

    def draw(self, s: State, seat: Seat, rng: Rng) -> Action:
        return drawn(s.hands[seat], NO_PLAY, rng)

    def take(self, s: State, seat: Seat, action: Action) -> None:
        kind = action - COMMIT.base
        s.hands[seat] = s.hands[seat] - ONE_OF[kind]
        s.history.append(SENT | seat << ACTOR_SHIFT | s.target << OTHER_SHIFT | kind << FIRST_SHIFT)
        knowing = BIT_OF[seat]
        distance = s.distance(seat, s.target)
        if distance == NEAR:
            s.hands[s.target] = s.hands[s.target] + ONE_OF[kind]
            knowing |= BIT_OF[s.target]
        else:
            s.coming.append(len(s.history) - 1)
        s.quiet += 1
        s.tell(REINFORCED, seat, s.target, kind, distance, secret_to=knowing)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        return unfit(s, seat)


class EndTurn(Step[State]):
    """ML-63 First eliminations, ML-71 then the end, ML-74 then the stall, ML-85 then the cap.

    ML-18 Else it is the next one's turn.

    ML-76 So whoever lives at a turn has a card, and both factions have a castle and a fort.
    """

    def run(self, s: State) -> None:
        if s.target != UNKNOWN:
            if s.hands[s.turn] == 0:
                eliminate(s, s.turn)
            if s.hands[s.target] == 0:
                eliminate(s, s.target)
            s.target = UNKNOWN
            s.aim = UNKNOWN
        s.ended = end_of(s)
        if s.ended == UNKNOWN:
            s.turn = next_seat(s)
            s.push(BEGIN_TURN)
            return
        if s.log is not None:
            if s.ended in (LIGHT_STALL, DARKNESS_STALL, TIE_STALL):
                s.tell(STALLED, cards_left(s, LIGHT), cards_left(s, DARKNESS))
            s.tell(GAME_ENDED, s.ended)


def eliminate(s: State, seat: Seat) -> None:
    """ML-62 Without a hand card one is out, ML-61 whatever is in Expedition; ML-64 that is lost.

    ML-65, ML-66 So a last card may attack a neighbour, but must not win far away. ML-67 Attacker
    and defender may fall together. ML-68 The call is "Macelandia!".
    """
    s.fallen |= BIT_OF[seat]
    role = CASTLE if s.castles & BIT_OF[seat] else FORT
    s.tell(ELIMINATED, seat, s.faction(seat), role)
    if s.log is not None:
        for kind in kinds_in(s.away[seat]):
            s.tell(LOST, seat, kind)
    s.discards += s.away[seat]
    s.away[seat] = 0
    still_coming: list[int] = []
    for place in s.coming:
        sent = s.history[place]
        if other_of(sent) == seat:
            s.lost.append(place)
            giver = actor_of(sent)
            s.tell(LOST_UNSEEN, seat, giver, first_of(sent), secret_to=BIT_OF[giver])
        else:
            still_coming.append(place)
    s.coming = still_coming


def next_seat(s: State) -> Seat:
    """ML-18 Clockwise round the map; vacant territories and eliminated players are skipped."""
    at = s.territories[s.turn]
    size = len(s.ring)
    while True:
        at = at + 1 if at + 1 < size else 0
        seat = s.ring[at]
        if seat != UNKNOWN and not s.fallen & BIT_OF[seat]:
            return seat


FLOW: Final[Flow[State]] = Flow(
    WORDS,
    [
        PlaceCard(PLACE, certain=True, revocable=True),
        ShowFactions(),
        DealHands(),
        BeginTurn(),
        ChooseAction(STANDBY, ATTACK, REINFORCE, final=True, certain=True, revocable=True),
        ChooseAttack(COMMIT, READY, certain=True),
        ChooseDefence(COMMIT, READY, certain=True),
        Fight(),
        SendCard(COMMIT, final=True, certain=True),
        EndTurn(),
    ],
)
