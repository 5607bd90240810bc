"""The rules, in the rulebook's order. Numbers such as TP-3 are those of RULES.md."""

from __future__ import annotations

from typing import Final

from sobremesa.core.flow import Decision, Flow, Step
from sobremesa.core.words import UNKNOWN, Action, Seat
from sobremesa.games.template.state import State
from sobremesa.games.template.words import (
    CHOOSE_CARD,
    CHOSEN,
    DEALT,
    GAME_ENDED,
    MOST_TRICKS,
    PLAY,
    PLAYED,
    REVEAL,
    TRICK_WON,
    WORDS,
)


class Deal(Step[State]):
    """TP-2 Deal the hands; the rest stays unseen."""

    def run(self, s: State) -> None:
        s.rng.shuffle(s.aside)
        for seat in range(s.seats):
            s.hands[seat] = sorted(s.aside[: s.hand])
            s.aside = s.aside[s.hand :]
            for card in s.hands[seat]:
                s.tell(DEALT, seat, card, audience=1 << seat)
        begin_trick(s)


def begin_trick(s: State) -> None:
    """TP-3 Everyone is asked at once."""
    s.push(REVEAL)
    s.push(CHOOSE_CARD, arg=(1 << s.seats) - 1)


class ChooseCard(Decision[State]):
    """TP-3 Choose a card, face down, TP-R1 even if it is the last one."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return PLAY.each(s.hands[seat])

    def take(self, s: State, seat: Seat, action: Action) -> None:
        s.chosen[seat] = PLAY.thing(action)
        s.tell(CHOSEN, seat, s.chosen[seat], audience=1 << seat)

    def decided(self, s: State, seat: Seat) -> bool:
        return s.chosen[seat] != UNKNOWN

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        return [(PLAY.of(card), "TP-3") for card in s.played]


class Reveal(Step[State]):
    """TP-4 The highest card takes the trick. TP-5 Empty hands end the game."""

    def run(self, s: State) -> None:
        for seat in range(s.seats):
            s.hands[seat].remove(s.chosen[seat])
            s.tell(PLAYED, seat, s.chosen[seat])
        winner = s.chosen.index(max(s.chosen))
        s.tricks[winner] = s.tricks[winner] + 1
        s.tell(TRICK_WON, winner)
        s.played += s.chosen
        s.chosen = [UNKNOWN] * s.seats
        if s.hands[0]:
            begin_trick(s)
        else:
            s.tell(GAME_ENDED, MOST_TRICKS)


FLOW: Final[Flow[State]] = Flow(
    WORDS, [Deal(), ChooseCard(PLAY, sealed=True, certain=True, revocable=True), Reveal()]
)
