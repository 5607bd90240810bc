"""The whole table: imagined from a view, told in names, counted in pieces."""

from __future__ import annotations

from sobremesa.core.ints import Ints
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.macelandia.battle import AFTER, CARDS_OF, PLAYS, commits
from sobremesa.games.macelandia.facts import DECK_OF, FACTION_CARDS_OF, FACTION_OF, LEFTOVER_OF
from sobremesa.games.macelandia.rules import FLOW
from sobremesa.games.macelandia.search import Search
from sobremesa.games.macelandia.setup import set_factions
from sobremesa.games.macelandia.state import (
    HIDDEN,
    SENT,
    State,
    actor_of,
    deed_of,
    first_of,
    how_many,
    kinds_in,
    other_of,
    seats_in,
)
from sobremesa.games.macelandia.view import View
from sobremesa.games.macelandia.words import (
    CHOOSE_ATTACK,
    CHOOSE_DEFENCE,
    COMMIT,
    FACTION,
    KIND,
    TERRITORY,
)


def imagine(v: View, rng: Rng) -> State:
    """A whole state that looks exactly like `v` to its seat."""
    s = State(v.open.seats, v.open.agenda.copy())
    s.rng = rng.fork()
    s.copy_open(v.open)
    s.light = v.light
    s.castles = v.castles
    s.hands = Ints([0] * s.seats)
    s.aside = []
    s.committed = v.committed
    s.sealed = v.sealed
    s.history = v.history.copy()
    if not s.shown:
        cards = FACTION_CARDS_OF[s.seats].copy()
        rng.shuffle(cards)
        set_factions(s, cards)
    elif s.ended != UNKNOWN:
        s.hands = Ints(v.hands)
        s.aside = v.aside.copy()
    else:
        for faction in range(FACTION.size):
            Search(v, faction, rng).fill(s)
        imagine_commits(v, s, rng)
    FLOW.settle(s)
    return s


def imagine_commits(v: View, s: State, rng: Rng) -> None:
    """What another seat may have committed so far: any part of any play."""
    step = s.step()
    chooser = s.turn if step == CHOOSE_ATTACK else s.target
    if step not in (CHOOSE_ATTACK, CHOOSE_DEFENCE) or chooser == v.seat:
        return
    while rng.below(2):
        choices = commits(s.hands[chooser], s.committed)
        if not choices:
            return
        s.committed = AFTER[s.committed][COMMIT.thing(choices[rng.below(len(choices))])]


def hidden(s: State, seat: Seat) -> list[str]:
    """The zones of `reveal` that the seat cannot know now (some of them: those beyond doubt)."""
    v = View(s, seat)
    if s.ended != UNKNOWN:
        return []
    if not s.shown:
        return ["faction_cards"]
    found: list[str] = []
    known = v.known_cards()
    for faction in range(FACTION.size):
        members = seats_in(s.members(faction))
        secret = [t for t in v.history if deed_of(t) == SENT and first_of(t) == HIDDEN]
        if any(actor_of(turn) in members for turn in secret):
            continue
        if v.face_down > 1 and s.turn in members and s.turn != seat:
            continue
        loose = [v.hand_sizes[other] - how_many(known[other]) for other in range(s.seats)]
        open_seats = [other for other in members if loose[other] > 0]
        if v.face_down and s.turn in members and s.turn != seat:
            open_seats = [other for other in open_seats if other != s.turn]
        kinds = set(kinds_in(v.unlocated(faction, known)))
        rooms = len(open_seats) + LEFTOVER_OF[s.seats]
        if len(kinds) > 1 and rooms > 1:
            found += [f"hand_{other}" for other in open_seats]
            if LEFTOVER_OF[s.seats] and open_seats:
                found.append(f"undealt_{FACTION.names[faction]}")
    return found


def reveal(s: State) -> dict[str, object]:
    """Everything in names, hidden zones included."""
    found: dict[str, object] = {}
    for seat in range(s.seats):
        found[f"hand_{seat}"] = names(s.hands[seat])
        found[f"away_{seat}"] = names(s.away[seat])
        found[f"coming_{seat}"] = [
            f"{KIND.names[first_of(s.history[place])]} from {actor_of(s.history[place])}"
            for place in s.coming
            if other_of(s.history[place]) == seat
        ]
    for faction in range(FACTION.size):
        found[f"undealt_{FACTION.names[faction]}"] = [
            KIND.names[kind] for kind in s.aside if FACTION_OF[kind] == faction
        ]
    found["faction_cards"] = [
        f"{FACTION.names[s.faction(seat)]} {'castle' if s.castles & BIT_OF[seat] else 'fort'}"
        for seat in range(s.seats)
    ]
    found["territories"] = [
        TERRITORY.names[territory] if territory != UNKNOWN else None for territory in s.territories
    ]
    found["eliminated"] = seats_in(s.fallen)
    found["discards"] = names(s.discards)
    found["discards_unseen"] = [KIND.names[first_of(s.history[place])] for place in s.lost]
    found["committed"] = KIND.names_of(PLAYS[s.committed])
    found["sealed"] = KIND.names_of(PLAYS[s.sealed])
    found["sent"] = [
        f"{actor_of(turn)} to {other_of(turn)} {KIND.names[first_of(turn)]}"
        for turn in s.history
        if deed_of(turn) == SENT
    ]
    found["turn"] = s.turn
    found["quiet"] = s.quiet
    return found


def names(cards: int) -> list[str]:
    """The cards' names."""
    return KIND.names_of(kinds_in(cards))


def pieces(s: State) -> list[tuple[str, int, int]]:
    """ML-2 All cards in use are somewhere. ML-51 Discards stay where they are."""
    kinds = s.aside.copy()
    for cards in [*s.hands, *s.away, s.discards, CARDS_OF[s.sealed]]:
        kinds += kinds_in(cards)
    kinds += [first_of(s.history[place]) for place in s.coming + s.lost]
    found: list[tuple[str, int, int]] = []
    for faction in range(FACTION.size):
        deck = DECK_OF[s.seats][faction]
        if not s.shown or not any(s.hands):
            continue
        mine = sorted([kind for kind in kinds if FACTION_OF[kind] == faction])
        found.append((f"{FACTION.names[faction]} card", len(mine), len(deck)))
        right = len([i for i, kind in enumerate(sorted(deck)) if mine[i : i + 1] == [kind]])
        found.append((f"{FACTION.names[faction]} kind", right, len(deck)))
    return found
