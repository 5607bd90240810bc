"""A game being played: the only place where a record grows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from sobremesa.core.branch import Branch
from sobremesa.core.game import Game
from sobremesa.core.option import Options, forgets
from sobremesa.core.record import Record, beginning, passes_unasked, result, told_result
from sobremesa.core.view import View
from sobremesa.core.words import LINE, SPECTATOR, Action, Line, Refusal, Seat, Words
from sobremesa.play import table_info
from sobremesa.play.offer import Offer, offer
from sobremesa.play.taken import Taken

MOST_SHARED: Final = 1 << 16
"""So many choices are kept once for all tables that made them."""


class Draft:
    """Choices of one seat that all can be made, and the state after each; nothing has happened."""

    def __init__(self, seat: Seat, choices: list[str], states: list[Any], rests: list[Any]) -> None:
        self.seat = seat
        self.choices = choices
        self.states = states
        self.rests = rests
        """Where the table rests before a choice's state: what everybody looks at first, or None."""


@lru_cache(maxsize=MOST_SHARED)
def _shared(seat: Seat, notation: str) -> tuple[Seat, str]:
    return seat, notation


@lru_cache(maxsize=MOST_SHARED)
def read_choice(words: Words, notation: str) -> Action:
    """The action that is written so; it goes into the record as it is, so there is one way."""
    action = words.read(notation)
    if notation != words.spell(action):
        raise Refusal(f"{notation!r} should read {words.spell(action)!r}")
    return action


def clone_of(s: Any) -> Any:
    """A clone whose log is still empty: the whole log is long, and only the news matter."""
    log, s.log = s.log, []
    twin = s.clone()
    s.log = log
    return twin


