"""Processes that share a search: each tries the same choices in its part of the worlds.

A helper is handed the name of a game, a view as plain data, choices and the luck of each world; it
gives plain data back. A world follows from its luck alone, so it does not matter who looks at it:
the part of a helper that is not ready yet, or has died, is done by whoever asks.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from sobremesa.bots.search import Budget, Helpers, Outcome, Searcher, Tried
from sobremesa.core.game import Game
from sobremesa.core.rng import Rng
from sobremesa.core.view import View
from sobremesa.core.words import Action, Refusal
from sobremesa.games import load
from sobremesa.play.handed import Handed

READY: Final = "ready"

Found = list[list[tuple[list[float], int, list[float]]]]
"""What became of each choice in each world, taken apart."""

Played = tuple[str, int, str]
"""A game by its name, with the version of its rules and what stands for its data."""


class Share(NamedTuple):
    """What a helper is asked."""

    played: Played
    kind: type[Searcher[Any, Any]]
    handed: Handed
    actions: list[Action]
    keys: list[bytes]
    """The luck of each world."""


def played(game: Game[Any, Any]) -> Played:
    """By what a helper knows whether it has the same game."""
    return game.name, game.version, game.data


def tried_out(share: Share) -> Found:
    """Runs in a helper: try the choices out."""
    game = load(share.played[0])
    if played(game) != share.played:
        raise Refusal(f"{game.name} is another game here")
    searcher, view = share.kind(game, Budget()), share.handed.view()
    return [
        [
            (one.shares, one.side, one.noted)
            for one in searcher.outcomes(view, share.actions, Rng(b"", key))
        ]
        for key in share.keys
    ]


def _help(game: str, asked: Connection) -> None:
    """A helper's life: it leaves interrupts to whoever asks, and goes with him."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    load(game)
    try:
        asked.send(READY)
        while True:
            asked.send(tried_out(asked.recv()))
    except (EOFError, OSError):
        return


class Helper:
    """One of the processes, from outside."""

    def __init__(self, game: str) -> None:
        # A fresh interpreter, so that it is the same wherever it runs.
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self.process = context.Process(target=_help, args=(game, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self._ready = False
        self.lost = False

    def is_ready(self) -> bool:
        """Whether it can be asked; nobody waits until it is."""
        try:
            if not self._ready and not self.lost and self._line.poll():
                self._ready = self._line.recv() == READY
        except (EOFError, OSError):
            self.lost = True
        return self._ready and not self.lost

    def ask(self, share: Share) -> None:
        """Let it begin."""
        try:
            self._line.send(share)
        except OSError:
            self.lost = True

    def answer(self) -> Found | None:
        """What it has found; None if it has died."""
        try:
            answer: Found | None = None if self.lost else self._line.recv()
        except (EOFError, OSError):
            self.lost = True
            return None
        return answer

    def stop(self) -> None:
        """Let it go."""
        self.process.kill()
        self.process.join()
        self._line.close()


class HelperProcesses(Helpers[Any]):
    """So many processes that help whoever searches here in one game."""

    def __init__(self, game: Game[Any, Any], count: int) -> None:
        super().__init__()
        self.played = played(game)
        self.helpers = [Helper(game.name) for _ in range(count)]

    def try_all(
        self, asking: Searcher[Any, Any], view: View, tried: list[Tried], lucks: list[Rng]
    ) -> None:
        """The first part of the worlds here, one by each helper, and all counted in their order."""
        actions = [one.action for one in tried]
        helpers = [helper for helper in self.helpers if helper.is_ready()][: len(lucks) - 1]
        parts = divided(lucks, len(helpers) + 1)
        handed = Handed.of(view)
        for helper, part in zip(helpers, parts[1:], strict=True):
            keys = [luck.key for luck in part]
            helper.ask(Share(self.played, type(asking), handed, actions, keys))
        for luck in parts[0]:
            asking.heed_all(tried, asking.outcomes(view, actions, luck))
        for helper, part in zip(helpers, parts[1:], strict=True):
            answer = helper.answer()
            if answer is None:
                for luck in part:
                    asking.heed_all(tried, asking.outcomes(view, actions, luck))
            else:
                for outcomes in answer:
                    asking.heed_all(tried, [Outcome(*one) for one in outcomes])

    def stop(self) -> None:
        """Let them go."""
        for helper in self.helpers:
            helper.stop()


def divided(lucks: list[Rng], parts: int) -> list[list[Rng]]:
    """So many parts, one after the other, as equal as can be; the first is never smaller."""
    ends = [-(-len(lucks) * part // parts) for part in range(parts + 1)]
    return [lucks[ends[part] : ends[part + 1]] for part in range(parts)]


@contextmanager
def helping(game: Game[Any, Any], jobs: int) -> Iterator[Helpers[Any] | None]:
    """Those who help where a search may use so many processes, this one among them."""
    if jobs < 1:
        raise Refusal(f"the number of jobs must be 1 or more, not {jobs}")
    if jobs == 1:
        yield None
        return
    helpers = HelperProcesses(game, jobs - 1)
    try:
        yield helpers
    finally:
        helpers.stop()
