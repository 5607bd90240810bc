"""Steps and the agenda: what happens next, as data, and the only loop in the house."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from sobremesa.core.ints import Ints
from sobremesa.core.rng import Rng
from sobremesa.core.words import (
    EVERYONE,
    FACED_SHIFT,
    UNKNOWN,
    Action,
    Event,
    Refusal,
    Seat,
    Verb,
    Words,
)

SEAT_MASK: Final = 15
STEP_SHIFT: Final = 4
STEP_MASK: Final = 255
TURN_SHIFT: Final = 12
TURN_MASK: Final = 15
ARG_SHIFT: Final = 16
"""A frame of the agenda is seat, step, further turns and argument, packed in an int."""


def frame_seat(frame: int) -> Seat:
    """Whose turn the frame is."""
    return frame & SEAT_MASK


def frame_step(frame: int) -> int:
    """The number of the frame's step."""
    return frame >> STEP_SHIFT & STEP_MASK


def frame_turns(frame: int) -> int:
    """How many seats the frame will ask, one after the other."""
    return (frame >> TURN_SHIFT & TURN_MASK) + 1


def frame_arg(frame: int) -> int:
    """The frame's argument; of a sealed decision the mask of the seats that are asked."""
    return frame >> ARG_SHIFT


def top_step(agenda: Ints) -> int:
    """The number of the step on top of an agenda; UNKNOWN when nothing is to come."""
    return frame_step(agenda[-1]) if agenda.size else UNKNOWN


def hand_on(agenda: Ints, frame: i64, seats: i64) -> None:
    """Take the question on top, this frame, from an agenda, or hand it on to the next seat."""
    if frame >> TURN_SHIFT & TURN_MASK == 0:
        agenda.pop()
        return
    frame -= 1 << TURN_SHIFT
    seat = frame & SEAT_MASK
    agenda[-1] = frame + 1 if seat + 1 < seats else frame - seat


ASK: Final = 0
"""A single legal choice is asked like any other: a missing pause would tell the table something."""

