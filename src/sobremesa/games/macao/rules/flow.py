"""All steps of Macao in the rulebook's order, and where a round ends."""

from __future__ import annotations

from typing import Final

from sobremesa.core.flow import TAKE, Flow, Step
from sobremesa.games.macao.facts import ROUNDS
from sobremesa.games.macao.rules.action_phase import (
    BeginTurn,
    GainColour,
    JokerHalf,
    MoveDisc,
    MoveShip,
    PayCube,
    PayGood,
    Receive,
    TakeAction,
)
from sobremesa.games.macao.rules.card_phase import BeginRound, ClearOffer, Draft, Overflow
from sobremesa.games.macao.rules.dice_phase import (
    ChooseDice,
    DieFirst,
    DieSecond,
    DieShift,
    DieThird,
    PlaceCubes,
    RollDice,
    ShowDice,
    TurnRoses,
)
from sobremesa.games.macao.rules.opening import RevealSetup, SetupCard, SetupCube1, SetupCube2
from sobremesa.games.macao.scoring import score_game
from sobremesa.games.macao.state import State
from sobremesa.games.macao.words import (
    ACTIVATE,
    ACTIVATE_WITHOUT,
    BEGIN_ROUND,
    CHANGE,
    DELIVER,
    DIE,
    DISCARD,
    GAIN,
    JOKER,
    JOKER_HALF,
    NO_CHANGE,
    NO_DIE,
    PASS,
    PAY,
    PAY_GOOD,
    PLACE_CUBE,
    QUARTER_TAKE,
    QUARTER_WITHOUT,
    QUARTER_WITHOUT_TWO,
    SAIL,
    SKIP,
    TAKE_CARD,
    TRIBUTE,
    USE,
    WALL,
    WALL_CREDIT,
    WORDS,
)


class EndRound(Step[State]):
    """MO-1, MO-90 After the twelfth round the game ends; else the next one begins."""

    def run(self, s: State) -> None:
        if s.round < ROUNDS:
            s.push(BEGIN_ROUND)
        else:
            score_game(s)


FLOW: Final[Flow[State]] = Flow(
    WORDS,
    [
        RevealSetup(),
        SetupCard(TAKE_CARD, final=True, alone=TAKE, certain=True, revocable=True),
        ClearOffer(certain=True, revocable=True),
        SetupCube1(PLACE_CUBE, final=True, alone=TAKE, certain=True, revocable=True),
        SetupCube2(PLACE_CUBE, final=True, alone=TAKE, certain=True, revocable=True),
        BeginRound(),
        Draft(TAKE_CARD, SKIP, final=True, alone=TAKE, certain=True, revocable=True),
        Overflow(DISCARD, final=True, alone=TAKE, certain=True, revocable=True),
        RollDice(),
        ChooseDice(DIE, sealed=True, final=True, certain=True, revocable=True),
        ShowDice(),
        DieFirst(DIE, alone=TAKE, certain=True, revocable=True),
        DieSecond(DIE, final=True, alone=TAKE, certain=True, revocable=True),
        DieThird(DIE, NO_DIE, final=True, alone=TAKE, certain=True, revocable=True),
        DieShift(CHANGE, NO_CHANGE, final=True, alone=TAKE, certain=True, revocable=True),
        PlaceCubes(certain=True, revocable=True),
        TurnRoses(certain=True, revocable=True),
        BeginTurn(certain=True, revocable=True),
        TakeAction(
            SAIL,
            DELIVER,
            WALL,
            WALL_CREDIT,
            TRIBUTE,
            JOKER,
            PASS,
            USE,
            QUARTER_TAKE,
            ACTIVATE,
            QUARTER_WITHOUT,
            ACTIVATE_WITHOUT,
            QUARTER_WITHOUT_TWO,
            alone=TAKE,
            certain=True,
            revocable=True,
        ),
        PayCube(PAY, alone=TAKE, certain=True, revocable=True),
        PayGood(PAY_GOOD, alone=TAKE, certain=True, revocable=True),
        GainColour(GAIN, alone=TAKE, certain=True, revocable=True),
        JokerHalf(JOKER_HALF, alone=TAKE, certain=True, revocable=True),
        MoveDisc(certain=True, revocable=True),
        MoveShip(certain=True, revocable=True),
        Receive(certain=True, revocable=True),
        EndRound(certain=True, revocable=True),
    ],
)
