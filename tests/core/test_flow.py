"""The agenda: turns, arguments, single choices, and clear refusals."""

from __future__ import annotations

import pytest

from sobremesa.core.flow import TAKE, Decision, Flow, Open, Step
from sobremesa.core.rng import Rng
from sobremesa.core.words import Action, Refusal, Seat, Words, numbers

WORDS = Words("toy", "TY")
PICK = WORDS.verb("pick", numbers("number", 4))
BEGIN = WORDS.step("begin")
ASK_NUMBER = WORDS.step("ask_number")
ASK_ALONE = WORDS.step("ask_alone")
ASK_SEALED = WORDS.step("ask_sealed")


class Toy(Open):
    """Remembers who picked what, and with which argument he was asked."""

    def __init__(self) -> None:
        super().__init__(3)
        self.picked: list[tuple[int, int, int]] = []

    def clone(self) -> Toy:
        twin = Toy()
        twin.agenda = self.agenda.copy()
        twin.picked = self.picked.copy()
        return twin


class Begin(Step[Toy]):
    """Asks two rounds from seat 2 on."""

    def run(self, s: Toy) -> None:
        s.push(ASK_ALONE, 1, arg=0)
        s.push(ASK_NUMBER, 2, turns=3, arg=7)


class AskNumber(Decision[Toy]):
    """Any of two."""

    def choices(self, s: Toy, seat: Seat) -> list[Action]:
        return [PICK.of(0), PICK.of(1)]

    def take(self, s: Toy, seat: Seat, action: Action) -> None:
        s.picked.append((seat, action, s.arg))

    def refusals(self, s: Toy, seat: Seat) -> list[tuple[Action, str]]:
        return [(PICK.of(3), "TY-12")]


class AskAlone(AskNumber):
    """One only, which the engine takes."""

    def choices(self, s: Toy, seat: Seat) -> list[Action]:
        return [PICK.of(2)]


class AskSealed(AskNumber):
    """All who are asked choose at once, each once."""

    def decided(self, s: Toy, seat: Seat) -> bool:
        return any(chooser == seat for chooser, _, _ in s.picked)


FLOW: Flow[Toy] = Flow(
    WORDS, [Begin(), AskNumber(PICK), AskAlone(PICK, alone=TAKE), AskSealed(PICK, sealed=True)]
)


def toy() -> Toy:
    s = Toy()
    s.push(BEGIN)
    FLOW.settle(s)
    return s


def test_turns_go_around_from_the_seat_named() -> None:
    s = toy()
    for seat in (2, 0, 1):
        assert FLOW.waiting(s) == [seat]
        assert FLOW.key(s) == "ask_number"
        FLOW.apply(s, seat, 1)
    assert s.picked[:3] == [(2, 1, 7), (0, 1, 7), (1, 1, 7)]


def test_a_single_choice_is_taken_where_the_step_says_so() -> None:
    s = toy()
    for seat in (2, 0, 1):
        FLOW.apply(s, seat, 0)
    assert s.picked[-1] == (1, 2, 0)
    assert FLOW.over(s)


def test_a_playout_counts_what_was_asked() -> None:
    assert FLOW.playout(toy(), Rng(b"")) == 3


@pytest.mark.parametrize(
    ("seat", "action", "said"),
    [
        (0, 0, "seat 0 is not asked now; asked is seat 2"),
        (7, 0, "seat 7 is not asked now"),
        (-1, 0, "seat -1 is not asked now"),
        (2, 2, "'pick 2' is not allowed now; allowed are: pick 0, pick 1"),
        (2, 3, "'pick 3' is not allowed now, by rule TY-12"),
        (2, 9, "toy has no action 9"),
    ],
)
def test_refusals_say_what_is_wrong(seat: int, action: int, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        FLOW.apply(toy(), seat, action)


def sealed(mask: int) -> Toy:
    s = Toy()
    s.push(ASK_SEALED, arg=mask)
    FLOW.settle(s)
    return s


def test_sealed_choices_are_taken_in_any_order() -> None:
    s = sealed(0b101)
    assert FLOW.waiting(s) == [0, 2]
    FLOW.apply(s, 2, 1)
    assert FLOW.waiting(s) == [0]
    with pytest.raises(Refusal, match="seat 2 is not asked now; asked is seat 0"):
        FLOW.apply(s, 2, 0)
    FLOW.apply(s, 0, 0)
    assert FLOW.over(s)
    assert s.picked == [(2, 1, 0b101), (0, 0, 0b101)]


def test_a_sealed_question_to_nobody_goes_away() -> None:
    assert FLOW.over(sealed(0))
    assert FLOW.playout(sealed(0b111), Rng(b"")) == 3


def test_nobody_is_asked_when_the_game_is_over() -> None:
    s = toy()
    FLOW.playout(s, Rng(b""))
    assert FLOW.waiting(s) == []
    assert FLOW.legal(s, 0) == []
    with pytest.raises(Refusal, match="the game is over"):
        FLOW.apply(s, 0, 0)


def test_legal_gives_a_list_of_ones_own() -> None:
    s = toy()
    FLOW.legal(s, 2).clear()
    assert FLOW.legal(s, 2) == [0, 1]


def test_steps_must_be_those_declared() -> None:
    with pytest.raises(TypeError, match="declares the steps"):
        Flow(WORDS, [Begin()])
