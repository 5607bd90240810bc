"""Tests of the tests: faults planted on purpose, each of which a law must find."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from laws import laws
from laws.tables import AnyGame, attributes, positions, seeds
from sobremesa.core.bot import Bot, View
from sobremesa.core.flow import Decision, Flow, Step
from sobremesa.core.game import Game
from sobremesa.core.option import Option, Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import Action, Seat
from sobremesa.games import load

MACARON = load("macaron")
OPTIONS = MACARON.options_for(4)


class Planted(Game[Any, Any]):
    """Macaron, except for what a test has planted: a step, or a way to see."""

    def __init__(self, step: Step[Any] | None = None, see: type[Any] | None = None) -> None:
        steps = [
            step if step is not None and type(step).__name__ == type(old).__name__ else old
            for old in MACARON.flow.steps
        ]
        flow: Flow[Any] = Flow(MACARON.words, steps)
        super().__init__("macaron", 1, MACARON.seats, MACARON.words, flow)
        self.see = see

    def options(self, seats: int) -> list[Option]:
        return MACARON.options(seats)

    def lay_out(self, options: Options, rng: Rng) -> Any:
        return MACARON.lay_out(options, rng)

    def view(self, s: Any, seat: Seat) -> Any:
        view = MACARON.view(s, seat)
        return self.see(view, s) if self.see else view

    def imagine(self, v: Any, rng: Rng) -> Any:
        return MACARON.imagine(v.honest if self.see else v, rng)

    def hidden(self, s: Any, seat: Seat) -> list[str]:
        return MACARON.hidden(s, seat)

    def scores(self, s: Any) -> list[int]:
        return MACARON.scores(s)

    def places(self, s: Any) -> list[int]:
        return MACARON.places(s)

    def shares(self, s: Any) -> list[float]:
        return MACARON.shares(s)

    def teams(self, s: Any) -> list[int]:
        return MACARON.teams(s)

    def outcome(self, s: Any) -> str:
        return MACARON.outcome(s)

    def pieces(self, s: Any) -> list[tuple[str, int, int]]:
        return MACARON.pieces(s)

    def reveal(self, s: Any) -> dict[str, object]:
        return MACARON.reveal(s)

    def heuristic(self) -> Bot[Any]:
        return MACARON.heuristic()


def honest(key: str) -> Step[Any]:
    """Macaron's own step with that key."""
    return MACARON.flow.steps[MACARON.words.steps.index(key)]


class PlaceVote(Decision[Any]):
    """As in Macaron; the planted versions add something."""

    def __init__(self) -> None:
        super().__init__(*honest("place_vote").verbs)

    def choices(self, s: Any, seat: Seat) -> list[Action]:
        return honest("place_vote").choices(s, seat)

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        honest("place_vote").take(s, seat, action)

    def refusals(self, s: Any, seat: Seat) -> list[tuple[Action, int]]:
        return honest("place_vote").refusals(s, seat)


def named(name: str, step: type[Step[Any]]) -> Step[Any]:
    """The planted step under the name of the one it replaces."""
    step.__name__ = name
    return step()


class Chatter(PlaceVote):
    """Tells everyone the face of a token that is placed face down."""

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        super().take(s, seat, action)
        face = MACARON.words.verb_of(action).things(action)[0]
        event = next(event for event in MACARON.words.events if event.key == "token_dealt")
        s.tell(event, seat, face)


class Minutes(PlaceVote):
    """Writes the face of a token that is placed face down on the public agenda."""

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        super().take(s, seat, action)
        face = MACARON.words.verb_of(action).things(action)[0]
        if s.agenda and s.agenda[-1] >> 16 == 0:
            s.agenda[-1] += face << 16


class Hint(Decision[Any]):
    """Allows the highest card only if the left neighbour's hand has none of its flavour."""

    def __init__(self) -> None:
        super().__init__(*honest("play_card").verbs)

    def choices(self, s: Any, seat: Seat) -> list[Action]:
        choices = honest("play_card").choices(s, seat)
        left = s.hands[(seat + 1) % s.seats]
        return choices[:-1] if len(choices) > 1 and choices[-1] - 1 in left else choices

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        honest("play_card").take(s, seat, action)