TAKE: Final = 1
"""A single legal choice is taken by the engine, where the specification says so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Open:
    """What everybody at the table knows: ints and flat lists of ints, and what is to come.

    A game's own `Open` adds its open fields, and its `State` what is hidden. A view holds an `Open`
    of its own, so what is secret cannot be asked of it.
    """

    def __init__(
        self, seats: int, agenda: Ints | None = None, log: list[int] | None = None
    ) -> None:
        self.seats = seats
        self.agenda: Ints = Ints() if agenda is None else agenda
        """A stack of frames, the next one on top. Public: nothing secret may be told by it."""
        self.arg = 0
        """The argument of the frame that is asked about or carried out; `settle` sets it."""
        self.log = log
        """What happened, for those who want to know; None while simulating, and in a view."""

    def __getnewargs__(self) -> tuple[int]:
        """What it is made anew with in another process, where a bot may think."""
        return (self.seats,)

    def copied_log(self) -> list[int] | None:
        """What happened, for a twin, if that is written down."""
        return self.log.copy() if self.log is not None else None

    def clone(self) -> Open:
        """An equal state that shares nothing that can change."""
        raise NotImplementedError

    def reseed(self, luck: Rng) -> None:
        """Draw from other luck from here on; where a game draws none, nothing changes."""

    def renew(self, luck: Rng) -> None:
        """The same, and whatever lies in an order that nobody can know is shuffled by it, too.

        Where somebody has seen the whole truth, as in a replay, what comes is new to him then.
        """
        self.reseed(luck)

    def step(self) -> int:
        """The number of the step on top of the agenda; UNKNOWN when the game is over."""
        return top_step(self.agenda)

    def push(self, step: i64, seat: i64 = 0, turns: i64 = 1, arg: i64 = 0) -> None:
        """Put a step on top of the agenda: the last one pushed comes first.

        With several `turns` a decision goes around, clockwise from `seat`. A sealed decision is
        one frame for all: its argument is the mask of the seats that are asked, and it stays
        until all of them have decided.
        """
        more = turns - 1
        self.agenda.append(seat | step << STEP_SHIFT | more << TURN_SHIFT | arg << ARG_SHIFT)

    def next_turn(self) -> None:
        """Take the question on top from the agenda, or hand it on to the next seat."""
        hand_on(self.agenda, self.agenda.top(), self.seats)

    def tell(
        self,
        event: Event,
        a: i64 = UNKNOWN,
        b: i64 = UNKNOWN,
        c: i64 = UNKNOWN,
        d: i64 = UNKNOWN,
        audience: i64 = EVERYONE,
        secret_to: i64 = EVERYONE,
        faces: i64 = 0,
    ) -> None:
        """Write a line into the log, for `audience`; its secret places only for `secret_to`.

        `faces` are those who see what is `turned`: a table that forgets tells it to them alone.
        """
        if self.log is not None:
            insiders = int(secret_to | faces << FACED_SHIFT)
            self.log += [event.number, int(audience), insiders, int(a), int(b), int(c), int(d)]


S = TypeVar("S", bound=Open)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A line of the rulebook's flow that happens by itself."""

    asks: bool = False

    def __init__(
        self,
        *verbs: Verb,
        sealed: bool = False,
        final: bool = False,
        alone: int = ASK,
        certain: bool = False,
        unnamed: bool = False,
        rests: bool = False,
        revocable: bool = False,
    ) -> None:
        self.verbs: list[Verb] = list(verbs)
        """What may be chosen here."""
        self.sealed = sealed
        """All choose at once; nobody learns another's choice until all have decided."""
        self.final = final
        """The client asks for confirmation."""
        self.alone = alone
        """What to do about a single legal choice: ASK or TAKE."""
        self.certain = certain
        """Whoever has chosen knows what it brings: nothing hidden turns up, no luck is drawn."""
        self.unnamed = unnamed
        """Of a decision: a table that forgets tells nobody else who is asked, or that one was."""
        self.rests = rests
        """Of a step that happens by itself: such a table lets everybody look before it does."""
        self.revocable = revocable
        """Nobody learns by it what he could not see before, and no luck is drawn.

        Whoever looks on, the chooser too, takes the same worlds to be possible before it and after
        it. A card of a hidden hand that is laid open has become known, so that is not revocable;
        one that is laid face down is, if everybody could have laid one so.
        """

    def run(self, s: S) -> None:
        """Do what the rulebook says; push what follows."""
        raise NotImplementedError

    def choices(self, s: S, seat: Seat) -> list[Action]:
        """What the seat may choose, in ascending order; maybe a shared list: do not change it."""
        raise NotImplementedError

    def draw(self, s: S, seat: Seat, rng: Rng) -> Action:
        """One of the choices, by luck; random games go faster where a game makes no list of them.

        It draws the place of the choice among `choices` and nothing else: the same luck has to
        choose the same, among as many.
        """
        choices = self.choices(s, seat)
        return choices[rng.below(len(choices))]

    def take(self, s: S, seat: Seat, action: Action) -> None:
        """Carry out the choice; push what follows."""
        raise NotImplementedError

    def decided(self, s: S, seat: Seat) -> bool:
        """Whether the seat has made its sealed choice."""
        raise NotImplementedError

    def refusals(self, s: S, seat: Seat) -> list[tuple[Action, str]]:
        """What a person might try in vain, and the rule that forbids it: `"MO-57"`."""
        return []

    def is_certain(self, s: S, seat: Seat, action: Action) -> bool:
        """Whether this choice is certain; by what the seat knows, where not all are alike."""
        return self.certain

    def is_revocable(self, s: S, seat: Seat, action: Action) -> bool:
        """Whether this choice is revocable; by what everybody knows, where not all are alike."""
        return self.revocable

    def is_forced(self, o: Open, seat: Seat) -> bool:
        """Whether everybody knows that the seat has one choice only, by what is open alone.

        Then it tells nobody anything if the choice is made without a pause.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A line of the rulebook's flow where a player chooses."""

    asks: bool = True


