"""Tests of the tests: leaks planted on purpose in AntaYagí, each of which a law must find."""

from __future__ import annotations

from typing import Any

import pytest

from laws import laws
from laws.planting import Copied, Peek, but, event, look_into_peeks, with_step, with_view
from laws.tables import AnyGame, seeds
from sobremesa.core.words import Action, Refusal, Seat
from sobremesa.games.antayagi import GAME
from sobremesa.games.antayagi.facts import OBJECT_OF

OPTIONS = GAME.options_for(4, memory_aid="on")


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


class LoudCommit(Copied):
    """Tells everyone that a card has been chosen, and which."""

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        super().take(s, seat, action)
        s.tell(event(GAME, "committed"), seat, self.verbs[0].thing(action))


class Whisper(Copied):
    """Denies the partner his last slot once the active player has chosen that of his own."""

    def choices(self, s: Any, seat: Seat) -> list[Action]:
        choices = super().choices(s, seat)
        return choices[:-1] if seat == s.partner and s.active_slot == 2 else choices


class Chatter(Copied):
    """Tells everyone the objects of the left neighbour's cards, himself included."""

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        super().take(s, seat, action)
        for card in [held & 127 for held in s.hand(s.left_of(seat))]:
            s.tell(event(GAME, "discarded"), s.left_of(seat), card)


class Advice(Copied):
    """Offers the left neighbour only if the own first card is a Treasure."""

    def choices(self, s: Any, seat: Seat) -> list[Action]:
        choices = super().choices(s, seat)
        return choices if OBJECT_OF[s.hands[seat * 3] & 127] == 0 else choices[1:]


class Minutes(Copied):
    """Writes the second card of the deck on the public agenda."""

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        super().take(s, seat, action)
        s.agenda[0] += s.deck[-2] << 16


def run(game: AnyGame, games: int = 4) -> None:
    """The laws over some games."""
    for seed in seeds(OPTIONS, games):
        laws.check_all(game, OPTIONS, seed, every=2)


@pytest.fixture
def open_peeks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the laws look into planted views."""
    look_into_peeks(monkeypatch)


@pytest.mark.slow
@pytest.mark.usefixtures("open_peeks")
def test_the_unchanged_copies_are_lawful() -> None:
    copies = [
        but(GAME),
        with_view(GAME, Peek),
        with_step(GAME, "commit_card", Copied),
        with_step(GAME, "choose_partner", Copied),
    ]
    for game in copies:
        run(game, games=1)


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