class Peek(View):
    """A view that also knows the left neighbour's hand."""

    def __init__(self, honest_view: Any, s: Any) -> None:
        self.honest = honest_view
        self.agenda = honest_view.agenda
        self.peeked = list(s.hands[(honest_view.seat + 1) % s.seats])
        self.rest = attributes(honest_view)

    def describe(self, to: Any) -> None:
        self.honest.describe(to)


def peeking(view: Any) -> dict[str, object]:
    """What a Peek holds, its honest part apart (that is a view of its own)."""
    return {"peeked": view.peeked, "rest": view.rest}


class Thief(Decision[Any]):
    """Takes a played card out of the game."""

    def __init__(self) -> None:
        super().__init__(*honest("play_card").verbs)

    def choices(self, s: Any, seat: Seat) -> list[Action]:
        return honest("play_card").choices(s, seat)

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        honest("play_card").take(s, seat, action)
        if s.plays:
            s.plays.pop()


class Loud(Decision[Any]):
    """A pass that shows in the others' hand counts as soon as it is chosen."""

    def __init__(self) -> None:
        super().__init__(*honest("pass_card").verbs, sealed=True)

    def choices(self, s: Any, seat: Seat) -> list[Action]:
        return honest("pass_card").choices(s, seat)

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        honest("pass_card").take(s, seat, action)
        s.boxes[seat] += 1

    def decided(self, s: Any, seat: Seat) -> bool:
        return honest("pass_card").decided(s, seat)


def run(game: AnyGame) -> None:
    """The laws over some games."""
    for seed in seeds(OPTIONS, 6):
        laws.check_all(game, OPTIONS, seed, every=2)


def test_the_unchanged_copy_is_lawful() -> None:
    for seed in seeds(OPTIONS, 2):
        laws.check_all(Planted(), OPTIONS, seed)
    unchanged = Planted(named("PlaceVote", PlaceVote))
    for seed in seeds(OPTIONS, 2):
        laws.check_all(unchanged, OPTIONS, seed)


def test_a_leak_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "laws.laws.attributes", lambda x: peeking(x) if isinstance(x, Peek) else attributes(x)
    )
    with pytest.raises(AssertionError, match="view differs"):
        run(Planted(see=Peek))


def test_a_leak_in_a_log_line_is_found() -> None:
    with pytest.raises(AssertionError, match="the log tells"):
        run(Planted(named("PlaceVote", Chatter)))


def test_a_leak_in_a_choice_is_found() -> None:
    with pytest.raises(AssertionError, match="choices differ"):
        run(Planted(named("PlayCard", Hint)))


def test_a_leak_on_the_agenda_is_found() -> None:
    with pytest.raises(AssertionError, match="agenda tells a secret"):
        run(Planted(named("PlaceVote", Minutes)))


def test_a_sealed_choice_that_shows_is_found() -> None:
    with pytest.raises(AssertionError):
        run(Planted(named("PassCard", Loud)))


def test_a_lost_piece_is_found() -> None:
    with pytest.raises(AssertionError, match="of kind card instead of"):
        run(Planted(named("PlayCard", Thief)))


@pytest.mark.parametrize("shared", ["hands", "votes", "agenda", "log", "scores"])
def test_a_list_shared_by_a_clone_is_found(shared: str) -> None:
    def sharing(s: Any) -> Any:
        twin = s.clone()
        setattr(twin, shared, getattr(s, shared))
        return twin

    check_clone_fails(sharing)


def test_a_hand_shared_by_a_clone_is_found() -> None:
    def sharing(s: Any) -> Any:
        twin = s.clone()
        twin.hands[0] = s.hands[0]
        return twin

    check_clone_fails(sharing)


def check_clone_fails(clone: Callable[[Any], Any]) -> None:
    s = next(positions(MACARON, OPTIONS, b"shared"))
    with pytest.raises(AssertionError):
        laws.check_clone(MACARON, s, clone)


class Copycat(Planted):
    """Imagines nothing but the truth."""

    def __init__(self) -> None:
        super().__init__()
        self.truth: Any = None

    def imagine(self, v: Any, rng: Rng) -> Any:
        return self.truth.clone()


def test_an_imagination_that_copies_the_truth_is_found() -> None:
    game = Copycat()
    for s in positions(game, OPTIONS, b"copycat"):
        game.truth = s
        with pytest.raises(AssertionError, match="always imagined"):
            laws.check_variety(game, s, 0, Rng(b"variety"))
        break
