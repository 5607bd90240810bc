"""The players that a server offers: callers give a name of this list, and never a path."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sobremesa.bots.characters import asked
from sobremesa.bots.levels import strengths_of
from sobremesa.bots.outsiders import all_installed, class_in_file, class_installed, is_file, seated
from sobremesa.bots.players import at_home, named_levels
from sobremesa.core.game import Game
from sobremesa.core.words import Refusal

LONGEST: Final = 32
"""Characters of a name, as many as the store keeps."""


class Outsider:
    """A player from elsewhere that is offered, for one game or for all of them."""

    def __init__(self, name: str, spec: str, game: str) -> None:
        if not 1 <= len(name) <= LONGEST:
            raise Refusal(f"a player's name has 1 to {LONGEST} characters, not {len(name)}")
        self.name = name
        self.spec = spec
        """How another process finds it."""
        self.game = game
        """Empty for any."""

    def plays(self, game: str) -> bool:
        """Whether it can be asked to play the game."""
        return self.game in ("", game)


class Roster:
    """The house's players, each game's own, the files that the owner named, installed ones."""

    def __init__(self, files: list[str]) -> None:
        self.faults: dict[str, str] = {}
        """Installed players that are not offered, and why."""
        self.named = [_named(said) for said in files]
        for number, player in enumerate(self.named):
            for other in self.named[:number]:
                if other.name == player.name and (other.plays(player.game) or not player.game):
                    raise Refusal(f"two players are called {player.name}")
        self._installed = self._working()

    def specs(self, game: Game[Any, Any]) -> dict[str, str]:
        """Who can be asked to play the game, and how another process finds each."""
        found = {name: name for name in at_home(game)}
        for player in self.named + self._installed:
            if player.plays(game.name):
                found.setdefault(player.name, player.spec)
        return found

    def spec(self, game: Game[Any, Any], name: str) -> str | None:
        """How another process finds the player of that name; None if it is not offered."""
        found = self.specs(game).get(name)
        if found is not None:
            return found
        named = asked(name)
        if named is None or named.strength not in strengths_of(game):
            return None
        return named.name

    def guests(self, game: Game[Any, Any]) -> list[str]:
        """The names of those who come from elsewhere; where no character can play, of all."""
        home = at_home(game) if strengths_of(game) else []
        return [name for name in self.specs(game) if name not in home]

    def names(self, game: Game[Any, Any]) -> list[str]:
        """How everybody is asked who is offered."""
        return [*self.specs(game), *named_levels(game)]

    def _working(self) -> list[Outsider]:
        """The installed players that can sit down, those for one game before those for all."""
        found: list[Outsider] = []
        for entry in all_installed():
            whose, _, name = entry.name.rpartition(".")
            try:
                seated(class_installed(entry), name)
                found.append(Outsider(name, name, whose))
            except Refusal as refusal:
                self.faults[entry.name] = str(refusal)
        return sorted(found, key=lambda player: player.game == "")


def _named(said: str) -> Outsider:
    """The player that `file.py:Class` names, or `game=file.py:Class` for one game."""
    game, _, spec = said.rpartition("=")
    if not is_file(spec):
        raise Refusal(f"{said!r} should be FILE.py:CLASS or GAME=FILE.py:CLASS")
    seated(class_in_file(spec), spec)
    path, _, name = spec.rpartition(":")
    return Outsider(name, f"{Path(path).absolute()}:{name}", game)
