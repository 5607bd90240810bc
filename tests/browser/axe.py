"""What axe, the checker of accessibility, says of a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser.guest import Guest

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")

RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


def complaints(guest: Guest) -> list[str]:
    """What axe finds grave on the guest's page, once nothing moves there."""
    guest.come_to_rest()
    return complaints_of(guest.page)


def complaints_of(page: Page) -> list[str]:
    """What axe finds grave on a page as it is."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"][:3]
    ]
