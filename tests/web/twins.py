"""Twin games: one viewer cannot tell them apart, though what is hidden from him differs.

A `Twin` is a game that is played like the true one up to a moment and then goes on from a state
imagined from a viewer's view. The swap happens inside the game, so a server, its record and its
replays know nothing of it. A `Script` says what every seat chooses from then on, in the true game
and in its twin, so that both look the same to the watchers for as long as the game itself lets
them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from laws.planting import Copied
from laws.tables import AnyGame, parts_of
from laws.tables import attributes as named
from sobremesa.core.flow import Flow, Step
from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import LINE, SPECTATOR, UNKNOWN, Action, Seat
from sobremesa.play.handed import attributes
from sobremesa.play.log_lines import plain_line
from sobremesa.play.offer import offer, plain_offer
from sobremesa.play.viewer import encode, plain_view

TWINS = 3
"""So many twins of a moment are tried; the one that lasts longest is taken."""
CHOICES = 6
"""So many choices of the true game are tried at most until one looks like one of its twin's."""
CANDIDATES = 12
"""So many choices of the twin's are compared with each of them."""


def place_in_game(s: Any) -> str:
    """What tells the states of one game apart, whether or not the next choice is under way."""
    held = named(s)
    for moving in ("agenda", "arg", "log"):
        del held[moving]
    return f"{sorted(held.items())}"


class Swap:
    """When the true state is replaced, and by what."""

    def __init__(self, game: AnyGame, before: str, twin: Any, watchers: list[Seat]) -> None:
        self.game = game
        self.before = before
        """The true state before the choice that leads to the moment; empty at the beginning."""
        self.twin = twin
        self.watchers = watchers

    def due(self, s: Any) -> bool:
        """Whether the next choice leads to the moment."""
        return s.log is not None and place_in_game(s) == self.before

    def make(self, s: Any) -> None:
        """Let the state become its twin, the log included."""
        assert self.twin.agenda == s.agenda
        log = self.disguised(s.log)
        for name, value in attributes(self.twin.clone()).items():
            setattr(s, name, value)
        s.log = log

    def disguised(self, log: list[int]) -> list[int]:
        """The log with other things in every place that no watcher may read."""
        told = log.copy()
        for at in range(0, len(log), LINE):
            event = self.game.words.events[log[at]]
            audience = any(log[at + 1] >> watcher & 1 for watcher in self.watchers)
            secret = any(log[at + 2] >> watcher & 1 for watcher in self.watchers)
            for i, noun in enumerate(event.nouns):
                thing = log[at + 3 + i]
                if thing != UNKNOWN and not (audience and (secret or not event.secret[i])):
                    told[at + 3 + i] = (thing + 1) % noun.size if noun.names else thing + 1
        return told


class Watched(Copied):
    """A decision of the true game, after which the swap may be due."""

    def __init__(self, honest: Step[Any], swap: Swap) -> None:
        super().__init__(honest)
        self.swap = swap

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        due = self.swap.due(s)
        super().take(s, seat, action)
        if due:
            self.swap.game.flow.settle(s)
            self.swap.make(s)


class Twin(Game[Any, Any]):
    """A game with another hidden part from one moment on."""

    def __init__(self, game: AnyGame, swap: Swap) -> None:
        steps = [
            type(type(step).__name__, (Watched,), {})(step, swap) if step.asks else step
            for step in game.flow.steps
        ]
        flow: Flow[Any] = Flow(game.words, steps)
        super().__init__(**parts_of(game) | {"flow": flow})
        self.honest = game
        self.swap = swap

    def new(self, options: Options, seed: bytes, log: bool = False) -> Any:
        s = self.honest.new(options, seed, log)
        if not self.swap.before:
            self.swap.make(s)
        return s


@dataclass
class Script:
    """A true game and its twin: how both come to the moment, and what is chosen from then on."""

    game: AnyGame
    options: Options
    seed: bytes
    watchers: list[Seat]
    twin: Twin
    past: list[tuple[Seat, str]]
    """The choices that lead to the moment, in both games."""
    then: list[tuple[Seat, str, str]] = field(default_factory=list)
    """Who chooses what in the true game, and what in its twin."""


