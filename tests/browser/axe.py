"""What axe, the checker of accessibility, says of a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from browser.guest import Guest

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")

RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


def complaints(guest: Guest) -> list[str]:
    """What axe finds grave on the page as it is."""
    guest.come_to_rest()
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = guest.page.evaluate(RUN)
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"][:3]
    ]
