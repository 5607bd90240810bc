"""Takes the pictures of the games' boxes anew (`make boxes`)."""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path
from typing import Final

from browser.chromium import launched
from browser.guest import SERVE, SIZES, Guest
from browser.pictures import ROOT, THEMES
from sobremesa.games import SHELF
from web.serving import kept_in, running

KEPT: Final = ROOT / "src" / "sobremesa" / "web" / "client" / "pages" / "lobby" / "pictures"
SIGHTS: Final = {"desktop": "wide", "phone": "phone"}
QUALITY: Final = 62
"""They are small, and the table itself comes soon."""
BARE: Final = ".tick { display: none !important } .sight { border: 0 !important }"
"""What lies on a box is no part of its picture."""
MOVING: Final = {"pace": "instant", "sound": False}


def of_box(guest: Guest, game: str) -> bytes:
    """A picture of what lies in a game's box, as soon as it is there."""
    page = guest.page
    box = page.locator(f'.box[data-game="{game}"]')
    box.locator("label").click()
    page.mouse.move(0, 0)  # Or else it points at whatever is scrolled under it.
    sight = box.locator(".sight[data-moving]")
    sight.wait_for()
    box.evaluate("(one) => one.scrollIntoView({ block: 'center', inline: 'center' })")
    guest.come_to_rest()
    area = sight.bounding_box()
    assert area is not None
    assert area["x"] >= 0
    assert area["x"] + area["width"] <= SIZES[guest.size]["viewport"]["width"]
    session = guest.context.new_cdp_session(page)
    # Pictures are cut out of the whole page, however far it is scrolled.
    clip = {"scale": 1, **area, "y": area["y"] + page.evaluate("scrollY")}
    asked = {"format": "webp", "quality": QUALITY, "clip": clip}
    shot = session.send("Page.captureScreenshot", asked)
    session.detach()
    return base64.b64decode(shot["data"])


def main() -> None:
    """Take a picture of each game, for each size and theme."""
    KEPT.mkdir(parents=True, exist_ok=True)
    for old in KEPT.glob("*.webp"):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as folder,
        launched() as chromium,
        running(kept_in(Path(folder)), *SERVE) as house,
    ):
        for size, sight in SIGHTS.items():
            for theme in THEMES:
                wishes = {**MOVING, "theme": theme}
                sharp = {**SIZES[size], "device_scale_factor": 2}
                guest = Guest(chromium, house.base, size, settings=wishes, **sharp)
                guest.open("/").add_style_tag(content=BARE)
                for game in SHELF:
                    picture = of_box(guest, game)
                    (KEPT / f"{game}-{sight}-{theme}.webp").write_bytes(picture)
                guest.context.close()
    total = sum(path.stat().st_size for path in KEPT.glob("*.webp"))
    print(f"{len(list(KEPT.glob('*.webp')))} pictures, {total // 1024} kB, in {KEPT}")


if __name__ == "__main__":
    main()
