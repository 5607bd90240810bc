"""What is agreed when a table is laid, and never changes."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from sobremesa.bots import Roster, for_seats
from sobremesa.core.branch import Branch
from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.core.pledge import SIZE, commit
from sobremesa.core.words import Refusal
from sobremesa.games import SHELF, load
from sobremesa.play.branches import Stem, stages
from sobremesa.play.clock import now
from sobremesa.play.day import Day
from sobremesa.play.denied import Denied
from sobremesa.play.evening import Evening
from sobremesa.play.journal import Laid, Sat
from sobremesa.play.person import Person, called_at, clean, token
from sobremesa.play.seats import INVITED, ME, OPEN, level_of, settled
from sobremesa.play.table_info import Access
from sobremesa.play.timing import Clock, checked

LONGEST_TITLE: Final = 40
ACCESS: Final[dict[str, Access]] = {word: word for word in get_args(Access)}


def spoken(ms: int) -> str:
    """A moment as the protocol writes it."""
    return datetime.fromtimestamp(ms // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(frozen=True, slots=True)
class Agreement:
    """Which game, with which options, whose table, and who may come."""

    id: str
    title: str
    game: Game[Any, Any]
    options: Options
    seed: bytes
    """The table's secret, until the end; what the game is dealt from follows from it."""
    host: str
    access: Access
    """Who found the table in the lobby when it was laid; its host may change that."""
    spectators: bool
    created: int
    hints: bool = False
    """Whether hints are given although people play against each other."""
    salt: bytes = field(default_factory=lambda: secrets.token_bytes(SIZE))
    """Goes into the commitment to the secret."""
    clock: Clock | None = None
    """How long the table waits for a choice."""
    evening: Evening | None = None
    """How the evening stood, if the same people have played before."""
    stem: Stem | None = None
    """Where the game branches off, if it does,"""
    branches: list[Branch] = field(default_factory=list)
    """and the games that it has come through."""
    day: Day | None = None
    """Of which day it is; then its secret is everybody's, and nothing is promised of it."""

    @property
    def told_options(self) -> dict[str, str]:
        """The options as everybody is told them."""
        return _told(self.options.seats, tuple(self.options.chosen.items()))

    def laid(self, sitters: Iterable[Sat]) -> Laid:
        """The first entry of the table's journal.

        A game that branches off is not dealt: no commitment says anything of its luck.
        """
        if self.stem is not None:
            before = stages(self.branches)
            return Laid([*sitters], self.hints, clock=self.clock, stem=self.stem, before=before)
        commitment = commit(self.seed, self.salt)
        luck = ("", "") if self.day is not None else (commitment.hex(), self.salt.hex())
        return Laid([*sitters], self.hints, *luck, self.clock, self.evening, day=self.day)

    def joined(self, person: str, into: str) -> Agreement:
        """The same, where a person has become another one."""
        return replace(self, host=into) if self.host == person else self


@lru_cache(maxsize=1024)
def _told(seats: int, chosen: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """What was agreed, once for all tables where it was the same: nobody changes it."""
    return {"seats": str(seats), **dict(chosen)}


class Wishes(Struct):
    """What somebody wants of a new table."""

    game: str
    seats: int
    options: dict[str, str] = msgspec.field(default_factory=dict)
    title: str = ""
    sitters: list[str] | None = None
    access: str | None = None
    """None: for anyone if a seat is open to anyone, else only by its link."""
    spectators: bool = True
    names: list[str] | None = None
    """Of those who sit at the host's device, seat by seat; empty: as the host is called."""
    hints: bool = False
    """Whether hints are given although people play against each other."""
    clock: Clock | None = None
    """How long the table waits for a choice; None: as long as it takes."""


def agree(host: Person, wishes: Wishes, roster: Roster) -> tuple[Agreement, list[Sat]]:
    """What comes of wishes: an agreement, and who sits where; clear refusals of bad ones."""
    sitters = wishes.sitters
    if sitters is None:
        sitters = [ME] + [OPEN] * (wishes.seats - 1)
    game = game_of(wishes.game, wishes.options)
    try:
        options = game.options_for(wishes.seats, **wishes.options)
        for_seats(sitters, wishes.seats, one_for_all=False)
    except Refusal as refusal:
        raise Denied("unclear", str(refusal)) from None
    names = wishes.names or [""] * wishes.seats
    if len(names) != wishes.seats:
        raise Denied("unclear", f"there is a name for each of {wishes.seats} seats, or none at all")
    title = clean(wishes.title, LONGEST_TITLE, "a title") if wishes.title.strip() else ""
    agreement = Agreement(
        token(),
        title,
        game,
        options,
        secrets.token_bytes(SIZE),
        host.id,
        _access(wishes.access, sitters),
        wishes.spectators,
        now(),
        wishes.hints,
        clock=checked(wishes.clock),
    )
    settling = settled(dict(enumerate(sitters)), game, roster)
    return agreement, [_seated(host, seat, settling[seat], name) for seat, name in enumerate(names)]


def game_of(name: str, options: Mapping[str, str]) -> Game[Any, Any]:
    """The game of that name; clear refusals of one that is not there, and of what is no option."""
    if name not in SHELF:
        raise Denied("no_game", f"there is no game {name[:40]!r}; there are {', '.join(SHELF)}")
    if "seats" in options:
        raise Denied("unclear", "say the number of seats beside the options, not among them")
    if "self" in options:
        # Options become arguments of a method, which has one of that name.
        raise Denied("unclear", f"{name} has no option 'self'")
    try:
        return load(name)
    except Refusal as refusal:
        raise Denied("unclear", str(refusal)) from None


def access_of(word: str) -> Access:
    """Who finds a table, by its word; a clear refusal of any other."""
    access = ACCESS.get(word)
    if access is None:
        raise Denied("unclear", f"access is one of {', '.join(ACCESS)}, not {word[:40]!r}")
    return access


def _access(wished: str | None, sitters: list[str]) -> Access:
    """Games among oneself, friends and bots are nobody else's business, unless it is wished."""
    if wished is not None:
        return access_of(wished)
    return "anyone" if OPEN in sitters else "link"


def _seated(host: Person, seat: int, wish: str, name: str) -> Sat:
    mine = wish == ME
    if name.strip() and not mine:
        raise Denied("unclear", "only a seat of one's own is given a name")
    return Sat(
        seat,
        host.id if mine else None,
        host.name if mine else "",
        level_of(wish),
        wish == INVITED,
        token(16),
        called_at(host, name) if mine else "",
    )
