"""Deal hidden things at random to places that cannot hold every kind of them."""

from __future__ import annotations

from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN


def deal(
    things: list[int], kind_of: list[int], room: list[int], barred: list[int], rng: Rng
) -> list[int]:
    """A place for each thing: `room` says how many a place holds, `barred` which kinds it cannot.

    `barred[place]` has a bit for each kind. All orders of the things are equally likely; where
    the bars leave a thing no room, others move until there is some. A place is found for every
    thing whenever that is possible at all, and UNKNOWN where it is not.
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
    return places


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
