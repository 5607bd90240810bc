"""Tests of the tests: leaks planted on purpose in AntaYagí, each of which a law must find."""

from __future__ import annotations

from typing import Any

import pytest

from laws import laws
from laws.planting import but, with_step, with_view
from laws.tables import attributes, seeds
from sobremesa.core.flow import Decision, Step
from sobremesa.core.game import Game
from sobremesa.core.view import View
from sobremesa.core.words import Action, Refusal, Seat
from sobremesa.games.antayagi import GAME
from sobremesa.games.antayagi.facts import KIND_OF

OPTIONS = GAME.options_for(4)


def honest(key: str) -> Step[Any]:
    """AntaYagí's own step with that key."""
    return GAME.flow.steps[GAME.words.steps.index(key)]


def event(key: str) -> Any:
    """The event with that key."""
    return next(event for event in GAME.words.events if event.key == key)


class Peek(View):
    """A view that knows something more."""

    def __init__(self, honest_view: Any, s: Any) -> None:
        self.honest = honest_view
        self.agenda = honest_view.agenda
        self.rest = attributes(honest_view)
        self.peeked = self.peek(s, honest_view.seat)

    def peek(self, s: Any, seat: Seat) -> list[int]:
        return []

    def describe(self, to: Any) -> None:
        self.honest.describe(to)


class Mirror(Peek):
    """Sees the objects of the own outward cards."""

    def peek(self, s: Any, seat: Seat) -> list[int]:
        return [held & 127 for held in s.hand(seat)] if seat < s.seats else []


class Marked(Peek):
    """Sees the second card of the deck."""

    def peek(self, s: Any, seat: Seat) -> list[int]:
        return list(s.deck[-2:-1])


class Glimpse(Peek):
    """Sees what the others have chosen, before the reveal."""

    def peek(self, s: Any, seat: Seat) -> list[int]:
        return [s.active_slot, s.partner_slot]


class CommitCard(Decision[Any]):
    """As in AntaYagí; the planted versions add something."""

    def __init__(self) -> None:
        super().__init__(*honest("commit_card").verbs, sealed=True)

    def choices(self, s: Any, seat: Seat) -> list[Action]:
        return honest("commit_card").choices(s, seat)

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        honest("commit_card").take(s, seat, action)

    def decided(self, s: Any, seat: Seat) -> bool:
        return honest("commit_card").decided(s, seat)

    def refusals(self, s: Any, seat: Seat) -> list[tuple[Action, str]]:
        return honest("commit_card").refusals(s, seat)


class LoudCommit(CommitCard):
    """Tells everyone that a card has been chosen, and which."""

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        super().take(s, seat, action)
        s.tell(event("committed"), seat, self.verbs[0].thing(action))


class Whisper(CommitCard):
    """Denies the partner his last slot once the active player has chosen that of his own."""

    def choices(self, s: Any, seat: Seat) -> list[Action]:
        choices = super().choices(s, seat)
        return choices[:-1] if seat == s.partner and s.active_slot == 2 else choices


class ChoosePartner(Decision[Any]):
    """As in AntaYagí; the planted versions add something."""

    def __init__(self) -> None:
        super().__init__(*honest("choose_partner").verbs, alone=honest("choose_partner").alone)

    def choices(self, s: Any, seat: Seat) -> list[Action]:
        return honest("choose_partner").choices(s, seat)

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        honest("choose_partner").take(s, seat, action)

    def refusals(self, s: Any, seat: Seat) -> list[tuple[Action, str]]:
        return honest("choose_partner").refusals(s, seat)


class Chatter(ChoosePartner):
    """Tells everyone the objects of the left neighbour's cards, himself included."""

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        super().take(s, seat, action)
        for card in [held & 127 for held in s.hand(s.left_of(seat))]:
            s.tell(event("discarded"), s.left_of(seat), KIND_OF[card])


class Advice(ChoosePartner):
    """Offers the left neighbour only if the own first card is a Treasure."""

    def choices(self, s: Any, seat: Seat) -> list[Action]:
        choices = super().choices(s, seat)
        return choices if s.hands[seat * 3] & 127 < 16 else choices[1:]


class Minutes(ChoosePartner):
    """Writes the second card of the deck on the public agenda."""

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        super().take(s, seat, action)
        s.agenda[0] += s.deck[-2] << 16


def run(game: Game[Any, Any]) -> None:
    """The laws over some games."""
    for seed in seeds(OPTIONS, 4):
        laws.check_all(game, OPTIONS, seed, every=2)


def peeking(view: Any) -> dict[str, object]:
    """What a Peek holds, its honest part apart (that is a view of its own)."""
    return {"peeked": view.peeked, "rest": view.rest, "agenda": view.agenda}


@pytest.fixture
def open_peeks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the laws look into planted views."""
    monkeypatch.setattr(
        "laws.laws.attributes", lambda x: peeking(x) if isinstance(x, Peek) else attributes(x)
    )


@pytest.mark.usefixtures("open_peeks")
def test_the_unchanged_copies_are_lawful() -> None:
    copies = [
        but(GAME),
        with_view(GAME, Peek),
        with_step(GAME, "commit_card", CommitCard),
        with_step(GAME, "choose_partner", ChoosePartner),
    ]
    for game in copies:
        run(game)


@pytest.mark.usefixtures("open_peeks")
@pytest.mark.parametrize("leak", [Mirror, Marked])
def test_the_own_objects_or_the_deck_in_a_view_are_found(leak: type[Peek]) -> None:
    with pytest.raises(AssertionError, match="view differs"):
        run(with_view(GAME, leak))


@pytest.mark.usefixtures("open_peeks")
def test_a_sealed_choice_in_a_view_is_found() -> None:
    with pytest.raises(AssertionError):
        run(with_view(GAME, Glimpse))


def test_a_sealed_choice_in_a_log_is_found() -> None:
    with pytest.raises(AssertionError):
        run(with_step(GAME, "commit_card", LoudCommit))


def test_a_sealed_choice_in_the_others_choices_is_found() -> None:
    with pytest.raises((AssertionError, Refusal)):
        run(with_step(GAME, "commit_card", Whisper))


def test_own_objects_in_a_log_line_are_found() -> None:
    with pytest.raises(AssertionError, match="the log tells"):
        run(with_step(GAME, "choose_partner", Chatter))


def test_an_own_object_in_the_choices_is_found() -> None:
    with pytest.raises(AssertionError, match="choices differ"):
        run(with_step(GAME, "choose_partner", Advice))


def test_the_order_of_the_deck_on_the_agenda_is_found() -> None:
    with pytest.raises(AssertionError, match="agenda tells a secret"):
        run(with_step(GAME, "choose_partner", Minutes))
