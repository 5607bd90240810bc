"""What is told to those who run a server is true."""

from __future__ import annotations

import json
import re
from typing import Any

import typer

from house.checkout import ROOT
from house.test_docs import blocks
from sobremesa.cli import app
from sobremesa.play.figures import REGISTRY

BOARD = json.loads((ROOT / "docs" / "grafana.json").read_text(encoding="utf-8"))


def asked() -> set[str]:
    """The figures that the dashboard asks for, as they are called where they are counted."""
    expressions = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
    names = re.findall(r"\bsobremesa_\w+", " ".join(expressions))
    return {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in names}


def test_the_dashboard_shows_every_figure_and_no_other() -> None:
    assert asked() == {family.name for family in REGISTRY.collect()}


def test_the_dashboard_is_laid_out_without_overlap() -> None:
    taken: set[tuple[int, int]] = set()
    panels: list[dict[str, Any]] = BOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    for panel in panels:
        place = panel["gridPos"]
        cells = {
            (place["x"] + x, place["y"] + y) for x in range(place["w"]) for y in range(place["h"])
        }
        assert max(x for x, _ in cells) < 24
        assert not cells & taken, panel["title"]
        taken |= cells


def test_the_service_is_started_with_options_that_there_are() -> None:
    (unit,) = blocks("docs/serving.md", "ini")
    (line,) = re.findall(r"ExecStart=\S+/sobremesa (serve .*)", unit)
    serve: Any = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    known = {option for parameter in serve.params for option in parameter.opts}
    used = set(re.findall(r"--[a-z-]+", line))
    assert used
    assert used <= known
