"""The examples that learn do run, and learn from what they are shown."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from sobremesa.research import vector_tables

EXAMPLES = Path(__file__).parents[2] / "examples"
NETWORKS = {"learn": "Network", "learn_torch": "TorchNetwork"}


@pytest.fixture(params=NETWORKS)
def example(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    if request.param == "learn_torch":
        pytest.importorskip("torch", reason="the extra torch is not installed")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return import_module(request.param)


def test_a_curve_is_printed_and_drawn(
    example: Any,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    drawn = tmp_path / "curve.svg"
    words = ["template", "--seats", "2", "--minutes", "0.001", "--measured", "8", "--batch", "64"]
    words += ["--plot", str(drawn)]
    monkeypatch.setattr(sys, "argv", ["learn.py", *words])
    example.main(getattr(example, NETWORKS[example.__name__]))
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 13
    assert lines[0].split()[:2] == ["minutes", "games"]
    dots = [one for one in ElementTree.parse(drawn).iter() if one.tag.endswith("circle")]
    assert len(dots) == 11


def test_what_has_brought_more_becomes_likelier(example: Any) -> None:
    tables = vector_tables("template", 2, count=32)
    tables.reset(1)
    network = getattr(example, NETWORKS[example.__name__])(tables, 32, np.random.default_rng(1))
    cells, masks = tables.observations.copy(), tables.masks.copy()
    best = masks.argmax(axis=1)

    def chosen() -> float:
        return float(np.mean([network.choose(cells, masks) == best for _ in range(20)]))

    before = chosen()
    for _ in range(60):
        actions = network.choose(cells, masks)
        rewards = (actions == best).astype(np.float32)
        network.learn(import_module("learn").Batch(cells, masks, actions, rewards), 0.01, 0.0)
    assert chosen() > max(0.9, before)