class Match:
    """The state of a game, its record, and what each viewer may know of it."""

    def __init__(
        self,
        game: Game[Any, Any],
        options: Options,
        seed: bytes,
        branches: Sequence[Branch] = (),
    ) -> None:
        self.game = game
        self.options = options
        self.record = Record(
            game.name, game.version, options.seats, options.chosen, seed, game.data
        )
        self.record.branches = list(branches)
        self.forgets = forgets(game.options(options.seats), options)
        """Whether it was agreed that people are shown nothing that they can only remember."""
        self.state = beginning(game, self.record, log=True)
        self.told = 0
        """How often everybody has been told something: a choice that nobody hears of is not one."""
        self.stopped = False
        """Whether people have ended the game before its end."""
        self.acts: list[int] = []
        """The number of each act's first choice."""
        self.opening = 0
        """So many choices were made before anybody sat down; nobody takes these back."""
        self.only_free = False
        """Whether nothing is taken back but what is free, also where nobody has to agree."""
        self.taken: list[Taken] = []
        """What was taken back."""
        self.befores: list[tuple[int, Any]] = []
        """The states before the last act, and before each of a sealed decision that is open."""
        self._ahead: Any = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.stopped or self.game.flow.over(self.state)

    @property
    def latest(self) -> Any:
        """The state, with all of the last choice, also while the table rests."""
        return self.state if self._ahead is None else self._ahead

    @property
    def made(self) -> int:
        """How many choices have been made, and stand."""
        return len(self.record.choices)

    def made_by(self, seat: Seat) -> int:
        """How many of them one seat has made: what the luck of its bot goes by.

        The number of all of them would depend on who is quicker where several choose unseen.
        """
        return len([one for one in self.record.choices if one[0] == seat])

    @property
    def moment(self) -> tuple[int, int]:
        """What differs whenever anything has been chosen, or taken back."""
        return self.made, len(self.taken)

    def waiting(self) -> list[Seat]:
        """The seats that have to choose now."""
        return [] if self.stopped else self.game.flow.waiting(self.state)

    def named(self, own: list[Seat]) -> list[Seat]:
        """For whom the table waits, as those are told who have the `own` seats, if it forgets."""
        return [] if self.stopped else self.game.flow.named(self.state, own)

    def offer(self, seat: Seat) -> Offer | None:
        """What the seat is asked."""
        return offer(self.game, self.state, seat)

    def choices(self, seat: Seat) -> list[Action]:
        """What the seat may choose."""
        return self.game.flow.legal(self.state, seat)

    def view(self, seat: Seat) -> View:
        """What the seat may know."""
        view: View = self.game.view(self.state, seat)
        return view

    def lines(self, viewer: Seat, since: int = 0) -> list[Line]:
        """The lines of the log from place `since` on, as the viewer may read them."""
        return self.game.words.heard(self.state.log, viewer, since * LINE)

    def length(self) -> int:
        """The number of lines in the log."""
        return len(self.state.log) // LINE

    def forget(self) -> None:
        """Let the log begin here: who needs the lines has them, or walks through the record."""
        self.state.log.clear()

    def act(self, seat: Seat, action: Action) -> None:
        """Carry out a choice and write it down."""
        self.acts.append(self.made)
        self.game.flow.apply(self.state, seat, action)
        self._write(seat, self.game.words.spell(action))

    def draft(self, seat: Seat, choices: list[str]) -> Draft:
        """Make the choices on a clone, so that they can be kept safe before they happen."""
        states: list[Any] = []
        rests: list[Any] = []
        s = self.state
        for notation in choices:
            action = read_choice(self.game.words, notation)
            s = clone_of(s)
            rests.append(self._apply(s, seat, action))
            states.append(s)
        return Draft(seat, choices, states, rests)

    def _apply(self, s: Any, seat: Seat, action: Action) -> Any | None:
        """Carry out a choice; give the state in which the table rests on the way, if it does."""
        flow = self.game.flow
        if not self.forgets:
            flow.apply(s, seat, action)
            return None
        flow.apply_to_rest(s, seat, action)
        rest = s.clone() if flow.resting(s) and passes_unasked(self.game, s) else None
        flow.settle(s)
        return rest

    def step(self, draft: Draft, place: int) -> None:
        """Let choice number `place` of a draft happen, which was made in this very state.

        The log has only what is new then. Where the table rests, `go_on` brings it to its end.
        """
        if place == 0:
            self._begin_act(draft.states[-1])
        if draft.rests[place] is None:
            self.state = draft.states[place]
        else:
            self.state, self._ahead = draft.rests[place], draft.states[place]
        self._write(draft.seat, draft.choices[place])
        if not self.unheard(self.state):
            self.told += 1

    def _begin_act(self, after: Any) -> None:
        before = self.state
        sealed = self.game.flow.step(before).sealed and before.agenda == after.agenda
        self.acts.append(self.made)
        self.befores = [*(self.befores if sealed else []), (self.made, before)]

    def unheard(self, s: Any) -> bool:
        """Whether the choice that led there has told nobody else anything."""
        unnamed = self.forgets and self.game.flow.unnamed(s)
        return unnamed and not self.game.words.heard(s.log, SPECTATOR)

    @property
    def resting(self) -> bool:
        """Whether everybody is to look at what lies there before the last choice is at its end."""
        return self._ahead is not None

    def go_on(self) -> None:
        """Everybody has looked."""
        ahead, self._ahead = self._ahead, None
        told = len(self.state.log)
        self.state = ahead
        del self.state.log[:told]
        self.told += 1
        self._end()

    def stop(self, result: table_info.Result) -> None:
        """End the game before its end, with that result."""
        self.stopped = True
        self.told += 1
        self.record.stopped = told_result(result.outcome, result.places, result.scores)

    def standings(self) -> tuple[str, list[int], list[int]]:
        """Outcome, places and scores of a finished game."""
        if not self.over:
            raise Refusal("the game is not over")
        game, s = self.game, self.state
        return game.outcome(s), game.places(s), game.scores(s)

    def _write(self, seat: Seat, notation: str) -> None:
        self.record.choices.append(_shared(seat, notation))
        self._end()

    def _end(self) -> None:
        if self.over:
            self.record.end = result(self.game, self.state)


def result_of(match: Match, s: Any) -> table_info.Result | None:
    """How the game ended in that state, if it has."""
    game = match.game
    if not game.flow.over(s):
        return None
    return table_info.Result(game.outcome(s), game.places(s), game.scores(s), game.shares(s))
