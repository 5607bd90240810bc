"""Finds the weights of a game's mind from games that its heuristic plays against itself.

The chance of a side is a softmax over what its terms are worth, so this is a logistic regression:
convex, fitted in seconds, and every weight can be read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sobremesa.bots.search import mind_of, policy_of, side_shares
from sobremesa.core.game import Game
from sobremesa.core.mind import Mind, Weights
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng, seed_of
from sobremesa.core.words import UNKNOWN, Refusal

if TYPE_CHECKING:
    from numpy import ndarray

    Array = ndarray[Any, Any]

STRAY: Final = 12
"""One choice in so many is made at random, so that not all games are alike."""
BETWEEN: Final = 40
"""Besides the beginnings of chapters, one choice in so many is looked at."""
HELD_OUT: Final = 5
"""One game in so many is kept to judge the weights by."""
RIDGE: Final = 3.0
"""How strongly weights are drawn to zero: the fewer games, the more that matters."""
STEPS: Final = 25
FINE: Final = 1e-7
"""Newton's method ends after so many steps, or when they are so small."""


@dataclass
class Moment:
    """How a game stood, mostly when a chapter began, and how it ended."""

    features: list[list[float]]
    """Of each side: its terms as they count at the beginning, then as they count at the end."""
    shares: list[float]
    """What each side had of the victory in the end."""


@dataclass(frozen=True)
class Fit:
    """The weights of one kind of table, and how well they foretell games that were kept apart."""

    table: str
    games: int
    moments: int
    weights: list[list[float]]
    constant: float
    """The mean log-loss of a judge who knows nothing but the number of sides,"""
    old: float
    """of the weights there were,"""
    new: float
    """and of these."""


def tables_of(game: Game[Any, Any]) -> dict[str, Options]:
    """The kinds of tables that have weights of their own, each with the options of one of them."""
    mind = mind_of(game)
    found: dict[str, Options] = {}
    usual = [game.options_among_bots(seats) for seats in game.kind.seats]
    for options in [*usual, *game.all_options()]:
        found.setdefault(mind.table(game.new(options, b"table")), options)
    return found


def train(
    game: Game[Any, Any],
    games: int,
    seed: str,
    tables: list[str] | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Fit]:
    """Fit the weights of each kind of table to so many games."""
    known = tables_of(game)
    if games < HELD_OUT:
        raise Refusal(f"training takes {HELD_OUT} games or more, not {games}")
    for table in tables or []:
        if table not in known:
            raise Refusal(f"{game.name} has no table {table!r}; it has {', '.join(known)}")
    fits = []
    for table in tables or known:
        kept: list[Moment] = []
        used: list[Moment] = []
        for number in range(games):
            moments = play(game, known[table], seed_of(f"{seed} {table}", number))
            (kept if number % HELD_OUT == 0 else used).extend(moments)
            if progress:
                progress(1)
        fits.append(fit(mind_of(game), table, games, used, kept))
    return fits


def play(game: Game[Any, Any], options: Options, seed: bytes) -> list[Moment]:
    """The chapters of a game that the heuristic plays against itself, not always at its best."""
    mind, policy, flow = mind_of(game), policy_of(game), game.flow
    s = game.new(options, seed)
    luck = Rng(seed + b"training")
    chapter = UNKNOWN
    found: list[list[list[float]]] = []
    while (seat := flow.ask(s)) != UNKNOWN:
        if mind.chapter(s) != chapter or luck.below(BETWEEN) == 0:
            chapter = mind.chapter(s)
            found.append(features_of(mind, s))
        choices = flow.choices(s, seat)
        if luck.below(STRAY) == 0:
            action = choices[luck.below(len(choices))]
        else:
            action = policy.choose(game.view(s, seat), choices, luck)
        flow.take(s, seat, action)
    shares = side_shares(game, mind, s)
    return [Moment(features, shares) for features in found]


def features_of(mind: Mind[Any, Any], s: Any) -> list[list[float]]:
    """The terms of each side, twice: as they count at the beginning, and at the end."""
    stage = mind.stage(s)
    found = []
    for side in range(mind.sides(s)):
        terms = mind.terms(s, side)
        found.append([term * (1 - stage) for term in terms] + [term * stage for term in terms])
    return found


def fit(
    mind: Mind[Any, Any], table: str, games: int, used: list[Moment], kept: list[Moment]
) -> Fit:
    """The weights by which the moments that are used become likeliest."""
    np = _numpy()
    size = len(mind.weights.terms)
    found = _newton(*_arrays(used))
    weights = [[round(float(each), 4) for each in part] for part in (found[:size], found[size:])]
    features, shares = _arrays(kept)
    old = mind.weights.tables.get(table, [[0.0] * size, [0.0] * size])
    return Fit(
        table=table,
        games=games,
        moments=len(used) + len(kept),
        weights=weights,
        constant=_loss(features, shares, np.zeros(2 * size)),
        old=_loss(features, shares, np.array(old[0] + old[1])),
        new=_loss(features, shares, np.array(weights[0] + weights[1])),
    )


def _numpy() -> Any:
    try:
        import numpy as np
    except ImportError:
        raise Refusal("training needs numpy: pip install 'sobremesa[train]'") from None
    return np


def _arrays(moments: list[Moment]) -> tuple[Array, Array]:
    """Features by moment, side and term, and shares by moment and side."""
    np = _numpy()
    return (
        np.array([moment.features for moment in moments]),
        np.array([moment.shares for moment in moments]),
    )


def _chances(features: Array, weights: Array) -> Array:
    np = _numpy()
    merits = features @ weights
    pulls = np.exp(merits - merits.max(axis=1, keepdims=True))
    chances: Array = pulls / pulls.sum(axis=1, keepdims=True)
    return chances


def _loss(features: Array, shares: Array, weights: Array) -> float:
    """The mean log-loss; of a shared victory each side counts by its share."""
    np = _numpy()
    chances = np.maximum(_chances(features, weights), 1e-12)
    return float(-(shares * np.log(chances)).sum(axis=1).mean())


def _newton(features: Array, shares: Array) -> Array:
    """Newton's method for the softmax, with a ridge that keeps weights small."""
    np = _numpy()
    size = features.shape[2]
    weights = np.zeros(size)
    for _ in range(STEPS):
        chances = _chances(features, weights)
        slope = np.einsum("nk,nkf->f", shares - chances, features) - RIDGE * weights
        mean = np.einsum("nk,nkf->nf", chances, features)
        bend = np.einsum("nk,nkf,nkg->fg", chances, features, features, optimize=True)
        bend = bend - mean.T @ mean + RIDGE * np.eye(size)
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if float(np.abs(step).max()) < FINE:
            break
    found: Array = weights
    return found


def written(terms: list[str], fits: list[Fit], old: Weights, command: str) -> str:
    """The text of `weights.toml`; tables that were not trained now stay as they were."""
    tables = dict(old.tables) | {each.table: each.weights for each in fits}
    lines = [
        "# What each term counts, at the beginning of a game and at its end, by kind of table.",
        "# Found by playing; no rule depends on it.",
        f'command = "{command}"',
    ]
    for table, (start, end) in tables.items():
        lines += ["", f"[table.{table}]"]
        lines += [f"{term} = [{start[i]}, {end[i]}]" for i, term in enumerate(terms)]
    return "\n".join(lines) + "\n"
