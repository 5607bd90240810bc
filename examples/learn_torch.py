"""The same as learn.py with PyTorch: a network that is easily made larger, or moved elsewhere.

    pip install 'sobremesa[torch]'
    python examples/learn_torch.py la_macarena --seats 2 --option max_hands=1 --minutes 5

Games, memory and measuring are those of learn.py; what differs is who chooses and learns.
"""

from __future__ import annotations

import numpy as np
import torch
from learn import Batch, main
from numpy.typing import NDArray
from torch import Tensor, nn

from sobremesa.research.vector import VectorTables

NEVER = -1e9


class TorchNetwork(nn.Module):
    """Two hidden layers, from there a score for each action and one for the seat."""

    def __init__(self, tables: VectorTables, hidden: int, rng: np.random.Generator) -> None:
        super().__init__()
        torch.manual_seed(int(rng.integers(2**31)))
        mosts = torch.tensor(tables.setting.observer.layout.mosts(), dtype=torch.float32)
        self.scale = (1 / mosts).clip(1e-2, 1)
        cells, actions = tables.observations.shape[1], tables.masks.shape[1]
        self.body = nn.Sequential(
            nn.Linear(cells, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        self.adam = torch.optim.Adam(self.parameters())

    def forward(self, cells: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of all actions that are allowed, and what is expected."""
        hidden = self.body(cells * self.scale)
        logits = torch.where(masks > 0, self.policy(hidden), NEVER)
        return logits.log_softmax(dim=1), self.value(hidden)[:, 0]

    @torch.no_grad()
    def choose(self, cells: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """An action for each line, drawn by its chance."""
        logs, _ = self(torch.from_numpy(cells), torch.from_numpy(masks))
        chosen: NDArray[np.int64] = torch.multinomial(logs.exp(), 1)[:, 0].numpy()
        return chosen

    def learn(self, batch: Batch, rate: float, curious: float) -> None:
        """One step of Adam on policy gradient, entropy and squared error of what was expected."""
        cells, masks, actions, earned = [torch.from_numpy(part) for part in batch]
        logs, expected = self(cells, masks)
        lead = (earned - expected).detach()
        weight = (lead - lead.mean()) / (lead.std() + 1e-6)
        chosen = logs.gather(1, actions[:, None])[:, 0]
        entropy = -(logs.exp() * logs).sum(dim=1)
        loss = -(weight * chosen) - curious * entropy + 0.5 * (expected - earned) ** 2
        for group in self.adam.param_groups:
            group["lr"] = rate
        self.adam.zero_grad()
        loss.mean().backward()
        self.adam.step()


if __name__ == "__main__":
    main(TorchNetwork)
