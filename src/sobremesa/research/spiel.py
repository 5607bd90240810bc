"""The games for OpenSpiel: `register()`, then `pyspiel.load_game("sobremesa_macaron(players=3)")`.

The one chance node is the first: it draws which of `DEALS` games of the parameter `seed` is played.
All later luck follows from it, so a history tells a game. Whoever searches must therefore resample
(`resample_from_infostate`, which is `imagine`): a clone of the true state would know its luck.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from sobremesa.core.game import Game
from sobremesa.core.observing import Observer
from sobremesa.core.rng import Rng, seed_of
from sobremesa.core.vector import SHARES, rewards_of
from sobremesa.core.words import UNKNOWN
from sobremesa.games import SHELF, load
from sobremesa.research.setting import MissingExtra, Setting

try:
    import numpy as np
    import pyspiel

    from sobremesa.research.arrays import observed
except ImportError as error:
    raise MissingExtra("openspiel", error) from error

DEALS: Final = 4096
"""Outcomes of the first chance node."""

PREFIX: Final = "sobremesa_"


def type_of(game: Game[Any, Any]) -> Any:
    """What OpenSpiel is told of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Sobremesa's {game.name}, version {game.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # Also where nothing is hidden: OpenSpiel has searchers that resample for no other games.
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.kind.seats[-1],
        min_num_players=game.kind.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.kind.seats[0],
            "seed": 0,
            "options": "",
        },
    )


def options_said(said: str) -> dict[str, str]:
    """The options of `mode:2v2;goal:30`: OpenSpiel reads commas and equals signs itself."""
    return dict([part.split(":", 1) for part in said.split(";") if part])


class Known:
    """What all copies of a game and its states have in common: it is not copied with them."""

    def __init__(self, name: str, seats: int, options: str, seed: int) -> None:
        self.said = (name, seats, options, seed)
        self.setting = Setting(name, seats, options_said(options))
        self.full: Observer[Any, Any] = Observer(self.setting.game, seats, compact=False)

    def __deepcopy__(self, memo: dict[int, Any]) -> Known:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Known, self.said

    def dealt(self, deal: int) -> Any:
        """The state after the first chance node."""
        return self.setting.game.new(self.setting.options, seed_of(str(self.said[3]), deal))


class Holder:
    """A state that OpenSpiel may copy: it copies everything deeply, and ours clone themselves.

    It is written down as its history, which an imagined state does not have.
    """

    def __init__(self, known: Known, history: list[tuple[int, int]] | None) -> None:
        self.known = known
        self.s: Any = None
        self.history = history
        """The deal, then seats and their actions; None where the state was imagined."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Holder:
        twin = Holder(self.known, self.history.copy() if self.history is not None else None)
        twin.s = self.s.clone() if self.s is not None else None
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        if self.history is None:
            raise TypeError("a state that was resampled has no history to be written down by")
        return replayed, (self.known, self.history)

    def take(self, seat: int, action: int) -> None:
        """Carry out a deal (of no seat) or a choice."""
        if self.s is None:
            self.s = self.known.dealt(action)
        else:
            self.known.setting.game.flow.apply(self.s, seat, action)
        if self.history is not None:
            self.history.append((seat, action))


def replayed(known: Known, history: list[tuple[int, int]]) -> Holder:
    """The state after this history."""
    holder = Holder(known, [])
    for seat, action in history:
        holder.take(seat, action)
    return holder


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its players and options."""

    def __init__(self, name: str, params: dict[str, Any] | None) -> None:
        said = params or {}
        game = load(name)
        players = said.get("players", game.kind.seats[0])
        self.known = Known(name, players, said.get("options", ""), said.get("seed", 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.words.size,
            max_chance_outcomes=DEALS,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=game.kind.longest,
        )
        super().__init__(type_of(game), info, said)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Compact observations, or with all that a player could remember."""
        if params:
            raise ValueError(f"observations have no parameters, so there is no {params}")
        remembers = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.known.full if remembers else self.known.setting.observer)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A running game; where several choose at once, they are asked in the order of their seats."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.known: Known = game.known
        self.held = Holder(game.known, [])

    def current_player(self) -> Any:
        """Chance before the deal; then whoever is asked first."""
        s = self.held.s
        if s is None:
            return pyspiel.PlayerId.CHANCE
        waiting = self._flow().waiting(s)
        return waiting[0] if waiting else pyspiel.PlayerId.TERMINAL

    def _flow(self) -> Any:
        return self.known.setting.game.flow

    def _legal_actions(self, player: int) -> list[int]:
        observer = self.known.setting.observer
        legal = self._flow().legal(self.held.s, player)
        return sorted([observer.number(player, action) for action in legal])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals are equally likely."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.held.s is None:
            self.held.take(UNKNOWN, int(action))
            return
        player = self.current_player()
        self.held.take(player, self.known.setting.observer.action(player, int(action)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        setting = self.known.setting
        return setting.game.words.spell(setting.observer.action(player, int(action)))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.s is not None and self._flow().over(self.held.s)

    def returns(self) -> list[float]:
        """The shares of the victory, once it is over."""
        setting = self.known.setting
        if not self.is_terminal():
            return [0.0] * setting.seats
        return rewards_of(setting.game, self.held.s, SHARES)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that looks the same to the player, with other luck; `sampler()` is below 1."""
        game, flow = self.known.setting.game, self._flow()
        luck = Rng(repr([sampler() for _ in range(4)]).encode())
        found = SpielState(self.get_game())
        found.held = Holder(self.known, None)
        found.held.s = s = game.imagine(game.view(self.held.s, player), luck)
        # Who has chosen in secret is unknown to the player: whoever is asked before him has.
        while (seat := flow.waiting(s)[0]) != player:
            choices = flow.legal(s, seat)
            flow.apply(s, seat, choices[luck.below(len(choices))])
        return found

    def __str__(self) -> str:
        if self.held.s is None:
            return "before the deal"
        return str(self.known.setting.game.reveal(self.held.s))


class SpielObserver:
    """What OpenSpiel asks for a tensor or a string of what a player sees."""

    def __init__(self, observer: Observer[Any, Any]) -> None:
        self.observer = observer
        self.tensor = np.zeros(observer.cells, np.float32)
        self.dict = {
            span.fact.key: self.tensor[span.start : span.start + span.size].reshape(span.fact.shape)
            for span in observer.layout.spans
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees; nothing before the deal."""
        if state.held.s is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = observed(self.observer, state.held.s, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Equal where the player sees the same."""
        if state.held.s is None:
            return "before the deal"
        return sha256(observed(self.observer, state.held.s, player).tobytes()).hexdigest()


def register() -> list[str]:
    """Let OpenSpiel know all games, once; give the names to load them by."""
    known = set(pyspiel.registered_names())
    names = [PREFIX + name for name in SHELF]
    for name in SHELF:
        if PREFIX + name not in known:
            pyspiel.register_game(type_of(load(name)), making(name))
    return names


def making(name: str) -> type[SpielGame]:
    """The class of one game, which OpenSpiel calls with its parameters."""

    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named
