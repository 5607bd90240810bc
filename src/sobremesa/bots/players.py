"""Everybody who can be asked to play a game, by name.

The house's players can play any game; a game brings its own; `search` thinks ahead with the best of
them, as far as its name says (`search-400`), and `tree` in another way; characters play in their
manner and as strong as their name says (`luz-2`, or `level-2` for nobody in particular); installed
packages add theirs; and `path/to/file.py:Class` names one that nobody has installed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sobremesa.bots.characters import CHARACTERS, LEVEL, asked
from sobremesa.bots.levels import Levelled, levelled, strengths_of
from sobremesa.bots.outsiders import class_in_file, class_installed, installed, is_file, seated
from sobremesa.bots.search import Budget, Helpers, Searcher, can_search
from sobremesa.bots.tree import Tree
from sobremesa.core.bot import Bot, RandomBot
from sobremesa.core.game import Game
from sobremesa.core.words import Refusal

RANDOM: Final = "random"
"""Takes any choice; of all players it is the one that cannot fail."""

SEARCH: Final = "search"
"""Tries its choices out in imagined worlds; `search-400` with so many simulations."""

TREE: Final = "tree"
"""Grows a tree of choices in imagined worlds; `tree-400` with so many simulations."""

Make = Callable[[], Bot[Any]]


def _house() -> dict[str, Make]:
    return {RANDOM: RandomBot}


def _own(game: Game[Any, Any]) -> dict[str, Make]:
    """The game's own players, weakest first."""
    return game.players


def at_home(game: Game[Any, Any]) -> list[str]:
    """The players that need no outsider: the house's and the game's own, weakest first."""
    thinking = [SEARCH] if can_search(game) else []
    return [*_house(), *_own(game), *thinking]


def players(game: Game[Any, Any]) -> list[str]:
    """The names of all who can play the game."""
    home = at_home(game) + ([TREE] if can_search(game) else [])
    return home + [name for name in installed(game.name) if name not in home]


def characters(game: Game[Any, Any]) -> list[str]:
    """The characters that can play the game as strong as they like to."""
    there = strengths_of(game)
    return [name for name, manner in CHARACTERS.items() if manner.strength in there]


def usual(game: Game[Any, Any]) -> str:
    """Who plays if nobody says who: the best that the game has brought, which answers at once."""
    return [*_house(), *_own(game)][-1]


def player(said: str, game: Game[Any, Any]) -> Bot[Any]:
    """A player of that name, ready to play; a clear refusal says who there is."""
    if is_file(said):
        return seated(class_in_file(said), said)
    for known in (_house(), _own(game)):
        if said in known:
            return known[said]()
    if said == SEARCH or said.startswith(f"{SEARCH}-"):
        return Searcher(game, _budget(SEARCH, said))
    if said == TREE or said.startswith(f"{TREE}-"):
        return Tree(game, _budget(TREE, said))
    named = asked(said)
    if named is not None:
        return levelled(game, named)
    entry = installed(game.name).get(said)
    if entry is not None:
        return seated(class_installed(entry), said)
    known_names = ", ".join([*players(game), *named_levels(game)])
    raise Refusal(f"{game.name} has no player {said!r}; it has {known_names} and any FILE.py:CLASS")


def named_levels(game: Game[Any, Any]) -> list[str]:
    """How those are asked who have a strength: in general, and each character."""
    there = strengths_of(game)
    levels = [f"{LEVEL}-{there[0]} to {LEVEL}-{there[-1]}"] if there else []
    return levels + characters(game)


def _budget(name: str, said: str) -> Budget:
    """How much the player of that name may think: 400 simulations in `search-400`."""
    if said == name:
        return Budget()
    number = said[len(name) + 1 :]
    if not (number.isascii() and number.isdigit() and len(number) < 9):
        raise Refusal(f"a search has a number of simulations, as in {name}-400, not {said!r}")
    return Budget(int(number))


def think_with(bot: Bot[Any], helpers: Helpers[Any] | None) -> None:
    """Let these help the player where it searches; it chooses the same without them."""
    if isinstance(bot, Levelled):
        bot = bot.searcher if bot.searcher is not None else bot
    if isinstance(bot, Searcher):
        bot.helpers = helpers


def for_seats(said: list[str], seats: int, one_for_all: bool = True) -> list[str]:
    """The sitter of each seat; where that is allowed, one alone is meant for all of them."""
    if one_for_all and len(said) == 1:
        return said * seats
    if len(said) != seats:
        wanted = f"1 or {seats}" if one_for_all else str(seats)
        raise Refusal(f"{seats} seats need {wanted} sitters, not {len(said)}")
    return said


def sit_down(said: list[str], game: Game[Any, Any], seats: int) -> list[Bot[Any]]:
    """A player for each seat, from one name for all or one for each."""
    return [player(name, game) for name in for_seats(said, seats)]
