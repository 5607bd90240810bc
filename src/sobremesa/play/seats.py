"""Who sits on a seat, and how somebody says who is to sit there."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sobremesa.bots import (
    LEVEL,
    RANDOM,
    USUAL,
    Roster,
    around,
    asked,
    at_home,
    company,
    strengths_of,
)
from sobremesa.core.game import Game
from sobremesa.core.rng import Rng
from sobremesa.core.words import Refusal, Seat
from sobremesa.games import SHELF, load
from sobremesa.play.denied import Denied
from sobremesa.play.journal import Sat
from sobremesa.play.table_info import SitterKind, Why

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
INVITED: Final = "invited"
ME: Final = "me"
"""A wish for oneself."""


@dataclass
class Sitter:
    """A seat: it may belong to a person, be kept by a bot, both, or neither."""

    seat: Seat
    person: str | None
    level: str | None
    invited: bool
    code: str
    """The secret part of the seat's invitation."""
    called: str = ""
    """What whoever sits there is called at this table, if not as the person is."""
    why: Why | None = None
    """Why a bot plays for the person, if that is not his own wish."""
    expected: str | None = None
    """The person for whom an invited seat is kept, if it is for somebody in particular."""

    @classmethod
    def after(cls, sat: Sat) -> Sitter:
        """Who sits there after that entry."""
        return cls(
            sat.seat,
            sat.person,
            sat.level,
            sat.invited,
            sat.code,
            sat.called,
            sat.why,
            sat.expected,
        )

    @property
    def kind(self) -> SitterKind:
        """What is there: a person, a bot, an open seat, or one kept for whoever is invited."""
        if self.level is not None:
            return BOT
        if self.person is not None:
            return PERSON
        return INVITED if self.invited else OPEN

    @property
    def kept(self) -> bool:
        """Whether a bot plays there for the person to whom the seat belongs."""
        return self.level is not None and self.person is not None

    @property
    def strength(self) -> int | None:
        """How strong a bot plays there, if its name says so."""
        named = asked(self.level) if self.level is not None else None
        return named.strength if named is not None else None


def level_of(wish: str) -> str | None:
    """The level in `bot:greedy`; None if the wish is not for a bot."""
    kind, _, level = wish.partition(":")
    return level if kind == BOT else None


def settled(
    wishes: Mapping[Seat, str], game: Game[Any, Any], roster: Roster, bots: Iterable[str] = ()
) -> dict[Seat, str]:
    """The wishes, with the whole name of each bot that comes; clear refusals of bad ones.

    `bots` sit at the table already, and no character sits on two seats.
    """
    said: dict[Seat, str] = {}
    try:
        for seat, wish in wishes.items():
            level = level_of(wish)
            if level is None and wish not in (ME, OPEN, INVITED):
                kinds = "me, open, invited or bot:<level>"
                raise Refusal(f"a sitter is {kinds}, not {wish[:40]!r}")
            if level is not None:
                if roster.spec(game, level) is None:
                    there = ", ".join(roster.names(game))
                    raise Refusal(f"there is no bot {level[:40]!r}; there are {there}")
                said[seat] = level
        taken = [who.character for level in bots if (who := asked(level)) and who.character]
        come = company(said, taken, Rng(secrets.token_bytes(16)))
    except Refusal as refusal:
        raise Denied("unclear", str(refusal)) from None
    return {**wishes, **{seat: f"{BOT}:{name}" for seat, name in come.items()}}


def stand_in(sitters: Iterable[Sitter], game: Game[Any, Any]) -> str:
    """Who plays for a person that is away: a bot as strong as those that sit there, or as usual."""
    said = [sitter.strength for sitter in sitters if sitter.person is None]
    wanted = next((strength for strength in said if strength is not None), USUAL)
    able = strengths_of(game)
    return f"{LEVEL}-{min(able, key=lambda one: abs(one - wanted))}" if able else RANDOM


def characters_at(sitters: Iterable[Sitter], game: str) -> dict[Seat, str]:
    """Who sits where bots play for themselves; players from elsewhere have names of their own."""
    house = _house(game)
    return around(
        {
            sitter.seat: sitter.level
            for sitter in sitters
            if sitter.level is not None
            and sitter.person is None
            and (sitter.level in house or asked(sitter.level))
        }
    )


@cache
def _house(game: str) -> frozenset[str]:
    return frozenset(at_home(load(game)) if game in SHELF else ())
