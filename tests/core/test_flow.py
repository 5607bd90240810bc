"""The agenda: turns, arguments, single choices, and clear refusals."""

from __future__ import annotations

import pytest

from sobremesa.core.flow import TAKE, Decision, Flow, Open, Step
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN, Action, Refusal, Seat, Words, numbers

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


def test_a_simulation_asks_takes_and_ends_as_the_checked_way_does() -> None:
    s, twin = toy(), toy()
    while (seat := FLOW.ask(s)) != UNKNOWN:
        assert [seat] == FLOW.waiting(twin)
        assert FLOW.choices(s, seat) == FLOW.legal(twin, seat)
        FLOW.apply(twin, seat, FLOW.legal(twin, seat)[0])
        FLOW.take(s, seat, FLOW.choices(s, seat)[0])
    assert s.picked == twin.picked
    assert FLOW.over(twin)


def test_of_a_sealed_decision_the_first_who_has_not_chosen_is_asked() -> None:
    s = Toy()
    s.push(ASK_SEALED, arg=0b110)
    FLOW.settle(s)
    assert FLOW.ask(s) == 1
    FLOW.take(s, 2, 0)
    assert FLOW.ask(s) == 1
    FLOW.take(s, 1, 0)
    assert FLOW.ask(s) == UNKNOWN


@pytest.mark.parametrize(
    ("seat", "action", "said"),
    [
        (0, 0, "seat 0 is not asked now; asked is seat 2"),
        (7, 0, "seat 7 is not asked now"),
        (-1, 0, "seat -1 is not asked now"),
        (2, 2, "'pick 2' is not allowed now$"),
        (2, 3, "'pick 3' is not allowed now, by rule TY-12"),
        (2, 9, "toy has no action 9"),
    ],
)
def test_refusals_say_what_is_wrong(seat: int, action: int, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        FLOW.apply(toy(), seat, action)


def certainly(*certain: str) -> Flow[Toy]:
    """The toy with these steps declared certain."""
    return Flow(
        WORDS,
        [
            Begin(certain="begin" in certain),
            AskNumber(PICK, certain="ask_number" in certain),
            AskAlone(PICK, alone=TAKE, certain="ask_alone" in certain),
            AskSealed(PICK, sealed=True, certain="ask_sealed" in certain),
        ],
    )


def to_come(*seats_and_steps: tuple[Seat, int]) -> Toy:
    """A toy with these steps to come, the first one first."""
    s = Toy()
    for seat, step in reversed(seats_and_steps):
        s.push(step, seat)
    return s


TWICE = ((0, ASK_NUMBER), (0, ASK_NUMBER))
WITH_ONE_TAKEN = ((0, ASK_NUMBER), (0, ASK_ALONE), (0, ASK_NUMBER))
WITH_ANOTHER = ((0, ASK_NUMBER), (1, ASK_NUMBER), (0, ASK_NUMBER))
WITH_ANOTHER_TAKEN = ((0, ASK_NUMBER), (1, ASK_ALONE), (0, ASK_NUMBER))
WITH_A_STEP = ((2, ASK_NUMBER), (0, BEGIN))


@pytest.mark.parametrize(
    ("steps", "declared", "foreseen"),
    [
        (TWICE, "ask_number", True),
        (TWICE, "", False),
        (WITH_ONE_TAKEN, "ask_number ask_alone", True),
        (WITH_ONE_TAKEN, "ask_number", False),
        (WITH_ANOTHER, "ask_number", False),
        (WITH_ANOTHER_TAKEN, "ask_number ask_alone", False),
        (WITH_A_STEP, "ask_number begin", True),
        (WITH_A_STEP, "ask_number", False),
        (TWICE[:1], "ask_number", False),
    ],
)
def test_what_is_certain_is_foreseen(
    steps: tuple[tuple[Seat, int], ...], declared: str, foreseen: bool
) -> None:
    flow = certainly(*declared.split())
    s = to_come(*steps)
    seat = steps[0][0]
    truth = s.clone()
    assert flow.foresee(s, seat, 1) == foreseen
    if foreseen:
        flow.apply(truth, seat, 1)
        assert (s.agenda, s.picked) == (truth.agenda, truth.picked)
        assert flow.waiting(s) == [seat]


def test_foreseeing_refuses_what_choosing_refuses() -> None:
    flow = certainly("ask_number")
    for seat, action in ((1, 0), (0, 2), (0, 3)):
        with pytest.raises(Refusal) as chosen:
            flow.apply(to_come(*TWICE), seat, action)
        with pytest.raises(Refusal) as foreseen:
            flow.foresee(to_come(*TWICE), seat, action)
        assert str(foreseen.value) == str(chosen.value)


def test_nothing_is_foreseen_after_a_sealed_choice() -> None:
    """Whether the others have chosen is not the seat's to know."""
    flow = certainly("ask_number", "ask_sealed")
    for mask in (0b1, 0b11):
        s = Toy()
        s.push(ASK_NUMBER, 0)
        s.push(ASK_SEALED, arg=mask)
        assert not flow.foresee(s, 0, 1)


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


def test_in_a_playout_sealed_choices_are_made_in_the_order_of_seats() -> None:
    s, luck = sealed(0b110), Rng(b"sealed")
    FLOW.playout(s, Rng(b"sealed"))
    assert s.picked == [(seat, luck.below(2), 0b110) for seat in (1, 2)]


def test_in_a_playout_what_a_sealed_choice_brings_comes_before_the_next_one() -> None:
    class AskSealed(Decision[Toy]):
        """Each chooses twice; seat 0 is asked for something else in between."""

        def choices(self, s: Toy, seat: Seat) -> list[Action]:
            return [PICK.of(3)]

        def take(self, s: Toy, seat: Seat, action: Action) -> None:
            s.picked.append((seat, action, s.arg))
            if len(s.picked) == 1:
                s.push(ASK_ALONE, seat)

        def decided(self, s: Toy, seat: Seat) -> bool:
            return len([1 for who, what, _ in s.picked if (who, what) == (seat, 3)]) == 2

    alone = AskAlone(PICK, alone=TAKE)
    flow = Flow(WORDS, [Begin(), AskNumber(PICK), alone, AskSealed(PICK, sealed=True)])
    s = Toy()
    s.push(ASK_SEALED, arg=0b101)
    assert flow.playout(s, Rng(b"")) == 4
    assert s.picked == [(0, 3, 5), (0, 2, 0), (0, 3, 5), (2, 3, 5), (2, 3, 5)]
    assert flow.over(s)


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
