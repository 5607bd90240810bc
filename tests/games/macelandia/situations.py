"""Positions of Macelandia, written in notation, for tests of single rules."""

from __future__ import annotations

from games.macelandia.playing import act, facts_list, here, offered
from sobremesa.core.rng import Rng
from sobremesa.core.words import Seat
from sobremesa.games.macelandia import GAME
from sobremesa.games.macelandia.facts import DECK_OF, STANDARD_OF
from sobremesa.games.macelandia.setup import empty_table, place
from sobremesa.games.macelandia.state import STALL_NAMES, State, cards_of, kinds_in
from sobremesa.games.macelandia.words import BEGIN_TURN, KIND

LIGHT_SEATS = {4: [0, 2], 5: [0, 2], 6: [0, 2, 4], 7: [0, 2, 4], 8: [0, 2, 4, 6]}
"""In situations the first of them, seat 0, is Light's castle, and seat 1 that of Darkness."""


def cards(text: str) -> int:
    """`l03 l07 le` as cards."""
    return cards_of([KIND.numbers[name] for name in text.split()])


def names(found: int) -> str:
    """Cards as `l03 l07 le`."""
    return " ".join(KIND.names[kind] for kind in kinds_in(found))


def table(
    hands: dict[Seat, str],
    seats: int = 6,
    *,
    turn: Seat = 0,
    light: list[Seat] | None = None,
    castles: tuple[Seat, Seat] = (0, 1),
    territories: list[int] | None = None,
    away: dict[Seat, str] | None = None,
    fallen: list[Seat] | None = None,
    quiet: int = 0,
    stall: str = "tiebreak",
) -> State:
    """A turn that begins: `turn` is asked for an action.

    `hands` need name only the seats that matter; the others hold two cards of what is left, and
    the rest of the decks is discarded.
    """
    s = empty_table(Rng(b"situation"), seats)
    s.stall = STALL_NAMES.index(stall)
    s.log = []
    s.light = sum(1 << seat for seat in (light or LIGHT_SEATS[seats]))
    s.castles = sum(1 << seat for seat in castles)
    s.shown = True
    for seat in range(seats):
        wanted = territories[seat] - 1 if territories else STANDARD_OF[seats][seat]
        place(s, seat, wanted)
    s.fallen = sum(1 << seat for seat in (fallen or []))
    for seat, text in (away or {}).items():
        s.away[seat] = cards(text)
    for seat, text in hands.items():
        s.hands[seat] = cards(text)
    for faction in (0, 1):
        rest = cards_of(DECK_OF[seats][faction])
        for seat in range(seats):
            if s.faction(seat) == faction:
                rest -= s.hands[seat] + s.away[seat]
        left = kinds_in(rest)
        for seat in range(seats):
            if s.faction(seat) == faction and seat not in hands and not s.fallen >> seat & 1:
                s.hands[seat] = cards_of(left[:2])
                left = left[2:]
        s.discards += cards_of(left)
    s.turn = turn
    s.quiet = quiet
    return here.come_to(s, BEGIN_TURN)


def commit(s: State, seat: Seat, play: str) -> None:
    """Commit the cards of a play one by one."""
    for name in play.split():
        act(s, f"{seat} commit {name}")


def fight(s: State, attacker: Seat, attack: str, defender: Seat, defence: str) -> None:
    """A whole battle: `fight(s, 0, "l03 l07", 1, "d09")`."""
    act(s, f"{attacker} attack {defender}")
    commit(s, attacker, attack)
    act(s, f"{attacker} ready")
    commit(s, defender, defence)
    act(s, f"{defender} ready")


def send(s: State, giver: Seat, name: str, taker: Seat) -> None:
    """Reinforcements."""
    act(s, f"{giver} reinforce {taker}", f"{giver} commit {name}")


def plays_from(s: State) -> set[str]:
    """The whole plays that can come out from here, however the cards are committed."""
    found: set[str] = set()
    seat = GAME.flow.waiting(s)[0]
    for notation in offered(s):
        if notation == "ready":
            found.add(names(cards(" ".join(facts_list(s, seat, "committed")))))
            continue
        twin = s.clone()
        act(twin, f"{seat} {notation}")
        found |= plays_from(twin)
    return found


def whole_actions(s: State) -> int:
    """How many actions there are, counting whole plays and whole reinforcements."""
    count = 0
    seat = GAME.flow.waiting(s)[0]
    for notation in offered(s):
        twin = s.clone()
        act(twin, f"{seat} {notation}")
        if notation.startswith("attack"):
            count += len(plays_from(twin))
        elif notation.startswith("reinforce"):
            count += len(offered(twin))
        else:
            count += 1
    return count
