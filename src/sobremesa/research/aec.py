"""A table for PettingZoo: every seat is an agent, and each chooses when it is asked."""

from __future__ import annotations

import secrets
from typing import Any

from sobremesa.core.rng import seed_of
from sobremesa.core.scribe import Plain
from sobremesa.core.vector import SHARES, changes, hopes, rewards_of
from sobremesa.core.words import SPECTATOR, Refusal
from sobremesa.research.setting import MissingExtra, Setting

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv

    from sobremesa.research.arrays import Cells, Marks, mask_space, masked, observation_space
    from sobremesa.research.arrays import observed as cells_seen
except ImportError as error:
    raise MissingExtra("pettingzoo", error) from error

Seen = dict[str, Cells | Marks]


class TableEnv(AECEnv):  # type: ignore[misc]
    """Agents `seat_0`, `seat_1`, …; observations are `{"observation", "action_mask"}`.

    Where several choose at once, they are asked one after the other in the order of the seats, and
    none sees what another has chosen. Rewards come for all seats together: at the end alone, or
    by worth after each choice.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        compact: bool = True,
        reward: str = SHARES,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, seats, options, compact, reward)
        self.metadata = {
            "name": f"sobremesa/{self.setting.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        observer = self.setting.observer
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": observation_space(observer), "action_mask": mask_space(observer)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(observer.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay a new game out; the same seed lays out the same one."""
        said = str(seed) if seed is not None else secrets.token_hex(16)
        self._s = self.setting.game.new(self.setting.options, seed_of(said))
        self._hopes = hopes(self.setting.game, self._s) if self.setting.dense else []
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[self.setting.game.flow.waiting(self._s)[0]]

    def observe(self, agent: str) -> Seen:
        """What the agent sees, and what it may choose if it is asked."""
        seat, observer = self.possible_agents.index(agent), self.setting.observer
        return {
            "observation": cells_seen(observer, self._s, seat),
            "action_mask": masked(observer, self._s, seat),
        }

    def step(self, action: int | None) -> None:
        """Make the choice of the agent that is asked; refuse what its mask does not allow."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refusal(f"{agent} is asked for an action, and None is none")
        setting, seat = self.setting, self.possible_agents.index(agent)
        meant = setting.observer.action(seat, int(action))
        setting.game.flow.apply(self._s, seat, meant)
        self._cumulative_rewards[agent] = 0.0
        over = setting.game.flow.over(self._s)
        self.rewards = dict(zip(self.possible_agents, self._earned(over), strict=True))
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()
        self._deads_step_first()

    def _earned(self, over: bool) -> list[float]:
        setting = self.setting
        if setting.dense:
            before, self._hopes = self._hopes, hopes(setting.game, self._s)
            return changes(before, self._hopes)
        if over:
            return rewards_of(setting.game, self._s, setting.reward)
        return [0.0] * setting.seats

    def render(self) -> str | None:
        """What everybody knows, a fact in each line."""
        if self.render_mode is None:
            return None
        plain = Plain()
        self.setting.game.view(self._s, SPECTATOR).describe(plain)
        return "\n".join(f"{key}: {value}" for key, value in plain.facts.items() if value)

    def close(self) -> None:
        """There is nothing to close."""
