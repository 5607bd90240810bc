"""Playing Macao in notation, without a seat: only one is asked at a time."""

from __future__ import annotations

import pytest

from situation import Situation
from sobremesa.core.words import Refusal
from sobremesa.games.macao import GAME
from sobremesa.games.macao.state import State

here = Situation(GAME, seats=4)
advance, asked, facts, heard = here.advance, here.asked, here.facts, here.heard
new, read, told, who = here.new, here.read, here.told, here.who


def offered(s: State, verb: str = "") -> list[str]:
    """What may be chosen, in notation; only with that verb if one is named."""
    found = here.offered(s)
    return [notation for notation in found if not verb or notation.split()[0] == verb]


def act(s: State, *lines: str) -> State:
    """Make choices of the seat that is asked: `sail s1`."""
    for notation in lines:
        here.act(s, f"{who(s)} {notation}")
    return s


def refusal(s: State, notation: str) -> str:
    """The rule that forbids the choice; empty if none is named."""
    return dict(GAME.flow.refusals(s, who(s))).get(read(notation), "")


def vain(s: State, notation: str, rule: str) -> None:
    """The choice is asked in vain: the rule is named before it is tried, and when it is."""
    assert refusal(s, notation) == rule
    with pytest.raises(Refusal, match=rule):
        act(s, notation)
