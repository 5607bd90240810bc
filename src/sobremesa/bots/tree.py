"""Another searcher for every game: it grows a tree of choices (ISMCTS) in imagined worlds.

A node stands for the choices that led there, whatever luck came between them (an open loop), and
counts how often each could be chosen at all, as worlds differ in what is allowed. Everybody in the
tree looks after his own side. Views and imagined states are all it knows, as with `search`, whose
worlds and judgement it has.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, Generic

from sobremesa.bots.search import Searcher, World
from sobremesa.core.bot import best_of
from sobremesa.core.flow import Flow, S
from sobremesa.core.rng import Rng
from sobremesa.core.view import V
from sobremesa.core.words import UNKNOWN, Action, Seat

CURIOSITY: Final = 0.7
"""How much choices are preferred that were tried seldom: the constant of UCB, for chances."""
EACH: Final = 4
"""So many simulations are made in a world before another is imagined."""
SEAT_BITS: Final = 4
SEAT_MASK: Final = (1 << SEAT_BITS) - 1


class Node:
    """A choice of somebody, after all that came before it; the first one stands for nothing."""

    def __init__(self) -> None:
        self.times = 0
        self.there = 0
        """How often it could have been chosen."""
        self.totals: list[float] = []
        """What it brought each side in all simulations together."""
        self.next: dict[int, Node] = {}

    def after(self, key: int) -> Node:
        """The node behind a choice; it is made if there is none."""
        found = self.next.get(key)
        if found is None:
            found = self.next[key] = Node()
        return found

    def add(self, shares: list[float]) -> None:
        """Count one more simulation, after which each side has these shares or chances."""
        self.times += 1
        if not self.totals:
            self.totals = [0.0] * len(shares)
        for i, share in enumerate(shares):
            self.totals[i] = self.totals[i] + share

    def mean(self, side: int) -> float:
        """What it brought a side on average."""
        return self.totals[side] / self.times if self.times else 0.0


class Path(Generic[S]):
    """The way of one simulation down the tree."""

    def __init__(self, root: Node) -> None:
        self.here = root
        """Behind all choices so far."""
        self.met: list[Node] = []
        """What was chosen, and is to be counted."""
        self.own: dict[Seat, Node] = {}
        """While a decision is sealed: where each seat is by its own choices, from which it goes on
        without knowing those of the others,"""
        self.start = root
        """as if it were still here."""
        self.waiting = 0
        """How many of them have not decided yet; nought if the decision is open."""

    def arrive(self, s: S, flow: Flow[S], seat: Seat) -> Node:
        """The node from which the seat chooses."""
        waiting = len(flow.waiting(s)) if flow.step(s).sealed else 0
        if waiting == 0 or self.waiting == 0 or waiting > self.waiting:
            self.start = self.here
            self.own = {}
        self.waiting = waiting
        return self.own.get(seat, self.start) if waiting else self.here

    def leave(self, node: Node, seat: Seat, action: Action) -> bool:
        """Go on behind a choice; whether somebody has been there before."""
        key = key_of(seat, action)
        chosen, self.here = node.after(key), self.here.after(key)
        self.met.append(chosen)
        if self.here is not chosen:
            self.met.append(self.here)
        if self.waiting:
            self.own[seat] = chosen
        return chosen.times > 0 and self.here.times > 0


class Tree(Searcher[S, V], Generic[S, V]):
    """Chooses what a tree of its view was grown along most often."""

    def choose(self, view: V | None, choices: list[Action], rng: Rng) -> Action:
        """What it has tried most."""
        assert view is not None
        if len(choices) == 1:
            return choices[0]
        return favourite(self.grown(view, choices, rng), view.seat)

    def grown(self, view: V, choices: list[Action], rng: Rng) -> Node:
        """A tree with all simulations that the budget allows."""
        root = Node()
        simulations = self.budget.among(len(choices))
        world = self.imagined(view, rng.fork())
        for made in range(simulations):
            if made and made % EACH == 0:
                world = self.imagined(view, rng.fork())
            self.grow(root, world, view.seat)
        return root

    def grow(self, root: Node, world: World[S], seat: Seat) -> None:
        """Go down the tree in a world, add what is new there, and play on from it."""
        flow = self.game.flow
        s: S = world.state.clone()  # type: ignore[assignment]
        chapter = self.chapter_of(s)
        path: Path[S] = Path(root)
        known = True
        while known and seat != UNKNOWN:
            choices = flow.choices(s, seat)
            node = path.arrive(s, flow, seat)
            if len(choices) == 1:
                flow.take(s, seat, choices[0])
            else:
                action = self.pick(node, s, seat, choices, world.luck)
                known = path.leave(node, seat, action)
                flow.take(s, seat, action)
            seat = flow.ask(s)
            if chapter != UNKNOWN and seat != UNKNOWN and self.mind.chapter(s) != chapter:
                seat = UNKNOWN
        self.go_on(s, chapter, self.player, world.luck)
        shares = self.judged(s)
        for node in path.met:
            node.add(shares)

    def pick(self, node: Node, s: S, seat: Seat, choices: list[Action], luck: Rng) -> Action:
        """What nobody has tried here, the weightiest first; else what promises most (UCB)."""
        new: list[Action] = []
        for action in choices:
            found = node.next.get(key_of(seat, action))
            if found is None or found.times == 0:
                new.append(action)
            else:
                found.there += 1
        if new:
            place = 0
            if len(new) > 1:
                place = best_of(self.policy.weigh(self.game.view(s, seat), new), luck)
            node.after(key_of(seat, new[place])).there += 1
            return new[place]
        side = self.game.teams(s)[seat]
        best, most = choices[0], -1.0
        for action in choices:
            found = node.next[key_of(seat, action)]
            bound = found.mean(side) + CURIOSITY * sqrt(log(found.there) / found.times)
            if bound > most:
                best, most = action, bound
        return best


def favourite(root: Node, seat: Seat) -> Action:
    """What the seat has tried most; of equal ones what it tried first.

    Where all choose in secret, the others' choices are there, too.
    """
    best, most = UNKNOWN, 0
    for key, node in root.next.items():
        if seat_of(key) == seat and node.times > most:
            best, most = action_of(key), node.times
    return best


def key_of(seat: Seat, action: Action) -> int:
    """Seat and choice as one number: after the same choices others may be asked in other worlds."""
    return action << SEAT_BITS | seat


def action_of(key: int) -> Action:
    """The choice of such a number."""
    return key >> SEAT_BITS


def seat_of(key: int) -> Seat:
    """The seat of such a number."""
    return key & SEAT_MASK
