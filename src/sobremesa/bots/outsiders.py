"""Players from elsewhere: in a file that is named, or in an installed package.

Whatever is wrong with one of them is told in one line that names it.
"""

from __future__ import annotations

import hashlib
import sys
import traceback
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from operator import index
from pathlib import Path
from typing import Any, Final

from sobremesa.core.bot import Bot
from sobremesa.core.rng import Rng
from sobremesa.core.words import Action, Refusal

GROUP: Final = "sobremesa.players"
"""Of the entry points: `clever` plays any game, `macaron.clever` plays Macaron."""

SUFFIX: Final = ".py"


class NotOffered(Refusal):
    """A player has chosen what it cannot."""


class Guest(Bot[Any]):
    """A player from elsewhere at our table: what it does wrong is said, with its name."""

    def __init__(self, name: str, bot: Bot[Any]) -> None:
        super().__init__(looks=bot.looks)
        self.name = name
        self.bot = bot

    def choose(self, view: Any, choices: list[Action], rng: Rng) -> Action:
        """What it chooses, if that is one of the choices."""
        try:
            said: Any = self.bot.choose(view, list(choices), rng)
        except Exception as problem:
            raise Refusal(f"the player {self.name} failed: {described(problem)}") from problem
        try:
            # What arrays hold is no plain number, but can be used as one.
            action = index(said)
        except TypeError:
            action = -1
        if action not in choices:
            raise NotOffered(
                f"the player {self.name} chose {brief(said)}, "
                f"which is none of the {len(choices)} choices it had"
            )
        return action


def brief(said: object) -> str:
    """A value in a line, cut short."""
    text = repr(said)
    return text if len(text) <= 40 else text[:40] + "..."


def described(problem: BaseException) -> str:
    """An exception in one line, with the place where it was raised."""
    what = type(problem).__name__
    if said := " ".join(str(problem).split()):
        what = f"{what}: {said}"
    frames = traceback.extract_tb(problem.__traceback__)
    if isinstance(problem, SyntaxError) or not frames:
        return what
    return f"{what} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"


def is_file(said: str) -> bool:
    """Whether that names a class in a file: `path/to/file.py:Class`."""
    path, colon, _ = said.rpartition(":")
    return colon == ":" and path.endswith(SUFFIX)


def class_in_file(said: str) -> type[Bot[Any]]:
    """The class that `path/to/file.py:Class` names."""
    path, _, name = said.rpartition(":")
    try:
        module = _module(str(Path(path).absolute()))
    except Refusal as refusal:
        raise Refusal(f"{said}: {refusal}") from None
    found = getattr(module, name, None)
    if found is None:
        there = [key for key, value in vars(module).items() if _defined_in(value, module.__name__)]
        known = f"; it has {', '.join(there)}" if there else ""
        raise Refusal(f"{said}: there is no class {name!r} in the file{known}")
    return checked(found, said)


def checked(found: object, said: str) -> type[Bot[Any]]:
    """What was found under a player's name, if it is a kind of bot."""
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Refusal(f"{said}: this is no player, which is a subclass of sobremesa.core.bot.Bot")
    return found


def _defined_in(value: object, module: str) -> bool:
    if not (isinstance(value, type) and issubclass(value, Bot)):
        return False
    # By name: to the compiler, a class has no such attribute.
    return str(getattr(value, "__module__", "")) == module


@cache
def _module(path: str) -> Any:
    """The module in a file, under a name that no other module has."""
    file = Path(path)
    if not file.is_file():
        raise Refusal("there is no such file")
    name = f"sobremesa_player_{file.stem}_{hashlib.sha256(path.encode()).hexdigest()[:8]}"
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise Refusal("this is no Python file")
    module = module_from_spec(spec)
    sys.modules[name] = module
    # Its neighbours can be imported, as if it were run; after all else, so that they hide nothing.
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as problem:
        del sys.modules[name]
        raise Refusal(f"it cannot be imported: {described(problem)}") from None
    return module


@cache
def all_installed() -> list[EntryPoint]:
    """The players of installed packages, for whichever game."""
    return sorted(entry_points(group=GROUP), key=lambda entry: entry.name)


def installed(game: str) -> dict[str, EntryPoint]:
    """The players of installed packages that can play the game, by the name they have there."""
    found: dict[str, EntryPoint] = {}
    for entry in all_installed():
        whose, dot, name = entry.name.rpartition(".")
        if whose == game:
            found[name] = entry
        elif not dot:
            found.setdefault(name, entry)
    return found


def class_installed(entry: EntryPoint) -> type[Bot[Any]]:
    """The class that an entry point names."""
    said = f"{entry.name} ({entry.value})"
    try:
        found = entry.load()
    except (Exception, SystemExit) as problem:
        raise Refusal(f"{said}: it cannot be imported: {described(problem)}") from None
    return checked(found, said)


def seated(kind: type[Bot[Any]], name: str) -> Bot[Any]:
    """A player of that class, ready to play."""
    try:
        bot = kind()
    except Exception as problem:
        raise Refusal(f"the player {name} cannot sit down: {described(problem)}") from None
    if not hasattr(bot, "looks"):
        reason = "its __init__ must call super().__init__()"
        raise Refusal(f"the player {name} cannot sit down: {reason}")
    return Guest(name, bot)