def shown(game: AnyGame, s: Any, watchers: list[Seat]) -> bytes:
    """All that the watchers may see now, and hear since the log was emptied."""
    return encode(
        [
            [
                plain_view(game, s, watcher),
                plain_offer(game, offer(game, s, watcher)),
                [plain_line(line) for line in game.words.heard(s.log, watcher)],
            ]
            for watcher in watchers
        ]
        + [game.flow.waiting(s), game.flow.over(s)]
    )


def after(game: AnyGame, s: Any, seat: Seat, action: Action) -> Any:
    """The state after a choice, its log holding nothing but what the choice has brought."""
    s = s.clone()
    s.log = []
    game.flow.apply(s, seat, action)
    return s


def imagined(game: AnyGame, s: Any, viewer: Seat, luck: Rng) -> tuple[Any, list[Seat]] | None:
    """A twin of the state with another hidden part, and who cannot tell them apart."""
    t = game.imagine(game.view(s, viewer), luck)
    # The dice to come are the same: what is hidden now is what differs.
    t.rng = s.rng.clone()
    t.log = []
    quiet = s.clone()
    quiet.log = []
    watchers = [viewer, SPECTATOR] if viewer != SPECTATOR else [SPECTATOR]
    watchers = [w for w in watchers if shown(game, t, [w]) == shown(game, quiet, [w])]
    if viewer not in watchers or game.reveal(t) == game.reveal(s):
        return None
    return t, watchers


def likewise(
    game: AnyGame, s: Any, t: Any, watchers: list[Seat], luck: Rng
) -> tuple[Seat, Action, Any, Action, Any] | None:
    """A choice in the true game and one in its twin that look the same, and what follows."""
    waiting = game.flow.waiting(s)
    seat = waiting[luck.below(len(waiting))]
    legal = game.flow.legal(s, seat)
    luck.shuffle(legal)
    for action in legal[:CHOICES]:
        following = after(game, s, seat, action)
        wanted = shown(game, following, watchers)
        candidates = game.flow.legal(t, seat)
        luck.shuffle(candidates)
        candidates.sort(key=lambda candidate: candidate != action)
        for candidate in candidates[: 1 if seat in watchers else CANDIDATES]:
            imitated = after(game, t, seat, candidate)
            if shown(game, imitated, watchers) == wanted:
                return seat, action, following, candidate, imitated
    return None


def write_script(
    game: AnyGame, options: Options, seed: bytes, viewer: Seat, moment: int, most: int
) -> Script | None:
    """The longest of some scripts from that moment of a random game on.

    There is none where the game is over, or a sealed choice is half made, or nothing is hidden, or
    the moment cannot be told from an earlier one.
    """
    luck = Rng(seed + b"script")
    s = game.new(options, seed, log=True)
    past: list[tuple[Seat, str]] = []
    before = ""
    earlier: set[str] = set()
    while len(past) < moment and not game.flow.over(s):
        waiting = game.flow.waiting(s)
        seat = waiting[luck.below(len(waiting))]
        legal = game.flow.legal(s, seat)
        action = legal[luck.below(len(legal))]
        earlier.add(before)
        before = place_in_game(s)
        game.flow.apply(s, seat, action)
        past.append((seat, game.words.spell(action)))
    scripts: list[Script] = []
    for _ in range(0 if game.flow.over(s) or before in earlier else TWINS):
        found = imagined(game, s, viewer, luck)
        if found is not None:
            swap = Swap(game, before, *found)
            script = Script(game, options, seed, found[1], Twin(game, swap), past)
            go_on(script, s, found[0], luck, most)
            scripts.append(script)
    return max(scripts, key=lambda script: len(script.then), default=None)


def go_on(script: Script, s: Any, t: Any, luck: Rng, most: int) -> None:
    """Write what is chosen from the moment on, until the game itself shows the difference.

    After the end everything is public, so the last choice is never part of a script.
    """
    game = script.game
    while len(script.then) < most:
        alike = likewise(game, s, t, script.watchers, luck)
        if alike is None or game.flow.over(alike[2]):
            return
        seat, action, s, other, t = alike
        script.then.append((seat, game.words.spell(action), game.words.spell(other)))
