"""Deal hidden things at random to places that cannot hold every kind of them."""

from __future__ import annotations

from typing import Final

from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN

STIRS: Final = 4
"""How often each thing is moved on average, so that no way to lie is likelier than another."""
LONG: Final = 4
"""One in so many moves is of any length; the others are swaps."""


def deal(
    things: list[int], kind_of: list[int], room: list[int], barred: list[int], rng: Rng
) -> list[int]:
    """A place for each thing: `room` says how many a place holds, `barred` which kinds it cannot.

    `barred[place]` has a bit for each kind. A place is found for every thing whenever that is
    possible at all, and UNKNOWN where it is not; where the bars leave a thing no room, others move
    until there is some. Then all is stirred: every way in which the things can lie is equally
    likely.
    """
    left = room.copy()
    places = [UNKNOWN] * len(things)
    order = list(range(len(things)))
    rng.shuffle(order)
    for at in order:
        kind = kind_of[things[at]]
        open_room = 0
        for place in range(len(left)):
            if not barred[place] >> kind & 1:
                open_room += left[place]
        if open_room == 0:
            _make_room(things, kind_of, barred, places, left, at)
            continue
        pick = rng.below(open_room)
        for place in range(len(left)):
            if barred[place] >> kind & 1:
                continue
            if pick < left[place]:
                places[at] = place
                left[place] -= 1
                break
            pick -= left[place]
    if any(barred) and UNKNOWN not in places:
        _stir(things, kind_of, barred, places, rng)
    return places


def _stir(
    things: list[int], kind_of: list[int], barred: list[int], places: list[int], rng: Rng
) -> None:
    """Let a few things move on, each to the next one's place, wherever all of them may lie there.

    Each move is as likely as its reverse, so in the end all ways to lie are equally likely. Swaps
    alone may not reach all of them; rings of as many things as there are places do.
    """
    count = len(things)
    if count < 2:
        return
    longest = min(len(barred), count)
    ring: list[int] = [0] * longest
    for _ in range(STIRS * count):
        size = 2
        if longest > 2 and rng.below(LONG) == 0:
            size += rng.below(longest - 1)
        fits = True
        for i in range(size):
            ring[i] = rng.below(count)
        first = places[ring[0]]
        for i in range(size):
            target = places[ring[i + 1]] if i + 1 < size else first
            if barred[target] >> kind_of[things[ring[i]]] & 1:
                fits = False
                break
            for j in range(i):
                if ring[j] == ring[i]:
                    fits = False
        if fits:
            for i in range(size - 1):
                places[ring[i]] = places[ring[i + 1]]
            places[ring[size - 1]] = first


def _make_room(
    things: list[int],
    kind_of: list[int],
    barred: list[int],
    places: list[int],
    left: list[int],
    at: int,
) -> None:
    """Move things along the shortest chain of places from one that suits `at` to one with room."""
    came_from = [UNKNOWN] * len(left)
    mover = [UNKNOWN] * len(left)
    reached = [place for place in range(len(left)) if not barred[place] >> kind_of[things[at]] & 1]
    entries = reached.copy()
    for place in reached:
        for other, its_place in enumerate(places):
            if its_place != place:
                continue
            for target in range(len(left)):
                if target in reached or barred[target] >> kind_of[things[other]] & 1:
                    continue
                reached.append(target)
                came_from[target] = place
                mover[target] = other
                if left[target]:
                    left[target] -= 1
                    while target not in entries:
                        places[mover[target]] = target
                        target = came_from[target]
                    places[at] = target
                    return
