"""Taking back: what stands, what everybody is shown of it, and what it tells nobody."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from laws.tables import frozen
from sobremesa.core.record import replay
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.games import SHELF, load
from sobremesa.play.match import Match
from sobremesa.play.taken import Taken
from sobremesa.play.taking_back import is_free, last_act, take_back, undo_of
from sobremesa.play.undo_entries import Undone
from sobremesa.play.viewer import Viewer
from sobremesa.play.viewer_log import TOOK_BACK

MACARON = load("macaron")


class Watched:
    """A match, and all who look at it while it is played."""

    def __init__(self, name: str, seats: int, seed: bytes, **chosen: str) -> None:
        self.game = load(name)
        options = self.game.options_for(seats, **chosen)
        self.match = Match(self.game, options, seed)
        self.eyes = [*range(options.seats), SPECTATOR]
        self.viewers = [Viewer(self.game, seat, self.match.forgets) for seat in self.eyes]
        for viewer in self.viewers:
            viewer.look(self.match.state)
        self.match.forget()

    def act(self, seat: Seat, *choices: str) -> None:
        match = self.match
        draft = match.draft(seat, list(choices))
        for place in range(len(choices)):
            match.step(draft, place)
            self._look()
            if match.resting:
                match.go_on()
                self._look()

    def _look(self) -> None:
        for viewer in self.viewers:
            viewer.look(self.match.state, self.match.made)

    def take_back(self, seat: Seat, alone: bool) -> list[bool]:
        """Take a seat's last act back; tell of each viewer whether he has noticed it."""
        found = last_act(self.match, seat)
        assert found is not None
        first, end = found
        count = (end if alone else self.match.made) - first
        taken = take_back(self.match, Undone(seat, first, count))
        return [viewer.look_back(self.match.state, taken) for viewer in self.viewers]

    def shown(self) -> list[tuple[bytes, bytes, list[Any]]]:
        """What each has before him; what was said of taking back apart."""
        return [(v.view, v.offer, [line for line in lines(v) if line[0] != TOOK_BACK])
                for v in self.viewers]  # fmt: skip

    def imagined(self) -> list[str]:
        """A world of each viewer, always with the same luck."""
        worlds = [
            self.game.imagine(self.game.view(self.match.state, seat), Rng(b"world"))
            for seat in self.eyes
        ]
        return [frozen(world) for world in worlds]

    def check(self) -> None:
        """Whoever comes late sees what the others see, and the record leads to the state."""
        match = self.match
        again = replay(self.game, match.record)
        again.log = match.state.log
        assert frozen(again) == frozen(match.state)
        if match.over and match.forgets:
            # Then whoever comes is told all that the others were not.
            return
        for viewer in self.viewers:
            late = Viewer.of(self.game, viewer.seat, match.record, match.taken)
            assert late.seen() == viewer.seen()


def lines(viewer: Viewer) -> list[Any]:
    found: list[Any] = msgspec.json.decode(viewer.lines(0))
    return found


def choose(watched: Watched, luck: Rng) -> Seat:
    """Let somebody who is asked choose anything."""
    match = watched.match
    waiting = match.waiting()
    seat = waiting[luck.below(len(waiting))]
    choices = match.choices(seat)
    watched.act(seat, match.game.words.spell(choices[luck.below(len(choices))]))
    return seat


@pytest.mark.slow
@pytest.mark.parametrize("name", SHELF)
def test_a_free_undo_leaves_everybody_as_he_was(name: str) -> None:
    kind = load(name).kind
    freed = 0
    for number, seats in enumerate([kind.seats[-1], kind.seats[0]]):
        watched = Watched(name, seats, f"free {number}".encode())
        luck = Rng(f"free {name} {number}".encode())
        for _ in range(60):
            if watched.match.over:
                break
            before, worlds, state = watched.shown(), watched.imagined(), watched.match.state
            versions = [viewer.version for viewer in watched.viewers]
            seat = choose(watched, luck)
            if not is_free(watched.match, seat):
                continue
            noticed = [old != viewer.version for old, viewer in zip(versions, watched.viewers,
                                                                    strict=True)]  # fmt: skip
            freed += 1
            assert watched.take_back(seat, alone=True) == noticed
            assert watched.shown() == before
            assert watched.imagined() == worlds
            assert frozen_but_log(watched.match.state) == frozen_but_log(state)
            for viewer, told in zip(watched.viewers, noticed, strict=True):
                assert ([TOOK_BACK, [str(seat)]] in lines(viewer)[-1:]) == told
            if luck.below(3):
                choose(watched, luck)
        watched.check()
    # Almost all that is chosen in La Macarena comes from a hidden hand.
    assert freed or name == "la_macarena"