def key_of(step: Step[S]) -> str:
    """PlayCard -> play_card: a step's key is its class's name."""
    name = type(step).__name__
    return "".join(["_" + c.lower() if c.isupper() else c for c in name])[1:]


def _among(action: Action, choices: list[Action]) -> bool:
    """`action in choices`, which compiled compares objects and is five times as slow."""
    for choice in choices:  # noqa: SIM110
        if choice == action:
            return True
    return False


@final
class Flow(Generic[S]):
    """A game's steps, and the loop that works through the agenda until someone must choose."""

    def __init__(self, words: Words, steps: list[Step[S]]) -> None:
        keys = [key_of(step) for step in steps]
        if keys != words.steps:
            raise TypeError(f"{words.game} declares the steps {words.steps} but has {keys}")
        self.words = words
        self.steps = steps

    def over(self, s: S) -> bool:
        """Whether the game has ended."""
        return s.agenda.size == 0

    def step(self, s: S) -> Step[S]:
        """The step on top of the agenda of a game that is not over."""
        return self.steps[frame_step(s.agenda[-1])]

    def key(self, s: S) -> str:
        """The key of that step."""
        return self.words.steps[frame_step(s.agenda[-1])]

    def waiting(self, s: S) -> list[Seat]:
        """The seats that have to choose now: one, or several where the choice is sealed."""
        if not s.agenda.size:
            return []
        frame = s.agenda[-1]
        step = self.steps[frame_step(frame)]
        if not step.asks:
            return []
        if not step.sealed:
            return [frame_seat(frame)]
        return self._undecided(s, step, frame_arg(frame))

    def unnamed(self, s: S) -> bool:
        """Whether a table that forgets waits for nobody by name: somebody may be asked, or none."""
        if not s.agenda.size:
            return False
        step = self.steps[frame_step(s.agenda[-1])]
        return step.unnamed or step.rests

    def named(self, s: S, own: list[Seat]) -> list[Seat]:
        """For whom such a table waits, as those are told who have the `own` seats."""
        waiting = self.waiting(s)
        return [seat for seat in waiting if seat in own] if self.unnamed(s) else waiting

    def question(self, s: S) -> tuple[Seat, list[Action]] | None:
        """The first seat that has to choose, and what it may choose; None when the game is over.

        `waiting` and `legal` in one call, for drivers that count nanoseconds.
        """
        if not s.agenda.size:
            return None
        frame = s.agenda[-1]
        step = self.steps[frame_step(frame)]
        seat = frame_seat(frame)
        if step.sealed:
            seat = self._first_undecided(s, step, frame_arg(frame))
        return seat, step.choices(s, seat).copy()

    def ask(self, s: S) -> Seat:
        """The first seat that has to choose now; UNKNOWN when the game is over.

        With `choices` and `take` this is all that a simulation needs: nothing is copied or checked.
        """
        if not s.agenda.size:
            return UNKNOWN
        frame = s.agenda[-1]
        step = self.steps[frame_step(frame)]
        if not step.sealed:
            return frame_seat(frame)
        return self._first_undecided(s, step, frame_arg(frame))

    def choices(self, s: S, seat: Seat) -> list[Action]:
        """What a seat that is asked may choose; maybe a shared list: do not change or keep it."""
        return self.steps[frame_step(s.agenda[-1])].choices(s, seat)

    def take(self, s: S, seat: Seat, action: Action) -> None:
        """Carry out one of the `choices` of a seat that is asked, and all that follows by itself.

        Unchecked, for states that are imagined: `apply` is for the truth.
        """
        self._take(s, self.steps[frame_step(s.agenda[-1])], seat, action)
        self.settle(s)

    def asked(self, s: S, seat: Seat) -> bool:
        """Whether the seat has to choose now."""
        return self._asking(s, seat) is not None

    def _asking(self, s: S, seat: Seat) -> Step[S] | None:
        if not s.agenda.size or not 0 <= seat < s.seats:
            return None
        frame = s.agenda[-1]
        step = self.steps[frame_step(frame)]
        if not step.asks:
            return None
        if not step.sealed:
            return step if frame & SEAT_MASK == seat else None
        mask = frame_arg(frame)
        return step if mask >> seat & 1 and not step.decided(s, seat) else None

    def legal(self, s: S, seat: Seat) -> list[Action]:
        """What the seat may choose now; nothing if it is not asked."""
        step = self._asking(s, seat)
        return step.choices(s, seat).copy() if step is not None else []

    def refusals(self, s: S, seat: Seat) -> list[tuple[Action, str]]:
        """What the seat might try in vain now, and the rule that forbids it: `"MO-57"`."""
        step = self._asking(s, seat)
        return step.refusals(s, seat) if step is not None else []

    def forced(self, s: S, seat: Seat) -> bool:
        """Whether everybody knows that the seat has one choice only; never of a sealed one."""
        step = self._asking(s, seat)
        return step is not None and not step.sealed and step.is_forced(s, seat)

    def apply(self, s: S, seat: Seat, action: Action) -> None:
        """Carry out a choice, and all that follows by itself; refuse it if it is not legal."""
        step = self._allowing(s, seat, action)
        self._take(s, step, seat, action)
        self.settle(s)

    def apply_to_rest(self, s: S, seat: Seat, action: Action) -> None:
        """`apply`, but stop where a table that forgets rests; `settle` goes on from there."""
        step = self._allowing(s, seat, action)
        self._take(s, step, seat, action)
        self.settle(s, to_rest=True)

    def resting(self, s: S) -> bool:
        """Whether it has stopped so."""
        return bool(s.agenda) and self.steps[frame_step(s.agenda[-1])].rests

    def foresee(self, s: S, seat: Seat, action: Action) -> bool:
        """Carry out a choice if it is certain what the seat is asked next, and refuse as `apply`.

        Certain is what is declared so: the choice, and each step that follows by itself. Another
        seat that has to choose, or may have chosen in secret, is the end of it. For states that
        are imagined: where this gives False, it has stopped half way.
        """
        step = self._allowing(s, seat, action)
        if not step.is_certain(s, seat, action):
            return False
        self._take(s, step, seat, action)
        return self._comes_back(s, seat)

    def is_free(self, s: S, seat: Seat, action: Action) -> bool:
        """Carry out a choice; tell whether it could be taken back without asking anybody.

        It is free to be taken back if it has told nobody anything hidden, and no luck was drawn:
        if the choice is revocable, and each step that followed by itself. What a sealed decision
        hides is told when all have decided, and nothing is taken back past the end of the game.
        For states of one's own: where this gives False, it has stopped half way.
        """
        step = self._allowing(s, seat, action)
        if not step.is_revocable(s, seat, action):
            return False
        self._take(s, step, seat, action)
        while (asking := self._decision(s, revocable=True)) is not None:
            if asking.sealed:
                return self._first_undecided(s, asking, s.arg) != UNKNOWN
            if asking.alone == ASK:
                return True
            asked = frame_seat(s.agenda[-1])
            choices = asking.choices(s, asked)
            if len(choices) != 1:
                return True
            if not asking.is_revocable(s, asked, choices[0]):
                return False
            self._take(s, asking, asked, choices[0])
        return False

    def playout(self, s: S, rng: Rng) -> int:
        """Play to the end with random choices; give the number of choices made.

        This is `settle` and `apply` in one, without checks: simulation spends its time here.
        """
        count = 0
        agenda, steps = s.agenda, self.steps
        while agenda.size:
            frame = agenda.top()
            step = steps[frame >> STEP_SHIFT & STEP_MASK]
            s.arg = int(frame >> ARG_SHIFT)
            if not step.asks:
                agenda.pop()
                step.run(s)
                continue
            if step.sealed:
                count += self._seal(s, step, frame >> ARG_SHIFT, rng)
                continue
            seat = int(frame & SEAT_MASK)
            action = step.draw(s, seat, rng)
            count += 1 if rng.among > 1 or step.alone == ASK else 0
            hand_on(agenda, frame, s.seats)
            step.take(s, seat, action)
        return count

    def _seal(self, s: S, step: Step[S], mask: i64, rng: Rng) -> int:
        """Let those who are asked make their sealed choices at random, until something comes first.

        Give the number of choices made.
        """
        agenda = s.agenda
        size = agenda.size
        count = 0
        seat = 0
        while mask:
            while mask & 1 and not step.decided(s, seat):
                step.take(s, seat, step.draw(s, seat, rng))
                count += 1
                if agenda.size != size:
                    return count
            mask >>= 1
            seat += 1
        agenda.pop()
        return count

    def settle(self, s: S, to_rest: bool = False) -> None:
        """Run the steps on the agenda until someone must choose, or the game is over."""
        while s.agenda.size:
            frame = s.agenda[-1]
            step = self.steps[frame_step(frame)]
            s.arg = frame_arg(frame)
            if not step.asks:
                if to_rest and step.rests:
                    return
                s.agenda.pop()
                step.run(s)
                continue
            if step.sealed:
                if self._first_undecided(s, step, s.arg) != UNKNOWN:
                    return
                s.agenda.pop()
                continue
            if step.alone == ASK:
                return
            seat = frame_seat(frame)
            choices = step.choices(s, seat)
            if len(choices) != 1:
                return
            s.next_turn()
            step.take(s, seat, choices[0])

    def _comes_back(self, s: S, seat: Seat) -> bool:
        """`settle` as far as all is certain; whether the seat is asked then."""
        while (asking := self._decision(s, revocable=False)) is not None:
            if self._asking(s, seat) is None:
                return False
            if asking.sealed or asking.alone == ASK:
                return True
            choices = asking.choices(s, seat)
            if len(choices) != 1:
                return True
            if not asking.is_certain(s, seat, choices[0]):
                return False
            self._take(s, asking, seat, choices[0])
        return False

    def _decision(self, s: S, revocable: bool) -> Step[S] | None:
        """Run the steps that are declared revocable, or else certain; the decision after them.

        None if another step comes before one, or the end.
        """
        while s.agenda.size:
            frame = s.agenda[-1]
            step = self.steps[frame_step(frame)]
            s.arg = frame_arg(frame)
            if step.asks:
                return step
            if not (step.revocable if revocable else step.certain):
                return None
            s.agenda.pop()
            step.run(s)
        return None

    def _allowing(self, s: S, seat: Seat, action: Action) -> Step[S]:
        """The step at which the seat may choose so; else a refusal."""
        step = self._asking(s, seat)
        if step is None:
            raise Refusal(self._not_asked(s, seat))
        if not _among(action, step.choices(s, seat)):
            raise Refusal(self._not_legal(s, seat, action))
        return step

    def _take(self, s: S, step: Step[S], seat: Seat, action: Action) -> None:
        if not step.sealed:
            s.next_turn()
        step.take(s, seat, action)

    def _first_undecided(self, s: S, step: Step[S], mask: i64) -> Seat:
        """The first seat that has to make its sealed choice; UNKNOWN if all have decided."""
        seat = 0
        while mask:
            if mask & 1 and not step.decided(s, seat):
                return seat
            mask >>= 1
            seat += 1
        return UNKNOWN

    def _undecided(self, s: S, step: Step[S], mask: int) -> list[Seat]:
        found: list[Seat] = []
        seat = 0
        while mask:
            if mask & 1 and not step.decided(s, seat):
                found.append(seat)
            mask >>= 1
            seat += 1
        return found

    def _not_asked(self, s: S, seat: Seat) -> str:
        if not s.agenda.size:
            return "the game is over; nobody is asked any more"
        if self.unnamed(s):
            return f"seat {seat} is not asked now"
        asked = ", ".join([str(other) for other in self.waiting(s)])
        return f"seat {seat} is not asked now; asked is seat {asked}"

    def _not_legal(self, s: S, seat: Seat, action: Action) -> str:
        """Without what is allowed: that may be another's to know, and `legal` gives it."""
        said = self.words.spell(action)
        for refused, rule in self.refusals(s, seat):
            if refused == action:
                return f"'{said}' is not allowed now, by rule {rule}"
        return f"'{said}' is not allowed now"
