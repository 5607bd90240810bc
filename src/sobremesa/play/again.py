"""The same people once more: the same game, or another one that the host has chosen."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import Struct

from sobremesa.bots import LEVEL, USUAL, Roster, strengths_of, usual
from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.core.pledge import SIZE
from sobremesa.core.words import Refusal
from sobremesa.play import permissions
from sobremesa.play.agreement import Agreement, game_of
from sobremesa.play.clock import now
from sobremesa.play.denied import Denied
from sobremesa.play.journal import Sat
from sobremesa.play.person import Person, token
from sobremesa.play.seats import BOT, Sitter, level_of, settled
from sobremesa.play.standing import OVER
from sobremesa.play.table import Table


class NextGame(Struct):
    """What is to be played next; what is not said stays as it was."""

    game: str
    seats: int
    options: dict[str, str] = msgspec.field(default_factory=dict)


def check(table: Table, person: Person, wished: NextGame | None) -> None:
    """Refuse whoever may not ask for another game."""
    if not table.card.seats_of(person.id):
        raise Denied("spectator", "only those with a seat can ask for a rematch")
    permissions.check_going_on(table)
    if wished is not None:
        permissions.check_host(table, person)


def again(
    table: Table, person: Person, wished: NextGame | None, roster: Roster
) -> tuple[Agreement, list[Sat]]:
    """What is agreed for the next game, with luck of its own, and who sits where."""
    if table.phase != OVER:
        raise Denied("not_over", "a rematch comes after the end")
    old, card = table.agreement, table.card
    game, options = (old.game, old.options) if wished is None else _wished(wished)
    agreement = replace(
        old,
        id=token(),
        game=game,
        options=options,
        seed=secrets.token_bytes(SIZE),
        salt=secrets.token_bytes(SIZE),
        created=now(),
        host=person.id,
        access=card.access,
        hints=card.hints,
        clock=card.clock,
        evening=card.evening_after() if card.branch is None else None,
        stem=None,
        branches=[],
    )
    return agreement, _seated(table, game, options.seats, roster)


def _wished(wished: NextGame) -> tuple[Game[Any, Any], Options]:
    game = game_of(wished.game, wished.options)
    try:
        return game, game.options_for(wished.seats, **wished.options)
    except Refusal as refusal:
        raise Denied("unclear", str(refusal)) from None


def _seated(table: Table, game: Game[Any, Any], seats: int, roster: Roster) -> list[Sat]:
    """The same people and bots; who has given a seat to a bot has it again.

    Where there are fewer seats than before, bots leave first; where there are more, they are open.
    """
    there = [_remembered(sitter, table) for sitter in table.sitters]
    people = [sitter for sitter in there if sitter.person is not None]
    bots = [sitter for sitter in there if sitter.person is None]
    if len(people) > seats:
        raise Denied("unclear", f"{len(people)} people sit here, and there would be {seats} seats")
    staying = people + bots[: seats - len(people)]
    order = [sitter for sitter in there if sitter in staying]
    levels = _levels(order, game, roster)
    names = table.card.names
    found = [
        Sat(
            seat,
            sitter.person,
            names.get(sitter.person or "", ""),
            levels.get(seat),
            code=token(16),
            called=sitter.called,
        )
        for seat, sitter in enumerate(order)
    ]
    return found + [Sat(seat, code=token(16)) for seat in range(len(order), seats)]


def _remembered(sitter: Sitter, table: Table) -> Sitter:
    """Who sat there; nobody, where he wanted to be forgotten."""
    forgotten = sitter.person in table.card.forgotten
    return replace(sitter, person=None, level=None) if forgotten else sitter


def _levels(sitters: list[Sitter], game: Game[Any, Any], roster: Roster) -> dict[int, str]:
    """Which bot sits on each seat: the same as before, or the usual one where it cannot play."""
    wishes = {
        seat: f"{BOT}:{_level(sitter.level, game, roster)}"
        for seat, sitter in enumerate(sitters)
        if sitter.person is None and sitter.level is not None
    }
    come = settled(wishes, game, roster)
    return {seat: level for seat, wish in come.items() if (level := level_of(wish)) is not None}


def _level(level: str, game: Game[Any, Any], roster: Roster) -> str:
    if roster.spec(game, level) is not None:
        return level
    return f"{LEVEL}-{USUAL}" if USUAL in strengths_of(game) else usual(game)
