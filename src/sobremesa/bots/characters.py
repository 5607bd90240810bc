"""Those who sit down where a bot plays: who they are, and in which manner they play.

A name says who, and how strong: `luz` plays as strong as she likes to, `luz-2` as strong as that,
and `level-2` is nobody in particular. Names, faces and what they say are texts and drawings.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.core.rng import Rng
from sobremesa.core.words import Refusal, Seat

STRENGTHS: Final = [1, 2, 3, 4, 5]
"""How well a bot plays, weakest first."""
USUAL: Final = 3
"""As strong as whoever is asked without a word about it."""
LEVEL: Final = "level"
"""Nobody in particular, in `level-2`."""


@dataclass(frozen=True)
class Manner:
    """How somebody plays, whatever the game and the strength."""

    strength: int
    """As strong as he likes to play."""
    risk: float = 0.0
    """How much he likes choices of which much may come, or, below nought, dislikes them."""
    attention: float = 1.0
    """How likely he thinks of a choice at all."""
    whim: float = 0.0
    """How much he follows his mood besides: a part of the heat of those who play with 2."""
    pace: float = 1.0
    """How long he takes, whatever he thinks about."""


CHARACTERS: Final[dict[str, Manner]] = {
    "luz": Manner(4, risk=0.5, pace=0.9),
    "kurt": Manner(5, pace=1.25),
    "nima": Manner(2, attention=0.8, pace=0.8),
    "hana": Manner(4, risk=-0.5, pace=1.1),
    "chema": Manner(3, pace=1.5),
    "greta": Manner(3, whim=0.3, pace=0.6),
    "omar": Manner(3),
    "pip": Manner(1, attention=0.9, whim=0.3, pace=0.75),
}
"""Everybody there is, by name, in the order in which they come to the table."""


class Asked:
    """Who is asked to play: a character or nobody in particular, and how strong."""

    def __init__(self, character: str | None, strength: int) -> None:
        self.character = character
        self.strength = strength
        self.manner = CHARACTERS[character] if character is not None else Manner(strength)
        self.name = f"{character if character is not None else LEVEL}-{strength}"
        """The whole name by which he is asked."""


def asked(said: str) -> Asked | None:
    """Who is meant by `luz`, `luz-2` or `level-2`; None if it is none of us."""
    who, dash, strength = said.partition("-")
    if who != LEVEL and who not in CHARACTERS:
        return None
    if not dash:
        return Asked(who, CHARACTERS[who].strength) if who != LEVEL else None
    if strength not in [str(each) for each in STRENGTHS]:
        raise Refusal(f"a strength is {STRENGTHS[0]} to {STRENGTHS[-1]}, as in {who}-2: {said!r}")
    return Asked(None if who == LEVEL else who, int(strength))


def somebody(strength: int, taken: list[str], luck: Rng) -> str:
    """Who comes to play so strong, if these sit there already: who likes to, else who is left."""
    free = [name for name in CHARACTERS if name not in taken]
    if not free:
        raise Refusal("everybody sits at the table already")
    willing = [name for name in free if CHARACTERS[name].strength == strength]
    found = willing if willing else free
    return found[luck.below(len(found))]


def company(said: dict[Seat, str], taken: list[str], luck: Rng) -> dict[Seat, str]:
    """The whole name of whoever comes where these are asked for, and those sit already.

    Nobody sits on two seats. Whoever is asked by name comes before those who come because somebody
    of a strength is wanted; players who are no characters come as they are.
    """
    found = dict(said)
    gone = list(taken)
    wanted: dict[Seat, int] = {}
    for seat, name in said.items():
        named = asked(name)
        if named is None:
            continue
        if named.character is None:
            wanted[seat] = named.strength
            continue
        if named.character in gone:
            raise Refusal(f"{named.character} sits at the table already")
        gone.append(named.character)
        found[seat] = named.name
    for seat, strength in wanted.items():
        name = somebody(strength, gone, luck)
        gone.append(name)
        found[seat] = f"{name}-{strength}"
    return found


def around(players: dict[Seat, str]) -> dict[Seat, str]:
    """Who sits on each of these seats, where players of these names play.

    Whoever is asked by name sits where he was asked to; the other seats are for those who are left.
    """
    found: dict[Seat, str] = {}
    for seat, said in players.items():
        named = asked(said)
        if named is not None and named.character is not None:
            found.setdefault(seat, named.character)
    everybody = list(CHARACTERS)
    for seat in sorted(players):
        if seat in found:
            continue
        taken = list(found.values())
        for step in range(len(everybody)):
            name = everybody[(seat - 1 + step) % len(everybody)]
            if name not in taken:
                found[seat] = name
                break
    return found