def frozen_but_log(s: Any) -> str:
    s = s.clone()
    s.log = []
    return frozen(s)


@pytest.mark.slow
@pytest.mark.parametrize("name", SHELF)
def test_versions_only_ever_go_up_and_are_the_same_for_whoever_comes_late(name: str) -> None:
    watched = Watched(name, load(name).kind.seats[-1], b"again and again")
    luck = Rng(b"back " + name.encode())
    high = [viewer.version for viewer in watched.viewers]
    for step in range(70):
        if watched.match.over:
            break
        seat = choose(watched, luck)
        if step % 3 == 2:
            other = luck.below(watched.match.options.seats) if step % 2 else seat
            if last_act(watched.match, other) is not None and not watched.match.over:
                watched.take_back(other, alone=False)
        versions = [viewer.version for viewer in watched.viewers]
        assert all(new >= old for new, old in zip(versions, high, strict=True))
        high = versions
        if step % 10 == 9:
            watched.check()
    assert watched.match.taken
    watched.check()


def test_of_a_sealed_choice_that_is_taken_back_nobody_hears() -> None:
    watched = Watched("macaron", 4, b"sealed")
    match = watched.match
    untouched = Watched("macaron", 4, b"sealed")
    for seat in (2, 0, 3):
        cards = [match.game.words.spell(action) for action in match.choices(seat)]
        watched.act(seat, cards[0])
        if seat != 2:
            untouched.act(seat, cards[0])
    assert [undo_of(match, seat) for seat in range(4)] == ["free", None, "free", "free"]
    assert watched.take_back(2, alone=True) == [False, False, True, False, False]
    assert match.waiting() == untouched.match.waiting()
    assert match.record.choices == untouched.match.record.choices
    for seat in (0, 1, 3, 4):
        assert watched.viewers[seat].seen()[:4] == untouched.viewers[seat].seen()[:4]
    assert [undo_of(match, seat) for seat in range(4)] == ["free", None, None, "free"]
    watched.check()


def test_a_card_that_was_shown_is_not_taken_back_freely() -> None:
    watched = Watched("macaron", 2, b"shown")
    luck = Rng(b"shown")
    while watched.game.flow.key(watched.match.state) != "play_card":
        choose(watched, luck)
    seat = choose(watched, luck)
    assert undo_of(watched.match, seat) == "ask"


def test_nothing_is_taken_back_after_somebody_else_has_chosen() -> None:
    watched = Watched("macao", 2, b"others")
    luck = Rng(b"others")
    last = choose(watched, luck)
    while (seat := choose(watched, luck)) == last:
        pass
    assert undo_of(watched.match, last) == "ask"
    assert undo_of(watched.match, seat) in ("free", "ask")


def test_nothing_is_taken_back_past_the_end() -> None:
    watched = Watched("antayagi", 3, b"end", max_turns="5")
    luck = Rng(b"end")
    while not watched.match.over:
        choose(watched, luck)
    assert [undo_of(watched.match, seat) for seat in range(3)] == [None] * 3


def test_the_same_luck_comes_again() -> None:
    """Whoever takes back what luck has answered meets the same luck, so nobody rolls twice."""
    watched = Watched("macao", 2, b"dice")
    match, luck = watched.match, Rng(b"dice")
    while True:
        drawn = frozen(match.state.rng)
        seat = choose(watched, luck)
        if frozen(match.state.rng) != drawn and match.made > 4:
            break
    first, _ = last_act(match, seat) or (0, 0)
    choices, rolled = match.record.choices[first:], frozen_but_log(match.state)
    watched.take_back(seat, alone=False)
    for by, notation in choices:
        watched.act(by, notation)
    assert frozen_but_log(match.state) == rolled


def test_an_act_of_several_choices_goes_back_whole() -> None:
    watched = Watched("macaron", 4, b"several")
    cards = [MACARON.words.spell(action) for action in watched.match.choices(1)]
    watched.act(1, cards[0], cards[1])
    assert undo_of(watched.match, 1) == "free"
    watched.take_back(1, alone=True)
    assert watched.match.made == 0
    assert watched.match.taken == [Taken(1, 2, 0, [(1, cards[0]), (1, cards[1])])]
    watched.check()
